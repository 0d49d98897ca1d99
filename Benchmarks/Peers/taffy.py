"""The layout workloads with stretchable (Taffy 0.x from PyPI): only the native call is timed. Prints figures as JSON."""
import json
import sys
import time

from stretchable import Node
from stretchable import taffylib
from stretchable.node import SizeAvailableSpace, taffy
from stretchable.style import AlignItems, Display, FlexDirection

now = time.thread_time_ns


def box(row, *children, inset=0, gap=0):
    made = Node(display=Display.FLEX, flex_direction=FlexDirection.ROW if row else FlexDirection.COLUMN,
                align_items=AlignItems.FLEX_START, padding=inset, gap=gap, flex_shrink=0)
    for child in children:
        made.append(child)
    return made


def leaf(width, height, grow=False):
    if grow:
        return Node(min_size=(width, height), flex_grow=1, flex_shrink=0)
    return Node(size=(width, height), flex_shrink=0)


def wide(rows):
    return box(False, *[box(True, *[leaf(10 + (r * 7 + i * 3) % 23, 8 + (r + i) % 9) for i in range(10)], inset=3, gap=2)
                        for r in range(rows)], inset=3, gap=4), rows * 11 + 1


def deep(levels):
    inner = []
    for level in range(1, levels + 1):
        inner = [box(level % 2 == 0, leaf(5, 4), *inner, leaf(3, 7), gap=1)]
    return inner[0], levels * 3


def flexible(rows):
    lines = []
    for r in range(rows):
        line = Node(display=Display.FLEX, size=(800, 20), gap=2, flex_shrink=0)
        for i in range(4):
            line.append(leaf(0 if i == 3 else 20 + (r + i * 5) % 40, 20, grow=True))
        lines.append(line)
    return box(False, *lines, gap=4), rows * 5 + 1


def run(make):
    root, count = make()
    # Sizes as the wrapper passes them on.
    space = SizeAvailableSpace(800, 844).to_dict()
    start = now()
    taffylib.node_compute_layout(taffy._ptr, root._node_id, space)
    first = now() - start
    start = now()
    for _ in range(100):
        taffylib.node_compute_layout(taffy._ptr, root._node_id, space)
    return {"nodes": count, "layout/node ns": first / count, "no-op ns": (now() - start) / 100}


rows = 100 if "--small" in sys.argv else 300
print(json.dumps({"a wide": run(lambda: wide(rows)), "b deep 16": run(lambda: deep(12 if "--small" in sys.argv else 16)),
                  "d flexible": run(lambda: flexible(rows))}))
