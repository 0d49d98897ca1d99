"""The layout workloads with poga (Yoga 1.x from PyPI), through its native functions. Prints figures as JSON.

Yoga 1.x has no gap, so gaps are margins, and it rounds positions to pixels. Times are thread time.
"""
import json
import statistics
import sys
import time

import poga.libpoga_capi as yg
from poga.libpoga_capi import *

now = time.thread_time_ns


def node(width=None, height=None, row=False, inset=0, gap=0, along="row", grow=False):
    made = YGNodeNew()
    if width is not None:
        YGNodeStyleSetMinWidth(made, width) if grow else YGNodeStyleSetWidth(made, width)
    if height is not None:
        YGNodeStyleSetHeight(made, height)
    if row:
        YGNodeStyleSetFlexDirection(made, YGFlexDirection.Row)
    YGNodeStyleSetAlignItems(made, YGAlign.FlexStart)
    YGNodeStyleSetFlexShrink(made, 0)
    if grow:
        YGNodeStyleSetFlexGrow(made, 1)
    if inset:
        YGNodeStyleSetPadding(made, YGEdge.All, inset)
    if gap:
        YGNodeStyleSetMargin(made, YGEdge.Left if along == "row" else YGEdge.Top, gap)
    return made


class Tree:
    def __init__(self):
        self.root = None
        self.count = 0
        self.changing = None

    def wide(self, rows):
        self.root = node(inset=3)
        for r in range(rows):
            row = node(row=True, inset=3, gap=4 if r else 0, along="column")
            YGNodeInsertChild(self.root, row, r)
            for i in range(10):
                leaf = node(10 + (r * 7 + i * 3) % 23, 8 + (r + i) % 9, gap=2 if i else 0)
                YGNodeInsertChild(row, leaf, i)
                if r == rows // 2 and i == 5:
                    self.changing = leaf
        self.count = rows * 11 + 1
        self.window = (390, 844)

    def deep(self, levels):
        outer = None
        for level in range(levels, 0, -1):
            box = node(row=level % 2 == 0)
            if outer is None:
                self.root = box
            else:
                YGNodeInsertChild(outer, box, 1)
            leaf = node(5, 4)
            YGNodeInsertChild(box, leaf, 0)
            YGNodeInsertChild(box, node(3, 7), 1)
            self.changing = leaf
            outer = box
        self.count = levels * 3
        self.window = (390, 844)

    def balanced(self, levels):
        def make(level, changes):
            box = node(row=level % 2 == 0)
            for i in range(10):
                if level > 1:
                    child = make(level - 1, changes and i == 5)
                else:
                    child = node(3 + i, 4 + i % 3)
                    if changes and i == 5:
                        self.changing = child
                if i:
                    YGNodeStyleSetMargin(child, YGEdge.Left if level % 2 == 0 else YGEdge.Top, 1)
                YGNodeInsertChild(box, child, i)
                self.count += 1
            return box

        self.count = 1
        self.root = make(levels, True)
        self.window = (390, 844)

    def flexible(self, rows):
        self.root = node()
        YGNodeStyleSetWidth(self.root, 800)
        for r in range(rows):
            row = node(row=True, gap=4 if r else 0, along="column")
            YGNodeStyleSetWidth(row, 800)
            YGNodeInsertChild(self.root, row, r)
            for i in range(4):
                leaf = node(0 if i == 3 else 20 + (r + i * 5) % 40, 20, gap=2 if i else 0, grow=True)
                YGNodeInsertChild(row, leaf, i)
                if r == rows // 2 and i == 1:
                    self.changing = leaf
        self.count = rows * 5 + 1
        self.window = (800, 844)

    def layout(self, dx=0):
        YGNodeCalculateLayout(self.root, self.window[0] + dx, self.window[1], YGDirection.LTR)


def run(name, build, is_flexible=False):
    tree = Tree()
    start = now()
    build(tree)
    built = now()
    tree.layout()
    laid = now()
    figures = {"nodes": tree.count, "build/node ns": (built - start) / tree.count, "layout/node ns": (laid - built) / tree.count}
    if tree.changing is not None:
        set_width = YGNodeStyleSetMinWidth if is_flexible else YGNodeStyleSetWidth
        for name_, setter, base in (("one width", set_width, 14), ("one height", YGNodeStyleSetHeight, 11)):
            times = []
            for turn in range(6):
                setter(tree.changing, base + 3 * (turn % 2))
                begin = now()
                tree.layout()
                times.append(now() - begin)
            figures[name_ + " ns"] = statistics.median(times[1:])
    begin = now()
    for _ in range(100):
        tree.layout()
    figures["no-op ns"] = (now() - begin) / 100
    begin = now()
    tree.layout(dx=37)
    figures["resize/node ns"] = (now() - begin) / tree.count
    YGNodeFreeRecursive(tree.root)
    return figures


small = "--small" in sys.argv
rows, levels = (100, 4) if small else (1000, 5)
result = {
    "a wide": run("a wide", lambda t: t.wide(rows)),
    "b deep 16": run("b deep 16", lambda t: t.deep(16)),
    "c balanced": run("c balanced", lambda t: t.balanced(levels)),
    "d flexible": run("d flexible", lambda t: t.flexible(rows), True),
}
print(json.dumps(result))
