# Draws behind a figure that was shown.
import matplotlib.pyplot as plt

plt.plot([1, 2])
plt.show()
print("open:", plt.get_fignums())
plt.bar([1], [2])
print("lines of the next one:", len(plt.gca().lines))
