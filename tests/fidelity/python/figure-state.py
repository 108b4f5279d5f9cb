# Looks at the state of matplotlib before and after a figure is shown.
import matplotlib

print("backend:", matplotlib.get_backend(auto_select=False))

import matplotlib.pyplot as plt

figure = plt.figure()
print("stale:", figure.stale)
plt.show()
print("stale when shown:", figure.stale)

# What a function that drawing calls sees of the parameters for files.
plt.rc("savefig", facecolor="red", bbox="tight")
figure = plt.figure()
figure.canvas.mpl_connect("draw_event", lambda event: print(
    "while it is drawn:", [plt.rcParams["savefig." + name] for name in ("facecolor", "bbox")]))
plt.show()
figure.savefig("kept.png")
print("afterwards:", [plt.rcParams["savefig." + name] for name in ("facecolor", "bbox")])
