#include "widgets/figures/FigureActions.h"

#include "widgets/controls/CopiedText.h"
#include "widgets/controls/LastFolder.h"
#include "widgets/figures/Background.h"
#include "widgets/figures/FigurePicture.h"
#include "widgets/markup/SvgFilter.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QInputDialog>
#include <QMenu>
#include <QMimeData>

namespace sandpad::widgets {

namespace {

    constexpr int kResolutions[] { 72, 96, 150, 200, 300, 600 };
    constexpr int kLowestDpi = 10;
    constexpr int kHighestDpi = 2400;
    constexpr int kUsualDpi = 300;
    /// A copied drawing has two pixels for each CSS pixel.
    constexpr double kCopyScale = 2;

    QString filterFor(const QString &suffix)
    {
        if (suffix == QLatin1String("svg"))
            return FigureActions::tr("Drawing (*.svg)");
        if (suffix == QLatin1String("pdf"))
            return FigureActions::tr("PDF document (*.pdf)");
        return FigureActions::tr("%1 picture (*.%2)").arg(suffix.toUpper(), suffix);
    }

    /// What was seen, and of a drawing a sharp picture.
    Picture copied(const Figure &figure)
    {
        auto exact = exactPicture(figure);
        return exact ? std::move(*exact) : drawSvgScaled(figure.bytes(), kCopyScale);
    }

    /// The suffix that filterFor() was given.
    QString suffixOf(const QString &filter)
    {
        const qsizetype start = filter.lastIndexOf(u'.') + 1;
        return filter.sliced(start, filter.size() - start - 1);
    }

} // namespace

FigureActions::FigureActions(QWidget *parent)
    : QObject(parent)
    , m_widget(parent)
    , m_copy(add(tr("Copy"), tr("Copy the figure as a picture"), [this] { copyPicture(); }))
    , m_save(add(tr("Save…"), tr("Save the figure as a file"), [this] { askForAnyFile(); }))
    , m_copyText(add(tr("Copy source"), tr("Copy what the program gave, as plain text"),
                     [this] {
                         widgets::copyText(QString::fromUtf8(m_figure.bytes()));
                         emit said(tr("Copied the source."));
                     }))
    , m_copySvg(add(tr("Copy as SVG"),
                    tr("Copy the drawing itself, without scripts and references to other files"),
                    [this] { copySource(); }))
    , m_pngs(new QMenu(tr("Save as PNG"), parent))
    , m_saveSvg(add(tr("Save as SVG…"),
                    tr("Save the drawing itself, without scripts and references to other files"),
                    [this] { askForFile({ .format = FigureFormat::Svg }); }))
    , m_savePdf(add(tr("Save as PDF…"), tr("Save as a page of the figure's size"),
                    [this] { askForFile({ .format = FigureFormat::Pdf }); }))
{
    addResolutions();
}

QAction *FigureActions::add(const QString &text, const QString &description,
                            std::function<void()> act)
{
    auto *action = new QAction(text, this);
    action->setToolTip(description);
    connect(action, &QAction::triggered, this, std::move(act));
    return action;
}

void FigureActions::addResolutions()
{
    m_pngs->menuAction()->setToolTip(tr("Save as a bitmap of a chosen resolution"));
    for (const int dpi : kResolutions)
        m_pngs->addAction({}, this, [this, dpi] { askForPng(dpi); })->setData(dpi);
    m_pngs->addSeparator();
    m_pngs->addAction(tr("Other resolution…"), this, &FigureActions::askForResolution);
    connect(m_pngs, &QMenu::aboutToShow, this, &FigureActions::nameResolutions);
    nameResolutions();
}

void FigureActions::nameResolutions()
{
    for (QAction *action : m_pngs->actions()) {
        const int dpi = action->data().toInt();
        if (dpi == 0)
            continue;
        const QSize size = pixelsAt(m_naturalSize, dpi);
        action->setText(
            m_naturalSize.isEmpty()
                ? tr("%1 dpi…").arg(dpi)
                : tr("%1 dpi: %2 × %3 pixels…").arg(dpi).arg(size.width()).arg(size.height()));
    }
}

void FigureActions::setFigure(const Figure &figure)
{
    m_figure = figure;
    m_copySvg->setVisible(figure.isVector());
    m_saveSvg->setVisible(figure.isVector());
}

void FigureActions::addLesser(QMenu *menu) const
{
    menu->setToolTipsVisible(true);
    menu->addActions({ m_copySvg, m_pngs->menuAction(), m_saveSvg, m_savePdf });
}

void FigureActions::copyPicture()
{
    inBackground(
        this, [figure = m_figure] { return copied(figure); },
        [this](const Picture &picture) {
            if (!picture.refusal.isEmpty()) {
                emit said(tr("Not copied: %1.").arg(picture.refusal));
                return;
            }
            QGuiApplication::clipboard()->setImage(picture.image);
            emit said(tr("Copied."));
        });
}

void FigureActions::copySource()
{
    inBackground(
        this, [bytes = m_figure.bytes()] { return filterSvg(bytes); },
        [this](const runner::Result<QByteArray> &svg) {
            if (!svg) {
                emit said(tr("Not copied: %1.").arg(svg.error().text));
                return;
            }
            auto *formats = new QMimeData;
            formats->setData(QStringLiteral("image/svg+xml"), *svg);
            formats->setText(QString::fromUtf8(*svg));
            QGuiApplication::clipboard()->setMimeData(formats);
            emit said(tr("Copied as SVG."));
        });
}

void FigureActions::saveTo(const QString &path, FigureForm form)
{
    inBackground(
        this, [figure = m_figure, form, path] { return saveFigure(figure, form, path); },
        [this](const runner::Result<QString> &name) {
            emit said(name ? tr("Saved %1.").arg(*name)
                           : tr("Not saved: %1.").arg(name.error().text));
        });
}

void FigureActions::askForFile(FigureForm form)
{
    const QString suffix = suffixFor(m_figure, form.format);
    auto *dialog = new QFileDialog(m_widget->window(), tr("Save figure"), {}, filterFor(suffix));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    beginInLastFolder(*dialog);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(fileNameFor(m_figure.title(), suffix));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, form](const QString &path) { saveTo(path, form); });
    dialog->open();
}

void FigureActions::askForAnyFile()
{
    const QString own = suffixFor(m_figure, FigureFormat::Own);
    QStringList filters;
    for (const QString &suffix : { own, QStringLiteral("png"), QStringLiteral("pdf") }) {
        if (!filters.contains(filterFor(suffix)))
            filters.append(filterFor(suffix));
    }
    auto *dialog = new QFileDialog(m_widget->window(), tr("Save figure"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    beginInLastFolder(*dialog);
    dialog->setNameFilters(filters);
    dialog->setDefaultSuffix(own);
    dialog->selectFile(fileNameFor(m_figure.title(), own));
    connect(dialog, &QFileDialog::filterSelected, dialog,
            [dialog](const QString &filter) { dialog->setDefaultSuffix(suffixOf(filter)); });
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        saveTo(path, formFor(m_figure, QFileInfo(path).suffix()));
    });
    dialog->open();
}

void FigureActions::askForResolution()
{
    auto *dialog = new QInputDialog(m_widget->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save as PNG"));
    dialog->setLabelText(tr("Resolution, in pixels per inch:"));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(kLowestDpi, kHighestDpi);
    dialog->setIntValue(kUsualDpi);
    connect(dialog, &QInputDialog::intValueSelected, this, &FigureActions::askForPng);
    dialog->open();
}

void FigureActions::askForPng(int dpi)
{
    // Reports the refusal before a person chooses a name in vain.
    const QString refusal = refusalAt(m_naturalSize, dpi);
    if (refusal.isEmpty())
        askForFile({ .format = FigureFormat::Png, .dpi = dpi });
    else
        emit said(tr("Not saved: %1.").arg(refusal));
}

} // namespace sandpad::widgets
