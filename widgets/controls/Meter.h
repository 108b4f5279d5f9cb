#pragma once

#include "widgets/theme/Theme.h"

#include <QString>
#include <QWidget>

#include <array>

namespace sandpad::widgets {

/// What a run used of one thing, against its limit: "CPU", a small bar, "0.12 of 5 s". From 80 % of
/// the limit on the bar warns. It is as wide as it ever was in one run, so that nothing beside it
/// jumps.
class Meter : public QWidget
{
    Q_OBJECT

public:
    /// A value. Empty: nothing is shown.
    struct Facts
    {
        QString used {}; ///< with its unit
        QString ofLimit {}; ///< "0.12 of 5 s"; empty: the limit is not known
        double share = 0; ///< of the limit
        bool isLive = false; ///< the run goes on
        bool isAccented = false; ///< the bar has the accent
    };

    /// What is shown of it, where there is less room each time.
    enum class Length : std::uint8_t
    {
        Whole,
        NoBar,
        NoLimit,
    };

    Meter(QString title, QWidget *parent);

    void setTheme(const Theme &theme);
    void setFacts(const Facts &facts);
    void setLength(Length length);
    /// "CPU 0.12 of 5 s"; empty when there is nothing to show.
    [[nodiscard]] QString text() const;
    /// 0 when there is nothing to show.
    [[nodiscard]] int widthAt(Length length) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    /// The colour of the bar.
    [[nodiscard]] QColor barColor() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] const QString &value(Length length) const;
    [[nodiscard]] int titleWidth() const;

    Theme m_theme;
    QString m_title;
    Facts m_facts;
    Length m_length = Length::Whole;
    std::array<int, 2> m_widest {}; ///< in this run, of the value with its limit and alone
};

} // namespace sandpad::widgets
