"""Windows by keyboard alone: the ring reaches every control, and keys use it."""

import os
import time
from collections import Counter

from desktop import OWN, ROOT, Atspi, Failed, Window, elements, eventually, expect, headless_tree, shot, test, x

GALLERY = os.path.join(ROOT, "Examples/Gallery/")
TEXTS = ("textField", "secureField", "searchField", "textEditor")


def stops(nodes):
    """The controls of a tree in reading order, as Full Keyboard Access has them."""
    found = []
    for node in nodes:
        acts = {"press", "increment"} & set(node["actions"]) or node["role"] in TEXTS
        if acts and not node["isDisabled"]:
            found.append((node["role"], node["label"]))
        found += stops(node["children"])
    return found


def press(window, *keys):
    """Presses keys one after the other, and answers what is in the ring then."""
    for key in keys:
        before = window.reached()
        x("key", key)
        # A key that moves no ring changes nothing here; what it does is looked for by who pressed it.
        end = time.monotonic() + 1
        while window.reached() == before and time.monotonic() < end:
            time.sleep(0.02)
        time.sleep(0.05)
    return window.reached()


def name(reached):
    return reached and (reached["role"], reached["label"])


def walked(window, key, count):
    """What the ring is at after each of so many keys, each of which moves it."""
    found = []
    for _ in range(count):
        before = window.reached()
        x("key", key)
        eventually(f"another element than {before} in the ring", lambda: window.reached() != before)
        found.append(name(window.reached()))
    return found


def every_control_is_reached(path, *words):
    expected = stops(headless_tree(path, *words))
    expect(len(expected) > 3, f"{path} has only {expected}")
    with Window(path, *words) as window:
        there = walked(window, "Tab", len(expected))
        missing = Counter(expected) - Counter(there)
        expect(not missing, f"not reached: {list(missing)}, but {there}")
        expect(there == expected, f"the order is {there}, not {expected}")
        expect(walked(window, "Tab", 1) == expected[:1], "after the last control comes not the first one")
        shot("keyboard-" + os.path.splitext(os.path.basename(path))[0])
        back = walked(window, "shift+Tab", len(expected))
        expect(back == expected[::-1], f"backwards the order is {back}")
        ring = window.reached()["frame"]
        size = window.frames()[-1]["layout"][0]
        expect(ring["y"] > -1 and ring["x"] > -1, f"the ring is off the window: {ring} in {size['name']}")


@test
def the_keyboard_reaches_the_controls():
    every_control_is_reached(GALLERY + "Controls.swift", "--size", "390x1250")


@test
def the_keyboard_reaches_a_form():
    every_control_is_reached(GALLERY + "Lists.swift", "--size", "393x852")


@test
def the_keyboard_reaches_a_stack_of_screens():
    every_control_is_reached(GALLERY + "Navigation.swift", "--size", "393x852")


@test
def the_keyboard_reaches_pickers_and_a_calendar():
    every_control_is_reached(GALLERY + "Pickers.swift", "--size", "390x1200")


@test
def the_keyboard_reaches_tabs():
    every_control_is_reached(GALLERY + "Board.swift", "--size", "393x852")


@test
def keys_use_what_is_in_the_ring():
    with Window(OWN + "Keys.swift", "--size", "390x840") as window:
        window.settled()

        def at(role, label):
            for _ in range(20):
                if walked(window, "Tab", 1) == [(role, label)]:
                    return
            raise Failed(f"the tab key does not reach {role} '{label}', it is at {window.reached()}")

        def shows(text):
            eventually(f"'{text}', only {window.texts()}", lambda: text in window.texts())

        at("button", "Count")
        press(window, "space", "Return")
        shows("count 2")
        at("toggle", "Wings")
        press(window, "space")
        shows("wings on")
        at("slider", "Speed")
        press(window, "Right", "Right", "Left")
        shows("speed 6")
        at("stepper", "Seats")
        press(window, "Up")
        shows("seats 3")
        at("textField", "Name")
        x("type", "Ada")
        shows("name Ada")
        press(window, "Return")
        shows("submitted Ada")
        at("picker", "Colour")
        press(window, "space")
        eventually("a menu", lambda: "Blue" in window.texts())
        at("button", "Blue")
        press(window, "Return")
        shows("colour Blue")
        expect(name(window.reached()) == ("picker", "Colour"), f"after the menu the ring is at {window.reached()}")
        press(window, "space")
        eventually("a menu", lambda: "Green" in window.texts())
        press(window, "Escape")
        eventually("no menu", lambda: "Green" not in window.texts())
        at("button", "Sheet")
        press(window, "space")
        shows("in the sheet")
        eventually("the sheet's button", lambda: name(press(window, "Tab")) == ("button", "Done"))
        shot("keyboard-sheet")
        press(window, "Escape")
        eventually("no sheet", lambda: "in the sheet" not in window.texts())
        eventually("the ring where it was", lambda: name(window.reached()) == ("button", "Sheet"))
        at("link", "Rust")
        press(window, "Escape")
        expect(window.reached() is None, "escape leaves the ring")


@test
def arrows_move_through_rows_that_come_with_scrolling():
    with Window(OWN + "Keys.swift", "--view", "Rows", "--size", "300x400") as window:
        window.settled()
        expect(walked(window, "Tab", 1) == [("button", "Row 1")], f"the first is {window.reached()}")
        for row in range(2, 41):
            found = walked(window, "Down", 1)[0]
            expect(found == ("button", f"Row {row}"), f"below row {row - 1} is {found}")
        frame = window.reached()["frame"]
        expect(0 <= frame["y"] and frame["y"] + frame["height"] <= 401, f"the row is not in the window: {frame}")
        for row in range(39, 0, -1):
            found = walked(window, "Up", 1)[0]
            expect(found == ("button", f"Row {row}"), f"above row {row + 1} is {found}")


@test
def assistive_technology_follows_the_keyboard():
    with Window(OWN + "Keys.swift", "--size", "390x840") as window:
        window.settled()
        eventually("elements", lambda: len(elements(window)) > 5, 30)

        def focused():
            def walk(widgets):
                for widget in widgets:
                    if widget.get_state_set().contains(Atspi.StateType.FOCUSED):
                        return widget.get_name()
                    found = walk([widget.get_child_at_index(index) for index in range(widget.get_child_count())])
                    if found:
                        return found
                return None
            return walk(elements(window))

        for label in ["Count", "Wings", "Speed"]:
            walked(window, "Tab", 1)
            eventually(f"the focus at {label}, only {focused()}", lambda: focused() == label)
        expect(elements(window)[0].get_state_set().contains(Atspi.StateType.FOCUSABLE)
               or any(widget.get_state_set().contains(Atspi.StateType.FOCUSABLE) for widget in elements(window)),
               "nothing takes the focus")
