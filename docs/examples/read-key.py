print(open("/home/me/.ssh/id_rsa").read())
