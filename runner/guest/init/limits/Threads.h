#pragma once

#include "runner/guest/init/limits/Processes.h"

#include <dirent.h>
#include <memory>

namespace sandpad::guest {

/// Calls look(folder) for a process, and then for its threads, until it returns true. When the
/// first thread of a process has ended, only the others still show what all threads share.
void lookThroughThreads(const ProcessSample &process, auto look)
{
    const std::string folder = "/proc/" + std::to_string(process.pid);
    if (look(folder) || process.threads < 2)
        return;
    const std::string threads = folder + "/task/";
    const std::unique_ptr<DIR, int (*)(DIR *)> tasks(::opendir(threads.c_str()), &::closedir);
    while (const dirent *entry = tasks ? ::readdir(tasks.get()) : nullptr) {
        if (entry->d_name[0] != '.' && look(threads + entry->d_name))
            return;
    }
}

} // namespace sandpad::guest
