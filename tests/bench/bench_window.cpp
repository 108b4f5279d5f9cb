#include <QApplication>
#include <QFile>
#include <Qsci/qsciscintilla.h>

// The least that a window does with which one can edit a file: QScintilla shows the file of
// argv[1].

int main(int argc, char **argv)
{
    const QApplication app(argc, argv);
    QsciScintilla editor;
    editor.setUtf8(true);
    QFile file(QApplication::arguments().value(1));
    if (!file.open(QIODevice::ReadOnly))
        return 2;
    editor.setText(QString::fromUtf8(file.readAll()));
    editor.resize(1280, 800); // as sandpad-window
    editor.show();
    return QApplication::exec();
}
