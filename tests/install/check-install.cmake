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
foreach(file share/applications/org.sandpad.Sandpad.desktop share/metainfo/org.sandpad.Sandpad.metainfo.xml
        share/icons/hicolor/scalable/apps/org.sandpad.Sandpad.svg libexec/sandpad/sandpad-init libexec/sandpad/sandpad-draw)
    if(NOT EXISTS "${prefix}/${file}")
        message(FATAL_ERROR "not installed: ${file}")
    endif()
endforeach()
