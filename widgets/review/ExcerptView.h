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

/// A part of a text with a colour behind it.
struct Tint
{
    runner::TextSpan span;
    QColor color;
};

[[nodiscard]] QList<Tint> tinted(const QList<runner::TextSpan> &spans, const QColor &color);

/// The background of a marked part from a pill's colours. On a dark card the pill's surface alone
/// would hardly be visible.
[[nodiscard]] QColor markColor(const Theme &theme, const QColor &surface, const QColor &front);

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
    void fillNotes(const Excerpt &excerpt);
    [[nodiscard]] QList<TextLine> linesOf(const Excerpt &excerpt) const;
    [[nodiscard]] QString moreText(const Excerpt &excerpt) const;
    int arrange(int width, bool moves) const;

    QString m_text;
    QString m_definition;
    CodeColors *m_colors = nullptr; ///< none: not code
    QList<Tint> m_tints;
    Theme m_theme;
    ExcerptSize m_size;
    qsizetype m_around = 0;
    TextPanel *m_panel;
    QLabel *m_before = nullptr; ///< made when it is needed, as the next one
    QToolButton *m_more = nullptr;
};

} // namespace sandpad::widgets
