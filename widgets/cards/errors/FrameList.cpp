#include "widgets/cards/errors/FrameList.h"

#include "widgets/cards/Card.h"
#include "widgets/cards/PlainLabel.h"
#include "widgets/cards/SourceExcerpt.h"
#include "widgets/controls/ElidedLabel.h"

#include <QGridLayout>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr qsizetype kMostUnfolded = 60;
    constexpr qsizetype kLongestContent = 6000;
    constexpr qsizetype kLongestName = 120;
    constexpr int kWidestName = 24; // characters
    constexpr int kColumnGap = 12;
    constexpr int kLinkPadding = 9; // as the style gives links

    QString countOf(const FrameGroup &group)
    {
        const bool isOne = group.count == 1;
        switch (group.kind) {
        case FrameGroup::Kind::Library:
            return isOne ? FrameList::tr("1 library frame")
                         : FrameList::tr("%1 library frames").arg(group.count);
        case FrameGroup::Kind::Repeated:
            return FrameList::tr("repeated %1 more times").arg(group.count);
        case FrameGroup::Kind::Place:
        case FrameGroup::Kind::Calls:
            break;
        }
        return isOne ? FrameList::tr("1 more call")
                     : FrameList::tr("%1 more calls").arg(group.count);
    }

    QString lineOf(const runner::Frame &frame)
    {
        QString text = frame.file.left(kLongestName);
        if (frame.line > 0)
            text += u':' + QString::number(frame.line);
        if (!frame.function.isEmpty())
            text += (text.isEmpty() ? QString() : QStringLiteral("  "))
                + frame.function.left(kLongestName);
        return text;
    }

    QString placeOf(const runner::Frame &frame, bool namesFile)
    {
        return namesFile || frame.line < 1
            ? QStringLiteral("%1:%2").arg(frame.file.left(FrameList::kLongestFile)).arg(frame.line)
            : FrameList::tr("line %1").arg(frame.line);
    }

    QString skippedCalls(qint64 count)
    {
        return count == 1 ? FrameList::tr("one call that was not recorded")
                          : FrameList::tr("%1 calls that were not recorded").arg(count);
    }

    /// The text of a group: a line for each frame; equal frames share one.
    QString contentOf(const FrameGroup &group)
    {
        QStringList lines;
        qint64 told = 0;
        for (auto frame = group.frames.begin();
             frame != group.frames.end() && lines.size() < kMostUnfolded;) {
            if (frame->skipped > 0)
                lines.append(QStringLiteral("… ") + skippedCalls(frame->skipped));
            told += frame->skipped;
            const auto next = std::find_if(frame + 1, group.frames.end(), [&](const auto &other) {
                return other.skipped > 0 || lineOf(other) != lineOf(*frame);
            });
            const auto times = next - frame;
            lines.append(times == 1 ? lineOf(*frame)
                                    : QStringLiteral("%1  ×%2").arg(lineOf(*frame)).arg(times));
            told += times;
            frame = next;
        }
        if (told == 0)
            return skippedCalls(group.count);
        if (told < group.count)
            lines.append(FrameList::tr("… and %1 more").arg(group.count - told));
        return lines.join(u'\n');
    }

} // namespace

FrameList::FrameList(const QList<runner::Frame> &frames, const QStringList &source,
                     const Options &options, QWidget *parent)
    : QWidget(parent)
    , m_layout(new QGridLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setHorizontalSpacing(kColumnGap);
    m_layout->setVerticalSpacing(2);
    m_layout->setColumnStretch(2, 1);
    for (const FrameGroup &group : groupsOf(frames, options.mostPlaces)) {
        if (group.kind != FrameGroup::Kind::Place) {
            addFold(group);
            continue;
        }
        const runner::Frame &frame = group.frames.first();
        addPlace(frame, frame.isInProgram() ? source.value(frame.line - 1) : QString(), options);
    }
}

QWidget *FrameList::placeWidget(const runner::Frame &frame, bool namesFile)
{
    const QString place = placeOf(frame, namesFile || frame.isBeside);
    if (!frame.isUser || frame.line <= 0) {
        QLabel *label = plainLabel(place, this);
        label->setWordWrap(false);
        label->setContentsMargins(kLinkPadding, 0, kLinkPadding, 0);
        return label;
    }
    QToolButton *link =
        newLink(place,
                frame.isBeside ? tr("Go to line %1 of %2").arg(frame.line).arg(frame.file)
                               : tr("Go to line %1").arg(frame.line),
                this);
    link->setProperty("isPlace", true);
    connect(link, &QToolButton::clicked, this, [this, frame] { emit placeChosen(frame); });
    return link;
}

void FrameList::addPlace(const runner::Frame &frame, const QString &code, const Options &options)
{
    const int row = m_layout->rowCount();
    m_layout->addWidget(placeWidget(frame, options.namesFiles), row, 0,
                        Qt::AlignLeft | Qt::AlignTop);
    if (!frame.function.isEmpty()) {
        auto *function = new ElidedLabel(this);
        function->setText(frame.function.left(kLongestName));
        function->setToolTip(frame.function.left(kLongestName));
        function->setMaximumWidth(function->fontMetrics().averageCharWidth() * kWidestName);
        function->setProperty("tone", QStringLiteral("muted"));
        m_layout->addWidget(function, row, 1, Qt::AlignVCenter);
    }
    if (code.trimmed().isEmpty())
        return;
    auto *excerpt = new SourceExcerpt(
        code,
        { .column = frame.column,
          .endColumn = frame.endColumn,
          .whole = options.isSyntaxError ? Marked::Whole::Show : Marked::Whole::Hide },
        this);
    m_excerpts.append(excerpt);
    m_layout->addWidget(excerpt, row, 2, Qt::AlignVCenter);
}

void FrameList::addFold(const FrameGroup &group)
{
    const QString count = countOf(group);
    QToolButton *link = newLink(QStringLiteral("▸ ") + count, tr("Show: %1").arg(count), this);
    link->setObjectName(QStringLiteral("fold"));
    link->setCheckable(true);
    m_layout->addWidget(link, m_layout->rowCount(), 0, 1, 3, Qt::AlignLeft);
    QLabel *content = plainLabel({}, this);
    content->setProperty("tone", QStringLiteral("muted"));
    content->setContentsMargins(kIndent, 0, 0, 0);
    content->hide();
    m_code.append(content);
    m_layout->addWidget(content, m_layout->rowCount(), 0, 1, 3);
    connect(link, &QToolButton::toggled, this, [this, link, content, group, count](bool isOpen) {
        link->setText((isOpen ? QStringLiteral("▾ ") : QStringLiteral("▸ ")) + count);
        if (isOpen && content->text().isEmpty())
            content->setText(contentOf(group).left(kLongestContent));
        content->setVisible(isOpen);
        // A listener asks for the new height at once.
        m_layout->invalidate();
        emit heightChanged();
    });
}

void FrameList::setTheme(const Theme &theme)
{
    for (QLabel *label : m_code)
        label->setFont(theme.codeFont);
    for (SourceExcerpt *excerpt : m_excerpts)
        excerpt->setTheme(theme);
}

} // namespace sandpad::widgets
