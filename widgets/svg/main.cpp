#include "widgets/svg/Confinement.h"
#include "widgets/svg/Drawing.h"

#include <array>
#include <cstdlib>
#include <optional>
#include <span>
#include <string_view>
#include <unistd.h>

// sandpad-draw FORM VALUE: draws the SVG on standard input and writes a Reply. FORM is "width",
// "scale" or "pdf"; VALUE is a number, of a PDF its title. Whatever the SVG does to it ends with
// this process.

namespace {

using sandpad::svg::Wish;

std::optional<Wish> wishOf(std::span<char *> arguments)
{
    if (arguments.size() != 3)
        return {};
    const std::string_view form = arguments[1];
    if (form == "pdf")
        return Wish { .form = Wish::Form::Pdf, .number = 0, .title = arguments[2] };
    const double number = std::strtod(arguments[2], nullptr);
    if (form == "width")
        return Wish { .form = Wish::Form::Width, .number = number, .title = {} };
    if (form == "scale")
        return Wish { .form = Wish::Form::Scale, .number = number, .title = {} };
    return {};
}

std::optional<std::string> readAll()
{
    std::string all;
    std::array<char, 65536> part {};
    for (;;) {
        const ssize_t count = ::read(STDIN_FILENO, part.data(), part.size());
        if (count < 0)
            return {};
        if (count == 0)
            return all;
        all.append(part.data(), static_cast<std::size_t>(count));
    }
}

bool writeAll(const void *data, std::size_t size)
{
    const char *from = static_cast<const char *>(data);
    while (size > 0) {
        const ssize_t count = ::write(STDOUT_FILENO, from, size);
        if (count < 0)
            return false;
        from += count;
        size -= static_cast<std::size_t>(count);
    }
    return true;
}

} // namespace

int main(int count, char **arguments)
{
    const auto wish = wishOf({ arguments, static_cast<std::size_t>(count) });
    if (!wish || !sandpad::svg::confine())
        return EXIT_FAILURE;
    const auto svg = readAll();
    if (!svg)
        return EXIT_FAILURE;
    const auto drawn = sandpad::svg::draw(*svg, *wish);
    const bool isWritten = writeAll(&drawn.reply, sizeof(drawn.reply))
        && writeAll(drawn.bytes.data(), drawn.bytes.size());
    // Without the libraries' own endings: there is nothing to keep.
    ::_exit(isWritten ? EXIT_SUCCESS : EXIT_FAILURE);
}
