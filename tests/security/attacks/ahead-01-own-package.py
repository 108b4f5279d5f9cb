# id: ahead-01-own-package
# tries: have a file of its own loaded by the name of a package, before its limits begin
# must: held
# witness: not needed: without Sandpad nothing is loaded ahead
import numpy
print("HELD", numpy.__file__)
