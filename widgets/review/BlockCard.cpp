#include "widgets/review/BlockCard.h"

#include "widgets/cards/PlainLabel.h"
#include "widgets/review/BlockActions.h"
#include "widgets/review/BlockHead.h"
#include "widgets/review/CodePart.h"
#include "widgets/review/RepairList.h"
#include "widgets/review/ResultPart.h"
#include "widgets/review/ReviewColumns.h"
#include "widgets/review/VerdictWords.h"
#include "widgets/text/InvisibleCharacters.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr int kCardTop = 6;
    constexpr int kFoldedCardTop = 2;
    constexpr int kCardBottom = 10;
    constexpr int kPartGap = 4;

    QString syntaxWarning(const runner::SyntaxCheck &syntax)
    {
        switch (syntax.state) {
        case runner::SyntaxState::Unknown:
        case runner::SyntaxState::Fine:
            return {};
        case runner::SyntaxState::Fragment:
            return syntax.message;
        case runner::SyntaxState::CutOff:
            return BlockCard::tr("The code ends too early.");
        case runner::SyntaxState::Wrong:
            return syntax.line > 0
                ? BlockCard::tr("Syntax error in line %1: %2").arg(syntax.line).arg(syntax.message)
                : BlockCard::tr("Syntax error: %1").arg(syntax.message);
        }
        Q_UNREACHABLE_RETURN({});
    }

} // namespace

bool isFoldedAtFirst(const ReviewItem &item)
{
    if (item.progress != BlockProgress::Idle)
        return false;
    if (!item.result)
        return !item.block.canRun();
    return item.result->verdict == runner::Verdict::NotChecked
        || item.result->verdict == runner::Verdict::CannotRun;
}

BlockCard::BlockCard(const QList<runner::LanguageInfo> &languages, CodeColors &colors,
                     QWidget *parent)
    : Card(parent)
    , m_languages(languages)
    , m_head(new BlockHead(languages, this))
    , m_code(new CodePart(colors, this))
    , m_result(new ResultPart(this))
{
    setFocusPolicy(Qt::StrongFocus);
    connectParts();
}

void BlockCard::connectParts()
{
    connect(m_head, &BlockHead::roleChosen, this, &BlockCard::roleChosen);
    connect(m_head, &BlockHead::foldRequested, this, [this] {
        setFolded(!m_isFolded);
        emit foldChosen(m_isFolded);
    });
    connect(m_code, &CodePart::heightChanged, this, &Card::heightChanged);
    connect(m_code, &CodePart::edited, this, &BlockCard::codeEdited);
    connect(m_code, &CodePart::finished, this, [this] {
        actions().setEditing(false);
        setFocus();
    });
    // A part may grow while the card keeps its height.
    connect(m_result, &ResultPart::heightChanged, this, [this] { arrange(width(), true); });
    connect(m_result, &ResultPart::heightChanged, this, &Card::heightChanged);
    connect(m_result, &ResultPart::permissionGiven, this, &BlockCard::permissionGiven);
    connect(m_result, &ResultPart::requested, this, &Card::requested);
    connect(&actions(), &BlockActions::runRequested, this, [this] {
        setFocus(Qt::OtherFocusReason); // the button goes dim, and would hand it to the next one
        emit runRequested();
    });
    connect(&actions(), &BlockActions::scratchRequested, this, &BlockCard::scratchRequested);
    connect(&actions(), &BlockActions::copyRequested, this, &BlockCard::copyCode);
    connect(&actions(), &BlockActions::editRequested, this, &BlockCard::toggleEditing);
}

BlockActions &BlockCard::actions() const
{
    return m_head->actions();
}

void BlockCard::setItem(const ReviewItem &item)
{
    m_item = item;
    m_isFilled = false;
    m_head->setItem(item);
    m_head->setFoldable(isFoldedAtFirst(item));
    if (m_code->isEditing())
        m_isFolded = false;
    showBody();
    setAccessibleName(tr("Block %1").arg(item.block.index));
    setAccessibleDescription(m_head->pillText() + u' ' + m_head->sentence());
    arrange(width(), true);
    emit heightChanged();
}

void BlockCard::fillBody()
{
    if (std::exchange(m_isFilled, true))
        return;
    showRepairs();
    const auto language =
        std::ranges::find(m_languages, m_item.block.languageId, &runner::LanguageInfo::id);
    m_code->setCode(m_item.block.code,
                    language == m_languages.end() ? runner::LanguageInfo {} : *language);
    m_result->setItem(m_item);
    showWarnings();
}

void BlockCard::setFolded(bool isFolded)
{
    m_isFolded = isFolded && !m_code->isEditing();
    if (index() == 0)
        return; // there is nothing to show yet
    showBody();
    emit heightChanged();
    update();
}

void BlockCard::showBody()
{
    if (!m_isFolded)
        fillBody();
    m_head->setFolded(m_isFolded);
    m_code->setVisible(!m_isFolded);
    m_result->setVisible(!m_isFolded);
    if (m_repairs)
        m_repairs->setVisible(!m_isFolded && !m_item.block.repairs.isEmpty());
    if (m_warnings)
        m_warnings->setVisible(!m_isFolded && !m_warnings->text().isEmpty());
    showHits();
}

void BlockCard::showWarnings()
{
    constexpr qsizetype kMost = 10;
    QStringList warnings;
    for (const QString &warning :
         m_item.block.warnings.first(std::min(m_item.block.warnings.size(), kMost)))
        warnings.append(withLabels(warning));
    if (const QString syntax = syntaxWarning(m_item.block.syntax); !syntax.isEmpty())
        warnings.append(withLabels(syntax));
    if (warnings.isEmpty() && !m_warnings)
        return;
    if (!m_warnings) {
        m_warnings = plainLabel({}, this);
        m_warnings->setProperty("tone", QStringLiteral("warn"));
    }
    m_warnings->setText(warnings.join(u'\n'));
}

QString BlockCard::warningText() const
{
    return m_warnings ? m_warnings->text() : QString();
}

void BlockCard::showRepairs()
{
    if (!m_repairs && m_item.block.repairs.isEmpty())
        return;
    if (!m_repairs) {
        m_repairs = new RepairList(this);
        connect(m_repairs, &RepairList::heightChanged, this, &Card::heightChanged);
        connect(m_repairs, &RepairList::undoRequested, this, &BlockCard::repairsUndone);
    }
    m_repairs->setItem(m_item);
    m_repairs->setOpen(m_areRepairsOpen);
}

void BlockCard::showProse()
{
    const TextHits hits = hitsAt(m_hits, { .part = BlockPart::Prose, .row = 0 });
    if (!m_prose && hits.all.isEmpty())
        return;
    if (!m_prose) {
        m_prose = new ExcerptView(this);
        m_prose->setName(tr("What the answer says before it"));
        m_prose->setTheme(theme());
        m_prose->setText(m_item.prose);
    }
    m_prose->setVisible(!hits.all.isEmpty());
    m_prose->setHits(hits);
}

void BlockCard::setTheme(const Theme &theme)
{
    Card::setTheme(theme);
    m_head->setTheme(theme);
    if (m_prose)
        m_prose->setTheme(theme);
    m_code->setTheme(theme);
    m_result->setTheme(theme);
    emit heightChanged();
}

void BlockCard::openRepairs(bool isOpen)
{
    m_areRepairsOpen = isOpen;
    if (m_repairs)
        m_repairs->setOpen(isOpen);
}

void BlockCard::setCurrent(bool isCurrent)
{
    if (std::exchange(m_isCurrent, isCurrent) != isCurrent)
        update();
}

void BlockCard::setBlockHits(const BlockHits &hits)
{
    if (m_hits == hits)
        return;
    m_hits = hits;
    const auto current = currentPlace(hits);
    if (m_isFolded && current && current->part != BlockPart::Sentence)
        setFolded(false);
    showHits();
    emit heightChanged();
}

void BlockCard::showHits()
{
    m_head->setHits(m_hits);
    showProse();
    if (m_isFolded)
        return;
    m_code->shown().setHits(hitsAt(m_hits, { .part = BlockPart::Code, .row = 0 }));
    m_result->setHits(m_hits);
    if (!m_warnings)
        return;
    const auto inWarning = std::ranges::find_if(
        m_hits, [](const PlacedHits &each) { return each.place.part == BlockPart::Warning; });
    markLabel(*m_warnings, inWarning == m_hits.end() ? TextHits {} : inWarning->hits);
}

int BlockCard::hitTop() const
{
    const auto place = currentPlace(m_hits);
    if (!place)
        return 0;
    switch (place->part) {
    case BlockPart::Prose:
        return m_prose ? m_prose->y() + m_prose->hitTop() : 0;
    case BlockPart::Warning:
        return m_warnings ? m_warnings->y() : 0;
    case BlockPart::Code:
        return m_code->y() + m_code->shown().hitTop();
    case BlockPart::Left:
    case BlockPart::Right: {
        const QWidget *shown = m_result->widgetAt(*place);
        const auto *excerpt = qobject_cast<const ExcerptView *>(shown);
        return m_result->y() + (shown ? shown->y() : 0) + (excerpt ? excerpt->hitTop() : 0);
    }
    case BlockPart::Sentence:
    case BlockPart::Notes:
        return 0;
    }
    Q_UNREACHABLE_RETURN(0);
}

void BlockCard::toggleEditing()
{
    if (m_code->isEditing())
        return m_code->finishEditing();
    actions().setEditing(true);
    m_code->startEditing();
}

void BlockCard::copyCode() const
{
    QGuiApplication::clipboard()->setText(m_item.block.code);
}

int BlockCard::arrangeBody(int width, int y, bool moves) const
{
    const ReviewColumns columns = ReviewColumns::forCard(width);
    const auto put = [moves](QWidget *widget, int x, int top, int wide) {
        if (!widget || widget->isHidden())
            return 0;
        const int height = widget->hasHeightForWidth() ? widget->heightForWidth(wide)
                                                       : widget->sizeHint().height();
        if (moves)
            widget->setGeometry(x, top, wide, height);
        return height;
    };
    m_result->setHeadings(!columns.isWide);
    const int bodyTop = y;
    for (QWidget *part : { static_cast<QWidget *>(m_warnings), static_cast<QWidget *>(m_repairs),
                           static_cast<QWidget *>(m_code) }) {
        const int height = put(part, ReviewColumns::kSide, y, columns.code);
        y += height > 0 ? height + kPartGap : 0;
    }
    const int resultTop = columns.isWide ? bodyTop : y + kPartGap;
    const int bottom = resultTop + put(m_result, columns.result, resultTop, columns.resultWidth);
    return std::max(y - kPartGap, bottom);
}

int BlockCard::arrange(int width, bool moves) const
{
    const int inner = width - 2 * ReviewColumns::kSide;
    const int top = m_isFolded ? kFoldedCardTop : kCardTop;
    int y = top;
    if (m_prose && !m_prose->isHidden()) {
        const int height = m_prose->heightForWidth(inner);
        if (moves)
            m_prose->setGeometry(ReviewColumns::kSide, y, inner, height);
        y += height + kPartGap;
    }
    const int head = m_head->heightForWidth(inner);
    if (moves)
        m_head->setGeometry(ReviewColumns::kSide, y, inner, head);
    y += head;
    return m_isFolded ? y + kFoldedCardTop : arrangeBody(width, y + 2, moves) + kCardBottom;
}

int BlockCard::heightFor(int width) const
{
    return arrange(width, false);
}

void BlockCard::resizeEvent(QResizeEvent *)
{
    arrange(width(), true);
}

void BlockCard::keyPressEvent(QKeyEvent *event)
{
    const bool isOurs = hasFocus() && event->modifiers() == Qt::NoModifier;
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isOurs && event->key() == Qt::Key_Down)
        emit stepRequested(1);
    else if (isOurs && event->key() == Qt::Key_Up)
        emit stepRequested(-1);
    else if (isOurs && isEnter && m_item.block.canRun() && !m_isFolded
             && m_item.progress == BlockProgress::Idle)
        emit runRequested();
    else if (isOurs && isEnter && isFoldedAtFirst(m_item))
        emit m_head->foldRequested();
    else
        Card::keyPressEvent(event);
}

void BlockCard::paintEvent(QPaintEvent *event)
{
    constexpr qreal kRadius = 8;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool isMarked = hasFocus() || m_isCurrent;
    if (m_isFolded && !isMarked) {
        painter.setPen(QPen(theme().control, 1, Qt::DashLine));
        painter.drawRoundedRect(frame, kRadius, kRadius);
        return;
    }
    painter.setPen(QPen(isMarked ? theme().accent : theme().hairline, hasFocus() ? 2 : 1));
    painter.setBrush(m_isFolded ? theme().window : theme().surface);
    painter.drawRoundedRect(hasFocus() ? frame.adjusted(0.5, 0.5, -0.5, -0.5) : frame, kRadius,
                            kRadius);
    if (m_isCurrent) {
        painter.setPen(QPen(theme().accent, 3, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(1.5, kRadius / 2), QPointF(1.5, height() - kRadius / 2));
    }
    if (m_isFolded)
        return;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(theme().hairline);
    const ReviewColumns columns = ReviewColumns::forCard(width());
    const int top = m_result->y();
    const auto line = [&](int x) { painter.drawLine(x, top, x, height() - kCardBottom); };
    if (columns.isWide)
        line(columns.result - ReviewColumns::kGap / 2);
    if (const int right = m_result->rightColumn(columns.resultWidth); right > 0)
        line(columns.result + right - ReviewColumns::kGap / 2);
    Q_UNUSED(event)
}

} // namespace sandpad::widgets
