#pragma once

#include "runner/answer/model/Verdict.h"
#include "widgets/review/Excerpt.h"
#include "widgets/review/TextPanel.h"

#include <QColor>
#include <QWidget>

class QLabel;
class QToolButton;

namespace sandpad::widgets {

class CodeColors;

/// A part of a text with a colour behind it, and mostly a line below it: colour never speaks alone.
struct Tint
{
    runner::TextSpan span;
    QColor color;
    QColor front = {}; ///< of the text; invalid: as it is
    bool isUnderlined = true;
};

[[nodiscard]] QList<Tint> tinted(const QList<runner::TextSpan> &spans, const QColor &color);

/// What was found in one text. A value.
struct TextHits
{
    QList<runner::TextSpan> all; ///< by start
    qsizetype current = -1; ///< the one that is looked at; -1: it is elsewhere

    bool operator==(const TextHits &) const = default;
};

/// An excerpt of a text of any length: its beginning, or the lines around the first tinted part. A
/// link shows more.
class ExcerptView : public QWidget
{
    Q_OBJECT

public:
    explicit ExcerptView(QWidget *parent);

    /// Coloured as code of this definition; borrows the colours, which must outlive it.
    void setCode(const QString &code, const QString &definition, CodeColors *colors);
    /// The tints by start.
    void setText(const QString &text, const QList<Tint> &tints = {});
    /// Marks what was found, and shows the part of the text with the current hit.
    void setHits(const TextHits &hits);
    /// How far the current hit is below the top, in pixels.
    [[nodiscard]] int hitTop() const;
    /// What the text is, for people who hear it.
    void setName(const QString &name);
    void setTheme(const Theme &theme);

    [[nodiscard]] TextPanel &panel() const { return *m_panel; }
    /// Null while all is shown.
    [[nodiscard]] QToolButton *more() const;

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void heightChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showMore();
    void fill();
    [[nodiscard]] QList<Tint> allTints() const;
    void fillNotes(const Excerpt &excerpt);
    [[nodiscard]] QList<TextLine> linesOf(const Excerpt &excerpt) const;
    [[nodiscard]] QString moreText(const Excerpt &excerpt) const;
    int arrange(int width, bool moves) const;

    QString m_text;
    QString m_definition;
    CodeColors *m_colors = nullptr; ///< none: not code
    QList<Tint> m_tints;
    TextHits m_hits;
    qsizetype m_hitLine = 0; ///< of the panel, with the current hit
    Theme m_theme;
    ExcerptSize m_size;
    qsizetype m_around = 0;
    TextPanel *m_panel;
    QLabel *m_before = nullptr; ///< made when it is needed, as the next one
    QToolButton *m_more = nullptr;
};

} // namespace sandpad::widgets
