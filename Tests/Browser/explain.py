#!/usr/bin/env python3
"""The report of quadrant explain in a real browser: selection, replay, coordinate spaces, search, a phone, many nodes.

usage: explain.py QUADRANT EXAMPLES [--keep FOLDER]    (QUADRANT: the built command; EXAMPLES: the folder of the seeds)

Exits with 0 when everything holds. --keep writes screenshots there.
"""
import json
import os
import subprocess
import sys
import tempfile
import time

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

failures = []
WIDE, PHONE = (1440, 900), (390, 844)

# 100,001 nodes: the stack, and 50,000 times a shape in a frame.
MANY = """
import SwiftUI
struct Many: View {
    var body: some View {
        VStack(spacing: 0) { ForEach(0..<50_000, id: \\.self) { _ in Color.red.frame(height: 1) } }
    }
}
"""


def check(holds, what):
    print(("ok      " if holds else "FAILED  ") + what, flush=True)
    if not holds:
        failures.append(what)


class Report:
    """One report in the browser."""

    def __init__(self, keep):
        options = Options()
        for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.keep = keep

    def open(self, path, size, fragment=""):
        self.resize(size)
        self.driver.get("about:blank")
        self.driver.get("file://" + path + fragment)
        self.until("return report.ready > 0")

    def resize(self, size):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": size == PHONE})

    def ask(self, script, *values):
        return self.driver.execute_script(script, *values)

    def until(self, script, seconds=30):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.ask("return window.report !== undefined") and self.ask(script):
                return True
            time.sleep(0.02)
        return False

    def shown(self, node):
        """Whether the explanation, the tree and the picture show the node."""
        return self.until(f"return report.selected === {node} && report.state.selected === {node}", 5)

    def heading(self):
        return self.driver.find_element(By.CSS_SELECTOR, "#why h2").text

    def point(self, x, y):
        """Where a point of the view is in the page."""
        return self.ask("""const box = document.getElementById("sheet").getBoundingClientRect(), b = report.bounds();
            const zoom = report.state.zoom;
            return [box.left + (arguments[0] - b.x) * zoom, box.top + (arguments[1] - b.y) * zoom];""", x, y)

    def click(self, x, y):
        left, top = self.point(x, y)
        body = self.driver.find_element(By.TAG_NAME, "html")
        size = self.ask("return [innerWidth, innerHeight]")
        ActionChains(self.driver, duration=0).move_to_element_with_offset(
            body, round(left - size[0] / 2), round(top - size[1] / 2)).click().perform()

    def press(self, selector, *keys):
        self.ask("document.querySelector(arguments[0]).focus()", selector)
        for key in keys:
            ActionChains(self.driver, duration=0).send_keys(key).perform()

    def picture(self, name):
        if self.keep:
            time.sleep(0.4)
            self.driver.save_screenshot(os.path.join(self.keep, f"explain-{name}.png"))

    def errors(self):
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]

    def requests(self):
        """The addresses that the page asked for, other than the page and what is in it."""
        asked = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                address = message["params"]["request"]["url"]
                if not address.startswith(("data:", "blob:")):
                    asked.append(address)
        return [address for address in asked if not address.endswith(".html") and "about:" not in address]


def explain(command, *words):
    result = subprocess.run([command, "explain", *words], capture_output=True, text=True)
    check(result.returncode == 0, f"explain {words[-1]}: {result.stderr.strip()[:200] or 'done'}")
    return result.stdout


def selection(report, path, record):
    nodes = record["nodes"]
    report.open(path, WIDE)
    check(len(nodes) == report.ask("return report.count()"), f"the page has all {len(nodes)} nodes")
    text = next(n for n in nodes if n["title"] == 'Text "160"')
    frame = text["frame"]
    report.click(frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2)
    check(report.shown(text["id"]), "a click on the picture selects the view there")
    check(report.heading() == text["title"], f"its name is the heading: {report.heading()}")
    box = report.ask("const r = document.getElementById('selection').getBBox(); return [r.width, r.height]")
    zoom = report.ask("return report.state.zoom")
    check(abs(box[0] - frame["width"] * zoom) < 3, f"its frame is drawn: {box[0]:.1f} for {frame['width'] * zoom:.1f}")
    words = report.driver.find_element(By.CSS_SELECTOR, "#why .words").text
    for line in text["words"]:
        check(" ".join(line["text"].split()) in " ".join(words.split()), f"it shows the line of {line['topic']}")
    report.click(frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2)
    check(report.shown(text["parent"]), "a second click selects what is around")
    report.picture("wide")
    first = next(n["id"] for n in nodes if n["kind"] == "container")
    report.ask("document.getElementById('tree').scrollTop = 0")
    report.until(f"return document.getElementById('row{first}')")
    report.driver.find_element(By.ID, f"row{first}").click()
    check(report.shown(first), "a click in the tree selects")
    report.press("#tree", Keys.ARROW_DOWN)
    check(report.shown(nodes[first]["children"][0]), "the arrow keys select in the tree")
    report.press("#tree", Keys.ARROW_LEFT)
    report.press("#tree", Keys.ARROW_LEFT)
    check(report.shown(first), "left closes, and goes to what is around")
    report.press("#stage", Keys.ARROW_DOWN, Keys.ARROW_RIGHT)
    check(report.shown(nodes[first]["children"][1]), "in the picture the arrow keys go inside and beside")


def replay(report, record):
    report.ask("report.select(0)")
    report.press("body", ".")
    check(report.ask("return report.state.step") == 0, "the first step of the outermost view is the first")
    said = report.ask("return document.getElementById('caption').textContent")
    check(said.startswith("Propose. the window proposes"), f"it is a proposal of the window: {said[:60]}")
    total = report.ask("return Number(document.getElementById('step').max)")
    seen = set()
    for step in range(0, total, 7):
        report.ask("const s = document.getElementById('step'); s.value = arguments[0];"
                   "s.dispatchEvent(new Event('input'))", step)
        report.until("return report.selected === report.state.selected")
        said = report.ask("return document.getElementById('caption').textContent")
        seen.add(said.split(".")[0])
    check(seen == {"Propose", "Choose", "Place"}, f"the slider goes through the three steps: {sorted(seen)}")
    report.picture("replay")
    report.press("body", Keys.ESCAPE)
    check(report.ask("return report.state.step") == -1, "Escape ends the replay")


def spaces(report, record):
    node = next(n for n in record["nodes"] if len(n["spaces"]) > 1 and n["name"] == "Text")
    report.ask("report.select(arguments[0])", node["id"])
    report.shown(node["id"])
    for index, space in enumerate(node["spaces"]):
        row = report.driver.find_elements(By.CSS_SELECTOR, ".spaces tr")[index + 1]
        row.find_element(By.TAG_NAME, "input").click()
        label = f"{round(space['frame']['x'], 3):g}, {round(space['frame']['y'], 3):g}"
        drawn = report.ask("return [...document.querySelectorAll('#over text')].map(t => t.textContent)")
        check(label in drawn, f"in {space['name']} the corner is at {label}")
    report.picture("spaces")


def search(report, record):
    report.press("body", "/")
    ActionChains(report.driver, duration=0).send_keys("160").perform()
    expected = [n["id"] for n in record["nodes"] if "160" in n["title"]]
    found = report.ask("return [...document.querySelectorAll('.row')].map(row => Number(row.id.slice(3)))")
    check(found == expected, f"the search finds the views with the text: {len(found)}")
    ActionChains(report.driver, duration=0).send_keys(Keys.ENTER).perform()
    check(report.ask("return report.state.selected") in expected, "Enter selects one of them")
    ActionChains(report.driver, duration=0).send_keys(Keys.ESCAPE).perform()
    check(report.ask("return document.querySelectorAll('.row').length") > len(expected), "Escape ends the search")


def phone(report, path, record):
    text = next(n for n in record["nodes"] if n["title"] == 'Text "160"')
    report.open(path, PHONE, f"#{text['id']}")
    check(report.shown(text["id"]), "an address with a node's number selects it")
    wide = report.ask("return document.documentElement.scrollWidth")
    check(wide == PHONE[0], f"on a phone the page is as wide as the screen: {wide}")
    report.picture("phone")
    report.driver.find_element(By.CSS_SELECTOR, "#tabs [data-tab=views]").click()
    check(report.ask("return document.getElementById('tree').clientHeight") > 150, "the tree is a tab")
    report.picture("phone-views")
    for theme in ("light", "dark"):
        report.driver.find_element(By.ID, "theme").click()
        color = report.ask("return getComputedStyle(document.body).backgroundColor")
        check(color == {"light": "rgb(245, 245, 247)", "dark": "rgb(17, 17, 19)"}[theme], f"the page is {theme}")
    report.resize(WIDE)
    report.picture("dark")


def many(report, command, folder):
    program, path = os.path.join(folder, "Many.swift"), os.path.join(folder, "many.html")
    with open(program, "w") as file:
        file.write(MANY)
    explain(command, program, "--time-limit", "600", "-o", path)
    report.open(path, WIDE)
    ready = report.ask("return report.ready")
    size = os.path.getsize(path) / 1e6
    check(report.ask("return report.count()") >= 100_000, f"a tree of 100,000 nodes opens; {size:.1f} MB")
    check(ready < 2000, f"it opens in under 2 s: {ready / 1000:.2f} s")
    times = [report.driver.execute_async_script("""const done = arguments[1], start = performance.now();
        report.select(arguments[0]).then(() => requestAnimationFrame(() => done(performance.now() - start)))""", node)
        for node in (50_000, 99_999, 12_345, 77_777)]
    check(sorted(times)[1] < 100, f"a node is selected in under 100 ms: {', '.join(f'{t:.0f}' for t in times)} ms")
    rows = report.ask("return document.querySelectorAll('.row').length")
    check(rows < 200, f"only the rows in sight are elements: {rows}")


def main():
    words, keep = sys.argv[1:], None
    if "--keep" in words:
        at = words.index("--keep")
        keep = words[at + 1]
        del words[at:at + 2]
    if len(words) != 2:
        sys.exit(__doc__)
    command, examples = os.path.abspath(words[0]), words[1]
    if keep:
        os.makedirs(keep, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        program, path = os.path.join(examples, "SliderLabel.swift"), os.path.join(folder, "report.html")
        record = json.loads(explain(command, program, "--view", "Slider labels", "--json", "-o", path))
        report = Report(keep)
        try:
            selection(report, path, record)
            replay(report, record)
            spaces(report, record)
            search(report, record)
            phone(report, path, record)
            many(report, command, folder)
            check(not (found := report.errors()), f"the browser reports no errors: {found}")
            check(not (found := report.requests()), f"no request leaves the page: {found}")
        finally:
            report.driver.quit()
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
