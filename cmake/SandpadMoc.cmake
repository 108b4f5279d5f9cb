# sandpad_moc(target)
#
# Runs moc over the headers of a target: those in its sources and those beside a source of the same
# name. Call it last, in the target's own folder, when all sources are known.
#
# AUTOMOC reads Qt's headers for each of ours, which takes a minute of a clean build; moc needs none
# of them to find signals and slots, and writes an empty file where there are none.
function(sandpad_moc target)
    # Looked for again in each build, for a header may be written after its source.
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.h")
    get_target_property(sources ${target} SOURCES)
    foreach(source IN LISTS sources)
        cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE)
        cmake_path(REPLACE_EXTENSION source LAST_ONLY ".h" OUTPUT_VARIABLE header)
        if(NOT header IN_LIST headers)
            continue()
        endif()
        cmake_path(RELATIVE_PATH header BASE_DIRECTORY "${PROJECT_SOURCE_DIR}" OUTPUT_VARIABLE path)
        cmake_path(GET path PARENT_PATH room)
        set(group moc)
        if(SANDPAD_UNITY)
            string(MAKE_C_IDENTIFIER "${room}" group)
        endif()
        cmake_path(GET path STEM name)
        set(moc "${CMAKE_BINARY_DIR}/moc/${room}/moc_${name}.cpp")
        file(MAKE_DIRECTORY "${CMAKE_BINARY_DIR}/moc/${room}")
        add_custom_command(OUTPUT "${moc}" DEPENDS "${header}" Qt6::moc VERBATIM
            COMMAND Qt6::moc --no-notes -p "${room}" -o "${moc}" "${header}")
        target_sources(${target} PRIVATE "${moc}")
        set_source_files_properties("${moc}" PROPERTIES UNITY_GROUP "${group}")
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
