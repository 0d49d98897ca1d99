"""Draws cards with Ray: with_ray.py FOLDER COUNT [WORKERS]

Each actor has a `quadrant worker` of its own. A worker or an actor that is killed is replaced, and what it had not
answered is asked again; starting the program again continues where it stopped. README.md says how to install Ray.
"""

import os
import sys
import time

import ray

from cards import Index
from worker import Worker

HERE = os.path.dirname(os.path.abspath(__file__))
BATCH = 25


@ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)
class Drawer:
    """One worker. Ray starts the actor again when its process has ended, and repeats the call."""

    def __init__(self):
        self.worker = Worker(os.path.join(HERE, "Card.swift"))

    def draw(self, requests):
        return [self.worker.draw(request) for request in requests]


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    folder, count = os.path.abspath(sys.argv[1]), int(sys.argv[2])
    workers = int(sys.argv[3]) if len(sys.argv) == 4 else 2
    index = Index(folder)
    index.remove_unfinished()
    missing = index.missing(count)
    if missing:
        # Compiles once: the workers of the actors find the program in the cache.
        first = Worker(os.path.join(HERE, "Card.swift"))
        first.draw({"id": 0, "view": "Card", "values": missing[0]["values"]})
        first.close()
    ray.init(num_cpus=workers, include_dashboard=False, runtime_env={"env_vars": {"PYTHONPATH": HERE}})
    drawers = [Drawer.remote() for _ in range(workers)]
    batches = [missing[start:start + BATCH] for start in range(0, len(missing), BATCH)]
    batches.reverse()
    running = {}
    # Two batches for each actor, so that it never waits for the next.
    for _ in range(2):
        for drawer in drawers:
            if batches:
                running[drawer.draw.remote(batches.pop())] = drawer
    began = time.monotonic()
    while running:
        ready, _ = ray.wait(list(running))
        for task in ready:
            drawer = running.pop(task)
            for answer in ray.get(task):
                index.add(answer)
            if batches:
                running[drawer.draw.remote(batches.pop())] = drawer
    seconds = time.monotonic() - began
    for answer in index.errors:
        print(f"{answer['id']}: {answer['error']['what']}", file=sys.stderr)
    print(f"{len(missing) - len(index.errors)} cards in {seconds:.1f} s, {len(index.done)} of {count} done")
    sys.exit(1 if index.errors else 0)


if __name__ == "__main__":
    main()
