#pragma once

#include <QElapsedTimer>
#include <QProcess>

/// Microseconds that the command takes to its end; -1: it failed.
inline qint64 bareRun(QStringList command)
{
    QElapsedTimer clock;
    clock.start();
    QProcess process;
    const QString program = command.takeFirst();
    process.start(program, command);
    process.waitForFinished(-1);
    return process.exitCode() == 0 ? clock.nsecsElapsed() / 1000 : -1;
}
