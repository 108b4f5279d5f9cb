#include "runner/toolchain/ToolchainChoice.h"

#include "runner/model/Say.h"
#include "runner/sandbox/Account.h"
#include "runner/toolchain/ToolchainFinder.h"

#include <QFileInfo>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// Is every program where the account that snippets run as may go?
    bool isUsable(const Toolchain &toolchain)
    {
        const auto account = unusedAccount();
        return std::ranges::all_of(toolchain.programs, [account](const QString &program) {
            const QString real = QFileInfo(program).canonicalFilePath();
            return isReachable(program, account) && isReachable(real, account);
        });
    }

    Result<Toolchain> pickedToolchain(const LanguageSpec &language, const QString &interpreter)
    {
        auto picked = toolchainOf(language, interpreter, programFolders());
        if (picked && !isUsable(*picked))
            return fail(ErrorCode::NotFound,
                        Say::tr("%1 lies in a folder that only root may enter, and programs "
                                "never run as root. Choose another interpreter, or start "
                                "Sandpad as the user it belongs to.")
                            .arg(interpreter));
        return picked;
    }

} // namespace

QList<Toolchain> usableToolchains(const LanguageSpec &language)
{
    QStringList folders = programFolders();
    const auto account = unusedAccount();
    folders.removeIf([account](const QString &folder) {
        return !isReachable(folder + QStringLiteral("/program"), account);
    });
    auto toolchains = findToolchains(language, folders);
    toolchains.removeIf([](const Toolchain &toolchain) { return !isUsable(toolchain); });
    return toolchains;
}

Result<QList<Toolchain>> candidatesFor(const LanguageSpec &language, const QString &interpreter)
{
    if (!interpreter.isEmpty())
        return pickedToolchain(language, interpreter).transform([](const Toolchain &picked) {
            return QList<Toolchain> { picked };
        });
    auto toolchains = usableToolchains(language);
    if (toolchains.isEmpty())
        return fail(ErrorCode::NotFound,
                    Say::tr("No program that runs %1 was found. %2")
                        .arg(language.info.name, language.install));
    return toolchains;
}

} // namespace sandpad::runner
