#pragma once

#include "runner/model/RunRequest.h"

#include <QStringList>

namespace sandpad::runner {

/// What of a request the hints tell.
struct RunRules
{
    Network network = Network::Off;
    int openFiles = 0;
    QString folder; ///< of the program's file on this machine; empty: none
    QString scratch; ///< the same folder as the program sees it
    QStringList given; ///< names of files that the program has
    QByteArray code; ///< of the program
    bool lacksLoopback = false; ///< Would it have one if the machine had libsocket_wrapper?
    bool readsLines = false; ///< Does a program in C# name Console.ReadLine?
    Front front = Front::Terminal;
};

} // namespace sandpad::runner
