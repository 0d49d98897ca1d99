import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost

/// What changes in one preview, for pages that ask for it: the words of `quadrant explain --changed` for each event,
/// the times of frames, the views that are drawn again, and the findings of audits.
extension Session {
    /// The time in seconds for which a view rests before its changes are reported, and the longest time of one report.
    private static let rest = 0.12, longest = 1.0
    /// The time in seconds within which events of the same kind are one.
    private static let together = 0.4
    /// The minimum times between two reports of frames and two audits, in seconds.
    private static let framesInterval = 0.1, auditInterval = 0.5
    /// The largest numbers of sentences in a part of a report, of marks of a frame, and of views with their costs.
    private static let maxItems = 40, maxMarks = 200, maxCosts = 6

    /// Returns false for a message that is not part of the protocol.
    func watch(_ message: PageMessage) -> Bool {
        switch message.phase {
        case "off": endWatch()
        case "on":
            guard let index = message.screen else { return false }
            guard screens.indices.contains(index) else { return true }
            if watch?.screen != index { beginWatch(index) }
            watch?.isFlashing = message.isMarked ?? false
            let isAudited = message.isRepeated ?? false
            if isAudited, watch?.isAudited == false { watch?.findings = nil }
            watch?.isAudited = isAudited
        default: return false
        }
        return true
    }

    private func beginWatch(_ index: Int) {
        endWatch()
        watch = ChangeWatch(screen: index)
        screens[index].recordsTimes = true
        let item = screens[index].item
        watch?.recording = ChangeRecording(screens[index].host, cause: Self.idle, callStack: item.callStack)
        watch?.began = server.now
    }

    func endWatch() {
        guard let watch else { return }
        self.watch = nil
        guard screens.indices.contains(watch.screen) else { return }
        screens[watch.screen].recordsTimes = false
        screens[watch.screen].host.graph.loop.changes = nil
    }

    /// After the screens were replaced, the same preview is watched in its new view.
    func watchAgain() {
        guard let old = watch else { return }
        watch = nil
        guard screens.indices.contains(old.screen) else { return }
        beginWatch(old.screen)
        watch?.isFlashing = old.isFlashing
        watch?.isAudited = old.isAudited
        watch?.number = old.number
    }

    /// What changes without an event: by timers, tasks and animations.
    private static let idle = "time"

    // MARK: Events

    /// Takes an event before the view of a screen receives it.
    func watch(_ event: InputEvent, of index: Int?) {
        guard let kind = ChangeWatch.kind(of: event), watch?.screen == index else { return }
        let now = now
        if case .pointer(let pointer) = event, pointer.phase == .began { watch?.touches.insert(pointer.id) }
        let isNew = if case .pointer(let pointer) = event { pointer.phase == .began } else { false }
        watchEvent(kind, isNew: isNew) { $0.take(event, at: now, in: $1) }
        if case .pointer(let pointer) = event, [.ended, .cancelled].contains(pointer.phase) {
            watch?.touches.remove(pointer.id)
        }
    }

    /// Takes what is done with a screen other than by events, in words.
    func watch(_ words: String, of index: Int?) {
        guard watch?.screen == index else { return }
        watchEvent(.other, isNew: true) { _, _ in }
        watch?.recording?.cause = words
    }

    /// Takes what assistive technology does with an element before the view receives it.
    func watch(_ request: AccessibilityRequest, on id: NodeID, of index: Int?) {
        guard let watch, watch.screen == index, screens.indices.contains(watch.screen) else { return }
        let label = Self.element(id, of: screens[watch.screen].host)?.label ?? ""
        let name = label.isEmpty ? "an element" : "\"\(label.prefix(60))\""
        let words = switch request {
        case .press: "a press of \(name)"
        case .increment, .decrement: "a step of \(name)"
        case .setNumber(let number): "\(name) set to \(number)"
        case .setText: "text for \(name)"
        case .named(let action): "the action \(action) of \(name)"
        }
        self.watch(words, of: index)
    }

    private func watchEvent(_ kind: ChangeWatch.Event, isNew: Bool,
                            _ take: (inout ScriptRecorder, ViewHost) -> Void) {
        guard var watch, screens.indices.contains(watch.screen) else { return }
        let host = screens[watch.screen].host, now = server.now
        let continues = watch.event == kind && (kind == .touch ? !isNew : now - watch.lastActivity < Self.together)
        if !continues {
            // What came before is reported, without what this event changes.
            report(&watch)
            watch.recording = ChangeRecording(host, cause: kind.words,
                                              callStack: screens[watch.screen].item.callStack)
            (watch.event, watch.began) = (kind, now)
        }
        let before = watch.recorder.verbs
        take(&watch.recorder, host)
        if watch.recorder.verbs != before, let verb = watch.recorder.verbs.last {
            watch.recording?.cause = verb.optionText
        }
        (watch.isPending, watch.lastActivity) = (true, now)
        self.watch = watch
    }

    // MARK: Frames

    /// Takes a frame of a screen after it was drawn.
    func watchFrame(of index: Int) {
        guard watch?.screen == index else { return }
        let screen = screens[index]
        let times = screen.takeTimes()
        if times.frame.sum > 0.005 { watch?.frames.append(times.frame) }
        for cost in times.costs {
            watch?.costs[cost.name, default: .init(name: cost.name, bodies: 0, time: 0)].bodies += cost.bodies
            watch?.costs[cost.name]?.time += cost.time
        }
        watch?.mayHaveFindings = true
        watch?.lastActivity = server.now
        if watch?.recording?.isEmpty == false { watch?.isPending = true }
        if watch?.isFlashing == true, let frames = watch?.recording?.takeDrawnFrames(), !frames.isEmpty {
            let size = screen.size
            // What covers the whole window, as the root does, marks nothing.
            let marks = frames.filter { !$0.isEmpty && ($0.width < size.width || $0.height < size.height) }
                .prefix(Self.maxMarks)
                .map { [$0.minX, $0.minY, $0.width, $0.height].map { (Double($0) * 10).rounded() / 10 } }
            send(Redrawn(screen: index, frames: Array(marks)))
        }
    }

    /// Takes the time that packing the last frame of a screen took, in seconds.
    func watchEncoding(_ seconds: Double, of index: Int) {
        guard watch?.screen == index, let last = watch?.frames.indices.last else { return }
        watch?.frames[last].encode += seconds * 1000
    }

    /// The time of the next report on the server's clock; nil if none is needed.
    var nextChanges: Double? {
        guard let watch, screens.indices.contains(watch.screen) else { return nil }
        var times: [Double] = []
        if watch.isPending { times.append(due(watch)) }
        if !watch.frames.isEmpty { times.append(watch.framesTime + Self.framesInterval) }
        if watch.isAudited, watch.mayHaveFindings || watch.findings == nil {
            times.append(max(watch.auditTime + Self.auditInterval, watch.lastActivity + Self.rest))
        }
        return times.min()
    }

    private func due(_ watch: ChangeWatch) -> Double {
        let longest = watch.began + Self.longest
        return watch.touches.isEmpty ? min(watch.lastActivity + Self.rest, longest) : longest
    }

    func tellChanges(_ now: Double) {
        guard var watch, screens.indices.contains(watch.screen) else { return }
        let soon = now + 0.0005
        if watch.isPending, due(watch) <= soon {
            report(&watch)
            // What follows is of the same event while a finger is down.
            let cause = watch.touches.isEmpty ? Self.idle : watch.event?.words ?? Self.idle
            if watch.touches.isEmpty { watch.event = nil }
            let screen = screens[watch.screen]
            watch.recording = ChangeRecording(screen.host, cause: cause, callStack: screen.item.callStack)
            watch.began = now
        }
        if !watch.frames.isEmpty, watch.framesTime + Self.framesInterval <= soon {
            let costs = watch.costs.values.sorted { ($1.time, $0.name) < ($0.time, $1.name) }.prefix(Self.maxCosts)
            send(Frames(screen: watch.screen, frames: watch.frames, costs: Array(costs)))
            (watch.frames, watch.costs, watch.framesTime) = ([], [:], now)
        }
        if watch.isAudited, watch.mayHaveFindings || watch.findings == nil,
           max(watch.auditTime + Self.auditInterval, watch.lastActivity + Self.rest) <= soon {
            let found = screens[watch.screen].host.audit(Audit.all.filter { !$0.needsOtherDirection })
            (watch.mayHaveFindings, watch.auditTime) = (false, now)
            if found != watch.findings { send(Findings(screen: watch.screen, findings: found)) }
            watch.findings = found
        }
        self.watch = watch
    }

    /// Ends the present recording, and sends what it has, if it has something.
    private func report(_ watch: inout ChangeWatch) {
        watch.isPending = false
        guard let recording = watch.recording else { return }
        watch.recording = nil
        let screen = screens[watch.screen]
        if watch.event == nil, recording.isEmpty {
            screen.host.graph.loop.changes = nil
            return
        }
        let record = screen.item.changes(screen.host, recording)
        guard let changes = record.changes else { return }
        watch.number += 1
        let sections = record.sections(of: changes).filter { !$0.items.isEmpty }
        send(Changes(screen: watch.screen, number: watch.number, cause: recording.cause ?? "",
                     headline: record.headline(of: changes),
                     sections: sections.map { section in
                         .init(title: section.title, count: section.items.count,
                               items: section.items.prefix(Self.maxItems).map {
                                   .init(text: $0.text, source: $0.source)
                               })
                     }))
    }

    private struct Changes: Encodable {
        struct Section: Encodable {
            struct Item: Encodable {
                var text: String
                var source: LayoutExplanation.Source?
            }
            var title: String
            /// The number of items, of which the first ones are sent.
            var count: Int
            var items: [Item]
        }
        var kind = "changes"
        var screen: Int
        var number: Int
        /// The option of a script that the event is, or words.
        var cause: String
        var headline: String
        var sections: [Section]
    }
    private struct Frames: Encodable {
        var kind = "frames"
        var screen: Int
        var frames: [ChangeWatch.FrameTimes]
        /// The most expensive views, the most expensive first.
        var costs: [ChangeWatch.ViewCost]
    }
    private struct Redrawn: Encodable {
        var kind = "redrawn"
        var screen: Int
        /// x, y, width and height in the window, in points.
        var frames: [[Double]]
    }
    private struct Findings: Encodable {
        var kind = "findings"
        var screen: Int
        var findings: [AuditFinding]
    }
}

extension ChangeWatch.Event {
    /// What an event is called before it is known whether it is a tap or a drag, or that is no step of a script.
    fileprivate var words: String {
        switch self {
        case .touch: "a touch"
        case .wheel: "a turn of the wheel"
        case .keys: "a key"
        case .other: "an event"
        }
    }
}
