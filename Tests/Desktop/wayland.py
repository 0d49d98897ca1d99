"""Windows on Wayland, and at other scales."""

import os
import subprocess
import time

from desktop import OWN, WORK, Window, eventually, expect, shot, test, x


class Compositor:
    """A Wayland compositor in a window of the screen, which hands on the keys and the pointer that it gets."""

    def __enter__(self):
        self.folder = os.path.join(WORK, f"runtime-{time.monotonic_ns()}")
        os.makedirs(self.folder, mode=0o700)
        with open(os.path.join(WORK, "weston.ini"), "w") as file:
            file.write("[shell]\npanel-position=none\nanimation=none\nstartup-animation=none\n")
        environment = dict(os.environ, XDG_RUNTIME_DIR=self.folder)
        self.process = subprocess.Popen(
            ["weston", "--backend=x11-backend.so", "--width=1000", "--height=1000", "--use-pixman", "--no-config",
             "--socket=quadrant-test", "--idle-time=0"], env=environment,
            stdout=open(os.path.join(WORK, "weston.log"), "w"), stderr=subprocess.STDOUT)
        try:
            eventually("a compositor", lambda: os.path.exists(os.path.join(self.folder, "quadrant-test")))
            found = ["xdotool", "search", "--onlyvisible", "--class", "weston"]
            ids = eventually("its window", lambda: subprocess.run(found, capture_output=True, text=True).stdout.split())
            x("windowfocus", ids[-1])
        except BaseException:
            self.process.kill()
            raise
        return self

    def __exit__(self, *error):
        self.process.kill()
        self.process.wait()

    @property
    def environment(self):
        return {"XDG_RUNTIME_DIR": self.folder, "WAYLAND_DISPLAY": "quadrant-test", "GDK_BACKEND": "wayland"}


class WaylandWindow(Window):
    """A window that X11 does not know: the compositor gives it the focus."""

    def __enter__(self):
        try:
            eventually("a window", lambda: self.frames() or self.process.poll() is not None, 90)
            expect(self.process.poll() is None, "it ended at once: " + open(self.err).read())
        except BaseException:
            self.process.kill()
            raise
        return self


@test
def a_window_is_one_of_wayland():
    with Compositor() as compositor:
        with WaylandWindow(OWN + "Keys.swift", "--size", "390x840", env=compositor.environment) as window:
            window.settled()
            shot("wayland")
            x("key", "Tab")
            eventually("a ring", lambda: window.reached() and window.reached()["label"] == "Count")
            x("key", "space")
            eventually("a count", lambda: "count 1" in window.texts())
            shot("wayland-keys")


@test
def the_scale_of_the_screen_is_that_of_the_picture():
    for scale in ["1", "2", "3"]:
        with Window(OWN + "Elements.swift", "--size", "300x200", env={"GDK_SCALE": scale}) as window:
            window.settled()
            words = x("getwindowgeometry", "--shell", window.id)
            sides = dict(line.split("=") for line in words.split() if "=" in line)
            size = int(sides["WIDTH"]), int(sides["HEIGHT"])
            expect(size == (300 * int(scale), 200 * int(scale)), f"at scale {scale} the window is {size}")
            shot("scale-" + scale)
