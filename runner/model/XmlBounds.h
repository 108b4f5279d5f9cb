#pragma once

#include <QStringView>

#include <cstdint>

namespace sandpad::runner {

/// How much of each a document may have.
struct XmlBounds
{
    int elements = 200'000;
    int depth = 100; ///< of elements in elements
    /// Of one element. Qt's reader compares each attribute with all others of its element.
    int attributes = 200;
};

/// What a document has too much of.
enum class XmlExcess : std::uint8_t
{
    None,
    Elements,
    Depth,
    Attributes,
    Declarations, ///< an attribute list, which Qt's reader compares with all others
};

/// Looks for what Qt's reader of XML would need far more time or memory for than the text is long.
/// It does not check whether the text is well-formed. The text is a guest's; time is linear in its
/// length, and memory is constant. Any thread.
[[nodiscard]] XmlExcess xmlExcess(QStringView text, const XmlBounds &bounds = {});

} // namespace sandpad::runner
