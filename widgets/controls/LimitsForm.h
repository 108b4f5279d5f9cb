#pragma once

#include "runner/model/Limits.h"

#include <QWidget>

class QDoubleSpinBox;
class QGridLayout;
class QSpinBox;

namespace sandpad::widgets {

/// A field for each limit. Changes are signalled at once.
class LimitsForm : public QWidget
{
    Q_OBJECT

public:
    explicit LimitsForm(QWidget *parent = nullptr);

    void setLimits(const runner::Limits &limits);
    [[nodiscard]] runner::Limits limits() const;
    /// What the button leads back to.
    void setUsual(const runner::Limits &limits) { m_usual = limits; }

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
    runner::Limits m_usual;
    bool m_isFilling = false;
};

} // namespace sandpad::widgets
