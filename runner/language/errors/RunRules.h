#pragma once

#include "runner/model/RunRequest.h"

#include <QStringList>

#include <cstdint>

namespace sandpad::runner {

/// What a program reaches of the network.
enum class NetworkReach : std::uint8_t
{
    Others, ///< the network is on, or the level does not forbid it
    OwnServers, ///< the program's own servers, at 127.0.0.1
    LacksLibrary, ///< nothing, because libsocket_wrapper is missing
    LacksSockets, ///< nothing, because of the level
};

/// What of a request the hints tell.
struct RunRules
{
    NetworkReach reach = NetworkReach::OwnServers;
    int openFiles = 0;
    QString folder; ///< of the program's file on this machine; empty: none
    QString scratch; ///< the same folder as the program sees it
    QStringList given; ///< names of files that the program has
    QByteArray code; ///< of the program
    bool readsLines = false; ///< Does a program in C# name Console.ReadLine?
    Front front = Front::Terminal;
};

} // namespace sandpad::runner
