"""Tests of windows. Each runs the command on a real screen and looks at it from outside."""

import json
import os
import signal
import subprocess
import sys
import time
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

warnings.filterwarnings("ignore", category=DeprecationWarning)

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
COMMAND = os.environ.get("QUADRANT_COMMAND", os.path.join(ROOT, ".build/debug/quadrant"))
WORK = os.environ["QUADRANT_WORK"]
SHOTS = os.environ.get("QUADRANT_SHOTS")
# Device pixels a point: xdotool counts in the former, views and AT-SPI in the latter.
SCALE = int(os.environ["GDK_SCALE"])


TESTS = []


def test(function):
    """Has it run with the others, in the order in which they stand here."""
    TESTS.append(function)
    return function


class Failed(Exception):
    pass


def expect(condition, what):
    if not condition:
        raise Failed(what)


def eventually(what, look, seconds=15):
    """The first true answer of `look`, which is asked until there is one."""
    end = time.monotonic() + seconds
    while True:
        found = look()
        if found:
            return found
        if time.monotonic() > end:
            raise Failed("there was never " + what)
        time.sleep(0.05)


def x(*words):
    return subprocess.run(["xdotool", *map(str, words)], check=True, capture_output=True, text=True, timeout=20).stdout


class Window:
    """The command, running, with what it says and what each of its frames shows."""

    def __init__(self, *words, env=None):
        self.trace = os.path.join(WORK, f"trace-{time.monotonic_ns()}")
        self.out = self.trace + ".out"
        self.err = self.trace + ".err"
        environment = dict(os.environ, QUADRANT_TRACE=self.trace, QUADRANT_CACHE=os.path.join(WORK, "cache"))
        environment.update(env or {})
        self.process = subprocess.Popen(
            [COMMAND, "run", *words], stdout=open(self.out, "w"), stderr=open(self.err, "w"), env=environment)

    def __enter__(self):
        try:
            eventually("a window", lambda: self.frames() or self.process.poll() is not None, 90)
            expect(self.process.poll() is None, "it ended at once: " + open(self.err).read())
            # A window without a window manager has the focus only when it is given it.
            x("mousemove", 1199, 2599)
            self.id = eventually("a window on the screen", self.visible)[0]
            x("windowfocus", "--sync", self.id)
        except BaseException:
            self.process.kill()
            raise
        return self

    def __exit__(self, *error):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def frames(self):
        try:
            with open(self.trace) as file:
                lines = file.read().split("\n")[:-1]
        except FileNotFoundError:
            return []
        return [json.loads(line) for line in lines]

    def rows(self, frame=None):
        """All views of a frame, by default the last, outermost first."""
        found = []

        def walk(row):
            found.append(row)
            for child in row["children"]:
                walk(child)

        for row in (frame or self.frames()[-1])["layout"]:
            walk(row)
        return found

    def of(self, title):
        """The last frame of the window with this title."""
        frames = [frame for frame in self.frames() if frame["window"] == title]
        return frames[-1] if frames else None

    def ids(self, title):
        words = ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid), "--all", "--name",
                 f"^{title}$"]
        return subprocess.run(words, capture_output=True, text=True).stdout.split()

    def visible(self):
        words = ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)]
        return subprocess.run(words, capture_output=True, text=True).stdout.split()

    def reached(self):
        """The element in the ring of the keyboard. Only the last line is read: what moves has many frames."""
        with open(self.trace, "rb") as file:
            end, size = file.seek(0, os.SEEK_END), 1 << 16
            while True:
                file.seek(max(end - size, 0))
                lines = file.read(min(size, end)).split(b"\n")
                # The last one is empty, or is being written.
                if len(lines) > 2 or size >= end:
                    return json.loads(lines[-2]).get("reached")
                size *= 4

    def texts(self, frame=None):
        return [row["facts"]["text"] for row in self.rows(frame) if "text" in row["facts"]]

    def row(self, text):
        rows = [row for row in self.rows() if row["facts"].get("text") == text]
        expect(rows, f"no view shows '{text}', only {self.texts()}")
        return rows[0]

    def printed(self):
        with open(self.out) as file:
            return file.read()

    def settled(self):
        """Waits until no more frames come."""
        count = -1
        while count != len(self.frames()):
            count = len(self.frames())
            time.sleep(0.3)

    def click(self, text):
        row = self.row(text)
        click(middle(row))


def middle(row):
    return row["globalX"] + row["globalWidth"] / 2, row["globalY"] + row["globalHeight"] / 2


def move(point):
    x("mousemove", round(point[0] * SCALE), round(point[1] * SCALE))


def click(point, button=1):
    move(point)
    time.sleep(0.05)
    x("click", button)


def shot(name):
    """A picture of the screen."""
    folder = SHOTS or WORK
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, name + ".png")
    subprocess.run(["import", "-window", "root", path], check=True)
    return path


def differing(first, second):
    """How many pixels two pictures differ in."""
    words = ["compare", "-metric", "AE", first, second, "null:"]
    return float(subprocess.run(words, capture_output=True, text=True).stderr.split()[0])


SEEDS = os.path.join(ROOT, "Examples/Seeds/")
OWN = os.path.join(ROOT, "Tests/Desktop/Views/")


# A slider's knob and the label over it.

def knob(track):
    share = float(track["facts"]["value"])
    return track["globalX"] + 14 + share * (track["globalWidth"] - 28)


@test
def sliders_and_labels_move_together():
    with Window(SEEDS + "SliderLabel.swift") as window:
        shot("slider-before")
        # The third is the mistake the program shows.
        for index in [0, 1, 3, 4]:
            def track():
                return [row for row in window.rows() if "value" in row["facts"]
                        and row["name"].startswith("Slider")][index]

            start = track()
            y = start["globalY"] + start["globalHeight"] / 2
            left, width = start["globalX"] + 14, start["globalWidth"] - 28
            move((knob(start), y))
            x("mousedown", 1)
            first = len(window.frames())
            for step in range(1, 9):
                drawn = len(window.frames())
                move((left + width * (0.1 if step == 1 else 0.1 * step + 0.05), y))
                # A busy machine draws one frame for several moves; here each is seen.
                eventually("a frame", lambda: len(window.frames()) > drawn)
            move((left + width * 0.9, y))
            time.sleep(0.2)
            x("mouseup", 1)
            eventually("a knob at 90 %", lambda: abs(float(track()["facts"]["value"]) - 0.9) < 0.02)
            frames = window.frames()[first:]
            expect(len(frames) >= 5, f"only {len(frames)} frames were drawn while a knob was dragged")
            for frame in frames:
                rows = window.rows(frame)
                tracks = [row for row in rows if "value" in row["facts"] and row["name"].startswith("Slider")]
                # Each label is the text that is nearest above its track.
                text = min((row for row in rows if "text" in row["facts"]),
                           key=lambda row: abs(row["globalY"] + 26 - tracks[index]["globalY"]))
                away = abs(middle(text)[0] - knob(tracks[index]))
                expect(away <= 0.5, f"label {index} is {away} points from its knob in frame {frame['frame']}")
        shot("slider-after")


@test
def wheel_turns_the_helix():
    with Window(SEEDS + "Helix.swift") as window:
        window.settled()
        before = shot("helix-before")
        move((200, 400))
        first = window.row("Row #9")["globalY"]
        for _ in range(5):
            x("click", 5)
            time.sleep(0.03)
        eventually("a row further up", lambda: window.row("Row #9")["globalY"] < first - 50)
        window.settled()
        expect(differing(before, shot("helix-after")) > 20_000, "the helix looks as before")
        for _ in range(5):
            x("click", 4)
            time.sleep(0.03)
        eventually("the row where it was", lambda: abs(window.row("Row #9")["globalY"] - first) < 1)


@test
def wheel_turns_the_cover_flow():
    with Window(SEEDS + "CoverFlow.swift") as window:
        window.settled()
        before = shot("cover-flow-before")
        move((200, 100))

        def card():  # The reader round the screen comes first.
            return [row for row in window.rows() if row["name"] == "GeometryReader"][1]["globalX"]

        first = card()
        for _ in range(5):
            x("click", 7)
            time.sleep(0.03)
        eventually("cards further left", lambda: card() < first - 50)
        window.settled()
        expect(differing(before, shot("cover-flow-after")) > 5_000, "the cover flow looks as before")
        for _ in range(5):
            x("click", 6)
            time.sleep(0.03)
        eventually("the cards where they were", lambda: abs(card() - first) < 1)


@test
def tap_on_center_prints():
    with Window(SEEDS + "Coordinates.swift") as window:
        window.click("Center")
        lines = eventually("three lines", lambda: window.printed().count("\n") >= 3 and window.printed())
        expect(lines.startswith("Global center: "), lines)
        expect("Custom center: " in lines and "Local center: " in lines, lines)


@test
def closing_and_interrupting_end_well():
    with Window(OWN + "Elements.swift", "--size", "300x400") as window:
        window.process.send_signal(signal.SIGINT)
        expect(window.process.wait(10) == 0, "Ctrl-C did not end it with 0")
    with Window(OWN + "Elements.swift", "--size", "300x400") as window:
        x("key", "ctrl+w")
        code = window.process.wait(10)
        expect(code == 0, f"closing the window ended it with {code}: " + open(window.err).read())


@test
def idle_costs_nothing():
    def ticks(process):
        with open(f"/proc/{process.pid}/stat") as file:
            words = file.read().rsplit(")", 1)[1].split()
        return int(words[11]) + int(words[12])

    with Window(OWN + "Elements.swift", "--size", "300x400") as window:
        window.settled()
        time.sleep(0.5)
        frames, began = len(window.frames()), ticks(window.process)
        time.sleep(2)
        expect(len(window.frames()) == frames, "frames were drawn while nothing happened")
        expect(ticks(window.process) - began <= 2, "processor time was spent while nothing happened")


@test
def resizing_lays_out_again():
    with Window(OWN + "Elements.swift", "--size", "300x400") as window:
        window.settled()
        for width in [320, 360, 400]:
            x("windowsize", "--sync", window.id, width * SCALE, 800)
            eventually("a view in the middle", lambda: abs(middle(window.row("Elements"))[0] - width / 2) < 1)


@test
def dark_follows_the_desktop():
    config = os.path.join(WORK, "dark")
    os.makedirs(config + "/gtk-4.0", exist_ok=True)
    with open(config + "/gtk-4.0/settings.ini", "w") as file:
        file.write("[Settings]\ngtk-application-prefer-dark-theme=1\n")

    def corner(picture):
        words = ["convert", picture, "-crop", "1x1+20+20", "-depth", "8", "rgb:-"]
        return list(subprocess.run(words, check=True, capture_output=True).stdout)

    with Window(OWN + "Elements.swift", "--size", "300x400", env={"XDG_CONFIG_HOME": config}) as window:
        window.settled()
        expect(corner(shot("dark")) == [0, 0, 0], "the window is not dark")
    with Window(OWN + "Elements.swift", "--size", "300x400", "--color-scheme", "light",
                env={"XDG_CONFIG_HOME": config}) as window:
        window.settled()
        expect(corner(shot("light")) == [255, 255, 255], "the window is not light")


@test
def no_desktop_is_said_plainly():
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment["XDG_RUNTIME_DIR"] = WORK
    result = subprocess.run([COMMAND, "run", OWN + "Elements.swift"], env=environment, capture_output=True, text=True)
    expect(result.returncode == 5, f"it ended with {result.returncode}")
    lines = result.stderr.strip().split("\n")[-4:]
    expect([line[:6] for line in lines] == ["quadra", "  at  ", "  rule", "  fix "], result.stderr)


@test
def windows_of_an_app_share_its_state():
    with Window(OWN + "Pages.swift") as window:
        def first():
            return window.texts(window.of("Pages"))

        expect("2 pages" in first(), first())
        x("key", "ctrl+p")
        eventually("a page more", lambda: "3 pages" in first())
        shot("app")
        # The button is under a bar of menus.
        frame = window.of("Pages")
        button = [row for row in window.rows(frame) if row["facts"].get("text") == "Open"][0]
        where = middle(button)

        def bar_height():
            size = x("getwindowgeometry", "--shell", window.id)
            height = int([line for line in size.split() if line.startswith("HEIGHT")][0].split("=")[1])
            return height / SCALE - 300

        click((where[0], where[1] + bar_height()))
        page = eventually("a window for a page", lambda: window.ids("Page"))[0]
        x("windowmove", "--sync", page, 640, 0)
        eventually("page 3", lambda: window.of("Page") and "page 3" in window.texts(window.of("Page")))
        x("windowfocus", "--sync", page)
        x("key", "ctrl+n")
        eventually("another window", lambda: len(window.ids("Pages")) == 2)
        x("key", "ctrl+comma")
        eventually("settings", lambda: window.ids("Settings"))
        x("windowfocus", "--sync", page)
        x("key", "ctrl+w")
        eventually("no window for a page", lambda: not window.ids("Page"))
        x("windowfocus", "--sync", window.id)
        x("key", "ctrl+q")
        expect(window.process.wait(10) == 0, "it did not end with 0: " + open(window.err).read())


# What another process sees.

ROLES = {
    "header": ["heading"], "staticText": ["label", "push button", "spin button"], "button": ["push button"],
    "image": ["image", "icon"], "element": ["panel", "spin button"], "group": ["panel"], "list": ["list"],
    "toggle": ["toggle button", "switch", "check box"], "slider": ["slider"], "stepper": ["spin button"],
    "progress": ["progress bar"], "gauge": ["level bar"], "textField": ["text", "entry"],
    "secureField": ["text", "entry", "password text"], "textEditor": ["text", "entry"],
    "searchField": ["text", "entry"], "picker": ["combo box", "panel", "grouping"], "datePicker": ["combo box", "panel"],
    "colorPicker": ["combo box"], "menu": ["combo box"], "link": ["link"], "tab": ["page tab"],
    "disclosure": ["push button"], "tabBar": ["page tab list"], "scrollArea": ["panel"], "menuItem": ["menu item"],
}


def application(window):
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child is not None and child.get_process_id() == window.process.pid:
            return child
    return None


def elements(window):
    """The widgets that stand for elements: those in the layer over the drawing."""
    def layer(widget):
        if widget is None:
            return None
        if widget.get_name() == "GtkFixed" and widget.get_role_name() == "filler":
            return widget
        for index in range(widget.get_child_count()):
            found = layer(widget.get_child_at_index(index))
            if found is not None:
                return found
        return None

    # What this side remembers of a program that was not ready yet is forgotten.
    program = application(window)
    if program is not None:
        program.clear_cache()
    found = layer(program)
    if found is None:
        return []
    # Widgets come and go while they are counted.
    return [widget for widget in map(found.get_child_at_index, range(found.get_child_count())) if widget]


def check_element(widget, node):
    name = f"{node['role']} '{node['label']}'"
    role = widget.get_role_name()
    expect(role in ROLES[node["role"]], f"{name} is a {role}")
    # What has no name goes by that of its widget's class.
    if node["label"]:
        expect(widget.get_name() == node["label"], f"{name} is called '{widget.get_name()}'")
    frame, box = node["frame"], widget.get_extents(Atspi.CoordType.WINDOW)
    for side, value in [("x", box.x), ("y", box.y), ("width", box.width), ("height", box.height)]:
        expect(abs(frame[side] - value) <= 1, f"{name}: {side} is {value}, not {frame[side]}")
    states = widget.get_state_set()
    expect(states.contains(Atspi.StateType.SENSITIVE) == (not node["isDisabled"]), f"{name} is on or off wrongly")
    if "number" in node:
        number = Atspi.Value.get_current_value(widget)
        expect(abs(number - node["number"]["value"]) < 1e-6, f"{name} holds {number}")
    if "isOn" in node:
        # What opens says whether it is open; what is switched, whether it is on.
        state = Atspi.StateType.EXPANDED if node["role"] == "disclosure" else Atspi.StateType.CHECKED
        expect(states.contains(state) == node["isOn"], f"{name} is open or on wrongly")
    value = node.get("value", "")
    if role in ("text", "entry", "password text"):
        text = Atspi.Text.get_text(widget, 0, Atspi.Text.get_character_count(widget))
        expect(text == value, f"{name} holds '{text}', not '{value}'")
    elif value:
        expect(value in widget.get_description(), f"{name} says '{widget.get_description()}', not '{value}'")
    expect(widget.get_child_count() >= len(node["children"]), f"{name} has {widget.get_child_count()} children")
    for index, child in enumerate(node["children"]):
        check_element(widget.get_child_at_index(index), child)


def headless_tree(path, *words):
    words = [COMMAND, "layout", path, *words, "--accessibility", "--json"]
    environment = dict(os.environ, QUADRANT_CACHE=os.path.join(WORK, "cache"))
    return json.loads(subprocess.run(words, check=True, capture_output=True, text=True, env=environment).stdout)


def tree_is_that_of_layout(path, *words):
    nodes = headless_tree(path, *words)
    expect(len(nodes) > 0, "there are no elements")
    with Window(path, *words) as window:
        time.sleep(2)
        try:
            eventually("as many elements", lambda: len(elements(window)) == len(nodes), 40)
        except Failed:
            shown = [(widget.get_role_name(), widget.get_name()) for widget in elements(window)]
            raise Failed(f"{len(nodes)} elements are {len(shown)} in the window: {shown}")
        widgets = elements(window)
        for widget, node in zip(widgets, nodes):
            check_element(widget, node)
        shot("elements-" + os.path.splitext(os.path.basename(path))[0])


@test
def another_process_reads_the_tree():
    tree_is_that_of_layout(OWN + "Elements.swift", "--size", "300x400")


@test
def another_process_reads_the_gallery():
    path = os.path.join(ROOT, "Examples/Gallery/Controls.swift")
    if os.path.exists(path):
        tree_is_that_of_layout(path, "--size", "500x1200")


@test
def another_process_presses_and_steps():
    with Window(OWN + "Elements.swift", "--size", "300x400") as window:
        def named(name):
            return [widget for widget in elements(window) if widget.get_name() == name]

        button = eventually("a button", lambda: named("Press"))[0]
        Atspi.Action.do_action(button, 0)
        eventually("a press", lambda: "pressed 1" in window.texts())
        eventually("its echo", lambda: named("pressed 1"))
        level = named("Level")[0]
        Atspi.Value.set_current_value(level, 1)
        eventually("a step up", lambda: "6" in named("Level")[0].get_description())
        Atspi.Value.set_current_value(level, -1)
        eventually("a step down", lambda: "5" in named("Level")[0].get_description())


@test
def stored_values_outlive_the_window():
    path = os.path.join(WORK, "Runs.swift")
    with open(path, "w") as file:
        file.write("""import SwiftUI
struct Runs: View {
    @AppStorage("runs-of-a-test") private var runs = 0
    var body: some View { Text("run").onAppear { print("runs was", runs); runs += 1 } }
}
""")
    home = os.path.join(WORK, "home")
    os.makedirs(home, exist_ok=True)
    for count in range(2):
        with Window(path, "--size", "200x100", env={"HOME": home, "XDG_CONFIG_HOME": home + "/.config"}) as window:
            eventually("the value of before", lambda: f"runs was {count}" in window.printed())
            x("key", "ctrl+w")
            code = window.process.wait(10)
            said = open(window.err).read()
            expect(code == 0 and "CRITICAL" not in said, f"closing said {said} and ended with {code}")


@test
def a_window_of_its_contents_size_follows_it():
    path = os.path.join(WORK, "Growing.swift")
    with open(path, "w") as file:
        file.write("""import SwiftUI
@main struct GrowingApp: App {
    var body: some Scene { WindowGroup("Growing") { Growing() }.windowResizability(.contentSize) }
}
struct Growing: View {
    @State private var isTall = false
    var body: some View {
        Text("grow").frame(width: 200, height: isTall ? 300 : 100).background(.yellow)
            .onTapGesture { isTall.toggle() }
    }
}
""")
    with Window(path) as window:
        def size():
            row = window.row("grow")
            words = x("getwindowgeometry", "--shell", window.id)
            sides = dict(line.split("=") for line in words.split() if "=" in line)
            return int(sides["WIDTH"]) // SCALE, int(sides["HEIGHT"]) // SCALE
        window.settled()
        expect(size() == (200, 100), f"it opens at {size()}")
        window.click("grow")
        eventually("a taller window", lambda: size() == (200, 300))


@test
def work_for_the_run_loop_wakes_the_window():
    path = os.path.join(WORK, "Sleeper.swift")
    with open(path, "w") as file:
        file.write("""import Combine
import SwiftUI
@main struct SleeperApp: App {
    var body: some Scene { WindowGroup("Sleeper") { Sleeper() } }
}
final class Alarm: ObservableObject, @unchecked Sendable {
    @Published var words = "asleep"
    private let bell = PassthroughSubject<Date, Never>()
    init() {
        bell.receive(on: RunLoop.main).map { "awake after \\(-$0.timeIntervalSinceNow)" }.assign(to: &$words)
    }
    func set() {
        // By then nothing moves, and the window waits.
        DispatchQueue.global().asyncAfter(deadline: .now() + 2) { self.bell.send(Date()) }
    }
}
struct Sleeper: View {
    @StateObject private var alarm = Alarm()
    var body: some View { Text(alarm.words).padding(40).onAppear { alarm.set() } }
}
""")
    with Window(path) as window:
        words = eventually("an answer", lambda: [text for text in window.texts() if text.startswith("awake")], 30)
        waited = float(words[0].split()[-1])
        expect(waited < 3, f"the window slept {waited} s longer")


def main(names):
    unknown = [name for name in names if name not in [test.__name__ for test in TESTS]]
    if unknown:
        print(f"there is no test {', '.join(unknown)}; there are " + ", ".join(test.__name__ for test in TESTS))
        return 2
    failures = 0
    Atspi.init()
    for test in TESTS:
        if names and test.__name__ not in names:
            continue
        began = time.monotonic()
        try:
            test()
            print(f"ok      {test.__name__} ({time.monotonic() - began:.1f} s)", flush=True)
        except (Failed, GLib.Error, subprocess.SubprocessError, IndexError, KeyError, OSError) as error:
            failures += 1
            print(f"FAILED  {test.__name__}: {type(error).__name__}: {error}", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    # The other files import this one, as it runs.
    sys.modules["desktop"] = sys.modules["__main__"]
    import editing  # noqa: E402, F401
    import keyboard  # noqa: E402, F401
    import wayland  # noqa: E402, F401
    sys.exit(main(sys.argv[1:]))
