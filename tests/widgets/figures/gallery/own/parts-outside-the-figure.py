# What sticks out of a figure is shown, too, and what lies far away is not.
import matplotlib.pyplot as plt

figure, axes = plt.subplots(figsize=(5, 3))
axes.bar(["a quite long name", "another name", "and a third one"], [3, 1, 2])
axes.tick_params(axis="x", rotation=90)
axes.set_ylabel("a label\nof several\nlines\nthat is wide", fontsize=16)
axes.legend(["a legend"], loc="center left", bbox_to_anchor=(1.02, 0.5))
plt.show()

axes.text(400, 3, "far away")
plt.show()

figure, axes = plt.subplots(figsize=(5, 3), layout="constrained")
axes.plot([1, 2, 3])
figure.text(0.98, 0.5, "a text that sticks out")
plt.show()
