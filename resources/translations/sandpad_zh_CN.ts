<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>IsolationLevel</name>
    <message>
        <source>Isolated: Landlock, seccomp</source>
        <translation>已隔离：Landlock、seccomp</translation>
    </message>
    <message>
        <source>Landlock only, without namespaces</source>
        <translation>仅 Landlock，不用命名空间</translation>
    </message>
    <message>
        <source>Namespaces, with Landlock and seccomp</source>
        <translation>命名空间，加 Landlock 和 seccomp</translation>
    </message>
    <message>
        <source>Isolated: namespaces, seccomp, Landlock</source>
        <translation>已隔离：命名空间、seccomp、Landlock</translation>
    </message>
    <message>
        <source>Isolated, with gaps</source>
        <translation>已隔离，但有缺口</translation>
    </message>
    <message>
        <source>Not isolated</source>
        <translation>未隔离</translation>
    </message>
    <message>
        <source>None: the program may do whatever you may</source>
        <translation>无：程序可以做您能做的一切</translation>
    </message>
</context>
<context>
    <name>Layer</name>
    <message>
        <source>it runs under an account that owns nothing on this machine</source>
        <translation>它以一个在本机上不拥有任何文件的账户运行</translation>
    </message>
    <message>
        <source>it sees no files but the system&apos;s and its own</source>
        <translation>它只能看到系统的文件和自己的文件</translation>
    </message>
    <message>
        <source>it sees no programs but its own</source>
        <translation>它只能看到自己的程序</translation>
    </message>
    <message>
        <source>it shares no memory or queues with others</source>
        <translation>它不与其他程序共享内存或队列</translation>
    </message>
    <message>
        <source>it does not learn this machine&apos;s name</source>
        <translation>它无法得知本机的名称</translation>
    </message>
    <message>
        <source>it does not see how this machine is divided</source>
        <translation>它看不到本机的资源划分</translation>
    </message>
    <message>
        <source>it does not reach this machine&apos;s servers</source>
        <translation>它无法访问本机的服务</translation>
    </message>
    <message>
        <source>it reaches no network</source>
        <translation>它无法访问网络</translation>
    </message>
    <message>
        <source>it cannot make a system within the system</source>
        <translation>它无法在系统中再建一个系统</translation>
    </message>
    <message>
        <source>it has no right of an administrator</source>
        <translation>它没有任何管理员权限</translation>
    </message>
    <message>
        <source>nor can a program that it starts get one</source>
        <translation>它启动的程序也无法获得管理员权限</translation>
    </message>
    <message>
        <source>su, sudo and their kind do nothing for it</source>
        <translation>su、sudo 之类的命令对它不起作用</translation>
    </message>
    <message>
        <source>time, memory, processes and output are limited for all it starts</source>
        <translation>它启动的一切在时间、内存、进程和输出上都受限制</translation>
    </message>
    <message>
        <source>the kernel itself caps its memory and processes</source>
        <translation>由内核直接限制它的内存和进程</translation>
    </message>
    <message>
        <source>a second lock on files, and on signals to others</source>
        <translation>对文件和发往其他程序的信号再加一道锁</translation>
    </message>
    <message>
        <source>it cannot stop other programs</source>
        <translation>它无法终止其他程序</translation>
    </message>
    <message>
        <source>it can call only those functions of the kernel that snippets need</source>
        <translation>它只能调用代码片段所需的内核功能</translation>
    </message>
    <message>
        <source>user namespace</source>
        <translation>用户命名空间</translation>
    </message>
    <message>
        <source>mount namespace</source>
        <translation>挂载命名空间</translation>
    </message>
    <message>
        <source>pid namespace</source>
        <translation>PID 命名空间</translation>
    </message>
    <message>
        <source>ipc namespace</source>
        <translation>IPC 命名空间</translation>
    </message>
    <message>
        <source>uts namespace</source>
        <translation>UTS 命名空间</translation>
    </message>
    <message>
        <source>cgroup namespace</source>
        <translation>cgroup 命名空间</translation>
    </message>
    <message>
        <source>network namespace</source>
        <translation>网络命名空间</translation>
    </message>
    <message>
        <source>no network</source>
        <translation>无网络</translation>
    </message>
    <message>
        <source>Switch the network off.</source>
        <translation>请关闭网络。</translation>
    </message>
    <message>
        <source>no nested namespaces</source>
        <translation>禁止嵌套命名空间</translation>
    </message>
    <message>
        <source>A newer bubblewrap and kernel have it: Linux 4.9 and bubblewrap 0.8.</source>
        <translation>较新的 bubblewrap 和内核支持此功能：Linux 4.9 和 bubblewrap 0.8。</translation>
    </message>
    <message>
        <source>unprivileged uid</source>
        <translation>非特权 UID</translation>
    </message>
    <message>
        <source>Start Sandpad as an ordinary user, or map more than one uid into the container.</source>
        <translation>请以普通用户身份启动 Sandpad，或将多个 UID 映射到容器中。</translation>
    </message>
    <message>
        <source>no capabilities</source>
        <translation>无权能（capabilities）</translation>
    </message>
    <message>
        <source>empty bounding set</source>
        <translation>bounding set 为空</translation>
    </message>
    <message>
        <source>Start Sandpad as root, or use namespaces.</source>
        <translation>请以 root 身份启动 Sandpad，或使用命名空间。</translation>
    </message>
    <message>
        <source>no_new_privs</source>
        <translation>no_new_privs</translation>
    </message>
    <message>
        <source>limits of the tree</source>
        <translation>整个进程树的限制</translation>
    </message>
    <message>
        <source>control group</source>
        <translation>控制组</translation>
    </message>
    <message>
        <source>It takes control groups of version 2 with the controllers memory and pids, and one of these: systemd&apos;s user manager (loginctl enable-linger gives it to users that are not logged in), a delegated group (Delegate=yes and DelegateSubgroup= of a service), or root. Without it Sandpad&apos;s own supervisor measures, by /proc.</source>
        <translation>需要带有 memory 和 pids 控制器的 cgroup v2，并满足以下之一：systemd 用户管理器（对于未登录的用户，可用 loginctl enable-linger 启用）、委派的控制组（服务的 Delegate=yes 和 DelegateSubgroup=），或以 root 身份运行。否则由 Sandpad 自己的监督进程通过 /proc 测量。</translation>
    </message>
    <message>
        <source>landlock</source>
        <translation>Landlock</translation>
    </message>
    <message>
        <source>It takes Linux 5.13 or newer with Landlock among its security modules (boot option lsm=landlock,... with the modules that are there).</source>
        <translation>需要 Linux 5.13 或更新版本，并启用 Landlock 安全模块（启动选项 lsm=landlock,...，后接已有的模块）。</translation>
    </message>
    <message>
        <source>no signals to other programs</source>
        <translation>禁止向其他程序发送信号</translation>
    </message>
    <message>
        <source>It takes Linux 6.12 or newer. At the level namespaces every Linux has it.</source>
        <translation>需要 Linux 6.12 或更新版本。在 namespaces 级别，任何 Linux 都支持。</translation>
    </message>
    <message>
        <source>seccomp</source>
        <translation>seccomp</translation>
    </message>
    <message>
        <source>It takes a kernel with CONFIG_SECCOMP_FILTER.</source>
        <translation>需要启用了 CONFIG_SECCOMP_FILTER 的内核。</translation>
    </message>
    <message>
        <source>namespaces</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>private process list</source>
        <translation>私有进程列表</translation>
    </message>
    <message>
        <source>The level namespaces has it.</source>
        <translation>namespaces 级别支持此功能。</translation>
    </message>
    <message>
        <source>private file names</source>
        <translation>私有文件名</translation>
    </message>
    <message>
        <source>private host name</source>
        <translation>私有主机名</translation>
    </message>
    <message>
        <source>namespaces, Landlock and seccomp</source>
        <translation>命名空间、Landlock 和 seccomp</translation>
    </message>
</context>
<context>
    <name>Scratch</name>
    <message>
        <source>Scratch %1</source>
        <translation>草稿 %1</translation>
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
        <translation>TSV（制表符分隔值）</translation>
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
        <translation>复制为 %1</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>无法保存 %1：%2。</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>保存表格</translation>
    </message>
</context>
<context>
    <name>sandpad::app::Actions</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Run the selected lines</source>
        <translation>运行所选行</translation>
    </message>
    <message>
        <source>New scratch</source>
        <translation>新建草稿</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Paste answer</source>
        <translation>粘贴回答</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>重新载入文件</translation>
    </message>
    <message>
        <source>Go to a scratch…</source>
        <translation>转到草稿…</translation>
    </message>
    <message>
        <source>History of runs</source>
        <translation>运行历史</translation>
    </message>
    <message>
        <source>All commands…</source>
        <translation>所有命令…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Close scratch</source>
        <translation>关闭草稿</translation>
    </message>
    <message>
        <source>Reopen closed scratch</source>
        <translation>重新打开已关闭的草稿</translation>
    </message>
    <message>
        <source>Delete a closed scratch…</source>
        <translation>删除已关闭的草稿…</translation>
    </message>
    <message>
        <source>Next scratch</source>
        <translation>下一个草稿</translation>
    </message>
    <message>
        <source>Previous scratch</source>
        <translation>上一个草稿</translation>
    </message>
    <message>
        <source>Move the tab to the right</source>
        <translation>标签页右移</translation>
    </message>
    <message>
        <source>Move the tab to the left</source>
        <translation>标签页左移</translation>
    </message>
    <message>
        <source>Go to the next part</source>
        <translation>转到下一个区域</translation>
    </message>
    <message>
        <source>Go to the previous part</source>
        <translation>转到上一个区域</translation>
    </message>
    <message>
        <source>Comment lines in or out</source>
        <translation>切换行注释</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Find the next</source>
        <translation>查找下一个</translation>
    </message>
    <message>
        <source>Find the previous</source>
        <translation>查找上一个</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Go to a line…</source>
        <translation>转到行…</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>折叠</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>Fold everything</source>
        <translation>全部折叠</translation>
    </message>
    <message>
        <source>Unfold everything</source>
        <translation>全部展开</translation>
    </message>
    <message>
        <source>Show invisible characters</source>
        <translation>显示不可见字符</translation>
    </message>
    <message>
        <source>Show the output as hex</source>
        <translation>以十六进制显示输出</translation>
    </message>
    <message>
        <source>Save the output…</source>
        <translation>保存输出…</translation>
    </message>
    <message>
        <source>Copy for the model</source>
        <translation>复制给模型</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>About Sandpad</source>
        <translation>关于 Sandpad</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Review the answer of a model that is on the clipboard</source>
        <translation>核查剪贴板中模型的回答</translation>
    </message>
    <message>
        <source>Theme of the desktop</source>
        <translation>跟随桌面主题</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>浅色主题</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>深色主题</translation>
    </message>
    <message>
        <source>Run the scratch</source>
        <translation>运行草稿</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>停止运行</translation>
    </message>
    <message>
        <source>Esc in the output</source>
        <translation>在输出中按 Esc</translation>
    </message>
    <message>
        <source>Go to a function or class…</source>
        <translation>转到函数或类…</translation>
    </message>
    <message>
        <source>Add a caret above</source>
        <translation>在上方添加光标</translation>
    </message>
    <message>
        <source>Add a caret below</source>
        <translation>在下方添加光标</translation>
    </message>
    <message>
        <source>Also select the next occurrence</source>
        <translation>同时选择下一个相同内容</translation>
    </message>
    <message>
        <source>Select all like this</source>
        <translation>选择所有相同内容</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Pin the tab, or unpin it</source>
        <translation>固定或取消固定标签页</translation>
    </message>
    <message>
        <source>Unpin the tab</source>
        <translation>取消固定标签页</translation>
    </message>
    <message>
        <source>Pin the tab</source>
        <translation>固定标签页</translation>
    </message>
    <message>
        <source>Move the lines up</source>
        <translation>上移所选行</translation>
    </message>
    <message>
        <source>Move the lines down</source>
        <translation>下移所选行</translation>
    </message>
    <message>
        <source>Copy the lines below</source>
        <translation>向下复制所选行</translation>
    </message>
    <message>
        <source>Delete the lines</source>
        <translation>删除所选行</translation>
    </message>
    <message>
        <source>Change the line ends (LF, CRLF)</source>
        <translation>切换行尾（LF、CRLF）</translation>
    </message>
    <message>
        <source>Show as another language…</source>
        <translation>显示为其他语言…</translation>
    </message>
    <message>
        <source>Reload the file in another encoding…</source>
        <translation>以其他编码重新载入文件…</translation>
    </message>
    <message>
        <source>Save the file in another encoding…</source>
        <translation>以其他编码保存文件…</translation>
    </message>
    <message>
        <source>Close the other scratches</source>
        <translation>关闭其他草稿</translation>
    </message>
    <message>
        <source>Close the scratches to the right</source>
        <translation>关闭右侧的草稿</translation>
    </message>
    <message>
        <source>Complete the word</source>
        <translation>补全单词</translation>
    </message>
    <message>
        <source>Output below the code</source>
        <translation>输出显示在代码下方</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Change the indentation (spaces, tabs)</source>
        <translation>切换缩进（空格、制表符）</translation>
    </message>
    <message>
        <source>Wrap long lines</source>
        <translation>长行自动换行</translation>
    </message>
    <message>
        <source>Restore the code of the shown run</source>
        <translation>恢复所显示运行的代码</translation>
    </message>
    <message>
        <source>Compare the shown run with now</source>
        <translation>将所显示的运行与现在比较</translation>
    </message>
    <message>
        <source>Compare other runs with the shown one</source>
        <translation>将其他运行与所显示的运行比较</translation>
    </message>
    <message>
        <source>Show the last run that succeeded</source>
        <translation>显示上一次成功的运行</translation>
    </message>
    <message>
        <source>Check types</source>
        <translation>检查类型</translation>
    </message>
    <message>
        <source>Reopen the scratches closed together</source>
        <translation>重新打开一起关闭的草稿</translation>
    </message>
    <message>
        <source>Indent the lines</source>
        <translation>缩进这些行</translation>
    </message>
    <message>
        <source>Indent the lines less</source>
        <translation>减少这些行的缩进</translation>
    </message>
    <message>
        <source>Select the lines</source>
        <translation>选择这些行</translation>
    </message>
    <message>
        <source>Zoom in: larger code</source>
        <translation>放大：代码更大</translation>
    </message>
    <message>
        <source>Zoom out: smaller code</source>
        <translation>缩小：代码更小</translation>
    </message>
    <message>
        <source>Zoom: code of the usual size</source>
        <translation>缩放：代码恢复通常大小</translation>
    </message>
    <message>
        <source>Edit the answer as a text</source>
        <translation>将答案作为文本编辑</translation>
    </message>
    <message>
        <source>Next finding or error</source>
        <translation>下一个发现或错误</translation>
    </message>
    <message>
        <source>Previous finding or error</source>
        <translation>上一个发现或错误</translation>
    </message>
</context>
<context>
    <name>sandpad::app::AnswerChanges</name>
    <message>
        <source>Its code was edited here; the answer has different code.</source>
        <translation>此处的代码已被编辑，与回答中的不同。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::AnswerIntake</name>
    <message>
        <source>You pasted a whole answer. A review runs its code and compares what it claims with what really happens.</source>
        <translation>您粘贴了一个完整的回答。核查会运行其中的代码，并将其说法与实际结果进行比较。</translation>
    </message>
    <message>
        <source>Review it</source>
        <translation>核查</translation>
    </message>
    <message>
        <source>%1 is shown as an answer: its code can be run and compared.</source>
        <translation>%1 显示为回答：其中的代码可以运行并比较。</translation>
    </message>
    <message>
        <source>Edit it as a text</source>
        <translation>作为文本编辑</translation>
    </message>
    <message>
        <source>%1 has another text now. This is the review of the one before.</source>
        <translation>%1 的文本已改变。这里审查的是之前的文本。</translation>
    </message>
    <message>
        <source>Review the new text</source>
        <translation>审查新文本</translation>
    </message>
</context>
<context>
    <name>sandpad::app::AnswerSource</name>
    <message>
        <source>An answer may have %1 MiB at most.</source>
        <translation>一个回答最多 %1 MiB。</translation>
    </message>
    <message>
        <source>Standard input cannot be read.</source>
        <translation>无法读取标准输入。</translation>
    </message>
    <message>
        <source>The line is nested deeper than %1, or has more than a million values.</source>
        <translation>该行的嵌套深度超过 %1，或包含超过一百万个值。</translation>
    </message>
    <message>
        <source>The line is no JSON.</source>
        <translation>该行不是 JSON。</translation>
    </message>
    <message>
        <source>The line has no text in its field %1.</source>
        <translation>该行的字段 %1 中没有文本。</translation>
    </message>
    <message>
        <source>%1 holds no text.</source>
        <translation>%1 不包含文本。</translation>
    </message>
    <message>
        <source>%1 holds lines of JSON. Name the field of each line in which the answer stands: --field NAME.</source>
        <translation>%1 由 JSON 行组成。请指明每行中存放回答的字段：--field NAME。</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>The folder %1 holds no file that ends in %2.</source>
        <translation>文件夹 %1 中没有以 %2 结尾的文件。</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>The folder %1 holds more than a million files.</source>
        <translation>文件夹 %1 中的文件超过一百万个。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>无法读取 %1。</translation>
    </message>
    <message>
        <source>A line may have %1 MiB at most.</source>
        <translation>一行最多 %1 MiB。</translation>
    </message>
    <message>
        <source>There is a picture on the clipboard. Copy the answer as text.</source>
        <translation>剪贴板中是图片。请将回答复制为文本。</translation>
    </message>
    <message>
        <source>The clipboard is empty. Copy an answer first.</source>
        <translation>剪贴板为空。请先复制一个回答。</translation>
    </message>
    <message>
        <source>The text on the clipboard is larger than %1 MiB.</source>
        <translation>剪贴板中的文本超过 %1 MiB。</translation>
    </message>
    <message>
        <source>The clipboard holds a single line. Copy a whole answer first.</source>
        <translation>剪贴板里只有一行。请先复制完整的答案。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::BatchReport</name>
    <message>
        <source>1 remark was not compared.</source>
        <translation>有 1 条注释未比较。</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2：%3</translation>
    </message>
    <message>
        <source>Answers without a false claim: %1.</source>
        <translation>没有错误说法的回答：%1。</translation>
    </message>
    <message>
        <source>Answers with a false claim: %1.</source>
        <translation>有错误说法的回答：%1。</translation>
    </message>
    <message>
        <source>Answers that cannot be read: %1.</source>
        <translation>无法读取的回答：%1。</translation>
    </message>
    <message>
        <source>Answers that Sandpad could not judge: %1.</source>
        <translation>Sandpad 无法判断的回答：%1。</translation>
    </message>
    <message>
        <source>There was no answer.</source>
        <translation>没有回答。</translation>
    </message>
    <message numerus="yes">
        <source>%n remarks were not compared.</source>
        <translation>
            <numerusform>有 %n 条注释未比较。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandpad::app::CodeMenu</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>sandpad::app::CommandHelp</name>
    <message>
        <source>Exit status:</source>
        <translation>退出状态：</translation>
    </message>
    <message>
        <source>Usage: sandpad %1</source>
        <translation>用法：sandpad %1</translation>
    </message>
    <message>
        <source> For the file of that name write ./%1.</source>
        <translation> 若要指同名文件，请写成 ./%1。</translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation>显示此帮助。</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>选项：</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>参数：</translation>
    </message>
    <message>
        <source>There is no option %1; see %2 --help.</source>
        <translation>没有名为 %1 的选项；请参阅 %2 --help。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::CommandKeys</name>
    <message>
        <source>Press a key first.</source>
        <translation>请先按下一个键。</translation>
    </message>
    <message>
        <source>%1 is a key of “%2”. Give that another one first.</source>
        <translation>%1 是“%2”的快捷键。请先为该命令换一个键。</translation>
    </message>
    <message>
        <source>%1 types or moves in the text. Hold Ctrl or Alt with it, or take a function key.</source>
        <translation>%1 用于输入文本或移动光标。请同时按住 Ctrl 或 Alt，或使用功能键。</translation>
    </message>
    <message>
        <source>%1 is for editing text.</source>
        <translation>%1 用于编辑文本。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::CommandLine</name>
    <message>
        <source>There is no display to open the pad on; use sandpad run FILE.</source>
        <translation>没有可用的图形显示，无法打开窗口；请使用 sandpad run FILE。</translation>
    </message>
    <message>
        <source>There is no file or command %1; see sandpad --help.</source>
        <translation>没有名为 %1 的文件或命令；请参阅 sandpad --help。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::Commands</name>
    <message>
        <source>run a file in the sandbox</source>
        <translation>在沙箱中运行文件</translation>
    </message>
    <message>
        <source>compare what answers claim with what their code does</source>
        <translation>将回答的说法与其代码的实际行为进行比较</translation>
    </message>
    <message>
        <source>say what works on this machine, and how to mend the rest</source>
        <translation>说明本机上哪些功能可用，以及如何修复其余功能</translation>
    </message>
    <message>
        <source>tell of the runs that the window has kept</source>
        <translation>查看窗口保存的运行记录</translation>
    </message>
    <message>
        <source>Sandpad runs code that you do not trust in a sandbox on this machine, without network and without your files. Without a command it opens the window, with each FILE in a tab, or opens the files in the window that is open already.</source>
        <translation>Sandpad 在本机的沙箱中运行您不信任的代码，没有网络，也接触不到您的文件。不带命令时打开窗口，每个 FILE 各占一个标签页；若窗口已打开，则在其中打开这些文件。</translation>
    </message>
    <message>
        <source>Begins a scratch in this language.</source>
        <translation>用此语言新建草稿。</translation>
    </message>
    <message>
        <source>LANGUAGE</source>
        <translation>LANGUAGE</translation>
    </message>
    <message>
        <source>Reviews the answer on the clipboard.</source>
        <translation>核查剪贴板中的回答。</translation>
    </message>
    <message>
        <source>Prints the version.</source>
        <translation>输出版本。</translation>
    </message>
    <message>
        <source>With --version: also those of the libraries.</source>
        <translation>与 --version 一起使用：同时输出各个库的版本。</translation>
    </message>
    <message>
        <source>Code, or an answer in Markdown.</source>
        <translation>代码，或 Markdown 格式的回答。</translation>
    </message>
    <message>
        <source>Sandpad ended as it should.</source>
        <translation>Sandpad 正常结束。</translation>
    </message>
    <message>
        <source>Sandpad failed.</source>
        <translation>Sandpad 出错。</translation>
    </message>
    <message>
        <source>Usage: sandpad %1</source>
        <translation>用法：sandpad %1</translation>
    </message>
    <message>
        <source>       sandpad COMMAND [OPTIONS]</source>
        <translation>      sandpad COMMAND [OPTIONS]</translation>
    </message>
    <message>
        <source>Without a command Sandpad opens the window, with each FILE in a tab.</source>
        <translation>不带命令时 Sandpad 打开窗口，每个 FILE 各占一个标签页。</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>命令：</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>选项：</translation>
    </message>
    <message>
        <source>sandpad COMMAND --help lists the options of a command.</source>
        <translation>sandpad COMMAND --help 列出某个命令的选项。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ControlBar</name>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Language and interpreter</source>
        <translation>语言和解释器</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Files and input</source>
        <translation>文件和输入</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Paste answer</source>
        <translation>粘贴回答</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Usual interpreter</source>
        <translation>默认解释器</translation>
    </message>
    <message>
        <source>Other interpreter…</source>
        <translation>其他解释器…</translation>
    </message>
    <message>
        <source>Language and interpreter: %1</source>
        <translation>语言和解释器：%1</translation>
    </message>
    <message>
        <source>Network on</source>
        <translation>网络：开</translation>
    </message>
    <message>
        <source>Network off</source>
        <translation>网络：关</translation>
    </message>
    <message>
        <source>Nothing keeps a program without isolation from the network</source>
        <translation>没有隔离时，无法阻止程序访问网络</translation>
    </message>
    <message>
        <source>The program may use the network; click to forbid it</source>
        <translation>程序可以使用网络；点击以禁止</translation>
    </message>
    <message>
        <source>The program has no network; click to allow it</source>
        <translation>程序无法使用网络；点击以允许</translation>
    </message>
    <message>
        <source>%1 is shown, not run</source>
        <translation>%1 仅供显示，不会运行</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新运行</translation>
    </message>
    <message>
        <source>End this run and begin it anew (%1)</source>
        <translation>结束这次运行并重新开始（%1）</translation>
    </message>
    <message>
        <source>Programs of this tab may use the network from now on.</source>
        <translation>此标签页的程序从现在起可以使用网络。</translation>
    </message>
    <message>
        <source>Switch it off</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>sandpad::app::Dialogs</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Add input files</source>
        <translation>添加输入文件</translation>
    </message>
    <message>
        <source>Choose the file for standard input</source>
        <translation>选择用作标准输入的文件</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Open %1 (%2) with the desktop&apos;s program for it?

The program that ran made this file, and what opens it is not inside the sandbox.</source>
        <translation>要用桌面的默认程序打开 %1（%2）吗？

此文件由运行过的程序生成，而打开它的程序不在沙箱中。</translation>
    </message>
    <message>
        <source>Run without isolation</source>
        <translation>不隔离运行</translation>
    </message>
    <message>
        <source>Run the programs of this tab without isolation?

They may then do whatever you may: read, change and delete your files, use the network and start other programs. Other tabs stay as they are, and this tab is isolated again at the next start.</source>
        <translation>要在不隔离的情况下运行此标签页的程序吗？

它们将可以做您能做的一切：读取、更改和删除您的文件，使用网络，启动其他程序。其他标签页不受影响，此标签页在下次启动时恢复隔离。</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>文件已更改</translation>
    </message>
    <message>
        <source>Another program has changed %1 since it was opened or saved here.

Overwrite it with this text, or take the text of the file? Undo brings back the text that is here.</source>
        <translation>在此处打开或保存之后，另一个程序更改了 %1。

用此处的文本覆盖它，还是采用文件中的文本？撤销可以恢复此处的文本。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Take the file&apos;s text</source>
        <translation>采用文件中的文本</translation>
    </message>
    <message>
        <source>Delete a closed scratch</source>
        <translation>删除已关闭的草稿</translation>
    </message>
    <message>
        <source>Delete “%1”?

Its text goes to the trash of the desktop. Files that its programs have kept are removed.</source>
        <translation>要删除“%1”吗？

其文本将移到桌面的回收站。其程序保留的文件将被删除。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Not everything is saved</source>
        <translation>尚未全部保存</translation>
    </message>
    <message>
        <source>Nothing can be written to the disk at the moment, so what was typed last is in memory alone.

Close the window and lose it? While the window is open, Sandpad tries again every few seconds.</source>
        <translation>磁盘目前无法写入，因此最近输入的内容只保存在内存中。

要关闭窗口并丢弃这些内容吗？窗口打开期间，Sandpad 每隔几秒会重试一次。</translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation>关闭并丢弃</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Choose an interpreter</source>
        <translation>选择解释器</translation>
    </message>
    <message>
        <source>About Sandpad</source>
        <translation>关于 Sandpad</translation>
    </message>
    <message>
        <source>Sandpad %1

A scratch-pad that runs code you do not trust in a local sandbox and shows what it really did.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Sandpad %1

一个代码草稿板：在本地沙箱中运行您不信任的代码，并显示它实际做了什么。

自由软件，采用 GNU 通用公共许可证第 3 版或更新版本。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>无法打开 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB.</source>
        <translation>%1 超过 64 MiB。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>无法保存 %1：%2。</translation>
    </message>
    <message>
        <source>The encoding cannot hold the text</source>
        <translation>该编码无法容纳此文本</translation>
    </message>
    <message>
        <source>%1

Nothing was saved. Save the file in UTF-8, which has all characters?</source>
        <translation>%1

尚未保存任何内容。要用包含所有字符的 UTF-8 保存文件吗？</translation>
    </message>
    <message>
        <source>Save in UTF-8</source>
        <translation>用 UTF-8 保存</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>%1 is a device or a pipe, not a file.</source>
        <translation>%1 是设备或管道，不是文件。</translation>
    </message>
    <message>
        <source>Show the difference</source>
        <translation>显示差异</translation>
    </message>
</context>
<context>
    <name>sandpad::app::Doctor</name>
    <message>
        <source>Says which languages and protections work on this machine, and how to mend the rest.</source>
        <translation>说明本机上哪些语言和防护可用，以及如何修复其余部分。</translation>
    </message>
    <message>
        <source>Print one JSON object.</source>
        <translation>输出一个 JSON 对象。</translation>
    </message>
    <message>
        <source>The report was printed, whatever it says.</source>
        <translation>报告已输出，无论其内容如何。</translation>
    </message>
    <message>
        <source>Sandpad failed, or an option is wrong.</source>
        <translation>Sandpad 出错，或选项有误。</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Isolation level %1</source>
        <translation>隔离级别 %1</translation>
    </message>
    <message>
        <source>works</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>doctor takes no arguments but --json.</source>
        <translation>doctor 除 --json 外不接受参数。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
</context>
<context>
    <name>sandpad::app::EarlierRuns</name>
    <message>
        <source>Open this run in the history</source>
        <translation>在运行历史中打开此次运行</translation>
    </message>
    <message>
        <source>Earlier runs of this scratch</source>
        <translation>此草稿的先前运行</translation>
    </message>
    <message>
        <source>All runs: %1</source>
        <translation>全部运行：%1</translation>
    </message>
</context>
<context>
    <name>sandpad::app::EncodingPick</name>
    <message>
        <source>Western Europe</source>
        <translation>西欧</translation>
    </message>
    <message>
        <source>Central Europe</source>
        <translation>中欧</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>西里尔文</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>希腊文</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>土耳其文</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>希伯来文</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>阿拉伯文</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>波罗的海</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>越南文</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日文</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韩文</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>所有语言</translation>
    </message>
    <message>
        <source>%1; that of the file now</source>
        <translation>%1；文件当前的编码</translation>
    </message>
    <message>
        <source>Search encodings</source>
        <translation>搜索编码</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ErrorPlaces</name>
    <message>
        <source>%1 · the network is off</source>
        <translation>%1 · 网络已关闭</translation>
    </message>
    <message>
        <source>called from here</source>
        <translation>从此处调用</translation>
    </message>
    <message>
        <source>type error: %1</source>
        <translation>类型错误：%1</translation>
    </message>
    <message>
        <source>Type error %1: %2</source>
        <translation>类型错误 %1：%2</translation>
    </message>
</context>
<context>
    <name>sandpad::app::FileDifference</name>
    <message>
        <source>Previous difference (Shift+F8)</source>
        <translation>上一处差异（Shift+F8）</translation>
    </message>
    <message>
        <source>Next difference (F8)</source>
        <translation>下一处差异（F8）</translation>
    </message>
    <message>
        <source>The difference to %1</source>
        <translation>与 %1 的差异</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>文件中</translation>
    </message>
    <message>
        <source>In this tab</source>
        <translation>此标签页中</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Take the file&apos;s text</source>
        <translation>采用文件中的文本</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>没有差异</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 处，共 %2 处</translation>
    </message>
</context>
<context>
    <name>sandpad::app::FileSaving</name>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>Kept: a scratch needs no saving. Save as (Ctrl+Shift+S) makes a file of it.</source>
        <translation>已保留：草稿无需保存。使用“另存为”（Ctrl+Shift+S）可将其存为文件。</translation>
    </message>
    <message>
        <source>Reloaded: %1</source>
        <translation>已重新载入：%1</translation>
    </message>
    <message>
        <source>A scratch has no file to take its text from.</source>
        <translation>草稿没有可供重新载入的文件。</translation>
    </message>
    <message>
        <source>A scratch without a file is kept in UTF-8. Save as (Ctrl+Shift+S) makes a file of it.</source>
        <translation>没有文件的草稿以 UTF-8 保留。“另存为”（Ctrl+Shift+S）会为它创建文件。</translation>
    </message>
    <message>
        <source>Read in %1: %2</source>
        <translation>已用 %1 读取：%2</translation>
    </message>
    <message>
        <source>Another program has changed %1, and so have you. Nothing is lost yet.</source>
        <translation>另一个程序更改了 %1，您也作了更改。目前没有丢失任何内容。</translation>
    </message>
    <message>
        <source>Show the difference</source>
        <translation>显示差异</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>%1 is not there any more: another program has deleted or moved it. Its text is kept here.</source>
        <translation>%1 已不存在：另一个程序删除或移动了它。其文本保留在这里。</translation>
    </message>
    <message>
        <source>Save it again</source>
        <translation>重新保存</translation>
    </message>
    <message>
        <source>%1 cannot be called %2.</source>
        <translation>%1 无法改名为 %2。</translation>
    </message>
    <message>
        <source>The file is called %1 now.</source>
        <translation>文件现在名为 %1。</translation>
    </message>
    <message>
        <source>There is a file called %1 already.</source>
        <translation>已有名为 %1 的文件。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::FormattedOffer</name>
    <message>
        <source>A line of this text is too long to be shown here.</source>
        <translation>此文本中有一行太长，无法在此显示。</translation>
    </message>
    <message>
        <source>Show it formatted</source>
        <translation>以格式化形式显示</translation>
    </message>
    <message>
        <source>%1, formatted</source>
        <translation>%1（已格式化）</translation>
    </message>
    <message>
        <source>This JSON is one long line.</source>
        <translation>此 JSON 只有一个很长的行。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::History</name>
    <message>
        <source>Run %1 of %2
</source>
        <translation>%2 的运行记录 %1
</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>键入内容</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>标准错误输出</translation>
    </message>
    <message>
        <source>Run %1 is left out. %2</source>
        <translation>已略过运行记录 %1。%2</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>signalled</source>
        <comment>ended by a signal</comment>
        <translation>被信号终止</translation>
    </message>
    <message>
        <source>limit</source>
        <comment>stopped by a limit</comment>
        <translation>达到限制</translation>
    </message>
    <message>
        <source>stopped</source>
        <comment>by a person</comment>
        <translation>已停止</translation>
    </message>
    <message>
        <source>not-started</source>
        <translation>未启动</translation>
    </message>
</context>
<context>
    <name>sandpad::app::HistoryBinding</name>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
</context>
<context>
    <name>sandpad::app::HistoryList</name>
    <message>
        <source>Search code and output</source>
        <translation>搜索代码和输出</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>搜索运行记录</translation>
    </message>
    <message>
        <source>All scratches</source>
        <translation>所有草稿</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>当前草稿</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>所有语言</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>All outcomes</source>
        <translation>所有结果</translation>
    </message>
    <message>
        <source>Last run that succeeded</source>
        <translation>最近一次成功的运行</translation>
    </message>
    <message>
        <source>Shows the last run of this scratch that succeeded</source>
        <translation>显示此草稿最近一次成功的运行</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行记录</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 / %2 次运行</translation>
    </message>
    <message>
        <source>Kept for one day; %1 of %2</source>
        <translation>保留 1 天；%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>Kept for %n days; %1 of %2</source>
        <translation>
            <numerusform>保留 %n 天；%1 / %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 run</source>
        <translation>%1 / %2 次运行</translation>
    </message>
    <message>
        <source>Last that succeeded</source>
        <translation>最近一次成功</translation>
    </message>
</context>
<context>
    <name>sandpad::app::HistoryOptions</name>
    <message>
        <source>--outcome takes one of %1, not &quot;%2&quot;.</source>
        <translation>--outcome 只接受 %1 之一，而不是“%2”。</translation>
    </message>
    <message>
        <source>--limit takes a whole number from 1, not &quot;%1&quot;.</source>
        <translation>--limit 只接受不小于 1 的整数，而不是“%1”。</translation>
    </message>
    <message>
        <source>Lists the runs that the window has kept, shows one, or exports them as JSON Lines. The newest come first.</source>
        <translation>列出窗口保存的运行记录，显示其中一条，或将它们导出为 JSON Lines。最新的在最前。</translation>
    </message>
    <message>
        <source>Only runs in this language.</source>
        <translation>仅限此语言的运行记录。</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Only runs that ended so: %1.</source>
        <translation>仅限以此结果结束的运行记录：%1。</translation>
    </message>
    <message>
        <source>OUTCOME</source>
        <translation>OUTCOME</translation>
    </message>
    <message>
        <source>Only runs with all of these words in code or output.</source>
        <translation>仅限代码或输出中包含所有这些词的运行记录。</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXT</translation>
    </message>
    <message>
        <source>At most so many runs; without this option %1 are listed, and all are exported.</source>
        <translation>最多列出或导出的条数；不带此选项时列出 %1 条，导出则为全部。</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Lists runs, one on each line.</source>
        <translation>列出运行记录，每行一条。</translation>
    </message>
    <message>
        <source>Shows the code, the output and the facts of a run.</source>
        <translation>显示一条运行记录的代码、输出和信息。</translation>
    </message>
    <message>
        <source>Prints all of the runs, one JSON object on each line.</source>
        <translation>输出所有运行记录，每行一个 JSON 对象。</translation>
    </message>
    <message>
        <source>Everything was printed, also where there is no run.</source>
        <translation>已全部输出；没有运行记录时也算正常。</translation>
    </message>
    <message>
        <source>An option is wrong, the run does not exist, or the history cannot be read.</source>
        <translation>选项有误、运行记录不存在，或无法读取历史。</translation>
    </message>
    <message>
        <source>show takes the number of a run, not &quot;%1&quot;.</source>
        <translation>show 需要运行记录的编号，而不是“%1”。</translation>
    </message>
    <message>
        <source>history takes list, show ID or export; see sandpad history --help.</source>
        <translation>history 只接受 list、show ID 或 export；请参阅 sandpad history --help。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::HistoryPanel</name>
    <message>
        <source>History of runs</source>
        <translation>运行历史</translation>
    </message>
    <message>
        <source>No run has been kept yet.</source>
        <translation>尚未保存任何运行记录。</translation>
    </message>
    <message>
        <source>No run is like that.</source>
        <translation>没有符合条件的运行记录。</translation>
    </message>
    <message>
        <source>No run of this scratch has succeeded yet.</source>
        <translation>此草稿尚无成功的运行。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::InterpreterChoice</name>
    <message>
        <source>The best one found</source>
        <translation>找到的最佳解释器</translation>
    </message>
    <message>
        <source>The best one found (%1)</source>
        <translation>找到的最佳解释器（%1）</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>其他文件…</translation>
    </message>
</context>
<context>
    <name>sandpad::app::IsolationOption</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>Isolation level: %1. Without this option, the strongest that works here and isolates.</source>
        <translation>隔离级别：%1。不带此选项时，采用此处可用且具有隔离作用的最强级别。</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>LEVEL</translation>
    </message>
    <message>
        <source>--isolation is %1, not &quot;%2&quot;.</source>
        <translation>--isolation 应为 %1，而不是“%2”。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::JsonLayout</name>
    <message>
        <source>A bracket of this JSON is not closed.</source>
        <translation>此 JSON 中有未闭合的括号。</translation>
    </message>
    <message>
        <source>Formatted, this JSON would have more than 64 MiB.</source>
        <translation>格式化后此 JSON 将超过 64 MiB。</translation>
    </message>
    <message>
        <source>This JSON nests deeper than %1 brackets.</source>
        <translation>此 JSON 的嵌套超过 %1 层括号。</translation>
    </message>
    <message>
        <source>A bracket of this JSON closes none.</source>
        <translation>此 JSON 中有多余的右括号。</translation>
    </message>
    <message>
        <source>A text of this JSON is not closed.</source>
        <translation>此 JSON 中有未闭合的字符串。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::KeyField</name>
    <message>
        <source>Press the keys</source>
        <translation>请按键</translation>
    </message>
</context>
<context>
    <name>sandpad::app::LanguageOffer</name>
    <message>
        <source>This looks like %1; the tab is for %2.</source>
        <translation>这看起来像是 %1；此标签页用于 %2。</translation>
    </message>
    <message>
        <source>Switch to %1</source>
        <translation>切换到 %1</translation>
    </message>
    <message>
        <source>This looks like %1, so the tab is for %1 now.</source>
        <translation>这看起来是 %1，所以此标签页现在用于 %1。</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>改回 %1</translation>
    </message>
    <message>
        <source>This looks like %1, which can be shown, but not run.</source>
        <translation>这看起来是 %1，可以显示，但不能运行。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::LanguagePick</name>
    <message>
        <source>Can be run</source>
        <translation>可以运行</translation>
    </message>
    <message>
        <source>Are shown</source>
        <translation>仅供显示</translation>
    </message>
    <message>
        <source>Search languages</source>
        <translation>搜索语言</translation>
    </message>
</context>
<context>
    <name>sandpad::app::LimitOptions</name>
    <message>
        <source>--%1 takes bytes, a whole number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>--%1 接受字节数，即 %2 到 %3 的整数，而不是“%4”。</translation>
    </message>
    <message>
        <source>--%1 takes a whole number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>--%1 接受 %2 到 %3 的整数，而不是“%4”。</translation>
    </message>
    <message>
        <source>--%1 takes seconds from 0.001 to 86400, not &quot;%2&quot;.</source>
        <translation>--%1 接受 0.001 到 86400 的秒数，而不是“%2”。</translation>
    </message>
    <message>
        <source>Limit of CPU time of all its processes together, in seconds; %1 without this option.</source>
        <translation>所有进程合计的 CPU 时间限制，以秒为单位；不带此选项时为 %1。</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Limit of running time, in seconds; %1 without this option.</source>
        <translation>运行时间限制，以秒为单位；不带此选项时为 %1。</translation>
    </message>
    <message>
        <source>Limit of memory of all its processes together, in bytes; %1 without this option.</source>
        <translation>所有进程合计的内存限制，以字节为单位；不带此选项时为 %1。</translation>
    </message>
    <message>
        <source>BYTES</source>
        <translation>BYTES</translation>
    </message>
    <message>
        <source>Limit of processes and threads at one time; %1 without this option.</source>
        <translation>同时存在的进程和线程数限制；不带此选项时为 %1。</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Limit of output, in bytes; %1 without this option.</source>
        <translation>输出限制，以字节为单位；不带此选项时为 %1。</translation>
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
        <translation>此前的结果：%1</translation>
    </message>
    <message>
        <source>The language of %1 cannot be told. Its tab takes it for %2.</source>
        <translation>无法判断 %1 的语言。标签页将其视为 %2。</translation>
    </message>
    <message>
        <source>%1 holds no text.</source>
        <translation>%1 不包含文本。</translation>
    </message>
    <message>
        <source>Sandpad was not closed the last time. All is here but what was typed in its last moment.</source>
        <translation>Sandpad 上次没有正常关闭。除最后一刻键入的内容外，其余都在。</translation>
    </message>
    <message>
        <source>The history is shown. Esc leads back to the code, which can be run there.</source>
        <translation>正在显示历史记录。按 Esc 返回代码，在那里可以运行。</translation>
    </message>
    <message>
        <source>History of runs</source>
        <translation>运行历史</translation>
    </message>
    <message>
        <source>1 tab was closed.</source>
        <translation>已关闭 1 个标签页。</translation>
    </message>
    <message numerus="yes">
        <source>%n tabs were closed.</source>
        <translation>
            <numerusform>已关闭 %n 个标签页。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reopen it</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Reopen them</source>
        <translation>全部重新打开</translation>
    </message>
    <message>
        <source>%1 was closed with changes that its file does not have. They are kept.</source>
        <translation>%1 已关闭，其中有文件里没有的更改。这些更改已保留。</translation>
    </message>
    <message>
        <source>%1 is not there yet: Ctrl+S makes it.</source>
        <translation>%1 尚不存在:按 Ctrl+S 即可创建。</translation>
    </message>
    <message>
        <source>%1 can be read, but not written.</source>
        <translation>%1 可读，但不可写。</translation>
    </message>
    <message>
        <source>Save it as another file</source>
        <translation>另存为其他文件</translation>
    </message>
</context>
<context>
    <name>sandpad::app::NewTabButton</name>
    <message>
        <source>New scratch</source>
        <translation>新建草稿</translation>
    </message>
</context>
<context>
    <name>sandpad::app::OpenFiles</name>
    <message>
        <source>Sandpad may have only %1 files open at a time (ulimit -n) and needs %2.</source>
        <translation>Sandpad 同时只能打开 %1 个文件（ulimit -n），但需要 %2 个。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::OriginalText</name>
    <message>
        <source>The answer as it was pasted</source>
        <translation>粘贴时的回答原文</translation>
    </message>
</context>
<context>
    <name>sandpad::app::OtherProgram</name>
    <message>
        <source>%1 cannot be started: %2.</source>
        <translation>无法启动 %1：%2。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::OutputSaving</name>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>Saved as far as there was room to keep it: %1</source>
        <translation>已保存（仅限当时有空间保留的部分）：%1</translation>
    </message>
    <message>
        <source>Nothing has been printed.</source>
        <translation>没有输出任何内容。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ParquetFile</name>
    <message>
        <source>pyarrow did not write the table: %1</source>
        <translation>pyarrow 未能写出表格：%1</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 已保存。</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>Parquet needs the package pyarrow, and the Python interpreter in use does not have it. Sandpad installs nothing: install it into a virtual environment (python3 -m venv ~/venv &amp;&amp; ~/venv/bin/pip install pyarrow), and choose its interpreter.</source>
        <translation>Parquet 需要 pyarrow 包，而当前使用的 Python 解释器没有它。Sandpad 不会安装任何东西：请将它安装到一个虚拟环境中（python3 -m venv ~/venv &amp;&amp; ~/venv/bin/pip install pyarrow），然后选择该环境的解释器。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::PinnedClosing</name>
    <message>
        <source>This tab is pinned. %1 once more closes it.</source>
        <translation>此标签页已固定。再按一次 %1 即可关闭。</translation>
    </message>
    <message>
        <source>This tab is pinned. %1 once more closes it, %2 unpins it.</source>
        <translation>此标签页已固定。再按一次 %1 即可关闭，%2 可取消固定。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::QuickPicks</name>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Used before</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>所有命令</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>搜索命令</translation>
    </message>
    <message>
        <source>closed %1</source>
        <translation>%1 关闭</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>Search closed scratches, to delete one</source>
        <translation>搜索已关闭的草稿以删除</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>已打开</translation>
    </message>
    <message>
        <source>Search scratches</source>
        <translation>搜索草稿</translation>
    </message>
    <message>
        <source>language of the tab</source>
        <translation>此标签页的语言</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>tab %1</source>
        <translation>标签页 %1</translation>
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
        <translation>JUnit XML</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>The ending of %1 is not that of a report: .md (Markdown), .xml (JUnit) or .json.</source>
        <translation>%1 的扩展名不对应任何格式。报告以 .md（Markdown）、.xml（JUnit）或 .json 结尾。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ResultsFile</name>
    <message>
        <source>The results cannot be kept in %1: %2.</source>
        <translation>无法将结果保存到 %1：%2。</translation>
    </message>
    <message>
        <source>Another Sandpad keeps its results in %1.</source>
        <translation>另一个 Sandpad 正在将结果保存到 %1。</translation>
    </message>
    <message>
        <source>%1 holds something else than results, so none are written to it.</source>
        <translation>%1 中的内容不是核查结果，因此不会向其中写入结果。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ReviewBar</name>
    <message>
        <source>Blocks: automatic</source>
        <translation>代码块：自动</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Blocks: each alone</source>
        <translation>代码块：各自独立</translation>
    </message>
    <message>
        <source>Each alone</source>
        <translation>各自独立</translation>
    </message>
    <message>
        <source>Blocks: one session</source>
        <translation>代码块：同一会话</translation>
    </message>
    <message>
        <source>One session</source>
        <translation>同一会话</translation>
    </message>
    <message>
        <source>Each alone, and after those before it where it needs them</source>
        <translation>各自独立运行；需要时接在前面的代码块之后</translation>
    </message>
    <message>
        <source>No block sees the names of another</source>
        <translation>任何代码块都看不到其他代码块中定义的名称</translation>
    </message>
    <message>
        <source>Each after those of its language before it</source>
        <translation>每个都接在前面同一语言的代码块之后</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Show what was repaired in the pasted code, block by block</source>
        <translation>逐个代码块显示粘贴的代码中修复了什么</translation>
    </message>
    <message>
        <source>Network off</source>
        <translation>网络：关</translation>
    </message>
    <message>
        <source>The code of an answer runs without network, unless you give it to a block</source>
        <translation>回答中的代码在无网络的情况下运行，除非您为某个代码块开启网络</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Original text</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>Show the answer as it was pasted</source>
        <translation>显示粘贴时的回答原文</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Save as %1…</source>
        <translation>保存为 %1…</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>复制为 Markdown</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>全部运行</translation>
    </message>
    <message>
        <source>1 repair</source>
        <translation>1 处修复</translation>
    </message>
    <message>
        <source>%1: show what was repaired in the pasted code, block by block</source>
        <translation>%1：逐个代码块显示粘贴的代码中修复了什么</translation>
    </message>
    <message>
        <source>How blocks see each other: %1</source>
        <translation>代码块之间的可见性：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n repairs</source>
        <translation>
            <numerusform>%n 处修复</numerusform>
        </translation>
    </message>
    <message>
        <source>Run all blocks</source>
        <translation>运行所有代码块</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>停止运行</translation>
    </message>
    <message>
        <source>Save or copy code, claims, reality and verdicts</source>
        <translation>保存或复制代码、说法、实际情况和结论</translation>
    </message>
    <message>
        <source>Copy what is false, for the model</source>
        <translation>复制错误之处，供模型使用</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ReviewPage</name>
    <message>
        <source>Reading the answer (%1)…</source>
        <translation>正在读取回答（%1）…</translation>
    </message>
    <message>
        <source>Answer · %1</source>
        <translation>回答 · %1</translation>
    </message>
    <message>
        <source>There is no code in this text. The original text shows all of it.</source>
        <translation>此文本中没有代码。“原文”中显示全部内容。</translation>
    </message>
    <message>
        <source>There is nothing to report on.</source>
        <translation>没有可报告的内容。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Strictest profile, with more rights for blocks that you gave them</source>
        <translation>最严格的配置；获得更多权限的代码块除外</translation>
    </message>
    <message>
        <source>Strictest profile: no network, empty home, nothing installed</source>
        <translation>最严格的配置：无网络、主文件夹为空、不安装任何东西</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ReviewReports</name>
    <message>
        <source>The report is on the clipboard, as Markdown.</source>
        <translation>报告已以 Markdown 格式放入剪贴板。</translation>
    </message>
    <message>
        <source>Nothing is false, so nothing was copied.</source>
        <translation>没有错误之处，因此没有复制任何内容。</translation>
    </message>
    <message>
        <source>What is false is on the clipboard, as Markdown for the model.</source>
        <translation>错误之处已以 Markdown 格式放入剪贴板，供模型使用。</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>The report is saved as %1.</source>
        <translation>报告已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ReviewWords</name>
    <message>
        <source>present</source>
        <translation>已有</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 个代码块</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Needs %1. Nothing is ever installed.</source>
        <translation>需要 %1。Sandpad 从不安装任何东西。</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks</source>
        <translation>
            <numerusform>%n 个代码块</numerusform>
        </translation>
    </message>
    <message>
        <source>From before: %1</source>
        <translation>此前的结果：%1</translation>
    </message>
</context>
<context>
    <name>sandpad::app::RunCommand</name>
    <message>
        <source>The weaker isolation level %1 is in force instead of %2: %3</source>
        <translation>实际采用较弱的隔离级别 %1，而不是 %2：%3</translation>
    </message>
    <message>
        <source>Standard output could not be written: %1. The run was stopped.</source>
        <translation>无法写入标准输出：%1。运行已停止。</translation>
    </message>
    <message>
        <source>file %1 was not kept: %2</source>
        <translation>文件 %1 未保留：%2</translation>
    </message>
    <message>
        <source>figure was shown; keep figures with --output-dir DIR</source>
        <translation>已显示图形；用 --output-dir DIR 保留图形</translation>
    </message>
    <message>
        <source>figure &quot;%1&quot; was shown; keep figures with --output-dir DIR</source>
        <translation>已显示图形“%1”；用 --output-dir DIR 保留图形</translation>
    </message>
</context>
<context>
    <name>sandpad::app::RunOptions</name>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>没有文件 %1。</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB.</source>
        <translation>%1 超过 64 MiB。</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;; known are %2.</source>
        <translation>没有名为“%1”的语言；已知的有 %2。</translation>
    </message>
    <message>
        <source>%1 is a file of JSX, which Sandpad does not run. Translate it into JavaScript first. If there is no JSX in it, say so with --language %2.</source>
        <translation>%1 是 JSX 文件，Sandpad 不运行 JSX。请先将其转换为 JavaScript。如果其中没有 JSX，请用 --language %2 指明。</translation>
    </message>
    <message>
        <source>The language of %1 cannot be told from its name; say it with --language: %2.</source>
        <translation>无法从名称判断 %1 的语言；请用 --language 指明：%2。</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>Two input files are called %1.</source>
        <translation>有两个输入文件名为 %1。</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder.</source>
        <translation>%1 是文件，不是文件夹。</translation>
    </message>
    <message>
        <source>Nothing can be written into the folder %1.</source>
        <translation>无法写入文件夹 %1。</translation>
    </message>
    <message>
        <source>--network is off or on, not &quot;%1&quot;.</source>
        <translation>--network 应为 off 或 on，而不是“%1”。</translation>
    </message>
    <message>
        <source>Choose one of --json and --ndjson.</source>
        <translation>请在 --json 和 --ndjson 中选择一个。</translation>
    </message>
    <message>
        <source>Name the file to run, or - for standard input.</source>
        <translation>请指定要运行的文件，或用 - 表示标准输入。</translation>
    </message>
    <message>
        <source>One file at a time, please; %1 were named.</source>
        <translation>一次只能运行一个文件；您指定了 %1 个。</translation>
    </message>
    <message>
        <source>An input file may not be called %1: that is the program&apos;s own name.</source>
        <translation>输入文件不能命名为 %1：这是程序自身的名称。</translation>
    </message>
    <message>
        <source>Language: %1. Without this option the end of the file&apos;s name tells it, or a first line that begins with #!.</source>
        <translation>语言：%1。不带此选项时，由文件名的扩展名或以 #! 开头的第一行决定。</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Interpreter to use instead of the best one found.</source>
        <translation>使用此解释器，而不是找到的最佳解释器。</translation>
    </message>
    <message>
        <source>PATH</source>
        <translation>PATH</translation>
    </message>
    <message>
        <source>What the program reads from standard input; - for that of this command, as it comes.</source>
        <translation>程序从标准输入读取的内容；- 表示此命令的标准输入，随到随读。</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>A file, or a folder with all that is in it, to copy into the work folder; may be repeated.</source>
        <translation>要复制到工作文件夹的文件，或文件夹及其全部内容；可重复指定。</translation>
    </message>
    <message>
        <source>Write figures and files that the run left behind here.</source>
        <translation>将运行留下的图形和文件写入此处。</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>DIR</translation>
    </message>
    <message>
        <source>Network: off or on; off without this option.</source>
        <translation>网络：off 或 on；不带此选项时为 off。</translation>
    </message>
    <message>
        <source>Account that the program runs as, where root starts Sandpad; one without rights, if this option is not given.</source>
        <translation>由 root 启动 Sandpad 时，运行程序所用的账户；不带此选项时使用非特权账户。</translation>
    </message>
    <message>
        <source>ACCOUNT</source>
        <translation>ACCOUNT</translation>
    </message>
    <message>
        <source>Print one JSON object.</source>
        <translation>输出一个 JSON 对象。</translation>
    </message>
    <message>
        <source>Print events as they happen, one JSON object a line.</source>
        <translation>在事件发生时随即输出，每行一个 JSON 对象。</translation>
    </message>
    <message>
        <source>Runs a file in a sandbox.</source>
        <translation>在沙箱中运行文件。</translation>
    </message>
    <message>
        <source>The program, or - for standard input.</source>
        <translation>程序，或用 - 表示标准输入。</translation>
    </message>
    <message>
        <source>The program&apos;s own.</source>
        <translation>程序自身的退出状态。</translation>
    </message>
    <message>
        <source>A limit stopped the program.</source>
        <translation>程序因达到限制而停止。</translation>
    </message>
    <message>
        <source>Sandpad failed, or an option is wrong.</source>
        <translation>Sandpad 出错，或选项有误。</translation>
    </message>
    <message>
        <source>No interpreter was found, or it did not start.</source>
        <translation>未找到解释器，或解释器未能启动。</translation>
    </message>
    <message>
        <source>Signal N ended the program.</source>
        <translation>信号 N 终止了程序。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::RunPane</name>
    <message>
        <source>Previous difference</source>
        <translation>上一处差异</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>下一处差异</translation>
    </message>
    <message>
        <source>Choose a run.</source>
        <translation>请选择一次运行。</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>当时的样子</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Compare others with this</source>
        <translation>以此次运行为基准进行比较</translation>
    </message>
    <message>
        <source>Keeps this run on the right side, and compares the ones that you choose with it</source>
        <translation>将此次运行固定在右侧，并与您选择的运行比较</translation>
    </message>
    <message>
        <source>Restore this code</source>
        <translation>恢复此代码</translation>
    </message>
    <message>
        <source>Code of the run</source>
        <translation>此次运行的代码</translation>
    </message>
    <message>
        <source>This run is over. Restore its code to run it again.</source>
        <translation>此次运行已结束。要再次运行，请恢复其代码。</translation>
    </message>
    <message>
        <source>Nothing was printed.</source>
        <translation>没有输出任何内容。</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>没有差异</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n differences in the code</source>
        <translation>
            <numerusform>代码中有 %n 处不同</numerusform>
        </translation>
    </message>
    <message>
        <source>The same code</source>
        <translation>代码相同</translation>
    </message>
    <message numerus="yes">
        <source>%n differences in the output</source>
        <translation>
            <numerusform>输出中有 %n 处不同</numerusform>
        </translation>
    </message>
    <message>
        <source>the same output</source>
        <translation>输出相同</translation>
    </message>
    <message>
        <source>1 difference in the code</source>
        <translation>代码中有 1 处不同</translation>
    </message>
    <message>
        <source>1 difference in the output</source>
        <translation>输出中有 1 处不同</translation>
    </message>
    <message>
        <source>the same text in the output, but another figure, table or value</source>
        <translation>输出文本相同，但图形、表格或值不同</translation>
    </message>
    <message>
        <source>Reopen its scratch</source>
        <translation>重新打开它的草稿</translation>
    </message>
    <message>
        <source>The scratch of this run is closed. Open, it can be compared with</source>
        <translation>此运行的草稿已关闭。打开后即可与之比较</translation>
    </message>
    <message>
        <source>The scratch of this run is closed</source>
        <translation>此运行的草稿已关闭</translation>
    </message>
    <message>
        <source>The scratch of this run is not there any more</source>
        <translation>此运行的草稿已不存在</translation>
    </message>
</context>
<context>
    <name>sandpad::app::RunProgress</name>
    <message>
        <source>Block %1 · %2 of %3 done</source>
        <translation>代码块 %1 · 已完成 %2 / %3</translation>
    </message>
    <message>
        <source>Looking at %1…</source>
        <translation>正在核查 %1…</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ 完成</translation>
    </message>
    <message>
        <source>%1, %2 of them run twice or more</source>
        <translation>%1，其中 %2 个运行了两次或更多</translation>
    </message>
</context>
<context>
    <name>sandpad::app::RunWords</name>
    <message>
        <source>Finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Ended by a signal</source>
        <translation>被信号终止</translation>
    </message>
    <message>
        <source>Stopped by a limit</source>
        <translation>因限制而停止</translation>
    </message>
    <message>
        <source>Stopped by you</source>
        <translation>手动停止</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>未启动</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>昨天 %1</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>运行记录 %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
    <message numerus="yes">
        <source>… %n lines</source>
        <translation>
            <numerusform>… %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>… (%1 more bytes, in all %2)</source>
        <translation>…(另有 %1 字节,合计 %2)</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ScratchFile</name>
    <message>
        <source>%1
changed, not in the file yet</source>
        <translation>%1
已更改，尚未写入文件</translation>
    </message>
    <message>
        <source>%1
saved</source>
        <translation>%1
已保存</translation>
    </message>
    <message>
        <source>%1
not there any more</source>
        <translation>%1
已不存在</translation>
    </message>
    <message>
        <source>%1
saved, read-only</source>
        <translation>%1
已保存，只读</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ScratchPage</name>
    <message>
        <source>Running…</source>
        <translation>正在运行…</translation>
    </message>
    <message>
        <source>Nothing was printed.</source>
        <translation>没有输出任何内容。</translation>
    </message>
    <message>
        <source>Compiling…</source>
        <translation>正在编译…</translation>
    </message>
    <message>
        <source>Code, result and versions are on the clipboard, as Markdown for the model.</source>
        <translation>代码、结果和版本已以 Markdown 格式放入剪贴板，供模型使用。</translation>
    </message>
    <message>
        <source>%1 is shown, not run.</source>
        <translation>%1 仅供显示，不会运行。</translation>
    </message>
    <message>
        <source>%1 (selected lines)</source>
        <translation>%1（所选行）</translation>
    </message>
    <message>
        <source>Only line %1 ran.</source>
        <translation>只运行了第 %1 行。</translation>
    </message>
    <message>
        <source>Only lines %1 to %2 ran.</source>
        <translation>只运行了第 %1 到 %2 行。</translation>
    </message>
    <message>
        <source>From before: this ran as %1.</source>
        <translation>之前的结果：这是作为 %1 运行的。</translation>
    </message>
    <message>
        <source>Reading what was there before…</source>
        <translation>正在读取之前的内容…</translation>
    </message>
    <message>
        <source>%1 is not among the files that were added.</source>
        <translation>%1 不在已添加的文件中。</translation>
    </message>
    <message>
        <source>All lines end with %1 now; undo takes it back.</source>
        <translation>现在所有行都以 %1 结尾；撤销可恢复。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::SessionFolder</name>
    <message>
        <source>The list of the tabs was lost or damaged. What lies in %1 was opened: %2.</source>
        <translation>标签页列表丢失或损坏。已打开 %1 中的内容：%2。</translation>
    </message>
    <message>
        <source>Found in %1 and opened: %2.</source>
        <translation>在 %1 中找到并打开：%2。</translation>
    </message>
    <message>
        <source>No longer in %1: %2.</source>
        <translation>已不在 %1 中：%2。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::SessionStore</name>
    <message>
        <source>Taken over from another window: %1.</source>
        <translation>从另一个窗口接管：%1。</translation>
    </message>
    <message>
        <source>Not saved: %1. All is kept in memory and tried again.</source>
        <translation>未保存：%1。全部内容保留在内存中，并会重试。</translation>
    </message>
    <message>
        <source>It is not there any more.</source>
        <translation>它已不存在。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>无法打开 %1：%2。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>设置页面</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Start and history</source>
        <translation>启动和历史</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>文件：%1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>sandpad::app::SettingsFile</name>
    <message>
        <source>It is no JSON object.</source>
        <translation>它不是 JSON 对象。</translation>
    </message>
    <message>
        <source>The file of settings was damaged. It is kept as %1. %2</source>
        <translation>设置文件已损坏。原文件已保留为 %1。%2</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>无法打开 %1：%2。</translation>
    </message>
    <message>
        <source>%1 cannot be moved: %2.</source>
        <translation>无法移动 %1：%2。</translation>
    </message>
    <message>
        <source>All settings are as usual. %1</source>
        <translation>所有设置均为默认值。%1</translation>
    </message>
    <message>
        <source>These settings cannot be used and are as usual: %1 (in %2).</source>
        <translation>无法使用、已恢复默认值的设置：%1（在 %2 中）。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>%1 was changed and cannot be read, so the settings stay. %2</source>
        <translation>%1 已被更改且无法读取，因此设置保持不变。%2</translation>
    </message>
</context>
<context>
    <name>sandpad::app::SettingsPages</name>
    <message>
        <source>The best one installed (%1)</source>
        <translation>已安装的最佳字体（%1）</translation>
    </message>
    <message>
        <source>Font of code and output</source>
        <translation>代码和输出的字体</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source> px</source>
        <translation> 像素</translation>
    </message>
    <message>
        <source>Ligatures</source>
        <translation>连字</translation>
    </message>
    <message>
        <source>Off: each character by itself</source>
        <translation>关：每个字符单独显示</translation>
    </message>
    <message>
        <source>On: as the font has them</source>
        <translation>开：按字体自带的连字显示</translation>
    </message>
    <message>
        <source>Sandboxes made ahead</source>
        <translation>预先创建的沙箱</translation>
    </message>
    <message>
        <source>They wait for the next run, which starts at once then. Each holds an interpreter in memory.</source>
        <translation>它们等待下一次运行，使其可以立即开始。每个都会在内存中保留一个解释器。</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Memory that stays free</source>
        <translation>保留的空闲内存</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Right of the code</source>
        <translation>代码右侧</translation>
    </message>
    <message>
        <source>Below the code</source>
        <translation>代码下方</translation>
    </message>
    <message>
        <source>Limits of new scratches</source>
        <translation>新草稿的限制</translation>
    </message>
    <message>
        <source>Open tabs that have these limits follow; others keep their own.</source>
        <translation>采用这些限制的已打开标签页会随之更改；其他标签页保持自己的限制。</translation>
    </message>
    <message>
        <source>Interpreters</source>
        <translation>解释器</translation>
    </message>
    <message>
        <source>A tab may have another one.</source>
        <translation>标签页可以使用其他解释器。</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>启动时</translation>
    </message>
    <message>
        <source>Open the last tabs</source>
        <translation>打开上次的标签页</translation>
    </message>
    <message>
        <source>Open an empty scratch</source>
        <translation>打开空草稿</translation>
    </message>
    <message>
        <source>Tabs that are not opened are among the closed ones (Go to a scratch…).</source>
        <translation>未打开的标签页归入已关闭的草稿（“转到草稿…”）。</translation>
    </message>
    <message>
        <source>History of runs</source>
        <translation>运行历史</translation>
    </message>
    <message>
        <source>Kept for</source>
        <translation>保留</translation>
    </message>
    <message>
        <source> days</source>
        <translation> 天</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>Runs that are older, or beyond the size, are deleted after the next run.</source>
        <translation>超过保留期限或超出大小限制的运行记录，会在下次运行后删除。</translation>
    </message>
    <message>
        <source> day</source>
        <translation> 天</translation>
    </message>
    <message>
        <source>Sandpad&apos;s own</source>
        <translation>Sandpad 自带</translation>
    </message>
    <message>
        <source>Colours of code, light</source>
        <translation>代码颜色（浅色）</translation>
    </message>
    <message>
        <source>Colours of code, dark</source>
        <translation>代码颜色（深色）</translation>
    </message>
    <message>
        <source>Long lines of code</source>
        <translation>代码中的长行</translation>
    </message>
    <message>
        <source>Scrolled</source>
        <translation>滚动</translation>
    </message>
    <message>
        <source>Wrapped</source>
        <translation>自动换行</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>The check begins when a run has ended, in a sandbox of its own. It needs tsc, the compiler of TypeScript.</source>
        <translation>检查在运行结束后开始，在单独的沙箱中进行。它需要 TypeScript 的编译器 tsc。</translation>
    </message>
    <message>
        <source>Types of TypeScript</source>
        <translation>TypeScript 的类型</translation>
    </message>
    <message>
        <source>Checked after each run</source>
        <translation>每次运行后检查</translation>
    </message>
    <message>
        <source>Checked on request only</source>
        <translation>仅在要求时检查</translation>
    </message>
    <message>
        <source>Memory for all of them</source>
        <translation>全部占用的内存</translation>
    </message>
</context>
<context>
    <name>sandpad::app::SettingsStore</name>
    <message>
        <source>The settings are not saved and hold until Sandpad ends. %1</source>
        <translation>设置未能保存，仅在 Sandpad 退出前有效。%1</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ShortcutModel</name>
    <message>
        <source>⚠ %1 (another command has it)</source>
        <translation>⚠ %1（已被其他命令使用）</translation>
    </message>
    <message>
        <source>Not as usual</source>
        <translation>非默认</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
</context>
<context>
    <name>sandpad::app::ShortcutsPage</name>
    <message>
        <source>Set</source>
        <translation>设定</translation>
    </message>
    <message>
        <source>Give the command this key instead of those before (Enter)</source>
        <translation>用此快捷键替换该命令原有的快捷键（回车）</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Give the command this key, too</source>
        <translation>为该命令增加此快捷键</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>清除快捷键</translation>
    </message>
    <message>
        <source>Remove all keys of the command</source>
        <translation>移除该命令的所有快捷键</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>默认快捷键</translation>
    </message>
    <message>
        <source>Give the command its usual keys again</source>
        <translation>恢复该命令的默认快捷键</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>全部恢复默认</translation>
    </message>
    <message>
        <source>Give all commands their usual keys again</source>
        <translation>恢复所有命令的默认快捷键</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>搜索命令和快捷键</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>命令及其快捷键</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新快捷键</translation>
    </message>
    <message>
        <source>Why the key cannot be used</source>
        <translation>此快捷键不可用的原因</translation>
    </message>
    <message>
        <source>Key for “%1”:</source>
        <translation>“%1”的快捷键：</translation>
    </message>
    <message>
        <source>No command is like that.</source>
        <translation>没有符合条件的命令。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::StoredReview</name>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
</context>
<context>
    <name>sandpad::app::StreamedInput</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>Standard input cannot be read any further: %1.</source>
        <translation>无法继续读取标准输入：%1。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::SymbolPick</name>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Search functions and classes</source>
        <translation>搜索函数和类</translation>
    </message>
</context>
<context>
    <name>sandpad::app::TextEncoding</name>
    <message>
        <source>“%1” (%2)</source>
        <translation>“%1”（%2）</translation>
    </message>
    <message>
        <source>%1 does not have the character %2 of line %3.</source>
        <translation>%1 中没有第 %3 行的字符%2。</translation>
    </message>
    <message>
        <source>This file is no text in %1, or could not be saved as it was.</source>
        <translation>此文件不是 %1 文本，或者无法按原样保存。</translation>
    </message>
    <message>
        <source>Some bytes of this text are no characters, so it cannot be saved in %1.</source>
        <translation>此文本中有些字节不是字符，因此无法用 %1 保存。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::TypeChecks</name>
    <message>
        <source>Not checked: what comes from %1, whose types are not here.</source>
        <translation>未检查：来自 %1 的内容，这里没有其类型。</translation>
    </message>
    <message>
        <source>The types are being checked…</source>
        <translation>正在检查类型…</translation>
    </message>
    <message>
        <source>Types are fine.</source>
        <translation>类型没有问题。</translation>
    </message>
    <message>
        <source>Types are fine here, but not in the files beside it.</source>
        <translation>此处类型正确,但旁边的文件有类型错误。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::VerifyBatch</name>
    <message>
        <source>Standard output could not be written: %1.</source>
        <translation>无法写入标准输出：%1。</translation>
    </message>
    <message>
        <source>%1 of %2 looked at, %3 with something false …</source>
        <translation>已核查 %1 / %2，%3 个有误…</translation>
    </message>
    <message>
        <source>%1 looked at, %2 with something false …</source>
        <translation>已核查 %1 个，%2 个有误…</translation>
    </message>
</context>
<context>
    <name>sandpad::app::VerifyCommand</name>
    <message>
        <source>%1 of %2 blocks looked at …</source>
        <translation>已核查 %1 / %2 个代码块…</translation>
    </message>
</context>
<context>
    <name>sandpad::app::VerifyOptions</name>
    <message>
        <source>Choose one of --json, --markdown and --junit.</source>
        <translation>请在 --json、--markdown 和 --junit 中选择一个。</translation>
    </message>
    <message>
        <source>Choose one of --alone and --session.</source>
        <translation>请在 --alone 和 --session 中选择一个。</translation>
    </message>
    <message>
        <source>--tolerance takes a number from 0 to 1, not &quot;%1&quot;.</source>
        <translation>--tolerance 接受 0 到 1 的数，而不是“%1”。</translation>
    </message>
    <message>
        <source>Name an answer to verify, a folder of answers, or - for standard input.</source>
        <translation>请指定要核查的回答、存放回答的文件夹，或用 - 表示标准输入。</translation>
    </message>
    <message>
        <source>--jobs takes a number from 1 to %1, not &quot;%2&quot;.</source>
        <translation>--jobs 接受 1 到 %1 的数，而不是“%2”。</translation>
    </message>
    <message>
        <source>--field takes a name.</source>
        <translation>--field 需要一个名称。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no JSON Pointer; in names ~ is written ~0 and / is written ~1.</source>
        <translation>“%1”不是 JSON Pointer；名称中的 ~ 写作 ~0，/ 写作 ~1。</translation>
    </message>
    <message>
        <source>%1 holds answers, so the results need another file.</source>
        <translation>%1 存放的是回答，因此结果需要另一个文件。</translation>
    </message>
    <message>
        <source>Print one JSON object; of many answers one on each line.</source>
        <translation>输出一个 JSON 对象；多个回答时每行一个。</translation>
    </message>
    <message>
        <source>Print a report as Markdown.</source>
        <translation>以 Markdown 输出报告。</translation>
    </message>
    <message>
        <source>Print a report as JUnit XML.</source>
        <translation>以 JUnit XML 输出报告。</translation>
    </message>
    <message>
        <source>Run each block by itself.</source>
        <translation>单独运行每个代码块。</translation>
    </message>
    <message>
        <source>Run each block after those of its language before it.</source>
        <translation>每个代码块接在前面同一语言的代码块之后运行。</translation>
    </message>
    <message>
        <source>Count each block that fails as false, even if nothing is claimed of it.</source>
        <translation>将每个失败的代码块计为错误，即使没有关于它的说法。</translation>
    </message>
    <message>
        <source>How far numbers with a fraction may differ, as a part of the number; 1e-12 without this option.</source>
        <translation>小数允许的偏差，以占该数的比例表示；不带此选项时为 1e-12。</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>The number of answers that are judged at a time; without this option, the number of processors.</source>
        <translation>同时核查的回答数量；不带此选项时等于处理器数量。</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>The files are JSON Lines: each line is an object with an answer in this field, or at this JSON Pointer (/choices/0/text).</source>
        <translation>文件为 JSON Lines：每行是一个对象，回答在此字段中，或位于此 JSON Pointer（/choices/0/text）处。</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>Keep a line of JSON for each answer in this file, and leave out those that it holds already.</source>
        <translation>在此文件中为每个回答保留一行 JSON，并略过其中已有的回答。</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>Runs the code of answers (Markdown) in the sandbox and compares what it prints with what the answers claim.</source>
        <translation>在沙箱中运行回答（Markdown）中的代码，并将其输出与回答的说法进行比较。</translation>
    </message>
    <message>
        <source>An answer, a folder of answers, or - for standard input.</source>
        <translation>一个回答、存放回答的文件夹，或用 - 表示标准输入。</translation>
    </message>
    <message>
        <source>Nothing is false.</source>
        <translation>没有错误之处。</translation>
    </message>
    <message>
        <source>A claim is false, or whole code cannot be parsed.</source>
        <translation>有错误的说法，或完整的代码无法解析。</translation>
    </message>
    <message>
        <source>An answer cannot be read, or an option is wrong.</source>
        <translation>无法读取回答，或选项有误。</translation>
    </message>
    <message>
        <source>Sandpad failed.</source>
        <translation>Sandpad 出错。</translation>
    </message>
</context>
<context>
    <name>sandpad::app::VerifyReport</name>
    <message>
        <source>    claimed:</source>
        <translation>    声称：</translation>
    </message>
    <message>
        <source>    really:</source>
        <translation>    实际：</translation>
    </message>
    <message>
        <source>%1 block %2, line %3 (%4): %5</source>
        <translation>%1 代码块 %2，第 %3 行（%4）：%5</translation>
    </message>
    <message>
        <source>belongs to block %1</source>
        <translation>属于代码块 %1</translation>
    </message>
    <message>
        <source>    warning: %1</source>
        <translation>    警告：%1</translation>
    </message>
    <message>
        <source>Not checked:</source>
        <translation>未检查：</translation>
    </message>
</context>
<context>
    <name>sandpad::app::Versions</name>
    <message>
        <source>Built with:</source>
        <translation>构建时使用：</translation>
    </message>
    <message>
        <source>Here:</source>
        <translation>运行时使用：</translation>
    </message>
</context>
<context>
    <name>sandpad::app::WindowOptions</name>
    <message>
        <source>There is no language &quot;%1&quot;; known are %2.</source>
        <translation>没有名为“%1”的语言；已知的有 %2。</translation>
    </message>
</context>
<context>
    <name>sandpad::runner</name>
    <message>
        <source>Line %1: the remark “%2” was not compared with anything.</source>
        <translation>第 %1 行：注释“%2”未与任何内容比较。</translation>
    </message>
    <message>
        <source>It cannot run, because block %1 cannot.</source>
        <translation>它无法运行，因为代码块 %1 无法运行。</translation>
    </message>
    <message>
        <source>It uses %1, which is defined nowhere here.</source>
        <translation>它使用了 %1，而此处没有任何地方定义它。</translation>
    </message>
    <message>
        <source>It holds several pieces of code: %1</source>
        <translation>它包含多段代码：%1</translation>
    </message>
    <message>
        <source>It is perhaps no program: %1</source>
        <translation>它可能不是程序：%1</translation>
    </message>
    <message>
        <source>It depends on the current date.</source>
        <translation>它取决于当前日期。</translation>
    </message>
    <message>
        <source>The output is too long to be compared.</source>
        <translation>输出过长，无法比较。</translation>
    </message>
    <message>
        <source>The remark rounds a number.</source>
        <translation>注释中的数字经过舍入。</translation>
    </message>
    <message>
        <source>How long it takes differs from machine to machine.</source>
        <translation>所需时间因机器而异。</translation>
    </message>
    <message>
        <source>An older version keeps a dictionary in another order.</source>
        <translation>较旧的版本中字典的顺序不同。</translation>
    </message>
    <message>
        <source>No part of the output is the same in each run.</source>
        <translation>输出中没有任何部分在每次运行时都相同。</translation>
    </message>
    <message>
        <source>It tells the date or the time of the run.</source>
        <translation>它包含运行时的日期或时间。</translation>
    </message>
    <message>
        <source>Numbers agree within a relative tolerance of %1.</source>
        <translation>数字在 %1 的相对误差内一致。</translation>
    </message>
    <message>
        <source>The output is too long to be searched.</source>
        <translation>输出过长，无法搜索。</translation>
    </message>
    <message>
        <source>The message is too long to be compared.</source>
        <translation>消息过长，无法比较。</translation>
    </message>
    <message>
        <source>no figure</source>
        <translation>没有图形</translation>
    </message>
    <message>
        <source>What the figure looks like was not checked.</source>
        <translation>未检查图形的外观。</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>它被停止了。</translation>
    </message>
    <message>
        <source>It is meant to run until somebody ends it.</source>
        <translation>它本来就要一直运行，直到有人终止它。</translation>
    </message>
    <message>
        <source>The answer shows it as wrong, and it fails: %1</source>
        <translation>回答将其作为错误示例，而它确实失败：%1</translation>
    </message>
    <message>
        <source>What it claims cannot be looked at by running it.</source>
        <translation>它的说法无法通过运行来检验。</translation>
    </message>
    <message>
        <source>It defines types, and runs nothing.</source>
        <translation>它只定义类型，没有可执行的内容。</translation>
    </message>
    <message>
        <source>Shown are the first %1 of %2 characters.</source>
        <translation>显示前 %1 个字符，共 %2 个。</translation>
    </message>
    <message>
        <source>It reads input, and nobody gives it any.</source>
        <translation>它读取输入，但没有提供输入。</translation>
    </message>
    <message>
        <source>It wants arguments of a command line, and nobody gives it any.</source>
        <translation>它需要命令行参数，但没有提供参数。</translation>
    </message>
    <message>
        <source>It reads a file that is not there: %1.</source>
        <translation>它读取的文件不存在：%1。</translation>
    </message>
    <message>
        <source>It needs the network, which is off.</source>
        <translation>它需要网络，而网络已关闭。</translation>
    </message>
    <message>
        <source>It holds notes between the code.</source>
        <translation>代码之间夹有说明文字。</translation>
    </message>
    <message>
        <source>It is not whole.</source>
        <translation>它不完整。</translation>
    </message>
    <message>
        <source>Its output is left out.</source>
        <translation>它的输出被省略了。</translation>
    </message>
    <message>
        <source>It is a drawing of folders or of another tree.</source>
        <translation>它是文件夹或其他树形结构的示意图。</translation>
    </message>
    <message>
        <source>It shows times of another time zone.</source>
        <translation>它显示的是另一个时区的时间。</translation>
    </message>
    <message>
        <source>Its tests are for a test runner, which is not used here.</source>
        <translation>它的测试需要测试运行器，而此处不使用。</translation>
    </message>
    <message>
        <source>Line %1 was not reached, or could not be looked at.</source>
        <translation>未执行到第 %1 行，或无法核查该行。</translation>
    </message>
    <message>
        <source>Line %1 printed nothing to standard output: the program captures or discards the output of that line.</source>
        <translation>第 %1 行没有向标准输出写入任何内容：程序截留或丢弃了该行的输出。</translation>
    </message>
    <message>
        <source>It is another one in each run.</source>
        <translation>每次运行的值都不同。</translation>
    </message>
    <message>
        <source>It cannot be parsed or compiled, so it throws nothing.</source>
        <translation>它无法解析或编译，因此不会抛出任何异常。</translation>
    </message>
    <message>
        <source>No exception happened.</source>
        <translation>没有发生异常。</translation>
    </message>
    <message>
        <source>exit status %1</source>
        <translation>退出状态 %1</translation>
    </message>
    <message>
        <source>Without Sandpad&apos;s marks around its lines it prints something else, so its report about them is not used.</source>
        <translation>去掉 Sandpad 在各行周围加的标记后，它的输出不同，因此不采信它对这些行的报告。</translation>
    </message>
    <message>
        <source>It is the time of another time zone.</source>
        <translation>这是另一个时区的时间。</translation>
    </message>
    <message>
        <source>Nothing in it prints, so this is about something else.</source>
        <translation>其中没有任何输出语句，因此这里说的是其他内容。</translation>
    </message>
    <message>
        <source>This reads like code, not like an output.</source>
        <translation>这看起来像代码，而不像输出。</translation>
    </message>
    <message>
        <source>It only defines something, so this is about something else.</source>
        <translation>它只是定义了一些东西，因此这里说的是其他内容。</translation>
    </message>
    <message>
        <source>Something was left out of it.</source>
        <translation>其中省略了一些内容。</translation>
    </message>
    <message>
        <source>It is cut off.</source>
        <translation>它被截断了。</translation>
    </message>
    <message>
        <source>Commands are never run.</source>
        <translation>从不执行命令。</translation>
    </message>
    <message>
        <source>An edit of code that is not here.</source>
        <translation>对不在此处的代码的修改。</translation>
    </message>
    <message>
        <source>Compared with what block %1 prints.</source>
        <translation>与代码块 %1 的输出进行了比较。</translation>
    </message>
    <message>
        <source>It is a part of a class, not a program.</source>
        <translation>它是类的一部分，不是程序。</translation>
    </message>
    <message>
        <source>It calls a method that is defined nowhere, perhaps one of a package.</source>
        <translation>它调用了未在任何地方定义的方法，可能来自某个包。</translation>
    </message>
    <message>
        <source>It holds unsafe code, which is not compiled here.</source>
        <translation>它包含 unsafe 代码，此处不编译。</translation>
    </message>
    <message>
        <source>Mono, which knows C# only up to version 7, cannot compile it. The .NET SDK 10 may.</source>
        <translation>Mono 只支持到 C# 7，无法编译它。.NET SDK 10 也许可以。</translation>
    </message>
    <message>
        <source>It is an expression, not a program.</source>
        <translation>它是表达式，不是程序。</translation>
    </message>
    <message>
        <source>It is a part of a method, not a program.</source>
        <translation>它是方法的一部分，不是程序。</translation>
    </message>
    <message>
        <source>It needs a browser.</source>
        <translation>它需要浏览器。</translation>
    </message>
    <message>
        <source>It needs a browser, whose timers also take texts.</source>
        <translation>它需要浏览器，浏览器的定时器也接受字符串。</translation>
    </message>
    <message>
        <source>It is for another engine.</source>
        <translation>它是为另一种引擎编写的。</translation>
    </message>
    <message>
        <source>It imports a file that is not here.</source>
        <translation>它导入的文件不在此处。</translation>
    </message>
    <message>
        <source>It holds decorators, which need a build step.</source>
        <translation>它包含装饰器，需要构建步骤。</translation>
    </message>
    <message>
        <source>It is a part of a class.</source>
        <translation>它是类的一部分。</translation>
    </message>
    <message>
        <source>It holds JSX, which needs a build step.</source>
        <translation>它包含 JSX，需要构建步骤。</translation>
    </message>
    <message>
        <source>It is TypeScript, not JavaScript.</source>
        <translation>它是 TypeScript，不是 JavaScript。</translation>
    </message>
    <message>
        <source>It only declares what is elsewhere.</source>
        <translation>它只声明了别处的内容。</translation>
    </message>
    <message>
        <source>It needs a feature that engines do not have yet.</source>
        <translation>它需要引擎尚不支持的特性。</translation>
    </message>
    <message>
        <source>Types are not checked here.</source>
        <translation>此处不检查类型。</translation>
    </message>
    <message>
        <source>It holds commands of IPython.</source>
        <translation>它包含 IPython 命令。</translation>
    </message>
    <message>
        <source>It needs a newer Python.</source>
        <translation>它需要更新版本的 Python。</translation>
    </message>
    <message>
        <source>It is written for Python 2.</source>
        <translation>它是为 Python 2 编写的。</translation>
    </message>
    <message>
        <source>It opens a window, and there is no screen.</source>
        <translation>它要打开窗口，但没有屏幕。</translation>
    </message>
    <message>
        <source>It is a part of a package that is not here.</source>
        <translation>它属于一个不在此处的包。</translation>
    </message>
    <message>
        <source>It is a part of a function, not a program.</source>
        <translation>它是函数的一部分，不是程序。</translation>
    </message>
    <message>
        <source>It is a part of a statement, not a program.</source>
        <translation>它是语句的一部分，不是程序。</translation>
    </message>
    <message>
        <source>It is a part of a dictionary, not a program.</source>
        <translation>它是字典的一部分，不是程序。</translation>
    </message>
    <message>
        <source>It is the head of something, not a program.</source>
        <translation>它是某段代码的开头，不是程序。</translation>
    </message>
    <message>
        <source>The words of help() differ between versions of Python.</source>
        <translation>help() 的文字因 Python 版本而异。</translation>
    </message>
    <message>
        <source>It is a session of Python 2.</source>
        <translation>它是 Python 2 的会话。</translation>
    </message>
    <message>
        <source>%1 more of what it printed are left out here.</source>
        <translation>它的输出另有 %1，在此省略。</translation>
    </message>
    <message>
        <source>What the answer says in prose.</source>
        <translation>回答正文中的说法。</translation>
    </message>
    <message>
        <source>Blocks beyond the first %1.</source>
        <translation>前 %1 个之后的代码块。</translation>
    </message>
    <message>
        <source>Line %1: a claim about complexity (%2).</source>
        <translation>第 %1 行：关于复杂度的说法（%2）。</translation>
    </message>
    <message>
        <source>What comes after the first %1 MiB.</source>
        <translation>前 %1 MiB 之后的内容。</translation>
    </message>
    <message>
        <source>Characters beyond ASCII: the text is not UTF-8 and was read as Latin-1.</source>
        <translation>ASCII 以外的字符：文本不是 UTF-8，已按 Latin-1 读取。</translation>
    </message>
    <message>
        <source>It holds characters that change the direction of text: code may not be what it looks like.</source>
        <translation>它包含改变文字方向的字符：代码可能并非看上去的样子。</translation>
    </message>
    <message>
        <source>Its fence is never closed: it may be cut off.</source>
        <translation>代码围栏没有结束：可能被截断了。</translation>
    </message>
    <message>
        <source>Something was left out of it, so it cannot be run as it is.</source>
        <translation>其中省略了一些内容，因此无法原样运行。</translation>
    </message>
    <message>
        <source>Block %1 is too long to be looked through for claims and damage.</source>
        <translation>代码块 %1 过长，无法查找其中的说法和损坏之处。</translation>
    </message>
    <message>
        <source>It is labelled %1, but looks like %2.</source>
        <translation>它标为 %1，但看起来像 %2。</translation>
    </message>
    <message>
        <source>Block %1: block %2 has a claimed output already.</source>
        <translation>代码块 %1：代码块 %2 已有声称的输出。</translation>
    </message>
    <message>
        <source>No network; for each run, unless more was given: %1 CPU time, %2 in all, %3 of memory, %4 of output, %5 processes</source>
        <translation>无网络；每次运行（除非另行放宽）：CPU 时间 %1，总时间 %2，内存 %3，输出 %4，进程 %5 个</translation>
    </message>
    <message>
        <source>Isolation: %1</source>
        <translation>隔离：%1</translation>
    </message>
    <message>
        <source>Numbers with a fraction are compared with a relative tolerance of %1</source>
        <translation>小数按 %1 的相对误差进行比较</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>A file named %1 hides the module %2 of the language.</source>
        <translation>名为 %1 的文件遮蔽了语言自带的模块 %2。</translation>
    </message>
    <message>
        <source>This looks like %1.</source>
        <translation>这看起来像 %1。</translation>
    </message>
    <message>
        <source>history of runs</source>
        <translation>运行历史</translation>
    </message>
    <message>
        <source>own languages</source>
        <translation>自定义语言</translation>
    </message>
    <message>
        <source>A display was left out: one display may have %1, and a run may have %2 displays.</source>
        <translation>省略了一项显示内容：单项最多 %1，一次运行最多 %2 项。</translation>
    </message>
    <message>
        <source>A part of a display was left out. One may have %1 of text and JSON of %2 values; a run JSON of %3 values, %4 displays that are more than text, and %5 files named by them.</source>
        <translation>省略了显示内容的一部分。一项最多可有 %1 文本和 %2 个值的 JSON；一次运行最多可有 %3 个值的 JSON、%4 项不止是文本的显示内容，以及其中引用的 %5 个文件。</translation>
    </message>
    <message>
        <source>A display could not be shown: %1</source>
        <translation>无法显示一项内容：%1</translation>
    </message>
    <message>
        <source>The compiler printed %1 bytes more, which are left out.</source>
        <translation>编译器另外输出了 %1 字节，已省略。</translation>
    </message>
    <message>
        <source>The picture %1 is not shown: it is too large.</source>
        <translation>未显示图片 %1：它太大。</translation>
    </message>
    <message>
        <source>%1 could not be started (%2). Was it removed? Choose another interpreter or install it again.</source>
        <translation>无法启动 %1（%2）。它是否已被删除？请选择其他解释器，或重新安装它。</translation>
    </message>
    <message>
        <source>The sandbox could not be made: %1. %2</source>
        <translation>无法创建沙箱：%1。%2</translation>
    </message>
    <message>
        <source>The sandbox broke down: %1.</source>
        <translation>沙箱发生故障：%1。</translation>
    </message>
    <message>
        <source>The run could not be prepared: %1.</source>
        <translation>无法准备运行：%1。</translation>
    </message>
    <message>
        <source>Finished: the snippet is empty.</source>
        <translation>已完成：代码片段为空。</translation>
    </message>
    <message>
        <source>%1 is damaged, and %2 cannot be locked.</source>
        <translation>%1 已损坏，且无法锁定 %2。</translation>
    </message>
    <message>
        <source>%1 is damaged and cannot be moved.</source>
        <translation>%1 已损坏，且无法移动。</translation>
    </message>
    <message>
        <source>What follows an event is no object.</source>
        <translation>事件之后的内容不是对象。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>无法打开 %1：%2。</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for SQLite is missing; install the package libqt6sql6-sqlite.</source>
        <translation>缺少 Qt 的 SQLite 驱动；请安装软件包 libqt6sql6-sqlite。</translation>
    </message>
    <message>
        <source>%1 was made by a newer Sandpad.</source>
        <translation>%1 由更新版本的 Sandpad 创建。</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 已损坏。</translation>
    </message>
    <message>
        <source>The history of runs was damaged. It is begun anew, and the old one is in %1.</source>
        <translation>运行历史已损坏。现已重新开始记录，旧的历史在 %1 中。</translation>
    </message>
    <message>
        <source>There is no run %1.</source>
        <translation>没有编号为 %1 的运行记录。</translation>
    </message>
    <message>
        <source>The run is not kept in the history. %1</source>
        <translation>此次运行未保存到历史。%1</translation>
    </message>
    <message>
        <source>the history keeps no contents of files</source>
        <translation>历史不保存文件内容</translation>
    </message>
    <message>
        <source>The run was broken off.</source>
        <translation>运行被中断。</translation>
    </message>
    <message>
        <source>the stack overflowed</source>
        <translation>栈溢出</translation>
    </message>
    <message>
        <source>%1 lies beside the program, but a program has only the files that it is given. Add it to the files of this tab and run again.</source>
        <translation>%1 就在程序旁边，但程序只能使用提供给它的文件。请将其添加到此标签页的文件中，然后再次运行。</translation>
    </message>
    <message>
        <source>%1 lies beside the program, but a program has only the files that it is given. Run again with --input %2.</source>
        <translation>%1 就在程序旁边，但程序只能使用提供给它的文件。请加上 --input %2 再次运行。</translation>
    </message>
    <message>
        <source>Switch it on and run again.</source>
        <translation>请打开网络后再次运行。</translation>
    </message>
    <message>
        <source>Run again with --network on.</source>
        <translation>请加上 --network on 再次运行。</translation>
    </message>
    <message>
        <source>A program finds the commands of this system that are below /usr, and none of another place.</source>
        <translation>程序能找到本系统中位于 /usr 下的命令，找不到其他位置的命令。</translation>
    </message>
    <message>
        <source>A file that the program has written cannot be run as a command. The command that reads it can (sh FILE, python3 FILE).</source>
        <translation>程序写出的文件不能作为命令执行。可以用读取它的命令来运行（sh FILE、python3 FILE）。</translation>
    </message>
    <message>
        <source>What it reads can be added to the files of the tab.</source>
        <translation>它读取的内容可以添加到标签页的文件中。</translation>
    </message>
    <message>
        <source>What it reads is given by --input FILE.</source>
        <translation>它读取的内容可通过 --input FILE 提供。</translation>
    </message>
    <message>
        <source>The limits of the tab can be raised.</source>
        <translation>可以提高标签页的限制。</translation>
    </message>
    <message>
        <source>The option --memory sets the limit.</source>
        <translation>选项 --memory 设定该限制。</translation>
    </message>
    <message>
        <source>A process may have %1 files and sockets open at one time.</source>
        <translation>一个进程同时最多可以打开 %1 个文件和套接字。</translation>
    </message>
    <message>
        <source>The input has ended. The option --stdin gives a program input.</source>
        <translation>输入已结束。选项 --stdin 为程序提供输入。</translation>
    </message>
    <message>
        <source>Console.ReadLine() gives null when the input has ended. The option --stdin gives a program input.</source>
        <translation>输入结束时 Console.ReadLine() 返回 null。选项 --stdin 为程序提供输入。</translation>
    </message>
    <message>
        <source>A program cannot open windows here. What it prints, displays and draws with matplotlib is shown, and files that it leaves.</source>
        <translation>程序在此无法打开窗口。它输出的内容、展示的内容、用 matplotlib 绘制的图形，以及它留下的文件都会显示。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a text</source>
        <translation>“%1”不是字符串</translation>
    </message>
    <message>
        <source>the %1 of a display is not a text</source>
        <translation>显示内容的 %1 数据不是字符串</translation>
    </message>
    <message>
        <source>the %1 of a display is not base64</source>
        <translation>显示内容的 %1 数据不是 base64</translation>
    </message>
    <message>
        <source>the data of a display is not %1</source>
        <translation>显示内容的 %1 数据与其类型不符</translation>
    </message>
    <message>
        <source>it names a type that is none</source>
        <translation>它指定的类型无效</translation>
    </message>
    <message>
        <source>it has no data</source>
        <translation>它没有数据</translation>
    </message>
    <message>
        <source>its data has too many representations</source>
        <translation>其数据的表示形式过多</translation>
    </message>
    <message>
        <source>all that a run shows may have 16 MiB</source>
        <translation>一次运行显示的全部内容最多 16 MiB</translation>
    </message>
    <message>
        <source>a frame of an error is no object</source>
        <translation>错误的某个栈帧不是对象</translation>
    </message>
    <message>
        <source>the frames of its error are no list, or too long a one</source>
        <translation>其错误的栈帧列表不是数组，或数组过长</translation>
    </message>
    <message>
        <source>a cause of an error is no object</source>
        <translation>错误的某个原因不是对象</translation>
    </message>
    <message>
        <source>how a cause relates to its error is unknown</source>
        <translation>原因与其错误的关系未知</translation>
    </message>
    <message>
        <source>the causes of its error are no list, or too long a one</source>
        <translation>其错误的原因列表不是数组，或数组过长</translation>
    </message>
    <message>
        <source>it has no error</source>
        <translation>它缺少错误信息</translation>
    </message>
    <message>
        <source>it is no object</source>
        <translation>它不是对象</translation>
    </message>
    <message>
        <source>it has too many values</source>
        <translation>它的值过多</translation>
    </message>
    <message>
        <source>its type is unknown</source>
        <translation>其类型未知</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>嵌套过深</translation>
    </message>
    <message>
        <source>it is not JSON</source>
        <translation>它不是 JSON</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is left out: %2.</source>
        <translation>已略过 %1：%2。</translation>
    </message>
    <message>
        <source>a link leads out of the folder</source>
        <translation>有链接指向文件夹之外</translation>
    </message>
    <message>
        <source>%1 could not be written to %2: %3.</source>
        <translation>无法将 %1 写入 %2：%3。</translation>
    </message>
    <message>
        <source>The JSON is nested deeper than %1 levels.</source>
        <translation>JSON 的嵌套深度超过 %1 层。</translation>
    </message>
    <message>
        <source>The JSON has two fields &quot;%1&quot; in one object.</source>
        <translation>JSON 的一个对象中有两个字段“%1”。</translation>
    </message>
    <message>
        <source>The JSON is larger than %1 bytes.</source>
        <translation>JSON 超过 %1 字节。</translation>
    </message>
    <message>
        <source>The text is not valid JSON.</source>
        <translation>文本不是有效的 JSON。</translation>
    </message>
    <message>
        <source>It does not compile: %1 messages, the first: %2</source>
        <translation>无法编译：%1 条消息，第一条：%2</translation>
    </message>
    <message>
        <source>SIGSEGV (invalid memory access)</source>
        <translation>SIGSEGV（无效的内存访问）</translation>
    </message>
    <message>
        <source>SIGBUS (invalid memory access)</source>
        <translation>SIGBUS（无效的内存访问）</translation>
    </message>
    <message>
        <source>SIGABRT (the program gave up)</source>
        <translation>SIGABRT（程序中止）</translation>
    </message>
    <message>
        <source>SIGFPE (arithmetic error)</source>
        <translation>SIGFPE（算术错误）</translation>
    </message>
    <message>
        <source>SIGILL (invalid instruction)</source>
        <translation>SIGILL（无效指令）</translation>
    </message>
    <message>
        <source>SIGTERM (asked to end)</source>
        <translation>SIGTERM（请求终止）</translation>
    </message>
    <message>
        <source>SIGPIPE (nobody reads its output)</source>
        <translation>SIGPIPE（无人读取其输出）</translation>
    </message>
    <message>
        <source>SIGSYS (a forbidden system call)</source>
        <translation>SIGSYS（禁止的系统调用）</translation>
    </message>
    <message>
        <source>SIGXCPU (CPU time of one process)</source>
        <translation>SIGXCPU（单个进程的 CPU 时间）</translation>
    </message>
    <message>
        <source>SIGTRAP (the runtime gave up)</source>
        <translation>SIGTRAP（运行时中止）</translation>
    </message>
    <message>
        <source>The program ended with exit status %1.</source>
        <translation>程序以退出状态 %1 结束。</translation>
    </message>
    <message>
        <source>The program was ended by %1.</source>
        <translation>程序被 %1 终止。</translation>
    </message>
    <message>
        <source>Stopped on request.</source>
        <translation>已按要求停止。</translation>
    </message>
    <message>
        <source>signal %1</source>
        <translation>信号 %1</translation>
    </message>
    <message>
        <source>Sandpad&apos;s own program %1 was not found near %2; install Sandpad again.</source>
        <translation>在 %2 附近未找到 Sandpad 自身的程序 %1；请重新安装 Sandpad。</translation>
    </message>
    <message>
        <source>No program that runs %1 was found. %2</source>
        <translation>未找到能运行 %1 的程序。%2</translation>
    </message>
    <message>
        <source>%1 does not run %2, or is too old. %3</source>
        <translation>%1 不能运行 %2，或版本过旧。%3</translation>
    </message>
    <message>
        <source>Only root may run programs as another account; Sandpad runs as an ordinary user, so leave the account out.</source>
        <translation>只有 root 可以用其他账户运行程序；Sandpad 以普通用户身份运行，因此请不要指定账户。</translation>
    </message>
    <message>
        <source>There is no account &quot;%1&quot; on this machine.</source>
        <translation>本机没有名为“%1”的账户。</translation>
    </message>
    <message>
        <source>Programs never run as root or in root&apos;s group; choose an account without rights, for example nobody.</source>
        <translation>程序从不以 root 身份或在 root 的组中运行；请选择非特权账户，例如 nobody。</translation>
    </message>
    <message>
        <source>The account &quot;%1&quot; cannot be taken inside this container: its number is not mapped.</source>
        <translation>无法在此容器中使用账户“%1”：其编号未映射。</translation>
    </message>
    <message>
        <source>the scope of systemd cannot be used: %1</source>
        <translation>无法使用 systemd 的 scope：%1</translation>
    </message>
    <message>
        <source>the controllers memory and pids are not delegated</source>
        <translation>控制器 memory 和 pids 未委派</translation>
    </message>
    <message>
        <source>no control group can be made: %1</source>
        <translation>无法创建控制组：%1</translation>
    </message>
    <message>
        <source>the control group has no limits: %1</source>
        <translation>控制组没有限制：%1</translation>
    </message>
    <message>
        <source>/sys/fs/cgroup is not of version 2</source>
        <translation>/sys/fs/cgroup 不是 cgroup v2</translation>
    </message>
    <message>
        <source>the controllers memory and pids cannot be used here</source>
        <translation>此处无法使用控制器 memory 和 pids</translation>
    </message>
    <message>
        <source>no systemd user manager runs for this user</source>
        <translation>没有为此用户运行的 systemd 用户管理器</translation>
    </message>
    <message>
        <source>systemd-run is not installed</source>
        <translation>未安装 systemd-run</translation>
    </message>
    <message>
        <source>systemd refuses a scope</source>
        <translation>systemd 拒绝创建 scope</translation>
    </message>
    <message>
        <source>systemd does not answer in time</source>
        <translation>systemd 未及时响应</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>无法读取 %1。</translation>
    </message>
    <message>
        <source>A file in memory could not be made: %1.</source>
        <translation>无法创建内存文件：%1。</translation>
    </message>
    <message>
        <source>the level landlock works without them</source>
        <translation>landlock 级别不使用它们</translation>
    </message>
    <message>
        <source>names, arguments and times of other processes, and the network cards and connections of the machine, can be seen in /proc</source>
        <translation>在 /proc 中可以看到其他进程的名称、参数和时间，以及本机的网卡和连接</translation>
    </message>
    <message>
        <source>files outside cannot be opened, but their names, sizes and dates can be asked for where permissions allow</source>
        <translation>外部文件无法打开，但在权限允许时可以查询其名称、大小和日期</translation>
    </message>
    <message>
        <source>the machine&apos;s name can be read</source>
        <translation>可以读取本机的名称</translation>
    </message>
    <message>
        <source>The level landlock takes Linux 5.13 or newer with Landlock among its security modules (boot option lsm=...,landlock).</source>
        <translation>landlock 级别需要 Linux 5.13 或更新版本，并启用 Landlock 安全模块（启动选项 lsm=...,landlock）。</translation>
    </message>
    <message>
        <source>This kernel has no Landlock. %1</source>
        <translation>此内核没有 Landlock。%1</translation>
    </message>
    <message>
        <source>The level landlock has no network: without a network of its own a program could reach everything that this machine can. Switch the network off.</source>
        <translation>landlock 级别不提供网络：没有独立的网络时，程序可以访问本机能访问的一切。请关闭网络。</translation>
    </message>
    <message>
        <source>they are refused here: %1. %2</source>
        <translation>此处拒绝使用它们：%1。%2</translation>
    </message>
    <message>
        <source>No pipe could be made.</source>
        <translation>无法创建管道。</translation>
    </message>
    <message>
        <source>the network is switched on; it leads to the internet, but neither to this machine nor to private addresses</source>
        <translation>网络已打开；它通向互联网，但不通向本机或私有地址</translation>
    </message>
    <message>
        <source>Sandpad runs as a root that maps no other uid</source>
        <translation>Sandpad 以 root 身份运行，且没有映射其他 UID</translation>
    </message>
    <message>
        <source>Install bubblewrap (Debian: apt install bubblewrap) and allow user namespaces (sysctl kernel.unprivileged_userns_clone=1, or on Ubuntu an AppArmor profile for bwrap); to run without any protection choose the isolation level none.</source>
        <translation>请安装 bubblewrap（Debian：apt install bubblewrap），并允许用户命名空间（sysctl kernel.unprivileged_userns_clone=1，或在 Ubuntu 上为 bwrap 添加 AppArmor 配置文件）；若要在没有任何防护的情况下运行，请选择隔离级别 none。</translation>
    </message>
    <message>
        <source>A network that leads outside and not to this machine takes pasta, which is not installed (Debian: apt install passt). Install it, or switch the network off.</source>
        <translation>通向外部而不通向本机的网络需要 pasta，但它尚未安装（Debian：apt install passt）。请安装它，或关闭网络。</translation>
    </message>
    <message>
        <source>Sandpad makes a program&apos;s network with the device %1, and ordinary users may not open it here. Switch the network off, or let them open it: sudo chmod 666 %1.</source>
        <translation>Sandpad 使用设备 %1 为程序建立网络，而普通用户在此无权打开它。请关闭网络，或允许他们打开：sudo chmod 666 %1。</translation>
    </message>
    <message>
        <source>pasta gave it no network: %1</source>
        <translation>pasta 未能提供网络：%1</translation>
    </message>
    <message>
        <source>Make sure that the folder for temporary files can be written.</source>
        <translation>请确保临时文件夹可写。</translation>
    </message>
    <message>
        <source>the level none has no protection</source>
        <translation>none 级别没有任何防护</translation>
    </message>
    <message>
        <source>No temporary folder could be made: %1. Make sure that the folder for temporary files can be written.</source>
        <translation>无法创建临时文件夹：%1。请确保临时文件夹可写。</translation>
    </message>
    <message>
        <source>%1 could not be given to an unprivileged user.</source>
        <translation>无法将 %1 交给非特权用户。</translation>
    </message>
    <message>
        <source>the sandbox sent something that is no message</source>
        <translation>沙箱发来的不是消息</translation>
    </message>
    <message>
        <source>the sandbox sent something that cannot be read</source>
        <translation>沙箱发来的内容无法读取</translation>
    </message>
    <message>
        <source>Sandpad was updated while it was open; close it and start it again</source>
        <translation>Sandpad 在打开期间已被更新；请关闭后重新启动</translation>
    </message>
    <message>
        <source>it was not accepted</source>
        <translation>未被接受</translation>
    </message>
    <message>
        <source>it ended without a word</source>
        <translation>它没有给出任何信息就结束了</translation>
    </message>
    <message>
        <source>it did not answer in time</source>
        <translation>它未及时响应</translation>
    </message>
    <message>
        <source>There is no isolation level &quot;%1&quot;; known are %2.</source>
        <translation>没有名为“%1”的隔离级别；已知的有 %2。</translation>
    </message>
    <message>
        <source>Choose an isolation level; known are %1.</source>
        <translation>请选择隔离级别；已知的有 %1。</translation>
    </message>
    <message>
        <source>There is no language called &quot;%1&quot;.</source>
        <translation>没有名为“%1”的语言。</translation>
    </message>
    <message>
        <source>%1 lies in a folder that only root may enter, and programs never run as root. Choose another interpreter, or start Sandpad as the user it belongs to.</source>
        <translation>%1 所在的文件夹只有 root 可以进入，而程序从不以 root 身份运行。请选择其他解释器，或以其所有者的身份启动 Sandpad。</translation>
    </message>
    <message>
        <source>The interpreter %1 is not there or cannot be executed. Choose another one.</source>
        <translation>解释器 %1 不存在或无法执行。请选择其他解释器。</translation>
    </message>
    <message>
        <source>%1 could not be started in the sandbox (%2). Choose another interpreter or install it again.</source>
        <translation>无法在沙箱中启动 %1（%2）。请选择其他解释器，或重新安装它。</translation>
    </message>
    <message>
        <source>There are more than %1 input files.</source>
        <translation>输入文件超过 %1 个。</translation>
    </message>
    <message>
        <source>Two input files are called %1.</source>
        <translation>有两个输入文件名为 %1。</translation>
    </message>
    <message>
        <source>The file %1 is not there.</source>
        <translation>文件 %1 不存在。</translation>
    </message>
    <message>
        <source>The input folder %1 cannot be read: permission denied.</source>
        <translation>无法读取输入文件夹 %1：权限不足。</translation>
    </message>
    <message>
        <source>The input %1 is not a regular file.</source>
        <translation>输入 %1 不是普通文件。</translation>
    </message>
    <message>
        <source>The input file %1 cannot be read: %2.</source>
        <translation>无法读取输入文件 %1：%2。</translation>
    </message>
    <message>
        <source>The input files are larger than 64 MiB together; %1 is the first that is too much.</source>
        <translation>输入文件合计超过 64 MiB；从 %1 开始超出。</translation>
    </message>
    <message>
        <source>An input file may not be called %1: that is the program&apos;s own name.</source>
        <translation>输入文件不能命名为 %1：这是程序自身的名称。</translation>
    </message>
    <message>
        <source>The kept files cannot be written to %1.</source>
        <translation>无法将保留的文件写入 %1。</translation>
    </message>
    <message>
        <source>%1 could not be kept in %2.</source>
        <translation>无法将 %1 保留到 %2 中。</translation>
    </message>
    <message>
        <source>1 figure</source>
        <translation>1 个图形</translation>
    </message>
    <message>
        <source>It reads variables of the environment, and nobody sets them.</source>
        <translation>它读取环境变量，但这些变量未设置。</translation>
    </message>
    <message>
        <source>It goes on without a package that is not here.</source>
        <translation>它在缺少某个包的情况下继续运行。</translation>
    </message>
    <message>
        <source>What it prints depends on the machine and the folder.</source>
        <translation>它的输出取决于机器和文件夹。</translation>
    </message>
    <message>
        <source>It is a part of an object, not a program.</source>
        <translation>它是对象的一部分，不是程序。</translation>
    </message>
    <message>
        <source>It is a part of an expression, not a program.</source>
        <translation>它是表达式的一部分，不是程序。</translation>
    </message>
    <message>
        <source>wrapper</source>
        <translation>外层包装</translation>
    </message>
    <message>
        <source>fence</source>
        <translation>代码围栏</translation>
    </message>
    <message>
        <source>button</source>
        <translation>按钮文字</translation>
    </message>
    <message>
        <source>code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>shell</source>
        <translation>Shell</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>修改</translation>
    </message>
    <message>
        <source>data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>prose</source>
        <translation>正文</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>present</source>
        <translation>已有</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>matches but for white space</source>
        <translation>除空白外一致</translation>
    </message>
    <message>
        <source>matches, other notation</source>
        <translation>一致，写法不同</translation>
    </message>
    <message>
        <source>numbers within tolerance</source>
        <translation>数字在误差范围内</translation>
    </message>
    <message>
        <source>varies between runs</source>
        <translation>每次运行都不同</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>claimed error happened</source>
        <translation>声称的错误已发生</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>limit hit</source>
        <translation>达到限制</translation>
    </message>
    <message>
        <source>fails, nothing claimed</source>
        <translation>失败，未作声称</translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation>无法运行</translation>
    </message>
    <message>
        <source>nothing claimed</source>
        <translation>未作声称</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>网页标记</translation>
    </message>
    <message>
        <source>indent</source>
        <translation>缩进</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>行号</translation>
    </message>
    <message>
        <source>prompts</source>
        <translation>提示符</translation>
    </message>
    <message>
        <source>space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>invisible</source>
        <translation>不可见字符</translation>
    </message>
    <message>
        <source>quotes</source>
        <translation>引号</translation>
    </message>
    <message>
        <source>dashes</source>
        <translation>破折号</translation>
    </message>
    <message>
        <source>emphasis</source>
        <translation>强调标记</translation>
    </message>
    <message>
        <source>entities</source>
        <translation>字符实体</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>Block %1: %2</source>
        <translation>代码块 %1：%2</translation>
    </message>
    <message>
        <source>Block %1 (%2): %3</source>
        <translation>代码块 %1（%2）：%3</translation>
    </message>
    <message>
        <source>it was not run.</source>
        <translation>未运行。</translation>
    </message>
    <message>
        <source>1 block is not as the answer says (block %1)</source>
        <translation>1 个代码块与回答所说不符（代码块 %1）</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks are not as the answer says (blocks %1)</source>
        <translation>
            <numerusform>%n 个代码块与回答所说不符（代码块 %1）</numerusform>
        </translation>
    </message>
    <message>
        <source>1 block is as claimed</source>
        <translation>1 个代码块与说法一致</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks are as claimed</source>
        <translation>
            <numerusform>%n 个代码块与说法一致</numerusform>
        </translation>
    </message>
    <message>
        <source>1 block varies from run to run, and is as claimed in the rest</source>
        <translation>1 个代码块的部分输出每次运行都不同，其余部分与说法一致</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks vary from run to run, and are as claimed in the rest</source>
        <translation>
            <numerusform>%n 个代码块的部分输出每次运行都不同，其余部分与说法一致</numerusform>
        </translation>
    </message>
    <message>
        <source>1 block fails, of which nothing is claimed</source>
        <translation>1 个代码块失败，但没有关于它的说法</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks fail, of which nothing is claimed</source>
        <translation>
            <numerusform>%n 个代码块失败，但没有关于它们的说法</numerusform>
        </translation>
    </message>
    <message>
        <source>1 block cannot be run</source>
        <translation>1 个代码块无法运行</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks cannot be run</source>
        <translation>
            <numerusform>%n 个代码块无法运行</numerusform>
        </translation>
    </message>
    <message>
        <source>1 block was not checked</source>
        <translation>1 个代码块未检查</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks were not checked</source>
        <translation>
            <numerusform>%n 个代码块未检查</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no code in it.</source>
        <translation>其中没有代码。</translation>
    </message>
    <message>
        <source>Nothing that could be checked is claimed.</source>
        <translation>没有可以检查的说法。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence of the parts above</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a sentence</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Code that is made to deceive could forge that.</source>
        <translation>存心欺骗的代码可以伪造这一点。</translation>
    </message>
    <message>
        <source>… (%1 characters in all)</source>
        <translation>…（共 %1 个字符）</translation>
    </message>
    <message>
        <source>Block %1, line %2: %3</source>
        <translation>代码块 %1，第 %2 行：%3</translation>
    </message>
    <message>
        <source>It ran after the blocks before it.</source>
        <translation>它接在前面的代码块之后运行。</translation>
    </message>
    <message>
        <source>Claimed at line %1 (%2):</source>
        <translation>第 %1 行的说法（%2）：</translation>
    </message>
    <message>
        <source>Claimed (%1):</source>
        <translation>声称（%1）：</translation>
    </message>
    <message>
        <source>Really:</source>
        <translation>实际：</translation>
    </message>
    <message>
        <source>Printed:</source>
        <translation>输出：</translation>
    </message>
    <message>
        <source>Repaired (%1, line %2).</source>
        <translation>已修复（%1，第 %2 行）。</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>What the answer claims, and what is so</source>
        <translation>回答的说法与实际情况</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>依赖项</translation>
    </message>
    <message>
        <source>I ran the code of your answer. These blocks are not as it says:</source>
        <translation>我运行了您回答中的代码。以下代码块与回答所说不符：</translation>
    </message>
    <message>
        <source>Run again with --language %1.</source>
        <translation>请加上 --language %1 再次运行。</translation>
    </message>
    <message>
        <source>scratches</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>the kernel has no Landlock</source>
        <translation>内核没有 Landlock</translation>
    </message>
    <message>
        <source>it takes Linux 6.12</source>
        <translation>需要 Linux 6.12</translation>
    </message>
    <message>
        <source>to empty it takes CAP_SETPCAP; no_new_privs has the same effect</source>
        <translation>清空它需要 CAP_SETPCAP；no_new_privs 有同样的效果</translation>
    </message>
    <message>
        <source>the kernel has no syscall filter</source>
        <translation>内核没有系统调用过滤器</translation>
    </message>
    <message>
        <source>it is a symbolic link</source>
        <translation>它是符号链接</translation>
    </message>
    <message>
        <source>it is a FIFO</source>
        <translation>它是 FIFO</translation>
    </message>
    <message>
        <source>it is a socket</source>
        <translation>它是套接字</translation>
    </message>
    <message>
        <source>it is a device</source>
        <translation>它是设备</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <source>there are more than 200 files</source>
        <translation>文件超过 200 个</translation>
    </message>
    <message>
        <source>the files are larger than 64 MiB together</source>
        <translation>文件合计超过 64 MiB</translation>
    </message>
    <message>
        <source>it lies too deep</source>
        <translation>它的层级过深</translation>
    </message>
    <message>
        <source>it is a hard link</source>
        <translation>它是硬链接</translation>
    </message>
    <message>
        <source>its path is too long</source>
        <translation>其路径过长</translation>
    </message>
    <message>
        <source>there are more than 20,000 entries; the rest was not looked at</source>
        <translation>条目超过 20,000 个；其余未检查</translation>
    </message>
    <message>
        <source>the kernel refused to cap them; seccomp alone forbids them</source>
        <translation>内核拒绝限制它们；仅由 seccomp 禁止</translation>
    </message>
    <message>
        <source>The network is off for this run: only the program&apos;s own servers are there, at 127.0.0.1.</source>
        <translation>此次运行的网络已关闭：只能访问程序自己的服务，位于 127.0.0.1。</translation>
    </message>
    <message>
        <source>A program has only the files and folders that it makes, and those that it is given, which lie beside it.</source>
        <translation>程序只能使用自己创建的文件和文件夹，以及提供给它、放在它旁边的文件。</translation>
    </message>
    <message>
        <source>A process may reserve about twice the limit of memory. What it reserves counts here even if it never uses it.</source>
        <translation>一个进程可以预留约两倍于内存限制的空间。预留的空间即使从未使用也计算在内。</translation>
    </message>
    <message>
        <source>%1 holds other bytes than text.</source>
        <translation>%1 包含非文本的字节。</translation>
    </message>
    <message>
        <source>%1 is no isolation level.</source>
        <translation>%1 不是隔离级别。</translation>
    </message>
    <message>
        <source>%1 is not an object.</source>
        <translation>%1 不是对象。</translation>
    </message>
    <message>
        <source>The JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>缺少 %1。</translation>
    </message>
    <message>
        <source>%1 is not a text.</source>
        <translation>%1 不是字符串。</translation>
    </message>
    <message>
        <source>%1 is not a list.</source>
        <translation>%1 不是数组。</translation>
    </message>
    <message>
        <source>%1 is not base64.</source>
        <translation>%1 不是 base64。</translation>
    </message>
    <message>
        <source>%1 is not a whole number.</source>
        <translation>%1 不是整数。</translation>
    </message>
    <message>
        <source>%3 is not from %1 to %2.</source>
        <translation>%3 不在 %1 到 %2 之间。</translation>
    </message>
    <message>
        <source>%1 is not a number.</source>
        <translation>%1 不是数字。</translation>
    </message>
    <message>
        <source>%1 is negative.</source>
        <translation>%1 为负数。</translation>
    </message>
    <message>
        <source>%2 is more than %1 seconds.</source>
        <translation>%2 超过 %1 秒。</translation>
    </message>
    <message>
        <source>%1 is not true or false.</source>
        <translation>%1 既不是 true 也不是 false。</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, not one of %3.</source>
        <translation>%1 为“%2”，不是 %3 之一。</translation>
    </message>
    <message>
        <source>%1 is not a known field.</source>
        <translation>%1 不是已知的字段。</translation>
    </message>
    <message>
        <source>%1 is not from 0.001 to 86400 seconds.</source>
        <translation>%1 不在 0.001 到 86400 秒之间。</translation>
    </message>
    <message>
        <source>%1 does not go with success, exitCode, signal and limit.</source>
        <translation>%1 与 success、exitCode、signal 和 limit 不符。</translation>
    </message>
    <message>
        <source>CPU time</source>
        <translation>CPU 时间</translation>
    </message>
    <message>
        <source>running time</source>
        <translation>运行时间</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>processes and threads</source>
        <translation>进程和线程</translation>
    </message>
    <message>
        <source>the work folder</source>
        <translation>工作文件夹</translation>
    </message>
    <message>
        <source>compiling time</source>
        <translation>编译时间</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1（第 %2 行）</translation>
    </message>
    <message>
        <source>%1 (%2, line %3)</source>
        <translation>%1（%2，第 %3 行）</translation>
    </message>
    <message>
        <source>SIGKILL (killed)</source>
        <translation>SIGKILL（强制终止）</translation>
    </message>
    <message>
        <source>SIGINT (interrupted)</source>
        <translation>SIGINT（中断）</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 个文件</translation>
    </message>
    <message>
        <source>%1 used, %2 of it by the largest process</source>
        <translation>已使用 %1，其中最大的进程使用 %2</translation>
    </message>
    <message>
        <source>%1 used</source>
        <translation>已使用 %1</translation>
    </message>
    <message>
        <source>Stopped: the limit of %1 for %2 was reached (%3).</source>
        <translation>已停止：%2达到限制 %1（%3）。</translation>
    </message>
    <message>
        <source>Finished.</source>
        <translation>已完成。</translation>
    </message>
    <message>
        <source>To allow more, raise it in Limits or with %1.</source>
        <translation>如需更多，请在“限制”中或用 %1 提高该限制。</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language of this translation: de, zh_CN, …</comment>
        <translation>zh_CN</translation>
    </message>
    <message>
        <source>bubblewrap (bwrap) is not installed.</source>
        <translation>未安装 bubblewrap（bwrap）。</translation>
    </message>
    <message>
        <source>Install the .NET SDK 10 or newer.</source>
        <translation>请安装 .NET SDK 10 或更新版本。</translation>
    </message>
    <message>
        <source>Install the .NET SDK 10 or newer, or Mono (Debian: apt install mono-mcs mono-runtime).</source>
        <translation>请安装 .NET SDK 10 或更新版本，或 Mono（Debian：apt install mono-mcs mono-runtime）。</translation>
    </message>
    <message>
        <source>The package {package} of NuGet is not here. Sandpad installs nothing: a C# program can use what comes with .NET.</source>
        <translation>此处没有 NuGet 包 {package}。Sandpad 不安装任何东西：C# 程序可以使用 .NET 自带的内容。</translation>
    </message>
    <message>
        <source>This machine has no ICU, so .NET knows no cultures. Install ICU (Debian: apt install libicu76) and run again.</source>
        <translation>本机没有 ICU，因此 .NET 不支持区域性。请安装 ICU（Debian：apt install libicu76）后再次运行。</translation>
    </message>
    <message>
        <source>Mono&apos;s compiler knows C# up to version 7.2: no statements outside of a class, no records, no namespaces without braces. The .NET SDK knows them; a class with a static Main does for both.</source>
        <translation>Mono 的编译器只支持到 C# 7.2：不支持类外的语句、record 以及不带大括号的命名空间。.NET SDK 支持这些；带有静态 Main 的类对两者都适用。</translation>
    </message>
    <message>
        <source>Install Bun, or Node.js 18 or newer (Debian: apt install nodejs).</source>
        <translation>请安装 Bun，或 Node.js 18 或更新版本（Debian：apt install nodejs）。</translation>
    </message>
    <message>
        <source>Install pdftoppm to see a PDF&apos;s first page here (Debian: apt install poppler-utils).</source>
        <translation>要在此查看 PDF 的第一页，请安装 pdftoppm（Debian：apt install poppler-utils）。</translation>
    </message>
    <message>
        <source>Install Python 3.8 or newer (Debian: apt install python3).</source>
        <translation>请安装 Python 3.8 或更新版本（Debian：apt install python3）。</translation>
    </message>
    <message>
        <source>Install Python 3.9 or newer (Debian: apt install python3).</source>
        <translation>请安装 Python 3.9 或更新版本（Debian：apt install python3）。</translation>
    </message>
    <message>
        <source>This interpreter has no module {import}. Sandpad installs nothing: if the package {package} is meant, install it into a virtual environment (python3 -m venv ~/venv &amp;&amp; ~/venv/bin/pip install {package}) and choose its interpreter. A module of your own must be among the files that the program is given.</source>
        <translation>此解释器没有模块 {import}。Sandpad 不安装任何东西：如果指的是包 {package}，请将它安装到一个虚拟环境中（python3 -m venv ~/venv &amp;&amp; ~/venv/bin/pip install {package}），并选择该环境的解释器。您自己的模块必须在提供给程序的文件之中。</translation>
    </message>
    <message>
        <source>A file of that name is found before the package. Give the file another name.</source>
        <translation>同名文件先于该包被找到。请给该文件改名。</translation>
    </message>
    <message>
        <source>Install Node.js 18 or newer and esbuild (Debian: apt install nodejs esbuild).</source>
        <translation>请安装 Node.js 18 或更新版本以及 esbuild（Debian：apt install nodejs esbuild）。</translation>
    </message>
    <message>
        <source>Install Bun, or Node.js 22.18 or newer, or any Node.js from 18 on together with esbuild (Debian: apt install nodejs esbuild).</source>
        <translation>请安装 Bun；或 Node.js 22.18 或更新版本；或 Node.js 18 或更新版本加上 esbuild（Debian：apt install nodejs esbuild）。</translation>
    </message>
    <message numerus="yes">
        <source>%n figures</source>
        <translation>
            <numerusform>%n 个图形</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: the limit of %1 for %2 was reached</source>
        <translation>已停止：%2达到限制 %1</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a sentence behind other sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the words of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 of its output</source>
        <translation>%1 的输出</translation>
    </message>
    <message>
        <source>one display</source>
        <translation>1 项显示内容</translation>
    </message>
    <message numerus="yes">
        <source>%n displays</source>
        <translation>
            <numerusform>%n 项显示内容</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of its input</source>
        <translation>%1 的输入</translation>
    </message>
    <message>
        <source>Not kept: %1.</source>
        <translation>未保留：%1。</translation>
    </message>
    <message>
        <source>The kept review is damaged. %1</source>
        <translation>保存的核查结果已损坏。%1</translation>
    </message>
    <message>
        <source>The record of the run is not complete.</source>
        <translation>运行记录不完整。</translation>
    </message>
    <message>
        <source>Its size is wrong.</source>
        <translation>其大小有误。</translation>
    </message>
    <message>
        <source>The kept run is damaged. %1</source>
        <translation>保存的运行记录已损坏。%1</translation>
    </message>
    <message>
        <source>It cannot be unpacked.</source>
        <translation>无法解压。</translation>
    </message>
    <message>
        <source>Its second line is wrong.</source>
        <translation>其第二行有误。</translation>
    </message>
    <message>
        <source>make the Landlock rules</source>
        <translation>创建 Landlock 规则</translation>
    </message>
    <message>
        <source>open a socket</source>
        <translation>打开套接字</translation>
    </message>
    <message>
        <source>allow %1</source>
        <translation>允许 %1</translation>
    </message>
    <message>
        <source>refuse %1</source>
        <translation>拒绝 %1</translation>
    </message>
    <message>
        <source>drop the capabilities</source>
        <translation>放弃权能（capabilities）</translation>
    </message>
    <message>
        <source>set no_new_privs</source>
        <translation>设置 no_new_privs</translation>
    </message>
    <message>
        <source>it could not be opened</source>
        <translation>无法打开它</translation>
    </message>
    <message>
        <source>make a pipe</source>
        <translation>创建管道</translation>
    </message>
    <message>
        <source>make a socket pair</source>
        <translation>创建一对套接字</translation>
    </message>
    <message>
        <source>enter the control group</source>
        <translation>加入控制组</translation>
    </message>
    <message>
        <source>take the terminal</source>
        <translation>接管终端</translation>
    </message>
    <message>
        <source>place the descriptors</source>
        <translation>安排文件描述符</translation>
    </message>
    <message>
        <source>enter the work folder</source>
        <translation>进入工作文件夹</translation>
    </message>
    <message>
        <source>set the limits</source>
        <translation>设置限制</translation>
    </message>
    <message>
        <source>enforce Landlock</source>
        <translation>启用 Landlock</translation>
    </message>
    <message>
        <source>install the seccomp filter</source>
        <translation>安装 seccomp 过滤器</translation>
    </message>
    <message>
        <source>hand over the filter</source>
        <translation>移交过滤器</translation>
    </message>
    <message>
        <source>limit the open files</source>
        <translation>限制打开文件的数量</translation>
    </message>
    <message>
        <source>execute the program</source>
        <translation>执行程序</translation>
    </message>
    <message>
        <source>make the program&apos;s pipes</source>
        <translation>创建程序的管道</translation>
    </message>
    <message>
        <source>make the program&apos;s sockets</source>
        <translation>创建程序的套接字</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>创建进程</translation>
    </message>
    <message>
        <source>wait for it</source>
        <translation>等待它</translation>
    </message>
    <message>
        <source>look at the work folder</source>
        <translation>查看工作文件夹</translation>
    </message>
    <message>
        <source>open a folder of the program</source>
        <translation>打开程序的一个文件夹</translation>
    </message>
    <message>
        <source>open the control group&apos;s %1</source>
        <translation>打开控制组的 %1</translation>
    </message>
    <message>
        <source>read the control group&apos;s %1</source>
        <translation>读取控制组的 %1</translation>
    </message>
    <message>
        <source>find the program in its control group</source>
        <translation>在控制组中找到程序</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>list %1</source>
        <translation>列出 %1</translation>
    </message>
    <message>
        <source>find the program among the processes</source>
        <translation>在进程中找到程序</translation>
    </message>
    <message>
        <source>the program made more than %1 sessions (setsid), beside which the supervisor would hardly run</source>
        <translation>程序创建了超过 %1 个会话（setsid），监督进程几乎无法与之同时运行</translation>
    </message>
    <message>
        <source>somebody changed the limits of the supervisor</source>
        <translation>有人更改了监督进程的限制</translation>
    </message>
    <message>
        <source>somebody changed the scheduling of the supervisor</source>
        <translation>有人更改了监督进程的调度策略</translation>
    </message>
    <message>
        <source>somebody changed the processors of the supervisor</source>
        <translation>有人更改了监督进程可用的处理器</translation>
    </message>
    <message>
        <source>somebody changed the priority of the supervisor</source>
        <translation>有人更改了监督进程的优先级</translation>
    </message>
    <message>
        <source>hold %1</source>
        <translation>保留 %1</translation>
    </message>
    <message>
        <source>show %1</source>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>make the folder %1</source>
        <translation>创建文件夹 %1</translation>
    </message>
    <message>
        <source>mount %1</source>
        <translation>挂载 %1</translation>
    </message>
    <message>
        <source>mount a file system in memory</source>
        <translation>挂载内存文件系统</translation>
    </message>
    <message>
        <source>hide the file system in memory</source>
        <translation>隐藏内存文件系统</translation>
    </message>
    <message>
        <source>bind %1</source>
        <translation>绑定挂载 %1</translation>
    </message>
    <message>
        <source>make read-only %1</source>
        <translation>将 %1 设为只读</translation>
    </message>
    <message>
        <source>mask %1</source>
        <translation>遮蔽 %1</translation>
    </message>
    <message>
        <source>make an empty folder</source>
        <translation>创建空文件夹</translation>
    </message>
    <message>
        <source>make the root read-only</source>
        <translation>将根目录设为只读</translation>
    </message>
    <message>
        <source>make /dev/pts</source>
        <translation>创建 /dev/pts</translation>
    </message>
    <message>
        <source>mount /dev/pts</source>
        <translation>挂载 /dev/pts</translation>
    </message>
    <message>
        <source>make /dev/ptmx</source>
        <translation>创建 /dev/ptmx</translation>
    </message>
    <message>
        <source>make a terminal</source>
        <translation>创建终端</translation>
    </message>
    <message>
        <source>open a terminal</source>
        <translation>打开终端</translation>
    </message>
    <message>
        <source>read %1</source>
        <translation>读取 %1</translation>
    </message>
    <message>
        <source>make the folder of %1</source>
        <translation>创建 %1 所在的文件夹</translation>
    </message>
    <message>
        <source>make %1</source>
        <translation>创建 %1</translation>
    </message>
    <message>
        <source>write %1</source>
        <translation>写入 %1</translation>
    </message>
    <message>
        <source>set the mode of %1</source>
        <translation>设置 %1 的权限</translation>
    </message>
    <message>
        <source>the program was ended, because it could not be watched any more: %1</source>
        <translation>程序已被终止，因为无法再对其进行监视：%1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>At this isolation level a program has no /tmp of its own. The variable TMPDIR names its folder for temporary files.</source>
        <translation>在此隔离级别下，程序没有自己的 /tmp。变量 TMPDIR 给出其临时文件的文件夹。</translation>
    </message>
    <message>
        <source>While the network is off, a program reaches its own servers only by libsocket_wrapper, which is not installed (Debian: apt install libsocket-wrapper).</source>
        <translation>网络关闭时，程序只能通过 libsocket_wrapper 访问自己的服务，而 libsocket_wrapper 尚未安装（Debian：apt install libsocket-wrapper）。</translation>
    </message>
    <message>
        <source>The network is off for this run, and a program can reach no server of its own, because libsocket_wrapper is not installed (Debian: apt install libsocket-wrapper).</source>
        <translation>此次运行的网络已关闭；由于未安装 libsocket_wrapper，程序也无法访问自己的服务（Debian：apt install libsocket-wrapper）。</translation>
    </message>
    <message>
        <source>This Node.js knows import and export in files named .mjs. Node.js 20.19 and newer know them in .js, too.</source>
        <translation>此版本的 Node.js 只在 .mjs 文件中支持 import 和 export。Node.js 20.19 或更新版本在 .js 文件中也支持。</translation>
    </message>
    <message>
        <source>The sandbox did not answer in time. The machine may be busy: run it again.</source>
        <translation>沙箱未及时响应。本机可能正忙：请再次运行。</translation>
    </message>
    <message>
        <source>they could not be tried: %1. The machine may be busy.</source>
        <translation>无法检测它们：%1。本机可能正忙。</translation>
    </message>
    <message>
        <source>This machine has no ICU. Without it .NET sorts and compares text by the numbers of the characters (B before a), and knows no cultures. Install ICU (Debian: apt install libicu76).</source>
        <translation>本机没有 ICU。没有它，.NET 按字符编号对文本进行排序和比较（B 排在 a 之前），并且不支持区域性。请安装 ICU（Debian：apt install libicu76）。</translation>
    </message>
    <message>
        <source>The package {package} is not here, and Sandpad installs nothing. Install it in a folder of yours (npm install {package}), and give the program the folder node_modules that lies there then (--input node_modules; in the window: Files). The runtime&apos;s own modules (node:fs and the like) are always there.</source>
        <translation>此处没有包 {package}，而且 Sandpad 不安装任何东西。请在您自己的文件夹中安装它（npm install {package}），然后把其中生成的 node_modules 文件夹提供给程序（--input node_modules；在窗口中：文件）。运行时自带的模块（node:fs 等）始终可用。</translation>
    </message>
    <message>
        <source>Node.js alone leaves types out and compiles nothing, so it knows no enum, no namespace, no import x = require() and no parameters that are properties. Install esbuild (Debian: apt install esbuild) or Bun, and run again.</source>
        <translation>单独的 Node.js 只会去掉类型而不进行编译，因此不支持 enum、namespace、import x = require() 和参数属性。请安装 esbuild（Debian：apt install esbuild）或 Bun，然后再次运行。</translation>
    </message>
    <message>
        <source>At this isolation level a program reaches no network, and no server of its own either.</source>
        <translation>在此隔离级别下，程序无法访问任何网络，也无法访问自己的服务器。</translation>
    </message>
    <message>
        <source>The level namespaces gives it both.</source>
        <translation>namespaces 级别两者都提供。</translation>
    </message>
    <message>
        <source>The level namespaces gives it both; sandpad doctor says what that takes here.</source>
        <translation>namespaces 级别两者都提供；sandpad doctor 会说明在此处需要什么。</translation>
    </message>
    <message>
        <source>Claims beyond the first %1.</source>
        <translation>前 %1 条之后的说法。</translation>
    </message>
    <message>
        <source>the program holds more than %1 locks on parts of files, or watches as many descriptors</source>
        <translation>程序在文件的部分区域上持有超过 %1 个锁，或监视同样多的描述符</translation>
    </message>
    <message>
        <source>the program watches more than %1 descriptors</source>
        <translation>程序监视的描述符超过 %1 个</translation>
    </message>
    <message>
        <source>It is so the first time; the line runs several times.</source>
        <translation>第一次如此；该行会运行多次。</translation>
    </message>
    <message>
        <source>Node.js with esbuild</source>
        <translation>Node.js（搭配 esbuild）</translation>
    </message>
    <message>
        <source>[bytes left out: %1]</source>
        <translation>[略去的字节数：%1]</translation>
    </message>
    <message>
        <source>Versions word the message of an error in their own way.</source>
        <translation>各版本对错误信息的措辞不同。</translation>
    </message>
    <message>
        <source>Threads and processes take turns otherwise each time.</source>
        <translation>线程和进程每次交替的顺序都不同。</translation>
    </message>
    <message>
        <source>It shows addresses or hashes of objects, which differ here.</source>
        <translation>它显示对象的地址或哈希值，这些在此处会不同。</translation>
    </message>
    <message>
        <source>What dir() lists differs between versions of Python.</source>
        <translation>dir() 列出的内容因 Python 版本而异。</translation>
    </message>
    <message>
        <source>It uses names that several blocks before it define, and perhaps others are meant.</source>
        <translation>它使用的名称在它之前的多个代码块中都有定义，也许指的是别的。</translation>
    </message>
    <message>
        <source>It needs a newer C#.</source>
        <translation>它需要更新版本的 C#。</translation>
    </message>
    <message>
        <source>The words before it do not say that the program prints just this.</source>
        <translation>它前面的文字没有说程序输出的正是这些内容。</translation>
    </message>
    <message>
        <source>Only a part of it is as it was printed, and it may mean more than that.</source>
        <translation>其中只有一部分与输出一致，它指的可能不止于此。</translation>
    </message>
    <message>
        <source>The types could not be checked: %1</source>
        <translation>无法检查类型：%1</translation>
    </message>
    <message>
        <source>Types are checked by tsc, the compiler of TypeScript, and it is not here: install it together with Node.js (npm install -g typescript; Debian: apt install nodejs node-typescript).</source>
        <translation>类型由 TypeScript 的编译器 tsc 检查，而这里没有它：请把它与 Node.js 一起安装（npm install -g typescript；Debian：apt install nodejs node-typescript）。</translation>
    </message>
    <message>
        <source>Install Node.js 18 or newer and TypeScript (npm install -g typescript; Debian: apt install nodejs node-typescript).</source>
        <translation>请安装 Node.js 18 或更新版本以及 TypeScript（npm install -g typescript；Debian：apt install nodejs node-typescript）。</translation>
    </message>
    <message>
        <source>Block %1 is judged by what its own program reported.</source>
        <translation>块 %1 依据其自身程序的报告来判断。</translation>
    </message>
    <message>
        <source>Blocks %1 are judged by what their own programs reported.</source>
        <translation>块 %1 依据它们自身程序的报告来判断。</translation>
    </message>
    <message>
        <source>%1 is left out: it is larger than 1 MiB.</source>
        <translation>%1 已略去：文件大于 1 MiB。</translation>
    </message>
    <message>
        <source>The compiler was ended by %1, so the program did not run.</source>
        <translation>编译器被 %1 终止,因此程序没有运行。</translation>
    </message>
    <message>
        <source>Its line prints nothing; it gives that.</source>
        <translation>该行没有打印任何内容;这是它的值。</translation>
    </message>
    <message>
        <source>The texts of the figure could not be read.</source>
        <translation>无法读取图中的文字。</translation>
    </message>
    <message>
        <source>Its line prints nothing; what it changes is that.</source>
        <translation>该行没有输出；它所更改的是这个值。</translation>
    </message>
    <message>
        <source>The blocks before it took %1 minutes together.</source>
        <translation>之前的代码块总共用了 %1 分钟。</translation>
    </message>
    <message>
        <source>hide the machine&apos;s domain</source>
        <translation>隐藏计算机的域名</translation>
    </message>
    <message>
        <source>The run is not kept in the history yet, and tried again. %1</source>
        <translation>此次运行尚未保存到历史，将会重试。%1</translation>
    </message>
    <message>
        <source>The oldest run that waited is not kept in the history: too many wait.</source>
        <translation>等待最久的运行未保存到历史：等待的运行过多。</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::Animation</name>
    <message>
        <source>It does not move: its frames are too large.</source>
        <translation>动画无法播放：帧太大。</translation>
    </message>
    <message>
        <source>Only its first %1 frames are played.</source>
        <translation>只播放前 %1 帧。</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::BlockActions</name>
    <message>
        <source>Run block %1</source>
        <translation>运行代码块 %1</translation>
    </message>
    <message>
        <source>Open block %1 as a scratch</source>
        <translation>将代码块 %1 作为草稿打开</translation>
    </message>
    <message>
        <source>Copy the code of block %1</source>
        <translation>复制代码块 %1 的代码</translation>
    </message>
    <message>
        <source>Stop editing block %1</source>
        <translation>停止编辑代码块 %1</translation>
    </message>
    <message>
        <source>Edit block %1</source>
        <translation>编辑代码块 %1</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::BlockCard</name>
    <message>
        <source>The code ends too early.</source>
        <translation>代码提前结束，不完整。</translation>
    </message>
    <message>
        <source>Syntax error in line %1: %2</source>
        <translation>第 %1 行有语法错误：%2</translation>
    </message>
    <message>
        <source>Syntax error: %1</source>
        <translation>语法错误：%1</translation>
    </message>
    <message>
        <source>Block %1</source>
        <translation>代码块 %1</translation>
    </message>
    <message>
        <source>What the answer says before it</source>
        <translation>回答在此之前的内容</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::BlockHead</name>
    <message>
        <source>%1 % sure</source>
        <translation>置信度 %1%</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>已编辑</translation>
    </message>
    <message>
        <source>Block %1</source>
        <translation>代码块 %1</translation>
    </message>
    <message>
        <source>%1: take block %2 for something else</source>
        <translation>%1：将代码块 %2 视为其他内容</translation>
    </message>
    <message>
        <source>Unfold block %1</source>
        <translation>展开代码块 %1</translation>
    </message>
    <message>
        <source>Fold block %1</source>
        <translation>折叠代码块 %1</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::BlockMap</name>
    <message>
        <source>The blocks in order</source>
        <translation>按顺序排列的代码块</translation>
    </message>
    <message>
        <source>Block %1, %2</source>
        <translation>代码块 %1，%2</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::Card</name>
    <message>
        <source>Copy for the model</source>
        <translation>复制给模型</translation>
    </message>
    <message>
        <source>Copy code, error, output, versions and limits as Markdown</source>
        <translation>将代码、错误、输出、版本和限制复制为 Markdown</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::CodeEditor</name>
    <message>
        <source>Code editor</source>
        <translation>代码编辑器</translation>
    </message>
    <message>
        <source> … (this line has %1 bytes; it is kept and run whole, but is too long to be edited here)</source>
        <translation> …（此行有 %1 字节；会完整保存和运行，但太长，无法在此编辑）</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::CodePart</name>
    <message>
        <source>Ctrl+Enter runs this block, Esc ends editing</source>
        <translation>Ctrl+回车运行此代码块，Esc 结束编辑</translation>
    </message>
    <message>
        <source>Code of the block</source>
        <translation>此代码块的代码</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::CompareView</name>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>没有差异。</translation>
    </message>
    <message>
        <source>%1 of %2. Left: %3 Right: %4</source>
        <translation>第 %1 处，共 %2 处。左：%3 右：%4</translation>
    </message>
    <message>
        <source>… (%1 more characters, in all %2)</source>
        <translation>…(另有 %1 个字符,合计 %2)</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::DocumentCard</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::EditorPane</name>
    <message>
        <source>Find in the code</source>
        <translation>在代码中查找</translation>
    </message>
    <message>
        <source>Only in the selected lines</source>
        <translation>仅在所选行中</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::ErrorCard</name>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Causes that were not recorded: %1</source>
        <translation>未记录的原因：%1</translation>
    </message>
    <message>
        <source>Compiler messages: %1</source>
        <translation>编译器消息：%1</translation>
    </message>
    <message>
        <source>Show %1 more</source>
        <translation>再显示 %1 条</translation>
    </message>
    <message>
        <source>Caused by %1</source>
        <translation>起因：%1</translation>
    </message>
    <message>
        <source>While handling %1</source>
        <translation>处理以下错误时发生：%1</translation>
    </message>
    <message>
        <source>Error %1 of the group: %2</source>
        <translation>组中的错误 %1：%2</translation>
    </message>
    <message>
        <source>Go to line %1</source>
        <translation>转到第 %1 行</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>Change the language and run</source>
        <translation>更改语言并运行</translation>
    </message>
    <message>
        <source>Change the language of the tab, and run again</source>
        <translation>更改标签页的语言，然后再次运行</translation>
    </message>
    <message>
        <source>Add %1 and run</source>
        <translation>添加 %1 并运行</translation>
    </message>
    <message>
        <source>Add %1 to the files of the tab, and run again</source>
        <translation>将 %1 添加到标签页的文件中，然后再次运行</translation>
    </message>
    <message>
        <source>Show what the compiler printed</source>
        <translation>显示编译器的输出</translation>
    </message>
    <message>
        <source>Show full traceback</source>
        <translation>显示完整的回溯</translation>
    </message>
    <message>
        <source>Hide what the compiler printed</source>
        <translation>隐藏编译器的输出</translation>
    </message>
    <message>
        <source>Hide full traceback</source>
        <translation>隐藏完整的回溯</translation>
    </message>
    <message>
        <source>Show the text as it was printed</source>
        <translation>显示输出的原始文本</translation>
    </message>
    <message>
        <source>Switch the network on and run</source>
        <translation>打开网络并运行</translation>
    </message>
    <message>
        <source>Let the program reach the internet, and run again</source>
        <translation>允许程序访问互联网，然后重新运行</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Choose files for the program</source>
        <translation>为程序选择文件</translation>
    </message>
    <message>
        <source>Go to %1, line %2</source>
        <translation>转到 %1 第 %2 行</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::ExcerptView</name>
    <message>
        <source>Lines before are not shown</source>
        <translation>未显示前面的行</translation>
    </message>
    <message>
        <source>Show more of this text</source>
        <translation>显示此文本的更多内容</translation>
    </message>
    <message>
        <source>Show more of %1</source>
        <translation>显示更多（共 %1）</translation>
    </message>
    <message>
        <source>Show more of %1 characters</source>
        <translation>显示更多（共 %1 个字符）</translation>
    </message>
    <message>
        <source>Show all %1 lines</source>
        <translation>显示全部 %1 行</translation>
    </message>
    <message>
        <source>Show %1 more of %2 lines</source>
        <translation>再显示 %1 行，共 %2 行</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::Figure</name>
    <message>
        <source>Figure</source>
        <translation>图形</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FigureActions</name>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>%1 picture (*.%2)</source>
        <translation>%1 图片 (*.%2)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the figure as a picture</source>
        <translation>将图形复制为图片</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Save the figure as a file</source>
        <translation>将图形保存为文件</translation>
    </message>
    <message>
        <source>Copy source</source>
        <translation>复制源内容</translation>
    </message>
    <message>
        <source>Copy what the program gave, as plain text</source>
        <translation>将程序给出的内容复制为纯文本</translation>
    </message>
    <message>
        <source>Copied the source.</source>
        <translation>已复制源内容。</translation>
    </message>
    <message>
        <source>Copy as SVG</source>
        <translation>复制为 SVG</translation>
    </message>
    <message>
        <source>Copy the drawing itself, without scripts and references to other files</source>
        <translation>复制矢量图本身，不含脚本和对其他文件的引用</translation>
    </message>
    <message>
        <source>Save as PNG</source>
        <translation>保存为 PNG</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>保存为 SVG…</translation>
    </message>
    <message>
        <source>Save the drawing itself, without scripts and references to other files</source>
        <translation>保存矢量图本身，不含脚本和对其他文件的引用</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>保存为 PDF…</translation>
    </message>
    <message>
        <source>Save as a page of the figure&apos;s size</source>
        <translation>保存为与图形大小相同的页面</translation>
    </message>
    <message>
        <source>Save as a bitmap of a chosen resolution</source>
        <translation>保存为所选分辨率的位图</translation>
    </message>
    <message>
        <source>Other resolution…</source>
        <translation>其他分辨率…</translation>
    </message>
    <message>
        <source>%1 dpi…</source>
        <translation>%1 dpi…</translation>
    </message>
    <message>
        <source>%1 dpi: %2 × %3 pixels…</source>
        <translation>%1 dpi：%2 × %3 像素…</translation>
    </message>
    <message>
        <source>Not copied: %1.</source>
        <translation>未复制：%1。</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>已复制。</translation>
    </message>
    <message>
        <source>Copied as SVG.</source>
        <translation>已复制为 SVG。</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>已保存 %1。</translation>
    </message>
    <message>
        <source>Not saved: %1.</source>
        <translation>未保存：%1。</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>保存图形</translation>
    </message>
    <message>
        <source>Resolution, in pixels per inch:</source>
        <translation>分辨率（像素/英寸）：</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FigureCanvas</name>
    <message>
        <source>Figure</source>
        <translation>图形</translation>
    </message>
    <message>
        <source>Drawing the figure…</source>
        <translation>正在绘制图形…</translation>
    </message>
    <message>
        <source>The figure is not shown: %1.</source>
        <translation>未显示图形：%1。</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FigureCard</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Look at the figure in a window of its own (Enter)</source>
        <translation>在单独的窗口中查看图形（回车）</translation>
    </message>
    <message>
        <source>⋯</source>
        <translation>⋯</translation>
    </message>
    <message>
        <source>More that can be done with the figure</source>
        <translation>对图形的更多操作</translation>
    </message>
    <message>
        <source>Drawing the figure…</source>
        <translation>正在绘制图形…</translation>
    </message>
    <message>
        <source>The figure is not shown: %1.</source>
        <translation>未显示图形：%1。</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FigureDrag</name>
    <message>
        <source>Not dragged: no temporary folder could be made.</source>
        <translation>无法拖动：无法创建临时文件夹。</translation>
    </message>
    <message>
        <source>Not dragged: %1.</source>
        <translation>无法拖动：%1。</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FigureExport</name>
    <message>
        <source>it is no picture that can be read</source>
        <translation>它不是可读取的图片</translation>
    </message>
    <message>
        <source>it cannot be written as PNG</source>
        <translation>无法写成 PNG</translation>
    </message>
    <message>
        <source>it cannot be written as PDF</source>
        <translation>无法写成 PDF</translation>
    </message>
    <message>
        <source>at %1 dpi it would have %2 x %3 pixels, more than 64 million</source>
        <translation>在 %1 dpi 下将有 %2 × %3 像素，超过 6400 万</translation>
    </message>
    <message>
        <source>it is no drawing</source>
        <translation>它不是矢量图</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FigureImage</name>
    <message>
        <source>it is too large to be drawn</source>
        <translation>它太大，无法绘制</translation>
    </message>
    <message>
        <source>it is no picture that can be read</source>
        <translation>它不是可读取的图片</translation>
    </message>
    <message>
        <source>it has %1 x %2 pixels, more than 64 million</source>
        <translation>它有 %1 × %2 像素，超过 6400 万</translation>
    </message>
    <message>
        <source>blurred</source>
        <translation>模糊</translation>
    </message>
    <message>
        <source>The figure is blurred, because this run shows more than 8 MiB of figures.</source>
        <translation>该图形显示模糊，因为此次运行的图形合计超过 8 MiB。</translation>
    </message>
    <message>
        <source>The figure is blurred, because it is larger than 4 MiB or 50 million pixels.</source>
        <translation>该图形显示模糊，因为它超过 4 MiB 或 5000 万像素。</translation>
    </message>
    <message>
        <source>blurred when enlarged</source>
        <translation>放大后模糊</translation>
    </message>
    <message>
        <source>The figure is blurred when it is enlarged, because this run shows more than 8 MiB of figures.</source>
        <translation>放大后该图形会模糊，因为此次运行的图形合计超过 8 MiB。</translation>
    </message>
    <message>
        <source>256 colours</source>
        <translation>256 色</translation>
    </message>
    <message>
        <source>The figure has 256 colours, because this run shows more than 8 MiB of figures.</source>
        <translation>该图形只有 256 色，因为此次运行的图形合计超过 8 MiB。</translation>
    </message>
    <message>
        <source>The figure has 256 colours, because it would be larger than 4 MiB.</source>
        <translation>该图形只有 256 色，否则会超过 4 MiB。</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FigureViewer</name>
    <message>
        <source>transparent</source>
        <translation>透明</translation>
    </message>
    <message>
        <source>%1, alpha %2</source>
        <translation>%1，alpha %2</translation>
    </message>
    <message>
        <source>Place and colour</source>
        <translation>位置和颜色</translation>
    </message>
    <message>
        <source>‹</source>
        <translation>‹</translation>
    </message>
    <message>
        <source>Previous figure (Page Up)</source>
        <translation>上一个图形（Page Up）</translation>
    </message>
    <message>
        <source>›</source>
        <translation>›</translation>
    </message>
    <message>
        <source>Next figure (Page Down)</source>
        <translation>下一个图形（Page Down）</translation>
    </message>
    <message>
        <source>−</source>
        <translation>−</translation>
    </message>
    <message>
        <source>Smaller (−)</source>
        <translation>缩小（−）</translation>
    </message>
    <message>
        <source>Show at its natural size (1)</source>
        <translation>以原始大小显示（1）</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>放大（+）</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应窗口</translation>
    </message>
    <message>
        <source>Fit into the window (0)</source>
        <translation>适应窗口（0）</translation>
    </message>
    <message>
        <source>⋯</source>
        <translation>⋯</translation>
    </message>
    <message>
        <source>More that can be done with the figure</source>
        <translation>对图形的更多操作</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>x %1, y %2 · %3</source>
        <translation>x %1，y %2 · %3</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FileChip</name>
    <message>
        <source>1 byte</source>
        <translation>1 字节</translation>
    </message>
    <message>
        <source>%1   not kept</source>
        <translation>%1   未保留</translation>
    </message>
    <message>
        <source>File %1, %2</source>
        <translation>文件 %1，%2</translation>
    </message>
    <message>
        <source>%1, %2. Click to look at it, drag it out as a file.</source>
        <translation>%1，%2。点击查看，或作为文件拖出。</translation>
    </message>
    <message>
        <source>%1 was not kept: %2.</source>
        <translation>未保留 %1：%2。</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FilePreview</name>
    <message>
        <source>… open or save the file to see the rest</source>
        <translation>…打开或保存文件以查看其余内容</translation>
    </message>
    <message>
        <source>It was not kept: %1.</source>
        <translation>未保留：%1。</translation>
    </message>
    <message>
        <source>There is no preview of this type (%1).</source>
        <translation>此类型没有预览（%1）。</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FilesCard</name>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <translation>无法保存 %1：%2。</translation>
    </message>
    <message>
        <source>Files saved in %1: %2.</source>
        <translation>已在 %1 中保存 %2 个文件。</translation>
    </message>
    <message>
        <source>Save all…</source>
        <translation>全部保存…</translation>
    </message>
    <message>
        <source>Save all files into a folder</source>
        <translation>将所有文件保存到文件夹</translation>
    </message>
    <message>
        <source>Show all files</source>
        <translation>显示所有文件</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Open the file with the desktop&apos;s program for it</source>
        <translation>用桌面的默认程序打开文件</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Save the file</source>
        <translation>保存文件</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Files that the run left: %1</source>
        <translation>运行留下的文件：%1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>另外 %1 个</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Show fewer files</source>
        <translation>收起部分文件</translation>
    </message>
    <message>
        <source>Save file</source>
        <translation>保存文件</translation>
    </message>
    <message>
        <source>Save all files</source>
        <translation>保存所有文件</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FilesPopup</name>
    <message>
        <source>%1   (is not there)</source>
        <translation>%1   （不存在）</translation>
    </message>
    <message>
        <source>%1/   (folder)</source>
        <translation>%1/   （文件夹）</translation>
    </message>
    <message>
        <source>Files and input</source>
        <translation>文件和输入</translation>
    </message>
    <message>
        <source>Input files</source>
        <translation>输入文件</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Add input files</source>
        <translation>添加输入文件</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the selected input files (Delete)</source>
        <translation>移除所选的输入文件（Delete）</translation>
    </message>
    <message>
        <source>Copied into the work folder at each run. Files can be dropped here and on the output.</source>
        <translation>每次运行时复制到工作文件夹。可以将文件拖放到此处或输出上。</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>Typed while it runs</source>
        <translation>运行时键入</translation>
    </message>
    <message>
        <source>This text</source>
        <translation>此文本</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Text for standard input</source>
        <translation>标准输入的文本</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose the file for standard input</source>
        <translation>选择用作标准输入的文件</translation>
    </message>
    <message>
        <source>Keep files between runs</source>
        <translation>在多次运行之间保留文件</translation>
    </message>
    <message>
        <source>The next run finds what this one leaves in the work folder; the interpreter itself always starts fresh</source>
        <translation>下次运行可以找到此次运行留在工作文件夹中的内容；解释器本身总是重新启动</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Remove the files that were kept</source>
        <translation>删除保留的文件</translation>
    </message>
    <message>
        <source>Give the program a terminal</source>
        <translation>为程序提供终端</translation>
    </message>
    <message>
        <source>Standard input and output are a pseudo-terminal, as programs that ask isatty() want it; both outputs are then one</source>
        <translation>标准输入和输出是伪终端，供调用 isatty() 的程序使用；此时两路输出合为一路</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>终端</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Files: %1</source>
        <translation>文件：%1</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FindBar</name>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>全字匹配</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>Previous (Shift+Enter)</source>
        <translation>上一个（Shift+回车）</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>下一个（回车）</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭（Esc）</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>找到：%1</translation>
    </message>
    <message>
        <source>Replaced: %1</source>
        <translation>已替换：%1</translation>
    </message>
    <message>
        <source>Not in what is shown</source>
        <translation>不在显示的内容中</translation>
    </message>
    <message>
        <source>Shortened lines are not searched</source>
        <translation>缩短的行不会被搜索</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::Finding</name>
    <message>
        <source>1 matches</source>
        <translation>1 个一致</translation>
    </message>
    <message>
        <source>1 varies</source>
        <translation>1 个会变化</translation>
    </message>
    <message>
        <source>1 claims nothing</source>
        <translation>1 个未作声称</translation>
    </message>
    <message>
        <source>False</source>
        <translation>有误</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Varies</source>
        <translation>会变化</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>Cannot run</source>
        <translation>无法运行</translation>
    </message>
    <message>
        <source>Claims nothing</source>
        <translation>未作声称</translation>
    </message>
    <message numerus="yes">
        <source>%n false</source>
        <translation>
            <numerusform>%n 个有误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match</source>
        <translation>
            <numerusform>%n 个一致</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vary</source>
        <translation>
            <numerusform>%n 个会变化</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not checked</source>
        <translation>
            <numerusform>%n 个未检查</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot run</source>
        <translation>
            <numerusform>%n 个无法运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claim nothing</source>
        <translation>
            <numerusform>%n 个未作声称</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FoldCard</name>
    <message>
        <source>… %1 more characters · Show all</source>
        <translation>…还有 %1 个字符 · 显示全部</translation>
    </message>
    <message>
        <source>Show the whole value</source>
        <translation>显示整个值</translation>
    </message>
    <message>
        <source>Folded value</source>
        <translation>已折叠的值</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::Footer</name>
    <message>
        <source>Run status</source>
        <translation>运行状态</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Compiling…</source>
        <translation>正在编译…</translation>
    </message>
    <message>
        <source>Waiting for input</source>
        <translation>等待输入</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>正在运行…</translation>
    </message>
    <message>
        <source>exit %1</source>
        <translation>退出状态 %1</translation>
    </message>
    <message>
        <source>compiled in %1</source>
        <translation>编译用时 %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Since compiling began</source>
        <translation>自编译开始以来</translation>
    </message>
    <message>
        <source>How long the program has run, without waiting for input</source>
        <translation>程序已运行的时间，不含等待输入的时间</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::FrameList</name>
    <message>
        <source>1 library frame</source>
        <translation>1 个库代码栈帧</translation>
    </message>
    <message>
        <source>%1 library frames</source>
        <translation>%1 个库代码栈帧</translation>
    </message>
    <message>
        <source>repeated %1 more times</source>
        <translation>又重复 %1 次</translation>
    </message>
    <message>
        <source>1 more call</source>
        <translation>另有 1 次调用</translation>
    </message>
    <message>
        <source>%1 more calls</source>
        <translation>另有 %1 次调用</translation>
    </message>
    <message>
        <source>%1 calls that were not recorded</source>
        <translation>%1 次未记录的调用</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>…另有 %1 个</translation>
    </message>
    <message>
        <source>Go to line %1</source>
        <translation>转到第 %1 行</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>显示：%1</translation>
    </message>
    <message>
        <source>one call that was not recorded</source>
        <translation>1 次未记录的调用</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Go to line %1 of %2</source>
        <translation>转到 %2 的第 %1 行</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::HexView</name>
    <message>
        <source>Bytes of the output</source>
        <translation>输出的字节</translation>
    </message>
    <message>
        <source>Offset %1, byte %2</source>
        <translation>偏移 %1，字节 %2</translation>
    </message>
    <message>
        <source>The program printed nothing.</source>
        <translation>程序没有输出任何内容。</translation>
    </message>
    <message>
        <source>Copy as hex</source>
        <translation>复制为十六进制</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>转到末尾</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::HexWindow</name>
    <message>
        <source>Bytes of the output</source>
        <translation>输出的字节</translation>
    </message>
    <message>
        <source>Find text, or bytes as 0x0d0a</source>
        <translation>查找文本或字节（如 0x0d0a）</translation>
    </message>
    <message>
        <source>Find in the bytes</source>
        <translation>在字节中查找</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>%1 of %2 bytes</source>
        <translation>%1 / %2 字节</translation>
    </message>
    <message>
        <source>byte %1 of %2</source>
        <translation>第 %1 字节，共 %2 字节</translation>
    </message>
    <message>
        <source>; the disk was full, later ones were not kept</source>
        <translation>；磁盘已满，之后的内容未保留</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::HtmlCard</name>
    <message>
        <source>Copy the HTML</source>
        <translation>复制 HTML</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::HtmlFilter</name>
    <message>
        <source>a picture, not loaded</source>
        <translation>图片，未载入</translation>
    </message>
    <message>
        <source>a picture, not loaded: %1</source>
        <translation>图片，未载入：%1</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::Indentation</name>
    <message>
        <source>Tabs</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>%1 spaces</source>
        <translation>%1 个空格</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::InputLine</name>
    <message>
        <source>Input for the program</source>
        <translation>程序的输入</translation>
    </message>
    <message>
        <source>Input: Enter sends, Ctrl+D ends it</source>
        <translation>输入：回车发送，Ctrl+D 结束输入</translation>
    </message>
    <message>
        <source>The program waits for a line. Enter sends it, Ctrl+D ends the input, the arrow keys bring back earlier lines.</source>
        <translation>程序正在等待一行输入。回车发送，Ctrl+D 结束输入，方向键可调出之前的行。</translation>
    </message>
    <message>
        <source>Password: it is not shown, Enter sends it</source>
        <translation>密码：不会显示，回车发送</translation>
    </message>
    <message>
        <source>The program is busy; it reads a line later</source>
        <translation>程序正忙;稍后会读取输入的行</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::InvisibleNote</name>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Close this note</source>
        <translation>关闭此提示</translation>
    </message>
    <message>
        <source>Invisible characters: %1</source>
        <translation>不可见字符：%1</translation>
    </message>
    <message>
        <source>Show invisible characters</source>
        <translation>显示不可见字符</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::IsolationPill</name>
    <message>
        <source>in force</source>
        <translation>已生效</translation>
    </message>
    <message>
        <source>Isolation…</source>
        <translation>隔离…</translation>
    </message>
    <message>
        <source>Isolation</source>
        <translation>隔离</translation>
    </message>
    <message>
        <source>What protects this machine from the program; click for the layers</source>
        <translation>保护本机不受程序影响的措施；点击查看各防护层</translation>
    </message>
    <message>
        <source>Started ahead: the sandbox waited for this run, and is used once</source>
        <translation>预先启动：沙箱已提前为此次运行准备好，且只使用一次</translation>
    </message>
    <message>
        <source>not in force: %1</source>
        <translation>未生效：%1</translation>
    </message>
    <message>
        <source>how to mend it: %1</source>
        <translation>修复方法：%1</translation>
    </message>
    <message>
        <source>As strong as this machine allows</source>
        <translation>采用本机允许的最强隔离</translation>
    </message>
    <message>
        <source>Run as the account nobody instead of an unused one</source>
        <translation>以账户 nobody 而非未使用的账户运行</translation>
    </message>
    <message>
        <source>another level was chosen for this tab</source>
        <translation>此标签页选择了其他级别</translation>
    </message>
    <message>
        <source>The sandbox does not work</source>
        <translation>沙箱不可用</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::JumpButton</name>
    <message>
        <source>↓ Jump to end</source>
        <translation>↓ 跳到末尾</translation>
    </message>
    <message>
        <source>Show the end of the output and follow it (End)</source>
        <translation>显示输出的末尾并跟随（End）</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::KeyTip</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::LimitsForm</name>
    <message>
        <source>CPU time</source>
        <translation>CPU 时间</translation>
    </message>
    <message>
        <source>Running time</source>
        <translation>运行时间</translation>
    </message>
    <message>
        <source>Compiling time</source>
        <translation>编译时间</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Processes and threads</source>
        <translation>进程和线程</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Work folder</source>
        <translation>工作文件夹</translation>
    </message>
    <message>
        <source>Open files of a process</source>
        <translation>单个进程打开的文件</translation>
    </message>
    <message>
        <source>Back to defaults</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::LimitsPopup</name>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>限制：%1</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::LineRow</name>
    <message>
        <source>Go to line</source>
        <translation>转到行</translation>
    </message>
    <message>
        <source>Go to line 1 to %1; a column may follow: 12:5</source>
        <translation>输入行号 1 到 %1；后面可加列号：12:5</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::LinkQuestion</name>
    <message>
        <source>Open a link?</source>
        <translation>要打开链接吗？</translation>
    </message>
    <message>
        <source>A link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>The program gave this address. Opening it shows it to another program on this machine, outside of the sandbox.</source>
        <translation>此地址由程序给出。打开时会将其交给本机上沙箱之外的另一个程序。</translation>
    </message>
    <message>
        <source>The program gave this address. It can be copied; only web and mail addresses are opened from here.</source>
        <translation>此地址由程序给出。可以复制；只有网址和邮件地址可以从这里打开。</translation>
    </message>
    <message>
        <source>Where it leads to</source>
        <translation>链接的去向</translation>
    </message>
    <message>
        <source>The whole address</source>
        <translation>完整地址</translation>
    </message>
    <message>
        <source>The host reads as %1: letters beyond ASCII, which may look like others.</source>
        <translation>主机名显示为 %1：其中包含 ASCII 以外的字母，可能与其他字母相似。</translation>
    </message>
    <message>
        <source>What stands before the @ is a user name, not the host.</source>
        <translation>@ 之前的是用户名，不是主机。</translation>
    </message>
    <message>
        <source>It has invisible characters; they are shown as ‹labels›.</source>
        <translation>其中有不可见字符；以 ‹标签› 显示。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>复制地址</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::MarkdownCard</name>
    <message>
        <source>Copy the Markdown</source>
        <translation>复制 Markdown</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::OfferBar</name>
    <message>
        <source>Offer</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>%1   Esc</source>
        <translation>%1   Esc</translation>
    </message>
    <message>
        <source>%1   Enter</source>
        <translation>%1   回车</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::OutcomeCard</name>
    <message>
        <source>How the run ended</source>
        <translation>运行的结束方式</translation>
    </message>
    <message>
        <source>Run again with %1</source>
        <translation>提高到 %1 再次运行</translation>
    </message>
    <message>
        <source>Raise this limit for this scratch and run it again</source>
        <translation>提高此草稿的该项限制并再次运行</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::OutputDocument</name>
    <message>
        <source>file not kept: %1 (%2)</source>
        <translation>文件未保留：%1（%2）</translation>
    </message>
    <message>
        <source>file: %1, %2</source>
        <translation>文件：%1，%2</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>图形</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::OutputLinks</name>
    <message>
        <source>Ctrl+click opens the address.</source>
        <translation>Ctrl+单击打开该地址。</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::OutputMenu</name>
    <message>
        <source>Open link…</source>
        <translation>打开链接…</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>复制链接</translation>
    </message>
    <message>
        <source>Next link</source>
        <translation>下一个链接</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Show this place as hex</source>
        <translation>以十六进制显示此处</translation>
    </message>
    <message>
        <source>Show as hex</source>
        <translation>以十六进制显示</translation>
    </message>
    <message>
        <source>Show invisible characters</source>
        <translation>显示不可见字符</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::OutputPane</name>
    <message>
        <source>Find in the output</source>
        <translation>在输出中查找</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::OutputView</name>
    <message>
        <source>Output, values, figures and errors appear here. Press %1 to run.</source>
        <translation>输出、值、图形和错误显示在此处。按 %1 运行。</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Output, values, figures and errors appear here.</source>
        <translation>输出、值、图形和错误显示在此处。</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::PagePreview</name>
    <message>
        <source>The first page could not be drawn: this is no PDF that could be read.</source>
        <translation>无法绘制第一页：这不是可读取的 PDF。</translation>
    </message>
    <message>
        <source>The first page is being drawn …</source>
        <translation>正在绘制第一页…</translation>
    </message>
    <message>
        <source>First page of %1</source>
        <translation>%1 的第一页</translation>
    </message>
    <message>
        <source>The first page could not be drawn.</source>
        <translation>无法绘制第一页。</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::Permission</name>
    <message>
        <source>Run again with network</source>
        <translation>打开网络再次运行</translation>
    </message>
    <message>
        <source>Run again with %1</source>
        <translation>提高到 %1 再次运行</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::QuickPick</name>
    <message>
        <source>↑ ↓ move    Enter select    Esc close</source>
        <translation>↑ ↓ 移动    回车 选择    Esc 关闭</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Nothing is called so.</source>
        <translation>没有匹配的名称。</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::RepairList</name>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>line %1, %2:  %3 → %4</source>
        <translation>第 %1 行，%2：%3 → %4</translation>
    </message>
    <message>
        <source>1 repair</source>
        <translation>1 处修复</translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <translation>已撤销 %1</translation>
    </message>
    <message>
        <source>%1 made</source>
        <translation>已进行 %1</translation>
    </message>
    <message>
        <source>Show what was repaired in block %1</source>
        <translation>显示代码块 %1 中修复了什么</translation>
    </message>
    <message>
        <source>Repair again</source>
        <translation>重新修复</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Make the repairs of block %1 again</source>
        <translation>重新进行代码块 %1 的修复</translation>
    </message>
    <message>
        <source>Take back the repairs of block %1: the code as it was pasted</source>
        <translation>撤销代码块 %1 的修复：恢复粘贴时的代码</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 处</translation>
    </message>
    <message numerus="yes">
        <source>%n repairs</source>
        <translation>
            <numerusform>%n 处修复</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::ReplaceRow</name>
    <message>
        <source>Replace with</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>With a regular expression, $0 is what was found, and $1 to $9 are its groups.</source>
        <translation>使用正则表达式时，$0 是匹配的内容，$1 到 $9 是其分组。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace and go to the next (Enter)</source>
        <translation>替换并转到下一个（回车）</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>全部替换</translation>
    </message>
    <message>
        <source>Replace all (Ctrl+Alt+Enter)</source>
        <translation>全部替换（Ctrl+Alt+回车）</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::ResultPart</name>
    <message>
        <source>Claimed</source>
        <translation>声称</translation>
    </message>
    <message>
        <source>Really printed</source>
        <translation>实际输出</translation>
    </message>
    <message>
        <source>Show more of %1 comparisons</source>
        <translation>显示更多比较（共 %1 项）</translation>
    </message>
    <message>
        <source>Show more comparisons of this block</source>
        <translation>显示此代码块的更多比较</translation>
    </message>
    <message>
        <source>%1; only block %2, and only now</source>
        <translation>%1；仅限代码块 %2，且仅此一次</translation>
    </message>
    <message>
        <source>Further figures: %1</source>
        <translation>其他图形：%1</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::ResultRows</name>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>All of it: %1</source>
        <translation>全部：%1</translation>
    </message>
    <message>
        <source>All that it printed:</source>
        <translation>它输出的全部内容：</translation>
    </message>
    <message>
        <source>printed nothing</source>
        <translation>没有输出</translation>
    </message>
    <message>
        <source>line %1: %2 %3</source>
        <translation>第 %1 行：%2 %3</translation>
    </message>
    <message>
        <source>in line %1</source>
        <translation>在第 %1 行</translation>
    </message>
    <message>
        <source>Ran after the blocks before it.</source>
        <translation>接在前面的代码块之后运行。</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::ReviewHeads</name>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>声称</translation>
    </message>
    <message>
        <source>Really printed</source>
        <translation>实际输出</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::ReviewNotes</name>
    <message>
        <source>Not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>Verdict of the whole</source>
        <translation>整体结论</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 条</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::ReviewPane</name>
    <message>
        <source>Find in text, code, claims, outputs and reports</source>
        <translation>在文本、代码、说法、输出和报告中查找</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::ReviewSummary</name>
    <message>
        <source>Summary of the review</source>
        <translation>核查摘要</translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation>上一处问题</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>下一处问题</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>全部 %1</translation>
    </message>
    <message>
        <source>Show only these; again: go to the next one</source>
        <translation>仅显示这些；再次点击：转到下一个</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 / %3</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 个代码块</translation>
    </message>
    <message>
        <source>1 matches</source>
        <translation>1 个一致</translation>
    </message>
    <message>
        <source>1 varies between runs</source>
        <translation>1 个每次运行都不同</translation>
    </message>
    <message>
        <source>1 is not checked</source>
        <translation>1 个未检查</translation>
    </message>
    <message>
        <source>1 cannot run</source>
        <translation>1 个无法运行</translation>
    </message>
    <message>
        <source>1 claims nothing</source>
        <translation>1 个未作声称</translation>
    </message>
    <message>
        <source>Block %1.</source>
        <translation>代码块 %1。</translation>
    </message>
    <message>
        <source>Blocks %1.</source>
        <translation>代码块 %1。</translation>
    </message>
    <message>
        <source>%1, not run yet.</source>
        <translation>%1，尚未运行。</translation>
    </message>
    <message>
        <source>Nothing that could be checked is claimed.</source>
        <translation>没有可以检查的说法。</translation>
    </message>
    <message>
        <source>All is as the answer says.</source>
        <translation>全部与回答所说一致。</translation>
    </message>
    <message>
        <source>All that was checked is as the answer says.</source>
        <translation>已检查的内容全部与回答所说一致。</translation>
    </message>
    <message>
        <source>Run all compares what the answer claims with what really happens. Nothing runs unasked.</source>
        <translation>“全部运行”将回答的说法与实际结果进行比较。未经要求不会运行任何代码。</translation>
    </message>
    <message>
        <source>Of %1, %2.</source>
        <translation>%1中：%2。</translation>
    </message>
    <message>
        <source>Of the others, %1.</source>
        <translation>其余：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks</source>
        <translation>
            <numerusform>%n 个代码块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match</source>
        <translation>
            <numerusform>%n 个一致</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vary between runs</source>
        <translation>
            <numerusform>%n 个每次运行都不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are not checked</source>
        <translation>
            <numerusform>%n 个未检查</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot run</source>
        <translation>
            <numerusform>%n 个无法运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claim nothing</source>
        <translation>
            <numerusform>%n 个未作声称</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;em&gt;The block&lt;/em&gt; is not as the answer says.</source>
        <translation>&lt;em&gt;该代码块&lt;/em&gt;与回答所说不符。</translation>
    </message>
    <message>
        <source>&lt;em&gt;1 of %1 blocks&lt;/em&gt; is not as the answer says.</source>
        <translation>&lt;em&gt;%1 个代码块中的 1 个&lt;/em&gt;与回答所说不符。</translation>
    </message>
    <message>
        <source>&lt;em&gt;%1 of %2 blocks&lt;/em&gt; are not as the answer says.</source>
        <translation>&lt;em&gt;%2 个代码块中的 %1 个&lt;/em&gt;与回答所说不符。</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::ReviewView</name>
    <message>
        <source>Blocks of the answer</source>
        <translation>回答的代码块</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::RoleMenu</name>
    <message>
        <source>What block %1 is</source>
        <translation>代码块 %1 的类型</translation>
    </message>
    <message>
        <source>Block %1, its output</source>
        <translation>代码块 %1 的输出</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::ShownLanguages</name>
    <message>
        <source>Plain text</source>
        <translation>纯文本</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::SourceExcerpt</name>
    <message>
        <source>Code: %1</source>
        <translation>代码：%1</translation>
    </message>
    <message>
        <source>Marked: %1</source>
        <translation>标记：%1</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::SvgFilter</name>
    <message>
        <source>it is no SVG</source>
        <translation>它不是 SVG</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>嵌套过深</translation>
    </message>
    <message>
        <source>it uses entities</source>
        <translation>它使用了实体</translation>
    </message>
    <message>
        <source>it declares entities</source>
        <translation>它声明了实体</translation>
    </message>
    <message>
        <source>it has more than 200,000 elements</source>
        <translation>它有超过 200,000 个元素</translation>
    </message>
    <message>
        <source>an element has too many attributes</source>
        <translation>某个元素的属性过多</translation>
    </message>
    <message>
        <source>it is larger than 16 MiB</source>
        <translation>它超过 16 MiB</translation>
    </message>
    <message>
        <source>its SVG is not well-formed (line %1, column %2)</source>
        <translation>其 SVG 格式不正确（第 %1 行，第 %2 列）</translation>
    </message>
    <message>
        <source>it draws its parts too often</source>
        <translation>它重复绘制其组成部分的次数过多</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::TabStrip</name>
    <message>
        <source>Scratches</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>New title</source>
        <translation>新标题</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>关闭 %1</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>取消固定 %1</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消固定</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::TableCard</name>
    <message>
        <source>Copy ▾</source>
        <translation>复制 ▾</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Show every row</source>
        <translation>显示每一行</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>cut: the table is larger than is shown</source>
        <translation>已截断：表格比显示的更大</translation>
    </message>
    <message>
        <source>the program shows a part of %1 rows and %2 columns</source>
        <translation>程序只显示 %1 行 %2 列中的一部分</translation>
    </message>
    <message>
        <source>Show fewer rows</source>
        <translation>只显示部分行</translation>
    </message>
    <message>
        <source>Show all rows: %1</source>
        <translation>显示所有行：%1</translation>
    </message>
    <message>
        <source>Sort ▾</source>
        <translation>排序 ▾</translation>
    </message>
    <message>
        <source>Sort the rows</source>
        <translation>对行排序</translation>
    </message>
    <message>
        <source>Copy the rows, as far as they fit the filter</source>
        <translation>复制符合筛选条件的行</translation>
    </message>
    <message>
        <source>Save the rows, as far as they fit the filter</source>
        <translation>保存符合筛选条件的行</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Show only the rows with this text</source>
        <translation>只显示含有此文本的行</translation>
    </message>
    <message>
        <source>Show only the rows in which each word stands</source>
        <translation>只显示含有所有这些词的行</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%2 行中的 %1 行</translation>
    </message>
    <message>
        <source>rows copied: %1</source>
        <translation>已复制行数：%1</translation>
    </message>
    <message>
        <source>saved as %1</source>
        <translation>已另存为 %1</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>All: %1</source>
        <translation>全部：%1</translation>
    </message>
    <message>
        <source>Copy the cell</source>
        <translation>复制单元格</translation>
    </message>
    <message>
        <source>Copy the rows</source>
        <translation>复制行</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>索引</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::TextPanel</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::TextStatus</name>
    <message>
        <source>Go to a line</source>
        <translation>转到某行</translation>
    </message>
    <message>
        <source>Indentation</source>
        <translation>缩进</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>行尾</translation>
    </message>
    <message>
        <source>Ln %1, Col %2</source>
        <translation>行 %1，列 %2</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>未保留</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>已保留</translation>
    </message>
    <message numerus="yes">
        <source>%n carets</source>
        <translation>
            <numerusform>%n 个光标</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 selected)</source>
        <translation>%1（已选 %2）</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>File missing</source>
        <translation>文件缺失</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::TreeCard</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the whole value</source>
        <translation>复制整个值</translation>
    </message>
    <message>
        <source>Open all</source>
        <translation>全部展开</translation>
    </message>
    <message>
        <source>Open everything that is inside</source>
        <translation>展开其中的所有内容</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Value, as a tree</source>
        <translation>值（树形）</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>复制值</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>全部折叠</translation>
    </message>
    <message>
        <source>Close everything that is inside</source>
        <translation>折叠其中的所有内容</translation>
    </message>
    <message>
        <source>… and more</source>
        <translation>…还有更多</translation>
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
        <translation>已在剪贴板：%1</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::TreeDetail</name>
    <message>
        <source>The chosen value, whole</source>
        <translation>所选的完整值</translation>
    </message>
    <message>
        <source>… and %1 more characters; copying takes them all</source>
        <translation>…还有 %1 个字符；复制会包含全部</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::TypesNote</name>
    <message>
        <source>Close this note</source>
        <translation>关闭此提示</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>1 type error</source>
        <translation>1 个类型错误</translation>
    </message>
    <message numerus="yes">
        <source>%n type errors</source>
        <translation>
            <numerusform>%n 个类型错误</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::Verdict</name>
    <message>
        <source>matches</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>matches but for white space</source>
        <translation>除空白外一致</translation>
    </message>
    <message>
        <source>matches, other notation</source>
        <translation>一致，写法不同</translation>
    </message>
    <message>
        <source>numbers within tolerance</source>
        <translation>数字在误差范围内</translation>
    </message>
    <message>
        <source>varies between runs</source>
        <translation>每次运行都不同</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>claimed error happened</source>
        <translation>声称的错误已发生</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>limit hit</source>
        <translation>达到限制</translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation>无法运行</translation>
    </message>
    <message>
        <source>nothing claimed</source>
        <translation>未作声称</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>正在运行…</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>Shell</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>修改</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Prose</source>
        <translation>正文</translation>
    </message>
    <message>
        <source>fails, not announced</source>
        <translation>失败，答案未提及</translation>
    </message>
</context>
<context>
    <name>sandpad::widgets::VerdictSentence</name>
    <message>
        <source>“%1…”</source>
        <translation>“%1…”</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>the remark in line %1</source>
        <translation>第 %1 行的注释</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>第 %1 个代码块</translation>
    </message>
    <message>
        <source>line %1 of the answer</source>
        <translation>回答第 %1 行</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>statement %1 of the transcript</source>
        <translation>会话记录的第 %1 条语句</translation>
    </message>
    <message>
        <source>the example in line %1</source>
        <translation>第 %1 行的示例</translation>
    </message>
    <message>
        <source>%1 names the same values in another order.</source>
        <translation>%1给出了相同的值，但顺序不同。</translation>
    </message>
    <message>
        <source>%1 says %2, but its line gave nothing.</source>
        <translation>%1称结果为%2，而该行没有产生任何结果。</translation>
    </message>
    <message>
        <source>%1 says %2, and its line gave %3.</source>
        <translation>%1称结果为%2，而该行的结果是%3。</translation>
    </message>
    <message>
        <source>%1 is said to give %2, and it gave %3.</source>
        <translation>据称%1的结果为%2，而实际为%3。</translation>
    </message>
    <message>
        <source>What %1 says begins with %2, and the code printed nothing.</source>
        <translation>%1所说的内容以%2开头，而代码没有输出任何内容。</translation>
    </message>
    <message>
        <source>The code printed %1 lines, and %2 has only the first %3 of them.</source>
        <translation>代码输出了 %1 行，而%2只有其中的前 %3 行。</translation>
    </message>
    <message>
        <source>%1 says %2 in line %3, and the code printed only %4 lines.</source>
        <translation>%1的第 %3 行为%2，而代码只输出了 %4 行。</translation>
    </message>
    <message>
        <source>%1 says %2, and the code printed %3 lines, of which the first is %4.</source>
        <translation>%1称输出为%2，而代码输出了 %3 行，第一行为%4。</translation>
    </message>
    <message>
        <source>%1 says %2, and the code printed the same in another order: %3.</source>
        <translation>%1称输出为%2，而代码输出了相同的内容，但顺序不同：%3。</translation>
    </message>
    <message>
        <source>%1 says %2, and the code printed %3.</source>
        <translation>%1称输出为%2，而代码输出了%3。</translation>
    </message>
    <message>
        <source>Line %1 of %2 says %3, and the code printed %4 there.</source>
        <translation>%2的第 %1 行为%3，而代码在该处输出了%4。</translation>
    </message>
    <message>
        <source>The answer announces %1, and no error came.</source>
        <translation>回答称会出现%1，但没有出现错误。</translation>
    </message>
    <message>
        <source>The answer announces %1, and this came: %2.</source>
        <translation>回答称会出现%1，而实际出现的是%2。</translation>
    </message>
    <message>
        <source>The answer says that it ends with %1, and it ended with %2.</source>
        <translation>回答所说的结束方式是%1，而实际是%2。</translation>
    </message>
    <message>
        <source>The answer says that a figure is drawn, and none was.</source>
        <translation>回答称会绘制图形，但没有绘制。</translation>
    </message>
    <message>
        <source>One more claim is false.</source>
        <translation>另有一处说法是错误的。</translation>
    </message>
    <message>
        <source>The code ended with %1.</source>
        <translation>代码因%1而终止。</translation>
    </message>
    <message>
        <source>The code ended with %1, so %2 is not true.</source>
        <translation>代码因%1而终止，因此%2不成立。</translation>
    </message>
    <message>
        <source>The code ended with %1, so it did not print what %2 says.</source>
        <translation>代码因%1而终止，因此没有输出%2所说的内容。</translation>
    </message>
    <message>
        <source>It printed what %1 says: %2.</source>
        <translation>代码输出了%1所说的内容：%2。</translation>
    </message>
    <message>
        <source>The line of %1 is what it printed.</source>
        <translation>代码的输出与%1的那一行一致。</translation>
    </message>
    <message>
        <source>Both lines of %1 are what it printed.</source>
        <translation>代码的输出与%1的两行一致。</translation>
    </message>
    <message>
        <source>All %1 lines of %2 are what it printed.</source>
        <translation>代码的输出与%2的全部 %1 行一致。</translation>
    </message>
    <message>
        <source>Both remarks are what their lines gave.</source>
        <translation>两条注释都与所在行的结果一致。</translation>
    </message>
    <message>
        <source>All %1 remarks are what their lines gave.</source>
        <translation>全部 %1 条注释都与所在行的结果一致。</translation>
    </message>
    <message>
        <source>Both claims are what happened.</source>
        <translation>两处说法都与实际一致。</translation>
    </message>
    <message>
        <source>All %1 claims are what happened.</source>
        <translation>全部 %1 处说法都与实际一致。</translation>
    </message>
    <message>
        <source>%1 is what its line gave.</source>
        <translation>%1与所在行的结果一致。</translation>
    </message>
    <message>
        <source>%1 gave what the answer says.</source>
        <translation>%1的结果与回答所说一致。</translation>
    </message>
    <message>
        <source>The error that the answer announces came: %1.</source>
        <translation>回答所说的错误出现了：%1。</translation>
    </message>
    <message>
        <source>It ended with %1, as the answer says.</source>
        <translation>它的结束方式与回答所说一致：%1。</translation>
    </message>
    <message>
        <source>The figure that the answer announces was drawn.</source>
        <translation>回答所说的图形已绘制。</translation>
    </message>
    <message>
        <source>%1 differed in each of %2 runs and was not compared.</source>
        <translation>%1在 %2 次运行中各不相同，未作比较。</translation>
    </message>
    <message>
        <source>%1 differed in each of %2 runs and was left out; the rest is as %3 says.</source>
        <translation>%1在 %2 次运行中各不相同，已排除；其余与%3所说一致。</translation>
    </message>
    <message>
        <source>What differs in each of %1 runs was left out; the rest is as claimed.</source>
        <translation>在 %1 次运行中各不相同的部分已排除；其余与说法一致。</translation>
    </message>
    <message>
        <source>Not run: which language is it?</source>
        <translation>未运行：这是什么语言？</translation>
    </message>
    <message>
        <source>Not run since it was edited.</source>
        <translation>编辑后尚未运行。</translation>
    </message>
    <message>
        <source>Shell lines are never run.</source>
        <translation>从不执行 Shell 命令。</translation>
    </message>
    <message>
        <source>It is the output of something that is not here.</source>
        <translation>它是不在此处的代码的输出。</translation>
    </message>
    <message>
        <source>It is a change to some other text.</source>
        <translation>它是对其他文本的修改。</translation>
    </message>
    <message>
        <source>It is nothing that runs here.</source>
        <translation>它不是可在此运行的内容。</translation>
    </message>
    <message>
        <source>, but for white space.</source>
        <translation>，空白除外。</translation>
    </message>
    <message>
        <source>, in another notation.</source>
        <translation>，写法不同。</translation>
    </message>
    <message>
        <source>, within the tolerance for numbers.</source>
        <translation>，数字在误差范围内。</translation>
    </message>
    <message>
        <source>A limit stopped it before what is claimed came true.</source>
        <translation>在说法成立之前，它因限制而停止。</translation>
    </message>
    <message>
        <source>It ended with %1, and the answer claims nothing of it.</source>
        <translation>它因%1而终止，而回答对此没有说明。</translation>
    </message>
    <message>
        <source>It cannot run here.</source>
        <translation>它无法在此运行。</translation>
    </message>
    <message>
        <source>It ran, and the answer says nothing that can be compared.</source>
        <translation>它已运行，但回答中没有可以比较的说法。</translation>
    </message>
    <message>
        <source>Nothing was compared.</source>
        <translation>没有进行比较。</translation>
    </message>
    <message numerus="yes">
        <source>%n more claims are false.</source>
        <translation>
            <numerusform>另有 %n 处说法是错误的。</numerusform>
        </translation>
    </message>
    <message>
        <source>The code printed %1 lines, and %2 has only the first of them.</source>
        <translation>代码输出了 %1 行，而%2只有其中的第一行。</translation>
    </message>
    <message>
        <source>%1 says %2 in line %3, and the code printed only one line.</source>
        <translation>%1的第 %3 行为%2，而代码只输出了一行。</translation>
    </message>
    <message>
        <source>The answer says that it ends with %1.</source>
        <translation>回答所说的结束方式是%1。</translation>
    </message>
    <message>
        <source>What the answer claims came true. Then it ended with %1, of which the answer says nothing.</source>
        <translation>答案所说的都应验了。之后它以 %1 结束，答案对此只字未提。</translation>
    </message>
</context>
</TS>
