#include "app/scratch/ScratchRequest.h"

namespace sandpad::app {

runner::RunRequest requestFor(const Scratch &scratch, const QString &keptFolder,
                              runner::TerminalSize size)
{
    const widgets::FilesChoice &files = scratch.files;
    runner::RunRequest request;
    // A title without an ending is a heading. A program may make a file or folder of that name.
    const bool isFileName = scratch.title.contains(u'.');
    request.snippet = { .languageId = scratch.languageId,
                        .code = scratch.code,
                        .fileName = isFileName ? scratch.title : QString() };
    request.folder = scratch.file.folder();
    request.front = runner::Front::Window;
    request.limits = scratch.limits;
    request.interpreter = scratch.interpreter;
    request.network = scratch.network;
    request.isolation = scratch.isolation;
    request.runAs = scratch.runAs;
    request.sharesCompiler = true;
    request.standardInput = files.preparedInput;
    // Prepared input is all that there is, as from a file.
    request.keepsInputOpen = !files.hasPreparedInput();
    request.usesTerminal = files.usesTerminal;
    if (files.usesTerminal)
        request.terminalSize = size;
    request.workspace = { .inputPaths = files.inputPaths,
                          .standardInputPath = files.preparedInputPath,
                          .keptFolder = files.keepsFiles ? keptFolder : QString() };
    return request;
}

runner::RunRequest asInFile(runner::RunRequest request, const TextEncoding &encoding)
{
    if (const auto bytes = encoded(request.snippet.code, encoding))
        request.snippet.code = *bytes;
    return request;
}

} // namespace sandpad::app
