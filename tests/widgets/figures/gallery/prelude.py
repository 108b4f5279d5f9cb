import random as _r; _r.seed(1); import numpy as _n; _n.random.seed(1); _g = _n.random.default_rng; _n.random.default_rng = lambda seed=None: _g(1 if seed is None else seed); del _r
