#pragma once

#include "app/review/ReportFile.h"

#include <QObject>

namespace sandpad::app {

/// Puts reports on the clipboard and into files. Nothing blocks: a file is written in a thread of
/// the pool. GUI thread.
class ReviewReports : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void copy(const runner::Review &review);
    /// Only what is false.
    void copyFailures(const runner::Review &review);
    /// Asks for a file, in a dialog over `parent`, and writes the report. The format follows from
    /// the file's ending; a name without an ending gets that of the format chosen in the dialog.
    void askAndSave(QWidget *parent, const runner::Review &review, const QString &title,
                    ReportFormat proposed);
    void save(const QString &path, const runner::Review &review, const QString &title);

signals:
    /// A sentence about what was done, or why it could not be.
    void noticed(const QString &sentence);
};

} // namespace sandpad::app
