#pragma once

class QFileDialog;

namespace sandpad::widgets {

/// Lets a dialog for files begin in the folder in which a person chose something last, in any such
/// dialog since the start. A dialog that has another folder by itself sets that afterwards.
void beginInLastFolder(QFileDialog &dialog);

} // namespace sandpad::widgets
