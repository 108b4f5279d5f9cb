#include "widgets/output/ErrorCard.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <ranges>

namespace sandpad::widgets {

namespace {

    constexpr int kPadding = 16;
    constexpr qsizetype kMostPlaces = 8;
    constexpr qsizetype kLongestText = 2000;
    constexpr qsizetype kLongestTraceback = 20'000;

    /// A guest's text: never markup, selectable by mouse and keyboard.
    QLabel *plainLabel(const QString &text, QWidget *parent)
    {
        auto *label = new QLabel(parent);
        label->setTextFormat(Qt::PlainText);
        label->setText(text);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        return label;
    }

} // namespace

ErrorCard::ErrorCard(runner::ErrorReport error, const QStringList &source, QWidget *parent)
    : Card(parent)
    , m_error(std::move(error))
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(kPadding, kPadding * 3 / 4, kPadding, kPadding * 3 / 4);
    m_layout->setSpacing(4);
    setAccessibleName(tr("Error"));
    addHeadline();
    if (m_error.diagnostics.isEmpty())
        addFrames(source);
    else
        addDiagnostics();
    if (!m_error.hint.isEmpty())
        m_layout->addWidget(plainLabel(m_error.hint.left(kLongestText), this));
    addButtons();
}

void ErrorCard::addHeadline()
{
    QString text = m_error.message.isEmpty()
        ? m_error.type
        : m_error.type + QStringLiteral(": ") + m_error.message;
    if (m_error.diagnostics.size() > 1)
        text = tr("Compiler messages: %1").arg(m_error.diagnostics.size());
    m_headline = plainLabel(text.left(kLongestText), this);
    m_headline->setProperty("tone", QStringLiteral("bad"));
    m_layout->addWidget(m_headline);
    setAccessibleDescription(text.left(kLongestText));
}

void ErrorCard::addPlace(const QString &place, const QString &text, int line, int column)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    QToolButton *link = addLink(place, tr("Go to line %1").arg(line));
    connect(link, &QToolButton::clicked, this,
            [this, line, column] { emit goToRequested(line, column); });
    QLabel *code = plainLabel(text.left(kLongestText), this);
    m_code.append(code);
    row->addWidget(link, 0, Qt::AlignTop);
    row->addWidget(code, 1);
    m_layout->addLayout(row);
}

void ErrorCard::addNote(const QString &text)
{
    QLabel *note = plainLabel(text.left(kLongestText), this);
    note->setProperty("tone", QStringLiteral("muted"));
    m_layout->addWidget(note);
}

void ErrorCard::addFrames(const QStringList &source)
{
    QList<runner::Frame> user = m_error.frames;
    user.removeIf([](const runner::Frame &frame) { return !frame.isUser; });
    const qsizetype hidden = std::max<qsizetype>(0, user.size() - kMostPlaces);
    if (hidden > 0)
        addNote(tr("Outer frames not shown: %1").arg(hidden));
    for (const runner::Frame &frame : user.sliced(hidden)) {
        const QString code = source.value(frame.line - 1).trimmed();
        const QString text =
            frame.function.isEmpty() ? code : frame.function + QStringLiteral("   ") + code;
        addPlace(QStringLiteral("%1:%2").arg(frame.file).arg(frame.line), text, frame.line,
                 frame.column);
    }
    const qsizetype library = m_error.frames.size() - user.size();
    if (library > 0)
        addNote(tr("Library frames: %1").arg(library));
}

void ErrorCard::addDiagnostics()
{
    const auto shown = m_error.diagnostics.first(std::min(m_error.diagnostics.size(), kMostPlaces));
    for (const runner::Diagnostic &message : shown)
        addPlace(QStringLiteral("%1:%2:%3").arg(message.file).arg(message.line).arg(message.column),
                 message.code + QStringLiteral("  ") + message.message, message.line,
                 message.column);
    const qsizetype hidden = m_error.diagnostics.size() - shown.size();
    if (hidden > 0)
        addNote(tr("More messages: %1").arg(hidden));
}

runner::Frame ErrorCard::place() const
{
    for (const auto &frame : std::ranges::reverse_view(m_error.frames)) {
        if (frame.isUser && frame.line > 0)
            return frame;
    }
    return {};
}

void ErrorCard::addButtons()
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(0, 4, 0, 0);
    row->setSpacing(8);
    const runner::Frame frame = place();
    if (frame.line > 0) {
        auto *go =
            addLink(tr("Go to line %1").arg(frame.line), tr("Go to line %1").arg(frame.line));
        go->setObjectName(QStringLiteral("cardButton"));
        connect(go, &QToolButton::clicked, this,
                [this, frame] { emit goToRequested(frame.line, frame.column); });
        row->addWidget(go);
    }
    if (!m_error.traceback.isEmpty()) {
        auto *more = addLink(tr("Show full traceback"), tr("Show the text as it was printed"));
        more->setObjectName(QStringLiteral("cardButton"));
        m_traceback = plainLabel(m_error.traceback.left(kLongestTraceback).trimmed(), this);
        m_traceback->hide();
        connect(more, &QToolButton::clicked, this, [this, more] {
            m_traceback->setVisible(m_traceback->isHidden());
            more->setText(m_traceback->isHidden() ? tr("Show full traceback")
                                                  : tr("Hide full traceback"));
            emit heightChanged();
        });
        row->addWidget(more);
    }
    row->addWidget(addReportLink());
    row->addStretch();
    m_layout->addLayout(row);
    if (m_traceback)
        m_layout->addWidget(m_traceback);
}

void ErrorCard::setTheme(const Theme &theme)
{
    Card::setTheme(theme);
    setEdge(theme.error);
    QFont bold = theme.uiFont;
    bold.setBold(true);
    m_headline->setFont(bold);
    for (QLabel *label : m_code)
        label->setFont(theme.codeFont);
    if (m_traceback)
        m_traceback->setFont(theme.codeFont);
    emit heightChanged();
}

int ErrorCard::heightFor(int width) const
{
    return m_layout->hasHeightForWidth() ? m_layout->totalHeightForWidth(width)
                                         : m_layout->totalSizeHint().height();
}

} // namespace sandpad::widgets
