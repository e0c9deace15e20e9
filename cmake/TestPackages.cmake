# The packages of the tests and benchmarks. ./run does without them, so that they may well be missing.
foreach(package GTest rapidcheck benchmark)
  find_package(${package} QUIET)
  if(NOT ${package}_FOUND)
    list(APPEND missing ${package})
  endif()
endforeach()
if(missing)
  set(TACIT_TESTS OFF CACHE BOOL "" FORCE)  # so that the program can be built in this folder
  list(JOIN missing ", " missing)
  # Indented text is left as it is; the Makefile shows this line alone.
  message(FATAL_ERROR "  missing: the tests need ${missing}; 'scripts/setup test' installs what they need, 'make tacit' builds the program alone")
endif()
