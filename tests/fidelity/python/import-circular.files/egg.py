from chicken import Chicken


class Egg:
    parent = Chicken
