"""The card of Sources/CardWorkload.swift as a page: by headless Chromium, and by WeasyPrint with pdftoppm.

  card_page.py chromium|weasyprint

Prints figures as JSON. Times are by the clock: both work in several processes or threads. Chromium is started once and
gets new words for each card; `start ns` is the time to its first card.
"""
import base64
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

PAGE = """<!doctype html><meta charset="utf-8"><style>
@page { size: 1200px 630px; margin: 0 }
html, body { margin: 0; width: 1200px; height: 630px; font-family: 'Inter Variable', Inter, sans-serif; color: #000 }
.back { position: absolute; width: 1200px; height: 630px;
        background: linear-gradient(117.7deg, rgb(12%, 20%, 55%), rgb(55%, 20%, 60%)) }
.card { position: absolute; left: 60px; top: 60px; width: 984px; height: 414px; padding: 48px; background: #fff;
        border-radius: 32px }
.face { position: absolute; width: 96px; height: 96px; border-radius: 48px;
        background: linear-gradient(rgb(255, 149, 0), rgb(255, 45, 85)) }
.name { position: absolute; left: 164px; top: 62px; font-size: 30px; font-weight: 600 }
.entry { position: absolute; left: 164px; top: 104px; font-size: 24px; color: #8e8e93 }
.title { position: absolute; left: 48px; top: 168px; width: 984px; font-size: 64px; font-weight: 700;
         line-height: 76px }
.tags { position: absolute; left: 48px; top: 413px }
.tags span { display: inline-block; margin-right: 16px; padding: 10px 20px; border-radius: 22px; font-size: 24px;
             background: rgb(90%, 92%, 97%) }
</style><div class="back"></div><div class="card"><div class="face"></div><div class="name">Ada Lovelace</div>
<div class="entry" id="entry">Entry N of the journal</div>
<div class="title" id="title">How the engine weaves algebraic patterns, part N</div>
<div class="tags"><span>layout</span><span>typography</span><span id="tag">number N</span></div></div>"""
TURNS = 12


class Browser:
    """Chromium's protocol over a pair of pipes: messages of JSON, each ended by a zero."""

    def __init__(self, program, folder):
        read_here, write_there = os.pipe()
        read_there, write_here = os.pipe()
        # The browser reads from descriptor 3 and writes to 4.
        wrap = 'exec "$0" "$@" 3<&{} 4>&{}'.format(read_there, write_there)
        self.process = subprocess.Popen(
            ["bash", "-c", wrap, program, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--remote-debugging-pipe", "--force-device-scale-factor=1", f"--user-data-dir={folder}", "about:blank"],
            pass_fds=(read_there, write_there), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(read_there)
        os.close(write_there)
        self.out, self.source, self.number, self.rest = write_here, read_here, 0, b""

    def receive(self):
        while b"\0" not in self.rest:
            more = os.read(self.source, 1 << 16)
            if not more:
                raise SystemExit("card_page: the browser ended")
            self.rest += more
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, session=None, **values):
        self.number += 1
        message = {"id": self.number, "method": method, "params": values}
        if session:
            message["sessionId"] = session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"card_page: {method}: {answer['error']}")
                return answer["result"]


def chromium(folder):
    start = time.perf_counter_ns()
    browser = Browser(shutil.which("chromium"), folder)
    target = browser.call("Target.createTarget", url="about:blank")["targetId"]
    session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
    browser.call("Emulation.setDeviceMetricsOverride", session, width=1200, height=630, deviceScaleFactor=1,
                 mobile=False)
    browser.call("Runtime.evaluate", session, expression=f"document.write({json.dumps(PAGE)})")
    times, size, first = [], 0, None
    for number in range(1, TURNS + 1):
        begin = time.perf_counter_ns()
        browser.call("Runtime.evaluate", session, expression=f"""
            entry.textContent = 'Entry {number} of the journal'
            title.textContent = 'How the engine weaves algebraic patterns, part {number}'
            tag.textContent = 'number {number % 97}'""")
        picture = base64.b64decode(browser.call("Page.captureScreenshot", session, format="png")["data"])
        now = time.perf_counter_ns()
        times.append(now - begin)
        first = first or now - start
        size = len(picture)
        if os.environ.get("BENCH_CARD"):
            open(os.environ["BENCH_CARD"], "wb").write(picture)
    browser.call("Browser.close")
    browser.process.wait()
    return {"card ns": statistics.median(times[2:]), "start ns": first, "PNG bytes": size}


def weasyprint(folder):
    import weasyprint
    documents, pictures, size = [], [], 0
    for number in range(1, TURNS + 1):
        begin = time.perf_counter_ns()
        weasyprint.HTML(string=PAGE.replace(" N", f" {number}")).write_pdf(folder + "/card.pdf")
        middle = time.perf_counter_ns()
        subprocess.run(["pdftoppm", "-png", "-r", "96", "-singlefile", folder + "/card.pdf", folder + "/card"],
                       check=True)
        documents.append(middle - begin)
        pictures.append(time.perf_counter_ns() - middle)
        size = os.path.getsize(folder + "/card.png")
    if os.environ.get("BENCH_CARD"):
        shutil.copy(folder + "/card.png", os.environ["BENCH_CARD"])
    document, picture = statistics.median(documents[2:]), statistics.median(pictures[2:])
    return {"PDF ns": document, "PDF to PNG ns": picture, "card ns": document + picture, "PNG bytes": size}


with tempfile.TemporaryDirectory() as place:
    print(json.dumps({"card": {"chromium": chromium, "weasyprint": weasyprint}[sys.argv[1]](place)}))
