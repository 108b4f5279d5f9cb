#include "SandpadRun.h"

Target::Ended runSandpad(Target &target, const Attack &attack, const QString &level,
                         const QStringList &options, const QString &folder)
{
    const auto once = [&] {
        return target.run(qEnvironmentVariable("SANDPAD_EXECUTABLE"),
                          QStringList { QStringLiteral("run"), QStringLiteral("--json"),
                                        QStringLiteral("--isolation"), level,
                                        QStringLiteral("--input"), target.description(),
                                        QStringLiteral("--output-dir"), folder }
                              + options + QStringList { attack.path });
    };
    // When the compiler was too slow on a busy machine, the attack has not been tried yet.
    Target::Ended ended = once();
    for (int more = 2; more > 0 && ended.out.contains(R"("kind":"compile")"); --more)
        ended = once();
    return ended;
}
