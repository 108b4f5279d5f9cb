#include "runner/answer/claims/SentenceForms.h"

namespace sandpad::runner {

namespace {

    constexpr SentenceForm kForms[] {
        { .language = "en",
          .pattern =
              R"((?:(?:so|thus|hence|therefore|as expected|now|and|but|while),? )?(?:(?:this|it|that|this one|(?:this|that|the|the above) (?:code|program|snippet|script|example|block)(?: above)?|running (?:this|it|the (?:code|program|script|snippet))) (?:(?:will|always|now|then|still|correctly|wrongly|actually|simply|just|therefore) )*(?:prints?|outputs?|logs?|displays?)(?: out)?|prints|outputs|logs|(?:the )?(?:final |printed )?(?:output|result)(?: order)?(?: of (?:this|the) (?:code|program|snippet|script))? (?:is|will be)|you(?:'ll| will)? (?:see|get)):? %V(?: (?:to|in|on) (?:the |your )?(?:console|terminal|screen|stdout))?(?:,? (?:because|since|as) .*| [–—-] .*)?)" },
        { .language = "en",
          .pattern =
              R"((?:this|it|the (?:code|program)) (?:will )?(?:gives?|produces?)(?: you| us)?:? %V(?:,? (?:because|since|as) .*)?)" },
        { .language = "de",
          .pattern =
              R"((?:(?:das|es|dies|(?:das|dieses) programm|(?:der|dieser) code) (?:gibt|druckt|liefert|ergibt|zeigt)(?: also| dann)?|(?:die )?ausgabe (?:ist|lautet)|das ergebnis (?:ist|lautet)):? %V(?: aus)?(?:,? (?:weil|denn|da) .*)?)" },
        { .language = "fr",
          .pattern =
              R"((?:(?:cela|ceci|ce qui|(?:ce|le) (?:code|programme)) (?:affiche|affichera|imprime)(?: donc)?|(?:le résultat|la sortie|l'affichage) est):? ?%V(?:,? (?:car|parce) .*)?)" },
        { .language = "es",
          .pattern =
              R"((?:(?:esto|(?:el|este) (?:código|programa)) (?:imprime|imprimirá|muestra|mostrará)|(?:el resultado|la salida) (?:es|será)):? %V(?:,? porque .*)?)" },
        { .language = "pt",
          .pattern =
              R"((?:(?:isto|isso|(?:o|este) (?:código|programa)) (?:imprime|imprimirá|exibe|mostra)|(?:o resultado|a saída) (?:é|será)):? %V(?:,? porque .*)?)" },
        { .language = "it",
          .pattern =
              R"((?:(?:questo|(?:il|questo) (?:codice|programma)) (?:stampa|stamperà|mostra)|(?:il risultato|l'output|l'uscita) (?:è|sarà)):? %V(?:,? perché .*)?)" },
        { .language = "zh",
          .pattern =
              R"((?:(?:[这這该此](?:[段个個])?)?(?:代码|程序|代碼|程式)?(?:会|將|将)?(?:输出|打印|輸出)|(?:结果|输出|結果|輸出)[是为為])[:：]? ?%V)" },
        { .language = "ja",
          .pattern =
              R"((?:(?:これ|この(?:コード|プログラム))は ?)?%V ?[をと](?:出力|表示)(?:します|する|されます))" },
        { .language = "ja", .pattern = R"((?:出力|結果)は ?%V ?(?:です|になります))" },
        { .language = "ru",
          .pattern =
              R"((?:(?:это|(?:этот )?код|(?:эта )?программа) (?:выведет|выводит|напечатает|печатает)|(?:вывод|результат)(?: будет)?)[: –—-]* ?%V(?:,? потому .*)?)" },
    };

} // namespace

std::span<const SentenceForm> sentenceForms()
{
    return kForms;
}

} // namespace sandpad::runner
