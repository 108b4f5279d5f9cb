#pragma once

#include <QHash>
#include <QList>
#include <QString>

namespace sandpad::widgets {

/// How much an SVG draws. A part that is used is drawn again with all that it uses itself, so a
/// document of ten lines can ask for billions of rectangles, and drawing cannot be broken off.
/// Fed with the elements in their order; then isBounded() tells.
class SvgUses
{
public:
    /// An element begins; the id may be empty.
    void open(const QString &id);
    /// The element that is open draws this part.
    void use(const QString &id);
    void close();

    /// Is it at most a million elements, in chains of at most 64 uses, none in a circle?
    [[nodiscard]] bool isBounded() const;

private:
    /// An element with an id, and what is in it.
    struct Part
    {
        qint64 ownCount = 0; ///< elements
        QList<qsizetype> parts; ///< that it draws too
        qint64 total = 0; ///< with all parts; 0: not known yet
    };

    qsizetype partOf(const QString &id);
    static bool count(QList<Part> &parts, qsizetype part, int depth);

    QList<Part> m_parts { Part() }; ///< first: the document
    QHash<QString, qsizetype> m_byId;
    QList<qsizetype> m_open { 0 };
};

} // namespace sandpad::widgets
