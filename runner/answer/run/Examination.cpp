#include "runner/answer/run/Examination.h"

#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/run/HarnessExamination.h"

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// The tools, each with all languages that it examines.
    QList<HarnessTool> harnessTools()
    {
        QList<HarnessTool> tools;
        for (const AnswerLanguage &language : answerLanguages()) {
            const auto *examiner = std::get_if<HarnessExaminer>(&language.examiner);
            if (!examiner)
                continue;
            const auto known = std::ranges::find(tools, examiner->tool, &HarnessTool::id);
            if (known == tools.end())
                tools.append(
                    { .id = examiner->tool,
                      .ecosystem = examiner->findsModules ? language.ecosystem.name : QString(),
                      .languages = { language.id } });
            else
                known->languages.append(language.id);
        }
        return tools;
    }

} // namespace

QList<RunRequest> examinationsOf(const Answer &answer)
{
    QList<RunRequest> requests;
    const auto add = [&requests](const std::optional<RunRequest> &request) {
        if (request)
            requests.append(*request);
    };
    for (const HarnessTool &tool : harnessTools())
        add(harnessExaminationOf(answer, tool));
    return requests;
}

void addExamination(Answer &answer, const RunResult &result)
{
    for (const HarnessTool &tool : harnessTools()) {
        if (tool.id == result.languageId)
            addHarnessExamination(answer, result, tool);
    }
}

} // namespace sandpad::runner
