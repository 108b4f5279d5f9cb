#include "widgets/review/ResultPart.h"

#include "widgets/cards/PlainLabel.h"
#include "widgets/cards/files/FilesCard.h"
#include "widgets/cards/values/BundleCard.h"
#include "widgets/output/RunFigures.h"
#include "widgets/review/CardHolder.h"
#include "widgets/review/ExcerptView.h"

#include <QLabel>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr qsizetype kFirstComparisons = 10;
    constexpr qsizetype kMoreComparisons = 40;
    constexpr qsizetype kMostDisplays = 20;

} // namespace

ResultPart::ResultPart(QWidget *parent)
    : QWidget(parent)
    , m_theme(Theme::light())
{ }

void ResultPart::setItem(const ReviewItem &item)
{
    m_item = item;
    m_mostComparisons = kFirstComparisons;
    fill();
}

void ResultPart::setTheme(const Theme &theme)
{
    m_theme = theme;
    // Nothing is made anew: the documents that a program displays take seconds to read.
    for (const Shown &shown : std::as_const(m_shown)) {
        if (!shown.excerpt)
            continue;
        const ResultRow &row = m_data[shown.place.row];
        const ResultText &text = shown.place.part == BlockPart::Left ? row.left : row.right;
        shown.excerpt->setTheme(theme);
        shown.excerpt->setText(text.text, tintsOf(text));
    }
    for (const CardHolder *holder : std::as_const(m_cards))
        holder->card().setTheme(theme);
    m_rows.place(width());
    emit heightChanged();
}

void ResultPart::setHeadings(bool hasHeadings)
{
    if (hasHeadings && !m_leftHeading) {
        m_leftHeading = plainLabel(tr("Claimed"), this);
        m_rightHeading = plainLabel(tr("Really printed"), this);
        for (QLabel *heading : { m_leftHeading, m_rightHeading }) {
            heading->setProperty("tone", QStringLiteral("muted"));
            heading->show();
        }
    }
    if (!m_leftHeading)
        return;
    m_leftHeading->setVisible(hasHeadings);
    m_rightHeading->setVisible(hasHeadings);
    m_rows.setHead(hasHeadings ? PairRow { .left = m_leftHeading, .right = m_rightHeading }
                               : PairRow {});
}

void ResultPart::clear()
{
    // The request may come from one of them.
    for (QWidget *widget : std::exchange(m_made, {})) {
        widget->hide();
        widget->deleteLater();
    }
    m_rows.clear();
    m_texts.clear();
    m_shown.clear();
    m_cards.clear();
}

void ResultPart::fill()
{
    clear();
    m_data = resultRows(m_item);
    addRows();
    if (m_item.result && m_item.result->hasRun)
        addDisplays();
    if (m_item.result)
        addPermissions();
    showHits();
    m_rows.place(width());
    for (QWidget *widget : std::as_const(m_made))
        widget->show();
    emit heightChanged();
}

QLabel *ResultPart::newNote(const QString &text, const char *tone)
{
    QLabel *label = plainLabel(text, this);
    label->setProperty("tone", QString::fromLatin1(tone));
    m_made.append(label);
    return label;
}

QList<Tint> ResultPart::tintsOf(const ResultText &text) const
{
    const bool isReal = text.kind == ResultText::Kind::Real;
    QList<Tint> tints = tinted(text.differences, isReal ? m_theme.successMark : m_theme.errorMark)
        + tinted(text.masked, m_theme.warningMark);
    std::ranges::sort(tints, {}, [](const Tint &tint) { return tint.span.start; });
    return tints;
}

QWidget *ResultPart::addText(const ResultText &text, TextPlace place)
{
    if (text.text.isEmpty() && !text.isCode())
        return nullptr;
    if (!text.isCode()) {
        QLabel *note = newNote(text.text, text.kind == ResultText::Kind::Error ? "bad" : "muted");
        m_shown.append({ .place = place, .label = note });
        return note;
    }
    auto *excerpt = new ExcerptView(this);
    excerpt->setName(text.kind == ResultText::Kind::Claimed ? tr("Claimed") : tr("Really printed"));
    excerpt->setTheme(m_theme);
    excerpt->setText(text.text, tintsOf(text));
    connect(excerpt, &ExcerptView::heightChanged, this, &ResultPart::heightChanged);
    m_made.append(excerpt);
    m_texts.append(excerpt);
    m_shown.append({ .place = place, .excerpt = excerpt });
    return excerpt;
}

void ResultPart::addRows()
{
    bool isMoreDone = false;
    for (qsizetype i = 0; i < m_data.size(); ++i) {
        const ResultRow &row = m_data[i];
        if (row.comparison >= m_mostComparisons) {
            if (!std::exchange(isMoreDone, true))
                addMore(judged().comparisons.size());
            continue;
        }
        QWidget *left = addText(row.left, { .part = BlockPart::Left, .row = i });
        if (row.isWhole)
            m_rows.addWhole(left);
        else
            m_rows.add({ .left = left,
                         .right = addText(row.right, { .part = BlockPart::Right, .row = i }) });
    }
}

void ResultPart::addMore(qsizetype count)
{
    QToolButton *more = newLink(tr("Show more of %1 comparisons").arg(count),
                                tr("Show more comparisons of this block"), this);
    m_made.append(more);
    m_rows.addWhole(more);
    connect(more, &QToolButton::clicked, this, [this] {
        m_mostComparisons += kMoreComparisons;
        fill();
    });
}

void ResultPart::addCard(Card *card)
{
    card->setTheme(m_theme);
    connect(card, &Card::heightChanged, this, [this] {
        m_rows.place(width());
        emit heightChanged();
    });
    auto *holder = new CardHolder(card, this);
    m_made.append(holder);
    m_cards.append(holder);
    m_rows.addRight(holder);
}

void ResultPart::addDisplays()
{
    const runner::RunResult &run = judged().run;
    TableRoom room;
    if (run.value && hasCard(*run.value)) {
        Card *card = makeCard(*run.value, this, room);
        addCard(card);
        connect(card, &Card::requested, this, &ResultPart::requested);
    }
    for (qsizetype i = 0; i < std::min(run.displays.size(), kMostDisplays); ++i) {
        Card *card = makeCard(run.displays[i], this, room);
        if (!card)
            continue; // it is among the rows, as text
        addCard(card);
        connect(card, &Card::requested, this,
                [this, i](const OutputRequest &request) { onRequested(i, request); });
    }
    if (run.displays.size() > kMostDisplays)
        m_rows.addRight(
            newNote(tr("Further figures: %1").arg(run.displays.size() - kMostDisplays)));
    if (run.files.isEmpty())
        return;
    auto *files = new FilesCard(run.files, this);
    connect(files, &Card::requested, this, &ResultPart::requested);
    addCard(files);
}

void ResultPart::onRequested(qsizetype display, const OutputRequest &request)
{
    if (std::holds_alternative<ShowFigures>(request))
        showFigures(judged().run.displays, display, m_theme, window());
    else
        emit requested(request);
}

void ResultPart::addPermissions()
{
    for (const Permission &permission : permissionsFor(judged())) {
        const QString text = permissionText(permission, judged());
        QToolButton *button = newLink(
            text, tr("%1; only block %2, and only now").arg(text).arg(m_item.block.index), this);
        button->setObjectName(QStringLiteral("cardButton"));
        button->setEnabled(m_item.progress == BlockProgress::Idle);
        connect(button, &QToolButton::clicked, this,
                [this, permission] { emit permissionGiven(permission); });
        m_made.append(button);
        m_rows.addRight(button);
    }
}

void ResultPart::setHits(const BlockHits &hits)
{
    if (m_hits == hits)
        return;
    m_hits = hits;
    const auto current = currentPlace(hits);
    const bool isInRow =
        current && current->part >= BlockPart::Left && current->row < m_data.size();
    if (isInRow && m_data[current->row].comparison >= m_mostComparisons) {
        m_mostComparisons = m_data[current->row].comparison + 1;
        fill();
    } else {
        showHits();
    }
}

void ResultPart::showHits()
{
    for (const Shown &shown : std::as_const(m_shown)) {
        const TextHits hits = hitsAt(m_hits, shown.place);
        if (shown.excerpt)
            shown.excerpt->setHits(hits);
        else
            markLabel(*shown.label, hits);
    }
}

QWidget *ResultPart::widgetAt(TextPlace place) const
{
    const auto found = std::ranges::find(m_shown, place, &Shown::place);
    if (found == m_shown.end())
        return nullptr;
    return found->excerpt ? static_cast<QWidget *>(found->excerpt) : found->label;
}

QList<Card *> ResultPart::cards() const
{
    QList<Card *> cards;
    for (const CardHolder *holder : m_cards)
        cards.append(&holder->card());
    return cards;
}

int ResultPart::rightColumn(int width) const
{
    return PairRows::rightColumn(width);
}

int ResultPart::heightForWidth(int width) const
{
    return m_rows.heightFor(width);
}

void ResultPart::resizeEvent(QResizeEvent *)
{
    m_rows.place(width());
}

} // namespace sandpad::widgets
