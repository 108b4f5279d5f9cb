#pragma once

#include "runner/model/RunRequest.h"

/// A run of Python code with nothing else asked for.
inline sandpad::runner::RunRequest pythonRequest(const QByteArray &code = "print(1)")
{
    sandpad::runner::RunRequest request;
    request.snippet = { .languageId = QStringLiteral("python"), .code = code };
    return request;
}
