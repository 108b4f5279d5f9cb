# A legend in the best place, and parameters that the program has set.
import matplotlib.pyplot as plt
import numpy as np

steps = np.linspace(0, 10, 200)
for wave in range(1, 5):
    plt.plot(steps, np.sin(wave * steps) * np.exp(-steps / (3 * wave)), label=f"wave {wave}")
plt.legend(loc="best")
plt.show()

plt.rcParams.update({"figure.facecolor": "ivory", "axes.grid": True, "lines.linestyle": "--",
                     "font.family": "serif", "font.size": 13, "savefig.facecolor": "red",
                     "savefig.dpi": 300, "axes.spines.top": False})
plt.figure(figsize=(5, 3), dpi=120, layout="constrained")
plt.plot(steps, np.cumsum(np.sin(steps)))
plt.title(r"$\sum_i \sin(x_i)$")
plt.xlabel("a label")
plt.show()
