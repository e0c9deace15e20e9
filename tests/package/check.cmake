# Installs the libraries into a folder of their own, builds the project beside this file with them, and runs it.
#   cmake -DBUILD=<build folder> -DVERSION=<x.y.z> -DCOMPILER=<c++> -DFLAGS=<flags> -P check.cmake
set(prefix "${BUILD}/package/prefix")
set(project "${BUILD}/package/somebody")
file(REMOVE_RECURSE "${prefix}" "${project}")

function(must)
  execute_process(COMMAND ${ARGV} COMMAND_ERROR_IS_FATAL ANY OUTPUT_VARIABLE output)
  set(output "${output}" PARENT_SCOPE)
endfunction()

must("${CMAKE_COMMAND}" --install "${BUILD}" --component development --prefix "${prefix}")
must("${CMAKE_COMMAND}" -S "${CMAKE_CURRENT_LIST_DIR}" -B "${project}" -G Ninja "-DCMAKE_PREFIX_PATH=${prefix}"
     "-DCMAKE_CXX_COMPILER=${COMPILER}" "-DCMAKE_CXX_FLAGS=${FLAGS}" -DCMAKE_BUILD_TYPE=Debug)
must("${CMAKE_COMMAND}" --build "${project}")
must("${project}/somebody")
if(NOT output MATCHES "^Tacit ${VERSION}: give:")
  message(FATAL_ERROR "it said: ${output}")
endif()
