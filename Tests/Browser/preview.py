#!/usr/bin/env python3
"""The live page in a real browser: pictures, pointers, wheels, edits, errors, several pages, Ctrl-C.

usage: preview.py QUADRANT EXAMPLES [--keep FOLDER]    (QUADRANT: the built command; EXAMPLES: the folder of the seeds)

Exits with 0 when everything holds. --keep writes screenshots there.
"""
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import time

from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from page import Page, PlainPage, Preview, Stories, again, check, failures, wait
from panels import Panels
from reach import Reach


STATES = """import SwiftUI
struct Panel: View {
    enum Size: String, CaseIterable { case small, large }
    @State private var count = 1
    @State private var name = "Ada"
    @State private var size = Size.small
    @State private var isOn = false
    @State private var place = CGPoint(x: 1, y: 2)
    var body: some View {
        VStack {
            Text("\\(name) \\(count) \\(size.rawValue)")
            Text(isOn ? "on" : "off")
            Button("Add") { withAnimation(.linear(duration: 1)) { count += 1 } }
            Color.red.frame(width: CGFloat(count) * 100 - 50, height: 20)
        }
        .onOpenURL { count = Int($0.lastPathComponent) ?? 0 }
    }
}
#Preview { Panel() }
"""

RECORDED = """import SwiftUI

struct Panel: View {
    @State private var count = 0
    @State private var name = ""
    var body: some View {
        VStack(spacing: 20) {
            Button("Add") { count += 1 }
            TextField("Name", text: $name).accessibilityIdentifier("field").frame(width: 200)
            Text("\\(name) \\(count)")
            Color.blue.frame(width: CGFloat(20 + count * 40), height: 30)
        }
    }
}
#Preview { Panel() }
"""

COUNTER = """import SwiftUI

struct Panel: View {
    @State var count = 0
    var body: some View {
        VStack(spacing: 20) {
            Text("count \\(count)")
            Color.COLOR.frame(width: 120, height: 60).onTapGesture { count += 1 }
        }
    }
}

#Preview("Panel") { Panel() }
"""


FORM = """import SwiftUI

struct Fields: View {
    @State var first = ""
    @State var second = ""
    @State var held = 0
    @State var isPresented = false
    var body: some View {
        VStack(spacing: 20) {
            TextField("First", text: $first)
            TextField("Second", text: $second)
            Image(systemName: "no.such.symbol")
            Text("Hold me").contextMenu { Button("Delete") { held += 1 } }
            Text("Held \\(held)")
            Button("Present") { isPresented = true }
        }
        .padding()
        .sheet(isPresented: $isPresented) { Text("In the sheet") }
    }
}

#Preview("Fields") { Fields() }
""" + "".join(f'#Preview("Color {n}") {{ Color(white: 0.{n}) }}\n' for n in range(2, 9))


class Run(Panels, Reach, Stories):
    def sliders(self):
        """Knob and label of every slider of the seed move together, from a tenth to nine tenths of the way."""
        # The seed computes with the knob of iOS 17.
        preview = self.seed("SliderLabel.swift", "--profile", "ios17")
        page = Page(self.driver, preview.url)
        check(page.is_shown, "the slider seed is shown")
        self.picture("sliders-before")
        knob = 28
        count = len(page.views("SliderTrack"))
        check(count == 5, f"it has five sliders, found {count}")
        moved, furthest, frames, painted = 0, 0.0, 0, []
        for index in range(count):
            frame = page.views("SliderTrack")[index]
            room = frame["globalWidth"] - knob
            left, middle = frame["globalX"] + knob / 2, frame["globalY"] + frame["globalHeight"] / 2
            share = lambda: float(page.views("SliderTrack")[index]["facts"]["value"])

            def each(_x, _y):
                nonlocal furthest, frames
                # The first slider has a value of its own.
                if index == 0:
                    painted.extend(page.stats()["lastRects"])
                frames += 1
                tree = page.layout()
                text, knob_at = page.views("Text", tree=tree)[index], page.views("SliderTrack", tree=tree)[index]
                at = left + float(knob_at["facts"]["value"]) * room
                # The label of the third slider is misplaced on purpose; it moves as far as the others do.
                centre = text["globalX"] + text["globalWidth"] / 2
                if index != 2:
                    furthest = max(furthest, abs(centre - at))

            page.drag((left + share() * room, middle), (left + 0.1 * room, middle), 3)
            if abs(share() - 0.1) < 0.01:
                page.drag((left + share() * room, middle), (left + 0.9 * room, middle), 8, each)
            moved += abs(share() - 0.9) < 0.01
        check(moved == count, f"each slider goes from a tenth to nine tenths, {moved} of {count} did")
        check(furthest <= 0.5, f"labels keep within half a point of the knob in {frames} frames: {furthest:.3f}")
        shown, track = page.screens()[0], page.views("SliderTrack")[0]
        ratio = shown["pixels"][1] / shown["height"]
        top, bottom = track["globalY"] - 45, track["globalY"] + track["globalHeight"] + 30
        outside = [rect for rect in painted if rect[2] < top * ratio or rect[2] + rect[4] > bottom * ratio]
        check(painted and not outside, f"a drag paints the slider and its label alone: {outside[:3]}")
        self.picture("sliders-after")
        self.latency(page, preview)
        self.memory(preview)
        check(preview.end() == 0, "Ctrl-C ends it with 0")

    def memory(self, preview):
        """What pages took is given back when they go."""
        def resident():
            with open(f"/proc/{preview.process.pid}/status") as file:
                return int(re.search(r"VmRSS:\s+(\d+)", file.read())[1]) / 1024

        PlainPage(preview.address).close()
        time.sleep(1)
        before = resident()
        pages = [PlainPage(preview.address) for _ in range(24)]
        during = resident()
        for page in pages:
            page.close()
        check(wait(lambda: resident() < before + (during - before) / 4, 10),
              f"24 pages take {during - before:.0f} MB, and leave {resident() - before:.0f} of them")

    def latency(self, page, preview):
        stats = page.stats()
        latency = sorted(stats["latency"])
        if latency:
            middle = statistics.median(latency)
            print(f"        pointer to pixels: median {middle:.1f} ms, of {len(latency)}; worst {latency[-1]:.1f} ms")
        area = sum(width * height for _, _, _, width, height in stats["lastRects"])
        whole = page.screens()[0]["pixels"]
        check(area < whole[0] * whole[1] / 2, f"a drag repaints a part: {stats['lastRects']}")

    def scrolls(self):
        """A wheel and a finger turn what the document turns, and the rows follow the finger point for point."""
        for name, dx, dy in [("Helix.swift", 0, 240), ("CoverFlow.swift", 240, 0)]:
            preview = self.seed(name)
            page = Page(self.driver, preview.url)
            self.picture(name + "-before")
            before, frames = page.pixels(), page.stats()["frames"]
            page.wheel(190, 400, dx, dy)
            wait(lambda: page.stats()["frames"] > frames, 5)
            check(page.pixels() != before, f"the wheel turns {name}")
            self.picture(name + "-wheel")
            self.still(page)

            axis = "globalX" if dx else "globalY"
            start = (300, 400) if dx else (190, 600)
            end = (start[0] - dx, start[1] - dy)
            before, at, last = page.pixels(), [], None
            page.swipe(start, end, 12, lambda: at.append(self.row(page, axis)))
            check(page.pixels() != before, f"a finger turns {name}")
            # Past the distance that tells a drag from a tap each step of the finger moves the rows as far.
            steps = [round(b - a, 2) for a, b in zip(at, at[1:])]
            step = -(dx or dy) / 12
            check(len(steps) == 11 and all(abs(moved - step) <= 0.5 for moved in steps[1:]),
                  f"{name} follows the finger by {step} points a step: {steps}")
            self.still(page)
            # Let go while it moves, without requests on the way: it continues for a while and settles.
            at = self.row(page, axis)
            page.swipe(start, end, 12)
            self.still(page)
            moved = self.row(page, axis) - at
            check(moved < 12 * step - 20, f"{name} glides on when the finger leaves it: {moved:.0f} points")
            self.picture(name + "-finger")
            check(preview.end() == 0, "Ctrl-C ends it with 0")

    def row(self, page, axis):
        """Where the first row is, which may be far outside: the reader within that of the screen."""
        return page.views("GeometryReader")[1][axis]

    def still(self, page):
        """Waits until nothing moves any more."""
        def rests():
            frames = page.stats()["frames"]
            time.sleep(0.3)
            return page.stats()["frames"] == frames
        check(wait(rests, 20), "it settles")

    def prints(self):
        preview = self.seed("Coordinates.swift")
        page = Page(self.driver, preview.url)
        text = next((view for view in page.views("Text") if "Center" in view["facts"].values()), None)
        check(text is not None, "the coordinates seed shows Center")
        if text:
            page.tap(text["globalX"] + text["globalWidth"] / 2, text["globalY"] + text["globalHeight"] / 2)
            said = lambda: len(re.findall("center: ", Preview.said(preview.errors)))
            wait(lambda: said() >= 3, 5)
            check(said() == 3, f"a tap on Center prints three lines, {said()} came")
            lines = lambda: len(re.findall("center: ", page.text("#output .list") or ""))
            check(wait(lambda: lines() == 3, 5), f"and they are in the page's drawer: {page.text('#output .list')!r}")
            check(page.shown("#output") and not page.shown("#output .list"), "which is closed until it is opened")
            page.click("#output .toggle")
            check(page.shown("#output .list"), "a click opens it")
            self.picture("output")
            other = Page(self.driver, preview.url)
            check(wait(lambda: "center: " in (other.text("#output .list") or ""), 5), "a page that comes later has it")
            other.click("#output .close")
            check(not other.shown("#output"), "and they can be cleared")
        preview.end()

    def edits(self):
        """Saving swaps the code and keeps the state; what does not compile is said over the last picture."""
        folder = self.folder()
        path = os.path.join(folder, "Panel.swift")

        def save(text):
            # As editors do: a new file takes the place of the old one.
            with open(path + ".new", "w") as file:
                file.write(text)
            os.rename(path + ".new", path)

        save(COUNTER.replace("COLOR", "red"))
        preview = self.preview("Panel.swift", folder)
        page, other = Page(self.driver, preview.url), None
        square = page.views("Color")[0]
        middle = square["globalX"] + 60, square["globalY"] + 30
        page.tap(*middle)
        page.tap(*middle)
        check(wait(lambda: "count 2" in page.texts(), 5), f"two taps count to two: {page.texts()}")
        other = Page(self.driver, preview.url)
        check("count 0" in other.texts(), "another page has its own state")
        page.use()

        times = []
        for index in range(6):
            color = f"Color(red: {time.time() % 1:.6f}, green: 0.{index}, blue: 0.8)"
            before, start = page.pixels(), time.monotonic()
            save(COUNTER.replace("Color.COLOR", color))
            if wait(lambda: page.pixels() != before, 30):
                times.append(time.monotonic() - start)
        middle_time = statistics.median(times) if times else 99
        print(f"        saving to pixels: median {middle_time:.2f} s of {[round(t, 2) for t in times]}")
        check(len(times) == 6, "every save shows")
        check("count 2" in page.texts(), f"the state outlives six saves: {page.texts()}")

        before = page.pixels()
        save(COUNTER.replace("COLOR", "red").replace("count += 1", "cuont += 1"))
        problem = wait(page.problem, 30)
        check(problem and "Panel.swift:8:" in problem and "cuont" in problem, f"an error has its place: {problem!r}")
        check(page.pixels() == before, "the last good picture stays")
        self.picture("error")
        save(COUNTER.replace("COLOR", "red").replace('count \\(count)")', 'count \\(count))'))
        problem = wait(lambda: (lambda said: "unterminated" in (said or "") and said)(page.problem()), 30)
        entries = page.driver.execute_script("return document.querySelectorAll('#problem article').length")
        check(entries == 1, f"an unclosed literal is one error, {entries} are shown: {problem!r}")
        save(COUNTER.replace("COLOR", "red"))
        check(wait(lambda: page.problem() is None, 30), "the message goes when the error is mended")
        check(wait(lambda: page.pixels() != before, 10), "and the new picture comes")

        os.remove(path)
        check(wait(page.problem, 10), f"a file that is gone is said: {page.problem()!r}")
        with open(path, "w") as file:
            file.write(COUNTER[:120])
            file.flush()
            time.sleep(0.3)
            file.write(COUNTER[120:].replace("COLOR", "purple"))
        check(wait(lambda: page.problem() is None, 30), "a file that comes back in two halves is shown in the end")
        check("count 2" in page.texts(), f"with its state: {page.texts()}")

        held = page.pointer()
        held.pointer_action.move_to_location(*page.point(*middle)).pointer_down()
        held.perform()
        self.driver.close()
        other.use()
        other.tap(*middle)
        check(wait(lambda: "count 1" in other.texts(), 5), "a page that goes in mid-drag disturbs no other")
        check(preview.end(signal.SIGTERM) == 0, "a request to end is obeyed")
        check(wait(lambda: self.driver.execute_script("return !document.getElementById('lost').hidden"), 5),
              "the page says that the connection is lost")
        self.picture("lost")

    def saves(self):
        """Twenty saves of a seed, each shown; a slider that was moved stays where it is."""
        preview = self.seed("SliderLabel.swift")
        path = os.path.join(preview.folder, "SliderLabel.swift")
        with open(path) as file:
            text = file.read()
        page = Page(self.driver, preview.url)
        frame = page.views("SliderTrack")[0]
        y, room = frame["globalY"] + frame["globalHeight"] / 2, frame["globalWidth"] - 28
        start = frame["globalX"] + 14 + float(frame["facts"]["value"]) * room
        page.drag((start, y), (frame["globalX"] + 14 + 0.8 * room, y), 5)
        values = lambda: [view["facts"]["value"] for view in page.views("SliderTrack")]
        # The page has sent the last step; a request may arrive before the answer.
        wait(lambda: abs(float(values()[0]) - 0.8) < 0.01, 20)
        moved, times, kept = values(), [], 0
        check(abs(float(moved[0]) - 0.8) < 0.01, f"the slider is moved: {moved}")
        for index in range(20):
            before, start = page.pixels(), time.monotonic()
            with open(path + ".new", "w") as file:
                file.write(text.replace("y: -30)", f"y: -{31 + index})"))
            os.rename(path + ".new", path)
            if wait(lambda: page.pixels() != before, 30):
                times.append(time.monotonic() - start)
            kept += values() == moved
        middle = statistics.median(times) if times else 99
        print(f"        saving a seed to pixels: median {middle:.2f} s, worst {max(times, default=99):.2f} s, of {len(times)}")
        check(len(times) == 20, f"each of twenty saves shows, {len(times)} did")
        check(kept == 20, f"the sliders stay where they were, {kept} times of 20: {moved} and {values()}")
        self.picture("saves")
        check(preview.end() == 0, "Ctrl-C ends it with 0")

    def crash(self):
        """A crash has a reason, a line and an excerpt on the page, and what was printed; the view may run again."""
        folder = self.folder()
        body = """count += 1
                    print("tap", count)
                    if count == 2 { print(["a"][count]) }
                    if count == 9 { count += Int.max }"""
        with open(os.path.join(folder, "Panel.swift"), "w") as file:
            file.write(COUNTER.replace("COLOR", "red").replace("count += 1", body))
        preview = self.preview("Panel.swift", folder)
        page = Page(self.driver, preview.url)
        square = page.views("Color")[0]
        middle = square["globalX"] + 60, square["globalY"] + 30
        page.click("#state")
        page.click("#clock")
        page.driver.execute_script("document.querySelector('#clockBar button:last-child').click()")
        slow = lambda: page.driver.execute_script("return document.getElementById('clock').className")
        check(wait(lambda: slow() == "slow", 5), "time passes slower")
        page.tap(*middle)
        # What is on its way to the page when the program crashes is lost.
        wait(lambda: "count 1" in page.texts() and "tap 1" in (page.text("#output .list") or ""), 5)
        page.tap(*middle)
        check(wait(lambda: "The program crashed" in (page.problem() or ""), 20), "a view that stops the program is said")
        said = page.problem() or ""
        check("Index out of range" in said, f"with the reason: {said!r}")
        check("Panel.swift:10:" in said and 'print(["a"][count])' in said, "the user's own line, and an excerpt")
        errors = Preview.said(preview.errors)
        check("Index out of range" in errors and "Panel.swift:10:" in errors, f"also on standard error: {errors!r}")
        check(wait(lambda: (page.text("#output .list") or "").count("tap ") == 2, 5),
              f"what it printed last is there: {page.text('#output .list')!r}")
        # With --json standard output is the address and nothing else.
        check(Preview.said(preview.errors).count("tap ") == 2, "and on standard error, once")
        self.picture("crash")
        check(preview.process.poll() is None, "the program lives on")
        page.click("#problem button")
        check(wait(lambda: page.problem() is None, 15) and wait(lambda: "count 0" in page.texts(), 5), "it runs again")
        count = lambda: page.driver.execute_script("return document.querySelector('#states dd input')?.value")
        check(wait(lambda: count() == "0", 5), f"its states are shown again: {count()}")
        page.tap(*middle)
        check(wait(lambda: count() == "1", 5) and slow() == "slow", f"and told, at the same pace: {count()}, {slow()}")
        page.click("#inspect")
        page.click("#inspect")
        wide = page.driver.execute_script("return document.getElementById('view').clientWidth / innerWidth")
        check(not page.shown("#states") and wide > 0.95, f"Inspect takes its place, and leaves no gap: {wide}")
        check(preview.end() == 0, "and still ends on Ctrl-C")

    def controls(self):
        """Devices, pickers, the tab key, the bar of issues, the secondary button, and pages of many previews."""
        folder = self.folder()
        with open(os.path.join(folder, "Form.swift"), "w") as file:
            file.write(FORM)
        preview = self.preview("Form.swift", folder)
        page = Page(self.driver, preview.url)
        check(page.is_shown, "the previews near the window are shown")
        self.tabs(page)
        self.issues(page)
        self.devices(page)
        self.menus(page)
        self.dimmed(page)
        self.many(page)
        check(preview.end() == 0, "Ctrl-C ends it with 0")

    def tabs(self, page):
        # With a driver the page has the elements of the previews.
        named = lambda name: f'.elements [aria-label="{name}"]'
        check(wait(lambda: page.shown(named("Present")), 5), "the elements of the previews are on the page")
        page.driver.execute_script("document.getElementById('zoom').focus()")
        found = []
        for _ in range(6):
            page.press(Keys.TAB)
            time.sleep(0.15)
            found.append(page.focus())
        check(found == [0, "First", "Second", "Present", 1, 2], f"Tab goes through controls, to the next preview: {found}")
        found = []
        for _ in range(5):
            page.press(Keys.TAB, shift=True)
            time.sleep(0.15)
            found.append(page.focus())
        check(found == [1, "Present", "Second", "First", 0], f"Shift and Tab go back: {found}")
        page.driver.execute_script("document.querySelector(arguments[0]).focus()", named("Present"))
        page.press(Keys.ENTER)
        check(wait(lambda: page.shown(named("In the sheet")), 5), "Return presses a button")
        page.press(Keys.ESCAPE)
        check(wait(lambda: not page.shown(named("In the sheet")), 5), "Escape closes a sheet")
        wait(lambda: page.focus() == "Present", 5)
        check(page.focus() == "Present", f"and what has opened it has the focus: {page.focus()}")

    def issues(self, page):
        check(wait(lambda: page.shown("#issues"), 5), "a missing symbol is reported in a bar")
        bottom = lambda: max(box[1] + box[3] for box in (screen["box"] for screen in page.screens()[:2]))
        top = lambda: page.driver.execute_script("return document.getElementById('bars').getBoundingClientRect().top")
        check(bottom() <= top(), f"which covers no preview: {bottom()} above {top()}")
        page.click("#issues .toggle")
        page.rest()
        check("no.such.symbol" in page.text("#issues .list"), "opened, it has the whole message")
        check(bottom() <= top(), f"and covers no preview either: {bottom()} above {top()}")
        self.picture("issues")
        page.click("#issues .close")
        check(not page.shown("#issues"), "it can be closed")
        page.rest()

    def devices(self, page):
        cut = """return [...document.querySelectorAll("select")].filter((select) => {
            const style = getComputedStyle(select), pen = document.createElement("canvas").getContext("2d");
            pen.font = style.font;
            const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
            return pen.measureText(select.selectedOptions[0].text).width > room + 1;
        }).map((select) => select.id)"""
        for name, corner, parts in [("iphone-se", 0, 0), ("iphone-14", 47.33, 2), ("iphone-15", 55, 2)]:
            page.choose("device", name)
            check(page.driver.execute_script(cut) == [], f"no name in a picker is cut off with {name}")
            radius = page.driver.execute_script("""
                const style = getComputedStyle(document.querySelector("canvas"));
                return parseFloat(style.borderTopLeftRadius)""")
            shown = page.screens()[0]
            check(abs(radius - corner * shown["box"][2] / shown["width"]) < 1, f"{name} has its corners: {radius}")
            check(not page.shown(".chrome"), "nothing lies over the screen")
            page.click("#frame")
            found = page.driver.execute_script("return document.querySelectorAll('figure:first-child .chrome > .cutout, '"
                                               "+ 'figure:first-child .chrome > .indicator').length")
            check(found == parts and page.text(".chrome text") == "9:41", f"unless the device is switched on: {found}")
            self.picture(name)
            page.click("#frame")
        page.choose("dynamicType", "accessibility5")
        check(page.driver.execute_script(cut) == [], "nor a text size")
        names = page.driver.execute_script(
            "return [...document.getElementById('dynamicType').options].map((option) => option.text)")
        raw = [name for name in names if re.search("[a-z][A-Z0-9]", name)]
        check(len(names) == 12 and not raw, f"text sizes have names: {names}")
        page.choose("dynamicType", "large")

    def menus(self, page):
        """The secondary button opens the context menu of what is under it; a choice closes it and acts."""
        row = next(view for view in page.views("Text") if "Hold me" in view["facts"].values())
        page.rest()
        before = page.pixels()
        actions = ActionBuilder(page.driver, mouse=PointerInput("mouse", "mouse"), duration=0)
        x, y = page.point(row["globalX"] + 5, row["globalY"] + 5)
        actions.pointer_action.move_to_location(x, y).pointer_down(button=2).pointer_up(button=2)
        actions.perform()
        check(wait(lambda: page.pixels() != before, 5), "the secondary button opens a context menu")
        page.rest()
        self.picture("menu")
        # The menu stands below what it belongs to; its first item is 44 points high.
        page.tap(row["globalX"] + 20, row["globalY"] + row["globalHeight"] + 8 + 22)
        check(wait(lambda: "Held 1" in page.texts(), 5), f"its item acts: {page.texts()}")
        page.rest()

    def dimmed(self, page):
        """Under a sheet every pixel of the edges is dimmed."""
        button = next(view for view in page.views("Text") if "Present" in view["facts"].values())
        page.tap(button["globalX"] + 5, button["globalY"] + 5)
        check(wait(lambda: page.shown('.elements [aria-label="In the sheet"]'), 5), "a sheet opens")
        page.rest()
        bright = page.driver.execute_script("""
            const canvas = document.querySelector("canvas"), pen = canvas.getContext("2d");
            const x = canvas.width - 1, column = pen.getImageData(x, 8, 1, 40).data;
            const inner = pen.getImageData(x - 8, 8, 1, 40).data;
            return [...column].filter((value, index) => Math.abs(value - inner[index]) > 6).length""")
        check(bright == 0, f"the right edge under a dimmed sheet is as its inside: {bright} differ")
        self.picture("sheet")
        page.press(Keys.ESCAPE)

    def many(self, page):
        """Of eight previews on a narrow page those in sight are drawn; the others when they are scrolled to."""
        page.driver.set_window_size(500, 900)
        page.choose("zoom", "1")
        page.rest()
        narrow = Page(self.driver, page.driver.current_url)
        check(narrow.is_shown, "those in sight are drawn")
        far = [index for index, screen in enumerate(narrow.screens()) if not screen["isPainted"]]
        check(far, f"those far off wait: {len(narrow.screens())} previews, {len(far)} wait")
        colors = narrow.driver.execute_script(
            "return [...document.querySelectorAll('canvas')].map((canvas) => getComputedStyle(canvas).backgroundColor)")
        check(set(colors) == {"rgb(255, 255, 255)"}, f"what is not drawn yet is light, not dark: {set(colors)}")
        self.picture("many")
        narrow.driver.execute_script("document.querySelector('figure:last-child').scrollIntoView()")
        check(wait(lambda: narrow.screens()[-1]["isPainted"], 20), "the last one is drawn when it is scrolled to")
        self.picture("many-last")
        narrow.driver.set_window_size(1280, 1000)

    def inspect(self):
        """The Inspect mode: the frame and the line of what is below the pointer, while a slider is dragged."""
        opened = os.path.join(self.folder(), "opened.txt")
        editor = os.path.join(os.path.dirname(opened), "editor")
        with open(editor, "w") as file:
            file.write(f'#!/bin/sh\nprintf "%s\\n" "$*" > "{opened}"\n')
        os.chmod(editor, 0o755)
        preview = self.seed("SliderLabel.swift", "--editor", f"{editor} --at {{line}} {{file}}")
        page = Page(self.driver, preview.url)
        said = lambda: page.text("#inspector .body") or ""
        mark = lambda: self.driver.execute_script("""
            const mark = document.querySelector(".mark")?.getBoundingClientRect();
            return mark ? [mark.left, mark.top, mark.width, mark.height] : null""")
        check(not page.shown("#inspector"), "the inspector is hidden until it is asked for")
        page.driver.execute_script("document.querySelector('canvas').focus()")
        ActionChains(self.driver, duration=0).key_down(Keys.ALT).send_keys("i").key_up(Keys.ALT).perform()
        check(wait(lambda: page.shown("#inspector")), "Alt-I opens the inspector")
        page.rest()

        def hover(x, y, screen=0):
            actions = page.pointer()
            actions.pointer_action.move_to_location(*page.point(x, y, screen))
            actions.perform()

        def is_marked(view):
            left, top = page.point(view["globalX"], view["globalY"])
            right, bottom = page.point(view["globalX"] + view["globalWidth"], view["globalY"] + view["globalHeight"])
            found = mark()
            return bool(found) and max(abs(a - b) for a, b in zip(found, [left, top, right - left, bottom - top])) < 1

        text = page.views("Text")[0]
        hover(text["globalX"] + text["globalWidth"] / 2, text["globalY"] + text["globalHeight"] / 2)
        check(wait(lambda: said().startswith("Text \"")), f"the text below the pointer is named: {said()[:60]!r}")
        check(wait(lambda: is_marked(text)), f"its frame is drawn: {mark()}")
        wide = f"{round(text['globalWidth'] * 1000) / 1000:g} × "
        check(wide in said() and "proposal" in said() and "place" in said(), "its size, proposal and place are said")
        line = page.text("#inspector .source button")
        check(re.fullmatch(r"SliderLabel\.swift:\d+", line or ""), f"and the line that made it: {line}")
        self.picture("inspect-hover")

        track = page.views("SliderTrack")[0]
        middle = track["globalY"] + track["globalHeight"] / 2
        share = lambda: float(page.views("SliderTrack")[0]["facts"]["value"])
        knob = track["globalX"] + 14 + share() * (track["globalWidth"] - 28)
        page.drag((knob, middle), (knob + 60, middle), 6)
        check(share() > 0.1 and wait(lambda: page.shown("#inspector .release"), 2),
              f"a drag moves the slider, and keeps it selected: {share():.2f}")
        check(said().startswith("Slider"), f"a slider is one view: {said()[:30]!r}")
        # The label is kept without a press that the preview receives, and followed while the slider is dragged.
        page.press(Keys.ESCAPE)
        check(wait(lambda: not page.shown("#inspector .release"), 2), "Escape ends the selection")
        before, text = share(), page.views("Text")[0]
        hover(text["globalX"] + 3, text["globalY"] + 5)
        ActionChains(self.driver, duration=0).key_down(Keys.ALT).click().key_up(Keys.ALT).perform()
        check(wait(lambda: said().startswith("Text \"") and page.shown("#inspector .release"), 3),
              "Alt and a press keep a view")
        at = knob + 60
        strays = []

        def follow(_x, _y):
            # What is drawn is the frame of the picture before or after, while both are on their way.
            if not wait(lambda: is_marked(page.views("Text")[0]), 1):
                strays.append(mark())

        page.drag((at, middle), (at + 40, middle), 4, follow)
        self.picture("inspect-dragged")
        check(share() > before, "the slider still moves")
        check(said().startswith("Text \"") and not strays, f"the frame of the kept label follows it: {strays[:3]}")
        page.press(Keys.ESCAPE)

        text = page.views("Text")[0]
        hover(text["globalX"] + 3, text["globalY"] + 5)
        wait(lambda: said().startswith("Text \""), 3)
        self.driver.execute_cdp_cmd("Browser.grantPermissions",
                                    {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
        page.click("#inspector .source button")
        check(wait(lambda: page.text("#inspector .source button") == "Copied", 3), "a press on the line copies it")
        copied = self.driver.execute_async_script(
            "const done = arguments[0]; navigator.clipboard.readText().then(done, (e) => done(String(e)))")
        check(copied.endswith(line), f"as path and number: {copied}")
        page.click("#inspector .source button + button")
        wanted = "--at " + line.split(":")[1]
        check(wait(lambda: os.path.exists(opened) and open(opened).read().startswith(wanted), 5),
              f"Open starts the editor at the line: {wanted}")
        check(open(opened).read().strip().endswith("/SliderLabel.swift"), "with the whole path of the file")
        page.click("#inspector .outer")
        check(wait(lambda: said() and not said().startswith("Text \""), 3), f"Outer selects what is around: {said()[:40]!r}")
        for name, width, height in [("wide", 1440, 900), ("phone", 390, 844)]:
            self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                "width": width, "height": height, "deviceScaleFactor": 2, "mobile": name == "phone"})
            for scheme in ["light", "dark"]:
                self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
                    "features": [{"name": "prefers-color-scheme", "value": scheme}]})
                page.rest()
                over = self.driver.execute_script("return document.documentElement.scrollWidth > innerWidth")
                check(page.shown("#inspector .body") and not over, f"the inspector fits {width} × {height}, {scheme}")
                self.picture(f"inspect-{name}-{scheme}")
        self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
        page.driver.execute_script("document.querySelector('canvas').focus()")
        page.press(Keys.ESCAPE)
        page.press(Keys.ESCAPE)
        check(wait(lambda: not page.shown("#inspector")) and mark() is None, "Escape ends the mode")
        check(preview.end() == 0, "Ctrl-C ends it with 0")

    def states(self):
        """The panel of states shows them as they change, and sets them; time pauses, and passes step by step."""
        folder = self.folder()
        with open(os.path.join(folder, "Panel.swift"), "w") as file:
            file.write(STATES)
        preview = self.preview("Panel.swift", folder)
        page = Page(self.driver, preview.url)
        check(not page.shown("#states"), "the panel is hidden until it is asked for")
        page.click("#state")
        control = lambda name: page.driver.find_element("css selector", f"#states [aria-label='{name} of Panel']")
        check(wait(lambda: page.shown("#states dd input")), "State opens it")
        # Read on the page, because the panel is made again while it is read.
        values = lambda: page.driver.execute_script("""
            return ["count", "name", "size"].map((name) =>
              document.querySelector(`#states [aria-label="${name} of Panel"]`)?.value)""")
        check(values() == ["1", "Ada", "small"], f"with the states of the views: {values()}")
        check(again(lambda: control("place").tag_name) == "output", "what cannot be set is shown")
        button = next(view for view in page.views("Text") if "Add" in view["facts"].values())
        middle = button["globalX"] + button["globalWidth"] / 2, button["globalY"] + button["globalHeight"] / 2
        page.tap(*middle)
        check(wait(lambda: values()[0] == "2", 5), f"a tap changes one: {values()}")
        again(lambda: control("name").clear())
        again(lambda: control("name").send_keys("Grace" + Keys.ENTER))
        check(wait(lambda: "Grace 2 small" in page.texts(), 5), f"a text is set: {page.texts()}")
        page.driver.execute_script("""
            const select = arguments[0];
            select.value = "large";
            select.dispatchEvent(new Event("change"))""", control("size"))
        check(wait(lambda: "Grace 2 large" in page.texts(), 5), f"a case is chosen: {page.texts()}")
        again(lambda: control("isOn").click())
        check(wait(lambda: "on" in page.texts(), 5), f"a switch is turned: {page.texts()}")
        self.picture("states")
        source = open(os.path.join(folder, "Panel.swift")).read().replace('"Add"', '"Plus"')
        with open(os.path.join(folder, "Panel.swift"), "w") as file:
            file.write(source)
        check(wait(lambda: "Plus" in page.texts(), 30) and "Grace 2 large" in page.texts(),
              f"a new build keeps what was set: {page.texts()}")
        check(wait(lambda: values() == ["2", "Grace", "large"], 5), f"and the panel shows it: {values()}")

        page.click("#clock")
        chip = lambda text, action: page.driver.execute_script("""
            const chip = [...document.querySelectorAll("#clockBar button")].find((each) =>
              each.textContent === arguments[0]);
            return arguments[1] === "click" ? chip.click() : chip.getAttribute("aria-pressed")""", text, action)
        chip("Pause", "click")
        check(wait(lambda: chip("Pause", "state") == "true", 5), "time is paused")
        bar = page.views("Color")[0]
        # The layout has the frame at the end of an animation; what moves is in the picture.
        width = lambda: page.driver.execute_script("""
            const canvas = document.querySelector("canvas"), ratio = canvas.height / quadrant.screens()[0].height;
            const row = canvas.getContext("2d").getImageData(0, Math.round(arguments[0] * ratio), canvas.width, 1).data;
            let red = 0;
            for (let x = 0; x < row.length; x += 4) red += row[x] > 200 && row[x + 1] < 120;
            return red / ratio""", bar["globalY"] + bar["globalHeight"] / 2)
        # The canvas of a new build is empty until its first frame is there.
        wait(lambda: width() > 90)
        page.rest()
        before = width()
        page.tap(*middle)
        wait(lambda: "Grace 3 large" in page.texts(), 5)
        page.rest()
        check(before > 90 and width() == before, f"nothing moves: {before} and {width()}")
        for _ in range(6):
            chip("Step", "click")
            page.rest()
        check(wait(lambda: before + 6 < width() < before + 14, 5), f"six steps are a tenth of a second: {width() - before:.2f} of 100")
        moved = width()
        look_back = lambda value: page.driver.execute_script("""
            const range = document.querySelector("#clockBar input");
            range.value = arguments[0];
            range.dispatchEvent(new Event("input"));""", value)
        look_back(-0.05)
        check(wait(lambda: before - 1 < width() < moved - 2, 5), f"an earlier frame is shown: {width()} before {moved}")
        self.picture("clock")
        look_back(0)
        check(wait(lambda: width() == moved, 5), f"and the present again: {width()}, {moved}")
        page.click("#clock")
        check(wait(lambda: width() > before + 98, 5), f"time continues where the bar is closed: {width() - before}")
        page.driver.execute_script("""
            document.querySelector("#states .link input").value = "app://page/9";
            document.querySelector("#states .link button").click()""")
        check(wait(lambda: "Grace 9 large" in page.texts(), 5), f"a link is opened in the preview: {page.texts()}")
        page.driver.set_window_size(390, 844)
        page.rest()
        check(page.shown("#states"), "the panel is there on a narrow page")
        self.picture("states-narrow")
        page.driver.set_window_size(1280, 1000)
        page.click("#states .close")
        check(not page.shown("#states"), "its cross closes it")
        check(preview.end() == 0, "Ctrl-C ends it with 0")

    def records(self):
        """What is done in a preview becomes a command line that draws the same picture."""
        folder = self.folder()
        with open(os.path.join(folder, "Form.swift"), "w") as file:
            file.write(RECORDED)
        preview = self.preview("Form.swift", folder, "--device", "iphone-13-mini")
        page = Page(self.driver, preview.url)
        point = lambda name: next((view["globalX"] + view["globalWidth"] / 2, view["globalY"] + view["globalHeight"] / 2)
                                  for view in page.views("Text") if name in view["facts"].values())
        page.tap(*point("Add"))
        check(wait(lambda: " 1" in page.texts(), 5), f"a tap before the recording: {page.texts()}")
        page.click("#record")
        check(page.shown("#recording .body") and not page.shown("#recording pre"), "Record opens a panel")
        press = lambda text: page.driver.execute_script("""
            [...document.querySelectorAll("#recording .buttons button")].find((each) =>
              each.textContent === arguments[0]).click()""", text)
        press("Record")
        check(wait(lambda: " 0" in page.texts(), 5), f"the preview starts anew: {page.texts()}")
        page.tap(*point("Add"))
        check(wait(lambda: " 1" in page.texts(), 5), "a tap reaches the view")
        field = page.views("editing")[0]
        page.tap(field["globalX"] + 100, field["globalY"] + field["globalHeight"] / 2)
        for letter in "Ada L":
            page.press(letter)
        check(wait(lambda: "Ada L 1" in page.texts(), 5), f"and text: {page.texts()}")
        self.picture("recording")
        press("Stop")
        script = wait(lambda: page.text("#recording pre"), 5) or ""
        options = [line.strip() for line in script.replace("\\\n", "\n").split("\n")]
        check(options[0] == "quadrant render Form.swift --device iphone-13-mini" and "--tap Add" in options
              and "--type 'Ada L'" in options, f"the script: {options}")
        page.tap(*point("Add"))
        page.rest()
        check(page.text("#recording pre") == script, "what comes after Stop is not in it")
        # The command is played as it is: its last picture has the same texts.
        done = subprocess.run(["bash", "-c", script.replace("quadrant render", "$QUADRANT layout", 1)
                               .replace("-o preview.png", "--json")], cwd=folder, capture_output=True, text=True,
                              env=dict(os.environ, QUADRANT=self.command))
        check(done.returncode == 0 and "Ada L 1" in done.stdout, f"it leads to the same state: {done.stderr[-300:]}")
        for name, head in [("GIF", b"GIF8"), ("APNG", b"\x89PNG"), ("MP4", b"ftyp")]:
            if name != "APNG" and not shutil.which("ffmpeg"):
                continue
            self.driver.execute_cdp_cmd("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": folder})
            press(name)
            path = os.path.join(folder, "preview." + {"APNG": "png"}.get(name, name.lower()))
            saved = wait(lambda: os.path.exists(path) and os.path.getsize(path) > 0, 30)
            check(saved and head in open(path, "rb").read()[:12], f"what was shown is saved as {name}")
        page.driver.set_window_size(390, 844)
        page.rest()
        check(page.shown("#recording pre"), "the panel is there on a narrow page")
        self.picture("recording-narrow")
        page.driver.set_window_size(1280, 1000)
        page.click("#state")
        check(page.shown("#states") and not page.shown("#recording"), "another panel takes its place")
        page.click("#record")
        check(page.text("#recording pre") == script, "and the script is still there")
        page.click("#recording .close")
        check(not page.shown("#recording"), "its cross closes it")
        check(preview.end() == 0, "Ctrl-C ends it with 0")

    def quiet(self):
        severe = [entry["message"] for entry in self.driver.get_log("browser")
                  if entry["level"] == "SEVERE" and "WebSocket" not in entry["message"]]
        check(not severe, f"the browser reports no errors: {severe}")

    STORIES = ["sliders", "scrolls", "prints", "saves", "edits", "crash", "controls", "inspect", "states", "records", "changes", "gathers", "surroundings", "walks", "speaks", "quiet"]

    def everything(self, names):
        start = time.monotonic()
        try:
            for name in names or self.STORIES:
                try:
                    getattr(self, name)()
                except Exception as error:  # One story must not hide the others.
                    check(False, f"{name}: {type(error).__name__}: {error}")
                finally:
                    self.clear()
        finally:
            self.driver.quit()
        print(f"        {time.monotonic() - start:.0f} s")


def main():
    words = sys.argv[1:]
    keep = None
    if "--keep" in words:
        at = words.index("--keep")
        keep = words[at + 1]
        del words[at:at + 2]
    if len(words) < 2:
        sys.exit(__doc__)
    unknown = [name for name in words[2:] if name not in Run.STORIES]
    if unknown:
        sys.exit(f"there is no story {', '.join(unknown)}; there are {', '.join(Run.STORIES)}")
    Run(words[0], words[1], keep).everything(words[2:])
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
