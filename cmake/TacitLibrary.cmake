# The few words our CMake files are written in.

# What every target of ours gets, and no third-party header does. Another project is spared our warnings.
function(tacit_settings target)
  target_include_directories(${target} PUBLIC "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>")
  if(PROJECT_IS_TOP_LEVEL)
    target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow)
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${target} PRIVATE -Wno-restrict)  # g++ 12 sees overlaps in std::string that are not there
  else()
    target_compile_options(${target} PRIVATE -fconstexpr-steps=100000000)  # clang's default is too few for our tables
  endif()
endfunction()

# tacit_units(<result> <name> <root> <sources>...)
# The sources as they are; or with TACIT_UNITY a few units that include up to sixteen of them each. Not CMake's own unity builds:
# those name files by their full paths, so that no clone could use what another one has compiled. <root> is one of the
# target's include folders.
function(tacit_units result name root)
  set(sources ${ARGN})
  set(units ${sources})
  if(TACIT_UNITY AND sources)
    set(units)
    list(LENGTH sources n)
    math(EXPR most "(${n} + 15) / 16")
    math(EXPR most "(${n} + ${most} - 1) / ${most}")  # all units of about the same size
    while(sources)
      list(SUBLIST sources 0 ${most} together)
      list(REMOVE_ITEM sources ${together})
      set(text)
      foreach(source IN LISTS together)
        cmake_path(ABSOLUTE_PATH source)
        cmake_path(RELATIVE_PATH source BASE_DIRECTORY "${root}")
        string(APPEND text "#include \"${source}\"\n")
      endforeach()
      list(LENGTH units n)
      set(unit "${CMAKE_CURRENT_BINARY_DIR}/units/${name}_${n}.cpp")
      file(CONFIGURE OUTPUT "${unit}" CONTENT "${text}" @ONLY)
      list(APPEND units "${unit}")
    endwhile()
  endif()
  set(${result} ${units} PARENT_SCOPE)
endfunction()

# tacit_library(<folder> <sources>... [DEPENDS <folder>...])
# One folder under src/ as the library tacit_<folder>, for other projects Tacit::<folder>. No sources: headers only.
# With BUILD_SHARED_LIBS a shared one, for other projects only: our program is linked statically.
function(tacit_library folder)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS")
  tacit_units(units ${folder} "${PROJECT_SOURCE_DIR}/src" ${arg_UNPARSED_ARGUMENTS})
  set(kind STATIC)
  if(TACIT_LIBRARIES_ONLY AND BUILD_SHARED_LIBS)
    set(kind SHARED)
  endif()
  add_library(tacit_${folder} ${kind} ${units})
  add_library(Tacit::${folder} ALIAS tacit_${folder})
  set_target_properties(tacit_${folder} PROPERTIES LINKER_LANGUAGE CXX)
  tacit_settings(tacit_${folder})
  if(kind STREQUAL "SHARED")  # before 1.0 a new minor version may change anything
    set_target_properties(tacit_${folder} PROPERTIES VERSION ${PROJECT_VERSION} INSTALL_RPATH "$ORIGIN"
                          SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
  endif()
  if(NOT PROJECT_IS_TOP_LEVEL)
    target_include_directories(tacit_${folder} INTERFACE "$<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/include>")
  endif()
  list(TRANSFORM arg_DEPENDS PREPEND tacit_)
  target_link_libraries(tacit_${folder} PUBLIC ${arg_DEPENDS})
  target_compile_features(tacit_${folder} PUBLIC cxx_std_20)
  set_property(GLOBAL APPEND PROPERTY TACIT_LIBRARIES tacit_${folder})
  if(folder IN_LIST core AND kind STREQUAL "STATIC")
    # As the Python module needs it: compiled once for both, by way of ccache. Hidden names keep the code as fast.
    set_target_properties(tacit_${folder} PROPERTIES POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden)
  endif()
endfunction()

# tacit_include_folder()
# The headers as other projects include them, <tacit/rules/tacit.h>, where these take Tacit in: links to our folders, and the version.
function(tacit_include_folder)
  set(include "${PROJECT_BINARY_DIR}/include/tacit")
  file(MAKE_DIRECTORY "${include}")
  foreach(folder IN LISTS libraries)
    file(CREATE_LINK "${PROJECT_SOURCE_DIR}/src/${folder}" "${include}/${folder}" SYMBOLIC)
  endforeach()
  configure_file("${PROJECT_SOURCE_DIR}/cmake/version.h.in" "${include}/version.h" @ONLY)
endfunction()

# tacit_waits(<target>)
# Code that waits for people, disks and networks most of the time: -O2 compiles sooner, and is as fast to use.
function(tacit_waits target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O2>)
endfunction()

# tacit_precompile(<target> <as for target_precompile_headers>)
# Not where files are compiled together: the headers are then read a few times only.
function(tacit_precompile target)
  if(NOT TACIT_UNITY)
    target_precompile_headers(${target} ${ARGN})
  endif()
endfunction()

# tacit_precompile_server(<target>)
# What most files of the server read, and a third of the work of compiling them.
function(tacit_precompile_server target)
  tacit_precompile(${target} PRIVATE
    <algorithm> <array> <chrono> <functional> <map> <memory> <optional> <set> <span> <string> <unordered_map> <variant>
    <vector>
    [["json/json.h"]] [["net/net.h"]] [["store/keeper.h"]] [["table/message.h"]] [["table/table.h"]])
endfunction()

# tacit_program(<name> <sources>... [DEPENDS <folder>...])
# An executable at the top of the build folder, where people look for it.
function(tacit_program name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS")
  add_executable(${name} ${arg_UNPARSED_ARGUMENTS})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")
  tacit_settings(${name})
  list(TRANSFORM arg_DEPENDS PREPEND tacit_)
  target_link_libraries(${name} PRIVATE ${arg_DEPENDS})
endfunction()

# tacit_extra(<target>...)
# Programs that ./test does without: `make` builds them, and so do the thorough tests.
function(tacit_extra)
  set_target_properties(${ARGV} PROPERTIES EXCLUDE_FROM_ALL ON)
  if(NOT TARGET extras)
    add_custom_target(extras)
  endif()
  add_dependencies(extras ${ARGV})
endfunction()

# All folders there are: what tests, benchmarks and fuzz targets link with.
function(tacit_link_everything target)
  get_property(libraries GLOBAL PROPERTY TACIT_LIBRARIES)
  target_link_libraries(${target} PRIVATE ${libraries})
endfunction()
