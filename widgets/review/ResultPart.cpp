#include "widgets/review/ResultPart.h"

#include "widgets/cards/PlainLabel.h"
#include "widgets/cards/files/FilesCard.h"
#include "widgets/cards/values/BundleCard.h"
#include "widgets/controls/FlowLayout.h"
#include "widgets/markup/BundleText.h"
#include "widgets/output/RunFigures.h"
#include "widgets/review/CardHolder.h"
#include "widgets/review/ExcerptView.h"
#include "widgets/review/RoleMenu.h"
#include "widgets/review/ShownOutput.h"
#include "widgets/review/VerdictWords.h"

#include <QLabel>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr qsizetype kFirstComparisons = 10;
    constexpr qsizetype kMoreComparisons = 40;
    constexpr qsizetype kMostDisplays = 20;

    /// What a run printed, as text.
    QString printed(const QByteArray &bytes)
    {
        return QString::fromUtf8(bytes);
    }

} // namespace

ResultPart::ResultPart(const QList<runner::LanguageInfo> &languages, QWidget *parent)
    : QWidget(parent)
    , m_languages(languages)
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
    if (m_item.block.index > 0)
        fill();
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
    m_cards.clear();
    m_errorText.clear();
}

void ResultPart::fill()
{
    clear();
    const bool hasComparisons = m_item.result && !m_item.result->comparisons.isEmpty();
    if (hasComparisons)
        addComparisons();
    else
        addClaims();
    if (m_item.result && m_item.result->hasRun)
        addReality();
    addReasons();
    m_rows.place(width());
    for (QWidget *widget : std::as_const(m_made))
        widget->show();
    m_rows.place(width());
    emit heightChanged();
}

QLabel *ResultPart::newNote(const QString &text, const char *tone)
{
    QLabel *label = plainLabel(text, this);
    label->setProperty("tone", QString::fromLatin1(tone));
    m_made.append(label);
    return label;
}

ExcerptView *ResultPart::newText(const QString &text, const QList<Tint> &tints)
{
    auto *folded = new ExcerptView(this);
    folded->setTheme(m_theme);
    folded->setText(text, tints);
    connect(folded, &ExcerptView::heightChanged, this, &ResultPart::heightChanged);
    m_made.append(folded);
    m_texts.append(folded);
    return folded;
}

QWidget *ResultPart::newHeading(const QString &text)
{
    QLabel *label = newNote(text);
    label->setWordWrap(false);
    return label;
}

QWidget *ResultPart::newClaimHeading()
{
    if (m_item.outputs.isEmpty())
        return newHeading(tr("Claimed"));
    auto *heading = new QWidget(this);
    m_made.append(heading);
    auto *row = new FlowLayout(heading, 2);
    auto *label = plainLabel(tr("Claimed"), heading);
    label->setWordWrap(false);
    label->setProperty("tone", QStringLiteral("muted"));
    row->addWidget(label);
    constexpr qsizetype kMost = 4;
    for (const runner::AnswerBlock &block :
         m_item.outputs.first(std::min(m_item.outputs.size(), kMost))) {
        const QString hint = tr("Take block %1 for something else than output").arg(block.index);
        QToolButton *button = newLink(tr("in block %1").arg(block.index), hint, heading);
        row->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, block, button] {
            auto *menu = new RoleMenu(block, m_languages, this);
            connect(menu, &RoleMenu::chosen, this,
                    [this, index = block.index](runner::BlockRole role, const QString &language) {
                        emit roleChosen(index, role, language);
                    });
            menu->popup(button->mapToGlobal(QPoint(0, button->height())));
        });
    }
    return heading;
}

void ResultPart::addClaims()
{
    QStringList claims;
    for (const runner::Claim &claim : m_item.block.claims) {
        if (claim.isTentative)
            continue;
        if (claims.size() == kFirstComparisons) {
            claims.append(tr("… and %1 more").arg(m_item.block.claims.size() - claims.size()));
            break;
        }
        claims.append(claim.kind != runner::ClaimKind::Statement && claim.line > 0
                          ? tr("line %1: %2").arg(claim.line).arg(claim.text)
                          : claim.text);
    }
    m_rows.add({ .leftHeading = newClaimHeading(),
                 .left = claims.isEmpty() ? static_cast<QWidget *>(newNote(tr("nothing")))
                                          : newText(claims.join(u'\n')),
                 .rightHeading = newHeading(tr("Really printed")) });
    if (m_item.result && (m_item.result->hasRun || !m_item.result->reason.isEmpty()))
        return;
    m_rows.addRight(newNote(silentReason()));
}

QString ResultPart::silentReason() const
{
    using runner::BlockRole;
    switch (m_item.block.role) {
    case BlockRole::Code:
        if (m_item.progress == BlockProgress::Running)
            return tr("running…");
        return m_item.block.canRun() ? tr("not run yet") : tr("not run: which language is it?");
    case BlockRole::Shell:
        return tr("not run: commands are listed, never executed");
    case BlockRole::Output:
        return tr("not run: the output of something");
    case BlockRole::Edit:
        return tr("not run: a change to some other text");
    case BlockRole::Data:
    case BlockRole::File:
    case BlockRole::Prose:
        return tr("not run");
    }
    Q_UNREACHABLE_RETURN({});
}

void ResultPart::addComparisons()
{
    const QList<runner::Comparison> &all = judged().comparisons;
    for (const runner::Comparison &comparison : all.first(std::min(all.size(), m_mostComparisons)))
        addComparison(comparison);
    if (all.size() <= m_mostComparisons)
        return;
    QToolButton *more = newLink(tr("Show more of %1 comparisons").arg(all.size()),
                                tr("Show more comparisons of this block"), this);
    m_made.append(more);
    m_rows.addWhole(more);
    connect(more, &QToolButton::clicked, this, [this] {
        m_mostComparisons += kMoreComparisons;
        fill();
    });
}

void ResultPart::addComparison(const runner::Comparison &comparison)
{
    const bool isOneOfSeveral = judged().comparisons.size() > 1;
    const bool isFirst = m_rows.isEmpty();
    if (isOneOfSeveral) {
        const QString verdict = verdictWords(comparison.verdict).text;
        const QString place = comparison.line > 0
            ? tr("Line %1: %2").arg(comparison.line).arg(verdict)
            : tr("All of it: %1").arg(verdict);
        if (!isFirst)
            m_rows.addWhole(newNote(place, runner::isFalse(comparison.verdict) ? "bad" : "muted"));
        else
            m_rows.add(
                { .leftHeading = newClaimHeading(),
                  .left = newNote(place, runner::isFalse(comparison.verdict) ? "bad" : "muted"),
                  .rightHeading = newHeading(tr("Really printed")) });
    }
    const auto mark = [this](const QColor &surface, const QColor &front) {
        return markColor(m_theme, surface, front);
    };
    QList<Tint> real =
        tinted(comparison.actualDifferences, mark(m_theme.successSurface, m_theme.success))
        + tinted(comparison.masked, mark(m_theme.warningSurface, m_theme.warning));
    std::ranges::sort(real, {}, [](const Tint &tint) { return tint.span.start; });
    PairRow row { .left = newText(comparison.claimed,
                                  tinted(comparison.claimedDifferences,
                                         mark(m_theme.errorSurface, m_theme.error))),
                  .right = newText(comparison.actual, real) };
    if (m_rows.isEmpty()) {
        row.leftHeading = newClaimHeading();
        row.rightHeading = newHeading(tr("Really printed"));
    }
    m_rows.add(row);
    if (!comparison.note.isEmpty())
        m_rows.addWhole(newNote(comparison.note));
}

void ResultPart::addReality()
{
    const runner::BlockResult &result = judged();
    const runner::RunResult &run = result.run;
    const QString text = printed(run.standardOutput);
    if (!isShownBy(result.comparisons, text)) {
        const bool isSilent = text.isEmpty() && run.displays.isEmpty() && !run.error && !run.value;
        if (!text.isEmpty() && !result.comparisons.isEmpty())
            m_rows.addRight(newNote(tr("All that it printed:")));
        if (!text.isEmpty())
            m_rows.addRight(newText(text));
        else if (isSilent && result.comparisons.isEmpty())
            m_rows.addRight(newNote(tr("printed nothing")));
    }
    if (run.value && hasCard(*run.value))
        addCard(makeCard(*run.value, this));
    else if (run.value && result.comparisons.isEmpty())
        m_rows.addRight(newText(QStringLiteral("→ ") + textOf(*run.value)));
    if (run.error && result.verdict != runner::Verdict::ErrorHappened)
        addError(*run.error);
    else if (!run.error && !run.standardError.isEmpty())
        m_rows.addRight(newText(printed(run.standardError)));
    if (const QString leftOut = leftOutSentence(result); !leftOut.isEmpty())
        m_rows.addRight(newNote(leftOut));
    addDisplays();
}

void ResultPart::addError(const runner::ErrorReport &error)
{
    constexpr qsizetype kMostMessages = 5;
    QStringList lines;
    for (const runner::Diagnostic &message : error.diagnostics) {
        if (message.isError && lines.size() < kMostMessages)
            lines.append(tr("line %1: %2 %3").arg(message.line).arg(message.code, message.message));
    }
    if (lines.isEmpty()) {
        const auto frame = std::ranges::find_if(error.frames.crbegin(), error.frames.crend(),
                                                &runner::Frame::isUser);
        QString line = error.message.isEmpty() ? error.type
                                               : error.type + QStringLiteral(": ") + error.message;
        if (frame != error.frames.crend() && frame->line > 0)
            line += u'\n' + tr("in line %1").arg(frame->line);
        lines.append(line);
    }
    if (!error.hint.isEmpty())
        lines.append(error.hint);
    m_errorText = lines.join(u'\n');
    m_rows.addRight(newNote(m_errorText, "bad"));
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
    for (qsizetype i = 0; i < std::min(run.displays.size(), kMostDisplays); ++i) {
        const runner::MimeBundle &display = run.displays[i];
        if (Card *card = makeCard(display, this)) {
            addCard(card);
            connect(card, &Card::requested, this,
                    [this, i](const OutputRequest &request) { onRequested(i, request); });
        } else {
            m_rows.addRight(newText(textOf(display)));
        }
    }
    if (run.displays.size() > kMostDisplays)
        m_rows.addRight(
            newNote(tr("and %1 more figures").arg(run.displays.size() - kMostDisplays)));
    if (!run.files.isEmpty())
        addFiles(run.files);
}

void ResultPart::onRequested(qsizetype display, const OutputRequest &request)
{
    if (std::holds_alternative<ShowFigures>(request))
        showFigures(judged().run.displays, display, m_theme, window());
    else
        emit requested(request);
}

void ResultPart::addFiles(const QList<runner::FileEntry> &files)
{
    auto *card = new FilesCard(files, this);
    connect(card, &Card::requested, this, &ResultPart::requested);
    addCard(card);
}

void ResultPart::addReasons()
{
    const auto &result = m_item.result;
    if (!result)
        return;
    // The error may already show the same sentence.
    if (!result->reason.isEmpty() && !m_errorText.contains(result->reason))
        m_rows.addRight(newNote(result->reason));
    if (result->usedSession)
        m_rows.addRight(newNote(tr("Ran after the blocks before it.")));
    addPermissions();
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

QList<Card *> ResultPart::cards() const
{
    QList<Card *> cards;
    for (const CardHolder *holder : m_cards)
        cards.append(&holder->card());
    return cards;
}

QRect ResultPart::rightHeading(int width) const
{
    return m_rows.rightHeading(width);
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
