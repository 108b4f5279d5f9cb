import right

VALUE = 1
