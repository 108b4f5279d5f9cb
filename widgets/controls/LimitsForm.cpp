#include "widgets/controls/LimitsForm.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QToolButton>

#include <cmath>

namespace sandpad::widgets {

namespace {

    constexpr qint64 kMiB = 1LL << 20;
    constexpr double kLeastSeconds = 0.1;
    constexpr double kMostSeconds = 86'400;
    constexpr int kMsPerSecond = 1000;

    /// Seconds as everything else in the pad shows them, "7.5 s" or "7,5 s" by the locale. Either
    /// sign may be typed.
    class SecondsField : public QDoubleSpinBox
    {
    public:
        explicit SecondsField(QWidget *parent)
            : QDoubleSpinBox(parent)
        {
            QLocale plain;
            plain.setNumberOptions(QLocale::OmitGroupSeparator);
            setLocale(plain);
        }

    protected:
        QValidator::State validate(QString &text, int &position) const override
        {
            const QString point = locale().decimalPoint();
            text.replace(u',', point).replace(u'.', point);
            return QDoubleSpinBox::validate(text, position);
        }
    };

    double secondsOf(std::chrono::milliseconds time)
    {
        return static_cast<double>(time.count()) / kMsPerSecond;
    }

    std::chrono::milliseconds milliseconds(const QDoubleSpinBox *field)
    {
        return std::chrono::milliseconds(std::llround(field->value() * kMsPerSecond));
    }

} // namespace

LimitsForm::LimitsForm(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QGridLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setHorizontalSpacing(16);
    m_layout->setVerticalSpacing(8);
    m_cpu = addSeconds(tr("CPU time"));
    m_wall = addSeconds(tr("Running time"));
    m_compile = addSeconds(tr("Compiling time"));
    const QString mib = tr(" MiB");
    m_memory = addNumber(tr("Memory"), mib, 16, 1 << 20);
    m_processes = addNumber(tr("Processes and threads"), {}, 1, 100'000);
    m_output = addNumber(tr("Output"), mib, 1, 1 << 20);
    m_work = addNumber(tr("Work folder"), mib, 1, 1 << 20);
    m_openFiles = addNumber(tr("Open files of a process"), {}, 16, 1'000'000);
    auto *reset = new QToolButton(this);
    reset->setText(tr("Back to defaults"));
    connect(reset, &QToolButton::clicked, this, [this] {
        setLimits(m_usual);
        emit changed(limits());
    });
    m_layout->addWidget(reset, m_layout->rowCount(), 0, 1, 2, Qt::AlignRight);
    setLimits({});
}

void LimitsForm::addRow(const QString &name, QWidget *field)
{
    const int row = m_layout->rowCount();
    auto *label = new QLabel(name, this);
    label->setBuddy(field);
    field->setAccessibleName(name);
    field->setMinimumWidth(120);
    m_layout->addWidget(label, row, 0);
    m_layout->addWidget(field, row, 1);
}

QDoubleSpinBox *LimitsForm::addSeconds(const QString &name)
{
    auto *field = new SecondsField(this);
    field->setRange(kLeastSeconds, kMostSeconds);
    field->setDecimals(1);
    field->setSuffix(tr(" s"));
    connect(field, &QDoubleSpinBox::valueChanged, this, &LimitsForm::onEdited);
    addRow(name, field);
    return field;
}

QSpinBox *LimitsForm::addNumber(const QString &name, const QString &unit, int least, int most)
{
    auto *field = new QSpinBox(this);
    field->setRange(least, most);
    field->setSuffix(unit);
    connect(field, &QSpinBox::valueChanged, this, &LimitsForm::onEdited);
    addRow(name, field);
    return field;
}

void LimitsForm::setLimits(const runner::Limits &limits)
{
    m_isFilling = true;
    m_cpu->setValue(secondsOf(limits.cpu));
    m_wall->setValue(secondsOf(limits.wall));
    m_compile->setValue(secondsOf(limits.compile));
    m_memory->setValue(static_cast<int>(limits.memoryBytes / kMiB));
    m_processes->setValue(limits.processes);
    m_output->setValue(static_cast<int>(limits.outputBytes / kMiB));
    m_work->setValue(static_cast<int>(limits.workBytes / kMiB));
    m_openFiles->setValue(limits.openFiles);
    m_isFilling = false;
}

runner::Limits LimitsForm::limits() const
{
    return { .cpu = milliseconds(m_cpu),
             .wall = milliseconds(m_wall),
             .compile = milliseconds(m_compile),
             .memoryBytes = m_memory->value() * kMiB,
             .processes = m_processes->value(),
             .outputBytes = m_output->value() * kMiB,
             .workBytes = m_work->value() * kMiB,
             .openFiles = m_openFiles->value() };
}

void LimitsForm::onEdited()
{
    if (!m_isFilling)
        emit changed(limits());
}

} // namespace sandpad::widgets
