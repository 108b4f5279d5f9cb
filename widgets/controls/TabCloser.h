#pragma once

#include "widgets/controls/Icons.h"

#include <QColor>
#include <QToolButton>

#include <optional>

namespace sandpad::widgets {

/// The end of a tab: a mark of how the last run ended, which only tells, and the button that closes
/// the tab or unpins it.
class TabCloser : public QToolButton
{
    Q_OBJECT

public:
    struct Mark
    {
        Symbol symbol = Symbol::Check;
        QColor color {};

        bool operator==(const Mark &) const = default;
    };

    explicit TabCloser(QWidget *parent);

    void setMark(const std::optional<Mark> &mark);
    [[nodiscard]] const std::optional<Mark> &mark() const { return m_mark; }
    void setSymbol(Symbol symbol);

protected:
    void paintEvent(QPaintEvent *event) override;
    [[nodiscard]] bool hitButton(const QPoint &place) const override;

private:
    /// The square that is the button.
    [[nodiscard]] QRect box() const;

    std::optional<Mark> m_mark;
    Symbol m_symbol = Symbol::Cross;
};

} // namespace sandpad::widgets
