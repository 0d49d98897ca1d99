"""Stories of the live page's panels: what changes, the surroundings of the program, the time of its clock."""
import http.server
import os
import threading
import time

from selenium.webdriver.common.keys import Keys

import many_previews
from page import Page, check, wait

CHANGES = """import SwiftUI

struct Row: View {
    let name: String
    let count: Int
    var body: some View { HStack { Text(name); Spacer(); Text("\\(count)") } }
}

struct Panel: View {
    @State private var count = 0
    @State private var isOn = false
    var body: some View {
        VStack(spacing: 16) {
            Text("Counter").font(.title).accessibilityAddTraits(.isHeader)
            Row(name: "Taps", count: count)
            Row(name: "Constant", count: 7)
            Button("Add") { count += 1 }
            Toggle("Notify", isOn: $isOn)
            Button { count = 0 } label: { Image(systemName: "trash").frame(width: 12, height: 12) }
            Color.red.frame(width: CGFloat(20 + count * 40), height: 20)
        }
        .padding()
    }
}
#Preview { Panel() }
"""

SURROUNDED = """import SwiftUI

struct Panel: View {
    @State private var name = ""
    @State private var state = "waiting"
    var body: some View {
        ZStack {
            VStack {
                Text("Year \\(String(Calendar.current.component(.year, from: Date())))")
                Text("Hello \\(name)")
                TextField("Name", text: $name).textFieldStyle(.roundedBorder).padding()
                Text(state)
                Spacer()
                Text("Below")
            }
            VStack { Spacer(); Color.red.frame(width: 30, height: 30) }.ignoresSafeArea(.keyboard)
        }
        .task {
            do {
                _ = try await URLSession.shared.data(from: URL(string: "http://127.0.0.1:PORT/words")!)
                state = "loaded"
            } catch { state = "failed" }
        }
    }
}
#Preview { Panel() }
"""


class Words(http.server.BaseHTTPRequestHandler):
    """Answers what the program loads."""

    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Length", "5")
        self.end_headers()
        self.wfile.write(b"words")

    def log_message(self, *_):
        pass


SIZES = [("wide", 1440, 900), ("phone", 390, 844)]


class Panels:
    def looks(self, page, name, shown):
        """Pictures at both sizes, light and dark; the page does not scroll sideways."""
        for size, width, height in SIZES:
            self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                "width": width, "height": height, "deviceScaleFactor": 1, "mobile": size == "phone"})
            for scheme in ["light", "dark"]:
                self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
                    "features": [{"name": "prefers-color-scheme", "value": scheme}]})
                page.rest()
                over = self.driver.execute_script("return document.documentElement.scrollWidth > innerWidth")
                check(page.shown(shown) and not over, f"{name} fits {width} × {height}, {scheme}")
                self.picture(f"{name}-{size}-{scheme}")
        self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
        page.rest()

    def tap_text(self, page, text, screen=0):
        view = next(view for view in page.views("Text", screen) if text in view["facts"].values())
        page.tap(view["globalX"] + view["globalWidth"] / 2, view["globalY"] + view["globalHeight"] / 2, screen)

    def changes(self):
        """The panel says what each event changes, what frames cost, in which order VoiceOver reads, what audits find."""
        folder = self.folder()
        with open(os.path.join(folder, "Panel.swift"), "w") as file:
            file.write(CHANGES)
        preview = self.preview("Panel.swift", folder, "--device", "iphone-13-mini")
        page = Page(self.driver, preview.url)
        page.click("#changes")
        check(page.shown("#insight .hint"), "Changes opens a panel with a hint")
        body = lambda: page.text("#insight .body") or ""
        tab = lambda name: self.driver.execute_script("""
            [...document.querySelectorAll("#insight [role=tab]")].find((each) => each.textContent === arguments[0]).click()
            """, name)
        self.tap_text(page, "Add")
        check(wait(lambda: "--tap Add" in body(), 5), f"a tap is an entry: {body()[:120]!r}")
        said = body()
        check("count of Panel" in said and "0 → 1" in said, f"what was written: {said[:300]!r}")
        check("Row" in said and "Panel" in said, "which bodies were evaluated")
        check("Panel.swift:14" in said or "Panel.swift:" in said, "with the lines of the program")
        events = lambda: page.driver.execute_script("return document.querySelectorAll('#insight article').length")
        before = events()
        self.tap_text(page, "Notify")
        page.rest()
        self.tap_text(page, "Add")
        check(wait(lambda: events() > before, 5), f"the next tap is another one: {events()}")
        self.looks(page, "changes-events", "#insight article")

        self.driver.execute_script("document.querySelector('[role=switch]').click()")
        check(wait(lambda: "isOn of Panel" in body(), 5), "and what a switch writes")
        page.click("#insight .check input")
        flashed = """const seen = window.seen = [];
            new MutationObserver((records) => records.forEach((record) => record.addedNodes.forEach((node) => {
              if (node.classList?.contains("flashes")) seen.push(node.children.length); })))
              .observe(document.querySelector(".device"), { childList: true })"""
        self.driver.execute_script(flashed)
        self.tap_text(page, "Add")
        seen = lambda: self.driver.execute_script("return window.seen")
        check(wait(lambda: seen() and max(seen()) > 0, 5), f"views that are drawn again flash: {seen()}")
        check(wait(lambda: not page.shown(".flashes"), 5), "and no mark stays")

        tab("Frames")
        self.tap_text(page, "Add")
        check(wait(lambda: page.shown("#insight svg.bars rect"), 5), "frames are bars")
        rows = lambda: self.driver.execute_script("""
            return [...document.querySelectorAll("#insight tbody tr")].map((row) =>
              [...row.children].map((cell) => cell.textContent))""")
        check(any(row[0] == "Pixels" and float(row[2]) > 0 for row in rows()), f"with their times: {rows()[:6]}")
        check(self.driver.execute_script("return [...document.querySelectorAll('#insight rect.build')]"
                                         ".some((each) => each.getAttribute('height') > 0)"), "bodies among them")
        check(any(row[0] == "Panel" for row in rows()), f"and the views: {[row[0] for row in rows()]}")
        self.looks(page, "changes-frames", "#insight svg.bars")

        tab("Order")
        order = lambda: self.driver.execute_script(
            "return [...document.querySelectorAll('#insight ol.order li')].map((each) => each.textContent)")
        check(wait(lambda: len(order()) > 5, 5), f"the order: {order()}")
        check(order()[0] == "Counter, heading" and "Add, button" in order(), f"in VoiceOver's words: {order()}")
        check("Notify, on, switch button" in order(), "with the state of a switch")
        numbers = self.driver.execute_script("return document.querySelectorAll('.chrome.order span').length")
        check(numbers == len(order()), f"each has a number in the preview: {numbers}")
        self.looks(page, "changes-order", "#insight ol.order")
        self.driver.execute_script("document.querySelector('[role=switch]').click()")
        check(wait(lambda: "Notify, off, switch button" in order(), 5), f"the list follows the view: {order()}")

        tab("Audits")
        check(wait(lambda: page.shown("#insight button.finding"), 5), f"audits find the small button: {body()[:200]!r}")
        page.click("#insight button.finding")
        check(page.shown(".chrome.finding > div"), "a press on a finding shows where it is")
        self.looks(page, "changes-audits", "#insight button.finding")
        self.driver.find_element("css selector", "#insight [role=tab][aria-selected=true]").send_keys(Keys.ARROW_RIGHT)
        check(page.text("#insight [role=tab][aria-selected=true]") == "Events", "the arrow keys go around the tabs")
        page.click("#state")
        check(page.shown("#states") and not page.shown("#insight"), "another panel takes its place")
        check(not page.shown(".chrome.order") and not page.shown(".chrome.finding"), "and the marks are gone")
        check(preview.end() == 0, "Ctrl-C ends it with 0")

    def gathers(self):
        """A folder of many previews: groups, search, what a save has changed, pictures as they come into view."""
        folder = self.folder()
        many_previews.write(os.path.join(folder, "Items"), 60)
        preview = self.preview("Items", folder)
        page = Page(self.driver, preview.url)
        check(len(page.screens()) == 60, "sixty previews")
        painted = lambda: sum(screen["isPainted"] for screen in page.screens())
        check(0 < painted() < 60, f"those that are near are drawn: {painted()}")
        titles = lambda: self.driver.execute_script("""
            return [...document.querySelectorAll("figure .title")].filter((each) => each.getClientRects().length)
              .map((each) => each.textContent)""")
        groups = lambda: self.driver.execute_script("""
            return [...document.querySelectorAll("h2.file")].filter((each) => each.getClientRects().length)
              .map((each) => each.textContent)""")
        check(groups() == [f"Items/Item0{n}.swift" for n in range(6)], f"grouped by file: {groups()}")
        self.looks(page, "many", "#tabs input")
        field = self.driver.find_element("css selector", "#tabs input")
        field.send_keys("3.4")
        check(titles() == ["Item 3.4"] and groups() == ["Items/Item03.swift"], f"a search finds one: {titles()}")
        check(wait(lambda: page.text("#tabs .found") == "1 of 60"), "and says how many")
        self.picture("many-search")
        field.clear()
        field.send_keys("item05")
        check(len(titles()) == 10, f"the name of a file finds its previews: {titles()}")
        field.send_keys("zz")
        check(titles() == [] and page.text("#tabs .found") == "none is found", "nothing may be found")
        field.clear()
        field.send_keys(" ")
        check(len(titles()) == 60, "without words all are shown")

        self.driver.execute_script("document.querySelectorAll('figure .title')[45].click()")
        check(titles() == ["Item 4.5"], f"its title shows one alone: {titles()}")
        check(wait(lambda: page.screens()[45]["isPainted"], 10), "which is drawn")
        self.tap_text(page, "Add 0", 45)
        check(wait(lambda: "Add 1" in page.texts(45), 5), "and used")
        page.click("#tabs .all")
        check(len(titles()) == 60, "All shows all")

        self.driver.execute_script("document.querySelector('#view').scrollTop = 0")
        path = os.path.join(folder, "Items", "Item00.swift")
        source = open(path).read()
        with open(path, "w") as file:
            file.write(source.replace('"Inbox"', '"Inbox and outbox"'))
        chip = lambda: page.text("#tabs button[aria-pressed]") or ""
        check(wait(lambda: chip() == "Changed 10", 60), f"a save has changed ten: {chip()!r}")
        page.click("#tabs button[aria-pressed]")
        check(titles() == [f"Item 0.{n}" for n in range(10)], f"which can be shown alone: {titles()}")
        self.picture("many-changed")
        page.click("#tabs button[aria-pressed]")
        check("Add 1" in page.texts(45), f"a preview that was used keeps its state: {page.texts(45)[:6]}")
        with open(path, "a") as file:
            file.write("// No view is another one.\n")
        check(wait(lambda: chip() != "Changed 10", 60) is not None, f"pictures that are the same have not changed: {chip()!r}")
        page.rest()
        for _ in range(14):
            self.driver.execute_script("document.querySelector('#view').scrollTop += 500")
            time.sleep(0.15)
        page.rest()
        check(page.screens()[59]["isPainted"], "the last one is drawn when it comes into view")
        check(painted() < 60, f"pictures that are far are not kept: {painted()}")
        self.driver.execute_script("document.querySelector('#view').scrollTop = 0")
        check(wait(lambda: page.screens()[0]["isPainted"], 10), "and the first one is drawn again")
        check(preview.end() == 0, "Ctrl-C ends it with 0")

    def surroundings(self):
        """A keyboard on the screen moves what is below it, a call, the network and the clock of the program are set."""
        folder = self.folder()
        with open(os.path.join(folder, "Panel.swift"), "w") as file:
            file.write(SURROUNDED)
        files = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Words)
        threading.Thread(target=files.serve_forever, daemon=True).start()
        with open(os.path.join(folder, "Panel.swift")) as file:
            source = file.read().replace("PORT", str(files.server_address[1]))
        with open(os.path.join(folder, "Panel.swift"), "w") as file:
            file.write(source)
        preview = self.preview("Panel.swift", folder, "--device", "iphone-13-mini")
        page = Page(self.driver, preview.url)
        bottom = lambda: next(view["globalY"] + view["globalHeight"] for view in page.views("Text")
                              if "Below" in view["facts"].values())
        ignoring = lambda: next(view["globalY"] + view["globalHeight"] for view in page.views("Color"))
        check(778 - 1 < bottom() < 778 + 1, f"the last text ends at the safe area: {bottom()}")
        page.click("#around")
        check(page.shown("#surroundings .body"), "Surroundings opens a panel")
        control = lambda label: self.driver.find_element("css selector", f"#surroundings [aria-label='{label}']")

        def choose(label, value):
            self.driver.execute_script("""
                arguments[0].value = arguments[1];
                arguments[0].dispatchEvent(new Event("change"))""", control(label), value)

        choose("Keyboard", "shown")
        check(wait(lambda: page.shown(".keyboard"), 5), "a keyboard is on the screen")
        check(wait(lambda: abs(bottom() - (812 - 336)) < 1, 5), f"the safe area ends above it: {bottom()}")
        check(abs(ignoring() - 778) < 1, f"what ignores the keyboard stays: {ignoring()}")
        choose("Keyboard", "focus")
        check(wait(lambda: not page.shown(".keyboard") and abs(bottom() - 778) < 1, 5), "it leaves")
        field = page.views("editing")[0]
        page.tap(field["globalX"] + 60, field["globalY"] + field["globalHeight"] / 2)
        check(wait(lambda: page.shown(".keyboard"), 5), "and appears when a text field has the focus")
        key = lambda name: self.driver.find_element("css selector", f".keyboard [aria-label='{name}']")
        for name in ["Shift", "A", "d", "a", "Space", "x", "Delete"]:
            key(name).click()
        check(wait(lambda: "Hello Ada " in page.texts(), 5), f"its keys type: {page.texts()}")
        self.looks(page, "surroundings", "#surroundings .body")
        key("Return").click()
        check(wait(lambda: not page.shown(".keyboard"), 5), "Return ends the edit, and the keyboard leaves")

        page.click("#frame")
        check(page.shown(".cutout"), "Device shows the camera")
        labels = lambda: self.driver.find_elements("css selector", "#surroundings .check")
        labels()[1].click()
        check(not page.shown(".cutout") and page.shown("svg.chrome"), "which can be left out")
        labels()[2].click()
        check(wait(lambda: page.shown("svg.chrome .call"), 5), "a call is shown in the status bar")
        page.choose("device", "iphone-se")
        top = lambda: next(view["globalY"] for view in page.views("Text") if any(
            str(value).startswith("Year") for value in view["facts"].values()))
        before = top()
        labels()[2].click()
        check(wait(lambda: before - top() > 9, 5), f"where it makes the bar higher: {before}, {top()}")
        page.choose("device", "iphone-13-mini")

        check(wait(lambda: "loaded" in page.texts(), 10), f"the program loads: {page.texts()}")
        choose("What is loaded", "off")
        check(wait(lambda: "failed" in page.texts(), 10), f"without a network it does not: {page.texts()}")
        self.picture("surroundings-off")
        choose("What is loaded", "slow")
        start = time.monotonic()
        check(wait(lambda: "loaded" in page.texts(), 10), f"slowly it is loaded: {page.texts()}")
        check(time.monotonic() - start > 1.4, f"after a while: {time.monotonic() - start:.2f} s")
        choose("What is loaded", "normal")

        choose("Date and time", "2031-02-03T04:05")
        check(wait(lambda: "Year 2031" in page.texts(), 10), f"the program reads the date that is set: {page.texts()}")
        check(page.text("#surroundings .date + .hint").endswith("from the date that was set."), "which the panel says")
        self.driver.find_element("css selector", "#surroundings .date button").click()
        check(wait(lambda: f"Year {time.localtime().tm_year}" in page.texts(), 10), "and Now is that of the machine")
        files.shutdown()
        check(preview.end() == 0, "Ctrl-C ends it with 0")
