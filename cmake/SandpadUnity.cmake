# sandpad_unite(target...)
#
# Compiles the sources of each room (folder) of these targets as one: what they include is read
# once, and templates are instantiated once, which takes less than half of the time. Names in
# anonymous namespaces must then differ within a room. The release build leaves this out, so each
# source also compiles alone.
function(sandpad_unite)
    if(NOT SANDPAD_UNITY)
        return()
    endif()
    foreach(target IN LISTS ARGN)
        get_target_property(sources ${target} SOURCES)
        get_target_property(target_folder ${target} SOURCE_DIR)
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
        foreach(source IN LISTS sources)
            cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY "${target_folder}" NORMALIZE)
            cmake_path(IS_PREFIX PROJECT_BINARY_DIR "${source}" is_generated)
            if(is_generated OR NOT source MATCHES "\\.cpp$")
                continue()
            endif()
            cmake_path(RELATIVE_PATH source BASE_DIRECTORY "${PROJECT_SOURCE_DIR}" OUTPUT_VARIABLE path)
            cmake_path(GET path PARENT_PATH room)
            string(MAKE_C_IDENTIFIER "${room}" group)
            set_source_files_properties("${source}" TARGET_DIRECTORY ${target}
                PROPERTIES UNITY_GROUP "${group}")
        endforeach()
    endforeach()
endfunction()
