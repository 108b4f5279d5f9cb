# QScintilla for Qt 6 ships no CMake files; defines QScintilla::QScintilla.
find_path(QScintilla_INCLUDE_DIR Qsci/qsciscintilla.h PATH_SUFFIXES qt6 x86_64-linux-gnu/qt6
    HINTS "${Qt6Core_DIR}/../../../../include/qt6" /usr/include/${CMAKE_LIBRARY_ARCHITECTURE}/qt6)
find_library(QScintilla_LIBRARY NAMES qscintilla2_qt6)
if(QScintilla_INCLUDE_DIR)
    file(STRINGS "${QScintilla_INCLUDE_DIR}/Qsci/qsciglobal.h" QScintilla_VERSION REGEX "QSCINTILLA_VERSION_STR")
    string(REGEX REPLACE ".*\"(.*)\".*" "\\1" QScintilla_VERSION "${QScintilla_VERSION}")
endif()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(QScintilla
    REQUIRED_VARS QScintilla_LIBRARY QScintilla_INCLUDE_DIR VERSION_VAR QScintilla_VERSION)

if(QScintilla_FOUND AND NOT TARGET QScintilla::QScintilla)
    add_library(QScintilla::QScintilla UNKNOWN IMPORTED)
    set_target_properties(QScintilla::QScintilla PROPERTIES
        IMPORTED_LOCATION "${QScintilla_LIBRARY}"
        INTERFACE_INCLUDE_DIRECTORIES "${QScintilla_INCLUDE_DIR}")
endif()
