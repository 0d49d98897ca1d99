"""A `quadrant worker` as an object: it is started when it is needed, and again when it was killed."""

import json
import os
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
QUADRANT = os.environ.get("QUADRANT", os.path.join(ROOT, "quadrant"))


class Worker:
    """Draws one request after another."""

    def __init__(self, path, *options):
        self.command = [QUADRANT, "worker", path, "--quiet", "--time-zone", "GMT", *options]
        self.process = None
        self.starts = 0

    def draw(self, request, attempts=10):
        """The answer to a request. A worker that ends before it answers is replaced, and asked again."""
        line = json.dumps(request).encode() + b"\n"
        for _ in range(attempts):
            if self.process is None:
                self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
                self.starts += 1
            try:
                self.process.stdin.write(line)
                self.process.stdin.flush()
                answer = self.process.stdout.readline()
            except BrokenPipeError:
                answer = b""
            if answer.endswith(b"\n"):
                return json.loads(answer)
            self.close()
        raise RuntimeError(f"the worker ended {attempts} times without an answer to {request['id']}")

    def close(self):
        """Ends the process."""
        if self.process is None:
            return
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        self.process.wait()
        self.process.stdout.close()
        self.process = None
