#include "widgets/review/ReviewSummary.h"

#include "widgets/controls/FlowLayout.h"
#include "widgets/controls/IconButton.h"
#include "widgets/controls/KeyTip.h"
#include "widgets/review/BlockMap.h"
#include "widgets/review/SummaryWords.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace sandpad::widgets {

namespace {
    const QString kPreviousFinding = QStringLiteral("previousFinding");
    const QString kNextFinding = QStringLiteral("nextFinding");
    constexpr int kGap = 8;
} // namespace

ReviewSummary::ReviewSummary(QWidget *parent)
    : QWidget(parent)
    , m_theme(Theme::light())
    , m_title(new QLabel(this))
    , m_detail(new QLabel(this))
    , m_map(new BlockMap(this))
    , m_all(new Pill(Pill::Kind::Choice, this))
    , m_visit(new QLabel(this))
    , m_keys(new QLabel(this))
    , m_previous(new IconButton(Symbol::Up, {}, this))
    , m_next(new IconButton(Symbol::Down, {}, this))
{
    setObjectName(QStringLiteral("reviewHeader"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Summary of the review"));
    for (QLabel *label : { m_title, m_detail }) {
        label->setTextFormat(Qt::RichText);
        label->setWordWrap(true);
    }
    m_title->setObjectName(QStringLiteral("reviewTitle"));
    m_detail->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_detail->setProperty("tone", QStringLiteral("muted"));
    connect(m_detail, &QLabel::linkActivated, this,
            [this](const QString &block) { emit blockChosen(block.toInt()); });
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 8, 16, 8);
    column->setSpacing(8);
    auto *top = new QHBoxLayout;
    auto *sentences = new QVBoxLayout;
    sentences->setSpacing(2);
    sentences->addWidget(m_title);
    sentences->addWidget(m_detail);
    top->addLayout(sentences, 1);
    top->addWidget(m_map, 0, Qt::AlignTop);
    column->addLayout(top);
    auto *row = new FlowLayout(nullptr, kGap);
    column->addLayout(row);
    row->addWidget(m_all);
    m_all->setCheckable(true);
    connect(m_all, &Pill::clicked, this, &ReviewSummary::allChosen);
    for (const Finding finding : kFindings) {
        auto *pill = new Pill(Pill::Kind::Choice, this);
        pill->setCheckable(true);
        m_pills.insert(finding, pill);
        row->addWidget(pill);
        connect(pill, &Pill::clicked, this, [this, finding] { emit findingChosen(finding); });
    }
    row->addGap();
    row->addWidget(stepButtons());
}

QWidget *ReviewSummary::stepButtons()
{
    // One widget, because a new row begins with all of it.
    auto *steps = new QWidget(this);
    auto *row = new QHBoxLayout(steps);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGap);
    m_visit->setProperty("tone", QStringLiteral("muted"));
    row->addWidget(m_visit);
    m_previous->setName(tr("Previous finding"));
    setCommand(m_previous, kPreviousFinding);
    m_next->setName(tr("Next finding"));
    setCommand(m_next, kNextFinding);
    for (IconButton *button : { m_previous, m_next }) {
        button->setBordered(true);
        row->addWidget(button);
    }
    m_keys->setObjectName(QStringLiteral("keys"));
    row->addWidget(m_keys);
    connect(m_previous, &IconButton::clicked, this, [this] { emit stepRequested(-1); });
    connect(m_next, &IconButton::clicked, this, [this] { emit stepRequested(1); });
    return steps;
}

void ReviewSummary::setItems(const QList<ReviewItem> &items, bool hasRun)
{
    m_map->setItems(items);
    updateCounts(items, hasRun);
}

void ReviewSummary::updateCounts(const QList<ReviewItem> &items, bool hasRun)
{
    m_count = items.size();
    m_hasRun = hasRun;
    m_counts = countsOf(items);
    m_falseBlocks.clear();
    for (const ReviewItem &item : items) {
        if (findingOf(item) == Finding::False)
            m_falseBlocks.append(item.block.index);
    }
    showSentences();
    showPills();
}

void ReviewSummary::setProgress(const QString &sentence)
{
    m_progress = sentence;
    showSentences();
}

QString ReviewSummary::titleText() const
{
    if (!m_progress.isEmpty())
        return m_progress.toHtmlEscaped();
    return summaryTitle({ .counts = m_counts,
                          .falseBlocks = m_falseBlocks,
                          .blocks = m_count,
                          .hasRun = m_hasRun })
        .replace(QLatin1String("<em>"),
                 QStringLiteral("<span style=\"color:%1\">").arg(m_theme.error.name()))
        .replace(QLatin1String("</em>"), QLatin1String("</span>"));
}

QString ReviewSummary::detailText() const
{
    const QString detail = summaryDetail({ .counts = m_counts,
                                           .falseBlocks = m_falseBlocks,
                                           .blocks = m_count,
                                           .hasRun = m_hasRun });
    return QStringLiteral("<style>a { color: %1; text-decoration: none; }</style>%2")
        .arg(m_theme.info.name(), detail);
}

void ReviewSummary::showSentences()
{
    const QString title = titleText();
    if (m_title->text() != title)
        m_title->setText(title);
    const QString detail = detailText();
    if (m_detail->text() != detail)
        m_detail->setText(detail);
}

void ReviewSummary::showPills()
{
    m_all->setLook({ .text = tr("All %1").arg(m_count), .tone = PillTone::Plain, .symbol = {} });
    for (auto [finding, pill] : m_pills.asKeyValueRange()) {
        const int count = m_counts.value(finding);
        pill->setLook(lookOf(finding, count));
        pill->setToolTip(tr("Show only these; again: go to the next one"));
        // What is shown alone stays, even if an edit leaves none of it.
        pill->setVisible(count > 0 || m_filter == finding);
    }
    setFilter(m_filter);
}

void ReviewSummary::setFilter(std::optional<Finding> filter)
{
    m_filter = filter;
    m_all->setChecked(!filter);
    for (auto [finding, pill] : m_pills.asKeyValueRange())
        pill->setChecked(finding == filter);
}

void ReviewSummary::setVisit(const std::optional<Visit> &visit, bool hasSteps)
{
    m_visit->setText(
        visit ? tr("%1 %2 of %3").arg(nameOf(visit->finding)).arg(visit->number).arg(visit->count)
              : QString());
    m_previous->setEnabled(hasSteps);
    m_next->setEnabled(hasSteps);
}

void ReviewSummary::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_map->setTheme(theme);
    m_all->setTheme(theme);
    for (Pill *pill : std::as_const(m_pills))
        pill->setTheme(theme);
    m_previous->setTheme(theme);
    m_next->setTheme(theme);
    showSentences();
}

Pill *ReviewSummary::pill(std::optional<Finding> finding) const
{
    if (!finding)
        return m_all;
    Pill *pill = m_pills.value(*finding);
    return pill->isHidden() ? nullptr : pill;
}

QStringList ReviewSummary::pillTexts() const
{
    QStringList texts;
    for (const Finding finding : kFindings) {
        if (const Pill *shown = pill(finding))
            texts.append(shown->look().text);
    }
    return texts;
}

void ReviewSummary::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    constexpr int kWithKeys = 1000;
    m_map->setMostWidth(width() / 3);
    m_keys->setVisible(width() >= kWithKeys);
}

void ReviewSummary::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    for (const QString &command : { kPreviousFinding, kNextFinding }) {
        if (const QAction *action = commandOf(*this, command))
            connect(action, &QAction::changed, this, &ReviewSummary::showKeys,
                    Qt::UniqueConnection);
    }
    showKeys();
}

void ReviewSummary::showKeys()
{
    m_keys->setText(commandKey(*this, kPreviousFinding) + QStringLiteral("  ")
                    + commandKey(*this, kNextFinding));
}

QString ReviewSummary::title() const
{
    return QString(m_title->text()).remove(QRegularExpression(QStringLiteral("<[^>]*>")));
}

QString ReviewSummary::detail() const
{
    return QString(m_detail->text())
        .remove(QRegularExpression(QStringLiteral("<style>.*</style>|<[^>]*>")));
}

QString ReviewSummary::visitText() const
{
    return m_visit->text();
}

} // namespace sandpad::widgets
