#pragma once

#include "runner/guest/protocol/UniqueFd.h"
#include "runner/model/Error.h"
#include "runner/sandbox/Account.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>
#include <optional>

namespace sandpad::runner {

/// A private folder of the host for one run, removed in the background after the object. It is
/// locked until then. So folders that a killed Sandpad has left can be recognised and removed.
class RunFolder
{
public:
    /// Made below the folder for temporary files, and given to `owner`. The error is a sentence.
    [[nodiscard]] static Result<std::unique_ptr<RunFolder>>
    make(const std::optional<Account> &owner);

    /// Removes folders of ours, and of `owner`, that nobody uses any more; links are not followed.
    static void sweep(const std::optional<Account> &owner);

    ~RunFolder();
    [[nodiscard]] QString path() const { return m_folder.path(); }

private:
    RunFolder();
    Q_DISABLE_COPY_MOVE(RunFolder)

    QTemporaryDir m_folder;
    guest::UniqueFd m_lock;
};

} // namespace sandpad::runner
