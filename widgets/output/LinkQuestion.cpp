#include "widgets/output/LinkQuestion.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFont>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace sandpad::widgets {

namespace {

    constexpr int kColumns = 64;
    constexpr int kLines = 5;

    /// Disables ligatures, because code fonts draw some pairs of characters as one sign.
    QFont addressFont(const Theme &theme)
    {
        QFont font = theme.codeFont;
        font.setFeature("calt", 0);
        font.setFeature("liga", 0);
        return font;
    }

    /// The text comes from the program, so it is never read as markup.
    QLabel *addLabel(QVBoxLayout *column, const QString &text, const QString &name)
    {
        auto *label = new QLabel(column->parentWidget());
        label->setObjectName(name);
        label->setTextFormat(Qt::PlainText);
        label->setText(text);
        label->setWordWrap(true);
        column->addWidget(label);
        return label;
    }

} // namespace

LinkQuestion::LinkQuestion(const QString &address, const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_address(address)
{
    setObjectName(QStringLiteral("linkQuestion"));
    setAttribute(Qt::WA_DeleteOnClose);
    const bool mayOpen = m_address.mayBeOpened();
    setWindowTitle(mayOpen ? tr("Open a link?") : tr("A link"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    addLabel(column,
             mayOpen ? tr("The program gave this address. Opening it shows it to another program "
                          "on this machine, outside of the sandbox.")
                     : tr("The program gave this address. It can be copied; only web and mail "
                          "addresses are opened from here."),
             QStringLiteral("linkSentence"));
    if (!m_address.target().isEmpty()) {
        QLabel *target = addLabel(column, m_address.target(), QStringLiteral("linkTarget"));
        QFont font = addressFont(theme);
        font.setBold(true);
        target->setFont(font);
        target->setAccessibleName(tr("Where it leads to"));
    }
    auto *whole = new QPlainTextEdit(m_address.visible(), this);
    whole->setObjectName(QStringLiteral("linkAddress"));
    whole->setAccessibleName(tr("The whole address"));
    whole->setReadOnly(true);
    whole->setTabChangesFocus(true);
    whole->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    whole->setWordWrapMode(QTextOption::WrapAnywhere);
    whole->setFont(addressFont(theme));
    const QFontMetrics metrics(theme.codeFont);
    whole->setMinimumWidth(metrics.horizontalAdvance(u'M') * kColumns);
    whole->setFixedHeight(metrics.lineSpacing() * kLines);
    column->addWidget(whole);
    if (const QString text = remarks(); !text.isEmpty())
        addLabel(column, text, QStringLiteral("linkRemarks"))
            ->setProperty("tone", QStringLiteral("bad"));
    addButtons();
}

QString LinkQuestion::remarks() const
{
    QStringList sentences;
    if (const QString host = m_address.readableHost(); !host.isEmpty())
        sentences.append(
            tr("The host reads as %1: letters beyond ASCII, which may look like others.")
                .arg(host));
    if (m_address.hasUserName())
        sentences.append(tr("What stands before the @ is a user name, not the host."));
    if (m_address.hasInvisible())
        sentences.append(tr("It has invisible characters; they are shown as ‹labels›."));
    return sentences.join(u'\n');
}

void LinkQuestion::addButtons()
{
    auto *buttons = new QDialogButtonBox(this);
    if (m_address.mayBeOpened()) {
        QPushButton *open = buttons->addButton(tr("Open"), QDialogButtonBox::AcceptRole);
        open->setObjectName(QStringLiteral("openLink"));
        open->setAutoDefault(false);
        connect(open, &QPushButton::clicked, this, [this] { emit openChosen(m_address.url()); });
    }
    QPushButton *copy = buttons->addButton(tr("Copy address"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("copyLink"));
    copy->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_address.toCopy());
        reject();
    });
    // Pressing Enter without reading must not open the link.
    QPushButton *cancel = buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    cancel->setObjectName(QStringLiteral("cancelLink"));
    cancel->setDefault(true);
    cancel->setFocus();
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout()->addWidget(buttons);
}

} // namespace sandpad::widgets
