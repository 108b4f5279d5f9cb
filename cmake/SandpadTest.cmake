# sandpad_add_test(UNIT LABELS label... LIBS target... [TIMEOUT seconds] [SOURCES extra...])
#
# One Qt Test executable tst_<UNIT> from tst_<UNIT>.cpp in the current folder, run on the
# offscreen platform with a home of its own.
function(sandpad_add_test unit)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "TIMEOUT" "LABELS;LIBS;SOURCES;ENVIRONMENT")
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 120)
    endif()
    qt_add_executable(tst_${unit} tst_${unit}.cpp ${arg_SOURCES})
    set_target_properties(tst_${unit} PROPERTIES
        RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
    target_link_libraries(tst_${unit} PRIVATE sandpad_qt_flags Qt6::Test ${arg_LIBS})
    # Qt's own QTRY macros narrow a chrono count.
    set_source_files_properties(tst_${unit}.cpp PROPERTIES COMPILE_OPTIONS -Wno-conversion)
    target_compile_definitions(tst_${unit} PRIVATE
        SANDPAD_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data")
    # Silent: a log that is cut short still says what failed.
    add_test(NAME ${unit} COMMAND tst_${unit} -silent)
    set(home "${CMAKE_BINARY_DIR}/tests/home/${unit}")
    file(MAKE_DIRECTORY "${home}")
    set_tests_properties(${unit} PROPERTIES
        LABELS "${arg_LABELS}"
        TIMEOUT ${arg_TIMEOUT}
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;HOME=${home};XDG_CONFIG_HOME=${home}/.config;XDG_DATA_HOME=${home}/.local/share;XDG_CACHE_HOME=${home}/.cache;SANDPAD_EXECUTABLE=${CMAKE_BINARY_DIR}/bin/sandpad;LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/lsan.supp:print_suppressions=0;${arg_ENVIRONMENT}")
endfunction()
