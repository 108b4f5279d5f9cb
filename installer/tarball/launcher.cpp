// Starts a program of the tarball with the tarball's own C library. The kernel takes the loader of
// a program from a fixed path, where the system's is, and that may be older. So this program, which
// is static, stands in the place of each of them, and starts the loader itself.
//
// Where the libraries lie is said in an argument and not in the environment: programs that Sandpad
// starts are of the system, and have the system's libraries.
#include <array>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace {

/// Data of a library, which looks for it in one place and where a variable says.
struct Data
{
    const char *variable;
    const char *place;
    const char *ofSystem; ///< where it is not needed; "" if it is always
};

constexpr std::array kData {
    Data { .variable = "FONTCONFIG_FILE", .place = "/share/fonts/fonts.conf", .ofSystem = "" },
    Data { .variable = "XKB_CONFIG_ROOT",
           .place = "/share/X11/xkb",
           .ofSystem = "/usr/share/X11/xkb" },
    Data { .variable = "XLOCALEDIR",
           .place = "/share/X11/locale",
           .ofSystem = "/usr/share/X11/locale" },
};

/// This program's own path, with links followed.
std::string ownPath()
{
    std::array<char, PATH_MAX> path {};
    const ssize_t size = ::readlink("/proc/self/exe", path.data(), path.size());
    return size > 0 ? std::string(path.data(), static_cast<std::size_t>(size)) : std::string();
}

/// The text before the last slash.
std::string_view folderOf(std::string_view path)
{
    return path.substr(0, path.rfind('/'));
}

void nameData(const std::string &root)
{
    for (const Data &data : kData) {
        if (::access(data.ofSystem, F_OK) != 0)
            ::setenv(data.variable, (root + data.place).c_str(), 0);
    }
}

} // namespace

int main(int count, char **given)
{
    const std::string path = ownPath();
    if (path.empty() || count < 1) {
        (void)std::fputs("sandpad: /proc cannot be read.\n", stderr);
        return EXIT_FAILURE;
    }
    const std::string folder(folderOf(path));
    const std::string name = path.substr(folder.size() + 1);
    const std::string root(folderOf(folderOf(folder)));
    // The loader takes these for the end of a folder, and for the begin of a word of its own.
    if (root.find_first_of(":;$") != std::string::npos) {
        (void)std::fprintf(stderr,
                           "sandpad: It cannot start in a folder whose path has one of : ; $. Move "
                           "%s elsewhere.\n",
                           root.c_str());
        return EXIT_FAILURE;
    }
    if (name == "sandpad-window" || name == "sandpad-draw")
        nameData(root);

    // Where Sandpad looks for its own programs is the folder of what runs: the loader's.
    std::string loader = folder + "/ld-linux-x86-64.so.2";
    std::string inhibitCache = "--inhibit-cache";
    std::string libraryPath = "--library-path";
    std::string libraries = root + "/lib";
    std::string nameOption = "--argv0";
    std::string program = root + "/lib/programs/" + name;
    std::vector<char *> arguments {
        loader.data(), inhibitCache.data(), libraryPath.data(), libraries.data(), nameOption.data(),
        given[0],      program.data(),
    };
    arguments.insert(arguments.end(), given + 1, given + count);
    arguments.push_back(nullptr);
    ::execv(loader.c_str(), arguments.data());
    (void)std::fprintf(stderr, "sandpad: %s cannot be started: %s.\n", loader.c_str(),
                       std::strerror(errno));
    return EXIT_FAILURE;
}
