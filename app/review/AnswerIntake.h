#pragma once

#include <QByteArray>
#include <QObject>

namespace sandpad::widgets {
class CodeEditor;
class Footer;
class OfferBar;
} // namespace sandpad::widgets

namespace sandpad::app {

/// The ways in which an answer comes into the pad: from the clipboard, from a file, or pasted into
/// an editor. For a paste a review is only offered. GUI thread; borrows footer and offer bar.
class AnswerIntake : public QObject
{
    Q_OBJECT

public:
    AnswerIntake(widgets::Footer &footer, widgets::OfferBar &offer, QObject *parent);

    /// Takes the clipboard's text, or says in the footer why that is not possible.
    void takeClipboard();
    /// Opens a file with an answer, and offers to edit it as a text instead. A file without code is
    /// a text. Says in the footer why that is not possible.
    void takeFile(const QString &path);
    /// Offers a review when a whole answer is pasted into this editor. Text that is already in the
    /// editor is not looked at.
    void watch(widgets::CodeEditor &editor);
    /// The offer is about the page that is left.
    void leavePage();

signals:
    /// A review of this text is wanted. When the title is empty, it is derived from the text.
    void reviewWanted(const QString &title, const QByteArray &text);
    /// The file is to be edited as a text.
    void textWanted(const QString &path);
    /// The review of what was pasted into this editor is open.
    void reviewed(sandpad::widgets::CodeEditor *editor, const QByteArray &pasted);

private:
    void onInserted(widgets::CodeEditor &editor, const QByteArray &text);

    widgets::Footer &m_footer;
    widgets::OfferBar &m_offer;
    QMetaObject::Connection m_undone; ///< waits until the paste of an offer is undone
};

} // namespace sandpad::app
