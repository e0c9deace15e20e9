# Faster builds and a faster program, where the machine has what it takes. Nothing here changes what the program does.

find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE}")
endif()

find_program(MOLD mold)
if(MOLD)
  add_link_options(-fuse-ld=mold)
endif()

# The core is a handful of small files that call each other in inner loops: let the optimiser see them together.
include(CheckIPOSupported)
check_ipo_supported(RESULT has_ipo OUTPUT ignored LANGUAGES CXX)
set(CMAKE_INTERPROCEDURAL_OPTIMIZATION_RELEASE "${has_ipo}")
