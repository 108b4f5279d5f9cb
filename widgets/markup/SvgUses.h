#pragma once

#include <QHash>
#include <QList>
#include <QString>

namespace sandpad::widgets {

/// Counts how much an SVG draws. A part that is used is drawn again with all parts that it uses
/// itself. So a document of ten lines can draw billions of rectangles, and drawing cannot be
/// stopped. Give it the elements in their order; then call isBounded().
class SvgUses
{
public:
    /// An element begins; the id may be empty.
    void open(const QString &id);
    /// The element that is open draws this part.
    void use(const QString &id);
    void close();

    /// Are there at most a million drawn elements, in chains of at most 64 uses, without a circle?
    [[nodiscard]] bool isBounded() const;

private:
    /// An element with an id, and what is in it.
    struct Part
    {
        qint64 ownCount = 0; ///< elements
        QList<qsizetype> parts; ///< the parts that it also draws
        qint64 total = 0; ///< with all parts; 0: not known yet
    };

    qsizetype partOf(const QString &id);
    static bool count(QList<Part> &parts, qsizetype part, int depth);

    QList<Part> m_parts { Part() }; ///< first: the document
    QHash<QString, qsizetype> m_byId;
    QList<qsizetype> m_open { 0 };
};

} // namespace sandpad::widgets
