#pragma once

namespace KSyntaxHighlighting {
class Repository;
} // namespace KSyntaxHighlighting

namespace sandpad::widgets {

/// The installed languages and themes of code, which never change while the pad runs. One for all:
/// it reads the list of them when it is made, and keeps each language that was loaded. GUI thread.
[[nodiscard]] const KSyntaxHighlighting::Repository &syntaxRepository();

} // namespace sandpad::widgets
