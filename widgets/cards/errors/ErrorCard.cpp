#include "widgets/cards/errors/ErrorCard.h"

#include "widgets/cards/PlainLabel.h"
#include "widgets/cards/SourceExcerpt.h"
#include "widgets/cards/errors/ErrorOffers.h"
#include "widgets/cards/errors/FrameList.h"
#include "widgets/controls/FlowLayout.h"
#include "widgets/text/InvisibleCharacters.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>
#include <ranges>

namespace sandpad::widgets {

namespace {

    constexpr int kPadding = 16;
    constexpr int kHintPadding = 8;
    constexpr qsizetype kMostPlaces = 8;
    constexpr qsizetype kMostPlacesOfACause = 4;
    constexpr qsizetype kFirstMessages = 8;
    constexpr qsizetype kFirstCauses = 5;
    constexpr qsizetype kMoreAtOnce = 100;
    constexpr qsizetype kLongestText = 2000;
    constexpr qsizetype kLongestCause = 500;

    QString titleOf(const QString &type, const QString &message)
    {
        if (type.isEmpty() || message.isEmpty())
            return type + message;
        return type + QStringLiteral(": ") + message;
    }

    bool isSyntaxError(const QString &type)
    {
        return type == QLatin1String("SyntaxError") || type == QLatin1String("IndentationError")
            || type == QLatin1String("TabError");
    }

    /// Do places in the user's own code lie in several files?
    bool hasSeveralFiles(const runner::ErrorReport &error)
    {
        QSet<QString> files;
        const auto add = [&files](const QList<runner::Frame> &frames) {
            for (const runner::Frame &frame : frames) {
                if (frame.isUser)
                    files.insert(frame.file);
            }
        };
        add(error.frames);
        for (const runner::Cause &cause : error.causes)
            add(cause.frames);
        return files.size() > 1;
    }

} // namespace

ErrorCard::ErrorCard(runner::ErrorReport error, QStringList source, QWidget *parent)
    : Card(parent)
    , m_error(std::move(error))
    , m_source(std::move(source))
    , m_layout(new QVBoxLayout(this))
    , m_list(new QVBoxLayout)
{
    m_layout->setContentsMargins(kPadding, kPadding * 3 / 4, kPadding, kPadding * 3 / 4);
    m_layout->setSpacing(4);
    setAccessibleName(tr("Error"));
    addHeadline();
    if (!hasMessages() && !m_error.frames.isEmpty())
        m_layout->addWidget(newFrames(m_error.frames, kMostPlaces, this));
    addList();
    if (m_error.moreCauses > 0)
        addNote(tr("Causes that were not recorded: %1").arg(m_error.moreCauses));
    if (!m_error.hint.isEmpty())
        addHint();
    addButtons();
}

bool ErrorCard::hasMessages() const
{
    // A single message is the headline, and its place is shown as a frame.
    const bool isSaidAbove = m_error.diagnostics.size() == 1 && !m_error.frames.isEmpty()
        && m_error.frames.first().isUser;
    return !m_error.diagnostics.isEmpty() && !isSaidAbove;
}

void ErrorCard::addHeadline()
{
    const QString text = m_error.diagnostics.size() > 1
        ? tr("Compiler messages: %1").arg(m_error.diagnostics.size())
        : titleOf(m_error.type, m_error.message);
    // Below the first line, messages point at signs in what stands above them.
    const qsizetype end = text.indexOf(u'\n');
    QLabel *headline = newHeading(text.left(end), this);
    if (!runner::isInterruption(m_error))
        headline->setProperty("tone", QStringLiteral("bad"));
    m_layout->addWidget(headline);
    setAccessibleDescription(headline->text());
    if (end < 0)
        return;
    m_rest = newText(text.mid(end + 1), this);
    m_layout->addWidget(m_rest);
}

QLabel *ErrorCard::newText(const QString &text, QWidget *parent)
{
    QString shown;
    for (const QChar c : withoutColours(text.left(kLongestText))) {
        const bool isControl = c.category() == QChar::Other_Control && c != u'\n' && c != u'\t';
        shown += isControl ? withLabels(QStringView(&c, 1)) : QString(c);
    }
    return plainLabel(shown, parent);
}

QLabel *ErrorCard::newHeading(const QString &text, QWidget *parent)
{
    QLabel *heading = newText(text, parent);
    m_headings.append(heading);
    return heading;
}

FrameList *ErrorCard::newFrames(const QList<runner::Frame> &frames, qsizetype mostPlaces,
                                QWidget *parent)
{
    const bool isSyntax = isSyntaxError(m_error.type) || !m_error.diagnostics.isEmpty();
    auto *list = new FrameList(frames, m_source,
                               { .mostPlaces = mostPlaces,
                                 .isSyntaxError = isSyntax,
                                 .namesFiles = hasSeveralFiles(m_error) },
                               parent);
    connect(list, &FrameList::heightChanged, this, [this, list] {
        for (QWidget *widget = list; widget != this; widget = widget->parentWidget())
            widget->updateGeometry();
        emit heightChanged();
    });
    connect(list, &FrameList::placeChosen, this, [this](const runner::Frame &frame) {
        emit requested(GoTo { .line = frame.line,
                              .column = frame.column,
                              .file = frame.isBeside ? frame.file : QString() });
    });
    m_frames.append(list);
    return list;
}

qsizetype ErrorCard::listed() const
{
    return hasMessages() ? m_error.diagnostics.size() : m_error.causes.size();
}

void ErrorCard::addList()
{
    m_list->setSpacing(4);
    m_layout->addLayout(m_list);
    showMore(hasMessages() ? kFirstMessages : kFirstCauses);
    if (m_shown == listed())
        return;
    const QString words = tr("Show %1 more").arg(listed() - m_shown);
    m_more = addLink(words, words);
    m_layout->addWidget(m_more, 0, Qt::AlignLeft);
    connect(m_more, &QToolButton::clicked, this, [this] {
        showMore(kMoreAtOnce);
        applyFonts();
        emit heightChanged();
    });
}

void ErrorCard::showMore(qsizetype count)
{
    const qsizetype end = std::min(listed(), m_shown + count);
    QWidget *before = m_more;
    for (; m_shown < end; ++m_shown) {
        QWidget *entry = hasMessages() ? newMessage(m_error.diagnostics[m_shown])
                                       : newCause(m_error.causes[m_shown], m_shown);
        m_list->addWidget(entry);
        if (!m_more)
            continue;
        // The requested rows come right behind their button in the order of the Tab key.
        for (QToolButton *link : entry->findChildren<QToolButton *>()) {
            setTabOrder(before, link);
            before = link;
        }
    }
    if (!m_more)
        return;
    const QString words = tr("Show %1 more").arg(listed() - m_shown);
    m_more->setText(words);
    m_more->setAccessibleName(words);
    m_more->setToolTip(words);
    if (m_shown == listed()) {
        if (m_more->hasFocus() && m_more->nextInFocusChain())
            m_more->nextInFocusChain()->setFocus(Qt::TabFocusReason);
        m_more->hide();
    }
}

QWidget *ErrorCard::newCause(const runner::Cause &cause, qsizetype index)
{
    auto *entry = new QWidget(this);
    auto *layout = new QVBoxLayout(entry);
    layout->setContentsMargins(cause.depth * FrameList::kIndent, 8, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(newHeading(headingOf(index).left(kLongestCause), entry));
    if (!cause.frames.isEmpty())
        layout->addWidget(newFrames(cause.frames, kMostPlacesOfACause, entry));
    return entry;
}

QString ErrorCard::headingOf(qsizetype index) const
{
    const runner::Cause &cause = m_error.causes[index];
    const QString title = titleOf(cause.type, cause.message);
    if (cause.relation == runner::Cause::Relation::Cause)
        return tr("Caused by %1").arg(title);
    if (cause.relation == runner::Cause::Relation::Context)
        return tr("While handling %1").arg(title);
    int number = 1;
    for (qsizetype i = index - 1; i >= 0 && m_error.causes[i].depth >= cause.depth; --i) {
        const runner::Cause &before = m_error.causes[i];
        if (before.depth == cause.depth && before.relation == runner::Cause::Relation::Member)
            ++number;
    }
    return tr("Error %1 of the group: %2").arg(number).arg(title);
}

QWidget *ErrorCard::newMessage(const runner::Diagnostic &message)
{
    auto *entry = new QWidget(this);
    auto *layout = new QVBoxLayout(entry);
    layout->setContentsMargins(0, 0, 0, 4);
    layout->setSpacing(2);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    if (message.line > 0) {
        QToolButton *link = newLink(QStringLiteral("%1:%2:%3")
                                        .arg(message.file.left(FrameList::kLongestFile))
                                        .arg(message.line)
                                        .arg(message.column),
                                    tr("Go to line %1").arg(message.line), entry);
        link->setProperty("isPlace", true);
        connect(link, &QToolButton::clicked, this, [this, message] {
            emit requested(GoTo { .line = message.line, .column = message.column });
        });
        row->addWidget(link, 0, Qt::AlignTop);
    }
    const QString text = titleOf(message.code, message.message).left(kLongestText);
    row->addWidget(plainLabel(message.isError ? text : tr("Warning: %1").arg(text), entry), 1);
    layout->addLayout(row);
    const QString line = m_source.value(message.line - 1);
    if (!line.trimmed().isEmpty()) {
        auto *excerpt = new SourceExcerpt(
            line, { .column = message.column, .endColumn = message.endColumn }, entry);
        excerpt->setContentsMargins(FrameList::kIndent, 0, 0, 0);
        m_excerpts.append(excerpt);
        layout->addWidget(excerpt);
    }
    return entry;
}

void ErrorCard::addHint()
{
    auto *hint = new QFrame(this);
    hint->setObjectName(QStringLiteral("hint"));
    auto *layout = new QVBoxLayout(hint);
    layout->setContentsMargins(kHintPadding, kHintPadding, kHintPadding, kHintPadding);
    layout->addWidget(plainLabel(m_error.hint.left(kLongestText), hint));
    m_layout->addSpacing(4);
    m_layout->addWidget(hint);
}

void ErrorCard::addNote(const QString &text)
{
    QLabel *note = plainLabel(text.left(kLongestText), this);
    note->setProperty("tone", QStringLiteral("muted"));
    m_layout->addWidget(note);
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
    constexpr int kSpacing = 8;
    auto *row = new FlowLayout(nullptr, kSpacing);
    row->setContentsMargins(0, 4, 0, 0);
    for (const ErrorOffer &offer : offersOf(m_error))
        addButton(*row, offer.text, offer.description, offer.request);
    if (const runner::Frame frame = place(); frame.line > 0) {
        const QString words = hasSeveralFiles(m_error)
            ? tr("Go to %1, line %2").arg(frame.file).arg(frame.line)
            : tr("Go to line %1").arg(frame.line);
        addButton(*row, words, words,
                  GoTo { .line = frame.line,
                         .column = frame.column,
                         .file = frame.isBeside ? frame.file : QString() });
    }
    if (!m_error.traceback.isEmpty())
        addTraceback(*row);
    row->addWidget(addReportLink());
    m_layout->addLayout(row);
    if (m_traceback)
        m_layout->addWidget(m_traceback);
}

void ErrorCard::addButton(QLayout &row, const QString &text, const QString &description,
                          const OutputRequest &request)
{
    QToolButton *button = addLink(text, description);
    button->setObjectName(QStringLiteral("cardButton"));
    connect(button, &QToolButton::clicked, this,
            [this, request] { emit requested(OutputRequest(request)); }); // the card may go
    row.addWidget(button);
}

void ErrorCard::addTraceback(QLayout &row)
{
    const bool isOfCompiler = !m_error.diagnostics.isEmpty();
    const QString show =
        isOfCompiler ? tr("Show what the compiler printed") : tr("Show full traceback");
    const QString hide =
        isOfCompiler ? tr("Hide what the compiler printed") : tr("Hide full traceback");
    m_showTraceback = addLink(show, tr("Show the text as it was printed"));
    m_showTraceback->setObjectName(QStringLiteral("cardButton"));
    m_traceback = plainLabel(m_error.traceback.trimmed(), this);
    m_traceback->setContentsMargins(0, kPadding / 2, 0, 0);
    m_traceback->hide();
    connect(m_showTraceback, &QToolButton::clicked, this, [this, show, hide] {
        m_traceback->setVisible(m_traceback->isHidden());
        m_showTraceback->setText(m_traceback->isHidden() ? show : hide);
        emit heightChanged();
    });
    row.addWidget(m_showTraceback);
}

void ErrorCard::setTheme(const Theme &theme)
{
    Card::setTheme(theme);
    setEdge(runner::isInterruption(m_error) ? theme.mutedText : theme.error);
    applyFonts();
    emit heightChanged();
}

void ErrorCard::applyFonts()
{
    QFont bold = theme().uiFont;
    bold.setBold(true);
    for (QLabel *heading : m_headings)
        heading->setFont(bold);
    for (FrameList *frames : m_frames)
        frames->setTheme(theme());
    for (SourceExcerpt *excerpt : m_excerpts)
        excerpt->setTheme(theme());
    for (QLabel *code : { m_rest, m_traceback }) {
        if (code)
            code->setFont(theme().codeFont);
    }
}

void ErrorCard::openHit()
{
    const auto hit = hits().current();
    if (hit && m_traceback && m_search.widgetOf(*hit) == m_traceback && m_traceback->isHidden())
        m_showTraceback->click();
}

int ErrorCard::seekHit()
{
    const auto hit = hits().current();
    return hit ? m_search.topOf(*hit) : 0;
}

void ErrorCard::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    QPainter painter(this);
    m_search.paint(painter, hits(), theme());
}

int ErrorCard::heightFor(int width) const
{
    return m_layout->hasHeightForWidth() ? m_layout->totalHeightForWidth(width)
                                         : m_layout->totalSizeHint().height();
}

} // namespace sandpad::widgets
