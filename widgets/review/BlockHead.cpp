#include "widgets/review/BlockHead.h"

#include "widgets/cards/Card.h"
#include "widgets/controls/IconButton.h"
#include "widgets/controls/Pill.h"
#include "widgets/review/BlockActions.h"
#include "widgets/review/RoleMenu.h"
#include "widgets/review/VerdictSentence.h"
#include "widgets/review/VerdictWords.h"
#include "widgets/text/InvisibleCharacters.h"

#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr double kSure = 0.9;
    constexpr qsizetype kLongestName = 40;
    constexpr int kHeadRow = 28;
    constexpr int kHeadGap = 8;
    // The columns of all heads are below each other as long as their contents fit.
    constexpr int kNumberWidth = 68;
    constexpr int kLanguageWidth = 104;
    constexpr int kPillWidth = 184; // of "matches, other notation"
    constexpr int kDot = 8;
    /// From this width on the sentence is beside the pill.
    constexpr int kOneRow = 720;

} // namespace

BlockHead::BlockHead(const QList<runner::LanguageInfo> &languages, QWidget *parent)
    : QWidget(parent)
    , m_languages(languages)
    , m_theme(Theme::light())
    , m_number(new QLabel(this))
    , m_language(newLink({}, {}, this))
    , m_pill(new Pill(Pill::Kind::Label, this))
    , m_sentence(new QLabel(this))
    , m_actions(new BlockActions(this))
    , m_fold(new IconButton(Symbol::Right, {}, this))
{
    m_number->setObjectName(QStringLiteral("blockNumber"));
    for (QLabel *label : { m_number, m_sentence })
        label->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_fold->hide();
    connect(m_language, &QToolButton::clicked, this, &BlockHead::showMenu);
    connect(m_fold, &IconButton::clicked, this, &BlockHead::foldRequested);
}

QString BlockHead::languageText() const
{
    using runner::BlockRole;
    const runner::AnswerBlock &block = m_item.block;
    if (block.role == BlockRole::Code) {
        const auto known =
            std::ranges::find(m_languages, block.languageId, &runner::LanguageInfo::id);
        if (known != m_languages.end())
            return known->name;
    }
    const bool isNamed = block.role == BlockRole::File || block.role == BlockRole::Data
        || block.role == BlockRole::Code;
    return isNamed && !block.label.isEmpty() ? withLabels(block.label.left(kLongestName))
                                             : roleWords(block.role);
}

QString BlockHead::factText() const
{
    QStringList facts;
    if (!m_item.block.fileName.isEmpty())
        facts.append(withLabels(m_item.block.fileName.left(kLongestName)));
    constexpr int kPercent = 100;
    if (m_item.block.canRun() && m_item.block.confidence < kSure)
        facts.append(tr("%1 % sure").arg(qRound(m_item.block.confidence * kPercent)));
    if (m_item.isEdited)
        facts.append(tr("edited"));
    return facts.join(QStringLiteral(" · "));
}

void BlockHead::setItem(const ReviewItem &item)
{
    m_item = item;
    m_number->setText(tr("Block %1").arg(item.block.index));
    const QString language = languageText();
    m_language->setText(language);
    const auto known =
        std::ranges::find(m_languages, item.block.languageId, &runner::LanguageInfo::id);
    m_dot = known == m_languages.end() ? QColor() : QColor::fromString(known->accent);
    const QString hint =
        tr("%1: take block %2 for something else").arg(language).arg(item.block.index);
    m_language->setAccessibleName(hint);
    m_language->setToolTip(hint.toHtmlEscaped());
    m_actions->setItem(item);
    m_pill->setLook(lookOf(item));
    m_pill->setVisible(!m_pill->look().text.isEmpty());
    showSentence();
    arrange(width(), true);
    update();
}

void BlockHead::showSentence()
{
    const QString fact = factText();
    const QString sentence = verdictSentence(m_item);
    m_sentence->setText(fact.isEmpty()           ? sentence
                            : sentence.isEmpty() ? fact
                                                 : fact + QStringLiteral(" · ") + sentence);
}

void BlockHead::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_pill->setTheme(theme);
    m_actions->setTheme(theme);
    m_fold->setTheme(theme);
    update();
}

void BlockHead::setFoldable(bool isFoldable)
{
    m_fold->setVisible(isFoldable);
}

void BlockHead::setFolded(bool isFolded)
{
    m_isFolded = isFolded;
    m_actions->setVisible(!isFolded);
    m_fold->setSymbol(isFolded ? Symbol::Right : Symbol::Unfolded);
    m_fold->setName(
        (isFolded ? tr("Unfold block %1") : tr("Fold block %1")).arg(m_item.block.index));
    const QString tone = isFolded ? QStringLiteral("muted") : QString();
    for (QLabel *label : { m_number, m_sentence }) {
        if (label->property("tone").toString() == tone)
            continue;
        label->setProperty("tone", tone);
        label->style()->unpolish(label);
        label->style()->polish(label);
    }
    arrange(width(), true);
    update();
}

void BlockHead::setHits(const BlockHits &hits)
{
    markLabel(*m_sentence, hitsAt(hits, { .part = BlockPart::Sentence, .row = 0 }));
}

QString BlockHead::pillText() const
{
    return m_pill->look().text;
}

QString BlockHead::sentence() const
{
    return m_sentence->text();
}

void BlockHead::showMenu()
{
    auto *menu = new RoleMenu(m_item, m_languages, this);
    connect(menu, &RoleMenu::chosen, this, &BlockHead::roleChosen);
    menu->popup(m_language->mapToGlobal(QPoint(0, m_language->height())));
}

int BlockHead::arrange(int width, bool moves) const
{
    const auto put = [moves](QWidget *widget, int x, QSize size) {
        if (moves)
            widget->setGeometry({ QPoint(x, (kHeadRow - size.height()) / 2), size });
        return x + size.width();
    };
    int right = width;
    if (!m_fold->isHidden())
        right = std::max(0, right - m_fold->sizeHint().width());
    if (moves)
        m_fold->setGeometry({ QPoint(right, 0), m_fold->sizeHint() });
    if (!m_actions->isHidden()) {
        right -= m_actions->sizeHint().width();
        if (moves)
            m_actions->setGeometry({ QPoint(right, 0), m_actions->sizeHint() });
    }
    right -= kHeadGap;
    int x = std::max(kNumberWidth, put(m_number, 0, m_number->sizeHint()) + kHeadGap);
    const int language = put(m_language, x + kDot + 2, m_language->sizeHint());
    x = std::max(x + kLanguageWidth, language + kHeadGap);
    const int pill = put(m_pill, x, m_pill->sizeHint());
    const bool isOneRow = width >= kOneRow;
    if (!isOneRow) {
        const int height = m_sentence->text().isEmpty() ? 0 : m_sentence->heightForWidth(width);
        if (moves)
            m_sentence->setGeometry(0, kHeadRow + 2, width, height);
        return kHeadRow + (height > 0 ? height + 4 : 0);
    }
    x = std::max(x + kPillWidth, pill + kHeadGap);
    // A folded block shows the first line of its code in what the sentence leaves.
    const int wanted = m_sentence->fontMetrics().horizontalAdvance(m_sentence->text()) + kHeadGap;
    const int space = m_isFolded ? std::min((right - x) * 4 / 5, wanted) : right - x;
    const int height = m_sentence->heightForWidth(std::max(1, space));
    // Its first line is beside the number, and its last one as far from the edge.
    const int top = std::max(0, (kHeadRow - m_sentence->fontMetrics().height()) / 2);
    if (moves)
        m_sentence->setGeometry(x, top, space, height);
    return std::max(kHeadRow, height + 2 * top);
}

int BlockHead::heightForWidth(int width) const
{
    return arrange(width, false);
}

void BlockHead::resizeEvent(QResizeEvent *)
{
    arrange(width(), true);
}

QRect BlockHead::previewPlace() const
{
    const int left = m_sentence->geometry().right() + kHeadGap;
    return m_isFolded && width() >= kOneRow
        ? QRect(left, 0, m_fold->geometry().left() - kHeadGap - left, kHeadRow)
        : QRect();
}

void BlockHead::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_dot.isValid() ? m_dot : m_theme.disabledText);
    painter.drawEllipse(QRectF(m_language->x() - kDot - 2, (kHeadRow - kDot) / 2.0, kDot, kDot));
    const QRect place = previewPlace();
    if (place.width() <= kDot)
        return;
    constexpr int kPixels = 12;
    constexpr qsizetype kMostShown = 200;
    QFont font = m_theme.codeFont;
    font.setPixelSize(kPixels);
    painter.setFont(font);
    painter.setPen(m_theme.mutedText);
    const QString line =
        withLabels(m_item.block.code.left(kMostShown).trimmed().section(u'\n', 0, 0));
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(line, Qt::ElideRight, place.width()));
}

void BlockHead::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_isFolded && event->button() == Qt::LeftButton && rect().contains(event->pos()))
        emit foldRequested();
    else
        QWidget::mouseReleaseEvent(event);
}

} // namespace sandpad::widgets
