# Closes figures, after which nothing holds them, and counts those that are still there.
import gc
import weakref

import matplotlib.pyplot as plt

figures = []
for number in range(3):
    figure, axes = plt.subplots()
    axes.plot([number, 1])
    figures.append(weakref.ref(figure))
    plt.show()
    plt.close(figure)
del figure, axes
gc.collect()
print("left:", sum(figure() is not None for figure in figures))
plt.figure().savefig("kept.png")
plt.close("all")
gc.collect()
print("figures of pyplot:", plt.get_fignums())
