#include "widgets/controls/FilesPopup.h"

#include "widgets/controls/DroppedFiles.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPlainTextEdit>
#include <QShortcut>
#include <QStackedWidget>
#include <QToolButton>

namespace sandpad::widgets {

namespace {

    constexpr int kWidth = 420;
    constexpr int kListHeight = 96;
    constexpr qsizetype kMostPreparedText = 1 << 20;

    enum Source : std::uint8_t
    {
        Typed,
        Text,
        File
    };

    QLabel *mutedLabel(QWidget *parent)
    {
        auto *label = new QLabel(parent);
        label->setTextFormat(Qt::PlainText);
        label->setProperty("tone", QStringLiteral("muted"));
        return label;
    }

    QString describe(const QString &path)
    {
        const QFileInfo info(path);
        if (!info.exists())
            return FilesPopup::tr("%1   (is not there)").arg(info.fileName());
        if (info.isDir())
            return FilesPopup::tr("%1/   (folder)").arg(info.fileName());
        return QStringLiteral("%1   %2").arg(info.fileName(),
                                             QLocale().formattedDataSize(info.size(), 1));
    }

} // namespace

FilesPopup::FilesPopup(QWidget *parent)
    : QFrame(parent, Qt::Popup)
{
    setObjectName(QStringLiteral("popup"));
    setAccessibleName(tr("Files and input"));
    setAcceptDrops(true);
    setFixedWidth(kWidth);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    addFiles(column);
    addInput(column);
    addKept(column);
    setChoice({});
}

QToolButton *FilesPopup::addButton(const QString &text, const QString &description)
{
    auto *button = new QToolButton(this);
    button->setObjectName(QStringLiteral("cardButton"));
    button->setText(text);
    button->setAccessibleName(description);
    button->setToolTip(description);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

void FilesPopup::addFiles(QVBoxLayout *column)
{
    auto *head = new QHBoxLayout;
    auto *label = new QLabel(tr("Input files"), this);
    head->addWidget(label);
    head->addStretch();
    QToolButton *add = addButton(tr("Add…"), tr("Add input files"));
    connect(add, &QToolButton::clicked, this, &FilesPopup::filesWanted);
    m_remove = addButton(tr("Remove"), tr("Remove the selected input files (Delete)"));
    connect(m_remove, &QToolButton::clicked, this, &FilesPopup::removeSelected);
    head->addWidget(add);
    head->addWidget(m_remove);
    column->addLayout(head);
    m_files = new QListWidget(this);
    m_files->setAccessibleName(tr("Input files"));
    m_files->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_files->setFixedHeight(kListHeight);
    m_files->setTextElideMode(Qt::ElideMiddle);
    label->setBuddy(m_files);
    auto *remove = new QShortcut(QKeySequence::Delete, m_files);
    remove->setContext(Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, &FilesPopup::removeSelected);
    connect(m_files, &QListWidget::itemSelectionChanged, this,
            [this] { m_remove->setEnabled(!m_files->selectedItems().isEmpty()); });
    column->addWidget(m_files);
    auto *hint = mutedLabel(this);
    hint->setText(tr("Copied into the work folder at each run. Files can be dropped here and on "
                     "the output."));
    hint->setWordWrap(true);
    column->addWidget(hint);
}

void FilesPopup::addInput(QVBoxLayout *column)
{
    auto *row = new QHBoxLayout;
    auto *label = new QLabel(tr("Standard input"), this);
    m_source = new QComboBox(this);
    m_source->setAccessibleName(tr("Standard input"));
    m_source->addItems({ tr("Typed while it runs"), tr("This text"), tr("A file") });
    label->setBuddy(m_source);
    connect(m_source, &QComboBox::activated, this, &FilesPopup::onSource);
    row->addWidget(label);
    row->addStretch();
    row->addWidget(m_source);
    column->addLayout(row);
    m_input = new QStackedWidget(this);
    m_text = new QPlainTextEdit(m_input);
    m_text->setAccessibleName(tr("Text for standard input"));
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(kListHeight);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        m_choice.preparedInput = m_text->toPlainText().left(kMostPreparedText).toUtf8();
        change();
    });
    auto *file = new QWidget(m_input);
    auto *fileRow = new QHBoxLayout(file);
    fileRow->setContentsMargins(0, 0, 0, 0);
    m_inputPath = mutedLabel(file);
    QToolButton *choose = addButton(tr("Choose…"), tr("Choose the file for standard input"));
    connect(choose, &QToolButton::clicked, this, &FilesPopup::inputFileWanted);
    fileRow->addWidget(m_inputPath, 1);
    fileRow->addWidget(choose);
    m_input->addWidget(m_text);
    m_input->addWidget(file);
    column->addWidget(m_input);
}

void FilesPopup::addKept(QVBoxLayout *column)
{
    auto *row = new QHBoxLayout;
    m_keeps = new QCheckBox(tr("Keep files between runs"), this);
    m_keeps->setToolTip(tr("The next run finds what this one leaves in the work folder; the "
                           "interpreter itself always starts fresh"));
    connect(m_keeps, &QCheckBox::toggled, this, [this](bool isOn) {
        m_choice.keepsFiles = isOn;
        change();
    });
    m_keptSize = mutedLabel(this);
    m_empty = addButton(tr("Empty"), tr("Remove the files that were kept"));
    connect(m_empty, &QToolButton::clicked, this, &FilesPopup::emptyWanted);
    row->addWidget(m_keeps);
    row->addStretch();
    row->addWidget(m_keptSize);
    row->addWidget(m_empty);
    column->addLayout(row);
    m_terminal = new QCheckBox(tr("Give the program a terminal"), this);
    m_terminal->setToolTip(tr("Standard input and output are a pseudo-terminal, as programs that "
                              "ask isatty() want it; both outputs are then one"));
    connect(m_terminal, &QCheckBox::toggled, this, [this](bool isOn) {
        m_choice.usesTerminal = isOn;
        change();
    });
    column->addWidget(m_terminal);
}

void FilesPopup::setChoice(const FilesChoice &choice)
{
    // The form's own change has come back, so a text that is being typed is not replaced.
    if (choice == m_choice && m_source->isVisible())
        return;
    m_choice = choice;
    showChoice();
}

void FilesPopup::showChoice()
{
    m_isFilling = true;
    m_files->clear();
    for (const QString &path : m_choice.inputPaths) {
        auto *item = new QListWidgetItem(describe(path), m_files);
        item->setToolTip(path);
    }
    m_remove->setEnabled(false);
    const Source source = !m_choice.preparedInputPath.isEmpty() ? File
        : !m_choice.preparedInput.isEmpty()                     ? Text
                                                                : Typed;
    m_source->setCurrentIndex(source);
    if (m_text->toPlainText().toUtf8() != m_choice.preparedInput)
        m_text->setPlainText(QString::fromUtf8(m_choice.preparedInput));
    m_inputPath->setText(fontMetrics().elidedText(m_choice.preparedInputPath, Qt::ElideMiddle,
                                                  kWidth / 2 + kWidth / 8));
    m_inputPath->setToolTip(m_choice.preparedInputPath);
    m_input->setVisible(source != Typed);
    m_input->setCurrentIndex(source == File ? 1 : 0);
    m_input->setFixedHeight(source == File ? m_source->sizeHint().height() : kListHeight);
    m_keeps->setChecked(m_choice.keepsFiles);
    m_terminal->setChecked(m_choice.usesTerminal);
    m_isFilling = false;
    adjustSize();
}

void FilesPopup::setKeptSize(qint64 bytes)
{
    m_keptSize->setText(bytes > 0 ? QLocale().formattedDataSize(bytes, 1) : QString());
    m_empty->setEnabled(bytes > 0);
}

void FilesPopup::removeSelected()
{
    const auto selected = m_files->selectedItems();
    for (const QListWidgetItem *item : selected)
        m_choice.inputPaths.removeAll(item->toolTip());
    showChoice();
    change();
}

void FilesPopup::onSource(int index)
{
    if (index != Text)
        m_choice.preparedInput.clear();
    if (index != File)
        m_choice.preparedInputPath.clear();
    change();
    m_input->setVisible(index != Typed);
    m_input->setCurrentIndex(index == File ? 1 : 0);
    m_input->setFixedHeight(index == File ? m_source->sizeHint().height() : kListHeight);
    adjustSize();
    if (index == Text)
        m_text->setFocus();
    if (index == File && m_choice.preparedInputPath.isEmpty())
        emit inputFileWanted();
}

void FilesPopup::change()
{
    if (!m_isFilling)
        emit changed(m_choice);
}

void FilesPopup::dragEnterEvent(QDragEnterEvent *event)
{
    if (!droppedFiles(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void FilesPopup::dropEvent(QDropEvent *event)
{
    m_choice.inputPaths += droppedFiles(event->mimeData());
    m_choice.inputPaths.removeDuplicates();
    event->acceptProposedAction();
    showChoice();
    change();
}

QString filesSummary(const FilesChoice &choice)
{
    QStringList facts;
    if (!choice.inputPaths.isEmpty())
        facts.append(QString::number(choice.inputPaths.size()));
    if (choice.hasPreparedInput())
        facts.append(FilesPopup::tr("input"));
    if (choice.keepsFiles)
        facts.append(FilesPopup::tr("kept"));
    if (choice.usesTerminal)
        facts.append(FilesPopup::tr("terminal"));
    return facts.isEmpty() ? FilesPopup::tr("Files")
                           : FilesPopup::tr("Files: %1").arg(facts.join(QStringLiteral(" · ")));
}

} // namespace sandpad::widgets
