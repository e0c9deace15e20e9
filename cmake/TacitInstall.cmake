# What `cmake --install` puts where: the program with its page, where that is built; and, as component `development`,
# the libraries for other C++ projects with their headers, the package `Tacit` (find_package) and tacit.pc (pkg-config).
# Left out are the folders of the server.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(package "${CMAKE_INSTALL_LIBDIR}/cmake/Tacit")
set(headers "${CMAKE_INSTALL_INCLUDEDIR}/tacit")

foreach(folder IN LISTS libraries)
  set_target_properties(tacit_${folder} PROPERTIES EXPORT_NAME ${folder})
  # The second folder is for "rules/tacit.h", the way up to version 0.1: it goes with the next one.
  install(TARGETS tacit_${folder} EXPORT Tacit ARCHIVE COMPONENT development LIBRARY COMPONENT development
          INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}" "${headers}")
  install(DIRECTORY "${PROJECT_SOURCE_DIR}/src/${folder}" DESTINATION "${headers}" COMPONENT development
          FILES_MATCHING PATTERN "*.h" PATTERN weights EXCLUDE)
endforeach()

install(FILES "${PROJECT_BINARY_DIR}/include/tacit/version.h" DESTINATION "${headers}" COMPONENT development)

# Among themselves, installed headers find each other by relative paths: no include folder has names such as "text/words.h".
install(CODE "set(headers \"${headers}\")" COMPONENT development)
install(CODE [[
  file(GLOB found "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/${headers}/*/*.h")
  foreach(header IN LISTS found)
    file(READ "${header}" text)
    string(REGEX REPLACE "#include \"([a-z]+/)" "#include \"../\\1" text "${text}")
    file(WRITE "${header}" "${text}")
  endforeach()]] COMPONENT development)

# One file for all libraries: the linker takes of them what is used. What includes others stands before them.
set(linked ${libraries})
list(REVERSE linked)
list(TRANSFORM linked PREPEND "-ltacit_")
list(JOIN linked " " linked)
file(RELATIVE_PATH up "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
configure_file("${CMAKE_CURRENT_LIST_DIR}/tacit.pc.in" "${PROJECT_BINARY_DIR}/tacit.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/tacit.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig" COMPONENT development)

install(EXPORT Tacit FILE TacitTargets.cmake NAMESPACE Tacit:: DESTINATION "${package}" COMPONENT development)
configure_package_config_file("${CMAKE_CURRENT_LIST_DIR}/TacitConfig.cmake.in" "${PROJECT_BINARY_DIR}/TacitConfig.cmake"
                              INSTALL_DESTINATION "${package}")
write_basic_package_version_file("${PROJECT_BINARY_DIR}/TacitConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/TacitConfig.cmake" "${PROJECT_BINARY_DIR}/TacitConfigVersion.cmake"
        DESTINATION "${package}" COMPONENT development)

if(TARGET tacit)
  install(TARGETS tacit RUNTIME COMPONENT program)
  install(DIRECTORY "${PROJECT_BINARY_DIR}/page/" DESTINATION "${CMAKE_INSTALL_DATADIR}/tacit/page"
          COMPONENT program OPTIONAL)
  # The program writes its manual page and the completions for shells itself.
  set(written "${PROJECT_BINARY_DIR}/written")
  foreach(each "manual|tacit.1|man/man1" "completions bash|tacit|bash-completion/completions"
               "completions zsh|_tacit|zsh/site-functions" "completions fish|tacit.fish|fish/vendor_completions.d")
    string(REPLACE "|" ";" each "${each}")
    list(GET each 0 command)
    list(GET each 1 name)
    list(GET each 2 folder)
    string(REPLACE " " ";" command "${command}")
    install(CODE "file(MAKE_DIRECTORY \"${written}\")
execute_process(COMMAND \"$<TARGET_FILE:tacit>\" ${command} OUTPUT_FILE \"${written}/${name}\" COMMAND_ERROR_IS_FATAL ANY)"
            COMPONENT program)
    install(FILES "${written}/${name}" DESTINATION "${CMAKE_INSTALL_DATADIR}/${folder}" COMPONENT program)
  endforeach()
endif()
