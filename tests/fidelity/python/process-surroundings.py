# Looks at the surroundings that programs lean on: streams, limits and the interpreter.
import locale
import mimetypes
import os
import platform
import select
import site
import sys
import sysconfig

print(os.path.basename(sys.executable), sys.prefix == sys.base_prefix, sys.argv[0] == __file__)
print(os.path.basename(sys.orig_argv[0]), len(sys.orig_argv), sys.orig_argv[1:] == sys.argv)
print(locale.getlocale(), locale.getpreferredencoding(), oct(os.umask(0o22)))
print(sys.stdout.line_buffering, sys.stdout.write_through, sys.stderr.line_buffering)
print(os.getcwd() == os.path.dirname(__file__), os.access(".", os.W_OK))
print(platform.system(), platform.python_implementation(), os.name, sys.platform)
print(sys.getswitchinterval(), select.select([], [1], [], 0)[1], os.get_inheritable(0))
print(sys.flags)
print(site.ENABLE_USER_SITE, sysconfig.get_default_scheme(), mimetypes.guess_type("a.csv")[0])
print([path.rpartition("/")[2] for path in sys.path[1:]], sys.path_hooks[-1].__name__)
print(os.getpgrp() == os.getpid(), os.getsid(0) == os.getpid(), sys.gettrace(), sys.getprofile())
print(os.path.isdir("/tmp"), os.path.exists("/dev/null"), os.getpriority(os.PRIO_PROCESS, 0))
names = ("ast", "code", "inspect", "json", "re", "readline", "socket", "threading", "traceback")
print([name for name in names if name in sys.modules])
