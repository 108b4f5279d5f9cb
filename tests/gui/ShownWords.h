#pragma once

#include <QStringList>

class QObject;

/// The texts of an object and of all in it that a person reads or hears, of hidden ones too:
/// labels, buttons, entries of menus and lists, tool tips, accessible names.
[[nodiscard]] QStringList textsIn(const QObject &object);
