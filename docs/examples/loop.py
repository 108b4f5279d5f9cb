print("counting")
while True:
    pass
