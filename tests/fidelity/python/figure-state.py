# Looks at the state of matplotlib before and after a figure is shown.
import matplotlib

print("backend:", matplotlib.get_backend(auto_select=False))

import matplotlib.pyplot as plt

figure = plt.figure()
print("stale:", figure.stale)
plt.show()
print("stale when shown:", figure.stale)
