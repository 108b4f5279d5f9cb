# Compilers, where they are installed: several at a time, with optimisation.
import shutil
import subprocess

SOURCE = """
#include <algorithm>
#include <map>
#include <string>
#include <vector>
int main() {
    std::map<std::string, std::vector<int>> table;
    for (int i = 0; i < 1000; ++i) table[std::to_string(i % 7)].push_back(i);
    for (auto &row : table) std::sort(row.second.begin(), row.second.end());
    return table.size() == 7 ? 0 : 1;
}
"""
if shutil.which("g++"):
    with open("a.cpp", "w") as file:
        file.write(SOURCE)
    jobs = [subprocess.Popen(["g++", "-O1", "-c", "a.cpp", "-o", f"a{number}.o"])
            for number in range(3)]
    assert all(job.wait() == 0 for job in jobs)
compile("\n".join(f"def f{n}(a, b={n}):\n    return [a + b * i for i in range({n})]"
                  for n in range(5000)), "generated.py", "exec")
print("fine")
