from egg import Egg


class Chicken:
    lays = Egg
