#pragma once

#include <cstdint>
#include <dirent.h>
#include <memory>
#include <string>

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

} // namespace sandpad::guest
