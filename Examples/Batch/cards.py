"""The cards of the example, and the index of those that are done.

    cards.py requests FOLDER COUNT    prints a request for each card that is not done yet, a line each
    cards.py collect FOLDER           reads answers and adds each picture to the index

The index, FOLDER/index.jsonl, gets a line for each picture once its file is complete. A card counts as done if it is
in the index and its file is there, so a run that was interrupted anywhere is continued by starting it again. Requests
have "keep": a picture that is complete but not yet in the index is answered without being drawn again.
"""

import json
import os
import sys


def request(number, folder):
    """One card; its content follows from its number."""
    readings = [{"hour": hour, "knots": 2 + (number * 7 + hour * hour) % 23 / 2} for hour in range(6, 22)]
    return {
        "id": number,
        "view": "Card",
        "values": {
            "place": f"Station {number}",
            "date": f"2026-{number % 12 + 1:02}-{number % 28 + 1:02}",
            "readings": readings,
            "note": "calm" if number % 3 else None,
        },
        "size": "600x315",
        "output": os.path.join(folder, f"card-{number:05}.png"),
        "keep": True,
    }


class Index:
    """The pictures in a folder that are done."""

    def __init__(self, folder):
        self.folder = folder
        self.done = set()
        self.errors = []
        os.makedirs(folder, exist_ok=True)
        self.path = os.path.join(folder, "index.jsonl")
        text = b""
        if os.path.exists(self.path):
            with open(self.path, "rb") as file:
                text = file.read()
        for line in text.split(b"\n"):
            try:
                entry = json.loads(line)
            except ValueError:
                continue  # The end of a run that was killed while it wrote.
            if os.path.exists(entry["output"]):
                self.done.add(entry["id"])
        self.file = open(self.path, "ab", buffering=0)
        if text and not text.endswith(b"\n"):
            self.file.write(b"\n")

    def missing(self, count):
        """The requests for the cards that are not done."""
        return [request(number, self.folder) for number in range(count) if number not in self.done]

    def add(self, answer):
        """Notes a picture, or an error."""
        if answer["status"] == "error":
            self.errors.append(answer)
        elif answer["id"] not in self.done:
            self.done.add(answer["id"])
            entry = {"id": answer["id"], "output": answer["output"], "status": answer["status"]}
            self.file.write(json.dumps(entry).encode() + b"\n")

    def remove_unfinished(self):
        """Removes what killed workers have left. Only while none is running."""
        for name in os.listdir(self.folder):
            if name.startswith(".quadrant-"):
                os.remove(os.path.join(self.folder, name))


def main():
    if sys.argv[1:2] == ["requests"] and len(sys.argv) == 4:
        index = Index(sys.argv[2])
        index.remove_unfinished()
        for missing in index.missing(int(sys.argv[3])):
            print(json.dumps(missing))
    elif sys.argv[1:2] == ["collect"] and len(sys.argv) == 3:
        index = Index(sys.argv[2])
        for line in sys.stdin:
            index.add(json.loads(line))
        for answer in index.errors:
            print(f"{answer['id']}: {answer['error']['what']}", file=sys.stderr)
        sys.exit(1 if index.errors else 0)
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    try:
        main()
        sys.stdout.flush()
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(1)  # The pipe has ended early. The next run continues.
