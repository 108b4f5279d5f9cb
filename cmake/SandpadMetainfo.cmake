# sandpad_metainfo(SITE OUTPUT): writes the AppStream metainfo.
#
# Its pictures must lie on the web. Without the address SITE of a page that has them in its folder
# `docs`, the metainfo has no pictures and no home page.
function(sandpad_metainfo SITE OUTPUT)
    set(ON_THE_WEB "")
    if(SITE)
        string(CONCAT ON_THE_WEB
            "  <url type=\"homepage\">${SITE}</url>\n"
            "  <screenshots>\n"
            "    <screenshot type=\"default\">\n"
            "      <caption>Code on the left; its output, a figure and a table on the right</caption>\n"
            "      <caption xml:lang=\"de\">Links der Code, rechts seine Ausgabe, eine Grafik und eine Tabelle</caption>\n"
            "      <caption xml:lang=\"zh_CN\">左侧是代码，右侧是其输出、图形和表格</caption>\n"
            "      <image>${SITE}/docs/pad-light.png</image>\n"
            "    </screenshot>\n"
            "    <screenshot>\n"
            "      <caption>An answer of a language model, and which of its claims are true</caption>\n"
            "      <caption xml:lang=\"de\">Die Antwort eines Sprachmodells, und welche ihrer Behauptungen stimmen</caption>\n"
            "      <caption xml:lang=\"zh_CN\">语言模型的回答，以及其中哪些说法属实</caption>\n"
            "      <image>${SITE}/docs/answer-light.png</image>\n"
            "    </screenshot>\n"
            "  </screenshots>\n")
    endif()
    configure_file("${PROJECT_SOURCE_DIR}/installer/org.sandpad.Sandpad.metainfo.xml.in" "${OUTPUT}" @ONLY)
endfunction()
