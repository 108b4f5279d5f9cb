#include "widgets/controls/LimitsPopup.h"

#include "runner/model/OutcomeSentence.h"
#include "widgets/controls/LimitsForm.h"

#include <QCoreApplication>
#include <QVBoxLayout>

namespace sandpad::widgets {

LimitsPopup::LimitsPopup(QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_form(new LimitsForm(this))
{
    setObjectName(QStringLiteral("popup"));
    setAccessibleName(tr("Limits"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->addWidget(m_form);
    connect(m_form, &LimitsForm::changed, this, &LimitsPopup::changed);
}

void LimitsPopup::setLimits(const runner::Limits &limits)
{
    m_form->setLimits(limits);
}

runner::Limits LimitsPopup::limits() const
{
    return m_form->limits();
}

void LimitsPopup::setUsual(const runner::Limits &limits)
{
    m_form->setUsual(limits);
}

QString limitsInShort(const runner::Limits &limits)
{
    const std::chrono::duration<double> cpu = limits.cpu;
    return QStringLiteral("%1 · %2").arg(
        runner::humanSeconds(cpu.count()),
        runner::humanBytes(static_cast<double>(limits.memoryBytes)));
}

QString limitsSummary(const runner::Limits &limits)
{
    return QCoreApplication::translate("sandpad::widgets::LimitsPopup", "Limits: %1")
        .arg(limitsInShort(limits));
}

} // namespace sandpad::widgets
