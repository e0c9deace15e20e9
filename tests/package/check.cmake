# Takes Tacit into the project beside this file, builds that, and runs it.
#   cmake -DWAY=<find_package|add_subdirectory|FetchContent> -DBUILD=<build folder> -DVERSION=<x.y.z> -DCOMPILER=<c++>
#         -DLAUNCHER=<before the compiler> -DFLAGS=<flags> -P check.cmake
set(prefix "${BUILD}/package/${WAY}/prefix")
set(project "${BUILD}/package/${WAY}/project")
file(REMOVE_RECURSE "${prefix}" "${project}")

function(must)
  execute_process(COMMAND ${ARGV} COMMAND_ERROR_IS_FATAL ANY OUTPUT_VARIABLE output)
  set(output "${output}" PARENT_SCOPE)
endfunction()

cmake_path(SET tacit NORMALIZE "${CMAKE_CURRENT_LIST_DIR}/../..")
set(options "-DCMAKE_PREFIX_PATH=${prefix}" -DCMAKE_BUILD_TYPE=Debug)
set(said "^Tacit ${VERSION}: give:")
if(WAY STREQUAL "find_package")
  must("${CMAKE_COMMAND}" --install "${BUILD}" --component development --prefix "${prefix}")
else()
  # Nothing but the compiler: what is asked for all the same is an error, or is left behind in the project.
  set(options "-DTACIT=${tacit}" -DTACIT_UNITY=ON)
  foreach(package Boost CLI11 CURL GTest ICU OpenSSL benchmark nlohmann_json prometheus-cpp rapidcheck spdlog)
    list(APPEND options -DCMAKE_DISABLE_FIND_PACKAGE_${package}=ON)
  endforeach()
  set(said " win after ")
endif()
set(ENV{CMAKE_CXX_COMPILER_LAUNCHER} "${LAUNCHER}")
must("${CMAKE_COMMAND}" -S "${CMAKE_CURRENT_LIST_DIR}" -B "${project}" -G Ninja "-DWAY=${WAY}" ${options}
     "-DCMAKE_CXX_COMPILER=${COMPILER}" "-DCMAKE_CXX_FLAGS=${FLAGS}")
must("${CMAKE_COMMAND}" --build "${project}" --target somebody)
must("${project}/somebody")
if(NOT output MATCHES "${said}")
  message(FATAL_ERROR "it said: ${output}")
endif()

# The libraries belong to the project: it says what is installed.
if(NOT WAY STREQUAL "find_package")
  must("${CMAKE_COMMAND}" --install "${project}" --prefix "${prefix}")
  if(EXISTS "${prefix}")
    message(FATAL_ERROR "something was installed in ${prefix}")
  endif()
endif()
