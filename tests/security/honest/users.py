# Who one is.
# differs: landlock: /etc/passwd is the machine's own and not shown
import getpass
import os
import pwd

assert pwd.getpwuid(os.getuid()).pw_name and getpass.getuser()
assert os.path.expanduser("~") == os.environ["HOME"]
print("fine")
