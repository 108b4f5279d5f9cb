#include "widgets/cards/files/FilesCard.h"

#include "runner/model/FileExport.h"
#include "widgets/cards/files/FileChip.h"
#include "widgets/cards/files/FilePreview.h"
#include "widgets/cards/files/PagePreview.h"
#include "widgets/cards/values/FigureCard.h"
#include "widgets/controls/ElidedLabel.h"
#include "widgets/controls/LastFolder.h"
#include "widgets/figures/Background.h"
#include "widgets/figures/FigureViewer.h"

#include <QCollator>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPainter>
#include <QSaveFile>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr int kPadding = 12;
    constexpr int kGap = 8;
    constexpr qsizetype kMostChips = 400;

    /// Both functions write and return a sentence about it. They may run in any thread.
    QString saved(const runner::FileEntry &file, const QString &path)
    {
        QSaveFile target(path);
        const bool isSaved = target.open(QIODevice::WriteOnly)
            && target.write(file.content) == file.content.size() && target.commit();
        return isSaved
            ? FilesCard::tr("Saved as %1.").arg(path)
            : FilesCard::tr("%1 could not be saved: %2.").arg(path, target.errorString());
    }

    QString saved(const QList<runner::FileEntry> &files, const QString &folder)
    {
        int count = 0;
        QString trouble;
        for (const runner::FileEntry &file : files) {
            if (!file.refused.isEmpty())
                continue;
            const auto path = runner::writeNewFile(folder, file.name, file.content);
            count += path ? 1 : 0;
            if (!path)
                trouble = u' ' + path.error().text;
        }
        return FilesCard::tr("Files saved in %1: %2.").arg(folder).arg(count) + trouble;
    }

    /// Sorted by name, "plot2" before "plot10"; files that were not kept come last.
    QList<runner::FileEntry> sorted(QList<runner::FileEntry> files)
    {
        // Without a language the collator would not compare numbers.
        QCollator collator { QLocale(QLocale::English) };
        collator.setNumericMode(true);
        collator.setCaseSensitivity(Qt::CaseInsensitive);
        std::ranges::stable_sort(files, [&](const auto &a, const auto &b) {
            if (a.refused.isEmpty() != b.refused.isEmpty())
                return a.refused.isEmpty();
            return collator.compare(a.name, b.name) < 0;
        });
        return files;
    }

    /// Hands out places from left to right, then in the next row.
    class Flow
    {
    public:
        Flow(int width, int top)
            : m_right(width - kPadding)
            , m_y(top)
        { }

        QRect place(QSize size)
        {
            size.setWidth(std::min(size.width(), m_right - kPadding));
            if (m_x > kPadding && m_x + size.width() > m_right) {
                m_x = kPadding;
                m_y += m_rowHeight + kGap;
            }
            const QRect place(QPoint(m_x, m_y), size);
            m_x += size.width() + kGap;
            m_rowHeight = std::max(m_rowHeight, size.height());
            return place;
        }
        [[nodiscard]] int bottom() const { return m_y + m_rowHeight; }

    private:
        int m_right;
        int m_x = kPadding;
        int m_y;
        int m_rowHeight = 0;
    };

} // namespace

FilesCard::FilesCard(const QList<runner::FileEntry> &files, QWidget *parent)
    : Card(parent)
    , m_files(sorted(files))
    , m_title(new ElidedLabel(this))
    , m_saveAll(addLink(tr("Save all…"), tr("Save all files into a folder")))
    , m_more(addLink({}, tr("Show all files")))
    , m_open(addLink(tr("Open…"), tr("Open the file with the desktop's program for it")))
    , m_save(addLink(tr("Save…"), tr("Save the file")))
    , m_note(new QLabel(this))
{
    setAccessibleName(tr("Files"));
    m_title->setText(tr("Files that the run left: %1").arg(m_files.size()));
    m_title->setProperty("tone", QStringLiteral("muted"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setProperty("tone", QStringLiteral("muted"));
    m_note->setWordWrap(true);
    m_note->hide();
    for (QToolButton *button : { m_open, m_save })
        button->setObjectName(QStringLiteral("cardButton"));
    connect(m_saveAll, &QToolButton::clicked, this, &FilesCard::saveAll);
    connect(m_save, &QToolButton::clicked, this, &FilesCard::saveChosen);
    connect(m_open, &QToolButton::clicked, this,
            [this] { emit requested(OpenFile { m_files[m_chosen] }); });
    connect(m_more, &QToolButton::clicked, this,
            [this] { showChips(m_shown == kFirstChips ? kMostChips : kFirstChips); });
    updateChips();
}

void FilesCard::showChips(qsizetype most)
{
    m_shown = most;
    updateChips();
}

void FilesCard::updateChips()
{
    const qsizetype count = std::min(m_shown, m_files.size());
    while (m_chips.size() > count)
        delete m_chips.takeLast();
    for (qsizetype i = m_chips.size(); i < count; ++i) {
        auto *chip = new FileChip(m_files[i], this);
        connect(chip, &QToolButton::clicked, this,
                [this, i](bool isOn) { choose(isOn ? static_cast<int>(i) : -1); });
        chip->show();
        m_chips.append(chip);
    }
    const bool isFolded = m_shown == kFirstChips;
    m_more->setText(isFolded ? tr("%1 more").arg(m_files.size() - count) : tr("Show fewer"));
    m_more->setAccessibleName(isFolded ? tr("Show all files") : tr("Show fewer files"));
    m_more->setVisible(m_files.size() > kFirstChips);
    choose(m_chosen < count ? m_chosen : -1);
}

void FilesCard::choose(int index)
{
    m_chosen = index;
    delete m_preview;
    m_preview = nullptr;
    for (qsizetype i = 0; i < m_chips.size(); ++i)
        m_chips[i]->setChecked(i == index);
    if (index >= 0) {
        m_preview = makePreview(m_files[index], this);
        if (auto *card = qobject_cast<Card *>(m_preview)) {
            connect(card, &Card::heightChanged, this, &Card::heightChanged);
            connect(card, &Card::requested, this, [this](const OutputRequest &request) {
                if (std::holds_alternative<ShowFigures>(request))
                    openPreview();
                else
                    emit requested(request);
            });
        }
        FilesCard::setTheme(theme());
        m_preview->show();
        if (auto *page = qobject_cast<PagePreview *>(m_preview))
            emit requested(DrawPage { page });
    }
    const bool hasContent = index >= 0 && m_files[index].refused.isEmpty();
    m_open->setVisible(hasContent);
    m_save->setVisible(hasContent);
    m_note->hide();
    emit heightChanged();
    arrange(width(), true); // where the new preview is as high as the one before it
}

void FilesCard::openPreview()
{
    if (const auto *card = qobject_cast<FigureCard *>(m_preview))
        openFigures({ card->figure() }, 0, theme(), window());
}

void FilesCard::setTheme(const Theme &theme)
{
    Card::setTheme(theme);
    if (auto *card = qobject_cast<Card *>(m_preview))
        card->setTheme(theme);
    else if (m_preview)
        m_preview->setFont(m_preview->property("isCode").toBool() ? theme.codeFont : theme.uiFont);
    emit heightChanged();
}

int FilesCard::arrange(int width, bool moves) const
{
    const auto put = [moves](QWidget *widget, const QRect &place) {
        if (moves)
            widget->setGeometry(place);
    };
    const int inner = width - 2 * kPadding;
    const QSize all = m_saveAll->sizeHint();
    put(m_title, { kPadding, kPadding, inner - all.width() - kGap, all.height() });
    put(m_saveAll, { width - kPadding - all.width(), kPadding, all.width(), all.height() });
    Flow flow(width, kPadding + all.height() + kGap);
    for (FileChip *chip : m_chips)
        put(chip, flow.place(chip->sizeHint()));
    if (!m_more->isHidden())
        put(m_more,
            flow.place({ m_more->sizeHint().width(), m_chips.first()->sizeHint().height() }));
    int y = flow.bottom() + kGap;
    if (m_preview) {
        const auto *card = qobject_cast<Card *>(m_preview);
        const int height = card ? card->heightFor(inner) : m_preview->heightForWidth(inner);
        put(m_preview, { kPadding, y, inner, height });
        y += height + kGap;
    }
    if (!m_open->isHidden()) {
        const QSize open = m_open->sizeHint();
        put(m_open, { QPoint(kPadding, y), open });
        put(m_save, { QPoint(kPadding + open.width() + kGap, y), m_save->sizeHint() });
        y += open.height() + kGap;
    }
    if (!m_note->isHidden()) {
        const int height = m_note->heightForWidth(inner);
        put(m_note, { kPadding, y, inner, height });
        y += height + kGap;
    }
    return y - kGap + kPadding;
}

int FilesCard::heightFor(int width) const
{
    return arrange(width, false);
}

void FilesCard::resizeEvent(QResizeEvent *)
{
    arrange(width(), true);
}

QStringList FilesCard::searchedLines()
{
    QStringList names;
    for (const runner::FileEntry &file : m_files.first(std::min(kMostChips, m_files.size())))
        names.append(file.name);
    return names;
}

void FilesCard::openHit()
{
    if (const auto hit = hits().current(); hit && hit->line >= m_chips.size())
        showChips(kMostChips);
}

int FilesCard::seekHit()
{
    const auto hit = hits().current();
    return hit && hit->line < m_chips.size() ? m_chips[hit->line]->y() : 0;
}

void FilesCard::paintEvent(QPaintEvent *event)
{
    constexpr int kRim = 3;
    constexpr int kRadius = 17;
    Card::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (qsizetype i = 0; i < m_chips.size(); ++i) {
        const auto color = hits().colorOf(i, theme());
        if (!color)
            continue;
        painter.setBrush(*color);
        painter.drawRoundedRect(m_chips[i]->geometry().adjusted(-kRim, -kRim, kRim, kRim), kRadius,
                                kRadius);
    }
}

void FilesCard::say(const QString &sentence)
{
    m_note->setText(sentence);
    m_note->show();
    emit heightChanged();
}

void FilesCard::saveChosen()
{
    const runner::FileEntry file = m_files[m_chosen];
    auto *dialog = new QFileDialog(window(), tr("Save file"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    beginInLastFolder(*dialog);
    dialog->selectFile(runner::harmlessName(file.name).section(u'/', -1));
    connect(dialog, &QFileDialog::fileSelected, this, [this, file](const QString &path) {
        inBackground(
            this, [file, path] { return saved(file, path); },
            [this](const QString &sentence) { say(sentence); });
    });
    dialog->open();
}

void FilesCard::saveAll()
{
    auto *dialog = new QFileDialog(window(), tr("Save all files"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    beginInLastFolder(*dialog);
    connect(dialog, &QFileDialog::fileSelected, this, &FilesCard::saveAllTo);
    dialog->open();
}

void FilesCard::saveAllTo(const QString &folder)
{
    inBackground(
        this, [files = m_files, folder] { return saved(files, folder); },
        [this](const QString &sentence) { say(sentence); });
}

} // namespace sandpad::widgets
