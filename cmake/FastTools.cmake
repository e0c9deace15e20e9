# Faster builds, where the machine has what it takes. Nothing here changes what the program does.

find_program(CCACHE ccache)
if(CCACHE)
  # Where ccache cannot write its folder (a home that is read-only or absent) it fails instead of just compiling.
  set(probe "${CMAKE_BINARY_DIR}/CMakeFiles/ccache_probe")
  file(WRITE "${probe}.cpp" "int main() {}\n")
  execute_process(COMMAND "${CCACHE}" "${CMAKE_CXX_COMPILER}" -c "${probe}.cpp" -o "${probe}.o"
                  RESULT_VARIABLE result OUTPUT_QUIET ERROR_QUIET)
  if(result EQUAL 0)
    # With relative paths another clone finds what this one compiled; depend mode saves preprocessing where nothing is
    # found; precompiled headers ask for the sloppiness (nothing here uses __TIME__).
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1
        CCACHE_DEPEND=1 CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_PCH_EXTSUM=1 "${CCACHE}")
  else()
    message(STATUS "ccache cannot write its folder; building without it")
  endif()
endif()

# g++ looks for memory to use again from 128 MB on, and most units take more: a tenth of the time in the large ones.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_compile_options(--param=ggc-min-heapsize=524288)
endif()

find_program(MOLD mold)
if(MOLD)
  add_link_options(-fuse-ld=mold)
endif()
