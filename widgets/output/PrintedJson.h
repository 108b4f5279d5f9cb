#pragma once

#include "runner/model/MimeBundle.h"

#include <optional>

namespace sandpad::widgets {

class ByteSpool;

/// JSON that a program printed, shown as a tree below its text.
struct PrintedJson
{
    runner::MimeBundle data;
};

/// What a program printed, if all of it is an object of JSON or an array of objects. Lists of plain
/// values are read well enough as they are. Longer output than 256 KiB is not parsed.
[[nodiscard]] std::optional<PrintedJson> printedJson(const ByteSpool &bytes);

} // namespace sandpad::widgets
