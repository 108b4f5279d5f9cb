#pragma once

#include "runner/guest/init/system/System.h"

#include <cstdint>
#include <dirent.h>
#include <memory>
#include <string>
#include <string_view>

namespace sandpad::guest {

/// Calls look(folder) for the folder of a process in /proc, and then for those of its threads,
/// until it returns true. When the first thread of a process has ended, only the others still show
/// what all threads share.
void lookThroughThreads(const std::string &folder, std::uint64_t threadCount, auto look)
{
    if (look(folder) || threadCount < 2)
        return;
    const std::string threads = folder + "/task/";
    const std::unique_ptr<DIR, int (*)(DIR *)> tasks(::opendir(threads.c_str()), &::closedir);
    while (const dirent *entry = tasks ? ::readdir(tasks.get()) : nullptr) {
        if (entry->d_name[0] != '.' && look(threads + entry->d_name))
            return;
    }
}

/// A small file of the first thread in whose file there is the key. Without a living thread the
/// text has no such key.
inline std::string readOf(const std::string &folder, std::uint64_t threadCount, const char *name,
                          std::string_view key)
{
    std::string text;
    lookThroughThreads(folder, threadCount, [&](const std::string &thread) {
        text = readSmallFile((thread + name).c_str());
        return text.contains(key);
    });
    return text;
}

} // namespace sandpad::guest
