import matplotlib.pyplot as plt
plt.plot([1, 4, 9])
plt.show()
