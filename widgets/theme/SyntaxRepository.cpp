#include "widgets/theme/SyntaxRepository.h"

#include <KSyntaxHighlighting/Repository>

namespace sandpad::widgets {

const KSyntaxHighlighting::Repository &syntaxRepository()
{
    static const KSyntaxHighlighting::Repository repository;
    return repository;
}

} // namespace sandpad::widgets
