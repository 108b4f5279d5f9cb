#pragma once

#include "runner/CompileOrder.h"
#include "runner/model/Run.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <deque>
#include <functional>
#include <memory>
#include <vector>

namespace sandpad::runner {

using CompileAnswer = std::function<void(const std::optional<CompiledProgram> &)>;

/// One process in a sandbox that compiles programs, one after the other, as long as there are any.
/// It is ended when it takes too long for a program or has done many, and started again for the
/// next.
class SharedCompiler : public QObject
{
    Q_OBJECT

public:
    using Starter = std::function<std::unique_ptr<Run>(const RunRequest &)>;

    SharedCompiler(CompilerKey key, Starter starter, std::chrono::milliseconds patience);

    [[nodiscard]] const CompilerKey &key() const { return m_key; }
    /// As SharedCompilers::expect().
    void expect();
    /// As SharedCompilers::compile().
    void compile(QObject *asker, const CompileOrder &order, const CompileAnswer &answer);

private:
    struct Waiting
    {
        QPointer<QObject> asker;
        QByteArray line; ///< of its input
        CompileAnswer answer;
    };

    void start();
    void onEvent(const RunEvent &event);
    void onLine(const QByteArray &line);
    void sendFirst();
    /// The process is gone, or is ended now. It could not do the first program, if it had begun.
    void giveUp();
    void end();
    void answerFirst(const std::optional<CompiledProgram> &program);

    CompilerKey m_key;
    Starter m_starter;
    std::chrono::milliseconds m_longest; ///< for a program
    std::unique_ptr<Run> m_run;
    QByteArray m_printed; ///< of a line that has not ended
    std::deque<Waiting> m_waiting; ///< the first is being compiled once the process is ready
    QTimer m_patience; ///< runs out when nothing comes of it
    bool m_isReady = false;
    QTimer m_broken; ///< runs for a while after one that never was ready; none is started meanwhile
    bool m_isExpected = false; ///< it is kept longer without work
    qint64 m_number = 0; ///< of the first program, counted through
    int m_done = 0; ///< by this process
};

/// The processes that compile for several runs. Reading the libraries of a compiler takes much
/// longer than compiling a small program, so one process does it for all. What is compiled is
/// hostile, so the process is in a sandbox and nothing of a program is run in it. Lives in its
/// thread; never blocks.
///
/// What was compiled last is kept, so that a program which runs again is not compiled again. Its
/// key is all that the compiler is given.
class SharedCompilers
{
public:
    /// `starter` starts the runs of tools. What takes longer than `patience` is given up, so that
    /// others do not wait for it; its run has limits of its own.
    explicit SharedCompilers(SharedCompiler::Starter starter,
                             std::chrono::milliseconds patience = std::chrono::seconds(15));

    /// Calls `answer` later: nothing when no process could do it, so that the compiler's own
    /// command must. No answer when `asker` is deleted first.
    void compile(QObject *asker, const CompileOrder &order, const CompileAnswer &answer);
    /// Programs for this process may come soon: it is started, and kept for ten minutes from then
    /// on.
    void expect(const CompilerKey &key);

private:
    struct Known
    {
        CompileOrder order;
        CompiledProgram program;
    };

    [[nodiscard]] SharedCompiler &compilerFor(const CompilerKey &key);
    void remember(const CompileOrder &order, const CompiledProgram &program);

    SharedCompiler::Starter m_starter;
    std::chrono::milliseconds m_patience;
    std::vector<std::unique_ptr<SharedCompiler>> m_compilers;
    std::deque<Known> m_known; ///< programs that were compiled last, the newest first
};

} // namespace sandpad::runner
