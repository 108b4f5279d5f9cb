# Weak references, finalizers, cycles and what the collector finds.
import gc
import sys
import weakref


class Tree:
    def __init__(self, name, parent=None):
        self.name = name
        self.parent = weakref.ref(parent) if parent else lambda: None
        self.children = []
        if parent:
            parent.children.append(self)

    def __del__(self):
        print("  deleted", self.name)


def gone(name):
    print("  finalizer of", name)


root = Tree("root")
Tree("twig", Tree("branch", root))
branch = root.children[0]
print(branch.parent().name, branch.children[0].parent() is branch)
weakref.finalize(root, gone, "root")
del root
print("parent is now", branch.parent())

names = weakref.WeakValueDictionary(branch=branch, twig=branch.children[0])
print(sorted(names), sys.getrefcount(branch) > 1)
branch.children.clear()
print(sorted(names))
del branch
print(sorted(names), len(weakref.WeakSet()))

first, second = Tree("first"), Tree("second")
first.other, second.other = second, first
probe = weakref.ref(first, lambda _: print("  probe saw it"))
del first, second
print("before", probe() is not None)
print("collected", gc.collect() > 0, probe(), gc.garbage)

kept = Tree("kept")
proxy = weakref.proxy(kept)
print(proxy.name, type(proxy).__name__)
kept = None
try:
    proxy.name
except ReferenceError as error:
    print(error)
try:
    weakref.ref([])
except TypeError as error:
    print(error)
finisher = weakref.finalize(gone, print, "at the very end")
print(finisher.alive, gc.isenabled(), gc.get_threshold())
last = Tree("last")
