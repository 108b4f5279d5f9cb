#pragma once

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/State>
#include <QByteArray>
#include <QString>

namespace sandpad::widgets {

/// Tells what each character of a line of code is, by a definition of KDE syntax-highlighting.
///
/// Definitions leave names that are called plain. In languages that are programmed in, a name in
/// front of a bracket is a function here, as in most editors, or a type where it begins with a
/// capital letter. In C# functions do, too. The definition of Python calls docstrings comments;
/// they are strings here. That of C# does not know records.
class LineStyles : private KSyntaxHighlighting::AbstractHighlighter
{
public:
    using State = KSyntaxHighlighting::State;

    struct Styled
    {
        QByteArray styles; ///< a Theme::TextStyle for each UTF-16 unit
        State after;
    };

    void setDefinition(const KSyntaxHighlighting::Definition &definition) override;
    [[nodiscard]] KSyntaxHighlighting::Definition definition() const;
    /// `before` is the state after the line before.
    [[nodiscard]] Styled styled(const QString &line, const State &before);

private:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override;
    void styleCalls(const QString &line);
    /// The word that begins the definition of a record in C#, and its name.
    void styleRecord(const QString &line);

    QString m_line; ///< being read
    QByteArray m_styles; ///< of it
    bool m_hasCalls = false; ///< the language is programmed in
    bool m_isCSharp = false;
    bool m_hasDocstrings = false;
    bool m_isRemark = false; ///< the rest of the line being read
};

} // namespace sandpad::widgets
