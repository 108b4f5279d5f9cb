#pragma once

#include <QObject>
#include <QString>

class QsciScintilla;

namespace sandpad::widgets {

/// Makes the selected lines comments, or code again when all of them are comments. One undo step.
class CommentToggler : public QObject
{
    Q_OBJECT

public:
    explicit CommentToggler(QsciScintilla *editor);

    void setPrefix(const QString &prefix) { m_prefix = prefix; }
    void toggle();

private:
    QsciScintilla *m_editor;
    QString m_prefix;
};

} // namespace sandpad::widgets
