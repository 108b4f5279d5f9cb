#include "widgets/review/BlockHead.h"

#include "widgets/cards/Card.h"
#include "widgets/controls/FlowLayout.h"
#include "widgets/review/RoleMenu.h"
#include "widgets/review/VerdictWords.h"
#include "widgets/text/InvisibleCharacters.h"

#include <QLabel>
#include <QStyle>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr double kSure = 0.9;
    constexpr qsizetype kLongestName = 40;

    QLabel *newLabel(QWidget *parent)
    {
        auto *label = new QLabel(parent);
        label->setTextFormat(Qt::PlainText);
        return label;
    }

} // namespace

BlockHead::BlockHead(const QList<runner::LanguageInfo> &languages, QWidget *parent)
    : QWidget(parent)
    , m_languages(languages)
    , m_number(newLabel(this))
    , m_language(newLink({}, {}, this))
    , m_fact(newLabel(this))
    , m_pill(newLabel(this))
{
    m_number->setObjectName(QStringLiteral("blockNumber"));
    m_fact->setProperty("tone", QStringLiteral("muted"));
    m_pill->setObjectName(QStringLiteral("pill"));
    connect(m_language, &QToolButton::clicked, this, &BlockHead::showMenu);
    constexpr int kSpacing = 4;
    auto *row = new FlowLayout(this, kSpacing);
    row->addWidget(m_number);
    row->addWidget(m_language);
    row->addWidget(m_fact);
    row->addWidget(m_pill);
}

QString BlockHead::languageText() const
{
    using runner::BlockRole;
    if (m_block.role == BlockRole::Code) {
        const auto known =
            std::ranges::find(m_languages, m_block.languageId, &runner::LanguageInfo::id);
        if (known != m_languages.end())
            return known->name;
    }
    const bool isNamed = m_block.role == BlockRole::File || m_block.role == BlockRole::Data
        || m_block.role == BlockRole::Code;
    return isNamed && !m_block.label.isEmpty() ? withLabels(m_block.label.left(kLongestName))
                                               : roleWords(m_block.role);
}

void BlockHead::setItem(const ReviewItem &item)
{
    m_block = item.block;
    m_number->setText(tr("Block %1").arg(m_block.index));
    const QString language = languageText();
    m_language->setText(language);
    const QString hint =
        tr("%1: take block %2 for something else").arg(language).arg(m_block.index);
    m_language->setAccessibleName(hint);
    m_language->setToolTip(hint.toHtmlEscaped());
    QStringList facts;
    if (!m_block.fileName.isEmpty())
        facts.append(withLabels(m_block.fileName.left(kLongestName)));
    constexpr int kPercent = 100;
    if (m_block.canRun() && m_block.confidence < kSure)
        facts.append(tr("%1 % sure").arg(qRound(m_block.confidence * kPercent)));
    if (item.isEdited)
        facts.append(tr("edited"));
    m_fact->setText(facts.join(QStringLiteral(" · ")));
    m_fact->setVisible(!facts.isEmpty());
    const PillWords words = pillOf(item);
    m_pill->setText(words.text);
    m_pill->setProperty("tone", words.tone);
    m_pill->setVisible(!words.text.isEmpty());
    m_pill->style()->unpolish(m_pill);
    m_pill->style()->polish(m_pill);
}

QString BlockHead::pillText() const
{
    return m_pill->text();
}

void BlockHead::showMenu()
{
    auto *menu = new RoleMenu(m_block, m_languages, this);
    connect(menu, &RoleMenu::chosen, this, &BlockHead::roleChosen);
    menu->popup(m_language->mapToGlobal(QPoint(0, m_language->height())));
}

} // namespace sandpad::widgets
