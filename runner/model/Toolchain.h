#pragma once

#include <QMap>
#include <QString>

namespace sandpad::runner {

/// A set of programs on this machine that can run a language, as discovery found it.
struct Toolchain
{
    QString languageId;
    QString id; ///< of the toolchain in the language's specification, for example "node"
    QString name; ///< for people, for example "Node.js"
    QString version; ///< for example "3.13.5"; empty when the program did not tell
    QString path; ///< of its main program
    QMap<QString, QString> programs; ///< role in the specification -> absolute path

    bool operator==(const Toolchain &) const = default;
};

} // namespace sandpad::runner
