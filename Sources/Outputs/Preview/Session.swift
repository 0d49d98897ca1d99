import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantHost
import QuadrantStandIn

/// One open page: its screens, and what it has received. At most one frame is in flight to a page; changes in the
/// meantime are part of the next frame.
@MainActor final class Session {
    let id: ConnectionID
    unowned let server: PreviewServer
    private(set) var settings: PageSettings
    /// Those of the previews, then those of variants.
    var screens: [Screen] = []
    private(set) var baseCount = 0
    /// Nil while the page shows none.
    var variants: ShownVariants?
    /// The Inspect mode; nil while it is off.
    var inspection: Inspection?
    /// What the page knows of the accessibility elements of each screen; nil while it does not ask for them.
    var elements: [Int: ElementReport]?
    /// What the page knows of the states of a preview; nil while it does not ask for them.
    var states: StateReport?
    /// What the page watches of a preview; nil while it does not.
    var watch: ChangeWatch?
    /// The screens in which a text is edited.
    var editing: Set<Int> = []
    /// The script that the page records; nil while it does not.
    var recording: Recording?
    var visible: Set<Int> = []
    var clock = ViewClock()
    /// The time of the views, in seconds.
    var now: Double { clock.time(at: server.now) }
    private var frame: UInt32 = 0
    private var isWaiting = false
    /// The page's time of the newest event that no frame has shown yet.
    private var echo = 0.0
    /// The time of the last frame.
    private var lastFrame = -1.0
    private var reported: Set<String> = []
    /// The sizes that the page has received, by screen.
    private var told: [Int: ScreenSize] = [:]
    /// The offset up to which the page has received the output, and whether its acknowledgement is outstanding.
    private var outputEnd = 0
    private var isTelling = false
    /// The screen that was drawn last, if one frame does not contain all of them.
    private var lastDrawn = -1
    private static let maxReports = 50
    /// The frame interval of animations.
    private static let interval = 1.0 / 60
    /// The number of pixels in a frame after which other screens wait for the next one, so that the first are shown
    /// early.
    private static let framePixels = 2e6
    /// The time in seconds after which they wait.
    private static let frameTime = 0.05
    private static let outputChunk = 1 << 16
    /// The number of screens up to which all sizes are sent at once, and that of views that stay open without being
    /// shown or used.
    private static let maxEager = 24, maxOpen = 40
    /// The screens that were shown, the last ones at the end.
    private var recent: [Int] = []

    init(id: ConnectionID, server: PreviewServer) {
        self.id = id
        self.server = server
        settings = server.choices.settings
        send(Welcome(title: server.title, choices: server.choices, canEdit: server.onEdit != nil))
        if let content = server.content { show(content) }
        send(ProblemReport(problem: server.problem))
        sendConditions()
        sendOutput()
    }

    func close() {
        screens.forEach { $0.close() }
        screens = []
        visible = []
    }

    // MARK: Content

    /// Replaces the previews; views of previews with the same id start with the state of the previous ones.
    func show(_ content: PreviewContent) {
        let former = variants.map { ($0, Array(screens[baseCount...])) }
        screens.removeLast(screens.count - baseCount)
        let old = Dictionary(screens.map { ($0.item.id, $0) }, uniquingKeysWith: { first, _ in first })
        let wasEmpty = screens.isEmpty
        // With many previews, those that were not used and are not shown begin anew.
        let shown = Set(visible.filter(screens.indices.contains).map { screens[$0].item.id })
        let isMany = content.items.count > Self.maxEager
        func earlier(_ id: String) -> Screen? {
            old[id].flatMap { !isMany || $0.isTouched || shown.contains(id) ? $0 : nil }
        }
        reported = []
        let now = now
        told = [:]
        recent = []
        states = states.map { StateReport(screen: $0.screen) }
        // The script began with the views of the build before.
        recording = nil
        if elements != nil { elements = [:] }
        // Sent first, because all following reports of the new views refer to it.
        send(Content(screens: content.items.map {
            .init(id: $0.id, title: $0.title, place: $0.place, isChanged: $0.isChanged)
        }))
        screens = content.items.enumerated().map { index, item in
            let screen = makeScreen(item, SettingsChange(), after: earlier(item.id), now: now)
            wire(screen, index)
            return screen
        }
        baseCount = screens.count
        variants = nil
        if let (shown, own) = former, let index = screens.firstIndex(where: { $0.item.id == own.first?.item.id }) {
            // The variants of the build before have the states for those of this one.
            screens += own
            variants = shown
            var next = shown
            next.of = index
            variants?.of = index
            setVariants(next, now: now)
        } else if let former {
            former.1.forEach { $0.close() }
            setVariants(nil, now: now)
        }
        old.values.forEach { $0.close() }
        // The page reports which screens are visible once it knows them.
        if wasEmpty { visible = [0] }
        visible.formIntersection(screens.indices)
        editing = []
        placeKeyboards()
        screens.indices.forEach(sendSize)
        inspectAgain()
        watchAgain()
        server.plan()
    }

    /// A screen that starts with the state of another one of the same preview, if there is one.
    func makeScreen(_ item: PreviewContent.Item, _ change: SettingsChange, after before: Screen?, now: Double)
        -> Screen {
        before?.cancelPointers()
        // A view that was not made begins anew.
        let before = before.flatMap { $0.isOpen ? $0 : nil }
        let seeds = before.map { StateSeeds(keeping: $0.host.graph) }
        let clock: () -> Double = { [weak self] in self?.now ?? now }
        let screen = Screen(item, settings, change, seeds: seeds, now: clock) { [weak self] issue in
            MainActor.assumeIsolated { self?.report(issue.description) }
        }
        if let lost = seeds?.lost, !lost.isEmpty {
            report("not kept from the build before: " + lost.prefix(8).joined(separator: "; ")
                + (lost.count > 8 ? " and \(lost.count - 8) more" : ""))
        }
        if let before {
            screen.compare(with: before)
            screen.takeScrolling(from: before)
            screen.takeFocus(from: before)
        }
        screen.onStale = { [weak self] in self?.server.plan() }
        return screen
    }

    /// Takes which screens the page shows, and of which it has no pictures any more.
    private func show(_ wanted: [Int], forgetting forgotten: [Int]) {
        let shown = Set(wanted.filter(screens.indices.contains))
        for index in shown.subtracting(visible) { screens[index].invalidate() }
        visible = shown
        let isFirst = recent.isEmpty
        recent.removeAll { shown.contains($0) || !screens.indices.contains($0) }
        recent += shown.sorted()
        for index in forgotten where screens.indices.contains(index) && !shown.contains(index) {
            screens[index].forgetPicture()
            elements?[index] = nil
        }
        let watched = [inspection?.screen, states?.screen, watch?.screen, recording?.screen, variants?.of]
        let kept = Set(watched.compactMap(\.self))
        let old = recent.dropLast(Self.maxOpen).filter { !kept.contains($0) && !shown.contains($0) && $0 < baseCount }
        for index in old where screens[index].isOpen { screens[index].rest() }
        recent.removeAll { old.contains($0) }
        if !isFirst, !old.isEmpty || !forgotten.isEmpty { server.returnMemory() }
    }

    func forgetSizes(from index: Int) { told = told.filter { $0.key < index } }

    func show(_ problem: PreviewProblem?) { send(ProblemReport(problem: problem)) }

    /// Sends the size and the frame of a screen.
    func sendSize(_ index: Int) {
        let screen = screens[index]
        if screen.knownSize == nil, screens.count > Self.maxEager, !visible.contains(index) { return }
        let size = ScreenSize(screen: index, width: screen.size.width, height: screen.size.height,
                              isDark: screen.isDark, frame: screen.frame,
                              keyboard: screen.keyboardHeight > 0 ? screen.keyboardHeight : nil)
        if told[index] == size || size.width == 0 || size.height == 0 { return }
        told[index] = size
        send(size)
    }

    /// Sends the output since the last chunk, once the page has acknowledged that.
    func sendOutput() {
        guard !isTelling, server.printed.end > outputEnd else { return }
        let (text, start, end) = server.printed.text(from: outputEnd, atMost: Self.outputChunk)
        guard !text.isEmpty else { return }
        isTelling = true
        send(Printed(run: server.run, text: text, isFirst: outputEnd == 0, isCut: start > outputEnd))
        outputEnd = end
    }

    private func report(_ text: String) {
        guard reported.count < Self.maxReports, reported.insert(text).inserted else { return }
        server.log(text)
        send(IssueReport(text: text))
    }

    // MARK: Messages from the page

    /// Returns false for a message that is not part of the protocol.
    func receive(_ message: PageMessage) -> Bool {
        switch message.kind {
        case .settings:
            guard let wanted = message.settings else { return false }
            if wanted == settings { return true }
            settings = wanted
            // Values that the program has cached of another device are discarded by recreating its views.
            if HostContext.hasBeenRead, let content = server.content,
               screens.contains(where: { $0.isElsewhere(wanted) }) {
                show(content)
            } else {
                screens.forEach { $0.use(wanted) }
                placeKeyboards()
                screens.indices.forEach(sendSize)
            }
        case .visible:
            show(message.screens ?? [], forgetting: message.forgotten ?? [])
        case .restart:
            if server.problem?.canRestart == true { server.onRestart() }
        case .ack:
            if message.frame == frame { isWaiting = false }
        case .heard:
            isTelling = false
            sendOutput()
        case .layout:
            guard let screen = screen(message) else { return true }
            send(LayoutReport(id: message.id ?? 0, tree: screen.host.layoutTree()))
        case .inspect: return inspect(message)
        case .edit: edit(message.id ?? 0)
        case .variants: return showVariants(message)
        case .clock:
            if !setClock(message) { return false }
        case .states:
            guard returnsToPresent(), useStates(message) else { return false }
        case .recording:
            if !record(message) { return false }
        case .watch:
            if !watch(message) { return false }
        case .video:
            if !video(message) { return false }
        case .conditions:
            if !surround(message) { return false }
        case .link:
            if !openLink(message) { return false }
        case .elements:
            elements = message.phase == "on" ? elements ?? [:] : nil
        case .element:
            guard let screen = screen(message), returnsToPresent() else { return true }
            if !use(message, screen) { return false }
            if let time = message.time { echo = max(echo, time) }
        case .pointer, .wheel, .pinch, .menu, .key, .text, .composition, .paste:
            // An unknown key or an out-of-range position is ignored and not a protocol error.
            guard let screen = screen(message), let event = message.event else { return true }
            guard returnsToPresent(for: event) else { return true }
            let others = repeated(event, from: message.screen ?? 0), now = now
            record(event, of: message.screen)
            watch(event, of: message.screen)
            var isTaken = screen.send(event, now: now)
            if !isTaken, let typed = message.typed { isTaken = screen.send(typed, now: now) }
            for (other, event) in others where !other.send(event, now: now) {
                if let typed = message.typed { _ = other.send(typed, now: now) }
            }
            if case .wheel(let wheel) = event, !isTaken {
                send(Untaken(dx: wheel.delta.width, dy: wheel.delta.height))
            }
            if let time = message.time { echo = max(echo, time) }
        }
        server.plan()
        return true
    }

    private func screen(_ message: PageMessage) -> Screen? {
        guard let index = message.screen, screens.indices.contains(index) else { return nil }
        return screens[index]
    }

    /// Connects the host services of a view with its page.
    func wire(_ screen: Screen, _ index: Int) {
        var services = HostServices()
        services.readClipboard = { [weak self] in MainActor.assumeIsolated { self?.clipboard } }
        services.writeClipboard = { [weak self] text in
            MainActor.assumeIsolated {
                self?.clipboard = text
                self?.send(Clipboard(text: text))
            }
        }
        services.openURL = { [weak self] url in
            MainActor.assumeIsolated { self?.send(OpenAddress(url: url.absoluteString)) }
            return true
        }
        services.caretMoved = { [weak self] rect in
            MainActor.assumeIsolated {
                self?.isEditing(rect != nil, in: index)
                self?.send(Caret(screen: index, rect: rect.map { [$0.minX, $0.minY, $0.width, $0.height] }))
            }
        }
        services.focusLeaves = { [weak self] backwards in
            MainActor.assumeIsolated { self?.send(FocusLeaves(screen: index, backwards: backwards)) }
            return true
        }
        screen.services = services
    }

    private var clipboard: String?

    // MARK: Frames

    /// The time of the next frame on the server's clock; nil if none is needed or one is in flight.
    var nextFrame: Double? {
        var next = [nextElements, nextMarks, nextStates, nextChanges].compactMap { $0 }.min()
        if isWaiting { return next }
        for index in visible {
            let screen = screens[index]
            let wake = screen.isStale ? 0
                : screen.nextWake.flatMap(clock.serverTime).map { max($0, lastFrame + Self.interval) }
            if let wake { next = min(next ?? wake, wake) }
        }
        return next
    }

    func makeFrame() {
        let serverNow = server.now, now = now
        defer {
            tellElements(serverNow)
            tellMarks(serverNow)
            tellStates(serverNow)
            tellChanges(serverNow)
        }
        if isWaiting { return }
        lastFrame = serverNow
        var packets: [(Screen, FramePacket)] = []
        var pixels = 0.0
        let order = visible.sorted(), next = order.firstIndex { $0 > lastDrawn } ?? 0
        for index in order[next...] + order[..<next]
        where pixels < Self.framePixels && (packets.isEmpty || server.now - serverNow < Self.frameTime) {
            let screen = screens[index]
            guard screen.isStale || clock.rate > 0 && screen.nextWake.map({ $0 <= now }) ?? false else { continue }
            for box in screen.update(now: now) {
                packets.append((screen, FramePacket(echo: echo, frame: frame + 1, screen: index, box: box)))
                pixels += box.area
            }
            lastDrawn = index
            watchFrame(of: index)
            elements?[index]?.isStale = true
            marksMayHaveChanged(index)
            if index == states?.screen { states?.mayHaveChanged() }
            if index == inspection?.screen { tellInspection() }
            if let isChanged = screen.takeDifference(), index < baseCount {
                send(ChangedReport(screen: index, isChanged: isChanged))
            }
            if let fault = screen.fault { report(fault) }
            sendSize(index)
        }
        StandIns.take().forEach { report("quadrant: \($0)") }
        guard !packets.isEmpty else { return }
        packets[packets.count - 1].1.isLast = true
        let messages = packets.compactMap { screen, packet in
            let start = server.now
            defer { watchEncoding(server.now - start, of: packet.screen) }
            return screen.message(packet)
        }
        guard messages.count == packets.count else { return report("there is no memory for a picture") }
        frame += 1
        echo = 0
        isWaiting = true
        server.send(messages, to: id)
    }
}
