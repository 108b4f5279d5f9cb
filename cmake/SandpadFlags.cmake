# sandpad_flags: what every target of ours is compiled with.
# sandpad_qt_flags: the same, and Qt's stricter string and connection rules.
add_library(sandpad_flags INTERFACE)
target_compile_features(sandpad_flags INTERFACE cxx_std_23)
target_include_directories(sandpad_flags INTERFACE "${PROJECT_SOURCE_DIR}")
target_compile_options(sandpad_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
    $<$<NOT:$<BOOL:$<TARGET_PROPERTY:SANDPAD_NARROWS>>>:-Wconversion>
    $<$<BOOL:${SANDPAD_WERROR}>:-Werror>)
set_property(DIRECTORY "${PROJECT_SOURCE_DIR}" PROPERTY CXX_EXTENSIONS OFF)
set(CMAKE_CXX_EXTENSIONS OFF)
# There are no modules, and looking for them takes a compiler run for each source.
set(CMAKE_CXX_SCAN_FOR_MODULES OFF)

# What is packaged holds no path of the building machine, and checks itself as Debian's own programs
# do. The paths of source files are those below the project.
target_compile_options(sandpad_flags INTERFACE $<$<CONFIG:Release>:
    -ffile-prefix-map=${PROJECT_SOURCE_DIR}=.
    -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 -fstack-protector-strong -fstack-clash-protection
    -fcf-protection>)
target_link_options(sandpad_flags INTERFACE $<$<CONFIG:Release>:-Wl,-z,relro,-z,now>)

# GCC looks for memory that it can give back again and again, which takes a fifth of its time. With
# this it starts to look at 1 GB.
if(SANDPAD_UNITY)
    target_compile_options(sandpad_flags INTERFACE
        $<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-expand=200 --param=ggc-min-heapsize=1000000>)
endif()

add_library(sandpad_sanitizers INTERFACE)
if(SANDPAD_SANITIZE)
    list(JOIN SANDPAD_SANITIZE "," sanitizers)
    target_compile_options(sandpad_sanitizers INTERFACE
        -fsanitize=${sanitizers} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    target_link_options(sandpad_sanitizers INTERFACE -fsanitize=${sanitizers})
endif()
if(SANDPAD_FUZZ)
    target_compile_options(sandpad_sanitizers INTERFACE -fsanitize=fuzzer-no-link)
endif()

add_library(sandpad_qt_flags INTERFACE)
target_link_libraries(sandpad_qt_flags INTERFACE sandpad_flags sandpad_sanitizers)
target_compile_definitions(sandpad_qt_flags INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_FOREACH
    QT_NO_CONTEXTLESS_CONNECT)

# Linking takes a fifth of the time with mold.
find_program(SANDPAD_MOLD mold)
if(SANDPAD_MOLD)
    target_link_options(sandpad_qt_flags INTERFACE -fuse-ld=mold)
else()
    message(STATUS "mold is missing: programs are linked more slowly")
endif()

# sandpad_precompile(target header...)
#
# Reads these headers once for all of a target's sources; they take most of the time of a build.
# Sources still include what they use: `./dev lint` reads them without.
function(sandpad_precompile target)
    if(NOT SANDPAD_PRECOMPILE)
        return()
    endif()
    target_precompile_headers(${target} PRIVATE ${ARGN})
    # So that ccache sees what the precompiled header holds.
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
endfunction()

# sandpad_precompile_as(target other)
#
# Takes the precompiled header of another target, which has the same flags.
function(sandpad_precompile_as target other)
    if(NOT SANDPAD_PRECOMPILE)
        return()
    endif()
    target_precompile_headers(${target} REUSE_FROM ${other})
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
endfunction()
