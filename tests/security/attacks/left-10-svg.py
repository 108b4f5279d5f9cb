# id: left-10-svg
# tries: show a picture that loads a file
# must: held
# witness: not needed: the viewer's own tests hold this
import json
target = json.load(open("target.json"))
open("picture.svg", "w").write(f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="file://{target["secret"]}"/></svg>')
print("HELD")
