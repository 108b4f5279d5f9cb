# The last statement gives a value whose text comes of code of the program.
class Lazy:
    def __repr__(self):
        print("computed when it is shown")
        return "Lazy()"


print("before")
Lazy()
