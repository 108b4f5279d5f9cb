import os
for folder in ["/home", os.path.expanduser("~")]:
    print(folder, os.listdir(folder))
