import CWebSockets
package import Foundation
import QuadrantCore
package import QuadrantDisplayList
package import QuadrantHost
import QuadrantThreads

/// Shows live previews to browsers on this machine. Views run on the main thread, the network on a background thread.
@MainActor package final class PreviewServer {
    /// The reason why the server cannot listen on its port.
    package struct CannotListen: Error {
        package var reason: Reason
        package enum Reason: Equatable, Sendable { case portInUse, notAllowed, other(String) }
    }

    package let access: Access
    let title: String
    package let choices: PageChoices
    private(set) var content: PreviewContent?
    private(set) var problem: PreviewProblem?
    private(set) var printed = PrintedOutput()
    /// Identifies one start of the server, so that pages can separate the output of an earlier one.
    let run = Access.randomToken()
    private var isFlushing = false
    private var returnsMemory = false
    /// Called when a page requests to run the program again.
    package var onRestart: () -> Void = {}
    /// Opens a line of the program in an editor, and reports what prevents it; nil where there is no editor.
    package var onEdit: ((LayoutExplanation.Source, _ report: @escaping @MainActor (String) -> Void) -> Void)?
    /// Sets the network for what the program loads: `normal`, `slow` or `off`; nil where that is not possible.
    package var onNetwork: ((String) -> Void)?
    /// Sets how far the program's clock is ahead of the machine's, in seconds; nil where that is not possible.
    package var onClock: ((Double) -> Void)?
    /// Encodes pictures, all of one size, as a video of a format at a number of pictures per second; nil where that is
    /// not possible.
    package var onVideo: ((_ pictures: [DisplayList], _ rate: Double, _ format: String,
                          _ answer: @escaping @MainActor (Result<Data, VideoFault>) -> Void) -> Void)?
    /// What the pages have set, all together: there is one program.
    private(set) var network = "normal"
    /// Receives messages for the user who started the server.
    private let onLog: (String) -> Void
    private var web: WebServer!
    private let inbox = Inbox()
    private var sessions: [ConnectionID: Session] = [:]
    private let start = DispatchTime.now().uptimeNanoseconds
    private var planned: Double?
    private var timer: (any DispatchSourceTimer)?

    /// Listens on `port` of the loopback address; 0 selects a free port.
    package init(port: Int, token: String? = nil, title: String, choices: PageChoices,
                 onLog: @escaping (String) -> Void) throws {
        let port = try Self.free(port)
        access = Access(token: token ?? Access.randomToken(), port: port)
        self.title = title
        self.choices = choices
        self.onLog = onLog
        let nonce = Access.randomToken()
        let inbox = inbox
        guard let web = WebServer(access: access, page: Array(Page.html(nonce: nonce).utf8),
                                  headers: Page.headers(nonce: nonce, port: port), onEvent: { inbox.put($0) }) else {
            throw CannotListen(reason: .portInUse)
        }
        self.web = web
        inbox.whenReceived(onMail: { [weak self] in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.readMail() } }
        }, onFlood: { web.close($0, because: "it sent more than the views can follow") })
    }

    package var url: String { access.url }

    /// Seconds since the server started.
    var now: Double { Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 }

    /// Replaces the content of every page; views with the same id keep their state.
    package func show(_ content: PreviewContent) {
        self.content = content
        for session in sortedSessions { session.show(content) }
    }

    /// Sets the network for all pages. Views that load something begin anew.
    func setNetwork(_ condition: String) {
        guard condition != network, let onNetwork else { return }
        network = condition
        onNetwork(condition)
        showAgain()
    }

    /// Sets the program's clock for all pages, to a date that continues from now; nil is the machine's.
    func setClock(_ date: Date?) {
        guard let onClock else { return }
        LiveClock.offset = date.map { $0.timeIntervalSince(Date()) } ?? 0
        onClock(LiveClock.offset)
        showAgain()
    }

    private func showAgain() {
        for session in sortedSessions {
            session.sendConditions()
            if let content { session.show(content) }
        }
    }

    /// Shows a message over the last frame; nil removes it.
    package func show(_ problem: PreviewProblem?) {
        if problem == self.problem { return }
        self.problem = problem
        for session in sortedSessions { session.show(problem) }
    }

    /// Appends to the program's output. Pages receive it batched every 30 ms.
    package func show(output: [UInt8]) {
        if output.isEmpty { return }
        printed.append(output)
        if isFlushing { return }
        isFlushing = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.isFlushing = false
                self.sortedSessions.forEach { $0.sendOutput() }
            }
        }
    }

    /// Closes every page and releases the port.
    package func stop() {
        timer?.cancel()
        timer = nil
        sessions.values.forEach { $0.close() }
        sessions = [:]
        web.stop()
    }

    package var pageCount: Int { sessions.count }

    private var sortedSessions: [Session] { sessions.values.sorted { $0.id.number < $1.id.number } }

    func log(_ text: String) { onLog(text) }

    func send(_ messages: [WebServer.Message], to id: ConnectionID) { web.send(messages, to: id) }

    // MARK: Incoming messages

    private func readMail() {
        var batch: [(ConnectionID, PageMessage)] = []
        for event in inbox.take() {
            switch event {
            case .opened(let id):
                sessions[id] = Session(id: id, server: self)
            case .text(let id, let text):
                guard let message = PageMessage(text) else {
                    web.close(id, because: "it sent words that no page of ours sends")
                    continue
                }
                // Consecutive moves in one batch are reduced to the last one.
                if let last = batch.last, last.0 == id, last.1.isOvertaken(by: message) { batch.removeLast() }
                batch.append((id, message))
            case .closed(let id, let fault):
                deliver(batch)
                batch = []
                sessions.removeValue(forKey: id)?.close()
                returnMemory()
                if let fault { log("a client was cut off: \(fault)") }
            }
        }
        deliver(batch)
        makeFrames()
    }

    /// Returns freed memory to the system after a page has closed, because its frames are large and may not be needed
    /// again. Delayed, so that pages which close together cause one call.
    func returnMemory() {
        if returnsMemory { return }
        returnsMemory = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
            MainActor.assumeIsolated { self?.returnsMemory = false }
            DispatchQueue.global().async { quadrant_return_memory() }
        }
    }

    private func deliver(_ batch: [(ConnectionID, PageMessage)]) {
        for (id, message) in batch {
            guard let session = sessions[id] else { continue }
            if !session.receive(message) { web.close(id, because: "it sent a message without its values") }
        }
    }

    // MARK: Frames

    /// Schedules the frames that are due.
    func plan() {
        guard let next = sessions.values.compactMap(\.nextFrame).min() else { return }
        if let planned, planned <= next { return }
        planned = next
        timer?.cancel()
        let made = DispatchSource.makeTimerSource(queue: .main)
        made.schedule(deadline: .now() + max(0, next - now), leeway: .milliseconds(1))
        made.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.makeFrames() } }
        timer = made
        made.resume()
    }

    private func makeFrames() {
        timer?.cancel()
        timer = nil
        planned = nil
        for session in sortedSessions {
            if let due = session.nextFrame, due <= now + 0.0005 { session.makeFrame() }
        }
        plan()
    }

    // MARK: Ports

    /// Checks that the port is free, or selects a free one for 0.
    nonisolated static func free(_ port: Int) throws -> Int {
        let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard handle >= 0 else { throw CannotListen(reason: .other(String(cString: strerror(errno)))) }
        defer { close(handle) }
        var on: Int32 = 1
        setsockopt(handle, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> Int32 in
                if bind(handle, address, length) != 0 || listen(handle, 1) != 0 { return errno }
                return getsockname(handle, address, &length) == 0 ? 0 : errno
            }
        }
        switch code {
        case 0: return Int(in_port_t(bigEndian: address.sin_port))
        case EADDRINUSE: throw CannotListen(reason: .portInUse)
        case EACCES: throw CannotListen(reason: .notAllowed)
        default: throw CannotListen(reason: .other(String(cString: strerror(code))))
        }
    }
}

/// The network's events for the main thread, in order.
private final class Inbox: Sendable {
    private struct State {
        var events: [WebServer.Event] = []
        var waiting: [ConnectionID: Int] = [:]
    }
    private let state = Locked(State())
    private typealias Actions = (onMail: (@Sendable () -> Void)?, onFlood: (@Sendable (ConnectionID) -> Void)?)
    private let actions = Locked<Actions>((nil, nil))
    /// Sets what is called on the server's thread.
    func whenReceived(onMail: @escaping @Sendable () -> Void, onFlood: @escaping @Sendable (ConnectionID) -> Void) {
        actions.withLock { $0 = (onMail, onFlood) }
    }
    /// The maximum number of queued events; a page that waits for its frames never reaches it.
    private static let maxCount = 20_000

    func put(_ event: WebServer.Event) {
        var flooding: ConnectionID?
        let isFirst = state.withLock { state -> Bool in
            if case .text(let id, _) = event {
                let count = state.waiting[id, default: 0] + 1
                state.waiting[id] = count
                if count > Self.maxCount {
                    flooding = id
                    return false
                }
            }
            state.events.append(event)
            return state.events.count == 1
        }
        let (onMail, onFlood) = actions.withLock { $0 }
        if let flooding { onFlood?(flooding) }
        if isFirst { onMail?() }
    }

    func take() -> [WebServer.Event] {
        state.withLock { state in
            defer { state = State() }
            return state.events
        }
    }
}
