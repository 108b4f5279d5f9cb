#include "SandpadRun.h"

Target::Ended runSandpad(Target &target, const Attack &attack, const QString &level,
                         const QStringList &options, const QString &folder, Place place)
{
    const QString program = place == Place::Ahead ? QStringLiteral(SANDPAD_RUN_AHEAD)
                                                  : qEnvironmentVariable("SANDPAD_EXECUTABLE");
    QStringList inputs;
    for (const QString &file : attack.files + QStringList { target.description() })
        inputs << QStringLiteral("--input") << file;
    const auto once = [&] {
        return target.run(program,
                          QStringList { QStringLiteral("run"), QStringLiteral("--json"),
                                        QStringLiteral("--isolation"), level,
                                        QStringLiteral("--output-dir"), folder }
                              + inputs + options + QStringList { attack.path });
    };
    // When the compiler was too slow on a busy machine, the attack has not been tried yet.
    Target::Ended ended = once();
    for (int more = 2; more > 0 && ended.out.contains(R"("kind":"compile")"); --more)
        ended = once();
    return ended;
}
