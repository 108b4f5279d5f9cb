#include "widgets/cards/OutcomeCard.h"

#include "runner/model/OutcomeSentence.h"
#include "runner/model/Prose.h"
#include "widgets/controls/FlowLayout.h"

#include <QLabel>
#include <QVBoxLayout>

namespace sandpad::widgets {

namespace {
    constexpr int kPadding = 16;
} // namespace

OutcomeCard::OutcomeCard(const runner::RunResult &result, QWidget *parent)
    : Card(parent)
    , m_layout(new QVBoxLayout(this))
    , m_sentence(new QLabel(this))
{
    setAccessibleName(tr("How the run ended"));
    // The button offers what to do about a limit, so the sentence leaves that out.
    const auto *limit = std::get_if<runner::LimitHit>(&result.outcome);
    const QString sentence =
        limit ? runner::sentencesOf({ limitSentence(*limit), result.advice }) : result.message;
    setAccessibleDescription(sentence);
    m_layout->setContentsMargins(kPadding, kPadding * 3 / 4, kPadding, kPadding * 3 / 4);
    m_layout->setSpacing(8);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setText(sentence);
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_layout->addWidget(m_sentence);
    constexpr int kSpacing = 8;
    auto *row = new FlowLayout(nullptr, kSpacing);
    if (limit) {
        constexpr double kMore = 4;
        const QString more = runner::humanAmount(limit->kind, limit->value * kMore);
        QToolButton *again = addLink(tr("Run again with %1").arg(more),
                                     tr("Raise this limit for this scratch and run it again"));
        again->setObjectName(QStringLiteral("cardButton"));
        connect(again, &QToolButton::clicked, this,
                [this, kind = limit->kind] { emit requested(RunWithMore { kind }); });
        row->addWidget(again);
    }
    if (!std::holds_alternative<runner::NotStarted>(result.outcome)) {
        QToolButton *report = addReportLink();
        row->addWidget(report);
    }
    m_layout->addLayout(row);
}

void OutcomeCard::setTheme(const Theme &theme)
{
    Card::setTheme(theme);
    setEdge(theme.warning);
    m_sentence->setFont(theme.uiFont);
    emit heightChanged();
}

int OutcomeCard::heightFor(int width) const
{
    return m_layout->totalHeightForWidth(width);
}

} // namespace sandpad::widgets
