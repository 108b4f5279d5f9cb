#pragma once

#include <QByteArray>
#include <QMap>

#include <sys/types.h>

/// The processes below this one, with their command lines.
[[nodiscard]] QMap<pid_t, QByteArray> descendants();
