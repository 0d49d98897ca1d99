"""Text fields, the clipboard, the primary selection, input methods, and drags between windows and other programs."""

import os
import subprocess
import sys
import time

from desktop import OWN, SCALE, WORK, Atspi, Window, application, click, eventually, expect, middle, move, shot, test, x

SELECTIONS = ["primary", "clipboard"]


def put(selection, data, kind=None):
    words = ["xclip", "-i", "-selection", selection] + (["-t", kind] if kind else [])
    subprocess.run(words, input=data, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=10)


def get(selection, kind=None):
    words = ["xclip", "-o", "-selection", selection] + (["-t", kind] if kind else [])
    return subprocess.run(words, capture_output=True, timeout=10).stdout


def editing(*words):
    return Window(OWN + "Editing.swift", "--size", "390x600", *words)


def field(window):
    return [row for row in window.rows() if row["name"] == "editing"][0]


def write(window, text):
    """Types into the field."""
    click(middle(field(window)))
    x("key", "ctrl+a")
    x("type", text)
    eventually(f"text '{text}', only {window.texts()}", lambda: "line " + text in window.texts())


def menu_item(window, title):
    """The item of an open menu, as assistive technology has it."""
    def find(widget):
        if widget is None:
            return None
        if widget.get_role_name() == "menu item" and widget.get_name() == title:
            return widget
        for index in range(widget.get_child_count()):
            found = find(widget.get_child_at_index(index))
            if found:
                return found
        return None
    program = application(window)
    program.clear_cache()
    return find(program)


@test
def a_selection_is_pasted_by_the_middle_button():
    with editing() as window:
        write(window, "from here")
        x("key", "ctrl+a")
        eventually("a primary selection", lambda: get("primary") == b"from here")
        x("key", "End")
        put("primary", b" and there")
        place = field(window)
        click((place["globalX"] + place["globalWidth"] - 20, middle(place)[1]), 2)
        eventually(f"the other text, only {window.texts()}", lambda: "line from here and there" in window.texts())
        expect(get("clipboard") == b"", "a selection is on the clipboard")


@test
def a_field_has_an_edit_menu():
    with editing() as window:
        write(window, "menu")
        x("key", "ctrl+a")
        click(middle(field(window)), 3)
        names = ["Undo", "Redo", "Cut", "Copy", "Paste", "Select All"]
        eventually("an edit menu", lambda: menu_item(window, "Select All"))
        shot("edit-menu")
        for name in names:
            expect(menu_item(window, name), f"the menu has no {name}")
        Atspi.Action.do_action(menu_item(window, "Cut"), 0)
        eventually("an empty field", lambda: "line " in window.texts())
        eventually("the text on the clipboard", lambda: get("clipboard") == b"menu")
        x("key", "Escape")
        time.sleep(0.3)
        x("key", "ctrl+z")
        eventually("the text again", lambda: "line menu" in window.texts())


@test
def an_app_has_an_edit_menu():
    with Window(OWN + "Pages.swift") as window:
        # The menus of a bar have their items while they are open.
        window.settled()
        x("key", "F10")
        eventually("a menu", lambda: menu_item(window, "Close Window"))
        x("key", "Right")
        eventually("items", lambda: application(window) and menu_item(window, "Copy"))
        shot("menu-bar")
        for name in ["Undo", "Redo", "Cut", "Copy", "Paste", "Select All"]:
            item = menu_item(window, name)
            expect(item, f"the menu bar has no {name}")
            expect(not item.get_state_set().contains(Atspi.StateType.SENSITIVE), f"{name} is on without a field")


@test
def images_are_on_the_clipboard():
    red = subprocess.run(["convert", "-size", "3x2", "xc:red", "png:-"], capture_output=True, check=True).stdout
    put("clipboard", red, "image/png")
    with editing() as window:
        window.click("Paste Image")
        eventually("the size of the image", lambda: "image 3 × 2" in window.texts())
        window.click("Copy Image")

        def size():
            data = get("clipboard", "image/png")
            words = ["identify", "-format", "%w %h", "png:-"]
            return data and subprocess.run(words, input=data, capture_output=True).stdout.decode()
        eventually(f"an image of 8 × 5, but {size()}", lambda: size() in ("8 5", "16 10"))


@test
def dead_keys_compose():
    with editing() as window:
        click(middle(field(window)))
        x("key", "dead_acute")
        time.sleep(0.2)
        shot("preedit")
        x("key", "e")
        eventually(f"é, only {window.texts()}", lambda: "line é" in window.texts())


PEER = """
import sys, gi
gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
from gi.repository import Gdk, Gio, GLib, GObject, Gtk
loop = GLib.MainLoop()
window = Gtk.Window(title="Peer", default_width=200, default_height=100)
label = Gtk.Label(label="peer")
window.set_child(label)
if sys.argv[1] == "give":
    source = Gtk.DragSource()
    if sys.argv[2] == "files":
        value = Gdk.FileList.new_from_list([Gio.File.new_for_path(path) for path in sys.argv[3:]])
        content = Gdk.ContentProvider.new_for_value(value)
    else:
        content = Gdk.ContentProvider.new_for_value(sys.argv[3])
    source.set_content(content)
    label.add_controller(source)
else:
    target = Gtk.DropTarget.new(GObject.TYPE_STRING, Gdk.DragAction.COPY)
    target.connect("drop", lambda target, value, x, y: print("got", value, flush=True) or True)
    label.add_controller(target)
label.set_vexpand(True)
window.present()
loop.run()
"""


class Peer:
    """Another program with a window, at the right of the screen."""

    def __init__(self, *words):
        self.out = os.path.join(WORK, f"peer-{time.monotonic_ns()}")
        self.process = subprocess.Popen([sys.executable, "-c", PEER, *words], stdout=open(self.out, "w"))

    def __enter__(self):
        def visible():
            words = ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)]
            return subprocess.run(words, capture_output=True, text=True).stdout.split()
        try:
            window = eventually("a window of the other program", visible)[0]
            x("windowmove", "--sync", window, 400 * SCALE, 0)
        except BaseException:
            self.process.kill()
            raise
        return self

    def __exit__(self, *error):
        self.process.kill()
        self.process.wait()

    middle = (480, 40)


def drag(start, end, hold=0.1):
    move(start)
    x("mousedown", 1)
    time.sleep(hold)
    for step in range(1, 11):
        move((start[0] + (end[0] - start[0]) * step / 10, start[1] + (end[1] - start[1]) * step / 10))
        time.sleep(0.05)
    time.sleep(0.5)
    x("mouseup", 1)


@test
def text_of_another_program_is_dropped():
    with editing() as window, Peer("give", "text", "from a peer") as peer:
        drag(peer.middle, middle(window.row("Drop text")))
        eventually(f"the text, only {window.texts()}", lambda: "dropped from a peer" in window.texts())


@test
def files_of_another_program_are_dropped():
    paths = [os.path.join(WORK, name) for name in ("one.txt", "two.txt")]
    for path in paths:
        with open(path, "w") as file:
            file.write("contents")
    for names in [paths[:1], paths]:
        with editing() as window, Peer("give", "files", *names) as peer:
            drag(peer.middle, middle(window.row("Drop files")))
            wanted = "files " + " ".join(os.path.basename(name) for name in names)
            eventually(f"the names, only {window.texts()}", lambda: wanted in window.texts())


@test
def a_drag_leaves_the_window():
    with editing() as window, Peer("take") as peer:
        drag(middle(window.row("Drag me")), peer.middle, 1)
        eventually("the text in the other program", lambda: open(peer.out).read() == "got from SwiftUI\n")
