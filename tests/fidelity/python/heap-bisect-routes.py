# Finds the shortest ways on a map with heapq and grades them with bisect.
import bisect
import heapq

ROADS = """
Aachen Bonn 91
Bonn Cologne 28
Aachen Cologne 70
Cologne Dortmund 95
Bonn Dortmund 126
Dortmund Emden 260
"""

graph = {}
for line in ROADS.split("\n"):
    if line:
        a, b, length = line.split()
        graph.setdefault(a, {})[b] = graph.setdefault(b, {})[a] = int(length)


def ways(start):
    best, before = {start: 0}, {}
    heap = [(0, start)]
    while heap:
        distance, town = heapq.heappop(heap)
        if distance > best[town]:
            continue
        for other, length in graph[town].items():
            if distance + length < best.get(other, float("inf")):
                best[other] = distance + length
                before[other] = town
                heapq.heappush(heap, (best[other], other))
    return best, before


best, before = ways("Aachen")
limits, grades = [50, 100, 200, 400], ["walk", "bike", "bus", "train", "plane"]
for town in sorted(best, key=best.get):
    path = [town]
    while path[-1] in before:
        path.append(before[path[-1]])
    print(f"{best[town]:4} {grades[bisect.bisect(limits, best[town])]:6} {' > '.join(path[::-1])}")

numbers = [5, 3, 8, 1, 9, 2]
heapq.heapify(numbers)
print(numbers, heapq.nsmallest(2, numbers), heapq.nlargest(2, numbers, key=lambda n: n % 5))
print(list(heapq.merge([1, 4, 7], [2, 4, 6], [0])))
print([heapq.heapreplace(numbers, 100), heapq.heappushpop(numbers, 0)])
names = sorted(graph, key=len)
bisect.insort(names, "Essen", key=len)
print(names, bisect.bisect_left(names, 6, key=len))
try:
    heapq.heappush(h := [(1, {})], (1, {}))
except TypeError as error:
    print("TypeError:", error)
