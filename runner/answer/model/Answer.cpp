#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

QString roleName(BlockRole role)
{
    switch (role) {
    case BlockRole::Code:
        return QStringLiteral("code");
    case BlockRole::Output:
        return QStringLiteral("output");
    case BlockRole::Shell:
        return QStringLiteral("shell");
    case BlockRole::Edit:
        return QStringLiteral("edit");
    case BlockRole::Data:
        return QStringLiteral("data");
    case BlockRole::File:
        return QStringLiteral("file");
    case BlockRole::Prose:
        return QStringLiteral("prose");
    }
    return {};
}

QString claimKindName(ClaimKind kind)
{
    switch (kind) {
    case ClaimKind::Output:
        return QStringLiteral("output");
    case ClaimKind::Line:
        return QStringLiteral("line");
    case ClaimKind::Statement:
        return QStringLiteral("statement");
    case ClaimKind::Example:
        return QStringLiteral("example");
    case ClaimKind::Error:
        return QStringLiteral("error");
    case ClaimKind::Exit:
        return QStringLiteral("exit");
    case ClaimKind::Figure:
        return QStringLiteral("figure");
    }
    return {};
}

QString stateName(DependencyState state)
{
    switch (state) {
    case DependencyState::Unknown:
        return QStringLiteral("unknown");
    case DependencyState::Present:
        return QStringLiteral("present");
    case DependencyState::Missing:
        return QStringLiteral("missing");
    }
    return {};
}

} // namespace sandpad::runner
