# Faster builds, where the machine has what it takes. Nothing here changes what the program does.

find_program(CCACHE ccache)
if(CCACHE)
  # Where ccache cannot write its folder (a home that is read-only or absent) it fails instead of just compiling.
  set(probe "${CMAKE_BINARY_DIR}/CMakeFiles/ccache_probe")
  file(WRITE "${probe}.cpp" "int main() {}\n")
  execute_process(COMMAND "${CCACHE}" "${CMAKE_CXX_COMPILER}" -c "${probe}.cpp" -o "${probe}.o"
                  RESULT_VARIABLE result OUTPUT_QUIET ERROR_QUIET)
  if(result EQUAL 0)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE}")
  else()
    message(STATUS "ccache cannot write its folder; building without it")
  endif()
endif()

find_program(MOLD mold)
if(MOLD)
  add_link_options(-fuse-ld=mold)
endif()
