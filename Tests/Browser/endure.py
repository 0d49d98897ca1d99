#!/usr/bin/env python3
"""Random input in three tabs of one live page, and the memory of the server and of the browser meanwhile.

usage: endure.py QUADRANT MINUTES [PATH] [--seed N]    (PATH: what is previewed; Examples/Gallery unless given)

Exits with 0 when nothing has stopped, the console is empty, and the memory of the last quarter is that of the second.
"""
import os
import random
import statistics
import sys
import tempfile
import time

from selenium.webdriver.common.keys import Keys

from page import Page, Preview, check, failures, open_browser

HERE = os.path.dirname(os.path.realpath(__file__))
# Memory may differ by this much between the two quarters: a share, and megabytes.
SHARE, SLACK = 0.10, 25
BUTTONS = ["state", "changes", "around", "record", "clock", "variants", "dark", "rightToLeft", "frame", "landscape"]


def resident(process):
    """The memory of a process in megabytes; 0 if it has ended."""
    try:
        with open(f"/proc/{process}/status") as file:
            return int(next(line.split()[1] for line in file if line.startswith("VmRSS"))) / 1024
    except (OSError, StopIteration):
        return 0


def renderers(driver):
    """The processes that show pages, of this browser."""
    root, parents, found = driver.service.process.pid, {}, []
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat") as file:
                    parents[int(name)] = int(file.read().rpartition(")")[2].split()[1])
                with open(f"/proc/{name}/cmdline", "rb") as file:
                    if b"--type=renderer" in file.read():
                        found.append(int(name))
            except OSError:
                pass

    def is_own(process):
        while process and process != root:
            process = parents.get(process, 0)
        return process == root

    return [process for process in found if is_own(process)]


def act(page, chance):
    """One random act."""
    driver = page.driver
    screens = [(index, screen) for index, screen in enumerate(page.screens()) if screen["isNear"] and screen["width"]
               and 0 <= screen["box"][1] and screen["box"][1] + screen["box"][3] < driver.execute_script("return innerHeight")]
    kind = chance.choice(["tap"] * 6 + ["wheel"] * 3 + ["drag"] * 2 + ["key"] * 3 + ["button", "scroll", "size"])
    if kind == "button":
        driver.execute_script("document.getElementById(arguments[0]).click()", chance.choice(BUTTONS))
    elif kind == "scroll" or not screens:
        driver.execute_script("document.getElementById('view').scrollTop = arguments[0]", chance.randrange(4000))
    elif kind == "size":
        driver.execute_script("""const select = document.getElementById("dynamicType");
            select.value = arguments[0]; select.dispatchEvent(new Event("change"))""",
                              chance.choice(["small", "large", "xxLarge", "accessibility2"]))
    elif kind == "key":
        page.press(chance.choice([Keys.TAB, Keys.SPACE, Keys.ENTER, Keys.ESCAPE, Keys.ARROW_DOWN, Keys.ARROW_LEFT, "a",
                                  "7", Keys.BACKSPACE]))
    else:
        index, screen = chance.choice(screens)
        point = lambda: (chance.uniform(2, screen["width"] - 2), chance.uniform(2, screen["height"] - 2))
        if kind == "tap":
            page.tap(*point(), index)
        elif kind == "wheel":
            page.wheel(*point(), 0, chance.choice([-400, -90, 90, 400]), index)
        else:
            left, top = page.point(*point(), index)
            right, bottom = page.point(*point(), index)
            actions = page.pointer()
            actions.pointer_action.move_to_location(left, top).pointer_down()
            for step in range(1, 5):
                actions.pointer_action.move_to_location(left + (right - left) * step / 4, top + (bottom - top) * step / 4)
            actions.pointer_action.pointer_up()
            actions.perform()


def main():
    words = sys.argv[1:]
    seed = 1
    if "--seed" in words:
        at = words.index("--seed")
        seed = int(words[at + 1])
        del words[at:at + 2]
    if len(words) < 2:
        sys.exit(__doc__)
    path = os.path.abspath(words[2] if len(words) > 2 else os.path.join(HERE, "..", "..", "Examples", "Gallery"))
    chance, seconds = random.Random(seed), float(words[1]) * 60
    driver, folder = open_browser(), tempfile.mkdtemp(prefix="quadrant-browser-")
    preview = Preview(os.path.abspath(words[0]), path, folder)
    pages = [Page(driver, preview.url) for _ in range(3)]
    start, samples, acts, refused = time.monotonic(), [], 0, 0
    try:
        while time.monotonic() - start < seconds:
            page = pages[acts // 25 % 3]
            if acts % 25 == 0:
                page.use()
                server, browser = resident(preview.process.pid), sum(map(resident, renderers(driver)))
                samples.append((time.monotonic() - start, server, browser))
                if acts % 250 == 0:
                    print(f"        {samples[-1][0]:5.0f} s, {acts} acts: server {server:.0f} MB, pages {browser:.0f} MB",
                          flush=True)
            acts += 1
            try:
                act(page, chance)
            except Exception as error:  # A view may be gone before the act reaches it.
                refused += 1
                if refused > acts / 4 + 20:
                    raise error
            if preview.process.poll() is not None:
                break
        quarter = lambda number, at: statistics.median(
            sample[at] for sample in samples if (number - 1) / 4 <= sample[0] / seconds < number / 4)
        for at, name in [(1, "server"), (2, "pages")]:
            early, late = quarter(2, at), quarter(4, at)
            check(late <= early * (1 + SHARE) + SLACK, f"memory of the {name}: {early:.0f} MB in the second quarter, "
                  f"{late:.0f} MB in the last")
        check(preview.process.poll() is None, f"the server lives after {acts} acts, of which {refused} reached nothing")
        said = preview.said(preview.errors)
        check("crashed" not in said and "restarted" not in said, f"no view has stopped: {said[-200:]!r}")
        severe = [entry["message"] for entry in driver.get_log("browser")
                  if entry["level"] == "SEVERE" and "WebSocket" not in entry["message"]]
        check(not severe, f"the browser reports no errors: {severe[:3]}")
    finally:
        preview.end()
        driver.quit()
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
