# Writes the commit that is built into OUT, a C++ file; run at each build, and leaves the file alone when it says the same.
# An archive of the sources has no repository: there `git archive` has put the commit into commit.txt.
execute_process(COMMAND git describe --always --dirty --abbrev=12 --exclude=* WORKING_DIRECTORY "${CMAKE_CURRENT_LIST_DIR}"
                OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
if(failed OR NOT EXISTS "${CMAKE_CURRENT_LIST_DIR}/../.git")
  file(STRINGS "${CMAKE_CURRENT_LIST_DIR}/commit.txt" commit)
endif()
if(commit MATCHES "Format")
  set(commit "unknown")
endif()
set(text "extern const char* const kTacitCommit;\nconst char* const kTacitCommit = \"${commit}\";\n")
if(EXISTS "${OUT}")
  file(READ "${OUT}" before)
endif()
if(NOT text STREQUAL "${before}")
  file(WRITE "${OUT}" "${text}")
endif()
