#pragma once

// Marks a sentence that people see. The init has no Qt and speaks English; the sentence is
// translated where it arrives, by Say::word() of runner/model/Say.h. Where there is Qt, the macro
// is Qt's own.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif
