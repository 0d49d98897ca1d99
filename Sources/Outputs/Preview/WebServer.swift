import CWebSockets
import Foundation

/// One open page, for as long as the server runs.
struct ConnectionID: Hashable, Sendable {
    let number: Int
}

/// Serves HTTP and WebSocket on the loopback address. libwebsockets runs on its own thread, which owns every
/// connection; messages wait in `outgoing` until their connection is writable.
final class WebServer: @unchecked Sendable {
    enum Event: Sendable {
        case opened(ConnectionID)
        case text(ConnectionID, String)
        /// `fault` is the client's protocol violation, if that is the reason.
        case closed(ConnectionID, fault: String?)
    }

    /// A message, sent once. Its buffer reserves space in front for the header that the library writes.
    final class Message: @unchecked Sendable {
        let isBinary: Bool
        let count: Int
        private let memory: UnsafeMutableRawPointer
        static let headerSpace = quadrant_ws_room

        /// `fill` writes exactly `count` bytes.
        init(count: Int, isBinary: Bool = true, _ fill: (UnsafeMutableRawPointer) -> Void) {
            self.isBinary = isBinary
            self.count = count
            memory = .allocate(byteCount: Self.headerSpace + count, alignment: 16)
            fill(memory + Self.headerSpace)
        }

        convenience init(_ text: String) { self.init(Array(text.utf8), isBinary: false) }

        convenience init(_ bytes: [UInt8], isBinary: Bool) {
            self.init(count: bytes.count, isBinary: isBinary) { memory in
                bytes.withUnsafeBytes { if let start = $0.baseAddress { memcpy(memory, start, $0.count) } }
            }
        }

        deinit { memory.deallocate() }

        /// The address of the payload.
        var start: UnsafeMutablePointer<UInt8> { (memory + Self.headerSpace).assumingMemoryBound(to: UInt8.self) }
    }

    static let maxPages = 64
    /// The maximum length of a message from a page; pasted text may be long.
    static let maxMessageLength = 1 << 20
    /// What is read at most of a message that is too long.
    private static let maxDiscarded = 16 << 20
    private static let methods = "GET, HEAD"
    private static let closedByServer = 1001, unsupported = 1003, tooLarge = 1009, refused = 1008

    private final class Connection {
        let id: ConnectionID
        var received: [UInt8] = []
        /// The bytes read so far of a message that is too long.
        var discarded = 0
        var fault: String?
        /// The code of the close frame that is sent as soon as the connection is writable.
        var closeCode: Int?
        init(id: ConnectionID) { self.id = id }
    }

    let access: Access
    private let page: [UInt8]
    private let headers: [(String, String)]
    private let onEvent: @Sendable (Event) -> Void
    private var context: OpaquePointer!
    private let ended = DispatchSemaphore(value: 0)

    // Shared between threads, guarded by the lock.
    private let lock = NSLock()
    /// The messages for each open connection; those for closed connections are dropped.
    private var outgoing: [ConnectionID: [Message]] = [:]
    private var doomed: [ConnectionID: String] = [:]
    private var isStopping = false

    // Used on the server's thread only.
    private var connections: [OpaquePointer: Connection] = [:]
    private var made = 0

    /// Throws the library's error if it cannot listen.
    init?(access: Access, page: [UInt8], headers: [(String, String)], onEvent: @escaping @Sendable (Event) -> Void) {
        self.access = access
        self.page = page
        self.headers = headers
        self.onEvent = onEvent
        lws_set_log_level(0, nil)
        var info = lws_context_creation_info()
        info.port = Int32(access.port)
        info.iface = Self.forever("127.0.0.1")
        info.protocols = UnsafePointer(Self.protocols)
        info.gid = ~0
        info.uid = ~0
        info.options = quadrant_ws_options
        // Input that the library does not recognise as HTTP, such as unknown methods, is delivered as raw bytes, and
        // answered with an HTTP error.
        info.listen_accept_role = Self.forever("raw-skt")
        info.listen_accept_protocol = Self.forever("http")
        info.keepalive_timeout = 5
        info.timeout_secs = 10
        info.user = Unmanaged.passUnretained(self).toOpaque()
        guard let made = lws_create_context(&info) else { return nil }
        context = made
        let thread = Thread { [self] in serve() }
        thread.name = "preview server"
        thread.start()
    }

    private static func forever(_ text: String) -> UnsafePointer<CChar>? { UnsafePointer(strdup(text)) }

    /// The library keeps the pointer.
    nonisolated(unsafe) private static let protocols: UnsafeMutablePointer<lws_protocols> = {
        let list = UnsafeMutablePointer<lws_protocols>.allocate(capacity: 3)
        list.initialize(repeating: lws_protocols(), count: 3)
        for (index, name) in ["http", Access.protocolName].enumerated() {
            list[index].name = forever(name)
            list[index].rx_buffer_size = 65_536
            list[index].callback = { wsi, reason, _, bytes, count in
                guard let wsi, let context = lws_get_context(wsi), let user = lws_context_user(context) else {
                    return 0
                }
                return Unmanaged<WebServer>.fromOpaque(user).takeUnretainedValue().answer(wsi, reason, bytes, count)
            }
        }
        return list
    }()

    private func serve() {
        while !lock.withLock({ isStopping }) {
            if lws_service(context, 0) < 0 { break }
        }
        lws_context_destroy(context)
        ended.signal()
    }

    /// Closes every connection and releases the port. Returns when that is done.
    func stop() {
        lock.withLock { isStopping = true }
        lws_cancel_service(context)
        ended.wait()
    }

    func send(_ messages: [Message], to id: ConnectionID) {
        lock.withLock { outgoing[id]? += messages }
        lws_cancel_service(context)
    }

    /// Closes a connection because of a protocol violation.
    func close(_ id: ConnectionID, because fault: String) {
        lock.withLock { if outgoing[id] != nil { doomed[id] = fault } }
        lws_cancel_service(context)
    }

    // MARK: On the server's thread

    private func answer(_ wsi: OpaquePointer, _ reason: lws_callback_reasons, _ bytes: UnsafeMutableRawPointer?,
                        _ count: Int) -> Int32 {
        switch reason {
        case LWS_CALLBACK_HTTP: return serve(wsi)
        case LWS_CALLBACK_HTTP_WRITEABLE: return writePage(wsi)
        case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
            guard let bytes, String(cString: bytes.assumingMemoryBound(to: CChar.self)) == "websocket" else {
                return refuse(wsi, 403)
            }
            if connections.count >= Self.maxPages { return refuse(wsi, 503) }
            switch access.answer(request(wsi, isUpgrade: true)) {
            case .live: return 0
            case .page: return refuse(wsi, 403)
            case .refused(let status): return refuse(wsi, status)
            }
        case LWS_CALLBACK_ESTABLISHED:
            made += 1
            let connection = Connection(id: ConnectionID(number: made))
            connections[wsi] = connection
            lock.withLock { outgoing[connection.id] = [] }
            onEvent(.opened(connection.id))
        case LWS_CALLBACK_RECEIVE: return receive(wsi, bytes, count)
        case LWS_CALLBACK_SERVER_WRITEABLE: return writeNext(wsi)
        case LWS_CALLBACK_CLOSED:
            guard let connection = connections.removeValue(forKey: wsi) else { break }
            lock.withLock {
                outgoing[connection.id] = nil
                doomed[connection.id] = nil
            }
            onEvent(.closed(connection.id, fault: connection.fault))
        case LWS_CALLBACK_RAW_RX: return refuse(wsi, bytes, count)
        case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
            let waiting = lock.withLock { Set(outgoing.filter { !$0.value.isEmpty }.keys).union(doomed.keys) }
            for (wsi, connection) in connections where waiting.contains(connection.id) {
                lws_callback_on_writable(wsi)
            }
        default: break
        }
        return 0
    }

    private func refuse(_ wsi: OpaquePointer, _ status: Int) -> Int32 {
        var headers = [("cache-control", "no-store"), ("x-content-type-options", "nosniff")]
        if status == 405 { headers.append(("allow", Self.methods)) }
        _ = writeHead(wsi, UInt32(status), headers, 0)
        return 1
    }

    /// Answers bytes that are no valid request: 405 if they start with a method, else 400.
    private func refuse(_ wsi: OpaquePointer, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int32 {
        let start = UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : count)
        let method = start.prefix(32).prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) || $0 == 45 }
        let isRequest = !method.isEmpty && method.count < start.count && start[method.count] == UInt8(ascii: " ")
        let status = isRequest ? "405 Method Not Allowed\r\nallow: \(Self.methods)" : "400 Bad Request"
        let answer = Message(Array("HTTP/1.1 \(status)\r\nconnection: close\r\ncontent-length: 0\r\n\r\n".utf8),
                             isBinary: true)
        _ = lws_write(wsi, answer.start, answer.count, LWS_WRITE_HTTP)
        return -1
    }

    private func writeHead(_ wsi: OpaquePointer, _ status: UInt32, _ headers: [(String, String)],
                           _ length: Int) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        return buffer.withUnsafeMutableBufferPointer { memory in
            let start = memory.baseAddress! + Message.headerSpace, end = memory.baseAddress! + memory.count - 1
            var at: UnsafeMutablePointer<UInt8>? = start
            guard lws_add_http_header_status(wsi, status, &at, end) == 0 else { return false }
            for (name, value) in headers {
                let isAdded = lws_add_http_header_by_name(wsi, name + ":", value, Int32(value.utf8.count), &at, end)
                if isAdded != 0 { return false }
            }
            return lws_add_http_header_content_length(wsi, UInt64(length), &at, end) == 0
                && lws_finalize_write_http_header(wsi, start, &at, end) == 0
        }
    }

    private func header(_ wsi: OpaquePointer, _ name: lws_token_indexes) -> String? {
        let length = lws_hdr_total_length(wsi, name)
        guard length > 0, length < 4096 else { return nil }
        var buffer = [CChar](repeating: 0, count: Int(length) + 1)
        guard lws_hdr_copy(wsi, &buffer, length + 1, name) > 0 else { return nil }
        return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private func request(_ wsi: OpaquePointer, isUpgrade: Bool) -> Access.Request {
        var path: UnsafeMutablePointer<CChar>?
        var length: Int32 = 0
        let method = lws_http_get_uri_and_method(wsi, &path, &length)
        let names: [Int32: String] = [0: "GET", 7: "HEAD"]
        let string = path.map { UnsafeRawBufferPointer(start: $0, count: Int(max(0, length))) }
        return Access.Request(
            method: names[method] ?? "other", path: string.map { String(decoding: $0, as: UTF8.self) } ?? "",
            host: header(wsi, WSI_TOKEN_HOST), origin: header(wsi, WSI_TOKEN_ORIGIN),
            protocols: header(wsi, WSI_TOKEN_PROTOCOL), isUpgrade: isUpgrade)
    }

    // MARK: The page

    private func serve(_ wsi: OpaquePointer) -> Int32 {
        let request = request(wsi, isUpgrade: false)
        guard access.answer(request) == .page else {
            if case .refused(let status) = access.answer(request) { _ = refuse(wsi, status) }
            // The rest of the client's request is not read.
            return request.method == "other" ? -1 : lws_http_transaction_completed(wsi)
        }
        guard writeHead(wsi, 200, headers, page.count) else { return -1 }
        if request.method == "HEAD" { return lws_http_transaction_completed(wsi) }
        lws_callback_on_writable(wsi)
        return 0
    }

    private func writePage(_ wsi: OpaquePointer) -> Int32 {
        let body = Message(page, isBinary: true)
        let sent = lws_write(wsi, body.start, body.count, LWS_WRITE_HTTP_FINAL)
        return sent < body.count ? -1 : lws_http_transaction_completed(wsi)
    }

    // MARK: Messages

    private func receive(_ wsi: OpaquePointer, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int32 {
        guard let connection = connections[wsi] else { return -1 }
        if connection.closeCode != nil { return 0 }
        if lws_frame_is_binary(wsi) != 0 {
            refuse(wsi, connection, Self.unsupported, "it sent bytes where a page sends words")
            return 0
        }
        let isWhole = lws_is_final_fragment(wsi) != 0 && lws_remaining_packet_payload(wsi) == 0
        guard connection.discarded == 0, connection.received.count + count <= Self.maxMessageLength else {
            // Bytes that are not read reset the connection, and the close frame may be lost: the rest is read first.
            connection.received = []
            connection.discarded += count
            if isWhole || connection.discarded > Self.maxDiscarded {
                refuse(wsi, connection, Self.tooLarge, "it sent a message of more than \(Self.maxMessageLength) bytes")
            }
            return 0
        }
        if let bytes { connection.received += UnsafeRawBufferPointer(start: bytes, count: count) }
        if isWhole {
            let text = String(decoding: connection.received, as: UTF8.self)
            connection.received.removeAll(keepingCapacity: connection.received.count < 65_536)
            onEvent(.text(connection.id, text))
        }
        return 0
    }

    /// Closes the connection when it is writable. While a part of a message is still to be sent, the library would
    /// close it without a close frame.
    private func refuse(_ wsi: OpaquePointer, _ connection: Connection, _ code: Int, _ fault: String) {
        connection.closeCode = code
        connection.fault = fault
        connection.received = []
        lws_callback_on_writable(wsi)
    }

    private func end(_ wsi: OpaquePointer, _ connection: Connection, _ code: Int, _ fault: String) -> Int32 {
        connection.fault = fault
        lws_close_reason(wsi, lws_close_status(rawValue: UInt32(code)), nil, 0)
        return -1
    }

    private func writeNext(_ wsi: OpaquePointer) -> Int32 {
        guard let connection = connections[wsi] else { return -1 }
        if let code = connection.closeCode { return end(wsi, connection, code, connection.fault ?? "") }
        let (fault, message, isMore) = lock.withLock { () -> (String?, Message?, Bool) in
            guard let waiting = outgoing[connection.id], let first = waiting.first else {
                return (doomed[connection.id], nil, false)
            }
            outgoing[connection.id]?.removeFirst()
            return (doomed[connection.id], first, waiting.count > 1)
        }
        if let fault { return end(wsi, connection, Self.refused, fault) }
        guard let message else { return 0 }
        let sent = lws_write(wsi, message.start, message.count, message.isBinary ? LWS_WRITE_BINARY : LWS_WRITE_TEXT)
        if sent < message.count { return -1 }
        if isMore { lws_callback_on_writable(wsi) }
        return 0
    }
}
