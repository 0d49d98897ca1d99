// The connection and the frames. `PageMessage` and `FramePacket` are the server's side of the protocol.
const byId = (id) => document.getElementById(id);
const view = byId("view"), stage = byId("stage"), status = byId("status"), keys = byId("keys");
const stats = { latency: [], frames: 0, bytes: 0, rects: 0, lastRects: [], inFlight: 0, maxInFlight: 0,
  generation: 0 };
let socket = null, screens = [], solo = -1, active = 0, choices = null, settings = null, zoom = "fit";
let retry = 250, hasProblem = false, asked = 0, showsFrame = false;
const waiting = new Map();

const socketAddress = () => {
  const url = new URL(location.href);
  url.protocol = "ws:";
  url.search = url.hash = "";
  if (!url.pathname.endsWith("/")) url.pathname += "/";
  url.pathname += "live";
  return url.href;
};

const send = (message) => {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
};

const showStatus = () => {
  const isOpen = socket && socket.readyState === WebSocket.OPEN;
  status.dataset.state = !isOpen ? "lost" : hasProblem ? "problem" : "live";
  status.textContent = !isOpen ? "connecting" : hasProblem ? "not running" : "live";
  stage.dataset.dim = String(!isOpen || hasProblem);
};

const connect = () => {
  socket = new WebSocket(socketAddress(), "quadrant");
  socket.binaryType = "arraybuffer";
  socket.onopen = () => { retry = 250; byId("lost").hidden = true; stats.inFlight = 0; };
  socket.onmessage = (event) => {
    if (typeof event.data === "string") told[JSON.parse(event.data).kind]?.(JSON.parse(event.data));
    else takeFrame(event.data);
  };
  socket.onclose = () => {
    socket = null;
    byId("lost").hidden = false;
    showStatus();
    setTimeout(connect, retry);
    retry = Math.min(retry * 1.6, 3000);
  };
};

// Pictures: rectangles are painted in the order in which they came; a frame is answered when it is all there.
let painting = Promise.resolve(), isPainting = false;
const takeFrame = (buffer) => {
  const head = new DataView(buffer);
  const packet = { echo: head.getFloat64(0, true), frame: head.getUint32(8, true),
    isFile: head.getUint8(12) === 1, isLast: head.getUint8(13) === 1, screen: head.getUint16(14, true),
    x: head.getUint16(16, true), y: head.getUint16(18, true), width: head.getUint16(20, true),
    height: head.getUint16(22, true), wide: head.getUint16(24, true), high: head.getUint16(26, true), buffer };
  if (packet.isFile || isPainting) {
    isPainting = true;
    const mine = painting = painting.then(() => paint(packet)).then(() => {
      if (painting === mine) isPainting = false;
    });
  } else paint(packet);
};

const paint = async (packet) => {
  const screen = screens[packet.screen];
  if (screen) {
    const { canvas } = screen, context = screen.context ??= canvas.getContext("2d");
    if (canvas.width !== packet.wide || canvas.height !== packet.high) {
      canvas.width = packet.wide;
      canvas.height = packet.high;
    }
    const bytes = new Uint8ClampedArray(packet.buffer, 28);
    if (packet.isFile) {
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      context.clearRect(packet.x, packet.y, packet.width, packet.height);
      context.drawImage(image, packet.x, packet.y);
      image.close();
    } else context.putImageData(new ImageData(bytes, packet.width, packet.height), packet.x, packet.y);
    screen.isPainted = true;
  }
  stats.bytes += packet.buffer.byteLength;
  stats.rects += 1;
  if (stats.isNewFrame !== false) stats.lastRects = [];
  stats.isNewFrame = packet.isLast;
  stats.lastRects.push([packet.screen, packet.x, packet.y, packet.width, packet.height]);
  if (!packet.isLast) return;
  stats.frames += 1;
  if (packet.echo > 0) {
    stats.latency.push(performance.now() - packet.echo);
    if (stats.latency.length > 2000) stats.latency.shift();
  }
  send({ kind: "ack", frame: packet.frame });
};

// What the server says.
const told = {
  welcome: (message) => {
    choices = message.choices;
    canEdit = message.canEdit;
    byId("title").textContent = message.title;
    document.title = message.title + " – Quadrant";
    fillControls();
    sendSettings(true);
    showStatus();
  },
  content: (message) => { stats.generation += 1; showScreens(message.screens); },
  size: (message) => {
    const screen = screens[message.screen];
    if (!screen) return;
    Object.assign(screen, { width: message.width, height: message.height, isDark: message.isDark,
      frame: message.frame ?? null, keyboard: message.keyboard ?? 0 });
    arrangeSoon();
    drawFrame(screen);
    drawKeyboard(screen);
  },
  problem: (message) => showProblem(message.problem),
  issue: (message) => showIssue(message.text),
  printed: (message) => showPrinted(message),
  leave: (message) => leaveScreen(message.screen, message.backwards),
  layout: (message) => { waiting.get(message.id)?.(message.tree); waiting.delete(message.id); },
  untaken: (message) => view.scrollBy({ left: message.dx, top: message.dy }),
  clipboard: (message) => { navigator.clipboard?.writeText(message.text).catch(() => {}); },
  open: (message) => {
    if (/^https?:/.test(message.url)) window.open(message.url, "_blank", "noopener,noreferrer");
  },
  caret: (message) => placeCaret(message.screen, message.rect),
};

// One panel is open at a time.
const leavePanels = (but) => {
  if (but !== "inspector") inspect(false);
  if (but !== "states") showStates(-1);
  if (but !== "recording") showRecorder(false);
  if (but !== "insight") showInsight(-1);
  if (but !== "surroundings") showSurroundings(false);
};

const showProblem = (problem) => {
  const box = byId("problem");
  hasProblem = Boolean(problem);
  box.replaceChildren();
  box.hidden = !problem;
  showStatus();
  if (!problem) return;
  const { title, messages, detail, canRestart } = problem;
  box.append(element("h2", {}, title), ...messages.map(({ file, line, column, text, excerpt }) =>
    element("article", {}, element("code", {}, `${file}:${line}:${column}`), element("p", {}, text),
      excerpt ? element("pre", {}, excerpt) : null)));
  if (detail) box.append(element("p", {}, detail));
  if (canRestart) box.append(element("button", { onclick: () => send({ kind: "restart" }) }, "Run again"));
};

// For tests and the curious.
window.quadrant = { stats,
  layout: (screen = 0) => new Promise((done) => {
    waiting.set(++asked, done);
    send({ kind: "layout", screen, id: asked });
  }),
  screens: () => screens.map(({ title, width, height, canvas, isPainted, isNear }) => {
    const box = canvas.getBoundingClientRect();
    return { title, width, height, isPainted: Boolean(isPainted), isNear: Boolean(isNear),
      pixels: [canvas.width, canvas.height],
      box: [box.left, box.top, box.width, box.height] };
  }) };
