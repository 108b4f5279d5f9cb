# Scientific packages: what most pasted snippets use.
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

frame = pd.DataFrame({"a": np.arange(5), "b": np.linspace(0, 1, 5)})
assert frame.groupby("a").sum()["b"].iloc[-1] == 1
assert np.allclose(np.linalg.inv(np.eye(3)), np.eye(3))
frame.to_csv("frame.csv")
assert len(pd.read_csv("frame.csv")) == 5
plt.plot(frame["a"], frame["b"])
plt.savefig("plot.svg")
print("fine")
