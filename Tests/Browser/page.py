"""A page of `quadrant preview` in a real browser, for the stories of preview.py and panels.py."""
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time

from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.actions.wheel_input import WheelInput
from selenium.webdriver.common.keys import Keys

failures = []


def check(holds, what):
    print(("ok      " if holds else "FAILED  ") + what, flush=True)
    if not holds:
        failures.append(what)


def wait(condition, seconds=20):
    """The first true value of `condition`; None after `seconds`."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(0.005)
    return None


def again(action):
    """What `action` gives, tried once more where the page has made its element anew meanwhile."""
    for _ in range(5):
        try:
            return action()
        except StaleElementReferenceException:
            time.sleep(0.1)
    return action()


class Preview:
    """A running `quadrant preview`."""

    def __init__(self, command, path, folder, *options):
        self.folder = folder
        self.errors = open(os.path.join(folder, "errors.txt"), "w+")
        self.output = open(os.path.join(folder, "output.txt"), "w+")
        self.process = subprocess.Popen([command, "preview", path, "--port", "0", "--json", *options], stdout=self.output,
                                        stderr=self.errors, cwd=folder)
        line = wait(lambda: self.said(self.output) if "\n" in self.said(self.output) else None)
        self.address = json.loads(line.split("\n")[0])
        self.url = self.address["url"]

    @staticmethod
    def said(file):
        with open(file.name) as copy:
            return copy.read()

    def end(self, number=signal.SIGINT):
        self.process.send_signal(number)
        try:
            return self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return None


class PlainPage:
    """A page without a browser: it takes its first picture, answers it, and waits."""

    def __init__(self, address):
        host = f"127.0.0.1:{address['port']}"
        self.socket = socket.create_connection(("127.0.0.1", address["port"]), 20)
        self.file = self.socket.makefile("rb")
        self.socket.sendall("\r\n".join([
            f"GET /{address['token']}/live HTTP/1.1", f"Host: {host}", f"Origin: http://{host}", "Connection: Upgrade",
            "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Protocol: quadrant", "", ""]).encode())
        while self.file.readline().strip():
            pass
        while True:
            kind, message = self.message()
            if kind == 2 and message[13] == 1:
                break

    def message(self):
        whole = b""
        while True:
            head, size = self.file.read(2)
            size &= 127
            if size >= 126:
                size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            whole += self.file.read(size)
            if head & 128:
                return head & 15, whole

    def close(self):
        self.file.close()
        self.socket.close()


class Page:
    """One page in the browser, with what the tests ask it."""

    def __init__(self, driver, url):
        self.driver = driver
        driver.switch_to.new_window("tab")
        self.handle = driver.current_window_handle
        driver.get(url)
        # Previews that are far off are drawn when they are scrolled to.
        self.is_shown = wait(lambda: (lambda s: s and any(x["isNear"] for x in s) and all(
            x["isPainted"] or not x["isNear"] for x in s))(self.screens()))
        # Until the first frame stands in the window, the browser drops what a pointer does.
        driver.execute_async_script("const done = arguments[0], next = requestAnimationFrame;"
                                    "next(() => next(() => setTimeout(done, 50)))")

    def use(self):
        self.driver.switch_to.window(self.handle)

    def screens(self):
        return self.driver.execute_script("return window.quadrant ? quadrant.screens() : null")

    def stats(self):
        return self.driver.execute_script("return quadrant.stats")

    def layout(self, screen=0):
        return self.driver.execute_async_script(
            "const done = arguments[arguments.length - 1]; quadrant.layout(arguments[0]).then(done)", screen)

    def views(self, names, screen=0, tree=None):
        """Every view of one of these names, with what it shows and its frame."""
        found = []

        def walk(node):
            if node["name"] in names.split():
                found.append(node)
            for child in node["children"]:
                walk(child)

        for root in tree or self.layout(screen):
            walk(root)
        return found

    def texts(self, screen=0):
        return [next(iter(view["facts"].values()), "") for view in self.views("Text", screen)]

    def point(self, x, y, screen=0):
        """Where a point of the view is in the window."""
        shown = self.screens()[screen]
        left, top, width, height = shown["box"]
        return left + x * width / shown["width"], top + y * height / shown["height"]

    def pointer(self):
        return ActionBuilder(self.driver, mouse=PointerInput("mouse", "mouse"), duration=0)

    def tap(self, x, y, screen=0):
        actions, (left, top) = self.pointer(), self.point(x, y, screen)
        actions.pointer_action.move_to_location(left, top).pointer_down().pointer_up()
        actions.perform()

    def drag(self, start, end, steps, each=None):
        """Drags in steps; `each` is called after every one that has been painted."""
        actions = self.pointer()
        actions.pointer_action.move_to_location(*self.point(*start)).pointer_down()
        actions.perform()
        for step in range(1, steps + 1):
            before = self.stats()["frames"]
            x = start[0] + (end[0] - start[0]) * step / steps
            y = start[1] + (end[1] - start[1]) * step / steps
            actions = self.pointer()
            actions.pointer_action.move_to_location(*self.point(x, y))
            actions.perform()
            wait(lambda: self.stats()["frames"] > before, 0.5)
            if each:
                each(x, y)
        actions = self.pointer()
        actions.pointer_action.pointer_up()
        actions.perform()

    def wheel(self, x, y, dx, dy, screen=0):
        actions = ActionBuilder(self.driver, wheel=WheelInput("wheel"), duration=0)
        left, top = self.point(x, y, screen)
        actions.wheel_action.scroll(int(left), int(top), int(dx), int(dy))
        actions.perform()

    def swipe(self, start, end, steps, each=None):
        """A finger goes from one point to another and leaves the glass."""
        def act(kind, *points):
            # As the glass itself would: the browser makes touches, pointers and, where it may, scrolling of them.
            touches = [dict(zip("xy", self.point(*point))) for point in points]
            self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

        act("touchStart", start)
        for step in range(1, steps + 1):
            before = self.stats()["frames"]
            x = start[0] + (end[0] - start[0]) * step / steps
            y = start[1] + (end[1] - start[1]) * step / steps
            act("touchMove", (x, y))
            wait(lambda: self.stats()["frames"] > before, 0.5)
            if each:
                each()
        act("touchEnd")

    def pixels(self, screen=0):
        return self.driver.execute_script(
            "return document.querySelectorAll('canvas')[arguments[0]].toDataURL()", screen)

    def press(self, key, shift=False):
        """A key, as a keyboard sends it to what has the focus."""
        actions = ActionChains(self.driver, duration=0)
        if shift:
            actions.key_down(Keys.SHIFT)
        actions.send_keys(key)
        if shift:
            actions.key_up(Keys.SHIFT)
        actions.perform()

    def focus(self):
        """What has the page's focus: the id or class of a control, the number of a preview, or the name of an element."""
        return self.driver.execute_script("""
            const at = document.activeElement, canvases = [...document.querySelectorAll("canvas")];
            return canvases.includes(at) ? canvases.indexOf(at)
              : at.entry ? at.getAttribute("aria-label") : at.id || at.className || at.tagName""")

    def shown(self, selector):
        """Whether an element takes room on the page."""
        return self.driver.execute_script(
            "return (document.querySelector(arguments[0])?.getClientRects().length ?? 0) > 0", selector)

    def text(self, selector):
        return self.driver.execute_script("return document.querySelector(arguments[0])?.textContent ?? null", selector)

    def click(self, selector):
        self.driver.find_element("css selector", selector).click()

    def choose(self, control, value):
        """Sets a picker, and waits until no more pictures come."""
        self.driver.execute_script("""
            const select = document.getElementById(arguments[0]);
            select.value = arguments[1];
            select.dispatchEvent(new Event("change"))""", control, value)
        self.rest()

    def rest(self):
        frames = -1
        while frames != self.stats()["frames"]:
            frames = self.stats()["frames"]
            time.sleep(0.25)

    def problem(self):
        return self.driver.execute_script(
            "const box = document.getElementById('problem'); return box.hidden ? null : box.innerText")


def open_browser():
    options = Options()
    for word in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=1280,1000",
                 "--force-device-scale-factor=2", "--disable-gpu"]:
        options.add_argument(word)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = shutil.which("chromedriver") or "/usr/bin/chromedriver"
    return webdriver.Chrome(options=options, service=Service(driver))


class Stories:
    """The browser, and the previews and folders of the present story."""

    def __init__(self, command, examples, keep):
        self.command, self.examples, self.keep = os.path.abspath(command), os.path.abspath(examples), keep
        self.driver = open_browser()
        self.folders, self.previews = [], []

    def folder(self):
        self.folders.append(tempfile.mkdtemp(prefix="quadrant-browser-"))
        return self.folders[-1]

    def preview(self, path, folder, *options):
        self.previews.append(Preview(self.command, path, folder, *options))
        return self.previews[-1]

    def seed(self, name, *options):
        folder = self.folder()
        shutil.copy(os.path.join(self.examples, name), folder)
        return self.preview(name, folder, *options)

    def clear(self):
        """Nothing stays behind, however a story ends."""
        for preview in self.previews:
            if preview.process.poll() is None:
                preview.process.kill()
                preview.process.wait()
        for folder in self.folders:
            shutil.rmtree(folder, ignore_errors=True)
        self.folders, self.previews = [], []

    def picture(self, name):
        if self.keep:
            os.makedirs(self.keep, exist_ok=True)
            self.driver.save_screenshot(os.path.join(self.keep, name + ".png"))
