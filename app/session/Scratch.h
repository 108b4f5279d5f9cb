#pragma once

#include "app/session/ScratchFile.h"
#include "runner/model/Isolation.h"
#include "runner/model/LanguageInfo.h"
#include "runner/model/Limits.h"
#include "runner/model/RunRequest.h"
#include "runner/model/RunResult.h"
#include "widgets/controls/FilesChoice.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace sandpad::app {

/// Where one types, counted from zero.
struct Caret
{
    int line = 0;
    int column = 0; ///< in characters

    bool operator==(const Caret &) const = default;
};

/// What one tab holds; kept from session to session. A value.
struct Scratch
{
    QString id; ///< unique and fit for a file name
    QString title;
    bool isNamed = false; ///< a person or a file gave the title; else lineTitle() goes first
    QString languageId;
    QByteArray code;
    QString interpreter; ///< empty: the best one found
    runner::Limits limits;
    runner::Network network = runner::Network::Off;
    /// Nothing: the strongest that this machine gives. A level that does not isolate
    /// is not kept from session to session.
    std::optional<runner::IsolationLevel> isolation;
    widgets::FilesChoice files;
    ScratchFile file;
    Caret caret;
    int topLine = 0; ///< the first one that is shown, counted from zero
    QList<int> folded {}; ///< the lines that others are folded below, counted from zero
    QString runAs; ///< an account's name, where one may be chosen; empty: an unused one
    std::optional<runner::Ending> ending {}; ///< of the run whose output is shown with it

    /// What its tab is called when the lines of its code say this; see lineTitle().
    [[nodiscard]] QString titleBeside(const QString &lines) const
    {
        return isNamed || lines.isEmpty() ? title : lines;
    }

    bool operator==(const Scratch &) const = default;
};

/// A new scratch with an id of its own.
[[nodiscard]] Scratch freshScratch(const runner::LanguageInfo &language, const QByteArray &code);

/// A new scratch for the code of this file, called as it is.
[[nodiscard]] Scratch openedScratch(const ScratchFile &file, const runner::LanguageInfo &language,
                                    const QByteArray &code);

/// The title, with a number behind it when others have it already.
[[nodiscard]] QString unusedTitle(const QString &title, const QStringList &used);

/// The language of a file: that of its ending, else that of the interpreter in its first line; an
/// empty id when neither tells.
[[nodiscard]] runner::LanguageInfo languageOfFile(const QList<runner::LanguageInfo> &languages,
                                                  const QString &path, const QByteArray &code);

/// Those of them that can be run.
[[nodiscard]] QList<runner::LanguageInfo> runnableOf(const QList<runner::LanguageInfo> &languages);

/// The language of an id, or else of a file's extension; an empty id when there is none.
[[nodiscard]] runner::LanguageInfo languageNamed(const QList<runner::LanguageInfo> &languages,
                                                 const QString &idOrExtension);

} // namespace sandpad::app
