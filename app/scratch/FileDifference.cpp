#include "app/scratch/FileDifference.h"

#include "app/scratch/ScratchPage.h"
#include "widgets/compare/CompareView.h"
#include "widgets/controls/IconButton.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/output/OutputPane.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace sandpad::app {

namespace {

    /// Both sides; line ends of two characters that both have are none of the differences.
    widgets::ComparedPart partOf(QString inFile, const ScratchPage &page)
    {
        const QString twoEnds = QStringLiteral("\r\n");
        QString inTab = QString::fromUtf8(page.editor().bytes());
        if (inFile.contains(twoEnds) && inTab.contains(twoEnds)) {
            for (QString *text : { &inFile, &inTab })
                text->replace(twoEnds, QStringLiteral("\n"));
        }
        return { .heading = page.file().name(),
                 .left = inFile,
                 .right = inTab,
                 .definition = page.language().definition };
    }

} // namespace

FileDifference::FileDifference(const ScratchPage &page, const QString &inFile)
    : QDialog(page.window())
    , m_comparison(new widgets::CompareView(this))
    , m_count(new QLabel(this))
    , m_previous(
          new widgets::IconButton(widgets::Symbol::Up, tr("Previous difference (Shift+F8)"), this))
    , m_next(new widgets::IconButton(widgets::Symbol::Down, tr("Next difference (F8)"), this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("The difference to %1").arg(page.file().name()));
    new QVBoxLayout(this);
    addHeads();
    static_cast<QVBoxLayout *>(layout())->addWidget(m_comparison, 1);
    m_comparison->setTheme(page.outputPane().theme());
    m_comparison->setParts({ partOf(inFile, page) });
    addSteps(page);
    showCount();
    resize(page.window()->size() * 4 / 5);
    m_comparison->setFocus();
}

void FileDifference::addHeads()
{
    auto *heads = new QHBoxLayout;
    for (const QString &words : { tr("In the file"), tr("In this tab") }) {
        auto *head = new QLabel(words, this);
        head->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        heads->addWidget(head, 1);
    }
    static_cast<QVBoxLayout *>(layout())->addLayout(heads);
}

void FileDifference::addSteps(const ScratchPage &page)
{
    auto *row = new QHBoxLayout;
    row->addWidget(m_count);
    for (widgets::IconButton *button : { m_previous, m_next }) {
        button->setTheme(page.outputPane().theme());
        row->addWidget(button);
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *overwrite = buttons->addButton(tr("Overwrite"), QDialogButtonBox::AcceptRole);
    QPushButton *take =
        buttons->addButton(tr("Take the file's text"), QDialogButtonBox::DestructiveRole);
    buttons->button(QDialogButtonBox::Cancel)->setDefault(true);
    row->addWidget(buttons, 1);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
    connect(m_previous, &QAbstractButton::clicked, this, [this] { m_comparison->step(-1); });
    connect(m_next, &QAbstractButton::clicked, this, [this] { m_comparison->step(1); });
    new QShortcut(QKeySequence(Qt::Key_F8), this, m_next, &QAbstractButton::click);
    new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F8), this, m_previous, &QAbstractButton::click);
    connect(m_comparison, &widgets::CompareView::currentChanged, this, &FileDifference::showCount);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(overwrite, &QPushButton::clicked, this, [this] {
        accept();
        emit overwriteWanted();
    });
    connect(take, &QPushButton::clicked, this, [this] {
        accept();
        emit fileWanted();
    });
}

void FileDifference::showCount()
{
    const int count = m_comparison->differences();
    m_count->setText(count == 0 ? tr("Nothing differs")
                                : tr("%1 of %2").arg(m_comparison->current() + 1).arg(count));
    for (widgets::IconButton *button : { m_previous, m_next })
        button->setEnabled(count > 0);
}

} // namespace sandpad::app
