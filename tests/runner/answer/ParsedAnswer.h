#pragma once

#include "runner/answer/read/AnswerReader.h"
#include "runner/answer/run/Examination.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

/// What the parser of a tool says of its request. It is started as the tool's specification has it,
/// but for the sandbox. C#'s compiler is not started.
inline sandpad::runner::RunResult parsed(const sandpad::runner::RunRequest &request)
{
    const QDir guest(QStringLiteral(SANDPAD_SOURCE "/resources/guest"));
    const QString tool = request.snippet.languageId;
    const bool isPython = tool == u"python-examine";
    sandpad::runner::RunResult result;
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("answer.json")));
    if (tool == u"csharp-examine" || !file.open(QIODevice::WriteOnly))
        return result;
    file.write(request.snippet.code);
    file.close();
    const QStringList arguments = isPython
        ? QStringList { QStringLiteral("-IB"), guest.filePath(QStringLiteral("python/examine.py")),
                        file.fileName() }
        : QStringList { QStringLiteral("--expose-internals"),
                        guest.filePath(QStringLiteral("javascript/examine.cjs")), file.fileName(),
                        QStandardPaths::findExecutable(QStringLiteral("esbuild")) };
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(isPython ? QStringLiteral("python3") : QStringLiteral("node"), arguments);
    process.waitForFinished(60'000);
    result.languageId = tool;
    result.outcome = sandpad::runner::Completed { process.exitCode() };
    result.standardOutput = process.readAllStandardOutput();
    return result;
}

/// An answer with what the parsers of its languages tell.
inline sandpad::runner::Answer parsedAnswer(const QByteArray &text,
                                            const QList<sandpad::runner::LanguageInfo> &languages)
{
    sandpad::runner::Answer answer = sandpad::runner::readAnswer(text, languages);
    for (const sandpad::runner::RunRequest &request : sandpad::runner::examinationsOf(answer))
        sandpad::runner::addExamination(answer, parsed(request));
    return answer;
}
