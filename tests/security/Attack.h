#pragma once

#include <QList>
#include <QString>
#include <QStringList>

/// One hostile program of the corpus, with what its first lines say of it:
///
///     id:      its name, that of the file: FAMILY-NUMBER-WORDS
///     tries:   what it is after
///     must:    what has to come out: "held", "not escaped", "no secret", "limit KIND",
///              "exit N", "collected" or "nothing left". "NOT HERE" in its words says that
///              this kernel has no such way, so that no witness can succeed
///     witness: how it is seen to succeed where nothing holds it, so that the test can fail:
///              "plain" (the bare interpreter), "none" (the level none), "namespaced root" (root
///              of a user namespace), "child of a shell", "more OPTIONS" (Sandpad with a higher
///              limit), "naive collector", or "not needed: REASON"; "none ahead" is the level
///              none, with a sandbox that waits beside it
///     levels:  where it must be held; at each level that isolates when it does not say
///     options: of sandpad run
///
/// The files of a folder NAME.files are given to it.
struct Attack
{
    QString id;
    QString path;
    QString must;
    QString witness;
    QStringList levels;
    QStringList options;
    QStringList files; ///< their paths

    [[nodiscard]] QString language() const;
    /// Whether a sandbox can wait for it. None waits where the network is on.
    [[nodiscard]] bool canBeAwaited() const;
    /// Path of the interpreter that runs it where there is no sandbox.
    [[nodiscard]] QString interpreter() const;
    /// All of the corpus, in order of their names.
    [[nodiscard]] static QList<Attack> corpus();
    /// Those of the family that the environment variable SANDPAD_ATTACK_FAMILY names; all when
    /// there is none.
    [[nodiscard]] static QList<Attack> chosen();
};

/// The ordinary user for whom this program attacks, when root runs it. No account has this uid.
/// Families run side by side, and each has a user of its own.
[[nodiscard]] unsigned ordinaryUser();
