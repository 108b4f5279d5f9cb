#include "runner/answer/language/JavaScriptSession.h"

namespace sandpad::runner {

QString scriptFront(const QString &key)
{
    return QStringLiteral(
               "{ const { process, console } = globalThis;" // the code may have its own
               " const hooks = process.getBuiltinModule?.('async_hooks'); if (hooks) {"
               " const context = new hooks.AsyncLocalStorage(); let isOver = false;"
               " const isQuiet = () => isOver && context.getStore() === 'before';"
               " const write = process.stdout.write;"
               " process.stdout.write = function (...all) {"
               " if (!isQuiet()) return write.apply(this, all);"
               " if (typeof all.at(-1) === 'function') process.nextTick(all.at(-1)); return true; "
               "};"
               // Bun's console does not write to process.stdout.
               " for (const name of ['log', 'info', 'debug', 'table', 'dir']) {"
               " const print = console[name];"
               " console[name] = (...all) => isQuiet() ? undefined : print.apply(console, all); }"
               " Object.defineProperty(globalThis, '%1', { value: () => {"
               " isOver = true; context.enterWith('after'); } });"
               " context.enterWith('before'); } }")
        .arg(key);
}

QString scriptBegin(const QString &key)
{
    return QStringLiteral("globalThis['%1']?.();").arg(key);
}

} // namespace sandpad::runner
