# What lies outside the axes is cut off: bars with a pattern, lines, texts, filled curves.
import matplotlib.pyplot as plt
import numpy as np

figure, axes = plt.subplots(2, 2, figsize=(8, 6))
axes[0, 0].bar([1, 2, 3], [4, 1, 3], hatch="//", edgecolor="black")
axes[0, 0].plot([0, 4], [-2, 5], linewidth=4)
axes[0, 0].set(ylim=(0, 2), title="bars")
steps = np.linspace(0, 20, 400)
axes[0, 1].fill_between(steps, np.sin(steps), np.cos(steps), hatch="xx", alpha=0.5)
axes[0, 1].set(xlim=(4, 9), ylim=(-0.5, 0.5), title="between curves")
axes[1, 0].scatter(steps, steps**2, s=400 * np.abs(np.sin(steps)), clip_on=True)
axes[1, 0].set(xlim=(2, 6), ylim=(3, 30), title="points")
axes[1, 1].pcolormesh(np.outer(np.sin(steps[:40]), np.cos(steps[:40])), rasterized=True)
axes[1, 1].text(2, 2, "half of this text is outside", fontsize=22, clip_on=True)
axes[1, 1].set(xlim=(0, 12), ylim=(0, 12), title="a text")
figure.tight_layout()
