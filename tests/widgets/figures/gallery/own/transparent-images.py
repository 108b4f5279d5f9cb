# Translucent images above each other. Drawn as one, they would be paler.
import matplotlib.pyplot as plt
import numpy as np

slope = np.linspace(0, 1, 64)
across, down = np.meshgrid(slope, slope)
figure, (left, right) = plt.subplots(1, 2, figsize=(7, 3.5))
left.imshow(across, cmap="Reds", alpha=0.6, extent=(0, 3, 0, 3))
left.imshow(down, cmap="Blues", alpha=0.6, extent=(1, 4, 1, 4))
left.imshow(across * down, cmap="Greens", alpha=0.5, extent=(0.5, 3.5, 0.5, 3.5))
left.set(xlim=(0, 4), ylim=(0, 4))
pixels = np.dstack([across, down, 1 - across, across])
right.imshow(pixels, extent=(0, 2, 0, 2))
right.imshow(pixels[::-1], extent=(1, 3, 1, 3))
right.set(xlim=(0, 3), ylim=(0, 3))
plt.show()
