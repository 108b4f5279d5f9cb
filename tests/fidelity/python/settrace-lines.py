# Traces the lines and calls of a function, and counts calls with a profile function.
import sys
import trace
from collections import Counter

events = []


def tracer(frame, event, argument):
    if frame.f_code.co_filename != __file__:
        return None
    name = frame.f_code.co_name
    offset = frame.f_lineno - frame.f_code.co_firstlineno
    if event == "return":
        events.append(f"{name} returns {argument!r}")
    elif event == "exception":
        events.append(f"{name} raises {argument[0].__name__}")
    else:
        events.append(f"{name}+{offset} {event} {sorted(frame.f_locals.items())}")
    return tracer


def halve(n):
    if n % 2:
        raise ValueError(n)
    return n // 2


def shrink(n):
    while n > 1:
        try:
            n = halve(n)
        except ValueError:
            break
    return n


sys.settrace(tracer)
result = shrink(6)
sys.settrace(None)
print(result, *events, sep="\n")
calls = Counter()
sys.setprofile(lambda frame, event, argument: calls.update([(event, frame.f_code.co_name)]))
shrink(8)
sys.setprofile(None)
print(sorted((count, *key) for key, count in calls.items() if not key[0].startswith("c_")))

counter = trace.Trace(count=True, trace=False)
print(counter.runfunc(shrink, 20))
lines = counter.results().counts
first = shrink.__code__.co_firstlineno
inside = [(line - first, count) for (_, line), count in lines.items()]
print(sorted(pair for pair in inside if 0 <= pair[0] < 8))
sys.monitoring.use_tool_id(3, "counter")
hits, started = Counter(), sys.monitoring.events.PY_START
sys.monitoring.register_callback(3, started, lambda code, _: hits.update([code.co_name]))
sys.monitoring.set_events(3, started)
shrink(16)
sys.monitoring.set_events(3, 0)
print(hits["halve"], hits["shrink"])
