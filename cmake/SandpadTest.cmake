# What test programs are compiled with: as fast as can be, for they are compiled more often than run.
add_library(sandpad_test_flags INTERFACE)
target_link_libraries(sandpad_test_flags INTERFACE sandpad_qt_flags Qt6::Test)
target_compile_options(sandpad_test_flags INTERFACE
    -O0 -g0 # a failing check tells its line by itself
    # They differ from test to test, and a precompiled header fits one set of them only.
    -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR -UQT_NETWORK_LIB)

# sandpad_test_headers(KIND LIBS target... HEADERS header...)
#
# Headers that most tests of a kind take, read once for all of them.
function(sandpad_test_headers kind)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LIBS;HEADERS")
    set(stub "${CMAKE_BINARY_DIR}/tests/headers_${kind}.cpp")
    file(CONFIGURE OUTPUT "${stub}" CONTENT "// Only its precompiled header is used.\n")
    add_library(sandpad_test_${kind} OBJECT "${stub}")
    set_target_properties(sandpad_test_${kind} PROPERTIES AUTOMOC OFF)
    target_link_libraries(sandpad_test_${kind} PRIVATE sandpad_test_flags ${arg_LIBS})
    sandpad_precompile(sandpad_test_${kind} ${arg_HEADERS})
endfunction()
set(sandpad_test_common
    <QDir> <QFile> <QJsonObject> <QMap> <QProcess> <QRegularExpression> <QTemporaryDir> <QTest>
    <algorithm> <chrono> <functional> <memory> <optional> <variant>)
sandpad_test_headers(core LIBS nlohmann_json::nlohmann_json
    HEADERS ${sandpad_test_common} <nlohmann/json.hpp>)
sandpad_test_headers(gui LIBS Qt6::Widgets
    HEADERS ${sandpad_test_common}
        <QAction> <QClipboard> <QLabel> <QMenu> <QMouseEvent> <QPainter> <QScrollBar> <QSignalSpy>
        <QToolButton> <QWidget>)

# Runs moc for tst_<UNIT>.cpp. A rule for one file is much faster than AUTOMOC's look at a target.
function(sandpad_moc_test unit)
    set_target_properties(tst_${unit} PROPERTIES AUTOMOC OFF)
    set(moc "${CMAKE_CURRENT_BINARY_DIR}/tst_${unit}.moc")
    qt_generate_moc(tst_${unit}.cpp "${moc}" TARGET tst_${unit})
    target_sources(tst_${unit} PRIVATE "${moc}")
    target_include_directories(tst_${unit} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}")
endfunction()

# sandpad_add_test(UNIT LABELS label... LIBS target... [TIMEOUT seconds] [SOURCES extra...]
#                  [ENVIRONMENT name=value...] [ENTRIES])
#
# One Qt Test executable tst_<UNIT> from tst_<UNIT>.cpp in the current folder, run on the
# offscreen platform with a home of its own. ENTRIES: its runs are registered one by one, by
# sandpad_add_entry.
function(sandpad_add_test unit)
    cmake_parse_arguments(PARSE_ARGV 1 arg "ENTRIES" "TIMEOUT" "LABELS;LIBS;SOURCES;ENVIRONMENT")
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 300)
    endif()
    qt_add_executable(tst_${unit} tst_${unit}.cpp ${arg_SOURCES})
    set_target_properties(tst_${unit} PROPERTIES
        RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
    target_link_libraries(tst_${unit} PRIVATE sandpad_test_flags ${arg_LIBS})
    # Qt's own QTRY macros narrow a chrono count.
    set_source_files_properties(tst_${unit}.cpp PROPERTIES COMPILE_OPTIONS -Wno-conversion)
    target_compile_definitions(tst_${unit} PRIVATE
        SANDPAD_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data")
    if(arg_LIBS MATCHES "sandpad_(widgets|app)")
        sandpad_precompile_as(tst_${unit} sandpad_test_gui)
    else()
        sandpad_precompile_as(tst_${unit} sandpad_test_core)
    endif()
    if(NOT arg_SOURCES)
        sandpad_moc_test(${unit})
    endif()
    if(NOT arg_ENTRIES)
        sandpad_add_entry(${unit} TEST ${unit} LABELS ${arg_LABELS} TIMEOUT ${arg_TIMEOUT}
            ENVIRONMENT ${arg_ENVIRONMENT})
    endif()
endfunction()

# sandpad_add_entry(NAME TEST unit LABELS label... TIMEOUT seconds [ARGS argument...]
#                   [ENVIRONMENT name=value...])
#
# One run of tst_<unit>, with arguments of Qt Test such as the functions to call; runs of one
# program go side by side.
function(sandpad_add_entry name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "TEST;TIMEOUT" "LABELS;ARGS;ENVIRONMENT")
    # Silent: a log that is cut short still says what failed.
    add_test(NAME ${name} COMMAND tst_${arg_TEST} -silent ${arg_ARGS})
    # Runs of one program share a home, and all tests one cache: to look at the interpreters and to
    # prepare fonts takes seconds each time.
    set(home "${CMAKE_BINARY_DIR}/tests/home/${arg_TEST}")
    file(MAKE_DIRECTORY "${home}")
    set_tests_properties(${name} PROPERTIES
        LABELS "${arg_LABELS}"
        TIMEOUT ${arg_TIMEOUT}
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QTEST_FUNCTION_TIMEOUT=3600000;HOME=${home};XDG_CONFIG_HOME=${home}/.config;XDG_DATA_HOME=${home}/.local/share;XDG_CACHE_HOME=${CMAKE_BINARY_DIR}/tests/cache;SANDPAD_EXECUTABLE=${CMAKE_BINARY_DIR}/bin/sandpad;LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/lsan.supp:print_suppressions=0;${arg_ENVIRONMENT}")
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
