#include "app/review/AnswerIntake.h"

#include "app/page/Dialogs.h"
#include "app/review/AnswerSource.h"
#include "app/session/StoredReview.h"
#include "app/session/TextEncoding.h"
#include "runner/answer/read/AnswerReader.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/OfferBar.h"
#include "widgets/editor/CodeEditor.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPointer>

#include <algorithm>

namespace sandpad::app {

namespace {

    /// The fewest characters that count as a paste: nobody types as much at once.
    constexpr int kLeastPasted = 60;
    /// How much of a paste is examined to find out what it is.
    constexpr qsizetype kMostLookedAt = 256 << 10;

    QByteArray textOf(const QByteArray &bytes)
    {
        return decoded(bytes, guessedEncoding(bytes)).value_or(bytes);
    }

} // namespace

AnswerIntake::AnswerIntake(widgets::Footer &footer, widgets::OfferBar &offer, QObject *parent)
    : QObject(parent)
    , m_footer(footer)
    , m_offer(offer)
{ }

void AnswerIntake::leavePage()
{
    disconnect(m_undone);
    m_offer.withdraw();
}

void AnswerIntake::takeClipboard()
{
    const auto text = answerOn(QGuiApplication::clipboard()->mimeData());
    if (text)
        emit reviewWanted({}, *text);
    else
        m_footer.showNotice(text.error().text);
}

void AnswerIntake::takeFile(const QString &path)
{
    const auto bytes = readScratchFile(path);
    if (!bytes)
        return m_footer.showNotice(bytes.error().text);
    const QByteArray text = textOf(*bytes);
    if (!mayHoldCode(text))
        return emit textWanted(path);
    const QString name = QFileInfo(path).fileName();
    m_opened.insert(path);
    emit reviewWanted(name, text, path);
    offerText(path);
}

void AnswerIntake::offerText(const QString &path)
{
    m_offer.tell(tr("%1 is shown as an answer: its code can be run and compared.")
                     .arg(QFileInfo(path).fileName()),
                 tr("Edit it as a text"), [this, path] {
                     m_opened.remove(path);
                     emit textWanted(path);
                 });
}

void AnswerIntake::lookAtFile(const StoredReview &review, bool hasRun)
{
    if (!hasRun && m_opened.contains(review.path))
        offerText(review.path);
    const FileStamp stamp = FileStamp::of(review.path);
    if (review.path.isEmpty() || !stamp.isThere() || m_told.value(review.id) == stamp)
        return;
    m_told.insert(review.id, stamp);
    const auto bytes = readScratchFile(review.path);
    if (!bytes || textOf(*bytes) == review.text)
        return;
    m_offer.tell(tr("%1 has another text now. This is the review of the one before.")
                     .arg(QFileInfo(review.path).fileName()),
                 tr("Review the new text"),
                 [this, id = review.id, path = review.path] { emit anewWanted(id, path); });
}

void AnswerIntake::watch(widgets::CodeEditor &editor)
{
    constexpr int kTyped =
        QsciScintillaBase::SC_MOD_INSERTTEXT | QsciScintillaBase::SC_PERFORMED_USER;
    connect(&editor, &QsciScintillaBase::SCN_MODIFIED, this,
            [this, &editor](int, int type, const char *text, int length) {
                if ((type & kTyped) == kTyped && length >= kLeastPasted)
                    onInserted(editor, QByteArray(text, length));
            });
}

void AnswerIntake::onInserted(widgets::CodeEditor &editor, const QByteArray &text)
{
    const QByteArray head = text.first(std::min(text.size(), kMostLookedAt));
    if (!runner::looksLikeAnswer(QString::fromUtf8(head)))
        return;
    // Once the paste is undone there is nothing to review.
    const auto isUndone = [&editor, before = editor.byteCount() - text.size()] {
        return editor.byteCount() <= before;
    };
    disconnect(m_undone);
    m_undone = connect(&editor, &widgets::CodeEditor::textEdited, this, [this, isUndone] {
        if (!isUndone())
            return;
        disconnect(m_undone);
        m_offer.withdraw();
    });
    m_offer.offer(
        tr("You pasted a whole answer. A review runs its code and compares what it claims "
           "with what really happens."),
        tr("Review it"), &editor, [this, text, from = QPointer(&editor)] {
            disconnect(m_undone);
            emit reviewWanted({}, text);
            if (from)
                emit reviewed(from, text);
        });
}

} // namespace sandpad::app
