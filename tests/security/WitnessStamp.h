#pragma once

#include "Attack.h"

#include <QByteArray>

/// Remembers that an attack was seen to succeed unguarded: a file in the folder that the
/// environment variable SANDPAD_STAMPS names (else in the build folder), which holds a hash of the
/// attack, its interpreter and the kernel. With SANDPAD_ALL set nothing is remembered.
class WitnessStamp
{
public:
    explicit WitnessStamp(const Attack &attack);

    [[nodiscard]] bool isValid() const;
    void leave() const;

private:
    QString m_path;
    QByteArray m_hash;
};
