import matplotlib.pyplot as plt
import pandas as pd

rivers = pd.DataFrame({
    "river": ["Nile", "Amazon", "Yangtze", "Mississippi"],
    "km": [6650, 6400, 6300, 6275],
})
print(f"together: {rivers.km.sum():,} km")

plt.barh(rivers.river, rivers.km, color="#2f7f9f")
plt.xlabel("Length (km)")
plt.tight_layout()
plt.show()

# the last expression is shown as a value
rivers.sort_values("km")
