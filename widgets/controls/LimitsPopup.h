#pragma once

#include "runner/model/Limits.h"

#include <QFrame>

class QDoubleSpinBox;
class QGridLayout;
class QSpinBox;

namespace sandpad::widgets {

/// A small form over the window for the limits of a scratch. Changes are signalled at once.
class LimitsPopup : public QFrame
{
    Q_OBJECT

public:
    explicit LimitsPopup(QWidget *parent = nullptr);

    void setLimits(const runner::Limits &limits);
    [[nodiscard]] runner::Limits limits() const;

signals:
    void changed(const sandpad::runner::Limits &limits);

private:
    QDoubleSpinBox *addSeconds(const QString &name);
    QSpinBox *addNumber(const QString &name, const QString &unit, int least, int most);
    void addRow(const QString &name, QWidget *field);
    void onEdited();

    QGridLayout *m_layout;
    QDoubleSpinBox *m_cpu;
    QDoubleSpinBox *m_wall;
    QDoubleSpinBox *m_compile;
    QSpinBox *m_memory;
    QSpinBox *m_processes;
    QSpinBox *m_output;
    QSpinBox *m_work;
    QSpinBox *m_openFiles;
    bool m_isFilling = false;
};

/// "Limits: 5 s · 2 GiB".
[[nodiscard]] QString limitsSummary(const runner::Limits &limits);

} // namespace sandpad::widgets
