# Looks for a module that a program has not loaded.
import sys

print("parser:", "_ast" in sys.modules)
