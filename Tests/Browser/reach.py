"""Stories of who cannot use a pointer: five examples by the keyboard alone, and by roles; the page's own controls."""
import os
import shutil
import time

from selenium.webdriver.common.keys import Keys

from page import Page, again, check, wait

# The controls of a preview that the keyboard must reach, with the names and the roles that Chromium gives them.
STOPS = """return [...document.querySelectorAll(".elements [data-id]")].filter((node) => node.entry && node.getClientRects().length &&
  !node.entry.told.isDisabled && (node.entry.told.isText || node.entry.told.canPress || node.entry.told.canAdjust))
  .map((node) => node.entry.id)"""
FOCUSED = "return document.activeElement?.entry?.id ?? document.activeElement?.tagName ?? null"
TOLD = """const node = [...document.querySelectorAll(".elements [data-id]")].find((each) => each.entry?.id === arguments[0]);
  return node ? { ...node.entry.told, tag: node.tagName, role: node.getAttribute("role"),
    text: node.entry.told.role, name: node.getAttribute("aria-label") } : null"""
WIDGETS = {"button", "link", "switch", "slider", "spinbutton", "combobox", "radio", "tab", "textbox", "searchbox",
           "menuitem", "radiogroup", "checkbox"}

# What a reader of the page needs: each control has a name, roles are known, texts have contrast.
AUDIT = r"""
const found = [], seen = (node) => node.getClientRects().length > 0 && getComputedStyle(node).visibility === "visible";
const name = (node) => node.getAttribute("aria-label") || (node.labels && [...node.labels].map((each) => each.textContent)
  .join(" ").trim()) || node.textContent.trim() || node.title || node.placeholder || "";
const what = (node) => node.tagName.toLowerCase() + (node.id ? "#" + node.id : "") + " " + name(node).slice(0, 30);
for (const node of document.querySelectorAll("button, select, input, textarea, a[href], [role], [tabindex]")) {
  if (!seen(node) || node.closest(".elements") || node.closest("[aria-hidden=true]")) continue;
  if (!name(node) && !["tabpanel", "status", "log", "toolbar"].includes(node.getAttribute("role"))) found.push(`no name: ${what(node)}`);
  if (node.tagName === "BUTTON" && node.querySelector("button, a, input")) found.push(`a control in a control: ${what(node)}`);
  const controls = node.getAttribute("aria-controls");
  if (controls && !document.getElementById(controls)) found.push(`controls nothing: ${what(node)}`);
}
const ids = [...document.querySelectorAll("[id]")].map((node) => node.id);
for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) !== index))) found.push(`two of the id ${id}`);
for (const node of document.querySelectorAll("[role=tablist]")) {
  if (seen(node) && !node.querySelector("[role=tab][aria-selected=true]")) found.push(`no tab is selected: ${what(node)}`);
}
const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const rgb = (text) => {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
  return [r, g, b, a / 255];
};
const over = (top, low) => [0, 1, 2].map((at) => top[at] * top[3] + low[at] * (1 - top[3])).concat(1);
const light = (color) => {
  const [r, g, b] = color.map((value) => value / 255).map((value) => value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const told = new Set();
while (walker.nextNode()) {
  const node = walker.currentNode.parentElement;
  if (!walker.currentNode.textContent.trim() || !seen(node) || told.has(node)) continue;
  if (node.closest(".elements, .keyboard, svg, [aria-hidden=true], option, .chrome") || node.disabled) continue;
  told.add(node);
  const layers = [];
  let opacity = 1;
  for (let at = node; at; at = at.parentElement) {
    layers.push(rgb(getComputedStyle(at).backgroundColor));
    opacity *= Number(getComputedStyle(at).opacity);
  }
  const back = layers.reverse().reduce((low, top) => over(top, low), matchMedia("(prefers-color-scheme: dark)").matches
    ? [0, 0, 0, 1] : [255, 255, 255, 1]);
  const ink = rgb(getComputedStyle(node).color);
  const front = over([...ink.slice(0, 3), ink[3] * opacity], back);
  const [high, low] = [light(front), light(back)].sort((a, b) => b - a), ratio = (high + 0.05) / (low + 0.05);
  const size = parseFloat(getComputedStyle(node).fontSize), isLarge = size >= 24 || size >= 18.66 && Number(getComputedStyle(node).fontWeight) >= 700;
  if (ratio < (isLarge ? 3 : 4.5)) found.push(`contrast ${ratio.toFixed(2)}: ${what(node)}`);
}
return found;
"""

EXAMPLES = ["Controls", "Lists", "Navigation", "Pickers", "Board"]


class Reach:
    def walks(self):
        """Five examples: each control is reached by the tab key, both ways, has a name and a role, and is used."""
        for name in EXAMPLES:
            folder = self.folder()
            shutil.copy(os.path.join(self.examples, "..", "Gallery", f"{name}.swift"), folder)
            preview = self.preview(f"{name}.swift", folder)
            page = Page(self.driver, preview.url)
            # The others of a file are the same views in other settings.
            if len(page.screens()) > 1:
                self.driver.execute_script("document.querySelectorAll('#tabs button')[1].click()")
                time.sleep(0.4)
            self.walk(page, name, 0)
            check(page.problem() is None and preview.process.poll() is None, f"{name}: nothing has stopped")
            check(preview.end() == 0, f"{name}: Ctrl-C ends it with 0")
            page.driver.close()
            page.driver.switch_to.window(page.driver.window_handles[0])

    def walk(self, page, name, screen):
        run = self.driver.execute_script
        stops = lambda: run(f"return (() => {{ {STOPS} }})()")
        wait(lambda: stops(), 5)
        time.sleep(0.4)
        all_stops, reached = stops(), []
        run("document.querySelectorAll('canvas')[arguments[0]].focus()", screen)
        for _ in range(3 * len(all_stops) + 3):
            page.press(Keys.TAB)
            at = again(lambda: run(FOCUSED))
            # A control that scrolling brings into view may be a new one of a lazy container.
            if "." not in str(at):
                break
            if at not in reached:
                reached.append(at)
        # Rows that scrolling has taken away are no more to be reached.
        missed = [run(TOLD, each) for each in stops() if each not in reached]
        check(all_stops and not missed, f"{name}: the tab key reaches {len(reached)} controls, all: "
              f"{[each['name'] for each in missed if each][:5]}")
        back = []
        for _ in range(3 * len(all_stops) + 3):
            page.press(Keys.TAB, shift=True)
            at = again(lambda: run(FOCUSED))
            if "." not in str(at) and back:
                break
            if "." in str(at) and at not in back:
                back.append(at)
        check(set(stops()) <= set(back) | {reached[-1] if reached else None}, f"{name}: and backwards")
        self.roles(page, name, screen)
        used, idle = 0, []
        for each in reached[:14]:
            told = run(TOLD, each)
            if not told or told["isDisabled"]:
                continue
            run("[...document.querySelectorAll('.elements [data-id]')].find((e) => e.entry?.id === arguments[0])?.focus()", each)
            value = lambda: (lambda now: now and [now["value"] if "value" in now else None, now.get("isOn"),
                                                  now.get("number"), now["isSelected"]])(run(TOLD, each))
            before, frames = value(), page.stats()["frames"]
            if told["isText"]:
                page.press("q")
            elif told["canAdjust"]:
                page.press(Keys.ARROW_RIGHT)
            else:
                page.press(Keys.SPACE)
            acted = wait(lambda: value() != before if told["isText"] or told["canAdjust"] else
                         page.stats()["frames"] > frames or value() != before, 3)
            if told["canAdjust"] and not acted:
                # At its end.
                page.press(Keys.ARROW_LEFT)
                acted = wait(lambda: value() != before, 3)
            used += bool(acted)
            if not acted:
                idle.append(f"{told['role']} {told['name']}")
            if not told["isText"] and not told["canAdjust"]:
                # What was opened, such as a menu, is closed.
                page.press(Keys.ESCAPE)
                time.sleep(0.1)
        # A button may have nothing to do.
        check(used and len(idle) <= max(2, used // 3), f"{name}: {used} controls act: {idle}")

    def roles(self, page, name, screen):
        """What `getByRole` finds: roles and names of Chromium's own accessibility tree."""
        nodes = self.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        known = {}
        for node in nodes:
            if not node.get("ignored") and node.get("backendDOMNodeId"):
                known[node["backendDOMNodeId"]] = (node["role"]["value"], node.get("name", {}).get("value", ""))
        self.driver.execute_cdp_cmd("DOM.enable", {})
        self.driver.execute_cdp_cmd("DOM.getDocument", {"depth": 0})
        lost = []
        nodes = self.driver.execute_script("return [...document.querySelectorAll(\".elements [data-id][tabindex='0']\")]"
                                           ".filter((node) => node.getClientRects().length).slice(0, 40)")
        for node in nodes:
            found = self.driver.execute_script("""
                window.asked = arguments[0]; const box = asked.getBoundingClientRect();
                return [asked.entry.id, asked.entry.told.label, box.width * box.height > 0]""", node)
            shown = self.driver.execute_cdp_cmd("Runtime.evaluate", {"expression": "window.asked"})["result"]
            id = self.driver.execute_cdp_cmd("DOM.describeNode", {"objectId": shown["objectId"]})["node"]["backendNodeId"]
            role, label = known.get(id, (None, None))
            # What the program names nothing has no name: the audit missing-label says so.
            if role not in WIDGETS or (label != "") != (found[1] != ""):
                lost.append((found[1], role, label))
        check(not lost, f"{name}: each has a role and a name: {lost[:4]}")

    def speaks(self):
        """The page's own controls: names, roles and contrast, with each panel, light and dark, wide and narrow."""
        preview = self.seed("SliderLabel.swift")
        page = Page(self.driver, preview.url)
        for size, width in [("wide", 1440), ("narrow", 390)]:
            self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False})
            for scheme in ["light", "dark"]:
                self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
                    "features": [{"name": "prefers-color-scheme", "value": scheme}]})
                for button in [None, "inspect", "state", "changes", "record", "around", "variants", "clock"]:
                    if button:
                        self.driver.execute_script("document.getElementById(arguments[0]).click()", button)
                        page.rest()
                    found = self.driver.execute_script(AUDIT)
                    if self.axe:
                        found += self.serious()
                    check(not found, f"{button or 'page'}, {size}, {scheme}: {found[:6]}")
                    if button:
                        self.driver.execute_script("document.getElementById(arguments[0]).click()", button)
        self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
        check(preview.end() == 0, "Ctrl-C ends it with 0")

    # The script of axe, where the tests are given one: QUADRANT_AXE names axe.min.js.
    axe = os.environ.get("QUADRANT_AXE")

    def serious(self):
        with open(self.axe) as file:
            self.driver.execute_script(file.read() + "; window.axe = axe;")
        return self.driver.execute_async_script("""
            const done = arguments[0];
            axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => done(violations
              .filter(({ impact }) => ["serious", "critical"].includes(impact))
              .flatMap(({ id, nodes }) => nodes.map((node) => `axe ${id}: ${node.html.slice(0, 80)}`))),
              (error) => done([String(error)]))""")
