#pragma once

#include <QByteArray>
#include <QObject>

namespace sandpad::widgets {
class CodeEditor;
class Footer;
} // namespace sandpad::widgets

namespace sandpad::app {

/// The ways in which an answer comes into the pad: the clipboard, a file, or an ordinary paste into
/// an editor, for which a review is only offered. GUI thread; borrows the footer.
class AnswerIntake : public QObject
{
    Q_OBJECT

public:
    AnswerIntake(widgets::Footer &footer, QObject *parent);

    /// Takes what is on the clipboard; says in the footer why not.
    void takeClipboard();
    /// Opens a file of an answer, or says in the footer why not.
    void takeFile(const QString &path);
    /// Offers a review when a whole answer is pasted into this editor. What has been put into it
    /// before is not looked at.
    void watch(widgets::CodeEditor &editor);

signals:
    /// A review of this text is wanted. An empty title: to be found from what is in it.
    void reviewWanted(const QString &title, const QByteArray &text);

private:
    void onInserted(const QByteArray &text);

    widgets::Footer &m_footer;
    QByteArray m_offered;
};

} // namespace sandpad::app
