#pragma once

#include "runner/model/MimeBundle.h"
#include "runner/model/RunResult.h"

#include <QString>

namespace sandpad::app {

/// Writes figures and left files below a folder. Names come from a guest: they are made harmless,
/// and no file that is there already is touched (a number is added). Lives as long as the run.
class OutputFolder
{
public:
    /// An empty path: nothing is written.
    explicit OutputFolder(QString path);

    [[nodiscard]] bool isWanted() const { return !m_path.isEmpty(); }
    /// Something that was wanted could not be written; a sentence on standard error said why.
    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }
    /// The path written to, or empty.
    QString writeFile(const runner::FileEntry &file);
    QString writeFigure(const runner::MimeBundle &display);

private:
    QString write(const QString &name, const QByteArray &content);

    QString m_path;
    int m_figures = 0;
    bool m_hasFailed = false;
};

} // namespace sandpad::app
