# Installs to a temporary prefix and runs from there, without the build tree's help.
set(prefix "${BUILD}/tests/prefix")
file(REMOVE_RECURSE "${prefix}")
execute_process(COMMAND ${CMAKE_COMMAND} --install "${BUILD}" --prefix "${prefix}"
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
file(WRITE "${prefix}/hello.py" "print('installed')\n")
execute_process(COMMAND "${prefix}/bin/sandpad" run --json "${prefix}/hello.py"
    WORKING_DIRECTORY "${prefix}" OUTPUT_VARIABLE output RESULT_VARIABLE status)
if(NOT status EQUAL 0 OR NOT output MATCHES "installed" OR NOT output MATCHES "\"level\":\"namespaces\"")
    message(FATAL_ERROR "the installed sandpad failed (${status}): ${output}")
endif()
foreach(file share/applications/org.sandpad.Sandpad.desktop share/applications/zz-sandpad-open.desktop share/metainfo/org.sandpad.Sandpad.metainfo.xml
        share/mime/packages/org.sandpad.Sandpad.xml share/icons/hicolor/scalable/apps/org.sandpad.Sandpad.svg
        libexec/sandpad/sandpad-init libexec/sandpad/sandpad-draw libexec/sandpad/sandpad-window
        libexec/sandpad/sandpad-history libexec/sandpad/sandpad-loopback.so)
    if(NOT EXISTS "${prefix}/${file}")
        message(FATAL_ERROR "not installed: ${file}")
    endif()
endforeach()

# No program has rights of its own, and no file decides what opens files.
execute_process(COMMAND find "${prefix}" -perm /6000 -o -name "*mimeapps.list" OUTPUT_VARIABLE odd
    COMMAND_ERROR_IS_FATAL ANY)
if(odd)
    message(FATAL_ERROR "setuid, or decides what opens files: ${odd}")
endif()

# The command starts quickly because it loads no library of the window.
file(GET_RUNTIME_DEPENDENCIES EXECUTABLES "${prefix}/bin/sandpad" RESOLVED_DEPENDENCIES_VAR libraries
    UNRESOLVED_DEPENDENCIES_VAR lacking)
list(FILTER libraries INCLUDE REGEX "Qt6|qscintilla|X11|wayland")
list(TRANSFORM libraries REPLACE ".*/" "")
if(NOT libraries STREQUAL "libQt6Core.so.6")
    message(FATAL_ERROR "the command loads libraries of the window: ${libraries}")
endif()
# The command finds the window where that is installed, and becomes it.
foreach(arguments "" "--new;python" "--paste-answer")
    execute_process(COMMAND "${CMAKE_COMMAND}" -E env QT_QPA_PLATFORM=nonsense "${prefix}/bin/sandpad" ${arguments}
        ERROR_VARIABLE error RESULT_VARIABLE status)
    if(NOT error MATCHES "platform plugin \"nonsense\"")
        message(FATAL_ERROR "the command did not start the window (${status}): ${error}")
    endif()
endforeach()
