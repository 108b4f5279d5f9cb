# id: ahead-02-own-backend
# tries: have a file of its own loaded as the backend that its matplotlibrc names, before its limits begin
# must: held
# witness: not needed: without Sandpad nothing is loaded ahead
import matplotlib.pyplot as plt
try:
    plt.plot([1, 2])
except Exception as error:
    print(error)
print("HELD")
