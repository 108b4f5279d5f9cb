#pragma once

#include "app/session/FileStamp.h"

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QSet>

namespace sandpad::widgets {
class CodeEditor;
class Footer;
class OfferBar;
} // namespace sandpad::widgets

namespace sandpad::app {

struct StoredReview;

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
    /// Offers to review the file of a review anew where its text is another one now, once for each
    /// change of the file; else to edit it as a text, while nobody has run a block (`hasRun`).
    void lookAtFile(const StoredReview &review, bool hasRun);
    /// Offers a review when a whole answer is pasted into this editor. Text that is already in the
    /// editor is not looked at.
    void watch(widgets::CodeEditor &editor);
    /// The offer is about the page that is left.
    void leavePage();

signals:
    /// A review of this text is wanted. When the title is empty, it is derived from the text.
    /// `path`: the file that holds it; empty: it was pasted.
    void reviewWanted(const QString &title, const QByteArray &text, const QString &path = {});
    /// The file of this review is to be reviewed anew.
    void anewWanted(const QString &reviewId, const QString &path);
    /// The file is to be edited as a text.
    void textWanted(const QString &path);
    /// The review of what was pasted into this editor is open.
    void reviewed(sandpad::widgets::CodeEditor *editor, const QByteArray &pasted);

private:
    /// Offers to edit an answer that was opened from a file as a text.
    void offerText(const QString &path);
    void onInserted(widgets::CodeEditor &editor, const QByteArray &text);

    widgets::Footer &m_footer;
    widgets::OfferBar &m_offer;
    QSet<QString> m_opened; ///< files that were opened as answers, and nobody wants as texts
    QHash<QString, FileStamp> m_told; ///< for which state of its file a review had an offer, by id
    QMetaObject::Connection m_undone; ///< waits until the paste of an offer is undone
};

} // namespace sandpad::app
