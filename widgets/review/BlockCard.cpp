#include "widgets/review/BlockCard.h"

#include "widgets/cards/PlainLabel.h"
#include "widgets/review/BlockActions.h"
#include "widgets/review/BlockHead.h"
#include "widgets/review/CodePart.h"
#include "widgets/review/RepairList.h"
#include "widgets/review/ResultPart.h"
#include "widgets/review/VerdictWords.h"
#include "widgets/text/InvisibleCharacters.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr int kSide = 16;
    constexpr int kTop = 12;
    constexpr int kGap = 16;
    constexpr int kSpacing = 4;
    /// The height stays the same without a pill.
    constexpr int kHeadHeight = 24;
    /// From this width on the code has a column of its own.
    constexpr int kWide = 840;
    constexpr int kCodePercent = 35;

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

BlockCard::BlockCard(const QList<runner::LanguageInfo> &languages, CodeColors &colors,
                     QWidget *parent)
    : Card(parent)
    , m_languages(languages)
    , m_head(new BlockHead(languages, this))
    , m_warnings(plainLabel({}, this))
    , m_repairs(new RepairList(this))
    , m_code(new CodePart(colors, this))
    , m_result(new ResultPart(languages, this))
    , m_actions(new BlockActions(this))
{
    setFocusPolicy(Qt::StrongFocus);
    m_warnings->setProperty("tone", QStringLiteral("warn"));
    connectParts();
}

void BlockCard::connectParts()
{
    connect(m_head, &BlockHead::roleChosen, this,
            [this](runner::BlockRole role, const QString &language) {
                emit roleChosen(index(), role, language);
            });
    connect(m_repairs, &RepairList::heightChanged, this, &Card::heightChanged);
    connect(m_repairs, &RepairList::undoRequested, this, &BlockCard::repairsUndone);
    connect(m_code, &CodePart::heightChanged, this, &Card::heightChanged);
    connect(m_code, &CodePart::edited, this, &BlockCard::codeEdited);
    connect(m_code, &CodePart::finished, this, [this] {
        m_actions->setEditing(false);
        setFocus();
    });
    // A part may grow while the card keeps its height.
    connect(m_result, &ResultPart::heightChanged, this, [this] { arrange(width(), true); });
    connect(m_result, &ResultPart::heightChanged, this, &Card::heightChanged);
    connect(m_result, &ResultPart::roleChosen, this, &BlockCard::roleChosen);
    connect(m_result, &ResultPart::permissionGiven, this, &BlockCard::permissionGiven);
    connect(m_result, &ResultPart::requested, this, &Card::requested);
    connect(m_actions, &BlockActions::runRequested, this, &BlockCard::runRequested);
    connect(m_actions, &BlockActions::scratchRequested, this, &BlockCard::scratchRequested);
    connect(m_actions, &BlockActions::copyRequested, this, &BlockCard::copyCode);
    connect(m_actions, &BlockActions::editRequested, this, &BlockCard::toggleEditing);
}

void BlockCard::setItem(const ReviewItem &item)
{
    m_item = item;
    m_head->setItem(item);
    m_actions->setItem(item);
    m_repairs->setItem(item);
    const auto language =
        std::ranges::find(m_languages, item.block.languageId, &runner::LanguageInfo::id);
    m_code->setCode(item.block.code,
                    language == m_languages.end() ? runner::LanguageInfo {} : *language);
    m_result->setItem(item);
    showWarnings();
    const QString pill = pillOf(item).text;
    setAccessibleName(tr("Block %1").arg(item.block.index));
    setAccessibleDescription(pill);
    arrange(width(), true);
    emit heightChanged();
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
    m_warnings->setText(warnings.join(u'\n'));
    m_warnings->setVisible(!warnings.isEmpty());
}

QString BlockCard::warningText() const
{
    return m_warnings->text();
}

void BlockCard::setTheme(const Theme &theme)
{
    Card::setTheme(theme);
    m_code->setTheme(theme);
    m_result->setTheme(theme);
    emit heightChanged();
}

void BlockCard::openRepairs(bool isOpen)
{
    m_repairs->setOpen(isOpen);
}

void BlockCard::toggleEditing()
{
    if (m_code->isEditing())
        return m_code->finishEditing();
    m_actions->setEditing(true);
    m_code->startEditing();
}

void BlockCard::copyCode() const
{
    QGuiApplication::clipboard()->setText(m_item.block.code);
}

int BlockCard::arrange(int width, bool moves) const
{
    const int inner = width - 2 * kSide;
    const bool isWide = inner >= kWide;
    const int codeWidth = isWide ? (inner - kGap) * kCodePercent / 100 : inner;
    const int resultLeft = isWide ? kSide + codeWidth + kGap : kSide;
    const int resultWidth = isWide ? inner - codeWidth - kGap : inner;
    const auto put = [moves](QWidget *widget, int x, int y, int wide) {
        if (widget->isHidden())
            return 0;
        const int height = widget->hasHeightForWidth() ? widget->heightForWidth(wide)
                                                       : widget->sizeHint().height();
        if (moves)
            widget->setGeometry(x, y, wide, height);
        return height;
    };
    // The actions are at the top right where the heading leaves room for them.
    const QSize actions = m_actions->sizeHint();
    const QRect heading = m_result->rightHeading(resultWidth);
    const bool isOnTop =
        isWide && heading.isValid() && heading.right() + kGap + actions.width() < resultWidth;
    const bool isInHead = !isWide && m_head->sizeHint().width() + kGap + actions.width() < inner;
    const bool isBeside = isOnTop || isInHead;
    if (isBeside && moves)
        m_actions->setGeometry(
            { QPoint(width - kSide - actions.width(), kTop + (kHeadHeight - actions.height()) / 2),
              actions });
    const int headWidth = isInHead ? inner - kGap - actions.width() : codeWidth;
    const int headTop = kTop + std::max(0, (kHeadHeight - m_head->sizeHint().height()) / 2);
    const int headBottom = headTop + put(m_head, kSide, headTop, headWidth);
    int y = std::max(kTop + kHeadHeight, headBottom) + kSpacing;
    for (QWidget *part : { static_cast<QWidget *>(m_warnings), static_cast<QWidget *>(m_repairs),
                           static_cast<QWidget *>(m_code) }) {
        const int height = put(part, kSide, y, codeWidth);
        y += height > 0 ? height + kSpacing : 0;
    }
    if (!isBeside)
        y += put(m_actions, kSide, y, codeWidth) + kSpacing;
    const int resultTop = isWide ? kTop : y + kSpacing;
    const int bottom = resultTop + put(m_result, resultLeft, resultTop, resultWidth);
    return std::max(y - kSpacing, bottom) + kTop;
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
    if (isOurs && event->key() == Qt::Key_Down)
        emit stepRequested(1);
    else if (isOurs && event->key() == Qt::Key_Up)
        emit stepRequested(-1);
    else if (isOurs && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
             && m_item.block.canRun() && m_item.progress == BlockProgress::Idle)
        emit runRequested();
    else
        Card::keyPressEvent(event);
}

} // namespace sandpad::widgets
