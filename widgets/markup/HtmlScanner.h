#pragma once

#include <QString>
#include <QStringView>

namespace sandpad::widgets {

/// A tag of a stranger's HTML.
struct HtmlTag
{
    QString name; ///< lower case, without the slash
    QStringView attributes; ///< all that stands behind the name
    bool isEnd = false; ///< "</td>"
};

/// Text with its entities decoded; unknown ones stay as they are.
[[nodiscard]] QString withoutEntities(QStringView text);

/// The value of an attribute, without quotes; empty when there is none.
[[nodiscard]] QString htmlAttribute(const HtmlTag &tag, const QString &name);

/// Reads HTML from front to end, without a tree: tags and the texts between them. Comments,
/// scripts and styles are left out. Linear in the length of the text.
class HtmlScanner
{
public:
    /// Borrows the text.
    explicit HtmlScanner(QStringView html)
        : m_html(html)
    { }

    /// Goes to the next tag or text; false at the end.
    bool next();
    [[nodiscard]] bool isText() const { return m_isText; }
    /// Of a text; with its entities.
    [[nodiscard]] QStringView text() const { return m_text; }
    /// Of a tag.
    [[nodiscard]] const HtmlTag &tag() const { return m_tag; }

private:
    [[nodiscard]] qsizetype startOfTag() const;
    [[nodiscard]] qsizetype endOfTag(qsizetype open) const;
    void skipRawText();

    QStringView m_html;
    qsizetype m_at = 0;
    bool m_isText = false;
    QStringView m_text;
    HtmlTag m_tag;
};

} // namespace sandpad::widgets
