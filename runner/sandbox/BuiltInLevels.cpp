#include "runner/sandbox/BuiltInLevels.h"

#include "runner/sandbox/LandlockLevel.h"
#include "runner/sandbox/NamespacesLevel.h"
#include "runner/sandbox/PlainLevel.h"

namespace sandpad::runner {

LevelList builtInLevels()
{
    return {
        std::make_shared<NamespacesLevel>(),
        std::make_shared<LandlockLevel>(),
        std::make_shared<PlainLevel>(),
    };
}

} // namespace sandpad::runner
