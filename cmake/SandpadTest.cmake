# What test programs are compiled with: quickly, for they are compiled more often than run. Without
# any optimisation the JSON library would be slow also where the product itself uses it: the linker
# takes one copy of what both compiled.
add_library(sandpad_test_flags INTERFACE)
target_link_libraries(sandpad_test_flags INTERFACE sandpad_qt_flags Qt6::Test)
target_compile_options(sandpad_test_flags INTERFACE
    -Og -g0 # a failing check tells its line by itself
    -Wno-subobject-linkage) # a test may keep what is of its own file only
target_compile_definitions(sandpad_test_flags INTERFACE
    SANDPAD_SOURCE="${PROJECT_SOURCE_DIR}"
    SANDPAD_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data"
    SANDPAD_STAMPS="${CMAKE_BINARY_DIR}/stamps")

# sandpad_test_program(PROGRAM LIBS target... [GUI] [SOURCES extra...])
#
# The executable tst_<PROGRAM> of the tests in the current folder and below. All its sources are
# compiled as one, which takes a third of the time; names in anonymous namespaces must differ.
function(sandpad_test_program program)
    cmake_parse_arguments(PARSE_ARGV 1 arg "GUI" "" "LIBS;SOURCES")
    add_executable(tst_${program} "${PROJECT_SOURCE_DIR}/tests/TestProgram.cpp" ${arg_SOURCES})
    set_target_properties(tst_${program} PROPERTIES
        SANDPAD_NARROWS ON # Qt's own QTRY macros narrow a chrono count
        RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests"
        UNITY_BUILD ${SANDPAD_UNITY}
        UNITY_BUILD_BATCH_SIZE 0)
    target_link_libraries(tst_${program} PRIVATE sandpad_test_flags ${arg_LIBS})
    target_include_directories(tst_${program} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}")
    if(arg_GUI)
        target_compile_definitions(tst_${program} PRIVATE SANDPAD_TEST_GUI)
    endif()
    set(sandpad_program ${program} PARENT_SCOPE)
endfunction()

# sandpad_add_test(UNIT [FOLDER folder] LABELS label... [TIMEOUT seconds]
#                  [ENVIRONMENT name=value...] [LAUNCHER command...] [ENTRIES])
#
# Adds tst_<UNIT>.cpp of that folder to the program of the current folder. It has a home of its own,
# and the screen that LAUNCHER gives it, or else the offscreen platform. ENTRIES: its runs are
# registered one by one, by sandpad_add_entry.
function(sandpad_add_test unit)
    cmake_parse_arguments(PARSE_ARGV 1 arg "ENTRIES" "FOLDER;TIMEOUT" "LABELS;ENVIRONMENT;LAUNCHER")
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 900) # with sanitizers, on a busy machine
    endif()
    cmake_path(SET source NORMALIZE "${CMAKE_CURRENT_SOURCE_DIR}/${arg_FOLDER}/tst_${unit}.cpp")
    set(moc "${CMAKE_CURRENT_BINARY_DIR}/tst_${unit}.moc")
    add_custom_command(OUTPUT "${moc}" DEPENDS "${source}" Qt6::moc VERBATIM
        COMMAND Qt6::moc -o "${moc}" "${source}")
    target_sources(tst_${sandpad_program} PRIVATE "${source}" "${moc}")
    if(NOT arg_ENTRIES)
        sandpad_add_entry(${unit} TEST ${unit} LABELS ${arg_LABELS} TIMEOUT ${arg_TIMEOUT}
            ENVIRONMENT ${arg_ENVIRONMENT} LAUNCHER ${arg_LAUNCHER})
    endif()
endfunction()

# sandpad_add_entry(NAME TEST unit LABELS label... TIMEOUT seconds [ARGS argument...]
#                   [ENVIRONMENT name=value...] [LAUNCHER command...])
#
# One run of a test of the current folder's program, with arguments of Qt Test such as the functions
# to call; runs of one test go side by side. LAUNCHER is a command that shows an X display to the
# program which its further arguments name.
function(sandpad_add_entry name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "TEST;TIMEOUT" "LABELS;ARGS;ENVIRONMENT;LAUNCHER")
    set(platform offscreen)
    if(arg_LAUNCHER)
        set(platform xcb)
    endif()
    # Silent: a log that is cut short still says what failed.
    add_test(NAME ${name} COMMAND ${arg_LAUNCHER} $<TARGET_FILE:tst_${sandpad_program}> ${arg_TEST} -silent ${arg_ARGS})
    # Runs of one test share a home, and all tests one cache: to look at the interpreters and to
    # prepare fonts takes seconds each time.
    set(home "${CMAKE_BINARY_DIR}/tests/home/${arg_TEST}")
    file(MAKE_DIRECTORY "${home}")
    set_tests_properties(${name} PROPERTIES
        LABELS "${arg_LABELS}"
        TIMEOUT ${arg_TIMEOUT}
        ENVIRONMENT "LC_ALL=C.UTF-8;LANGUAGE=;QT_QPA_PLATFORM=${platform};QTEST_FUNCTION_TIMEOUT=3600000;HOME=${home};XDG_CONFIG_HOME=${home}/.config;XDG_DATA_HOME=${home}/.local/share;XDG_CACHE_HOME=${CMAKE_BINARY_DIR}/tests/cache;SANDPAD_EXECUTABLE=${CMAKE_BINARY_DIR}/bin/sandpad;LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/lsan.supp:print_suppressions=0;${arg_ENVIRONMENT}")
endfunction()

# sandpad_add_entry_for_each_function(TEST unit LABELS label... TIMEOUT seconds)
#
# One entry for each test function of tst_<unit>.cpp, so that they go side by side.
function(sandpad_add_entry_for_each_function)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "TEST;TIMEOUT" "LABELS")
    set(source "${CMAKE_CURRENT_SOURCE_DIR}/tst_${arg_TEST}.cpp")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${source}")
    file(STRINGS "${source}" slots REGEX "^    void [a-zA-Z]+\\(\\)( \\{.*\\})?;?$")
    foreach(slot IN LISTS slots)
        string(REGEX REPLACE "^    void ([a-zA-Z]+).*" "\\1" function "${slot}")
        if(NOT function MATCHES "^(init|cleanup)(TestCase)?$")
            sandpad_add_entry(${arg_TEST}-${function} TEST ${arg_TEST} LABELS ${arg_LABELS}
                TIMEOUT ${arg_TIMEOUT} ARGS ${function})
        endif()
    endforeach()
endfunction()
