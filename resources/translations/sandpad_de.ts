<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>IsolationLevel</name>
    <message>
        <source>Isolated: Landlock, seccomp</source>
        <translation>Isoliert: Landlock, seccomp</translation>
    </message>
    <message>
        <source>Landlock only, without namespaces</source>
        <translation>Nur Landlock, ohne Namensräume</translation>
    </message>
    <message>
        <source>Namespaces, with Landlock and seccomp</source>
        <translation>Namensräume, mit Landlock und seccomp</translation>
    </message>
    <message>
        <source>Isolated: namespaces, seccomp, Landlock</source>
        <translation>Isoliert: Namensräume, seccomp, Landlock</translation>
    </message>
    <message>
        <source>Isolated, with gaps</source>
        <translation>Isoliert, mit Lücken</translation>
    </message>
    <message>
        <source>Not isolated</source>
        <translation>Nicht isoliert</translation>
    </message>
    <message>
        <source>None: the program may do whatever you may</source>
        <translation>Keine: Das Programm darf alles, was Sie dürfen</translation>
    </message>
</context>
<context>
    <name>Layer</name>
    <message>
        <source>it runs under an account that owns nothing on this machine</source>
        <translation>es läuft unter einem Konto, dem auf diesem Rechner nichts gehört</translation>
    </message>
    <message>
        <source>it sees no files but the system&apos;s and its own</source>
        <translation>es sieht nur die Dateien des Systems und seine eigenen</translation>
    </message>
    <message>
        <source>it sees no programs but its own</source>
        <translation>es sieht nur seine eigenen Programme</translation>
    </message>
    <message>
        <source>it shares no memory or queues with others</source>
        <translation>es teilt mit anderen weder Speicher noch Warteschlangen</translation>
    </message>
    <message>
        <source>it does not learn this machine&apos;s name</source>
        <translation>es erfährt den Namen dieses Rechners nicht</translation>
    </message>
    <message>
        <source>it does not see how this machine is divided</source>
        <translation>es sieht nicht, wie dieser Rechner aufgeteilt ist</translation>
    </message>
    <message>
        <source>it does not reach this machine&apos;s servers</source>
        <translation>es erreicht die Server dieses Rechners nicht</translation>
    </message>
    <message>
        <source>it reaches no network</source>
        <translation>es erreicht kein Netzwerk</translation>
    </message>
    <message>
        <source>it cannot make a system within the system</source>
        <translation>es kann kein System im System aufbauen</translation>
    </message>
    <message>
        <source>it has no right of an administrator</source>
        <translation>es hat keine Rechte eines Administrators</translation>
    </message>
    <message>
        <source>nor can a program that it starts get one</source>
        <translation>auch ein Programm, das es startet, kann keine bekommen</translation>
    </message>
    <message>
        <source>su, sudo and their kind do nothing for it</source>
        <translation>su, sudo und dergleichen bewirken bei ihm nichts</translation>
    </message>
    <message>
        <source>time, memory, processes and output are limited for all it starts</source>
        <translation>Zeit, Speicher, Prozesse und Ausgabe sind für alles begrenzt, was es startet</translation>
    </message>
    <message>
        <source>the kernel itself caps its memory and processes</source>
        <translation>der Kernel selbst begrenzt seinen Speicher und seine Prozesse</translation>
    </message>
    <message>
        <source>a second lock on files, and on signals to others</source>
        <translation>eine zweite Sperre für Dateien und für Signale an andere</translation>
    </message>
    <message>
        <source>it cannot stop other programs</source>
        <translation>es kann andere Programme nicht beenden</translation>
    </message>
    <message>
        <source>it can call only those functions of the kernel that snippets need</source>
        <translation>es kann nur die Funktionen des Kernels aufrufen, die Code-Schnipsel brauchen</translation>
    </message>
    <message>
        <source>user namespace</source>
        <translation>Benutzer-Namensraum</translation>
    </message>
    <message>
        <source>mount namespace</source>
        <translation>Mount-Namensraum</translation>
    </message>
    <message>
        <source>pid namespace</source>
        <translation>PID-Namensraum</translation>
    </message>
    <message>
        <source>ipc namespace</source>
        <translation>IPC-Namensraum</translation>
    </message>
    <message>
        <source>uts namespace</source>
        <translation>UTS-Namensraum</translation>
    </message>
    <message>
        <source>cgroup namespace</source>
        <translation>Cgroup-Namensraum</translation>
    </message>
    <message>
        <source>network namespace</source>
        <translation>Netzwerk-Namensraum</translation>
    </message>
    <message>
        <source>no network</source>
        <translation>kein Netzwerk</translation>
    </message>
    <message>
        <source>Switch the network off.</source>
        <translation>Schalten Sie das Netzwerk aus.</translation>
    </message>
    <message>
        <source>no nested namespaces</source>
        <translation>keine verschachtelten Namensräume</translation>
    </message>
    <message>
        <source>A newer bubblewrap and kernel have it: Linux 4.9 and bubblewrap 0.8.</source>
        <translation>Neuere Versionen von bubblewrap und Kernel können das: Linux 4.9 und bubblewrap 0.8.</translation>
    </message>
    <message>
        <source>unprivileged uid</source>
        <translation>UID ohne Rechte</translation>
    </message>
    <message>
        <source>Start Sandpad as an ordinary user, or map more than one uid into the container.</source>
        <translation>Starten Sie Sandpad als gewöhnlicher Benutzer, oder bilden Sie mehr als eine UID in den Container ab.</translation>
    </message>
    <message>
        <source>no capabilities</source>
        <translation>keine Capabilities</translation>
    </message>
    <message>
        <source>empty bounding set</source>
        <translation>leeres Bounding-Set</translation>
    </message>
    <message>
        <source>Start Sandpad as root, or use namespaces.</source>
        <translation>Starten Sie Sandpad als root, oder verwenden Sie Namensräume.</translation>
    </message>
    <message>
        <source>no_new_privs</source>
        <translation>no_new_privs</translation>
    </message>
    <message>
        <source>limits of the tree</source>
        <translation>Grenzen des Prozessbaums</translation>
    </message>
    <message>
        <source>control group</source>
        <translation>Control Group</translation>
    </message>
    <message>
        <source>It takes control groups of version 2 with the controllers memory and pids, and one of these: systemd&apos;s user manager (loginctl enable-linger gives it to users that are not logged in), a delegated group (Delegate=yes and DelegateSubgroup= of a service), or root. Without it Sandpad&apos;s own supervisor measures, by /proc.</source>
        <translation>Nötig sind Control Groups der Version 2 mit den Controllern memory und pids und eines von diesen: die Benutzerinstanz von systemd (loginctl enable-linger gibt sie auch Benutzern, die nicht angemeldet sind), eine delegierte Gruppe (Delegate=yes und DelegateSubgroup= eines Dienstes) oder root. Ohne sie misst Sandpads eigene Überwachung anhand von /proc.</translation>
    </message>
    <message>
        <source>landlock</source>
        <translation>Landlock</translation>
    </message>
    <message>
        <source>It takes Linux 5.13 or newer with Landlock among its security modules (boot option lsm=landlock,... with the modules that are there).</source>
        <translation>Nötig ist Linux 5.13 oder neuer mit Landlock unter den Sicherheitsmodulen (Boot-Option lsm=landlock,... mit den vorhandenen Modulen).</translation>
    </message>
    <message>
        <source>no signals to other programs</source>
        <translation>keine Signale an andere Programme</translation>
    </message>
    <message>
        <source>It takes Linux 6.12 or newer. At the level namespaces every Linux has it.</source>
        <translation>Nötig ist Linux 6.12 oder neuer. Auf der Stufe namespaces bietet es jedes Linux.</translation>
    </message>
    <message>
        <source>seccomp</source>
        <translation>seccomp</translation>
    </message>
    <message>
        <source>It takes a kernel with CONFIG_SECCOMP_FILTER.</source>
        <translation>Nötig ist ein Kernel mit CONFIG_SECCOMP_FILTER.</translation>
    </message>
    <message>
        <source>namespaces</source>
        <translation>Namensräume</translation>
    </message>
    <message>
        <source>private process list</source>
        <translation>verborgene Prozessliste</translation>
    </message>
    <message>
        <source>The level namespaces has it.</source>
        <translation>Die Stufe namespaces bietet das.</translation>
    </message>
    <message>
        <source>private file names</source>
        <translation>verborgene Dateinamen</translation>
    </message>
    <message>
        <source>private host name</source>
        <translation>verborgener Rechnername</translation>
    </message>
    <message>
        <source>namespaces, Landlock and seccomp</source>
        <translation>Namensräume, Landlock und seccomp</translation>
    </message>
</context>
<context>
    <name>Scratch</name>
    <message>
        <source>Scratch %1</source>
        <translation>Entwurf %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Tab-separated values</source>
        <translation>TSV</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>As %1</source>
        <translation>Als %1</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1 konnte nicht gespeichert werden: %2.</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Tabelle speichern</translation>
    </message>
</context>
<context>
    <name>sandpad::app::Actions</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Run the selected lines</source>
        <translation>Ausgewählte Zeilen ausführen</translation>
    </message>
    <message>
        <source>New scratch</source>
        <translation>Neuer Entwurf</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Paste answer</source>
        <translation>Antwort einfügen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>Datei neu laden</translation>
    </message>
    <message>
        <source>Go to a scratch…</source>
        <translation>Zu einem Entwurf gehen&#xa0;…</translation>
    </message>
    <message>
        <source>History of runs</source>
        <translation>Verlauf der Läufe</translation>
    </message>
    <message>
        <source>All commands…</source>
        <translation>Alle Befehle&#xa0;…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Close scratch</source>
        <translation>Entwurf schließen</translation>
    </message>
    <message>
        <source>Reopen closed scratch</source>
        <translation>Geschlossenen Entwurf wieder öffnen</translation>
    </message>
    <message>
        <source>Delete a closed scratch…</source>
        <translation>Geschlossenen Entwurf löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Next scratch</source>
        <translation>Nächster Entwurf</translation>
    </message>
    <message>
        <source>Previous scratch</source>
        <translation>Vorheriger Entwurf</translation>
    </message>
    <message>
        <source>Move the tab to the right</source>
        <translation>Tab nach rechts verschieben</translation>
    </message>
    <message>
        <source>Move the tab to the left</source>
        <translation>Tab nach links verschieben</translation>
    </message>
    <message>
        <source>Go to the next part</source>
        <translation>Zum nächsten Teil gehen</translation>
    </message>
    <message>
        <source>Go to the previous part</source>
        <translation>Zum vorherigen Teil gehen</translation>
    </message>
    <message>
        <source>Comment lines in or out</source>
        <translation>Zeilen ein- oder auskommentieren</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find the next</source>
        <translation>Nächsten Treffer suchen</translation>
    </message>
    <message>
        <source>Find the previous</source>
        <translation>Vorherigen Treffer suchen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Go to a line…</source>
        <translation>Zu einer Zeile gehen&#xa0;…</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Einklappen</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Ausklappen</translation>
    </message>
    <message>
        <source>Fold everything</source>
        <translation>Alles einklappen</translation>
    </message>
    <message>
        <source>Unfold everything</source>
        <translation>Alles ausklappen</translation>
    </message>
    <message>
        <source>Show invisible characters</source>
        <translation>Unsichtbare Zeichen anzeigen</translation>
    </message>
    <message>
        <source>Show the output as hex</source>
        <translation>Ausgabe hexadezimal anzeigen</translation>
    </message>
    <message>
        <source>Save the output…</source>
        <translation>Ausgabe speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Copy for the model</source>
        <translation>Für das Modell kopieren</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>About Sandpad</source>
        <translation>Über Sandpad</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Review the answer of a model that is on the clipboard</source>
        <translation>Antwort eines Modells aus der Zwischenablage prüfen</translation>
    </message>
    <message>
        <source>Theme of the desktop</source>
        <translation>Erscheinungsbild des Desktops</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Helles Erscheinungsbild</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkles Erscheinungsbild</translation>
    </message>
    <message>
        <source>Run the scratch</source>
        <translation>Entwurf ausführen</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>Lauf anhalten</translation>
    </message>
    <message>
        <source>Esc in the output</source>
        <translation>Esc in der Ausgabe</translation>
    </message>
    <message>
        <source>Go to a function or class…</source>
        <translation>Zu einer Funktion oder Klasse gehen&#xa0;…</translation>
    </message>
    <message>
        <source>Add a caret above</source>
        <translation>Schreibmarke oberhalb hinzufügen</translation>
    </message>
    <message>
        <source>Add a caret below</source>
        <translation>Schreibmarke unterhalb hinzufügen</translation>
    </message>
    <message>
        <source>Also select the next occurrence</source>
        <translation>Nächstes gleiches Vorkommen auch auswählen</translation>
    </message>
    <message>
        <source>Select all like this</source>
        <translation>Alle gleichen Vorkommen auswählen</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Pin the tab, or unpin it</source>
        <translation>Tab anheften oder lösen</translation>
    </message>
    <message>
        <source>Unpin the tab</source>
        <translation>Tab lösen</translation>
    </message>
    <message>
        <source>Pin the tab</source>
        <translation>Tab anheften</translation>
    </message>
    <message>
        <source>Move the lines up</source>
        <translation>Zeilen nach oben verschieben</translation>
    </message>
    <message>
        <source>Move the lines down</source>
        <translation>Zeilen nach unten verschieben</translation>
    </message>
    <message>
        <source>Copy the lines below</source>
        <translation>Zeilen nach unten kopieren</translation>
    </message>
    <message>
        <source>Delete the lines</source>
        <translation>Zeilen löschen</translation>
    </message>
    <message>
        <source>Change the line ends (LF, CRLF)</source>
        <translation>Zeilenenden wechseln (LF, CRLF)</translation>
    </message>
    <message>
        <source>Show as another language…</source>
        <translation>Als andere Sprache zeigen …</translation>
    </message>
    <message>
        <source>Reload the file in another encoding…</source>
        <translation>Datei in anderer Kodierung neu laden …</translation>
    </message>
    <message>
        <source>Save the file in another encoding…</source>
        <translation>Datei in anderer Kodierung speichern …</translation>
    </message>
    <message>
        <source>Close the other scratches</source>
        <translation>Die anderen Entwürfe schließen</translation>
    </message>
    <message>
        <source>Close the scratches to the right</source>
        <translation>Die Entwürfe rechts davon schließen</translation>
    </message>
    <message>
        <source>Complete the word</source>
        <translation>Wort ergänzen</translation>
    </message>
    <message>
        <source>Output below the code</source>
        <translation>Ausgabe unter dem Code</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Change the indentation (spaces, tabs)</source>
        <translation>Einrückung wechseln (Leerzeichen, Tabulatoren)</translation>
    </message>
    <message>
        <source>Wrap long lines</source>
        <translation>Lange Zeilen umbrechen</translation>
    </message>
    <message>
        <source>Restore the code of the shown run</source>
        <translation>Den Code des gezeigten Laufs wiederherstellen</translation>
    </message>
    <message>
        <source>Compare the shown run with now</source>
        <translation>Den gezeigten Lauf mit jetzt vergleichen</translation>
    </message>
    <message>
        <source>Compare other runs with the shown one</source>
        <translation>Andere Läufe mit dem gezeigten vergleichen</translation>
    </message>
    <message>
        <source>Show the last run that succeeded</source>
        <translation>Den letzten Lauf zeigen, der gelang</translation>
    </message>
    <message>
        <source>Check types</source>
        <translation>Typen prüfen</translation>
    </message>
    <message>
        <source>Reopen the scratches closed together</source>
        <translation>Zusammen geschlossene Entwürfe wieder öffnen</translation>
    </message>
    <message>
        <source>Indent the lines</source>
        <translation>Zeilen einrücken</translation>
    </message>
    <message>
        <source>Indent the lines less</source>
        <translation>Zeilen weniger einrücken</translation>
    </message>
    <message>
        <source>Select the lines</source>
        <translation>Zeilen auswählen</translation>
    </message>
    <message>
        <source>Zoom in: larger code</source>
        <translation>Vergrößern: größerer Code</translation>
    </message>
    <message>
        <source>Zoom out: smaller code</source>
        <translation>Verkleinern: kleinerer Code</translation>
    </message>
    <message>
        <source>Zoom: code of the usual size</source>
        <translation>Zoom: Code in der üblichen Größe</translation>
    </message>
    <message>
        <source>Edit the answer as a text</source>
        <translation>Die Antwort als Text bearbeiten</translation>
    </message>
    <message>
        <source>Next finding or error</source>
        <translation>Nächster Befund oder Fehler</translation>
    </message>
    <message>
        <source>Previous finding or error</source>
        <translation>Voriger Befund oder Fehler</translation>
    </message>
</context>
<context>
    <name>sandpad::app::AnswerChanges</name>
    <message>
        <source>Its code was edited here; the answer has different code.</source>
        <translation>Sein Code wurde hier bearbeitet; in der Antwort steht anderer.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::AnswerIntake</name>
    <message>
        <source>You pasted a whole answer. A review runs its code and compares what it claims with what really happens.</source>
        <translation>Sie haben eine ganze Antwort eingefügt. Eine Prüfung führt ihren Code aus und vergleicht, was sie behauptet, mit dem, was wirklich geschieht.</translation>
    </message>
    <message>
        <source>Review it</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>%1 is shown as an answer: its code can be run and compared.</source>
        <translation>%1 wird als Antwort gezeigt: ihr Code kann ausgeführt und verglichen werden.</translation>
    </message>
    <message>
        <source>Edit it as a text</source>
        <translation>Als Text bearbeiten</translation>
    </message>
    <message>
        <source>%1 has another text now. This is the review of the one before.</source>
        <translation>%1 hat jetzt einen anderen Text. Dies ist die Prüfung des vorigen.</translation>
    </message>
    <message>
        <source>Review the new text</source>
        <translation>Den neuen Text prüfen</translation>
    </message>
</context>
<context>
    <name>sandpad::app::AnswerSource</name>
    <message>
        <source>An answer may have %1 MiB at most.</source>
        <translation>Eine Antwort darf höchstens %1&#xa0;MiB groß sein.</translation>
    </message>
    <message>
        <source>Standard input cannot be read.</source>
        <translation>Die Standardeingabe kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The line is nested deeper than %1, or has more than a million values.</source>
        <translation>Die Zeile ist tiefer als %1 Ebenen verschachtelt oder hat mehr als eine Million Werte.</translation>
    </message>
    <message>
        <source>The line is no JSON.</source>
        <translation>Die Zeile ist kein JSON.</translation>
    </message>
    <message>
        <source>The line has no text in its field %1.</source>
        <translation>Die Zeile hat keinen Text im Feld %1.</translation>
    </message>
    <message>
        <source>%1 holds no text.</source>
        <translation>%1 enthält keinen Text.</translation>
    </message>
    <message>
        <source>%1 holds lines of JSON. Name the field of each line in which the answer stands: --field NAME.</source>
        <translation>%1 enthält Zeilen mit JSON. Nennen Sie das Feld jeder Zeile, in dem die Antwort steht: --field NAME.</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>The folder %1 holds no file that ends in %2.</source>
        <translation>Der Ordner %1 enthält keine Datei, deren Name auf %2 endet.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>The folder %1 holds more than a million files.</source>
        <translation>Der Ordner %1 enthält mehr als eine Million Dateien.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>A line may have %1 MiB at most.</source>
        <translation>Eine Zeile darf höchstens %1&#xa0;MiB groß sein.</translation>
    </message>
    <message>
        <source>There is a picture on the clipboard. Copy the answer as text.</source>
        <translation>In der Zwischenablage ist ein Bild. Kopieren Sie die Antwort als Text.</translation>
    </message>
    <message>
        <source>The clipboard is empty. Copy an answer first.</source>
        <translation>Die Zwischenablage ist leer. Kopieren Sie zuerst eine Antwort.</translation>
    </message>
    <message>
        <source>The text on the clipboard is larger than %1 MiB.</source>
        <translation>Der Text in der Zwischenablage ist größer als %1&#xa0;MiB.</translation>
    </message>
    <message>
        <source>The clipboard holds a single line. Copy a whole answer first.</source>
        <translation>In der Zwischenablage ist nur eine Zeile. Kopieren Sie zuerst eine ganze Antwort.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::BatchReport</name>
    <message>
        <source>1 remark was not compared.</source>
        <translation>1 Kommentar wurde nicht verglichen.</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>Answers without a false claim: %1.</source>
        <translation>Antworten ohne falsche Behauptung: %1.</translation>
    </message>
    <message>
        <source>Answers with a false claim: %1.</source>
        <translation>Antworten mit einer falschen Behauptung: %1.</translation>
    </message>
    <message>
        <source>Answers that cannot be read: %1.</source>
        <translation>Antworten, die nicht gelesen werden können: %1.</translation>
    </message>
    <message>
        <source>Answers that Sandpad could not judge: %1.</source>
        <translation>Antworten, die Sandpad nicht beurteilen konnte: %1.</translation>
    </message>
    <message>
        <source>There was no answer.</source>
        <translation>Es gab keine Antwort.</translation>
    </message>
    <message numerus="yes">
        <source>%n remarks were not compared.</source>
        <translation>
            <numerusform>%n Kommentar wurde nicht verglichen.</numerusform>
            <numerusform>%n Kommentare wurden nicht verglichen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandpad::app::CodeMenu</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>sandpad::app::CommandHelp</name>
    <message>
        <source>Exit status:</source>
        <translation>Exit-Status:</translation>
    </message>
    <message>
        <source>Usage: sandpad %1</source>
        <translation>Aufruf: sandpad %1</translation>
    </message>
    <message>
        <source> For the file of that name write ./%1.</source>
        <translation> Für die Datei dieses Namens schreiben Sie ./%1.</translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation>Diese Hilfe anzeigen.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumente:</translation>
    </message>
    <message>
        <source>There is no option %1; see %2 --help.</source>
        <translation>Es gibt keine Option %1; siehe %2 --help.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::CommandKeys</name>
    <message>
        <source>Press a key first.</source>
        <translation>Drücken Sie zuerst eine Taste.</translation>
    </message>
    <message>
        <source>%1 is a key of “%2”. Give that another one first.</source>
        <translation>%1 gehört schon zu „%2“. Geben Sie zuerst jenem Befehl ein anderes Tastenkürzel.</translation>
    </message>
    <message>
        <source>%1 types or moves in the text. Hold Ctrl or Alt with it, or take a function key.</source>
        <translation>%1 schreibt Text oder bewegt die Schreibmarke. Halten Sie dazu Strg oder Alt gedrückt, oder nehmen Sie eine Funktionstaste.</translation>
    </message>
    <message>
        <source>%1 is for editing text.</source>
        <translation>%1 dient dem Bearbeiten von Text.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::CommandLine</name>
    <message>
        <source>There is no display to open the pad on; use sandpad run FILE.</source>
        <translation>Es gibt keinen Bildschirm für das Fenster; verwenden Sie sandpad run FILE.</translation>
    </message>
    <message>
        <source>There is no file or command %1; see sandpad --help.</source>
        <translation>Es gibt keine Datei und keinen Befehl %1; siehe sandpad --help.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::Commands</name>
    <message>
        <source>run a file in the sandbox</source>
        <translation>führt eine Datei in der Sandbox aus</translation>
    </message>
    <message>
        <source>compare what answers claim with what their code does</source>
        <translation>vergleicht, was Antworten behaupten, mit dem, was ihr Code tut</translation>
    </message>
    <message>
        <source>say what works on this machine, and how to mend the rest</source>
        <translation>sagt, was auf diesem Rechner funktioniert und wie sich das Übrige beheben lässt</translation>
    </message>
    <message>
        <source>tell of the runs that the window has kept</source>
        <translation>gibt Auskunft über die Läufe, die das Fenster aufbewahrt hat</translation>
    </message>
    <message>
        <source>Sandpad runs code that you do not trust in a sandbox on this machine, without network and without your files. Without a command it opens the window, with each FILE in a tab, or opens the files in the window that is open already.</source>
        <translation>Sandpad führt Code, dem Sie nicht vertrauen, auf diesem Rechner in einer Sandbox aus, ohne Netzwerk und ohne Ihre Dateien. Ohne Befehl öffnet es das Fenster, mit jeder Datei (FILE) in einem eigenen Tab, oder öffnet die Dateien in dem Fenster, das schon offen ist.</translation>
    </message>
    <message>
        <source>Begins a scratch in this language.</source>
        <translation>Einen Entwurf in dieser Sprache beginnen.</translation>
    </message>
    <message>
        <source>LANGUAGE</source>
        <translation>LANGUAGE</translation>
    </message>
    <message>
        <source>Reviews the answer on the clipboard.</source>
        <translation>Die Antwort in der Zwischenablage prüfen.</translation>
    </message>
    <message>
        <source>Prints the version.</source>
        <translation>Die Version ausgeben.</translation>
    </message>
    <message>
        <source>With --version: also those of the libraries.</source>
        <translation>Mit --version: auch die Versionen der Bibliotheken.</translation>
    </message>
    <message>
        <source>Code, or an answer in Markdown.</source>
        <translation>Code oder eine Antwort in Markdown.</translation>
    </message>
    <message>
        <source>Sandpad ended as it should.</source>
        <translation>Sandpad endete wie vorgesehen.</translation>
    </message>
    <message>
        <source>Sandpad failed.</source>
        <translation>Sandpad ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Usage: sandpad %1</source>
        <translation>Aufruf: sandpad %1</translation>
    </message>
    <message>
        <source>       sandpad COMMAND [OPTIONS]</source>
        <translation>        sandpad COMMAND [OPTIONS]</translation>
    </message>
    <message>
        <source>Without a command Sandpad opens the window, with each FILE in a tab.</source>
        <translation>Ohne Befehl öffnet Sandpad das Fenster, mit jeder Datei (FILE) in einem eigenen Tab.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>sandpad COMMAND --help lists the options of a command.</source>
        <translation>sandpad COMMAND --help zeigt die Optionen eines Befehls an.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ControlBar</name>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Language and interpreter</source>
        <translation>Sprache und Interpreter</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Files and input</source>
        <translation>Dateien und Eingabe</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Paste answer</source>
        <translation>Antwort einfügen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Usual interpreter</source>
        <translation>Standard-Interpreter</translation>
    </message>
    <message>
        <source>Other interpreter…</source>
        <translation>Anderer Interpreter&#xa0;…</translation>
    </message>
    <message>
        <source>Language and interpreter: %1</source>
        <translation>Sprache und Interpreter: %1</translation>
    </message>
    <message>
        <source>Network on</source>
        <translation>Netzwerk an</translation>
    </message>
    <message>
        <source>Network off</source>
        <translation>Netzwerk aus</translation>
    </message>
    <message>
        <source>Nothing keeps a program without isolation from the network</source>
        <translation>Ohne Isolation hält nichts ein Programm vom Netzwerk fern</translation>
    </message>
    <message>
        <source>The program may use the network; click to forbid it</source>
        <translation>Das Programm darf das Netzwerk verwenden; Klicken verbietet es</translation>
    </message>
    <message>
        <source>The program has no network; click to allow it</source>
        <translation>Das Programm hat kein Netzwerk; Klicken erlaubt es</translation>
    </message>
    <message>
        <source>%1 is shown, not run</source>
        <translation>%1 wird gezeigt, nicht ausgeführt</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>End this run and begin it anew (%1)</source>
        <translation>Diesen Lauf beenden und neu beginnen (%1)</translation>
    </message>
    <message>
        <source>Programs of this tab may use the network from now on.</source>
        <translation>Programme dieses Tabs dürfen ab jetzt das Netz benutzen.</translation>
    </message>
    <message>
        <source>Switch it off</source>
        <translation>Ausschalten</translation>
    </message>
</context>
<context>
    <name>sandpad::app::Dialogs</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Add input files</source>
        <translation>Eingabedateien hinzufügen</translation>
    </message>
    <message>
        <source>Choose the file for standard input</source>
        <translation>Datei für die Standardeingabe wählen</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Open %1 (%2) with the desktop&apos;s program for it?

The program that ran made this file, and what opens it is not inside the sandbox.</source>
        <translation>%1 (%2) mit dem dafür vorgesehenen Programm des Desktops öffnen?

Das ausgeführte Programm hat diese Datei erzeugt, und das Programm, das sie öffnet, läuft nicht in der Sandbox.</translation>
    </message>
    <message>
        <source>Run without isolation</source>
        <translation>Ohne Isolation ausführen</translation>
    </message>
    <message>
        <source>Run the programs of this tab without isolation?

They may then do whatever you may: read, change and delete your files, use the network and start other programs. Other tabs stay as they are, and this tab is isolated again at the next start.</source>
        <translation>Die Programme dieses Tabs ohne Isolation ausführen?

Sie dürfen dann alles, was Sie dürfen: Ihre Dateien lesen, ändern und löschen, das Netzwerk verwenden und andere Programme starten. Andere Tabs bleiben, wie sie sind, und dieser Tab ist beim nächsten Start wieder isoliert.</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>Die Datei wurde geändert</translation>
    </message>
    <message>
        <source>Another program has changed %1 since it was opened or saved here.

Overwrite it with this text, or take the text of the file? Undo brings back the text that is here.</source>
        <translation>Ein anderes Programm hat %1 geändert, seit die Datei hier geöffnet oder gespeichert wurde.

Mit diesem Text überschreiben oder den Text der Datei übernehmen? „Rückgängig“ bringt den Text zurück, der hier steht.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Take the file&apos;s text</source>
        <translation>Text der Datei übernehmen</translation>
    </message>
    <message>
        <source>Delete a closed scratch</source>
        <translation>Geschlossenen Entwurf löschen</translation>
    </message>
    <message>
        <source>Delete “%1”?

Its text goes to the trash of the desktop. Files that its programs have kept are removed.</source>
        <translation>„%1“ löschen?

Der Text des Entwurfs kommt in den Papierkorb des Desktops. Dateien, die seine Programme aufbewahrt haben, werden entfernt.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Not everything is saved</source>
        <translation>Nicht alles ist gespeichert</translation>
    </message>
    <message>
        <source>Nothing can be written to the disk at the moment, so what was typed last is in memory alone.

Close the window and lose it? While the window is open, Sandpad tries again every few seconds.</source>
        <translation>Auf den Datenträger lässt sich im Augenblick nicht schreiben, deshalb sind die letzten Eingaben nur im Speicher.

Das Fenster schließen und diese Eingaben verlieren? Solange das Fenster offen ist, versucht Sandpad alle paar Sekunden erneut, sie zu speichern.</translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation>Schließen und verwerfen</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Choose an interpreter</source>
        <translation>Interpreter wählen</translation>
    </message>
    <message>
        <source>About Sandpad</source>
        <translation>Über Sandpad</translation>
    </message>
    <message>
        <source>Sandpad %1

A scratch-pad that runs code you do not trust in a local sandbox and shows what it really did.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Sandpad %1

Ein Notizblock, der nicht vertrauenswürdigen Code auf diesem Rechner in einer Sandbox ausführt und zeigt, was er wirklich getan hat.

Freie Software unter der GNU General Public License, Version 3 oder neuer.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>%1 kann nicht geöffnet werden: %2.</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB.</source>
        <translation>%1 ist größer als 64&#xa0;MiB.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1 konnte nicht gespeichert werden: %2.</translation>
    </message>
    <message>
        <source>The encoding cannot hold the text</source>
        <translation>Die Kodierung kann den Text nicht fassen</translation>
    </message>
    <message>
        <source>%1

Nothing was saved. Save the file in UTF-8, which has all characters?</source>
        <translation>%1

Nichts wurde gespeichert. Die Datei in UTF-8 speichern, das alle Zeichen hat?</translation>
    </message>
    <message>
        <source>Save in UTF-8</source>
        <translation>In UTF-8 speichern</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>%1 is a device or a pipe, not a file.</source>
        <translation>%1 ist ein Gerät oder eine Pipe, keine Datei.</translation>
    </message>
    <message>
        <source>Show the difference</source>
        <translation>Unterschied zeigen</translation>
    </message>
</context>
<context>
    <name>sandpad::app::Doctor</name>
    <message>
        <source>Says which languages and protections work on this machine, and how to mend the rest.</source>
        <translation>Sagt, welche Sprachen und Schutzschichten auf diesem Rechner funktionieren und wie sich das Übrige beheben lässt.</translation>
    </message>
    <message>
        <source>Print one JSON object.</source>
        <translation>Ein JSON-Objekt ausgeben.</translation>
    </message>
    <message>
        <source>The report was printed, whatever it says.</source>
        <translation>Der Bericht wurde ausgegeben, was immer er sagt.</translation>
    </message>
    <message>
        <source>Sandpad failed, or an option is wrong.</source>
        <translation>Sandpad ist fehlgeschlagen, oder eine Option ist falsch.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Isolation level %1</source>
        <translation>Isolationsstufe %1</translation>
    </message>
    <message>
        <source>works</source>
        <translation>funktioniert</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>doctor takes no arguments but --json.</source>
        <translation>doctor akzeptiert keine Argumente außer --json.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
</context>
<context>
    <name>sandpad::app::EarlierRuns</name>
    <message>
        <source>Open this run in the history</source>
        <translation>Diesen Lauf im Verlauf öffnen</translation>
    </message>
    <message>
        <source>Earlier runs of this scratch</source>
        <translation>Frühere Läufe dieses Entwurfs</translation>
    </message>
    <message>
        <source>All runs: %1</source>
        <translation>Alle Läufe: %1</translation>
    </message>
</context>
<context>
    <name>sandpad::app::EncodingPick</name>
    <message>
        <source>Western Europe</source>
        <translation>Westeuropa</translation>
    </message>
    <message>
        <source>Central Europe</source>
        <translation>Mitteleuropa</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Kyrillisch</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Türkisch</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebräisch</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Baltisch</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamesisch</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>Alle Sprachen</translation>
    </message>
    <message>
        <source>%1; that of the file now</source>
        <translation>%1; die jetzige der Datei</translation>
    </message>
    <message>
        <source>Search encodings</source>
        <translation>Kodierungen suchen</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ErrorPlaces</name>
    <message>
        <source>%1 · the network is off</source>
        <translation>%1 · das Netzwerk ist aus</translation>
    </message>
    <message>
        <source>called from here</source>
        <translation>von hier aufgerufen</translation>
    </message>
    <message>
        <source>type error: %1</source>
        <translation>Typfehler: %1</translation>
    </message>
    <message>
        <source>Type error %1: %2</source>
        <translation>Typfehler %1: %2</translation>
    </message>
</context>
<context>
    <name>sandpad::app::FileDifference</name>
    <message>
        <source>Previous difference (Shift+F8)</source>
        <translation>Voriger Unterschied (Umschalt+F8)</translation>
    </message>
    <message>
        <source>Next difference (F8)</source>
        <translation>Nächster Unterschied (F8)</translation>
    </message>
    <message>
        <source>The difference to %1</source>
        <translation>Der Unterschied zu %1</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>In this tab</source>
        <translation>In diesem Tab</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Take the file&apos;s text</source>
        <translation>Text der Datei übernehmen</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>Kein Unterschied</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>sandpad::app::FileSaving</name>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Kept: a scratch needs no saving. Save as (Ctrl+Shift+S) makes a file of it.</source>
        <translation>Aufbewahrt: Ein Entwurf muss nicht gespeichert werden. „Speichern unter“ (Strg+Umschalt+S) macht eine Datei daraus.</translation>
    </message>
    <message>
        <source>Reloaded: %1</source>
        <translation>Neu geladen: %1</translation>
    </message>
    <message>
        <source>A scratch has no file to take its text from.</source>
        <translation>Ein Entwurf hat keine Datei, aus der sein Text kommen könnte.</translation>
    </message>
    <message>
        <source>A scratch without a file is kept in UTF-8. Save as (Ctrl+Shift+S) makes a file of it.</source>
        <translation>Ein Entwurf ohne Datei wird in UTF-8 aufbewahrt. „Speichern unter“ (Strg+Umschalt+S) macht eine Datei daraus.</translation>
    </message>
    <message>
        <source>Read in %1: %2</source>
        <translation>Gelesen in %1: %2</translation>
    </message>
    <message>
        <source>Another program has changed %1, and so have you. Nothing is lost yet.</source>
        <translation>Ein anderes Programm hat %1 geändert, und Sie auch. Noch ist nichts verloren.</translation>
    </message>
    <message>
        <source>Show the difference</source>
        <translation>Unterschied zeigen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>%1 is not there any more: another program has deleted or moved it. Its text is kept here.</source>
        <translation>%1 ist nicht mehr da: Ein anderes Programm hat die Datei gelöscht oder verschoben. Ihr Text ist hier aufgehoben.</translation>
    </message>
    <message>
        <source>Save it again</source>
        <translation>Wieder speichern</translation>
    </message>
    <message>
        <source>%1 cannot be called %2.</source>
        <translation>%1 kann nicht in %2 umbenannt werden.</translation>
    </message>
    <message>
        <source>The file is called %1 now.</source>
        <translation>Die Datei heißt jetzt %1.</translation>
    </message>
    <message>
        <source>There is a file called %1 already.</source>
        <translation>Es gibt schon eine Datei namens %1.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::FormattedOffer</name>
    <message>
        <source>A line of this text is too long to be shown here.</source>
        <translation>Eine Zeile dieses Textes ist zu lang, um hier gezeigt zu werden.</translation>
    </message>
    <message>
        <source>Show it formatted</source>
        <translation>Formatiert zeigen</translation>
    </message>
    <message>
        <source>%1, formatted</source>
        <translation>%1, formatiert</translation>
    </message>
    <message>
        <source>This JSON is one long line.</source>
        <translation>Dieses JSON ist eine einzige lange Zeile.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::History</name>
    <message>
        <source>Run %1 of %2
</source>
        <translation>Lauf %1 von „%2“
</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>Eingegeben</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Standardfehlerausgabe</translation>
    </message>
    <message>
        <source>Run %1 is left out. %2</source>
        <translation>Lauf %1 wird ausgelassen. %2</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>signalled</source>
        <comment>ended by a signal</comment>
        <translation>durch Signal</translation>
    </message>
    <message>
        <source>limit</source>
        <comment>stopped by a limit</comment>
        <translation>Grenze erreicht</translation>
    </message>
    <message>
        <source>stopped</source>
        <comment>by a person</comment>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>not-started</source>
        <translation>nicht gestartet</translation>
    </message>
</context>
<context>
    <name>sandpad::app::HistoryBinding</name>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
</context>
<context>
    <name>sandpad::app::HistoryList</name>
    <message>
        <source>Search code and output</source>
        <translation>Code und Ausgabe durchsuchen</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Läufe suchen</translation>
    </message>
    <message>
        <source>All scratches</source>
        <translation>Alle Entwürfe</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>Dieser</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>Alle Sprachen</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>All outcomes</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Last run that succeeded</source>
        <translation>Letzter erfolgreicher Lauf</translation>
    </message>
    <message>
        <source>Shows the last run of this scratch that succeeded</source>
        <translation>Den letzten erfolgreichen Lauf dieses Entwurfs anzeigen</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 von %2 Läufen</translation>
    </message>
    <message>
        <source>Kept for one day; %1 of %2</source>
        <translation>Einen Tag lang aufbewahrt; %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>Kept for %n days; %1 of %2</source>
        <translation>
            <numerusform>%n Tag lang aufbewahrt; %1 von %2</numerusform>
            <numerusform>%n Tage lang aufbewahrt; %1 von %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 run</source>
        <translation>%1 von %2 Lauf</translation>
    </message>
    <message>
        <source>Last that succeeded</source>
        <translation>Letzter erfolgreicher</translation>
    </message>
</context>
<context>
    <name>sandpad::app::HistoryOptions</name>
    <message>
        <source>--outcome takes one of %1, not &quot;%2&quot;.</source>
        <translation>--outcome erwartet eines von %1, nicht „%2“.</translation>
    </message>
    <message>
        <source>--limit takes a whole number from 1, not &quot;%1&quot;.</source>
        <translation>--limit erwartet eine ganze Zahl ab 1, nicht „%1“.</translation>
    </message>
    <message>
        <source>Lists the runs that the window has kept, shows one, or exports them as JSON Lines. The newest come first.</source>
        <translation>Listet die Läufe auf, die das Fenster aufbewahrt hat, zeigt einen davon an oder gibt sie als JSON Lines aus. Die neuesten kommen zuerst.</translation>
    </message>
    <message>
        <source>Only runs in this language.</source>
        <translation>Nur Läufe in dieser Sprache.</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Only runs that ended so: %1.</source>
        <translation>Nur Läufe, die so endeten: %1.</translation>
    </message>
    <message>
        <source>OUTCOME</source>
        <translation>OUTCOME</translation>
    </message>
    <message>
        <source>Only runs with all of these words in code or output.</source>
        <translation>Nur Läufe mit allen diesen Wörtern in Code oder Ausgabe.</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXT</translation>
    </message>
    <message>
        <source>At most so many runs; without this option %1 are listed, and all are exported.</source>
        <translation>Höchstens so viele Läufe; ohne diese Option werden %1 aufgelistet und alle exportiert.</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Lists runs, one on each line.</source>
        <translation>Listet Läufe auf, einen pro Zeile.</translation>
    </message>
    <message>
        <source>Shows the code, the output and the facts of a run.</source>
        <translation>Zeigt den Code, die Ausgabe und die Angaben eines Laufs an.</translation>
    </message>
    <message>
        <source>Prints all of the runs, one JSON object on each line.</source>
        <translation>Gibt alle Läufe aus, ein JSON-Objekt pro Zeile.</translation>
    </message>
    <message>
        <source>Everything was printed, also where there is no run.</source>
        <translation>Alles wurde ausgegeben, auch wenn es keinen Lauf gibt.</translation>
    </message>
    <message>
        <source>An option is wrong, the run does not exist, or the history cannot be read.</source>
        <translation>Eine Option ist falsch, den Lauf gibt es nicht, oder der Verlauf kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>show takes the number of a run, not &quot;%1&quot;.</source>
        <translation>show erwartet die Nummer eines Laufs, nicht „%1“.</translation>
    </message>
    <message>
        <source>history takes list, show ID or export; see sandpad history --help.</source>
        <translation>history erwartet list, show ID oder export; siehe sandpad history --help.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::HistoryPanel</name>
    <message>
        <source>History of runs</source>
        <translation>Verlauf der Läufe</translation>
    </message>
    <message>
        <source>No run has been kept yet.</source>
        <translation>Es wurde noch kein Lauf aufbewahrt.</translation>
    </message>
    <message>
        <source>No run is like that.</source>
        <translation>Kein Lauf passt dazu.</translation>
    </message>
    <message>
        <source>No run of this scratch has succeeded yet.</source>
        <translation>Noch kein Lauf dieses Entwurfs war erfolgreich.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::InterpreterChoice</name>
    <message>
        <source>The best one found</source>
        <translation>Der beste gefundene</translation>
    </message>
    <message>
        <source>The best one found (%1)</source>
        <translation>Der beste gefundene (%1)</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Andere Datei&#xa0;…</translation>
    </message>
</context>
<context>
    <name>sandpad::app::IsolationOption</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>Isolation level: %1. Without this option, the strongest that works here and isolates.</source>
        <translation>Isolationsstufe: %1. Ohne diese Option die stärkste, die hier funktioniert und isoliert.</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>LEVEL</translation>
    </message>
    <message>
        <source>--isolation is %1, not &quot;%2&quot;.</source>
        <translation>--isolation erwartet %1, nicht „%2“.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::JsonLayout</name>
    <message>
        <source>A bracket of this JSON is not closed.</source>
        <translation>Eine Klammer dieses JSON wird nicht geschlossen.</translation>
    </message>
    <message>
        <source>Formatted, this JSON would have more than 64 MiB.</source>
        <translation>Formatiert hätte dieses JSON mehr als 64 MiB.</translation>
    </message>
    <message>
        <source>This JSON nests deeper than %1 brackets.</source>
        <translation>Dieses JSON ist tiefer als %1 Klammern verschachtelt.</translation>
    </message>
    <message>
        <source>A bracket of this JSON closes none.</source>
        <translation>Eine Klammer dieses JSON schließt keine andere.</translation>
    </message>
    <message>
        <source>A text of this JSON is not closed.</source>
        <translation>Ein Text dieses JSON wird nicht geschlossen.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::KeyField</name>
    <message>
        <source>Press the keys</source>
        <translation>Tasten drücken</translation>
    </message>
</context>
<context>
    <name>sandpad::app::LanguageOffer</name>
    <message>
        <source>This looks like %1; the tab is for %2.</source>
        <translation>Das sieht nach %1 aus; der Tab ist für %2.</translation>
    </message>
    <message>
        <source>Switch to %1</source>
        <translation>Zu %1 wechseln</translation>
    </message>
    <message>
        <source>This looks like %1, so the tab is for %1 now.</source>
        <translation>Das sieht nach %1 aus, deshalb ist der Tab jetzt für %1.</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>This looks like %1, which can be shown, but not run.</source>
        <translation>Das sieht nach %1 aus. Das lässt sich zeigen, aber nicht ausführen.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::LanguagePick</name>
    <message>
        <source>Can be run</source>
        <translation>Lassen sich ausführen</translation>
    </message>
    <message>
        <source>Are shown</source>
        <translation>Werden gezeigt</translation>
    </message>
    <message>
        <source>Search languages</source>
        <translation>Sprachen suchen</translation>
    </message>
</context>
<context>
    <name>sandpad::app::LimitOptions</name>
    <message>
        <source>--%1 takes bytes, a whole number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>--%1 erwartet Bytes, eine ganze Zahl von %2 bis %3, nicht „%4“.</translation>
    </message>
    <message>
        <source>--%1 takes a whole number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>--%1 erwartet eine ganze Zahl von %2 bis %3, nicht „%4“.</translation>
    </message>
    <message>
        <source>--%1 takes seconds from 0.001 to 86400, not &quot;%2&quot;.</source>
        <translation>--%1 erwartet Sekunden von 0.001 bis 86400, nicht „%2“.</translation>
    </message>
    <message>
        <source>Limit of CPU time of all its processes together, in seconds; %1 without this option.</source>
        <translation>Grenze für die CPU-Zeit aller Prozesse zusammen, in Sekunden; %1 ohne diese Option.</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Limit of running time, in seconds; %1 without this option.</source>
        <translation>Grenze für die Laufzeit, in Sekunden; %1 ohne diese Option.</translation>
    </message>
    <message>
        <source>Limit of memory of all its processes together, in bytes; %1 without this option.</source>
        <translation>Grenze für den Arbeitsspeicher aller Prozesse zusammen, in Bytes; %1 ohne diese Option.</translation>
    </message>
    <message>
        <source>BYTES</source>
        <translation>BYTES</translation>
    </message>
    <message>
        <source>Limit of processes and threads at one time; %1 without this option.</source>
        <translation>Grenze für gleichzeitige Prozesse und Threads; %1 ohne diese Option.</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Limit of output, in bytes; %1 without this option.</source>
        <translation>Grenze für die Ausgabe, in Bytes; %1 ohne diese Option.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::MainWindow</name>
    <message>
        <source>Sandpad</source>
        <translation>Sandpad</translation>
    </message>
    <message>
        <source>%1[*] – Sandpad</source>
        <translation>%1[*] – Sandpad</translation>
    </message>
    <message>
        <source>From before: %1</source>
        <translation>Früherer Lauf: %1</translation>
    </message>
    <message>
        <source>The language of %1 cannot be told. Its tab takes it for %2.</source>
        <translation>Die Sprache von %1 ist nicht zu erkennen. Der Tab behandelt die Datei als %2.</translation>
    </message>
    <message>
        <source>%1 holds no text.</source>
        <translation>%1 enthält keinen Text.</translation>
    </message>
    <message>
        <source>Sandpad was not closed the last time. All is here but what was typed in its last moment.</source>
        <translation>Sandpad wurde beim letzten Mal nicht beendet. Alles ist da, außer was im letzten Augenblick getippt wurde.</translation>
    </message>
    <message>
        <source>The history is shown. Esc leads back to the code, which can be run there.</source>
        <translation>Der Verlauf wird gezeigt. Esc führt zurück zum Code; dort kann er ausgeführt werden.</translation>
    </message>
    <message>
        <source>History of runs</source>
        <translation>Verlauf der Läufe</translation>
    </message>
    <message>
        <source>1 tab was closed.</source>
        <translation>1 Tab wurde geschlossen.</translation>
    </message>
    <message numerus="yes">
        <source>%n tabs were closed.</source>
        <translation>
            <numerusform>%n Tab wurde geschlossen.</numerusform>
            <numerusform>%n Tabs wurden geschlossen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reopen it</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>Reopen them</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>%1 was closed with changes that its file does not have. They are kept.</source>
        <translation>%1 wurde mit Änderungen geschlossen, die nicht in der Datei stehen. Sie bleiben erhalten.</translation>
    </message>
    <message>
        <source>%1 is not there yet: Ctrl+S makes it.</source>
        <translation>%1 gibt es noch nicht: Strg+S legt sie an.</translation>
    </message>
    <message>
        <source>%1 can be read, but not written.</source>
        <translation>%1 kann gelesen, aber nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Save it as another file</source>
        <translation>Als andere Datei speichern</translation>
    </message>
</context>
<context>
    <name>sandpad::app::NewTabButton</name>
    <message>
        <source>New scratch</source>
        <translation>Neuer Entwurf</translation>
    </message>
</context>
<context>
    <name>sandpad::app::OpenFiles</name>
    <message>
        <source>Sandpad may have only %1 files open at a time (ulimit -n) and needs %2.</source>
        <translation>Sandpad darf nur %1 Dateien gleichzeitig geöffnet haben (ulimit -n) und braucht %2.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::OriginalText</name>
    <message>
        <source>The answer as it was pasted</source>
        <translation>Die Antwort, wie sie eingefügt wurde</translation>
    </message>
</context>
<context>
    <name>sandpad::app::OtherProgram</name>
    <message>
        <source>%1 cannot be started: %2.</source>
        <translation>%1 kann nicht gestartet werden: %2.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::OutputSaving</name>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 konnte nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Saved as far as there was room to keep it: %1</source>
        <translation>Gespeichert, soweit Platz war, die Ausgabe aufzubewahren: %1</translation>
    </message>
    <message>
        <source>Nothing has been printed.</source>
        <translation>Es wurde nichts ausgegeben.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ParquetFile</name>
    <message>
        <source>pyarrow did not write the table: %1</source>
        <translation>pyarrow hat die Tabelle nicht geschrieben: %1</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 ist gespeichert.</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Parquet needs the package pyarrow, and the Python interpreter in use does not have it. Sandpad installs nothing: install it into a virtual environment (python3 -m venv ~/venv &amp;&amp; ~/venv/bin/pip install pyarrow), and choose its interpreter.</source>
        <translation>Parquet braucht das Paket pyarrow, und der Python-Interpreter, der verwendet wird, hat es nicht. Sandpad installiert nichts: Installieren Sie es in eine virtuelle Umgebung (python3 -m venv ~/venv &amp;&amp; ~/venv/bin/pip install pyarrow), und wählen Sie deren Interpreter.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::PinnedClosing</name>
    <message>
        <source>This tab is pinned. %1 once more closes it.</source>
        <translation>Dieser Tab ist angeheftet. %1 noch einmal schließt ihn.</translation>
    </message>
    <message>
        <source>This tab is pinned. %1 once more closes it, %2 unpins it.</source>
        <translation>Dieser Tab ist angeheftet. %1 noch einmal schließt ihn, %2 löst ihn.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::QuickPicks</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>Used before</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>Alle Befehle</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Befehle suchen</translation>
    </message>
    <message>
        <source>closed %1</source>
        <translation>geschlossen am %1</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>Search closed scratches, to delete one</source>
        <translation>Geschlossene Entwürfe suchen, um einen zu löschen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Geöffnet</translation>
    </message>
    <message>
        <source>Search scratches</source>
        <translation>Entwürfe suchen</translation>
    </message>
    <message>
        <source>language of the tab</source>
        <translation>Sprache des Tabs</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>tab %1</source>
        <translation>Tab %1</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ReportFile</name>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>JUnit XML</source>
        <translation>JUnit-XML</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>The ending of %1 is not that of a report: .md (Markdown), .xml (JUnit) or .json.</source>
        <translation>Die Endung von %1 nennt kein Format. Berichte enden auf .md (Markdown), .xml (JUnit) oder .json.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ResultsFile</name>
    <message>
        <source>The results cannot be kept in %1: %2.</source>
        <translation>Die Ergebnisse können nicht in %1 aufbewahrt werden: %2.</translation>
    </message>
    <message>
        <source>Another Sandpad keeps its results in %1.</source>
        <translation>Ein anderer Sandpad-Prozess bewahrt seine Ergebnisse in %1 auf.</translation>
    </message>
    <message>
        <source>%1 holds something else than results, so none are written to it.</source>
        <translation>%1 enthält etwas anderes als Ergebnisse, deshalb werden keine hineingeschrieben.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ReviewBar</name>
    <message>
        <source>Blocks: automatic</source>
        <translation>Blöcke: automatisch</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Blocks: each alone</source>
        <translation>Blöcke: jeder für sich</translation>
    </message>
    <message>
        <source>Each alone</source>
        <translation>Jeder für sich</translation>
    </message>
    <message>
        <source>Blocks: one session</source>
        <translation>Blöcke: eine Sitzung</translation>
    </message>
    <message>
        <source>One session</source>
        <translation>Eine Sitzung</translation>
    </message>
    <message>
        <source>Each alone, and after those before it where it needs them</source>
        <translation>Jeder für sich, und nach den vorherigen, wo er sie braucht</translation>
    </message>
    <message>
        <source>No block sees the names of another</source>
        <translation>Kein Block sieht die Namen eines anderen</translation>
    </message>
    <message>
        <source>Each after those of its language before it</source>
        <translation>Jeder nach den vorherigen seiner Sprache</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Show what was repaired in the pasted code, block by block</source>
        <translation>Anzeigen, was am eingefügten Code repariert wurde, Block für Block</translation>
    </message>
    <message>
        <source>Network off</source>
        <translation>Netzwerk aus</translation>
    </message>
    <message>
        <source>The code of an answer runs without network, unless you give it to a block</source>
        <translation>Der Code einer Antwort läuft ohne Netzwerk, es sei denn, Sie erlauben es einem Block</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Original text</source>
        <translation>Ursprünglicher Text</translation>
    </message>
    <message>
        <source>Show the answer as it was pasted</source>
        <translation>Die Antwort so anzeigen, wie sie eingefügt wurde</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Save as %1…</source>
        <translation>Als %1 speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Alle ausführen</translation>
    </message>
    <message>
        <source>1 repair</source>
        <translation>1 Reparatur</translation>
    </message>
    <message>
        <source>%1: show what was repaired in the pasted code, block by block</source>
        <translation>%1: anzeigen, was am eingefügten Code repariert wurde, Block für Block</translation>
    </message>
    <message>
        <source>How blocks see each other: %1</source>
        <translation>Wie Blöcke einander sehen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n repairs</source>
        <translation>
            <numerusform>%n Reparatur</numerusform>
            <numerusform>%n Reparaturen</numerusform>
        </translation>
    </message>
    <message>
        <source>Run all blocks</source>
        <translation>Alle Blöcke ausführen</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>Den Lauf anhalten</translation>
    </message>
    <message>
        <source>Save or copy code, claims, reality and verdicts</source>
        <translation>Code, Behauptungen, Wirklichkeit und Urteile speichern oder kopieren</translation>
    </message>
    <message>
        <source>Copy what is false, for the model</source>
        <translation>Falsches für das Modell kopieren</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ReviewPage</name>
    <message>
        <source>Reading the answer (%1)…</source>
        <translation>Die Antwort (%1) wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Answer · %1</source>
        <translation>Antwort · %1</translation>
    </message>
    <message>
        <source>There is no code in this text. The original text shows all of it.</source>
        <translation>In diesem Text ist kein Code. „Ursprünglicher Text“ zeigt ihn ganz.</translation>
    </message>
    <message>
        <source>There is nothing to report on.</source>
        <translation>Es gibt nichts zu berichten.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Strictest profile, with more rights for blocks that you gave them</source>
        <translation>Strengstes Profil, mit mehr Rechten für Blöcke, denen sie erteilt wurden</translation>
    </message>
    <message>
        <source>Strictest profile: no network, empty home, nothing installed</source>
        <translation>Strengstes Profil: kein Netzwerk, leeres Home-Verzeichnis, nichts installiert</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ReviewReports</name>
    <message>
        <source>The report is on the clipboard, as Markdown.</source>
        <translation>Der Bericht ist als Markdown in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Nothing is false, so nothing was copied.</source>
        <translation>Nichts ist falsch, also wurde nichts kopiert.</translation>
    </message>
    <message>
        <source>What is false is on the clipboard, as Markdown for the model.</source>
        <translation>Was falsch ist, ist als Markdown für das Modell in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>The report is saved as %1.</source>
        <translation>Der Bericht ist als %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ReviewWords</name>
    <message>
        <source>present</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 Block</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und noch %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Needs %1. Nothing is ever installed.</source>
        <translation>Braucht %1. Es wird nie etwas installiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks</source>
        <translation>
            <numerusform>%n Block</numerusform>
            <numerusform>%n Blöcke</numerusform>
        </translation>
    </message>
    <message>
        <source>From before: %1</source>
        <translation>Früheres Ergebnis: %1</translation>
    </message>
</context>
<context>
    <name>sandpad::app::RunCommand</name>
    <message>
        <source>The weaker isolation level %1 is in force instead of %2: %3</source>
        <translation>Die schwächere Isolationsstufe %1 gilt statt %2: %3</translation>
    </message>
    <message>
        <source>Standard output could not be written: %1. The run was stopped.</source>
        <translation>Die Standardausgabe konnte nicht geschrieben werden: %1. Der Lauf wurde angehalten.</translation>
    </message>
    <message>
        <source>file %1 was not kept: %2</source>
        <translation>Datei %1 wurde nicht behalten: %2</translation>
    </message>
    <message>
        <source>figure was shown; keep figures with --output-dir DIR</source>
        <translation>Grafik wurde gezeigt; --output-dir DIR behält Grafiken</translation>
    </message>
    <message>
        <source>figure &quot;%1&quot; was shown; keep figures with --output-dir DIR</source>
        <translation>Grafik „%1“ wurde gezeigt; --output-dir DIR behält Grafiken</translation>
    </message>
</context>
<context>
    <name>sandpad::app::RunOptions</name>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Es gibt keine Datei %1.</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB.</source>
        <translation>%1 ist größer als 64&#xa0;MiB.</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;; known are %2.</source>
        <translation>Es gibt keine Sprache „%1“; bekannt sind %2.</translation>
    </message>
    <message>
        <source>%1 is a file of JSX, which Sandpad does not run. Translate it into JavaScript first. If there is no JSX in it, say so with --language %2.</source>
        <translation>%1 ist eine Datei mit JSX, das Sandpad nicht ausführt. Übersetzen Sie sie zuerst in JavaScript. Wenn kein JSX darin ist, sagen Sie das mit --language %2.</translation>
    </message>
    <message>
        <source>The language of %1 cannot be told from its name; say it with --language: %2.</source>
        <translation>Die Sprache von %1 ist am Namen nicht zu erkennen; nennen Sie sie mit --language: %2.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>Two input files are called %1.</source>
        <translation>Zwei Eingabedateien heißen %1.</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder.</source>
        <translation>%1 ist eine Datei, kein Ordner.</translation>
    </message>
    <message>
        <source>Nothing can be written into the folder %1.</source>
        <translation>In den Ordner %1 kann nichts geschrieben werden.</translation>
    </message>
    <message>
        <source>--network is off or on, not &quot;%1&quot;.</source>
        <translation>--network erwartet off oder on, nicht „%1“.</translation>
    </message>
    <message>
        <source>Choose one of --json and --ndjson.</source>
        <translation>Wählen Sie --json oder --ndjson.</translation>
    </message>
    <message>
        <source>Name the file to run, or - for standard input.</source>
        <translation>Nennen Sie die Datei, die ausgeführt werden soll, oder - für die Standardeingabe.</translation>
    </message>
    <message>
        <source>One file at a time, please; %1 were named.</source>
        <translation>Bitte nur eine Datei; genannt wurden %1.</translation>
    </message>
    <message>
        <source>An input file may not be called %1: that is the program&apos;s own name.</source>
        <translation>Eine Eingabedatei darf nicht %1 heißen: So heißt das Programm selbst.</translation>
    </message>
    <message>
        <source>Language: %1. Without this option the end of the file&apos;s name tells it, or a first line that begins with #!.</source>
        <translation>Sprache: %1. Ohne diese Option ergibt sie sich aus der Endung des Dateinamens oder aus einer ersten Zeile, die mit #! beginnt.</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Interpreter to use instead of the best one found.</source>
        <translation>Interpreter, der statt des besten gefundenen verwendet wird.</translation>
    </message>
    <message>
        <source>PATH</source>
        <translation>PATH</translation>
    </message>
    <message>
        <source>What the program reads from standard input; - for that of this command, as it comes.</source>
        <translation>Was das Programm von der Standardeingabe liest; - für die Standardeingabe dieses Befehls, wie sie kommt.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>A file, or a folder with all that is in it, to copy into the work folder; may be repeated.</source>
        <translation>Eine Datei oder ein Ordner mit allem darin, zum Kopieren in den Arbeitsordner; darf wiederholt werden.</translation>
    </message>
    <message>
        <source>Write figures and files that the run left behind here.</source>
        <translation>Grafiken und Dateien, die der Lauf hinterlassen hat, hierhin schreiben.</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>DIR</translation>
    </message>
    <message>
        <source>Network: off or on; off without this option.</source>
        <translation>Netzwerk: off oder on; off ohne diese Option.</translation>
    </message>
    <message>
        <source>Account that the program runs as, where root starts Sandpad; one without rights, if this option is not given.</source>
        <translation>Konto, unter dem das Programm läuft, wenn root Sandpad startet; ohne diese Option eines ohne Rechte.</translation>
    </message>
    <message>
        <source>ACCOUNT</source>
        <translation>ACCOUNT</translation>
    </message>
    <message>
        <source>Print one JSON object.</source>
        <translation>Ein JSON-Objekt ausgeben.</translation>
    </message>
    <message>
        <source>Print events as they happen, one JSON object a line.</source>
        <translation>Ereignisse ausgeben, während sie geschehen, ein JSON-Objekt pro Zeile.</translation>
    </message>
    <message>
        <source>Runs a file in a sandbox.</source>
        <translation>Führt eine Datei in einer Sandbox aus.</translation>
    </message>
    <message>
        <source>The program, or - for standard input.</source>
        <translation>Das Programm oder - für die Standardeingabe.</translation>
    </message>
    <message>
        <source>The program&apos;s own.</source>
        <translation>Der des Programms.</translation>
    </message>
    <message>
        <source>A limit stopped the program.</source>
        <translation>Eine Grenze hat das Programm angehalten.</translation>
    </message>
    <message>
        <source>Sandpad failed, or an option is wrong.</source>
        <translation>Sandpad ist fehlgeschlagen, oder eine Option ist falsch.</translation>
    </message>
    <message>
        <source>No interpreter was found, or it did not start.</source>
        <translation>Es wurde kein Interpreter gefunden, oder er startete nicht.</translation>
    </message>
    <message>
        <source>Signal N ended the program.</source>
        <translation>Signal N hat das Programm beendet.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::RunPane</name>
    <message>
        <source>Previous difference</source>
        <translation>Vorheriger Unterschied</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>Nächster Unterschied</translation>
    </message>
    <message>
        <source>Choose a run.</source>
        <translation>Wählen Sie einen Lauf.</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Wie er war</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Compare others with this</source>
        <translation>Andere damit vergleichen</translation>
    </message>
    <message>
        <source>Keeps this run on the right side, and compares the ones that you choose with it</source>
        <translation>Diesen Lauf auf der rechten Seite festhalten und die Läufe, die Sie wählen, mit ihm vergleichen</translation>
    </message>
    <message>
        <source>Restore this code</source>
        <translation>Diesen Code wiederherstellen</translation>
    </message>
    <message>
        <source>Code of the run</source>
        <translation>Code des Laufs</translation>
    </message>
    <message>
        <source>This run is over. Restore its code to run it again.</source>
        <translation>Dieser Lauf ist vorbei. Stellen Sie seinen Code wieder her, um ihn erneut auszuführen.</translation>
    </message>
    <message>
        <source>Nothing was printed.</source>
        <translation>Es wurde nichts ausgegeben.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>Keine Unterschiede</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n differences in the code</source>
        <translation>
            <numerusform>%n Unterschied im Code</numerusform>
            <numerusform>%n Unterschiede im Code</numerusform>
        </translation>
    </message>
    <message>
        <source>The same code</source>
        <translation>Derselbe Code</translation>
    </message>
    <message numerus="yes">
        <source>%n differences in the output</source>
        <translation>
            <numerusform>%n Unterschied in der Ausgabe</numerusform>
            <numerusform>%n Unterschiede in der Ausgabe</numerusform>
        </translation>
    </message>
    <message>
        <source>the same output</source>
        <translation>dieselbe Ausgabe</translation>
    </message>
    <message>
        <source>1 difference in the code</source>
        <translation>1 Unterschied im Code</translation>
    </message>
    <message>
        <source>1 difference in the output</source>
        <translation>1 Unterschied in der Ausgabe</translation>
    </message>
    <message>
        <source>the same text in the output, but another figure, table or value</source>
        <translation>derselbe Text in der Ausgabe, aber eine andere Abbildung, Tabelle oder ein anderer Wert</translation>
    </message>
    <message>
        <source>Reopen its scratch</source>
        <translation>Seinen Entwurf wieder öffnen</translation>
    </message>
    <message>
        <source>The scratch of this run is closed. Open, it can be compared with</source>
        <translation>Der Entwurf dieses Laufs ist geschlossen. Ist er offen, kann mit ihm verglichen werden</translation>
    </message>
    <message>
        <source>The scratch of this run is closed</source>
        <translation>Der Entwurf dieses Laufs ist geschlossen</translation>
    </message>
    <message>
        <source>The scratch of this run is not there any more</source>
        <translation>Den Entwurf dieses Laufs gibt es nicht mehr</translation>
    </message>
</context>
<context>
    <name>sandpad::app::RunProgress</name>
    <message>
        <source>Block %1 · %2 of %3 done</source>
        <translation>Block %1 · %2 von %3 fertig</translation>
    </message>
    <message>
        <source>Looking at %1…</source>
        <translation>Untersuchung läuft: %1&#xa0;…</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ Fertig</translation>
    </message>
    <message>
        <source>%1, %2 of them run twice or more</source>
        <translation>%1, davon %2 mehrmals ausgeführt</translation>
    </message>
</context>
<context>
    <name>sandpad::app::RunWords</name>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Ended by a signal</source>
        <translation>Durch ein Signal beendet</translation>
    </message>
    <message>
        <source>Stopped by a limit</source>
        <translation>Durch eine Grenze angehalten</translation>
    </message>
    <message>
        <source>Stopped by you</source>
        <translation>Von Ihnen angehalten</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Nicht gestartet</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>gestern %1</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message numerus="yes">
        <source>… %n lines</source>
        <translation>
            <numerusform>… %n Zeile</numerusform>
            <numerusform>… %n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>… (%1 more bytes, in all %2)</source>
        <translation>… (%1 Byte mehr, zusammen %2)</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ScratchFile</name>
    <message>
        <source>%1
changed, not in the file yet</source>
        <translation>%1
geändert, noch nicht in der Datei</translation>
    </message>
    <message>
        <source>%1
saved</source>
        <translation>%1
gespeichert</translation>
    </message>
    <message>
        <source>%1
not there any more</source>
        <translation>%1
nicht mehr da</translation>
    </message>
    <message>
        <source>%1
saved, read-only</source>
        <translation>%1
gespeichert, schreibgeschützt</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ScratchPage</name>
    <message>
        <source>Running…</source>
        <translation>Läuft&#xa0;…</translation>
    </message>
    <message>
        <source>Nothing was printed.</source>
        <translation>Es wurde nichts ausgegeben.</translation>
    </message>
    <message>
        <source>Compiling…</source>
        <translation>Wird kompiliert&#xa0;…</translation>
    </message>
    <message>
        <source>Code, result and versions are on the clipboard, as Markdown for the model.</source>
        <translation>Code, Ergebnis und Versionen sind als Markdown für das Modell in der Zwischenablage.</translation>
    </message>
    <message>
        <source>%1 is shown, not run.</source>
        <translation>%1 wird gezeigt, nicht ausgeführt.</translation>
    </message>
    <message>
        <source>%1 (selected lines)</source>
        <translation>%1 (markierte Zeilen)</translation>
    </message>
    <message>
        <source>Only line %1 ran.</source>
        <translation>Nur Zeile %1 lief.</translation>
    </message>
    <message>
        <source>Only lines %1 to %2 ran.</source>
        <translation>Nur die Zeilen %1 bis %2 liefen.</translation>
    </message>
    <message>
        <source>From before: this ran as %1.</source>
        <translation>Von vorher: Das lief als %1.</translation>
    </message>
    <message>
        <source>Reading what was there before…</source>
        <translation>Liest, was vorher da war …</translation>
    </message>
    <message>
        <source>%1 is not among the files that were added.</source>
        <translation>%1 ist nicht unter den hinzugefügten Dateien.</translation>
    </message>
    <message>
        <source>All lines end with %1 now; undo takes it back.</source>
        <translation>Alle Zeilen enden jetzt mit %1; Rückgängig stellt sie wieder her.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::SessionFolder</name>
    <message>
        <source>The list of the tabs was lost or damaged. What lies in %1 was opened: %2.</source>
        <translation>Die Liste der Tabs ging verloren oder war beschädigt. Was in %1 liegt, wurde geöffnet: %2.</translation>
    </message>
    <message>
        <source>Found in %1 and opened: %2.</source>
        <translation>In %1 gefunden und geöffnet: %2.</translation>
    </message>
    <message>
        <source>No longer in %1: %2.</source>
        <translation>Nicht mehr in %1: %2.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::SessionStore</name>
    <message>
        <source>Taken over from another window: %1.</source>
        <translation>Aus einem anderen Fenster übernommen: %1.</translation>
    </message>
    <message>
        <source>Not saved: %1. All is kept in memory and tried again.</source>
        <translation>Nicht gespeichert: %1. Alles bleibt im Speicher, und Sandpad versucht es erneut.</translation>
    </message>
    <message>
        <source>It is not there any more.</source>
        <translation>Der Entwurf ist nicht mehr da.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>%1 kann nicht geöffnet werden: %2.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>Seiten der Einstellungen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Ausführung</translation>
    </message>
    <message>
        <source>Start and history</source>
        <translation>Start und Verlauf</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>Datei: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>sandpad::app::SettingsFile</name>
    <message>
        <source>It is no JSON object.</source>
        <translation>Sie enthält kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The file of settings was damaged. It is kept as %1. %2</source>
        <translation>Die Einstellungsdatei war beschädigt. Sie wird als %1 aufbewahrt. %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>%1 kann nicht geöffnet werden: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be moved: %2.</source>
        <translation>%1 kann nicht verschoben werden: %2.</translation>
    </message>
    <message>
        <source>All settings are as usual. %1</source>
        <translation>Für alle Einstellungen gelten die Standardwerte. %1</translation>
    </message>
    <message>
        <source>These settings cannot be used and are as usual: %1 (in %2).</source>
        <translation>Einstellungen, die nicht verwendet werden können und für die der Standardwert gilt: %1 (in %2).</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>%1 was changed and cannot be read, so the settings stay. %2</source>
        <translation>%1 wurde geändert und lässt sich nicht lesen. Darum bleiben die Einstellungen, wie sie sind. %2</translation>
    </message>
</context>
<context>
    <name>sandpad::app::SettingsPages</name>
    <message>
        <source>The best one installed (%1)</source>
        <translation>Die beste installierte (%1)</translation>
    </message>
    <message>
        <source>Font of code and output</source>
        <translation>Schrift für Code und Ausgabe</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Ligatures</source>
        <translation>Ligaturen</translation>
    </message>
    <message>
        <source>Off: each character by itself</source>
        <translation>Aus: jedes Zeichen für sich</translation>
    </message>
    <message>
        <source>On: as the font has them</source>
        <translation>An: wie die Schrift sie hat</translation>
    </message>
    <message>
        <source>Sandboxes made ahead</source>
        <translation>Vorbereitete Sandboxes</translation>
    </message>
    <message>
        <source>They wait for the next run, which starts at once then. Each holds an interpreter in memory.</source>
        <translation>Sie warten auf den nächsten Lauf, der dann sofort beginnt. Jede hält einen Interpreter im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Memory that stays free</source>
        <translation>Arbeitsspeicher, der frei bleibt</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Right of the code</source>
        <translation>Rechts vom Code</translation>
    </message>
    <message>
        <source>Below the code</source>
        <translation>Unter dem Code</translation>
    </message>
    <message>
        <source>Limits of new scratches</source>
        <translation>Grenzen neuer Entwürfe</translation>
    </message>
    <message>
        <source>Open tabs that have these limits follow; others keep their own.</source>
        <translation>Offene Tabs mit diesen Grenzen ändern sich mit; andere behalten ihre eigenen.</translation>
    </message>
    <message>
        <source>Interpreters</source>
        <translation>Interpreter</translation>
    </message>
    <message>
        <source>A tab may have another one.</source>
        <translation>Ein Tab kann einen anderen haben.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Beim Start</translation>
    </message>
    <message>
        <source>Open the last tabs</source>
        <translation>Tabs der letzten Sitzung öffnen</translation>
    </message>
    <message>
        <source>Open an empty scratch</source>
        <translation>Einen leeren Entwurf öffnen</translation>
    </message>
    <message>
        <source>Tabs that are not opened are among the closed ones (Go to a scratch…).</source>
        <translation>Tabs, die nicht geöffnet werden, stehen bei den geschlossenen („Zu einem Entwurf gehen&#xa0;…“).</translation>
    </message>
    <message>
        <source>History of runs</source>
        <translation>Verlauf der Läufe</translation>
    </message>
    <message>
        <source>Kept for</source>
        <translation>Aufbewahren für</translation>
    </message>
    <message>
        <source> days</source>
        <translation> Tage</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Runs that are older, or beyond the size, are deleted after the next run.</source>
        <translation>Läufe, die älter sind oder die Größe überschreiten, werden nach dem nächsten Lauf gelöscht.</translation>
    </message>
    <message>
        <source> day</source>
        <translation> Tag</translation>
    </message>
    <message>
        <source>Sandpad&apos;s own</source>
        <translation>Die von Sandpad</translation>
    </message>
    <message>
        <source>Colours of code, light</source>
        <translation>Farben des Codes, hell</translation>
    </message>
    <message>
        <source>Colours of code, dark</source>
        <translation>Farben des Codes, dunkel</translation>
    </message>
    <message>
        <source>Long lines of code</source>
        <translation>Lange Zeilen im Code</translation>
    </message>
    <message>
        <source>Scrolled</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Wrapped</source>
        <translation>Umbrechen</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Typen</translation>
    </message>
    <message>
        <source>The check begins when a run has ended, in a sandbox of its own. It needs tsc, the compiler of TypeScript.</source>
        <translation>Die Prüfung beginnt, wenn ein Lauf zu Ende ist, in einer eigenen Sandbox. Sie braucht tsc, den Compiler von TypeScript.</translation>
    </message>
    <message>
        <source>Types of TypeScript</source>
        <translation>Typen in TypeScript</translation>
    </message>
    <message>
        <source>Checked after each run</source>
        <translation>Nach jedem Lauf prüfen</translation>
    </message>
    <message>
        <source>Checked on request only</source>
        <translation>Nur auf Verlangen prüfen</translation>
    </message>
    <message>
        <source>Memory for all of them</source>
        <translation>Speicher für alle zusammen</translation>
    </message>
</context>
<context>
    <name>sandpad::app::SettingsStore</name>
    <message>
        <source>The settings are not saved and hold until Sandpad ends. %1</source>
        <translation>Die Einstellungen werden nicht gespeichert und gelten, bis Sandpad endet. %1</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ShortcutModel</name>
    <message>
        <source>⚠ %1 (another command has it)</source>
        <translation>⚠ %1 (von einem anderen Befehl belegt)</translation>
    </message>
    <message>
        <source>Not as usual</source>
        <translation>Nicht der Standard</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ShortcutsPage</name>
    <message>
        <source>Set</source>
        <translation>Festlegen</translation>
    </message>
    <message>
        <source>Give the command this key instead of those before (Enter)</source>
        <translation>Nur noch dieses Tastenkürzel für den Befehl verwenden (Enter)</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Give the command this key, too</source>
        <translation>Zusätzlich dieses Tastenkürzel für den Befehl verwenden</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Kein Kürzel</translation>
    </message>
    <message>
        <source>Remove all keys of the command</source>
        <translation>Alle Tastenkürzel des Befehls entfernen</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Standardkürzel</translation>
    </message>
    <message>
        <source>Give the command its usual keys again</source>
        <translation>Wieder die Standardkürzel des Befehls verwenden</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Alle auf Standard</translation>
    </message>
    <message>
        <source>Give all commands their usual keys again</source>
        <translation>Wieder die Standardkürzel aller Befehle verwenden</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Befehle und Tastenkürzel suchen</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tastenkürzel</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neues Tastenkürzel</translation>
    </message>
    <message>
        <source>Why the key cannot be used</source>
        <translation>Warum das Tastenkürzel nicht möglich ist</translation>
    </message>
    <message>
        <source>Key for “%1”:</source>
        <translation>Tastenkürzel für „%1“:</translation>
    </message>
    <message>
        <source>No command is like that.</source>
        <translation>Kein Befehl passt dazu.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::StoredReview</name>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
</context>
<context>
    <name>sandpad::app::StreamedInput</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Standard input cannot be read any further: %1.</source>
        <translation>Die Standardeingabe kann nicht weiter gelesen werden: %1.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::SymbolPick</name>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Search functions and classes</source>
        <translation>Funktionen und Klassen suchen</translation>
    </message>
</context>
<context>
    <name>sandpad::app::TextEncoding</name>
    <message>
        <source>“%1” (%2)</source>
        <translation>„%1“ (%2)</translation>
    </message>
    <message>
        <source>%1 does not have the character %2 of line %3.</source>
        <translation>%1 hat das Zeichen %2 aus Zeile %3 nicht.</translation>
    </message>
    <message>
        <source>This file is no text in %1, or could not be saved as it was.</source>
        <translation>Diese Datei ist kein Text in %1, oder sie ließe sich nicht wieder so speichern, wie sie war.</translation>
    </message>
    <message>
        <source>Some bytes of this text are no characters, so it cannot be saved in %1.</source>
        <translation>Einige Bytes dieses Textes sind keine Zeichen. Darum kann er nicht in %1 gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::TypeChecks</name>
    <message>
        <source>Not checked: what comes from %1, whose types are not here.</source>
        <translation>Nicht geprüft: was von %1 kommt. Typen davon sind nicht hier.</translation>
    </message>
    <message>
        <source>The types are being checked…</source>
        <translation>Die Typen werden geprüft …</translation>
    </message>
    <message>
        <source>Types are fine.</source>
        <translation>Die Typen stimmen.</translation>
    </message>
    <message>
        <source>Types are fine here, but not in the files beside it.</source>
        <translation>Die Typen stimmen hier, aber nicht in den Dateien daneben.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::VerifyBatch</name>
    <message>
        <source>Standard output could not be written: %1.</source>
        <translation>Die Standardausgabe konnte nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 looked at, %3 with something false …</source>
        <translation>%1 von %2 untersucht, %3 mit etwas Falschem&#xa0;…</translation>
    </message>
    <message>
        <source>%1 looked at, %2 with something false …</source>
        <translation>%1 untersucht, %2 mit etwas Falschem&#xa0;…</translation>
    </message>
</context>
<context>
    <name>sandpad::app::VerifyCommand</name>
    <message>
        <source>%1 of %2 blocks looked at …</source>
        <translation>%1 von %2 Blöcken untersucht&#xa0;…</translation>
    </message>
</context>
<context>
    <name>sandpad::app::VerifyOptions</name>
    <message>
        <source>Choose one of --json, --markdown and --junit.</source>
        <translation>Wählen Sie --json, --markdown oder --junit.</translation>
    </message>
    <message>
        <source>Choose one of --alone and --session.</source>
        <translation>Wählen Sie --alone oder --session.</translation>
    </message>
    <message>
        <source>--tolerance takes a number from 0 to 1, not &quot;%1&quot;.</source>
        <translation>--tolerance erwartet eine Zahl von 0 bis 1, nicht „%1“.</translation>
    </message>
    <message>
        <source>Name an answer to verify, a folder of answers, or - for standard input.</source>
        <translation>Nennen Sie eine Antwort zum Prüfen, einen Ordner mit Antworten oder - für die Standardeingabe.</translation>
    </message>
    <message>
        <source>--jobs takes a number from 1 to %1, not &quot;%2&quot;.</source>
        <translation>--jobs erwartet eine Zahl von 1 bis %1, nicht „%2“.</translation>
    </message>
    <message>
        <source>--field takes a name.</source>
        <translation>--field erwartet einen Namen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no JSON Pointer; in names ~ is written ~0 and / is written ~1.</source>
        <translation>„%1“ ist kein JSON-Pointer; in Namen wird ~ als ~0 und / als ~1 geschrieben.</translation>
    </message>
    <message>
        <source>%1 holds answers, so the results need another file.</source>
        <translation>%1 enthält Antworten, deshalb brauchen die Ergebnisse eine andere Datei.</translation>
    </message>
    <message>
        <source>Print one JSON object; of many answers one on each line.</source>
        <translation>Ein JSON-Objekt ausgeben; bei vielen Antworten eines pro Zeile.</translation>
    </message>
    <message>
        <source>Print a report as Markdown.</source>
        <translation>Einen Bericht als Markdown ausgeben.</translation>
    </message>
    <message>
        <source>Print a report as JUnit XML.</source>
        <translation>Einen Bericht als JUnit-XML ausgeben.</translation>
    </message>
    <message>
        <source>Run each block by itself.</source>
        <translation>Jeden Block für sich ausführen.</translation>
    </message>
    <message>
        <source>Run each block after those of its language before it.</source>
        <translation>Jeden Block nach den vorherigen seiner Sprache ausführen.</translation>
    </message>
    <message>
        <source>Count each block that fails as false, even if nothing is claimed of it.</source>
        <translation>Jeden Block, der fehlschlägt, als falsch zählen, auch wenn nichts über ihn behauptet wird.</translation>
    </message>
    <message>
        <source>How far numbers with a fraction may differ, as a part of the number; 1e-12 without this option.</source>
        <translation>Wie weit Zahlen mit Nachkommastellen abweichen dürfen, als Anteil der Zahl; 1e-12 ohne diese Option.</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>The number of answers that are judged at a time; without this option, the number of processors.</source>
        <translation>So viele Antworten gleichzeitig prüfen; ohne diese Option so viele, wie es Prozessoren gibt.</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>The files are JSON Lines: each line is an object with an answer in this field, or at this JSON Pointer (/choices/0/text).</source>
        <translation>Die Dateien sind JSON Lines: Jede Zeile ist ein Objekt mit einer Antwort in diesem Feld oder an diesem JSON-Pointer (/choices/0/text).</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>Keep a line of JSON for each answer in this file, and leave out those that it holds already.</source>
        <translation>Für jede Antwort eine Zeile JSON in dieser Datei aufbewahren und die Antworten auslassen, die sie schon enthält.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>Runs the code of answers (Markdown) in the sandbox and compares what it prints with what the answers claim.</source>
        <translation>Führt den Code von Antworten (Markdown) in der Sandbox aus und vergleicht, was er ausgibt, mit dem, was die Antworten behaupten.</translation>
    </message>
    <message>
        <source>An answer, a folder of answers, or - for standard input.</source>
        <translation>Eine Antwort, ein Ordner mit Antworten oder - für die Standardeingabe.</translation>
    </message>
    <message>
        <source>Nothing is false.</source>
        <translation>Nichts ist falsch.</translation>
    </message>
    <message>
        <source>A claim is false, or whole code cannot be parsed.</source>
        <translation>Eine Behauptung ist falsch, oder vollständiger Code kann nicht geparst werden.</translation>
    </message>
    <message>
        <source>An answer cannot be read, or an option is wrong.</source>
        <translation>Eine Antwort kann nicht gelesen werden, oder eine Option ist falsch.</translation>
    </message>
    <message>
        <source>Sandpad failed.</source>
        <translation>Sandpad ist fehlgeschlagen.</translation>
    </message>
</context>
<context>
    <name>sandpad::app::VerifyReport</name>
    <message>
        <source>    claimed:</source>
        <translation>    behauptet:</translation>
    </message>
    <message>
        <source>    really:</source>
        <translation>    tatsächlich:</translation>
    </message>
    <message>
        <source>%1 block %2, line %3 (%4): %5</source>
        <translation>%1 Block %2, Zeile %3 (%4): %5</translation>
    </message>
    <message>
        <source>belongs to block %1</source>
        <translation>gehört zu Block %1</translation>
    </message>
    <message>
        <source>    warning: %1</source>
        <translation>    Warnung: %1</translation>
    </message>
    <message>
        <source>Not checked:</source>
        <translation>Nicht geprüft:</translation>
    </message>
</context>
<context>
    <name>sandpad::app::Versions</name>
    <message>
        <source>Built with:</source>
        <translation>Gebaut mit:</translation>
    </message>
    <message>
        <source>Here:</source>
        <translation>Auf diesem Rechner:</translation>
    </message>
</context>
<context>
    <name>sandpad::app::WindowOptions</name>
    <message>
        <source>There is no language &quot;%1&quot;; known are %2.</source>
        <translation>Es gibt keine Sprache „%1“; bekannt sind %2.</translation>
    </message>
</context>
<context>
    <name>sandpad::runner</name>
    <message>
        <source>Line %1: the remark “%2” was not compared with anything.</source>
        <translation>Zeile %1: Der Kommentar „%2“ wurde mit nichts verglichen.</translation>
    </message>
    <message>
        <source>It cannot run, because block %1 cannot.</source>
        <translation>Er ist nicht ausführbar, weil Block %1 es nicht ist.</translation>
    </message>
    <message>
        <source>It uses %1, which is defined nowhere here.</source>
        <translation>Er verwendet %1, das hier nirgends definiert ist.</translation>
    </message>
    <message>
        <source>It holds several pieces of code: %1</source>
        <translation>Er enthält mehrere Stücke Code: %1</translation>
    </message>
    <message>
        <source>It is perhaps no program: %1</source>
        <translation>Er ist vielleicht kein Programm: %1</translation>
    </message>
    <message>
        <source>It depends on the current date.</source>
        <translation>Es hängt vom aktuellen Datum ab.</translation>
    </message>
    <message>
        <source>The output is too long to be compared.</source>
        <translation>Die Ausgabe ist zu lang, um verglichen zu werden.</translation>
    </message>
    <message>
        <source>The remark rounds a number.</source>
        <translation>Der Kommentar rundet eine Zahl.</translation>
    </message>
    <message>
        <source>How long it takes differs from machine to machine.</source>
        <translation>Wie lange es dauert, ist von Rechner zu Rechner verschieden.</translation>
    </message>
    <message>
        <source>An older version keeps a dictionary in another order.</source>
        <translation>Eine ältere Version ordnet ein Dictionary anders.</translation>
    </message>
    <message>
        <source>No part of the output is the same in each run.</source>
        <translation>Kein Teil der Ausgabe ist in jedem Lauf gleich.</translation>
    </message>
    <message>
        <source>It tells the date or the time of the run.</source>
        <translation>Es nennt das Datum oder die Uhrzeit des Laufs.</translation>
    </message>
    <message>
        <source>Numbers agree within a relative tolerance of %1.</source>
        <translation>Die Zahlen stimmen innerhalb einer relativen Toleranz von %1 überein.</translation>
    </message>
    <message>
        <source>The output is too long to be searched.</source>
        <translation>Die Ausgabe ist zu lang, um durchsucht zu werden.</translation>
    </message>
    <message>
        <source>The message is too long to be compared.</source>
        <translation>Die Meldung ist zu lang, um verglichen zu werden.</translation>
    </message>
    <message>
        <source>no figure</source>
        <translation>keine Grafik</translation>
    </message>
    <message>
        <source>What the figure looks like was not checked.</source>
        <translation>Wie die Grafik aussieht, wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Er wurde angehalten.</translation>
    </message>
    <message>
        <source>It is meant to run until somebody ends it.</source>
        <translation>Er soll laufen, bis ihn jemand beendet.</translation>
    </message>
    <message>
        <source>The answer shows it as wrong, and it fails: %1</source>
        <translation>Die Antwort stellt ihn als falsch dar, und er schlägt fehl: %1</translation>
    </message>
    <message>
        <source>What it claims cannot be looked at by running it.</source>
        <translation>Was er behauptet, lässt sich durch Ausführen nicht feststellen.</translation>
    </message>
    <message>
        <source>It defines types, and runs nothing.</source>
        <translation>Er definiert Typen und führt nichts aus.</translation>
    </message>
    <message>
        <source>Shown are the first %1 of %2 characters.</source>
        <translation>Angezeigt werden die ersten %1 von %2 Zeichen.</translation>
    </message>
    <message>
        <source>It reads input, and nobody gives it any.</source>
        <translation>Er liest eine Eingabe, aber niemand gibt ihm eine.</translation>
    </message>
    <message>
        <source>It wants arguments of a command line, and nobody gives it any.</source>
        <translation>Er erwartet Argumente einer Befehlszeile, aber niemand gibt ihm welche.</translation>
    </message>
    <message>
        <source>It reads a file that is not there: %1.</source>
        <translation>Er liest eine Datei, die nicht da ist: %1.</translation>
    </message>
    <message>
        <source>It needs the network, which is off.</source>
        <translation>Er braucht das Netzwerk, das ausgeschaltet ist.</translation>
    </message>
    <message>
        <source>It holds notes between the code.</source>
        <translation>Er enthält Anmerkungen zwischen dem Code.</translation>
    </message>
    <message>
        <source>It is not whole.</source>
        <translation>Er ist nicht vollständig.</translation>
    </message>
    <message>
        <source>Its output is left out.</source>
        <translation>Seine Ausgabe ist ausgelassen.</translation>
    </message>
    <message>
        <source>It is a drawing of folders or of another tree.</source>
        <translation>Es ist eine Darstellung von Ordnern oder eines anderen Baums.</translation>
    </message>
    <message>
        <source>It shows times of another time zone.</source>
        <translation>Es sind Zeiten einer anderen Zeitzone.</translation>
    </message>
    <message>
        <source>Its tests are for a test runner, which is not used here.</source>
        <translation>Seine Tests sind für einen Test-Runner, der hier nicht verwendet wird.</translation>
    </message>
    <message>
        <source>Line %1 was not reached, or could not be looked at.</source>
        <translation>Zeile %1 wurde nicht erreicht oder konnte nicht untersucht werden.</translation>
    </message>
    <message>
        <source>Line %1 printed nothing to standard output: the program captures or discards the output of that line.</source>
        <translation>Zeile %1 gab auf der Standardausgabe nichts aus: Das Programm fängt die Ausgabe dieser Zeile ab oder verwirft sie.</translation>
    </message>
    <message>
        <source>It is another one in each run.</source>
        <translation>Es ist in jedem Lauf ein anderer Wert.</translation>
    </message>
    <message>
        <source>It cannot be parsed or compiled, so it throws nothing.</source>
        <translation>Er kann nicht geparst oder kompiliert werden, löst also keine Ausnahme aus.</translation>
    </message>
    <message>
        <source>No exception happened.</source>
        <translation>Es gab keine Ausnahme.</translation>
    </message>
    <message>
        <source>exit status %1</source>
        <translation>Exit-Status %1</translation>
    </message>
    <message>
        <source>Without Sandpad&apos;s marks around its lines it prints something else, so its report about them is not used.</source>
        <translation>Ohne die Markierungen, die Sandpad um seine Zeilen setzt, gibt er etwas anderes aus; deshalb gilt nicht, was er über sie gemeldet hat.</translation>
    </message>
    <message>
        <source>It is the time of another time zone.</source>
        <translation>Es ist die Zeit einer anderen Zeitzone.</translation>
    </message>
    <message>
        <source>Nothing in it prints, so this is about something else.</source>
        <translation>Nichts darin gibt etwas aus, also geht es um etwas anderes.</translation>
    </message>
    <message>
        <source>This reads like code, not like an output.</source>
        <translation>Das liest sich wie Code, nicht wie eine Ausgabe.</translation>
    </message>
    <message>
        <source>It only defines something, so this is about something else.</source>
        <translation>Er definiert nur etwas, also geht es um etwas anderes.</translation>
    </message>
    <message>
        <source>Something was left out of it.</source>
        <translation>Etwas darin wurde ausgelassen.</translation>
    </message>
    <message>
        <source>It is cut off.</source>
        <translation>Er ist abgeschnitten.</translation>
    </message>
    <message>
        <source>Commands are never run.</source>
        <translation>Befehle werden nie ausgeführt.</translation>
    </message>
    <message>
        <source>An edit of code that is not here.</source>
        <translation>Eine Änderung an Code, der nicht hier ist.</translation>
    </message>
    <message>
        <source>Compared with what block %1 prints.</source>
        <translation>Verglichen mit dem, was Block %1 ausgibt.</translation>
    </message>
    <message>
        <source>It is a part of a class, not a program.</source>
        <translation>Er ist ein Teil einer Klasse, kein Programm.</translation>
    </message>
    <message>
        <source>It calls a method that is defined nowhere, perhaps one of a package.</source>
        <translation>Er ruft eine Methode auf, die nirgends definiert ist, vielleicht eine aus einem Paket.</translation>
    </message>
    <message>
        <source>It holds unsafe code, which is not compiled here.</source>
        <translation>Er enthält unsicheren Code (unsafe), der hier nicht kompiliert wird.</translation>
    </message>
    <message>
        <source>Mono, which knows C# only up to version 7, cannot compile it. The .NET SDK 10 may.</source>
        <translation>Mono, das C# nur bis Version 7 kennt, kann ihn nicht kompilieren. Das .NET SDK 10 kann es vielleicht.</translation>
    </message>
    <message>
        <source>It is an expression, not a program.</source>
        <translation>Er ist ein Ausdruck, kein Programm.</translation>
    </message>
    <message>
        <source>It is a part of a method, not a program.</source>
        <translation>Er ist ein Teil einer Methode, kein Programm.</translation>
    </message>
    <message>
        <source>It needs a browser.</source>
        <translation>Er braucht einen Browser.</translation>
    </message>
    <message>
        <source>It needs a browser, whose timers also take texts.</source>
        <translation>Er braucht einen Browser, dessen Timer auch Texte annehmen.</translation>
    </message>
    <message>
        <source>It is for another engine.</source>
        <translation>Er ist für eine andere Engine.</translation>
    </message>
    <message>
        <source>It imports a file that is not here.</source>
        <translation>Er importiert eine Datei, die nicht hier ist.</translation>
    </message>
    <message>
        <source>It holds decorators, which need a build step.</source>
        <translation>Er enthält Dekoratoren, die einen Build-Schritt brauchen.</translation>
    </message>
    <message>
        <source>It is a part of a class.</source>
        <translation>Er ist ein Teil einer Klasse.</translation>
    </message>
    <message>
        <source>It holds JSX, which needs a build step.</source>
        <translation>Er enthält JSX, das einen Build-Schritt braucht.</translation>
    </message>
    <message>
        <source>It is TypeScript, not JavaScript.</source>
        <translation>Er ist TypeScript, nicht JavaScript.</translation>
    </message>
    <message>
        <source>It only declares what is elsewhere.</source>
        <translation>Er deklariert nur, was anderswo ist.</translation>
    </message>
    <message>
        <source>It needs a feature that engines do not have yet.</source>
        <translation>Er braucht ein Sprachmittel, das Engines noch nicht kennen.</translation>
    </message>
    <message>
        <source>Types are not checked here.</source>
        <translation>Typen werden hier nicht geprüft.</translation>
    </message>
    <message>
        <source>It holds commands of IPython.</source>
        <translation>Er enthält Befehle von IPython.</translation>
    </message>
    <message>
        <source>It needs a newer Python.</source>
        <translation>Er braucht ein neueres Python.</translation>
    </message>
    <message>
        <source>It is written for Python 2.</source>
        <translation>Er ist für Python 2 geschrieben.</translation>
    </message>
    <message>
        <source>It opens a window, and there is no screen.</source>
        <translation>Er öffnet ein Fenster, aber es gibt keinen Bildschirm.</translation>
    </message>
    <message>
        <source>It is a part of a package that is not here.</source>
        <translation>Er ist ein Teil eines Pakets, das nicht hier ist.</translation>
    </message>
    <message>
        <source>It is a part of a function, not a program.</source>
        <translation>Er ist ein Teil einer Funktion, kein Programm.</translation>
    </message>
    <message>
        <source>It is a part of a statement, not a program.</source>
        <translation>Er ist ein Teil einer Anweisung, kein Programm.</translation>
    </message>
    <message>
        <source>It is a part of a dictionary, not a program.</source>
        <translation>Er ist ein Teil eines Dictionarys, kein Programm.</translation>
    </message>
    <message>
        <source>It is the head of something, not a program.</source>
        <translation>Er ist der Kopf von etwas, kein Programm.</translation>
    </message>
    <message>
        <source>The words of help() differ between versions of Python.</source>
        <translation>Der Text von help() unterscheidet sich je nach Python-Version.</translation>
    </message>
    <message>
        <source>It is a session of Python 2.</source>
        <translation>Er ist eine Python-2-Sitzung.</translation>
    </message>
    <message>
        <source>%1 more of what it printed are left out here.</source>
        <translation>Weitere %1 seiner Ausgabe sind hier ausgelassen.</translation>
    </message>
    <message>
        <source>What the answer says in prose.</source>
        <translation>Was die Antwort im Fließtext sagt.</translation>
    </message>
    <message>
        <source>Blocks beyond the first %1.</source>
        <translation>Blöcke nach den ersten %1.</translation>
    </message>
    <message>
        <source>Line %1: a claim about complexity (%2).</source>
        <translation>Zeile %1: eine Behauptung über Komplexität (%2).</translation>
    </message>
    <message>
        <source>What comes after the first %1 MiB.</source>
        <translation>Was nach den ersten %1&#xa0;MiB kommt.</translation>
    </message>
    <message>
        <source>Characters beyond ASCII: the text is not UTF-8 and was read as Latin-1.</source>
        <translation>Zeichen jenseits von ASCII: Der Text ist kein UTF-8 und wurde als Latin-1 gelesen.</translation>
    </message>
    <message>
        <source>It holds characters that change the direction of text: code may not be what it looks like.</source>
        <translation>Er enthält Zeichen, die die Schreibrichtung ändern: Der Code ist vielleicht nicht, was er zu sein scheint.</translation>
    </message>
    <message>
        <source>Its fence is never closed: it may be cut off.</source>
        <translation>Sein Ende ist nicht markiert: Vielleicht ist er abgeschnitten.</translation>
    </message>
    <message>
        <source>Something was left out of it, so it cannot be run as it is.</source>
        <translation>Etwas darin wurde ausgelassen, deshalb ist er so nicht ausführbar.</translation>
    </message>
    <message>
        <source>Block %1 is too long to be looked through for claims and damage.</source>
        <translation>Block %1 ist zu lang, um nach Behauptungen und Schäden durchsucht zu werden.</translation>
    </message>
    <message>
        <source>It is labelled %1, but looks like %2.</source>
        <translation>Er ist als %1 bezeichnet, sieht aber aus wie %2.</translation>
    </message>
    <message>
        <source>Block %1: block %2 has a claimed output already.</source>
        <translation>Block %1: Block %2 hat schon eine behauptete Ausgabe.</translation>
    </message>
    <message>
        <source>No network; for each run, unless more was given: %1 CPU time, %2 in all, %3 of memory, %4 of output, %5 processes</source>
        <translation>Kein Netzwerk; für jeden Lauf, sofern nicht mehr erlaubt wurde: %1 CPU-Zeit, %2 insgesamt, %3 Arbeitsspeicher, %4 Ausgabe, %5 Prozesse</translation>
    </message>
    <message>
        <source>Isolation: %1</source>
        <translation>Isolation: %1</translation>
    </message>
    <message>
        <source>Numbers with a fraction are compared with a relative tolerance of %1</source>
        <translation>Zahlen mit Nachkommastellen werden mit einer relativen Toleranz von %1 verglichen</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>A file named %1 hides the module %2 of the language.</source>
        <translation>Eine Datei namens %1 verdeckt das Modul %2 der Sprache.</translation>
    </message>
    <message>
        <source>This looks like %1.</source>
        <translation>Das sieht aus wie %1.</translation>
    </message>
    <message>
        <source>history of runs</source>
        <translation>Verlauf der Läufe</translation>
    </message>
    <message>
        <source>own languages</source>
        <translation>eigene Sprachen</translation>
    </message>
    <message>
        <source>A display was left out: one display may have %1, and a run may have %2 displays.</source>
        <translation>Eine Anzeige wurde ausgelassen: Eine einzelne darf %1 groß sein, und ein Lauf darf %2 Anzeigen haben.</translation>
    </message>
    <message>
        <source>A part of a display was left out. One may have %1 of text and JSON of %2 values; a run JSON of %3 values, %4 displays that are more than text, and %5 files named by them.</source>
        <translation>Ein Teil einer Anzeige wurde ausgelassen. Eine darf %1 Text und JSON mit %2 Werten haben; ein Lauf JSON mit %3 Werten, %4 Anzeigen, die mehr als Text sind, und %5 von ihnen genannte Dateien.</translation>
    </message>
    <message>
        <source>A display could not be shown: %1</source>
        <translation>Eine Anzeige konnte nicht dargestellt werden: %1</translation>
    </message>
    <message>
        <source>The compiler printed %1 bytes more, which are left out.</source>
        <translation>Der Compiler gab weitere %1 Bytes aus, die ausgelassen wurden.</translation>
    </message>
    <message>
        <source>The picture %1 is not shown: it is too large.</source>
        <translation>Das Bild %1 wird nicht angezeigt: Es ist zu groß.</translation>
    </message>
    <message>
        <source>%1 could not be started (%2). Was it removed? Choose another interpreter or install it again.</source>
        <translation>%1 konnte nicht gestartet werden (%2). Wurde das Programm entfernt? Installieren Sie es neu, oder wählen Sie einen anderen Interpreter.</translation>
    </message>
    <message>
        <source>The sandbox could not be made: %1. %2</source>
        <translation>Die Sandbox konnte nicht angelegt werden: %1. %2</translation>
    </message>
    <message>
        <source>The sandbox broke down: %1.</source>
        <translation>Die Sandbox ist zusammengebrochen: %1.</translation>
    </message>
    <message>
        <source>The run could not be prepared: %1.</source>
        <translation>Der Lauf konnte nicht vorbereitet werden: %1.</translation>
    </message>
    <message>
        <source>Finished: the snippet is empty.</source>
        <translation>Beendet: Der Code-Schnipsel ist leer.</translation>
    </message>
    <message>
        <source>%1 is damaged, and %2 cannot be locked.</source>
        <translation>%1 ist beschädigt, und %2 kann nicht gesperrt werden.</translation>
    </message>
    <message>
        <source>%1 is damaged and cannot be moved.</source>
        <translation>%1 ist beschädigt und kann nicht verschoben werden.</translation>
    </message>
    <message>
        <source>What follows an event is no object.</source>
        <translation>Was auf ein Ereignis folgt, ist kein Objekt.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>%1 kann nicht geöffnet werden: %2.</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for SQLite is missing; install the package libqt6sql6-sqlite.</source>
        <translation>Qts Treiber für SQLite fehlt; installieren Sie das Paket libqt6sql6-sqlite.</translation>
    </message>
    <message>
        <source>%1 was made by a newer Sandpad.</source>
        <translation>%1 stammt von einer neueren Version von Sandpad.</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 ist beschädigt.</translation>
    </message>
    <message>
        <source>The history of runs was damaged. It is begun anew, and the old one is in %1.</source>
        <translation>Der Verlauf der Läufe war beschädigt. Er wird neu begonnen, und der alte ist in %1.</translation>
    </message>
    <message>
        <source>There is no run %1.</source>
        <translation>Es gibt keinen Lauf %1.</translation>
    </message>
    <message>
        <source>The run is not kept in the history. %1</source>
        <translation>Der Lauf wird nicht im Verlauf aufbewahrt. %1</translation>
    </message>
    <message>
        <source>the history keeps no contents of files</source>
        <translation>der Verlauf bewahrt keine Inhalte von Dateien auf</translation>
    </message>
    <message>
        <source>The run was broken off.</source>
        <translation>Der Lauf wurde abgebrochen.</translation>
    </message>
    <message>
        <source>the stack overflowed</source>
        <translation>der Stapel ist übergelaufen</translation>
    </message>
    <message>
        <source>%1 lies beside the program, but a program has only the files that it is given. Add it to the files of this tab and run again.</source>
        <translation>%1 liegt neben dem Programm, aber ein Programm hat nur die Dateien, die es bekommt. Fügen Sie die Datei zu den Dateien dieses Tabs hinzu, und führen Sie das Programm erneut aus.</translation>
    </message>
    <message>
        <source>%1 lies beside the program, but a program has only the files that it is given. Run again with --input %2.</source>
        <translation>%1 liegt neben dem Programm, aber ein Programm hat nur die Dateien, die es bekommt. Führen Sie das Programm mit --input %2 erneut aus.</translation>
    </message>
    <message>
        <source>Switch it on and run again.</source>
        <translation>Schalten Sie es ein, und führen Sie das Programm erneut aus.</translation>
    </message>
    <message>
        <source>Run again with --network on.</source>
        <translation>Führen Sie das Programm mit --network on erneut aus.</translation>
    </message>
    <message>
        <source>A program finds the commands of this system that are below /usr, and none of another place.</source>
        <translation>Ein Programm findet die Befehle dieses Systems, die unter /usr liegen, aber keine an anderen Orten.</translation>
    </message>
    <message>
        <source>A file that the program has written cannot be run as a command. The command that reads it can (sh FILE, python3 FILE).</source>
        <translation>Eine Datei, die das Programm geschrieben hat, kann nicht als Befehl ausgeführt werden, wohl aber der Befehl, der sie liest (sh FILE, python3 FILE).</translation>
    </message>
    <message>
        <source>What it reads can be added to the files of the tab.</source>
        <translation>Was es liest, kann zu den Dateien des Tabs hinzugefügt werden.</translation>
    </message>
    <message>
        <source>What it reads is given by --input FILE.</source>
        <translation>Was es liest, wird mit --input FILE übergeben.</translation>
    </message>
    <message>
        <source>The limits of the tab can be raised.</source>
        <translation>Die Grenzen des Tabs können erhöht werden.</translation>
    </message>
    <message>
        <source>The option --memory sets the limit.</source>
        <translation>Die Option --memory legt die Grenze fest.</translation>
    </message>
    <message>
        <source>A process may have %1 files and sockets open at one time.</source>
        <translation>Ein Prozess darf %1 Dateien und Sockets gleichzeitig offen haben.</translation>
    </message>
    <message>
        <source>The input has ended. The option --stdin gives a program input.</source>
        <translation>Die Eingabe ist zu Ende. Mit der Option --stdin bekommt ein Programm eine Eingabe.</translation>
    </message>
    <message>
        <source>Console.ReadLine() gives null when the input has ended. The option --stdin gives a program input.</source>
        <translation>Console.ReadLine() gibt null zurück, wenn die Eingabe zu Ende ist. Mit der Option --stdin bekommt ein Programm eine Eingabe.</translation>
    </message>
    <message>
        <source>A program cannot open windows here. What it prints, displays and draws with matplotlib is shown, and files that it leaves.</source>
        <translation>Ein Programm kann hier keine Fenster öffnen. Zu sehen ist, was es ausgibt, anzeigt und mit matplotlib zeichnet, sowie Dateien, die es hinterlässt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a text</source>
        <translation>„%1“ ist kein Text</translation>
    </message>
    <message>
        <source>the %1 of a display is not a text</source>
        <translation>der Inhalt (%1) einer Anzeige ist kein Text</translation>
    </message>
    <message>
        <source>the %1 of a display is not base64</source>
        <translation>der Inhalt (%1) einer Anzeige ist kein base64</translation>
    </message>
    <message>
        <source>the data of a display is not %1</source>
        <translation>der Inhalt (%1) einer Anzeige hat einen anderen Typ</translation>
    </message>
    <message>
        <source>it names a type that is none</source>
        <translation>sie nennt einen Typ, der keiner ist</translation>
    </message>
    <message>
        <source>it has no data</source>
        <translation>sie hat keine Daten</translation>
    </message>
    <message>
        <source>its data has too many representations</source>
        <translation>ihre Daten haben zu viele Darstellungen</translation>
    </message>
    <message>
        <source>all that a run shows may have 16 MiB</source>
        <translation>alles, was ein Lauf anzeigt, darf zusammen 16&#xa0;MiB groß sein</translation>
    </message>
    <message>
        <source>a frame of an error is no object</source>
        <translation>ein Stack-Frame eines Fehlers ist kein Objekt</translation>
    </message>
    <message>
        <source>the frames of its error are no list, or too long a one</source>
        <translation>die Stack-Frames ihres Fehlers sind keine Liste oder eine zu lange</translation>
    </message>
    <message>
        <source>a cause of an error is no object</source>
        <translation>eine Ursache eines Fehlers ist kein Objekt</translation>
    </message>
    <message>
        <source>how a cause relates to its error is unknown</source>
        <translation>wie eine Ursache mit ihrem Fehler zusammenhängt, ist unbekannt</translation>
    </message>
    <message>
        <source>the causes of its error are no list, or too long a one</source>
        <translation>die Ursachen ihres Fehlers sind keine Liste oder eine zu lange</translation>
    </message>
    <message>
        <source>it has no error</source>
        <translation>sie hat keinen Fehler</translation>
    </message>
    <message>
        <source>it is no object</source>
        <translation>sie ist kein Objekt</translation>
    </message>
    <message>
        <source>it has too many values</source>
        <translation>sie hat zu viele Werte</translation>
    </message>
    <message>
        <source>its type is unknown</source>
        <translation>ihr Typ ist unbekannt</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>sie ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>it is not JSON</source>
        <translation>sie ist kein JSON</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>%1 is left out: %2.</source>
        <translation>%1 wird ausgelassen: %2.</translation>
    </message>
    <message>
        <source>a link leads out of the folder</source>
        <translation>ein Link führt aus dem Ordner hinaus</translation>
    </message>
    <message>
        <source>%1 could not be written to %2: %3.</source>
        <translation>%1 konnte nicht nach %2 geschrieben werden: %3.</translation>
    </message>
    <message>
        <source>The JSON is nested deeper than %1 levels.</source>
        <translation>Das JSON ist tiefer als %1 Ebenen verschachtelt.</translation>
    </message>
    <message>
        <source>The JSON has two fields &quot;%1&quot; in one object.</source>
        <translation>Das JSON hat zwei Felder „%1“ in einem Objekt.</translation>
    </message>
    <message>
        <source>The JSON is larger than %1 bytes.</source>
        <translation>Das JSON ist größer als %1 Bytes.</translation>
    </message>
    <message>
        <source>The text is not valid JSON.</source>
        <translation>Der Text ist kein gültiges JSON.</translation>
    </message>
    <message>
        <source>It does not compile: %1 messages, the first: %2</source>
        <translation>Er lässt sich nicht kompilieren: %1 Meldungen, die erste: %2</translation>
    </message>
    <message>
        <source>SIGSEGV (invalid memory access)</source>
        <translation>SIGSEGV (ungültiger Speicherzugriff)</translation>
    </message>
    <message>
        <source>SIGBUS (invalid memory access)</source>
        <translation>SIGBUS (ungültiger Speicherzugriff)</translation>
    </message>
    <message>
        <source>SIGABRT (the program gave up)</source>
        <translation>SIGABRT (das Programm gab auf)</translation>
    </message>
    <message>
        <source>SIGFPE (arithmetic error)</source>
        <translation>SIGFPE (Rechenfehler)</translation>
    </message>
    <message>
        <source>SIGILL (invalid instruction)</source>
        <translation>SIGILL (ungültiger Befehl)</translation>
    </message>
    <message>
        <source>SIGTERM (asked to end)</source>
        <translation>SIGTERM (zum Beenden aufgefordert)</translation>
    </message>
    <message>
        <source>SIGPIPE (nobody reads its output)</source>
        <translation>SIGPIPE (niemand liest die Ausgabe)</translation>
    </message>
    <message>
        <source>SIGSYS (a forbidden system call)</source>
        <translation>SIGSYS (ein verbotener Systemaufruf)</translation>
    </message>
    <message>
        <source>SIGXCPU (CPU time of one process)</source>
        <translation>SIGXCPU (CPU-Zeit eines Prozesses)</translation>
    </message>
    <message>
        <source>SIGTRAP (the runtime gave up)</source>
        <translation>SIGTRAP (die Laufzeitumgebung gab auf)</translation>
    </message>
    <message>
        <source>The program ended with exit status %1.</source>
        <translation>Das Programm endete mit Exit-Status %1.</translation>
    </message>
    <message>
        <source>The program was ended by %1.</source>
        <translation>Das Programm wurde durch %1 beendet.</translation>
    </message>
    <message>
        <source>Stopped on request.</source>
        <translation>Auf Wunsch angehalten.</translation>
    </message>
    <message>
        <source>signal %1</source>
        <translation>Signal %1</translation>
    </message>
    <message>
        <source>Sandpad&apos;s own program %1 was not found near %2; install Sandpad again.</source>
        <translation>Sandpads eigenes Programm %1 wurde bei %2 nicht gefunden; installieren Sie Sandpad neu.</translation>
    </message>
    <message>
        <source>No program that runs %1 was found. %2</source>
        <translation>Es wurde kein Programm gefunden, das %1 ausführt. %2</translation>
    </message>
    <message>
        <source>%1 does not run %2, or is too old. %3</source>
        <translation>%1 führt %2 nicht aus oder ist zu alt. %3</translation>
    </message>
    <message>
        <source>Only root may run programs as another account; Sandpad runs as an ordinary user, so leave the account out.</source>
        <translation>Nur root darf Programme unter einem anderen Konto ausführen; Sandpad läuft als gewöhnlicher Benutzer, lassen Sie also das Konto weg.</translation>
    </message>
    <message>
        <source>There is no account &quot;%1&quot; on this machine.</source>
        <translation>Es gibt auf diesem Rechner kein Konto „%1“.</translation>
    </message>
    <message>
        <source>Programs never run as root or in root&apos;s group; choose an account without rights, for example nobody.</source>
        <translation>Programme laufen nie als root oder in der Gruppe von root; wählen Sie ein Konto ohne Rechte, zum Beispiel nobody.</translation>
    </message>
    <message>
        <source>The account &quot;%1&quot; cannot be taken inside this container: its number is not mapped.</source>
        <translation>Das Konto „%1“ kann in diesem Container nicht verwendet werden: Seine Nummer ist nicht abgebildet.</translation>
    </message>
    <message>
        <source>the scope of systemd cannot be used: %1</source>
        <translation>der Scope von systemd kann nicht verwendet werden: %1</translation>
    </message>
    <message>
        <source>the controllers memory and pids are not delegated</source>
        <translation>die Controller memory und pids sind nicht delegiert</translation>
    </message>
    <message>
        <source>no control group can be made: %1</source>
        <translation>es kann keine Control Group angelegt werden: %1</translation>
    </message>
    <message>
        <source>the control group has no limits: %1</source>
        <translation>die Control Group hat keine Grenzen: %1</translation>
    </message>
    <message>
        <source>/sys/fs/cgroup is not of version 2</source>
        <translation>/sys/fs/cgroup hat nicht Version 2</translation>
    </message>
    <message>
        <source>the controllers memory and pids cannot be used here</source>
        <translation>die Controller memory und pids können hier nicht verwendet werden</translation>
    </message>
    <message>
        <source>no systemd user manager runs for this user</source>
        <translation>für diesen Benutzer läuft keine Benutzerinstanz von systemd</translation>
    </message>
    <message>
        <source>systemd-run is not installed</source>
        <translation>systemd-run ist nicht installiert</translation>
    </message>
    <message>
        <source>systemd refuses a scope</source>
        <translation>systemd verweigert einen Scope</translation>
    </message>
    <message>
        <source>systemd does not answer in time</source>
        <translation>systemd antwortet nicht rechtzeitig</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>A file in memory could not be made: %1.</source>
        <translation>Eine Datei im Speicher konnte nicht angelegt werden: %1.</translation>
    </message>
    <message>
        <source>the level landlock works without them</source>
        <translation>die Stufe landlock kommt ohne sie aus</translation>
    </message>
    <message>
        <source>names, arguments and times of other processes, and the network cards and connections of the machine, can be seen in /proc</source>
        <translation>Namen, Argumente und Zeiten anderer Prozesse sowie Netzwerkkarten und Verbindungen des Rechners sind in /proc zu sehen</translation>
    </message>
    <message>
        <source>files outside cannot be opened, but their names, sizes and dates can be asked for where permissions allow</source>
        <translation>Dateien außerhalb können nicht geöffnet werden, aber ihre Namen, Größen und Zeitstempel lassen sich abfragen, wo Berechtigungen es erlauben</translation>
    </message>
    <message>
        <source>the machine&apos;s name can be read</source>
        <translation>der Name des Rechners kann gelesen werden</translation>
    </message>
    <message>
        <source>The level landlock takes Linux 5.13 or newer with Landlock among its security modules (boot option lsm=...,landlock).</source>
        <translation>Die Stufe landlock braucht Linux 5.13 oder neuer mit Landlock unter den Sicherheitsmodulen (Boot-Option lsm=...,landlock).</translation>
    </message>
    <message>
        <source>This kernel has no Landlock. %1</source>
        <translation>Dieser Kernel hat kein Landlock. %1</translation>
    </message>
    <message>
        <source>The level landlock has no network: without a network of its own a program could reach everything that this machine can. Switch the network off.</source>
        <translation>Die Stufe landlock hat kein Netzwerk: Ohne ein eigenes Netzwerk könnte ein Programm alles erreichen, was dieser Rechner erreicht. Schalten Sie das Netzwerk aus.</translation>
    </message>
    <message>
        <source>they are refused here: %1. %2</source>
        <translation>sie werden hier verweigert: %1. %2</translation>
    </message>
    <message>
        <source>No pipe could be made.</source>
        <translation>Es konnte keine Pipe angelegt werden.</translation>
    </message>
    <message>
        <source>the network is switched on; it leads to the internet, but neither to this machine nor to private addresses</source>
        <translation>das Netzwerk ist eingeschaltet; es führt ins Internet, aber weder zu diesem Rechner noch zu privaten Adressen</translation>
    </message>
    <message>
        <source>Sandpad runs as a root that maps no other uid</source>
        <translation>Sandpad läuft als root, und es ist keine andere UID abgebildet</translation>
    </message>
    <message>
        <source>Install bubblewrap (Debian: apt install bubblewrap) and allow user namespaces (sysctl kernel.unprivileged_userns_clone=1, or on Ubuntu an AppArmor profile for bwrap); to run without any protection choose the isolation level none.</source>
        <translation>Installieren Sie bubblewrap (Debian: apt install bubblewrap), und erlauben Sie Benutzer-Namensräume (sysctl kernel.unprivileged_userns_clone=1 oder unter Ubuntu ein AppArmor-Profil für bwrap); um Programme ganz ohne Schutz auszuführen, wählen Sie die Isolationsstufe none.</translation>
    </message>
    <message>
        <source>A network that leads outside and not to this machine takes pasta, which is not installed (Debian: apt install passt). Install it, or switch the network off.</source>
        <translation>Ein Netzwerk, das nach draußen und nicht zu diesem Rechner führt, braucht pasta, das nicht installiert ist (Debian: apt install passt). Installieren Sie es, oder schalten Sie das Netzwerk aus.</translation>
    </message>
    <message>
        <source>Sandpad makes a program&apos;s network with the device %1, and ordinary users may not open it here. Switch the network off, or let them open it: sudo chmod 666 %1.</source>
        <translation>Sandpad stellt das Netzwerk eines Programms mit dem Gerät %1 her, und gewöhnliche Benutzer dürfen es hier nicht öffnen. Schalten Sie das Netzwerk aus, oder erlauben Sie es ihnen: sudo chmod 666 %1.</translation>
    </message>
    <message>
        <source>pasta gave it no network: %1</source>
        <translation>pasta gab ihr kein Netzwerk: %1</translation>
    </message>
    <message>
        <source>Make sure that the folder for temporary files can be written.</source>
        <translation>Sorgen Sie dafür, dass der Ordner für temporäre Dateien beschreibbar ist.</translation>
    </message>
    <message>
        <source>the level none has no protection</source>
        <translation>die Stufe none hat keinen Schutz</translation>
    </message>
    <message>
        <source>No temporary folder could be made: %1. Make sure that the folder for temporary files can be written.</source>
        <translation>Es konnte kein temporärer Ordner angelegt werden: %1. Sorgen Sie dafür, dass der Ordner für temporäre Dateien beschreibbar ist.</translation>
    </message>
    <message>
        <source>%1 could not be given to an unprivileged user.</source>
        <translation>%1 konnte einem Benutzer ohne Rechte nicht übergeben werden.</translation>
    </message>
    <message>
        <source>the sandbox sent something that is no message</source>
        <translation>die Sandbox schickte etwas, das keine Nachricht ist</translation>
    </message>
    <message>
        <source>the sandbox sent something that cannot be read</source>
        <translation>die Sandbox schickte etwas, das nicht gelesen werden kann</translation>
    </message>
    <message>
        <source>Sandpad was updated while it was open; close it and start it again</source>
        <translation>Sandpad wurde aktualisiert, während es offen war; schließen Sie es, und starten Sie es neu</translation>
    </message>
    <message>
        <source>it was not accepted</source>
        <translation>sie wurde nicht angenommen</translation>
    </message>
    <message>
        <source>it ended without a word</source>
        <translation>sie endete ohne eine Meldung</translation>
    </message>
    <message>
        <source>it did not answer in time</source>
        <translation>sie antwortete nicht rechtzeitig</translation>
    </message>
    <message>
        <source>There is no isolation level &quot;%1&quot;; known are %2.</source>
        <translation>Es gibt keine Isolationsstufe „%1“; bekannt sind %2.</translation>
    </message>
    <message>
        <source>Choose an isolation level; known are %1.</source>
        <translation>Wählen Sie eine Isolationsstufe; bekannt sind %1.</translation>
    </message>
    <message>
        <source>There is no language called &quot;%1&quot;.</source>
        <translation>Es gibt keine Sprache namens „%1“.</translation>
    </message>
    <message>
        <source>%1 lies in a folder that only root may enter, and programs never run as root. Choose another interpreter, or start Sandpad as the user it belongs to.</source>
        <translation>%1 liegt in einem Ordner, den nur root betreten darf, und Programme laufen nie als root. Starten Sie Sandpad als der Benutzer, dem dieser Interpreter gehört, oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>The interpreter %1 is not there or cannot be executed. Choose another one.</source>
        <translation>Der Interpreter %1 ist nicht da oder kann nicht ausgeführt werden. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>%1 could not be started in the sandbox (%2). Choose another interpreter or install it again.</source>
        <translation>%1 konnte in der Sandbox nicht gestartet werden (%2). Installieren Sie das Programm neu, oder wählen Sie einen anderen Interpreter.</translation>
    </message>
    <message>
        <source>There are more than %1 input files.</source>
        <translation>Es sind mehr als %1 Eingabedateien.</translation>
    </message>
    <message>
        <source>Two input files are called %1.</source>
        <translation>Zwei Eingabedateien heißen %1.</translation>
    </message>
    <message>
        <source>The file %1 is not there.</source>
        <translation>Die Datei %1 ist nicht da.</translation>
    </message>
    <message>
        <source>The input folder %1 cannot be read: permission denied.</source>
        <translation>Der Eingabeordner %1 kann nicht gelesen werden: keine Berechtigung.</translation>
    </message>
    <message>
        <source>The input %1 is not a regular file.</source>
        <translation>Die Eingabe %1 ist keine reguläre Datei.</translation>
    </message>
    <message>
        <source>The input file %1 cannot be read: %2.</source>
        <translation>Die Eingabedatei %1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>The input files are larger than 64 MiB together; %1 is the first that is too much.</source>
        <translation>Die Eingabedateien sind zusammen größer als 64&#xa0;MiB; %1 ist die erste, die zu viel ist.</translation>
    </message>
    <message>
        <source>An input file may not be called %1: that is the program&apos;s own name.</source>
        <translation>Eine Eingabedatei darf nicht %1 heißen: So heißt das Programm selbst.</translation>
    </message>
    <message>
        <source>The kept files cannot be written to %1.</source>
        <translation>Die aufbewahrten Dateien können nicht nach %1 geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 could not be kept in %2.</source>
        <translation>%1 konnte nicht in %2 aufbewahrt werden.</translation>
    </message>
    <message>
        <source>1 figure</source>
        <translation>1 Grafik</translation>
    </message>
    <message>
        <source>It reads variables of the environment, and nobody sets them.</source>
        <translation>Er liest Umgebungsvariablen, aber niemand setzt sie.</translation>
    </message>
    <message>
        <source>It goes on without a package that is not here.</source>
        <translation>Er läuft ohne ein Paket weiter, das nicht hier ist.</translation>
    </message>
    <message>
        <source>What it prints depends on the machine and the folder.</source>
        <translation>Was er ausgibt, hängt vom Rechner und vom Ordner ab.</translation>
    </message>
    <message>
        <source>It is a part of an object, not a program.</source>
        <translation>Er ist ein Teil eines Objekts, kein Programm.</translation>
    </message>
    <message>
        <source>It is a part of an expression, not a program.</source>
        <translation>Er ist ein Teil eines Ausdrucks, kein Programm.</translation>
    </message>
    <message>
        <source>wrapper</source>
        <translation>Umhüllung</translation>
    </message>
    <message>
        <source>fence</source>
        <translation>Blockende</translation>
    </message>
    <message>
        <source>button</source>
        <translation>Schaltfläche</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>shell</source>
        <translation>Shell</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>prose</source>
        <translation>Fließtext</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>present</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>stimmt</translation>
    </message>
    <message>
        <source>matches but for white space</source>
        <translation>stimmt bis auf Leerraum</translation>
    </message>
    <message>
        <source>matches, other notation</source>
        <translation>stimmt, andere Schreibweise</translation>
    </message>
    <message>
        <source>numbers within tolerance</source>
        <translation>Zahlen innerhalb der Toleranz</translation>
    </message>
    <message>
        <source>varies between runs</source>
        <translation>variiert von Lauf zu Lauf</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>claimed error happened</source>
        <translation>behaupteter Fehler trat auf</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>schlägt fehl</translation>
    </message>
    <message>
        <source>limit hit</source>
        <translation>Grenze erreicht</translation>
    </message>
    <message>
        <source>fails, nothing claimed</source>
        <translation>schlägt fehl, nichts behauptet</translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation>nicht ausführbar</translation>
    </message>
    <message>
        <source>nothing claimed</source>
        <translation>nichts behauptet</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>indent</source>
        <translation>Einrückung</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>Zeilennummern</translation>
    </message>
    <message>
        <source>prompts</source>
        <translation>Eingabeaufforderungen</translation>
    </message>
    <message>
        <source>space</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>invisible</source>
        <translation>unsichtbare Zeichen</translation>
    </message>
    <message>
        <source>quotes</source>
        <translation>Anführungszeichen</translation>
    </message>
    <message>
        <source>dashes</source>
        <translation>Striche</translation>
    </message>
    <message>
        <source>emphasis</source>
        <translation>Hervorhebung</translation>
    </message>
    <message>
        <source>entities</source>
        <translation>Entitäten</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>Block %1: %2</source>
        <translation>Block %1: %2</translation>
    </message>
    <message>
        <source>Block %1 (%2): %3</source>
        <translation>Block %1 (%2): %3</translation>
    </message>
    <message>
        <source>it was not run.</source>
        <translation>nicht ausgeführt.</translation>
    </message>
    <message>
        <source>1 block is not as the answer says (block %1)</source>
        <translation>1 Block ist nicht so, wie die Antwort sagt (Block %1)</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks are not as the answer says (blocks %1)</source>
        <translation>
            <numerusform>%n Block ist nicht so, wie die Antwort sagt (Block %1)</numerusform>
            <numerusform>%n Blöcke sind nicht so, wie die Antwort sagt (Blöcke %1)</numerusform>
        </translation>
    </message>
    <message>
        <source>1 block is as claimed</source>
        <translation>1 Block ist wie behauptet</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks are as claimed</source>
        <translation>
            <numerusform>%n Block ist wie behauptet</numerusform>
            <numerusform>%n Blöcke sind wie behauptet</numerusform>
        </translation>
    </message>
    <message>
        <source>1 block varies from run to run, and is as claimed in the rest</source>
        <translation>1 Block variiert von Lauf zu Lauf und ist im Übrigen wie behauptet</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks vary from run to run, and are as claimed in the rest</source>
        <translation>
            <numerusform>%n Block variiert von Lauf zu Lauf und ist im Übrigen wie behauptet</numerusform>
            <numerusform>%n Blöcke variieren von Lauf zu Lauf und sind im Übrigen wie behauptet</numerusform>
        </translation>
    </message>
    <message>
        <source>1 block fails, of which nothing is claimed</source>
        <translation>1 Block schlägt fehl, ohne dass etwas über ihn behauptet wird</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks fail, of which nothing is claimed</source>
        <translation>
            <numerusform>%n Block schlägt fehl, ohne dass etwas über ihn behauptet wird</numerusform>
            <numerusform>%n Blöcke schlagen fehl, ohne dass etwas über sie behauptet wird</numerusform>
        </translation>
    </message>
    <message>
        <source>1 block cannot be run</source>
        <translation>1 Block ist nicht ausführbar</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks cannot be run</source>
        <translation>
            <numerusform>%n Block ist nicht ausführbar</numerusform>
            <numerusform>%n Blöcke sind nicht ausführbar</numerusform>
        </translation>
    </message>
    <message>
        <source>1 block was not checked</source>
        <translation>1 Block wurde nicht geprüft</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks were not checked</source>
        <translation>
            <numerusform>%n Block wurde nicht geprüft</numerusform>
            <numerusform>%n Blöcke wurden nicht geprüft</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no code in it.</source>
        <translation>Es ist kein Code darin.</translation>
    </message>
    <message>
        <source>Nothing that could be checked is claimed.</source>
        <translation>Es wird nichts behauptet, was sich prüfen ließe.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence of the parts above</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a sentence</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Code that is made to deceive could forge that.</source>
        <translation>Code, der täuschen soll, könnte das fälschen.</translation>
    </message>
    <message>
        <source>… (%1 characters in all)</source>
        <translation>… (%1 Zeichen insgesamt)</translation>
    </message>
    <message>
        <source>Block %1, line %2: %3</source>
        <translation>Block %1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>It ran after the blocks before it.</source>
        <translation>Er lief nach den vorherigen Blöcken.</translation>
    </message>
    <message>
        <source>Claimed at line %1 (%2):</source>
        <translation>Behauptet in Zeile %1 (%2):</translation>
    </message>
    <message>
        <source>Claimed (%1):</source>
        <translation>Behauptet (%1):</translation>
    </message>
    <message>
        <source>Really:</source>
        <translation>Tatsächlich:</translation>
    </message>
    <message>
        <source>Printed:</source>
        <translation>Ausgegeben:</translation>
    </message>
    <message>
        <source>Repaired (%1, line %2).</source>
        <translation>Repariert (%1, Zeile %2).</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>What the answer claims, and what is so</source>
        <translation>Was die Antwort behauptet und was zutrifft</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Braucht</translation>
    </message>
    <message>
        <source>I ran the code of your answer. These blocks are not as it says:</source>
        <translation>Ich habe den Code Ihrer Antwort ausgeführt. Diese Blöcke sind nicht so, wie die Antwort sagt:</translation>
    </message>
    <message>
        <source>Run again with --language %1.</source>
        <translation>Führen Sie das Programm mit --language %1 erneut aus.</translation>
    </message>
    <message>
        <source>scratches</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>the kernel has no Landlock</source>
        <translation>der Kernel hat kein Landlock</translation>
    </message>
    <message>
        <source>it takes Linux 6.12</source>
        <translation>nötig ist Linux 6.12</translation>
    </message>
    <message>
        <source>to empty it takes CAP_SETPCAP; no_new_privs has the same effect</source>
        <translation>es zu leeren erfordert CAP_SETPCAP; no_new_privs bewirkt dasselbe</translation>
    </message>
    <message>
        <source>the kernel has no syscall filter</source>
        <translation>der Kernel hat keinen Filter für Systemaufrufe</translation>
    </message>
    <message>
        <source>it is a symbolic link</source>
        <translation>sie ist ein symbolischer Link</translation>
    </message>
    <message>
        <source>it is a FIFO</source>
        <translation>sie ist ein FIFO</translation>
    </message>
    <message>
        <source>it is a socket</source>
        <translation>sie ist ein Socket</translation>
    </message>
    <message>
        <source>it is a device</source>
        <translation>sie ist ein Gerät</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>sie ist keine reguläre Datei</translation>
    </message>
    <message>
        <source>there are more than 200 files</source>
        <translation>es sind mehr als 200 Dateien</translation>
    </message>
    <message>
        <source>the files are larger than 64 MiB together</source>
        <translation>die Dateien sind zusammen größer als 64&#xa0;MiB</translation>
    </message>
    <message>
        <source>it lies too deep</source>
        <translation>sie liegt zu tief</translation>
    </message>
    <message>
        <source>it is a hard link</source>
        <translation>sie ist ein harter Link</translation>
    </message>
    <message>
        <source>its path is too long</source>
        <translation>ihr Pfad ist zu lang</translation>
    </message>
    <message>
        <source>there are more than 20,000 entries; the rest was not looked at</source>
        <translation>es sind mehr als 20.000 Einträge; der Rest wurde nicht angesehen</translation>
    </message>
    <message>
        <source>the kernel refused to cap them; seccomp alone forbids them</source>
        <translation>der Kernel lehnte es ab, sie zu begrenzen; seccomp allein verbietet sie</translation>
    </message>
    <message>
        <source>The network is off for this run: only the program&apos;s own servers are there, at 127.0.0.1.</source>
        <translation>Das Netzwerk ist für diesen Lauf ausgeschaltet: Erreichbar sind nur die eigenen Server des Programms, unter 127.0.0.1.</translation>
    </message>
    <message>
        <source>A program has only the files and folders that it makes, and those that it is given, which lie beside it.</source>
        <translation>Ein Programm hat nur die Dateien und Ordner, die es selbst anlegt, und jene, die es bekommt; diese liegen neben ihm.</translation>
    </message>
    <message>
        <source>A process may reserve about twice the limit of memory. What it reserves counts here even if it never uses it.</source>
        <translation>Ein Prozess darf etwa das Doppelte der Grenze für den Arbeitsspeicher reservieren. Was er reserviert, zählt hier, auch wenn er es nie verwendet.</translation>
    </message>
    <message>
        <source>%1 holds other bytes than text.</source>
        <translation>%1 enthält Bytes, die kein Text sind.</translation>
    </message>
    <message>
        <source>%1 is no isolation level.</source>
        <translation>%1 ist keine Isolationsstufe.</translation>
    </message>
    <message>
        <source>%1 is not an object.</source>
        <translation>%1 ist kein Objekt.</translation>
    </message>
    <message>
        <source>The JSON</source>
        <translation>Das JSON</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>%1 is not a text.</source>
        <translation>%1 ist kein Text.</translation>
    </message>
    <message>
        <source>%1 is not a list.</source>
        <translation>%1 ist keine Liste.</translation>
    </message>
    <message>
        <source>%1 is not base64.</source>
        <translation>%1 ist kein base64.</translation>
    </message>
    <message>
        <source>%1 is not a whole number.</source>
        <translation>%1 ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>%3 is not from %1 to %2.</source>
        <translation>%3 liegt nicht zwischen %1 und %2.</translation>
    </message>
    <message>
        <source>%1 is not a number.</source>
        <translation>%1 ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1 is negative.</source>
        <translation>%1 ist negativ.</translation>
    </message>
    <message>
        <source>%2 is more than %1 seconds.</source>
        <translation>%2 beträgt mehr als %1 Sekunden.</translation>
    </message>
    <message>
        <source>%1 is not true or false.</source>
        <translation>%1 ist weder true noch false.</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, not one of %3.</source>
        <translation>%1 ist „%2“, nicht eines von %3.</translation>
    </message>
    <message>
        <source>%1 is not a known field.</source>
        <translation>%1 ist kein bekanntes Feld.</translation>
    </message>
    <message>
        <source>%1 is not from 0.001 to 86400 seconds.</source>
        <translation>%1 liegt nicht zwischen 0,001 und 86400 Sekunden.</translation>
    </message>
    <message>
        <source>%1 does not go with success, exitCode, signal and limit.</source>
        <translation>%1 passt nicht zu success, exitCode, signal und limit.</translation>
    </message>
    <message>
        <source>CPU time</source>
        <translation>CPU-Zeit</translation>
    </message>
    <message>
        <source>running time</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>processes and threads</source>
        <translation>Prozesse und Threads</translation>
    </message>
    <message>
        <source>the work folder</source>
        <translation>den Arbeitsordner</translation>
    </message>
    <message>
        <source>compiling time</source>
        <translation>Kompilierzeit</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1 (Zeile %2)</translation>
    </message>
    <message>
        <source>%1 (%2, line %3)</source>
        <translation>%1 (%2, Zeile %3)</translation>
    </message>
    <message>
        <source>SIGKILL (killed)</source>
        <translation>SIGKILL (sofort beendet)</translation>
    </message>
    <message>
        <source>SIGINT (interrupted)</source>
        <translation>SIGINT (unterbrochen)</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 Dateien</translation>
    </message>
    <message>
        <source>%1 used, %2 of it by the largest process</source>
        <translation>%1 verbraucht, davon %2 vom größten Prozess</translation>
    </message>
    <message>
        <source>%1 used</source>
        <translation>%1 verbraucht</translation>
    </message>
    <message>
        <source>Stopped: the limit of %1 for %2 was reached (%3).</source>
        <translation>Angehalten: Die Grenze von %1 für %2 wurde erreicht (%3).</translation>
    </message>
    <message>
        <source>Finished.</source>
        <translation>Beendet.</translation>
    </message>
    <message>
        <source>To allow more, raise it in Limits or with %1.</source>
        <translation>Um mehr zu erlauben, erhöhen Sie sie unter „Grenzen“ oder mit %1.</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language of this translation: de, zh_CN, …</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>bubblewrap (bwrap) is not installed.</source>
        <translation>bubblewrap (bwrap) ist nicht installiert.</translation>
    </message>
    <message>
        <source>Install the .NET SDK 10 or newer.</source>
        <translation>Installieren Sie das .NET SDK 10 oder neuer.</translation>
    </message>
    <message>
        <source>Install the .NET SDK 10 or newer, or Mono (Debian: apt install mono-mcs mono-runtime).</source>
        <translation>Installieren Sie das .NET SDK 10 oder neuer oder aber Mono (Debian: apt install mono-mcs mono-runtime).</translation>
    </message>
    <message>
        <source>The package {package} of NuGet is not here. Sandpad installs nothing: a C# program can use what comes with .NET.</source>
        <translation>Das Paket {package} von NuGet ist nicht hier. Sandpad installiert nichts: Ein C#-Programm kann verwenden, was .NET mitbringt.</translation>
    </message>
    <message>
        <source>This machine has no ICU, so .NET knows no cultures. Install ICU (Debian: apt install libicu76) and run again.</source>
        <translation>Dieser Rechner hat kein ICU, deshalb kennt .NET keine Kulturen. Installieren Sie ICU (Debian: apt install libicu76), und führen Sie das Programm erneut aus.</translation>
    </message>
    <message>
        <source>Mono&apos;s compiler knows C# up to version 7.2: no statements outside of a class, no records, no namespaces without braces. The .NET SDK knows them; a class with a static Main does for both.</source>
        <translation>Der Compiler von Mono kennt C# bis Version 7.2: keine Anweisungen außerhalb einer Klasse, keine Records, keine Namensräume ohne geschweifte Klammern. Das .NET SDK kennt sie; eine Klasse mit einem statischen Main funktioniert mit beiden.</translation>
    </message>
    <message>
        <source>Install Bun, or Node.js 18 or newer (Debian: apt install nodejs).</source>
        <translation>Installieren Sie Bun oder aber Node.js 18 oder neuer (Debian: apt install nodejs).</translation>
    </message>
    <message>
        <source>Install pdftoppm to see a PDF&apos;s first page here (Debian: apt install poppler-utils).</source>
        <translation>Installieren Sie pdftoppm, um die erste Seite einer PDF-Datei hier zu sehen (Debian: apt install poppler-utils).</translation>
    </message>
    <message>
        <source>Install Python 3.8 or newer (Debian: apt install python3).</source>
        <translation>Installieren Sie Python 3.8 oder neuer (Debian: apt install python3).</translation>
    </message>
    <message>
        <source>Install Python 3.9 or newer (Debian: apt install python3).</source>
        <translation>Installieren Sie Python 3.9 oder neuer (Debian: apt install python3).</translation>
    </message>
    <message>
        <source>This interpreter has no module {import}. Sandpad installs nothing: if the package {package} is meant, install it into a virtual environment (python3 -m venv ~/venv &amp;&amp; ~/venv/bin/pip install {package}) and choose its interpreter. A module of your own must be among the files that the program is given.</source>
        <translation>Dieser Interpreter hat kein Modul {import}. Sandpad installiert nichts: Wenn das Paket {package} gemeint ist, installieren Sie es in eine virtuelle Umgebung (python3 -m venv ~/venv &amp;&amp; ~/venv/bin/pip install {package}), und wählen Sie deren Interpreter. Ein eigenes Modul muss unter den Dateien sein, die das Programm bekommt.</translation>
    </message>
    <message>
        <source>A file of that name is found before the package. Give the file another name.</source>
        <translation>Eine Datei dieses Namens wird vor dem Paket gefunden. Geben Sie der Datei einen anderen Namen.</translation>
    </message>
    <message>
        <source>Install Node.js 18 or newer and esbuild (Debian: apt install nodejs esbuild).</source>
        <translation>Installieren Sie Node.js 18 oder neuer und esbuild (Debian: apt install nodejs esbuild).</translation>
    </message>
    <message>
        <source>Install Bun, or Node.js 22.18 or newer, or any Node.js from 18 on together with esbuild (Debian: apt install nodejs esbuild).</source>
        <translation>Installieren Sie Bun oder Node.js 22.18 oder neuer oder irgendein Node.js ab 18 zusammen mit esbuild (Debian: apt install nodejs esbuild).</translation>
    </message>
    <message numerus="yes">
        <source>%n figures</source>
        <translation>
            <numerusform>%n Grafik</numerusform>
            <numerusform>%n Grafiken</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: the limit of %1 for %2 was reached</source>
        <translation>Angehalten: Die Grenze von %1 für %2 wurde erreicht</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a sentence behind other sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the words of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 of its output</source>
        <translation>%1 der Ausgabe</translation>
    </message>
    <message>
        <source>one display</source>
        <translation>eine Anzeige</translation>
    </message>
    <message numerus="yes">
        <source>%n displays</source>
        <translation>
            <numerusform>%n Anzeige</numerusform>
            <numerusform>%n Anzeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of its input</source>
        <translation>%1 der Eingabe</translation>
    </message>
    <message>
        <source>Not kept: %1.</source>
        <translation>Nicht aufbewahrt: %1.</translation>
    </message>
    <message>
        <source>The kept review is damaged. %1</source>
        <translation>Die aufbewahrte Prüfung ist beschädigt. %1</translation>
    </message>
    <message>
        <source>The record of the run is not complete.</source>
        <translation>Die Aufzeichnung des Laufs ist unvollständig.</translation>
    </message>
    <message>
        <source>Its size is wrong.</source>
        <translation>Die Größe ist falsch.</translation>
    </message>
    <message>
        <source>The kept run is damaged. %1</source>
        <translation>Der aufbewahrte Lauf ist beschädigt. %1</translation>
    </message>
    <message>
        <source>It cannot be unpacked.</source>
        <translation>Entpacken ist nicht möglich.</translation>
    </message>
    <message>
        <source>Its second line is wrong.</source>
        <translation>Die zweite Zeile ist falsch.</translation>
    </message>
    <message>
        <source>make the Landlock rules</source>
        <translation>die Regeln für Landlock anlegen</translation>
    </message>
    <message>
        <source>open a socket</source>
        <translation>einen Socket öffnen</translation>
    </message>
    <message>
        <source>allow %1</source>
        <translation>%1 erlauben</translation>
    </message>
    <message>
        <source>refuse %1</source>
        <translation>%1 verweigern</translation>
    </message>
    <message>
        <source>drop the capabilities</source>
        <translation>die Capabilities abgeben</translation>
    </message>
    <message>
        <source>set no_new_privs</source>
        <translation>no_new_privs setzen</translation>
    </message>
    <message>
        <source>it could not be opened</source>
        <translation>sie ließ sich nicht öffnen</translation>
    </message>
    <message>
        <source>make a pipe</source>
        <translation>eine Pipe anlegen</translation>
    </message>
    <message>
        <source>make a socket pair</source>
        <translation>ein Paar von Sockets anlegen</translation>
    </message>
    <message>
        <source>enter the control group</source>
        <translation>der Control Group beitreten</translation>
    </message>
    <message>
        <source>take the terminal</source>
        <translation>das Terminal übernehmen</translation>
    </message>
    <message>
        <source>place the descriptors</source>
        <translation>die Deskriptoren zuordnen</translation>
    </message>
    <message>
        <source>enter the work folder</source>
        <translation>in den Arbeitsordner wechseln</translation>
    </message>
    <message>
        <source>set the limits</source>
        <translation>die Grenzen setzen</translation>
    </message>
    <message>
        <source>enforce Landlock</source>
        <translation>Landlock in Kraft setzen</translation>
    </message>
    <message>
        <source>install the seccomp filter</source>
        <translation>den Seccomp-Filter einrichten</translation>
    </message>
    <message>
        <source>hand over the filter</source>
        <translation>den Filter übergeben</translation>
    </message>
    <message>
        <source>limit the open files</source>
        <translation>die Zahl der offenen Dateien begrenzen</translation>
    </message>
    <message>
        <source>execute the program</source>
        <translation>das Programm ausführen</translation>
    </message>
    <message>
        <source>make the program&apos;s pipes</source>
        <translation>die Pipes des Programms anlegen</translation>
    </message>
    <message>
        <source>make the program&apos;s sockets</source>
        <translation>die Sockets des Programms anlegen</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>einen Prozess starten</translation>
    </message>
    <message>
        <source>wait for it</source>
        <translation>auf das Programm warten</translation>
    </message>
    <message>
        <source>look at the work folder</source>
        <translation>den Arbeitsordner ansehen</translation>
    </message>
    <message>
        <source>open a folder of the program</source>
        <translation>einen Ordner des Programms öffnen</translation>
    </message>
    <message>
        <source>open the control group&apos;s %1</source>
        <translation>%1 der Control Group öffnen</translation>
    </message>
    <message>
        <source>read the control group&apos;s %1</source>
        <translation>%1 der Control Group lesen</translation>
    </message>
    <message>
        <source>find the program in its control group</source>
        <translation>das Programm in seiner Control Group finden</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>list %1</source>
        <translation>%1 auflisten</translation>
    </message>
    <message>
        <source>find the program among the processes</source>
        <translation>das Programm unter den Prozessen finden</translation>
    </message>
    <message>
        <source>the program made more than %1 sessions (setsid), beside which the supervisor would hardly run</source>
        <translation>das Programm hat mehr als %1 Sitzungen eröffnet (setsid), neben denen die Überwachung kaum liefe</translation>
    </message>
    <message>
        <source>somebody changed the limits of the supervisor</source>
        <translation>jemand hat die Grenzen der Überwachung geändert</translation>
    </message>
    <message>
        <source>somebody changed the scheduling of the supervisor</source>
        <translation>jemand hat das Scheduling der Überwachung geändert</translation>
    </message>
    <message>
        <source>somebody changed the processors of the supervisor</source>
        <translation>jemand hat die Prozessoren der Überwachung geändert</translation>
    </message>
    <message>
        <source>somebody changed the priority of the supervisor</source>
        <translation>jemand hat die Priorität der Überwachung geändert</translation>
    </message>
    <message>
        <source>hold %1</source>
        <translation>%1 festhalten</translation>
    </message>
    <message>
        <source>show %1</source>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>make the folder %1</source>
        <translation>den Ordner %1 anlegen</translation>
    </message>
    <message>
        <source>mount %1</source>
        <translation>%1 einhängen</translation>
    </message>
    <message>
        <source>mount a file system in memory</source>
        <translation>ein Dateisystem im Speicher einhängen</translation>
    </message>
    <message>
        <source>hide the file system in memory</source>
        <translation>das Dateisystem im Speicher verbergen</translation>
    </message>
    <message>
        <source>bind %1</source>
        <translation>%1 einbinden</translation>
    </message>
    <message>
        <source>make read-only %1</source>
        <translation>%1 schreibgeschützt machen</translation>
    </message>
    <message>
        <source>mask %1</source>
        <translation>%1 verdecken</translation>
    </message>
    <message>
        <source>make an empty folder</source>
        <translation>einen leeren Ordner anlegen</translation>
    </message>
    <message>
        <source>make the root read-only</source>
        <translation>die Wurzel schreibgeschützt machen</translation>
    </message>
    <message>
        <source>make /dev/pts</source>
        <translation>/dev/pts anlegen</translation>
    </message>
    <message>
        <source>mount /dev/pts</source>
        <translation>/dev/pts einhängen</translation>
    </message>
    <message>
        <source>make /dev/ptmx</source>
        <translation>/dev/ptmx anlegen</translation>
    </message>
    <message>
        <source>make a terminal</source>
        <translation>ein Terminal anlegen</translation>
    </message>
    <message>
        <source>open a terminal</source>
        <translation>ein Terminal öffnen</translation>
    </message>
    <message>
        <source>read %1</source>
        <translation>%1 lesen</translation>
    </message>
    <message>
        <source>make the folder of %1</source>
        <translation>den Ordner von %1 anlegen</translation>
    </message>
    <message>
        <source>make %1</source>
        <translation>%1 anlegen</translation>
    </message>
    <message>
        <source>write %1</source>
        <translation>%1 schreiben</translation>
    </message>
    <message>
        <source>set the mode of %1</source>
        <translation>die Rechte von %1 setzen</translation>
    </message>
    <message>
        <source>the program was ended, because it could not be watched any more: %1</source>
        <translation>das Programm wurde beendet, weil es nicht mehr überwacht werden konnte: %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>At this isolation level a program has no /tmp of its own. The variable TMPDIR names its folder for temporary files.</source>
        <translation>Auf dieser Isolationsstufe hat ein Programm kein eigenes /tmp. Die Variable TMPDIR nennt seinen Ordner für temporäre Dateien.</translation>
    </message>
    <message>
        <source>While the network is off, a program reaches its own servers only by libsocket_wrapper, which is not installed (Debian: apt install libsocket-wrapper).</source>
        <translation>Solange das Netzwerk ausgeschaltet ist, erreicht ein Programm seine eigenen Server nur mit libsocket_wrapper, das nicht installiert ist (Debian: apt install libsocket-wrapper).</translation>
    </message>
    <message>
        <source>The network is off for this run, and a program can reach no server of its own, because libsocket_wrapper is not installed (Debian: apt install libsocket-wrapper).</source>
        <translation>Das Netzwerk ist bei diesem Lauf ausgeschaltet, und ein Programm erreicht auch seine eigenen Server nicht, weil libsocket_wrapper nicht installiert ist (Debian: apt install libsocket-wrapper).</translation>
    </message>
    <message>
        <source>This Node.js knows import and export in files named .mjs. Node.js 20.19 and newer know them in .js, too.</source>
        <translation>Dieses Node.js kennt import und export in Dateien mit der Endung .mjs. Node.js kennt sie ab Version 20.19 auch in .js.</translation>
    </message>
    <message>
        <source>The sandbox did not answer in time. The machine may be busy: run it again.</source>
        <translation>Die Sandbox hat nicht rechtzeitig geantwortet. Der Rechner ist vielleicht ausgelastet: noch einmal ausführen.</translation>
    </message>
    <message>
        <source>they could not be tried: %1. The machine may be busy.</source>
        <translation>sie ließen sich nicht prüfen: %1. Der Rechner ist vielleicht ausgelastet.</translation>
    </message>
    <message>
        <source>This machine has no ICU. Without it .NET sorts and compares text by the numbers of the characters (B before a), and knows no cultures. Install ICU (Debian: apt install libicu76).</source>
        <translation>Dieser Rechner hat kein ICU. Ohne ICU sortiert und vergleicht .NET Text nach den Nummern der Zeichen (B vor a) und kennt keine Kulturen. Installieren Sie ICU (Debian: apt install libicu76).</translation>
    </message>
    <message>
        <source>The package {package} is not here, and Sandpad installs nothing. Install it in a folder of yours (npm install {package}), and give the program the folder node_modules that lies there then (--input node_modules; in the window: Files). The runtime&apos;s own modules (node:fs and the like) are always there.</source>
        <translation>Das Paket {package} ist nicht hier, und Sandpad installiert nichts. Installieren Sie es in einem eigenen Ordner (npm install {package}), und geben Sie dem Programm den Ordner node_modules, der dann dort liegt (--input node_modules; im Fenster: Dateien). Die eigenen Module der Laufzeitumgebung (node:fs und dergleichen) sind immer da.</translation>
    </message>
    <message>
        <source>Node.js alone leaves types out and compiles nothing, so it knows no enum, no namespace, no import x = require() and no parameters that are properties. Install esbuild (Debian: apt install esbuild) or Bun, and run again.</source>
        <translation>Node.js allein lässt Typen weg und übersetzt nichts. Deshalb kennt es kein enum, keinen namespace, kein import x = require() und keine Parametereigenschaften. Installieren Sie esbuild (Debian: apt install esbuild) oder Bun, und führen Sie das Programm erneut aus.</translation>
    </message>
    <message>
        <source>At this isolation level a program reaches no network, and no server of its own either.</source>
        <translation>Auf dieser Isolationsstufe erreicht ein Programm kein Netz und auch keinen eigenen Server.</translation>
    </message>
    <message>
        <source>The level namespaces gives it both.</source>
        <translation>Die Stufe namespaces gibt ihm beides.</translation>
    </message>
    <message>
        <source>The level namespaces gives it both; sandpad doctor says what that takes here.</source>
        <translation>Die Stufe namespaces gibt ihm beides; sandpad doctor sagt, was das hier braucht.</translation>
    </message>
    <message>
        <source>Claims beyond the first %1.</source>
        <translation>Behauptungen nach den ersten %1.</translation>
    </message>
    <message>
        <source>the program holds more than %1 locks on parts of files, or watches as many descriptors</source>
        <translation>das Programm hält mehr als %1 Sperren auf Teilen von Dateien oder beobachtet ebenso viele Deskriptoren</translation>
    </message>
    <message>
        <source>the program watches more than %1 descriptors</source>
        <translation>das Programm beobachtet mehr als %1 Deskriptoren</translation>
    </message>
    <message>
        <source>It is so the first time; the line runs several times.</source>
        <translation>Beim ersten Mal ist es so; die Zeile läuft mehrmals.</translation>
    </message>
    <message>
        <source>Node.js with esbuild</source>
        <translation>Node.js mit esbuild</translation>
    </message>
    <message>
        <source>[bytes left out: %1]</source>
        <translation>[ausgelassene Bytes: %1]</translation>
    </message>
    <message>
        <source>Versions word the message of an error in their own way.</source>
        <translation>Versionen formulieren die Meldung eines Fehlers auf ihre eigene Art.</translation>
    </message>
    <message>
        <source>Threads and processes take turns otherwise each time.</source>
        <translation>Threads und Prozesse wechseln sich jedes Mal anders ab.</translation>
    </message>
    <message>
        <source>It shows addresses or hashes of objects, which differ here.</source>
        <translation>Es zeigt Adressen oder Hashwerte von Objekten; hier sind es andere.</translation>
    </message>
    <message>
        <source>What dir() lists differs between versions of Python.</source>
        <translation>Was dir() auflistet, ist je nach Version von Python anders.</translation>
    </message>
    <message>
        <source>It uses names that several blocks before it define, and perhaps others are meant.</source>
        <translation>Er verwendet Namen, die mehrere Blöcke vor ihm definieren, und vielleicht sind andere gemeint.</translation>
    </message>
    <message>
        <source>It needs a newer C#.</source>
        <translation>Er braucht ein neueres C#.</translation>
    </message>
    <message>
        <source>The words before it do not say that the program prints just this.</source>
        <translation>Die Worte davor sagen nicht, dass das Programm genau das ausgibt.</translation>
    </message>
    <message>
        <source>Only a part of it is as it was printed, and it may mean more than that.</source>
        <translation>Nur ein Teil davon ist, was ausgegeben wurde, und es kann mehr als das gemeint sein.</translation>
    </message>
    <message>
        <source>The types could not be checked: %1</source>
        <translation>Die Typen konnten nicht geprüft werden: %1</translation>
    </message>
    <message>
        <source>Types are checked by tsc, the compiler of TypeScript, and it is not here: install it together with Node.js (npm install -g typescript; Debian: apt install nodejs node-typescript).</source>
        <translation>Typen prüft tsc, der Compiler von TypeScript, und er ist nicht hier: Installieren Sie ihn zusammen mit Node.js (npm install -g typescript; Debian: apt install nodejs node-typescript).</translation>
    </message>
    <message>
        <source>Install Node.js 18 or newer and TypeScript (npm install -g typescript; Debian: apt install nodejs node-typescript).</source>
        <translation>Installieren Sie Node.js 18 oder neuer und TypeScript (npm install -g typescript; Debian: apt install nodejs node-typescript).</translation>
    </message>
    <message>
        <source>Block %1 is judged by what its own program reported.</source>
        <translation>Block %1 ist nach dem beurteilt, was sein eigenes Programm gemeldet hat.</translation>
    </message>
    <message>
        <source>Blocks %1 are judged by what their own programs reported.</source>
        <translation>Die Blöcke %1 sind nach dem beurteilt, was ihre eigenen Programme gemeldet haben.</translation>
    </message>
    <message>
        <source>%1 is left out: it is larger than 1 MiB.</source>
        <translation>%1 wird ausgelassen: Die Datei ist größer als 1 MiB.</translation>
    </message>
    <message>
        <source>The compiler was ended by %1, so the program did not run.</source>
        <translation>Der Compiler wurde durch %1 beendet, deshalb lief das Programm nicht.</translation>
    </message>
    <message>
        <source>Its line prints nothing; it gives that.</source>
        <translation>Die Zeile gibt nichts aus; das ist ihr Wert.</translation>
    </message>
    <message>
        <source>The texts of the figure could not be read.</source>
        <translation>Die Texte der Abbildung konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Its line prints nothing; what it changes is that.</source>
        <translation>Die Zeile gibt nichts aus; das ist, was sie ändert.</translation>
    </message>
    <message>
        <source>The blocks before it took %1 minutes together.</source>
        <translation>Die Blöcke davor haben zusammen %1 Minuten gebraucht.</translation>
    </message>
    <message>
        <source>hide the machine&apos;s domain</source>
        <translation>die Domäne des Rechners verbergen</translation>
    </message>
    <message>
        <source>The run is not kept in the history yet, and tried again. %1</source>
        <translation>Der Lauf steht noch nicht im Verlauf, es wird erneut versucht. %1</translation>
    </message>
    <message>
        <source>The oldest run that waited is not kept in the history: too many wait.</source>
        <translation>Der älteste wartende Lauf wird nicht im Verlauf aufbewahrt: Es warten zu viele.</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::Animation</name>
    <message>
        <source>It does not move: its frames are too large.</source>
        <translation>Sie bewegt sich nicht: Die Einzelbilder sind zu groß.</translation>
    </message>
    <message>
        <source>Only its first %1 frames are played.</source>
        <translation>Nur ihre ersten %1 Einzelbilder werden abgespielt.</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::BlockActions</name>
    <message>
        <source>Run block %1</source>
        <translation>Block %1 ausführen</translation>
    </message>
    <message>
        <source>Open block %1 as a scratch</source>
        <translation>Block %1 als Entwurf öffnen</translation>
    </message>
    <message>
        <source>Copy the code of block %1</source>
        <translation>Code von Block %1 kopieren</translation>
    </message>
    <message>
        <source>Stop editing block %1</source>
        <translation>Bearbeiten von Block %1 beenden</translation>
    </message>
    <message>
        <source>Edit block %1</source>
        <translation>Block %1 bearbeiten</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::BlockCard</name>
    <message>
        <source>The code ends too early.</source>
        <translation>Der Code endet zu früh.</translation>
    </message>
    <message>
        <source>Syntax error in line %1: %2</source>
        <translation>Syntaxfehler in Zeile %1: %2</translation>
    </message>
    <message>
        <source>Syntax error: %1</source>
        <translation>Syntaxfehler: %1</translation>
    </message>
    <message>
        <source>Block %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>What the answer says before it</source>
        <translation>Was die Antwort davor sagt</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::BlockHead</name>
    <message>
        <source>%1 % sure</source>
        <translation>zu %1&#xa0;% sicher</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>bearbeitet</translation>
    </message>
    <message>
        <source>Block %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>%1: take block %2 for something else</source>
        <translation>%1: Block %2 als etwas anderes behandeln</translation>
    </message>
    <message>
        <source>Unfold block %1</source>
        <translation>Block %1 ausklappen</translation>
    </message>
    <message>
        <source>Fold block %1</source>
        <translation>Block %1 einklappen</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::BlockMap</name>
    <message>
        <source>The blocks in order</source>
        <translation>Die Blöcke der Reihe nach</translation>
    </message>
    <message>
        <source>Block %1, %2</source>
        <translation>Block %1, %2</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::Card</name>
    <message>
        <source>Copy for the model</source>
        <translation>Für das Modell kopieren</translation>
    </message>
    <message>
        <source>Copy code, error, output, versions and limits as Markdown</source>
        <translation>Code, Fehler, Ausgabe, Versionen und Grenzen als Markdown kopieren</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::CodeEditor</name>
    <message>
        <source>Code editor</source>
        <translation>Code-Editor</translation>
    </message>
    <message>
        <source> … (this line has %1 bytes; it is kept and run whole, but is too long to be edited here)</source>
        <translation> … (diese Zeile hat %1 Bytes; sie wird ganz aufgehoben und ausgeführt, ist aber zu lang, um hier bearbeitet zu werden)</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::CodePart</name>
    <message>
        <source>Ctrl+Enter runs this block, Esc ends editing</source>
        <translation>Strg+Enter führt diesen Block aus, Esc beendet das Bearbeiten</translation>
    </message>
    <message>
        <source>Code of the block</source>
        <translation>Code des Blocks</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::CompareView</name>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>Keine Unterschiede.</translation>
    </message>
    <message>
        <source>%1 of %2. Left: %3 Right: %4</source>
        <translation>%1 von %2. Links: %3 Rechts: %4</translation>
    </message>
    <message>
        <source>… (%1 more characters, in all %2)</source>
        <translation>… (%1 Zeichen mehr, zusammen %2)</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::DocumentCard</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::EditorPane</name>
    <message>
        <source>Find in the code</source>
        <translation>Im Code suchen</translation>
    </message>
    <message>
        <source>Only in the selected lines</source>
        <translation>Nur in den ausgewählten Zeilen</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::ErrorCard</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Causes that were not recorded: %1</source>
        <translation>Ursachen, die nicht festgehalten wurden: %1</translation>
    </message>
    <message>
        <source>Compiler messages: %1</source>
        <translation>Meldungen des Compilers: %1</translation>
    </message>
    <message>
        <source>Show %1 more</source>
        <translation>%1 weitere anzeigen</translation>
    </message>
    <message>
        <source>Caused by %1</source>
        <translation>Verursacht durch %1</translation>
    </message>
    <message>
        <source>While handling %1</source>
        <translation>Während der Behandlung von %1</translation>
    </message>
    <message>
        <source>Error %1 of the group: %2</source>
        <translation>Fehler %1 der Gruppe: %2</translation>
    </message>
    <message>
        <source>Go to line %1</source>
        <translation>Zu Zeile %1 gehen</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>Change the language and run</source>
        <translation>Sprache ändern und ausführen</translation>
    </message>
    <message>
        <source>Change the language of the tab, and run again</source>
        <translation>Die Sprache des Tabs ändern und erneut ausführen</translation>
    </message>
    <message>
        <source>Add %1 and run</source>
        <translation>%1 hinzufügen und ausführen</translation>
    </message>
    <message>
        <source>Add %1 to the files of the tab, and run again</source>
        <translation>%1 zu den Dateien des Tabs hinzufügen und erneut ausführen</translation>
    </message>
    <message>
        <source>Show what the compiler printed</source>
        <translation>Anzeigen, was der Compiler ausgab</translation>
    </message>
    <message>
        <source>Show full traceback</source>
        <translation>Vollständigen Traceback anzeigen</translation>
    </message>
    <message>
        <source>Hide what the compiler printed</source>
        <translation>Ausblenden, was der Compiler ausgab</translation>
    </message>
    <message>
        <source>Hide full traceback</source>
        <translation>Vollständigen Traceback ausblenden</translation>
    </message>
    <message>
        <source>Show the text as it was printed</source>
        <translation>Den Text so anzeigen, wie er ausgegeben wurde</translation>
    </message>
    <message>
        <source>Switch the network on and run</source>
        <translation>Netzwerk einschalten und ausführen</translation>
    </message>
    <message>
        <source>Let the program reach the internet, and run again</source>
        <translation>Das Programm ins Internet lassen und erneut ausführen</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>Choose files for the program</source>
        <translation>Dateien für das Programm wählen</translation>
    </message>
    <message>
        <source>Go to %1, line %2</source>
        <translation>Gehe zu %1, Zeile %2</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::ExcerptView</name>
    <message>
        <source>Lines before are not shown</source>
        <translation>Zeilen davor werden nicht angezeigt</translation>
    </message>
    <message>
        <source>Show more of this text</source>
        <translation>Mehr von diesem Text anzeigen</translation>
    </message>
    <message>
        <source>Show more of %1</source>
        <translation>Mehr von %1 anzeigen</translation>
    </message>
    <message>
        <source>Show more of %1 characters</source>
        <translation>Mehr von %1 Zeichen anzeigen</translation>
    </message>
    <message>
        <source>Show all %1 lines</source>
        <translation>Alle %1 Zeilen anzeigen</translation>
    </message>
    <message>
        <source>Show %1 more of %2 lines</source>
        <translation>%1 weitere von %2 Zeilen anzeigen</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::Figure</name>
    <message>
        <source>Figure</source>
        <translation>Grafik</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FigureActions</name>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>%1 picture (*.%2)</source>
        <translation>%1-Bild (*.%2)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the figure as a picture</source>
        <translation>Die Grafik als Bild kopieren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save the figure as a file</source>
        <translation>Die Grafik als Datei speichern</translation>
    </message>
    <message>
        <source>Copy source</source>
        <translation>Quelltext kopieren</translation>
    </message>
    <message>
        <source>Copy what the program gave, as plain text</source>
        <translation>Was das Programm übergeben hat, als reinen Text kopieren</translation>
    </message>
    <message>
        <source>Copied the source.</source>
        <translation>Quelltext kopiert.</translation>
    </message>
    <message>
        <source>Copy as SVG</source>
        <translation>Als SVG kopieren</translation>
    </message>
    <message>
        <source>Copy the drawing itself, without scripts and references to other files</source>
        <translation>Die Zeichnung selbst kopieren, ohne Skripte und Verweise auf andere Dateien</translation>
    </message>
    <message>
        <source>Save as PNG</source>
        <translation>Als PNG speichern</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>Als SVG speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save the drawing itself, without scripts and references to other files</source>
        <translation>Die Zeichnung selbst speichern, ohne Skripte und Verweise auf andere Dateien</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save as a page of the figure&apos;s size</source>
        <translation>Als Seite in der Größe der Grafik speichern</translation>
    </message>
    <message>
        <source>Save as a bitmap of a chosen resolution</source>
        <translation>Als Pixelbild in gewählter Auflösung speichern</translation>
    </message>
    <message>
        <source>Other resolution…</source>
        <translation>Andere Auflösung&#xa0;…</translation>
    </message>
    <message>
        <source>%1 dpi…</source>
        <translation>%1 dpi&#xa0;…</translation>
    </message>
    <message>
        <source>%1 dpi: %2 × %3 pixels…</source>
        <translation>%1 dpi: %2 × %3 Pixel&#xa0;…</translation>
    </message>
    <message>
        <source>Not copied: %1.</source>
        <translation>Nicht kopiert: %1.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Copied as SVG.</source>
        <translation>Als SVG kopiert.</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>Not saved: %1.</source>
        <translation>Nicht gespeichert: %1.</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>Grafik speichern</translation>
    </message>
    <message>
        <source>Resolution, in pixels per inch:</source>
        <translation>Auflösung, in Pixel pro Zoll:</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FigureCanvas</name>
    <message>
        <source>Figure</source>
        <translation>Grafik</translation>
    </message>
    <message>
        <source>Drawing the figure…</source>
        <translation>Die Grafik wird gezeichnet&#xa0;…</translation>
    </message>
    <message>
        <source>The figure is not shown: %1.</source>
        <translation>Die Grafik wird nicht angezeigt: %1.</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FigureCard</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Look at the figure in a window of its own (Enter)</source>
        <translation>Die Grafik in einem eigenen Fenster ansehen (Enter)</translation>
    </message>
    <message>
        <source>⋯</source>
        <translation>⋯</translation>
    </message>
    <message>
        <source>More that can be done with the figure</source>
        <translation>Weitere Aktionen für die Grafik</translation>
    </message>
    <message>
        <source>Drawing the figure…</source>
        <translation>Die Grafik wird gezeichnet&#xa0;…</translation>
    </message>
    <message>
        <source>The figure is not shown: %1.</source>
        <translation>Die Grafik wird nicht angezeigt: %1.</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FigureDrag</name>
    <message>
        <source>Not dragged: no temporary folder could be made.</source>
        <translation>Ziehen nicht möglich: Es konnte kein temporärer Ordner angelegt werden.</translation>
    </message>
    <message>
        <source>Not dragged: %1.</source>
        <translation>Ziehen nicht möglich: %1.</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FigureExport</name>
    <message>
        <source>it is no picture that can be read</source>
        <translation>sie ist kein Bild, das gelesen werden kann</translation>
    </message>
    <message>
        <source>it cannot be written as PNG</source>
        <translation>sie kann nicht als PNG geschrieben werden</translation>
    </message>
    <message>
        <source>it cannot be written as PDF</source>
        <translation>sie kann nicht als PDF geschrieben werden</translation>
    </message>
    <message>
        <source>at %1 dpi it would have %2 x %3 pixels, more than 64 million</source>
        <translation>mit %1&#xa0;dpi hätte sie %2 × %3 Pixel, mehr als 64 Millionen</translation>
    </message>
    <message>
        <source>it is no drawing</source>
        <translation>sie ist keine Zeichnung</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FigureImage</name>
    <message>
        <source>it is too large to be drawn</source>
        <translation>sie ist zu groß, um gezeichnet zu werden</translation>
    </message>
    <message>
        <source>it is no picture that can be read</source>
        <translation>sie ist kein Bild, das gelesen werden kann</translation>
    </message>
    <message>
        <source>it has %1 x %2 pixels, more than 64 million</source>
        <translation>sie hat %1 × %2 Pixel, mehr als 64 Millionen</translation>
    </message>
    <message>
        <source>blurred</source>
        <translation>unscharf</translation>
    </message>
    <message>
        <source>The figure is blurred, because this run shows more than 8 MiB of figures.</source>
        <translation>Die Grafik ist unscharf, weil dieser Lauf mehr als 8&#xa0;MiB an Grafiken zeigt.</translation>
    </message>
    <message>
        <source>The figure is blurred, because it is larger than 4 MiB or 50 million pixels.</source>
        <translation>Die Grafik ist unscharf, weil sie größer als 4&#xa0;MiB oder 50 Millionen Pixel ist.</translation>
    </message>
    <message>
        <source>blurred when enlarged</source>
        <translation>vergrößert unscharf</translation>
    </message>
    <message>
        <source>The figure is blurred when it is enlarged, because this run shows more than 8 MiB of figures.</source>
        <translation>Die Grafik ist vergrößert unscharf, weil dieser Lauf mehr als 8&#xa0;MiB an Grafiken zeigt.</translation>
    </message>
    <message>
        <source>256 colours</source>
        <translation>256 Farben</translation>
    </message>
    <message>
        <source>The figure has 256 colours, because this run shows more than 8 MiB of figures.</source>
        <translation>Die Grafik hat 256 Farben, weil dieser Lauf mehr als 8&#xa0;MiB an Grafiken zeigt.</translation>
    </message>
    <message>
        <source>The figure has 256 colours, because it would be larger than 4 MiB.</source>
        <translation>Die Grafik hat 256 Farben, weil sie sonst größer als 4&#xa0;MiB wäre.</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FigureViewer</name>
    <message>
        <source>transparent</source>
        <translation>transparent</translation>
    </message>
    <message>
        <source>%1, alpha %2</source>
        <translation>%1, Alpha %2</translation>
    </message>
    <message>
        <source>Place and colour</source>
        <translation>Position und Farbe</translation>
    </message>
    <message>
        <source>‹</source>
        <translation>‹</translation>
    </message>
    <message>
        <source>Previous figure (Page Up)</source>
        <translation>Vorherige Grafik (Bild auf)</translation>
    </message>
    <message>
        <source>›</source>
        <translation>›</translation>
    </message>
    <message>
        <source>Next figure (Page Down)</source>
        <translation>Nächste Grafik (Bild ab)</translation>
    </message>
    <message>
        <source>−</source>
        <translation>−</translation>
    </message>
    <message>
        <source>Smaller (−)</source>
        <translation>Kleiner (−)</translation>
    </message>
    <message>
        <source>Show at its natural size (1)</source>
        <translation>In natürlicher Größe anzeigen (1)</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Größer (+)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Fit into the window (0)</source>
        <translation>In das Fenster einpassen (0)</translation>
    </message>
    <message>
        <source>⋯</source>
        <translation>⋯</translation>
    </message>
    <message>
        <source>More that can be done with the figure</source>
        <translation>Weitere Aktionen für die Grafik</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>x %1, y %2 · %3</source>
        <translation>x %1, y %2 · %3</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FileChip</name>
    <message>
        <source>1 byte</source>
        <translation>1 Byte</translation>
    </message>
    <message>
        <source>%1   not kept</source>
        <translation>%1   nicht aufbewahrt</translation>
    </message>
    <message>
        <source>File %1, %2</source>
        <translation>Datei %1, %2</translation>
    </message>
    <message>
        <source>%1, %2. Click to look at it, drag it out as a file.</source>
        <translation>%1, %2. Zum Ansehen klicken, als Datei herausziehen.</translation>
    </message>
    <message>
        <source>%1 was not kept: %2.</source>
        <translation>%1 wurde nicht aufbewahrt: %2.</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FilePreview</name>
    <message>
        <source>… open or save the file to see the rest</source>
        <translation>… öffnen oder speichern Sie die Datei, um den Rest zu sehen</translation>
    </message>
    <message>
        <source>It was not kept: %1.</source>
        <translation>Sie wurde nicht aufbewahrt: %1.</translation>
    </message>
    <message>
        <source>There is no preview of this type (%1).</source>
        <translation>Für diesen Typ gibt es keine Vorschau (%1).</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FilesCard</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>%1 konnte nicht gespeichert werden: %2.</translation>
    </message>
    <message>
        <source>Files saved in %1: %2.</source>
        <translation>Dateien in %1 gespeichert: %2.</translation>
    </message>
    <message>
        <source>Save all…</source>
        <translation>Alle speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save all files into a folder</source>
        <translation>Alle Dateien in einen Ordner speichern</translation>
    </message>
    <message>
        <source>Show all files</source>
        <translation>Alle Dateien anzeigen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open the file with the desktop&apos;s program for it</source>
        <translation>Die Datei mit dem dafür vorgesehenen Programm des Desktops öffnen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save the file</source>
        <translation>Die Datei speichern</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Files that the run left: %1</source>
        <translation>Hinterlassene Dateien: %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Weniger anzeigen</translation>
    </message>
    <message>
        <source>Show fewer files</source>
        <translation>Weniger Dateien anzeigen</translation>
    </message>
    <message>
        <source>Save file</source>
        <translation>Datei speichern</translation>
    </message>
    <message>
        <source>Save all files</source>
        <translation>Alle Dateien speichern</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FilesPopup</name>
    <message>
        <source>%1   (is not there)</source>
        <translation>%1   (ist nicht da)</translation>
    </message>
    <message>
        <source>%1/   (folder)</source>
        <translation>%1/   (Ordner)</translation>
    </message>
    <message>
        <source>Files and input</source>
        <translation>Dateien und Eingabe</translation>
    </message>
    <message>
        <source>Input files</source>
        <translation>Eingabedateien</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Add input files</source>
        <translation>Eingabedateien hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the selected input files (Delete)</source>
        <translation>Die ausgewählten Eingabedateien entfernen (Entf)</translation>
    </message>
    <message>
        <source>Copied into the work folder at each run. Files can be dropped here and on the output.</source>
        <translation>Werden bei jedem Lauf in den Arbeitsordner kopiert. Dateien können hier und auf der Ausgabe abgelegt werden.</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>Typed while it runs</source>
        <translation>Eingabe während des Laufs</translation>
    </message>
    <message>
        <source>This text</source>
        <translation>Dieser Text</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Eine Datei</translation>
    </message>
    <message>
        <source>Text for standard input</source>
        <translation>Text für die Standardeingabe</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Choose the file for standard input</source>
        <translation>Datei für die Standardeingabe wählen</translation>
    </message>
    <message>
        <source>Keep files between runs</source>
        <translation>Dateien zwischen Läufen aufbewahren</translation>
    </message>
    <message>
        <source>The next run finds what this one leaves in the work folder; the interpreter itself always starts fresh</source>
        <translation>Der nächste Lauf findet, was dieser im Arbeitsordner hinterlässt; der Interpreter selbst startet immer neu</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Remove the files that were kept</source>
        <translation>Die aufbewahrten Dateien entfernen</translation>
    </message>
    <message>
        <source>Give the program a terminal</source>
        <translation>Dem Programm ein Terminal geben</translation>
    </message>
    <message>
        <source>Standard input and output are a pseudo-terminal, as programs that ask isatty() want it; both outputs are then one</source>
        <translation>Standardeingabe und -ausgabe sind ein Pseudoterminal, wie es Programme erwarten, die isatty() abfragen; beide Ausgaben sind dann eine</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>aufbewahrt</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Files: %1</source>
        <translation>Dateien: %1</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FindBar</name>
    <message>
        <source>Match case</source>
        <translation>Groß-/Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Ganze Wörter</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Previous (Shift+Enter)</source>
        <translation>Vorheriger (Umschalt+Enter)</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>Nächster (Enter)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Gefunden: %1</translation>
    </message>
    <message>
        <source>Replaced: %1</source>
        <translation>Ersetzt: %1</translation>
    </message>
    <message>
        <source>Not in what is shown</source>
        <translation>Nicht in dem, was gezeigt wird</translation>
    </message>
    <message>
        <source>Shortened lines are not searched</source>
        <translation>Gekürzte Zeilen werden nicht durchsucht</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::Finding</name>
    <message>
        <source>1 matches</source>
        <translation>1 stimmt</translation>
    </message>
    <message>
        <source>1 varies</source>
        <translation>1 variiert</translation>
    </message>
    <message>
        <source>1 claims nothing</source>
        <translation>1 behauptet nichts</translation>
    </message>
    <message>
        <source>False</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Stimmt</translation>
    </message>
    <message>
        <source>Varies</source>
        <translation>Variiert</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Cannot run</source>
        <translation>Nicht ausführbar</translation>
    </message>
    <message>
        <source>Claims nothing</source>
        <translation>Ohne Behauptung</translation>
    </message>
    <message numerus="yes">
        <source>%n false</source>
        <translation>
            <numerusform>%n falsch</numerusform>
            <numerusform>%n falsch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match</source>
        <translation>
            <numerusform>%n stimmt</numerusform>
            <numerusform>%n stimmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vary</source>
        <translation>
            <numerusform>%n variiert</numerusform>
            <numerusform>%n variieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not checked</source>
        <translation>
            <numerusform>%n nicht geprüft</numerusform>
            <numerusform>%n nicht geprüft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot run</source>
        <translation>
            <numerusform>%n nicht ausführbar</numerusform>
            <numerusform>%n nicht ausführbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claim nothing</source>
        <translation>
            <numerusform>%n behauptet nichts</numerusform>
            <numerusform>%n behaupten nichts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FoldCard</name>
    <message>
        <source>… %1 more characters · Show all</source>
        <translation>… %1 weitere Zeichen · Alles anzeigen</translation>
    </message>
    <message>
        <source>Show the whole value</source>
        <translation>Den ganzen Wert anzeigen</translation>
    </message>
    <message>
        <source>Folded value</source>
        <translation>Eingeklappter Wert</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::Footer</name>
    <message>
        <source>Run status</source>
        <translation>Status des Laufs</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Compiling…</source>
        <translation>Wird kompiliert&#xa0;…</translation>
    </message>
    <message>
        <source>Waiting for input</source>
        <translation>Wartet auf Eingabe</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten&#xa0;…</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Läuft&#xa0;…</translation>
    </message>
    <message>
        <source>exit %1</source>
        <translation>Exit %1</translation>
    </message>
    <message>
        <source>compiled in %1</source>
        <translation>kompiliert in %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Since compiling began</source>
        <translation>Seit das Kompilieren begann</translation>
    </message>
    <message>
        <source>How long the program has run, without waiting for input</source>
        <translation>So lange ist das Programm gelaufen, ohne das Warten auf Eingaben</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FrameList</name>
    <message>
        <source>1 library frame</source>
        <translation>1 Aufruf in Bibliotheken</translation>
    </message>
    <message>
        <source>%1 library frames</source>
        <translation>%1 Aufrufe in Bibliotheken</translation>
    </message>
    <message>
        <source>repeated %1 more times</source>
        <translation>noch %1-mal wiederholt</translation>
    </message>
    <message>
        <source>1 more call</source>
        <translation>1 weiterer Aufruf</translation>
    </message>
    <message>
        <source>%1 more calls</source>
        <translation>%1 weitere Aufrufe</translation>
    </message>
    <message>
        <source>%1 calls that were not recorded</source>
        <translation>%1 Aufrufe, die nicht festgehalten wurden</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… und noch %1</translation>
    </message>
    <message>
        <source>Go to line %1</source>
        <translation>Zu Zeile %1 gehen</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Anzeigen: %1</translation>
    </message>
    <message>
        <source>one call that was not recorded</source>
        <translation>ein Aufruf, der nicht festgehalten wurde</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Go to line %1 of %2</source>
        <translation>Gehe zu Zeile %1 von %2</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::HexView</name>
    <message>
        <source>Bytes of the output</source>
        <translation>Bytes der Ausgabe</translation>
    </message>
    <message>
        <source>Offset %1, byte %2</source>
        <translation>Position %1, Byte %2</translation>
    </message>
    <message>
        <source>The program printed nothing.</source>
        <translation>Das Programm gab nichts aus.</translation>
    </message>
    <message>
        <source>Copy as hex</source>
        <translation>Hexadezimal kopieren</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Zum Ende gehen</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::HexWindow</name>
    <message>
        <source>Bytes of the output</source>
        <translation>Bytes der Ausgabe</translation>
    </message>
    <message>
        <source>Find text, or bytes as 0x0d0a</source>
        <translation>Text suchen oder Bytes wie 0x0d0a</translation>
    </message>
    <message>
        <source>Find in the bytes</source>
        <translation>In den Bytes suchen</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>%1 of %2 bytes</source>
        <translation>%1 von %2 Bytes</translation>
    </message>
    <message>
        <source>byte %1 of %2</source>
        <translation>Byte %1 von %2</translation>
    </message>
    <message>
        <source>; the disk was full, later ones were not kept</source>
        <translation>; der Datenträger war voll, spätere wurden nicht aufbewahrt</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::HtmlCard</name>
    <message>
        <source>Copy the HTML</source>
        <translation>HTML kopieren</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::HtmlFilter</name>
    <message>
        <source>a picture, not loaded</source>
        <translation>ein Bild, nicht geladen</translation>
    </message>
    <message>
        <source>a picture, not loaded: %1</source>
        <translation>ein Bild, nicht geladen: %1</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::Indentation</name>
    <message>
        <source>Tabs</source>
        <translation>Tabulatoren</translation>
    </message>
    <message>
        <source>%1 spaces</source>
        <translation>%1 Leerzeichen</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::InputLine</name>
    <message>
        <source>Input for the program</source>
        <translation>Eingabe für das Programm</translation>
    </message>
    <message>
        <source>Input: Enter sends, Ctrl+D ends it</source>
        <translation>Eingabe: Enter sendet, Strg+D beendet sie</translation>
    </message>
    <message>
        <source>The program waits for a line. Enter sends it, Ctrl+D ends the input, the arrow keys bring back earlier lines.</source>
        <translation>Das Programm wartet auf eine Zeile. Enter sendet sie, Strg+D beendet die Eingabe, die Pfeiltasten holen frühere Zeilen zurück.</translation>
    </message>
    <message>
        <source>Password: it is not shown, Enter sends it</source>
        <translation>Passwort: Es wird nicht angezeigt, Enter sendet es</translation>
    </message>
    <message>
        <source>The program is busy; it reads a line later</source>
        <translation>Das Programm arbeitet; es liest eine Zeile später</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::InvisibleNote</name>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Close this note</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
    <message>
        <source>Invisible characters: %1</source>
        <translation>Unsichtbare Zeichen: %1</translation>
    </message>
    <message>
        <source>Show invisible characters</source>
        <translation>Unsichtbare Zeichen anzeigen</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::IsolationPill</name>
    <message>
        <source>in force</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>Isolation…</source>
        <translation>Isolation&#xa0;…</translation>
    </message>
    <message>
        <source>Isolation</source>
        <translation>Isolation</translation>
    </message>
    <message>
        <source>What protects this machine from the program; click for the layers</source>
        <translation>Was diesen Rechner vor dem Programm schützt; Klicken zeigt die Schichten an</translation>
    </message>
    <message>
        <source>Started ahead: the sandbox waited for this run, and is used once</source>
        <translation>Vorbereitet: Die Sandbox wartete auf diesen Lauf und wird nur einmal verwendet</translation>
    </message>
    <message>
        <source>not in force: %1</source>
        <translation>nicht aktiv: %1</translation>
    </message>
    <message>
        <source>how to mend it: %1</source>
        <translation>so lässt es sich beheben: %1</translation>
    </message>
    <message>
        <source>As strong as this machine allows</source>
        <translation>So stark, wie es dieser Rechner erlaubt</translation>
    </message>
    <message>
        <source>Run as the account nobody instead of an unused one</source>
        <translation>Unter dem Konto nobody ausführen statt unter einem unbenutzten</translation>
    </message>
    <message>
        <source>another level was chosen for this tab</source>
        <translation>für diesen Tab wurde eine andere Stufe gewählt</translation>
    </message>
    <message>
        <source>The sandbox does not work</source>
        <translation>Die Sandbox funktioniert nicht</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::JumpButton</name>
    <message>
        <source>↓ Jump to end</source>
        <translation>↓ Zum Ende</translation>
    </message>
    <message>
        <source>Show the end of the output and follow it (End)</source>
        <translation>Das Ende der Ausgabe anzeigen und ihm folgen (Ende)</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::KeyTip</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::LimitsForm</name>
    <message>
        <source>CPU time</source>
        <translation>CPU-Zeit</translation>
    </message>
    <message>
        <source>Running time</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>Compiling time</source>
        <translation>Kompilierzeit</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Processes and threads</source>
        <translation>Prozesse und Threads</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Work folder</source>
        <translation>Arbeitsordner</translation>
    </message>
    <message>
        <source>Open files of a process</source>
        <translation>Offene Dateien eines Prozesses</translation>
    </message>
    <message>
        <source>Back to defaults</source>
        <translation>Auf Standardwerte zurücksetzen</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::LimitsPopup</name>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>Grenzen: %1</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::LineRow</name>
    <message>
        <source>Go to line</source>
        <translation>Zu Zeile gehen</translation>
    </message>
    <message>
        <source>Go to line 1 to %1; a column may follow: 12:5</source>
        <translation>Zu einer Zeile von 1 bis %1 gehen; eine Spalte darf folgen: 12:5</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::LinkQuestion</name>
    <message>
        <source>Open a link?</source>
        <translation>Link öffnen?</translation>
    </message>
    <message>
        <source>A link</source>
        <translation>Ein Link</translation>
    </message>
    <message>
        <source>The program gave this address. Opening it shows it to another program on this machine, outside of the sandbox.</source>
        <translation>Das Programm hat diese Adresse angegeben. Beim Öffnen wird sie an ein anderes Programm auf diesem Rechner übergeben, außerhalb der Sandbox.</translation>
    </message>
    <message>
        <source>The program gave this address. It can be copied; only web and mail addresses are opened from here.</source>
        <translation>Das Programm hat diese Adresse angegeben. Sie kann kopiert werden; geöffnet werden von hier nur Web- und E-Mail-Adressen.</translation>
    </message>
    <message>
        <source>Where it leads to</source>
        <translation>Wohin er führt</translation>
    </message>
    <message>
        <source>The whole address</source>
        <translation>Die ganze Adresse</translation>
    </message>
    <message>
        <source>The host reads as %1: letters beyond ASCII, which may look like others.</source>
        <translation>Der Rechnername ist als %1 zu lesen: Buchstaben jenseits von ASCII, die wie andere aussehen können.</translation>
    </message>
    <message>
        <source>What stands before the @ is a user name, not the host.</source>
        <translation>Was vor dem @ steht, ist ein Benutzername, nicht der Rechner.</translation>
    </message>
    <message>
        <source>It has invisible characters; they are shown as ‹labels›.</source>
        <translation>Sie enthält unsichtbare Zeichen, die als ‹Namen› angezeigt werden.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::MarkdownCard</name>
    <message>
        <source>Copy the Markdown</source>
        <translation>Markdown kopieren</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::OfferBar</name>
    <message>
        <source>Offer</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>%1   Enter</source>
        <translation>%1   Enter</translation>
    </message>
    <message>
        <source>%1   Esc</source>
        <translation>%1   Esc</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::OutcomeCard</name>
    <message>
        <source>How the run ended</source>
        <translation>Wie der Lauf endete</translation>
    </message>
    <message>
        <source>Run again with %1</source>
        <translation>Mit %1 erneut ausführen</translation>
    </message>
    <message>
        <source>Raise this limit for this scratch and run it again</source>
        <translation>Diese Grenze für diesen Entwurf erhöhen und ihn erneut ausführen</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::OutputDocument</name>
    <message>
        <source>file not kept: %1 (%2)</source>
        <translation>Datei nicht aufbewahrt: %1 (%2)</translation>
    </message>
    <message>
        <source>file: %1, %2</source>
        <translation>Datei: %1, %2</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Grafik</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::OutputLinks</name>
    <message>
        <source>Ctrl+click opens the address.</source>
        <translation>Strg+Klick öffnet die Adresse.</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::OutputMenu</name>
    <message>
        <source>Open link…</source>
        <translation>Link öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Next link</source>
        <translation>Nächster Link</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Show this place as hex</source>
        <translation>Diese Stelle hexadezimal anzeigen</translation>
    </message>
    <message>
        <source>Show as hex</source>
        <translation>Hexadezimal anzeigen</translation>
    </message>
    <message>
        <source>Show invisible characters</source>
        <translation>Unsichtbare Zeichen anzeigen</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::OutputPane</name>
    <message>
        <source>Find in the output</source>
        <translation>In der Ausgabe suchen</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::OutputView</name>
    <message>
        <source>Output, values, figures and errors appear here. Press %1 to run.</source>
        <translation>Hier erscheinen Ausgabe, Werte, Grafiken und Fehler. Zum Ausführen %1 drücken.</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Output, values, figures and errors appear here.</source>
        <translation>Hier erscheinen Ausgabe, Werte, Grafiken und Fehler.</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::PagePreview</name>
    <message>
        <source>The first page could not be drawn: this is no PDF that could be read.</source>
        <translation>Die erste Seite konnte nicht gezeichnet werden: Das ist keine lesbare PDF-Datei.</translation>
    </message>
    <message>
        <source>The first page is being drawn …</source>
        <translation>Die erste Seite wird gezeichnet&#xa0;…</translation>
    </message>
    <message>
        <source>First page of %1</source>
        <translation>Erste Seite von %1</translation>
    </message>
    <message>
        <source>The first page could not be drawn.</source>
        <translation>Die erste Seite konnte nicht gezeichnet werden.</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::Permission</name>
    <message>
        <source>Run again with network</source>
        <translation>Mit Netzwerk erneut ausführen</translation>
    </message>
    <message>
        <source>Run again with %1</source>
        <translation>Mit %1 erneut ausführen</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::QuickPick</name>
    <message>
        <source>↑ ↓ move    Enter select    Esc close</source>
        <translation>↑ ↓ bewegen    Enter auswählen    Esc schließen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Nothing is called so.</source>
        <translation>Nichts heißt so.</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::RepairList</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>line %1, %2:  %3 → %4</source>
        <translation>Zeile %1, %2:  %3 → %4</translation>
    </message>
    <message>
        <source>1 repair</source>
        <translation>1 Reparatur</translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <translation>%1 zurückgenommen</translation>
    </message>
    <message>
        <source>%1 made</source>
        <translation>%1 vorgenommen</translation>
    </message>
    <message>
        <source>Show what was repaired in block %1</source>
        <translation>Anzeigen, was in Block %1 repariert wurde</translation>
    </message>
    <message>
        <source>Repair again</source>
        <translation>Erneut reparieren</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Make the repairs of block %1 again</source>
        <translation>Die Reparaturen von Block %1 erneut vornehmen</translation>
    </message>
    <message>
        <source>Take back the repairs of block %1: the code as it was pasted</source>
        <translation>Die Reparaturen von Block %1 zurücknehmen: der Code, wie er eingefügt wurde</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und noch %1</translation>
    </message>
    <message numerus="yes">
        <source>%n repairs</source>
        <translation>
            <numerusform>%n Reparatur</numerusform>
            <numerusform>%n Reparaturen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::ReplaceRow</name>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>With a regular expression, $0 is what was found, and $1 to $9 are its groups.</source>
        <translation>Bei einem regulären Ausdruck ist $0 das Gefundene, und $1 bis $9 sind seine Gruppen.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace and go to the next (Enter)</source>
        <translation>Ersetzen und zum nächsten Treffer gehen (Enter)</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Replace all (Ctrl+Alt+Enter)</source>
        <translation>Alle ersetzen (Strg+Alt+Enter)</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::ResultPart</name>
    <message>
        <source>Claimed</source>
        <translation>Behauptet</translation>
    </message>
    <message>
        <source>Really printed</source>
        <translation>Tatsächlich ausgegeben</translation>
    </message>
    <message>
        <source>Show more of %1 comparisons</source>
        <translation>Mehr von %1 Vergleichen anzeigen</translation>
    </message>
    <message>
        <source>Show more comparisons of this block</source>
        <translation>Mehr Vergleiche dieses Blocks anzeigen</translation>
    </message>
    <message>
        <source>%1; only block %2, and only now</source>
        <translation>%1; nur Block %2 und nur dieses Mal</translation>
    </message>
    <message>
        <source>Further figures: %1</source>
        <translation>Weitere Grafiken: %1</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::ResultRows</name>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>All of it: %1</source>
        <translation>Das Ganze: %1</translation>
    </message>
    <message>
        <source>All that it printed:</source>
        <translation>Alles, was er ausgab:</translation>
    </message>
    <message>
        <source>printed nothing</source>
        <translation>gab nichts aus</translation>
    </message>
    <message>
        <source>line %1: %2 %3</source>
        <translation>Zeile %1: %2 %3</translation>
    </message>
    <message>
        <source>in line %1</source>
        <translation>in Zeile %1</translation>
    </message>
    <message>
        <source>Ran after the blocks before it.</source>
        <translation>Lief nach den vorherigen Blöcken.</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::ReviewHeads</name>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Behauptet</translation>
    </message>
    <message>
        <source>Really printed</source>
        <translation>Tatsächlich ausgegeben</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::ReviewNotes</name>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Verdict of the whole</source>
        <translation>Gesamturteil</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und noch %1</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::ReviewPane</name>
    <message>
        <source>Find in text, code, claims, outputs and reports</source>
        <translation>In Text, Code, Behauptungen, Ausgaben und Berichten suchen</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::ReviewSummary</name>
    <message>
        <source>Summary of the review</source>
        <translation>Zusammenfassung der Prüfung</translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation>Vorheriger Befund</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>Nächster Befund</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Show only these; again: go to the next one</source>
        <translation>Nur diese anzeigen; noch einmal: zum nächsten gehen</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 Block</translation>
    </message>
    <message>
        <source>1 matches</source>
        <translation>1 stimmt</translation>
    </message>
    <message>
        <source>1 varies between runs</source>
        <translation>1 variiert von Lauf zu Lauf</translation>
    </message>
    <message>
        <source>1 is not checked</source>
        <translation>1 ist nicht geprüft</translation>
    </message>
    <message>
        <source>1 cannot run</source>
        <translation>1 ist nicht ausführbar</translation>
    </message>
    <message>
        <source>1 claims nothing</source>
        <translation>1 behauptet nichts</translation>
    </message>
    <message>
        <source>Block %1.</source>
        <translation>Block %1.</translation>
    </message>
    <message>
        <source>Blocks %1.</source>
        <translation>Blöcke %1.</translation>
    </message>
    <message>
        <source>%1, not run yet.</source>
        <translation>%1, noch nicht ausgeführt.</translation>
    </message>
    <message>
        <source>Nothing that could be checked is claimed.</source>
        <translation>Es wird nichts behauptet, was sich prüfen ließe.</translation>
    </message>
    <message>
        <source>All is as the answer says.</source>
        <translation>Alles ist so, wie die Antwort sagt.</translation>
    </message>
    <message>
        <source>All that was checked is as the answer says.</source>
        <translation>Alles, was geprüft wurde, ist so, wie die Antwort sagt.</translation>
    </message>
    <message>
        <source>Run all compares what the answer claims with what really happens. Nothing runs unasked.</source>
        <translation>„Alle ausführen“ vergleicht, was die Antwort behauptet, mit dem, was wirklich geschieht. Nichts läuft ungefragt.</translation>
    </message>
    <message>
        <source>Of %1, %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Of the others, %1.</source>
        <translation>Die übrigen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks</source>
        <translation>
            <numerusform>%n Block</numerusform>
            <numerusform>%n Blöcke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match</source>
        <translation>
            <numerusform>%n stimmt</numerusform>
            <numerusform>%n stimmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vary between runs</source>
        <translation>
            <numerusform>%n variiert von Lauf zu Lauf</numerusform>
            <numerusform>%n variieren von Lauf zu Lauf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are not checked</source>
        <translation>
            <numerusform>%n ist nicht geprüft</numerusform>
            <numerusform>%n sind nicht geprüft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot run</source>
        <translation>
            <numerusform>%n ist nicht ausführbar</numerusform>
            <numerusform>%n sind nicht ausführbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claim nothing</source>
        <translation>
            <numerusform>%n behauptet nichts</numerusform>
            <numerusform>%n behaupten nichts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;em&gt;The block&lt;/em&gt; is not as the answer says.</source>
        <translation>&lt;em&gt;Der Block&lt;/em&gt; ist nicht so, wie die Antwort sagt.</translation>
    </message>
    <message>
        <source>&lt;em&gt;1 of %1 blocks&lt;/em&gt; is not as the answer says.</source>
        <translation>&lt;em&gt;1 von %1 Blöcken&lt;/em&gt; ist nicht so, wie die Antwort sagt.</translation>
    </message>
    <message>
        <source>&lt;em&gt;%1 of %2 blocks&lt;/em&gt; are not as the answer says.</source>
        <translation>&lt;em&gt;%1 von %2 Blöcken&lt;/em&gt; sind nicht so, wie die Antwort sagt.</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::ReviewView</name>
    <message>
        <source>Blocks of the answer</source>
        <translation>Blöcke der Antwort</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::RoleMenu</name>
    <message>
        <source>What block %1 is</source>
        <translation>Was Block %1 ist</translation>
    </message>
    <message>
        <source>Block %1, its output</source>
        <translation>Block %1, seine Ausgabe</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::ShownLanguages</name>
    <message>
        <source>Plain text</source>
        <translation>Reiner Text</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::SourceExcerpt</name>
    <message>
        <source>Code: %1</source>
        <translation>Code: %1</translation>
    </message>
    <message>
        <source>Marked: %1</source>
        <translation>Markiert: %1</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::SvgFilter</name>
    <message>
        <source>it is no SVG</source>
        <translation>sie ist kein SVG</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>sie ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>it uses entities</source>
        <translation>sie verwendet Entitäten</translation>
    </message>
    <message>
        <source>it declares entities</source>
        <translation>sie deklariert Entitäten</translation>
    </message>
    <message>
        <source>it has more than 200,000 elements</source>
        <translation>sie hat mehr als 200.000 Elemente</translation>
    </message>
    <message>
        <source>an element has too many attributes</source>
        <translation>ein Element hat zu viele Attribute</translation>
    </message>
    <message>
        <source>it is larger than 16 MiB</source>
        <translation>sie ist größer als 16&#xa0;MiB</translation>
    </message>
    <message>
        <source>its SVG is not well-formed (line %1, column %2)</source>
        <translation>ihr SVG ist nicht wohlgeformt (Zeile %1, Spalte %2)</translation>
    </message>
    <message>
        <source>it draws its parts too often</source>
        <translation>sie zeichnet ihre Teile zu oft</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::TabStrip</name>
    <message>
        <source>Scratches</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>New title</source>
        <translation>Neuer Titel</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::TableCard</name>
    <message>
        <source>Copy ▾</source>
        <translation>Kopieren ▾</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Show every row</source>
        <translation>Jede Zeile anzeigen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>cut: the table is larger than is shown</source>
        <translation>gekürzt: Die Tabelle ist größer als hier angezeigt</translation>
    </message>
    <message>
        <source>the program shows a part of %1 rows and %2 columns</source>
        <translation>das Programm zeigt einen Teil von %1 Zeilen und %2 Spalten</translation>
    </message>
    <message>
        <source>Show fewer rows</source>
        <translation>Weniger Zeilen anzeigen</translation>
    </message>
    <message>
        <source>Show all rows: %1</source>
        <translation>Alle Zeilen anzeigen: %1</translation>
    </message>
    <message>
        <source>Sort ▾</source>
        <translation>Sortieren ▾</translation>
    </message>
    <message>
        <source>Sort the rows</source>
        <translation>Die Zeilen sortieren</translation>
    </message>
    <message>
        <source>Copy the rows, as far as they fit the filter</source>
        <translation>Die Zeilen kopieren, soweit sie zum Filter passen</translation>
    </message>
    <message>
        <source>Save the rows, as far as they fit the filter</source>
        <translation>Die Zeilen speichern, soweit sie zum Filter passen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Show only the rows with this text</source>
        <translation>Nur die Zeilen mit diesem Text anzeigen</translation>
    </message>
    <message>
        <source>Show only the rows in which each word stands</source>
        <translation>Nur die Zeilen anzeigen, in denen jedes der Wörter steht</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 von %2 Zeilen</translation>
    </message>
    <message>
        <source>rows copied: %1</source>
        <translation>Zeilen kopiert: %1</translation>
    </message>
    <message>
        <source>saved as %1</source>
        <translation>gespeichert als %1</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>All: %1</source>
        <translation>Alle: %1</translation>
    </message>
    <message>
        <source>Copy the cell</source>
        <translation>Zelle kopieren</translation>
    </message>
    <message>
        <source>Copy the rows</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::TextPanel</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::TextStatus</name>
    <message>
        <source>Go to a line</source>
        <translation>Zu einer Zeile gehen</translation>
    </message>
    <message>
        <source>Indentation</source>
        <translation>Einrückung</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>Zeilenenden</translation>
    </message>
    <message>
        <source>Ln %1, Col %2</source>
        <translation>Z. %1, Sp. %2</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>Nicht aufbewahrt</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Aufbewahrt</translation>
    </message>
    <message numerus="yes">
        <source>%n carets</source>
        <translation>
            <numerusform>%n Schreibmarke</numerusform>
            <numerusform>%n Schreibmarken</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 selected)</source>
        <translation>%1 (%2 gewählt)</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Schreibgeschützt</translation>
    </message>
    <message>
        <source>File missing</source>
        <translation>Datei fehlt</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::TreeCard</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the whole value</source>
        <translation>Den ganzen Wert kopieren</translation>
    </message>
    <message>
        <source>Open all</source>
        <translation>Alles ausklappen</translation>
    </message>
    <message>
        <source>Open everything that is inside</source>
        <translation>Alles ausklappen, was darin ist</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Value, as a tree</source>
        <translation>Wert, als Baum</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Wert kopieren</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>Alles einklappen</translation>
    </message>
    <message>
        <source>Close everything that is inside</source>
        <translation>Alles einklappen, was darin ist</translation>
    </message>
    <message>
        <source>… and more</source>
        <translation>… und mehr</translation>
    </message>
    <message>
        <source>[%1]</source>
        <translation>[%1]</translation>
    </message>
    <message>
        <source>{%1}</source>
        <translation>{%1}</translation>
    </message>
    <message>
        <source>On the clipboard: %1</source>
        <translation>In der Zwischenablage: %1</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::TreeDetail</name>
    <message>
        <source>The chosen value, whole</source>
        <translation>Der ausgewählte Wert, vollständig</translation>
    </message>
    <message>
        <source>… and %1 more characters; copying takes them all</source>
        <translation>… und %1 weitere Zeichen; kopiert werden alle</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::TypesNote</name>
    <message>
        <source>Close this note</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>1 type error</source>
        <translation>1 Typfehler</translation>
    </message>
    <message numerus="yes">
        <source>%n type errors</source>
        <translation>
            <numerusform>%n Typfehler</numerusform>
            <numerusform>%n Typfehler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::Verdict</name>
    <message>
        <source>matches</source>
        <translation>stimmt</translation>
    </message>
    <message>
        <source>matches but for white space</source>
        <translation>stimmt bis auf Leerraum</translation>
    </message>
    <message>
        <source>matches, other notation</source>
        <translation>stimmt, andere Schreibweise</translation>
    </message>
    <message>
        <source>numbers within tolerance</source>
        <translation>Zahlen innerhalb der Toleranz</translation>
    </message>
    <message>
        <source>varies between runs</source>
        <translation>variiert von Lauf zu Lauf</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>claimed error happened</source>
        <translation>behaupteter Fehler trat auf</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>schlägt fehl</translation>
    </message>
    <message>
        <source>limit hit</source>
        <translation>Grenze erreicht</translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation>nicht ausführbar</translation>
    </message>
    <message>
        <source>nothing claimed</source>
        <translation>nichts behauptet</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>läuft&#xa0;…</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>Shell</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Prose</source>
        <translation>Fließtext</translation>
    </message>
    <message>
        <source>fails, not announced</source>
        <translation>scheitert, unangekündigt</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::VerdictSentence</name>
    <message>
        <source>“%1…”</source>
        <translation>„%1…“</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>the remark in line %1</source>
        <translation>der Kommentar in Zeile %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>line %1 of the answer</source>
        <translation>Zeile %1 der Antwort</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>die Antwort</translation>
    </message>
    <message>
        <source>statement %1 of the transcript</source>
        <translation>Anweisung %1 der Sitzung</translation>
    </message>
    <message>
        <source>the example in line %1</source>
        <translation>das Beispiel in Zeile %1</translation>
    </message>
    <message>
        <source>%1 names the same values in another order.</source>
        <translation>%1 nennt dieselben Werte in anderer Reihenfolge.</translation>
    </message>
    <message>
        <source>%1 says %2, but its line gave nothing.</source>
        <translation>%1 sagt %2, aber die Zeile ergab nichts.</translation>
    </message>
    <message>
        <source>%1 says %2, and its line gave %3.</source>
        <translation>%1 sagt %2, aber die Zeile ergab %3.</translation>
    </message>
    <message>
        <source>%1 is said to give %2, and it gave %3.</source>
        <translation>%1 soll %2 ergeben, ergab aber %3.</translation>
    </message>
    <message>
        <source>What %1 says begins with %2, and the code printed nothing.</source>
        <translation>Was %1 sagt, beginnt mit %2, aber der Code gab nichts aus.</translation>
    </message>
    <message>
        <source>The code printed %1 lines, and %2 has only the first %3 of them.</source>
        <translation>Der Code gab %1 Zeilen aus, aber %2 enthält davon nur die ersten %3.</translation>
    </message>
    <message>
        <source>%1 says %2 in line %3, and the code printed only %4 lines.</source>
        <translation>%1 sagt in Zeile %3 %2, aber der Code gab nur %4 Zeilen aus.</translation>
    </message>
    <message>
        <source>%1 says %2, and the code printed %3 lines, of which the first is %4.</source>
        <translation>%1 sagt %2, aber der Code gab %3 Zeilen aus, deren erste %4 ist.</translation>
    </message>
    <message>
        <source>%1 says %2, and the code printed the same in another order: %3.</source>
        <translation>%1 sagt %2, aber der Code gab dasselbe in anderer Reihenfolge aus: %3.</translation>
    </message>
    <message>
        <source>%1 says %2, and the code printed %3.</source>
        <translation>%1 sagt %2, aber der Code gab %3 aus.</translation>
    </message>
    <message>
        <source>Line %1 of %2 says %3, and the code printed %4 there.</source>
        <translation>%2 sagt in Zeile %1 %3, aber der Code gab dort %4 aus.</translation>
    </message>
    <message>
        <source>The answer announces %1, and no error came.</source>
        <translation>Die Antwort kündigt %1 an, aber es trat kein Fehler auf.</translation>
    </message>
    <message>
        <source>The answer announces %1, and this came: %2.</source>
        <translation>Die Antwort kündigt %1 an, aber es trat %2 auf.</translation>
    </message>
    <message>
        <source>The answer says that it ends with %1, and it ended with %2.</source>
        <translation>Die Antwort sagt, dass er mit %1 endet, aber er endete mit %2.</translation>
    </message>
    <message>
        <source>The answer says that a figure is drawn, and none was.</source>
        <translation>Die Antwort sagt, dass eine Grafik gezeichnet wird, aber es wurde keine gezeichnet.</translation>
    </message>
    <message>
        <source>One more claim is false.</source>
        <translation>Eine weitere Behauptung ist falsch.</translation>
    </message>
    <message>
        <source>The code ended with %1.</source>
        <translation>Der Code endete mit %1.</translation>
    </message>
    <message>
        <source>The code ended with %1, so %2 is not true.</source>
        <translation>Der Code endete mit %1, also stimmt nicht, was %2 sagt.</translation>
    </message>
    <message>
        <source>The code ended with %1, so it did not print what %2 says.</source>
        <translation>Der Code endete mit %1, also gab er nicht aus, was %2 sagt.</translation>
    </message>
    <message>
        <source>It printed what %1 says: %2.</source>
        <translation>Er gab aus, was %1 sagt: %2.</translation>
    </message>
    <message>
        <source>The line of %1 is what it printed.</source>
        <translation>Die Zeile, die %1 nennt, hat er ausgegeben.</translation>
    </message>
    <message>
        <source>Both lines of %1 are what it printed.</source>
        <translation>Beide Zeilen, die %1 nennt, hat er ausgegeben.</translation>
    </message>
    <message>
        <source>All %1 lines of %2 are what it printed.</source>
        <translation>Alle %1 Zeilen, die %2 nennt, hat er ausgegeben.</translation>
    </message>
    <message>
        <source>Both remarks are what their lines gave.</source>
        <translation>Beide Kommentare nennen, was ihre Zeilen ergaben.</translation>
    </message>
    <message>
        <source>All %1 remarks are what their lines gave.</source>
        <translation>Alle %1 Kommentare nennen, was ihre Zeilen ergaben.</translation>
    </message>
    <message>
        <source>Both claims are what happened.</source>
        <translation>Beide Behauptungen treffen zu.</translation>
    </message>
    <message>
        <source>All %1 claims are what happened.</source>
        <translation>Alle %1 Behauptungen treffen zu.</translation>
    </message>
    <message>
        <source>%1 is what its line gave.</source>
        <translation>%1 nennt, was die Zeile ergab.</translation>
    </message>
    <message>
        <source>%1 gave what the answer says.</source>
        <translation>%1 ergab, was die Antwort sagt.</translation>
    </message>
    <message>
        <source>The error that the answer announces came: %1.</source>
        <translation>Der Fehler, den die Antwort ankündigt, trat auf: %1.</translation>
    </message>
    <message>
        <source>It ended with %1, as the answer says.</source>
        <translation>Er endete mit %1, wie die Antwort sagt.</translation>
    </message>
    <message>
        <source>The figure that the answer announces was drawn.</source>
        <translation>Die Grafik, die die Antwort ankündigt, wurde gezeichnet.</translation>
    </message>
    <message>
        <source>%1 differed in each of %2 runs and was not compared.</source>
        <translation>%1 war in jedem von %2 Läufen anders und wurde nicht verglichen.</translation>
    </message>
    <message>
        <source>%1 differed in each of %2 runs and was left out; the rest is as %3 says.</source>
        <translation>%1 war in jedem von %2 Läufen anders und blieb außer Betracht; der Rest ist so, wie %3 sagt.</translation>
    </message>
    <message>
        <source>What differs in each of %1 runs was left out; the rest is as claimed.</source>
        <translation>Was in jedem von %1 Läufen anders ist, blieb außer Betracht; der Rest ist wie behauptet.</translation>
    </message>
    <message>
        <source>Not run: which language is it?</source>
        <translation>Nicht ausgeführt: Welche Sprache ist es?</translation>
    </message>
    <message>
        <source>Not run since it was edited.</source>
        <translation>Seit der Bearbeitung nicht ausgeführt.</translation>
    </message>
    <message>
        <source>Shell lines are never run.</source>
        <translation>Shell-Zeilen werden nie ausgeführt.</translation>
    </message>
    <message>
        <source>It is the output of something that is not here.</source>
        <translation>Es ist die Ausgabe von etwas, das nicht hier ist.</translation>
    </message>
    <message>
        <source>It is a change to some other text.</source>
        <translation>Es ist eine Änderung an einem anderen Text.</translation>
    </message>
    <message>
        <source>It is nothing that runs here.</source>
        <translation>Es ist nichts, was hier ausgeführt wird.</translation>
    </message>
    <message>
        <source>, but for white space.</source>
        <translation>, bis auf Leerraum.</translation>
    </message>
    <message>
        <source>, in another notation.</source>
        <translation>, in anderer Schreibweise.</translation>
    </message>
    <message>
        <source>, within the tolerance for numbers.</source>
        <translation>, innerhalb der Toleranz für Zahlen.</translation>
    </message>
    <message>
        <source>A limit stopped it before what is claimed came true.</source>
        <translation>Eine Grenze hielt ihn an, bevor eintrat, was behauptet wird.</translation>
    </message>
    <message>
        <source>It ended with %1, and the answer claims nothing of it.</source>
        <translation>Er endete mit %1, und die Antwort behauptet nichts darüber.</translation>
    </message>
    <message>
        <source>It cannot run here.</source>
        <translation>Er ist hier nicht ausführbar.</translation>
    </message>
    <message>
        <source>It ran, and the answer says nothing that can be compared.</source>
        <translation>Er lief, und die Antwort sagt nichts, was sich vergleichen ließe.</translation>
    </message>
    <message>
        <source>Nothing was compared.</source>
        <translation>Es wurde nichts verglichen.</translation>
    </message>
    <message numerus="yes">
        <source>%n more claims are false.</source>
        <translation>
            <numerusform>%n weitere Behauptung ist falsch.</numerusform>
            <numerusform>%n weitere Behauptungen sind falsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>The code printed %1 lines, and %2 has only the first of them.</source>
        <translation>Der Code gab %1 Zeilen aus, aber %2 enthält davon nur die erste.</translation>
    </message>
    <message>
        <source>%1 says %2 in line %3, and the code printed only one line.</source>
        <translation>%1 sagt in Zeile %3 %2, aber der Code gab nur eine Zeile aus.</translation>
    </message>
    <message>
        <source>The answer says that it ends with %1.</source>
        <translation>Die Antwort sagt, dass er mit %1 endet.</translation>
    </message>
    <message>
        <source>What the answer claims came true. Then it ended with %1, of which the answer says nothing.</source>
        <translation>Was die Antwort behauptet, stimmt. Danach endete er mit %1, wovon die Antwort nichts sagt.</translation>
    </message>
</context>
</TS>
