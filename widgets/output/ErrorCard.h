#pragma once

#include "runner/model/ErrorReport.h"
#include "widgets/output/Card.h"

#include <QStringList>

class QLabel;
class QVBoxLayout;

namespace sandpad::widgets {

/// An uncaught error or a compiler's messages: what first, then where, each of the user's own
/// places a link to its line. The text as the runtime printed it is a click away.
class ErrorCard : public Card
{
    Q_OBJECT

public:
    /// `source` are the program's lines, to show the one that a frame is at.
    ErrorCard(runner::ErrorReport error, const QStringList &source, QWidget *parent);

    void setTheme(const Theme &theme) override;
    [[nodiscard]] int heightFor(int width) const override;

private:
    void addHeadline();
    void addFrames(const QStringList &source);
    void addDiagnostics();
    void addPlace(const QString &place, const QString &text, int line, int column);
    void addNote(const QString &text);
    void addButtons();
    [[nodiscard]] runner::Frame place() const;

    runner::ErrorReport m_error;
    QVBoxLayout *m_layout;
    QLabel *m_headline = nullptr;
    QLabel *m_traceback = nullptr;
    QList<QLabel *> m_code;
};

} // namespace sandpad::widgets
