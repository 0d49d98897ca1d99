import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantPreview
import QuadrantViews
import Testing

/// A server with a few views, tested over real sockets.
@Suite("Preview server", .serialized)
@MainActor
struct ServerTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Text("\(count)")
                Color.red.frame(width: 50, height: 50).onTapGesture { count += 1 }
            }
        }
    }

    private static func content(_ title: String = "Counter") -> PreviewContent {
        PreviewContent(items: [
            .init(id: "counter", title: title, place: "Counter.swift:1",
                  configuration: { settings in
                      HostConfiguration(size: CGSize(width: 100, height: 100), scale: CGFloat(settings.scale),
                                        background: .white)
                  },
                  open: { ViewHost(rootView: Counter(), configuration: $0, seeds: $1, onIssue: $2) })
        ])
    }

    private func makeServer() throws -> PreviewServer { try PreviewServer.showing(Self.content().items) }

    @Test func unauthenticatedClientsGetNothing() async throws {
        let server = try makeServer()
        defer { server.stop() }
        let port = server.access.port, token = server.access.token, host = "127.0.0.1:\(port)"
        let origin = "http://" + host
        let found = await away { () -> [String] in
            var wrong: [String] = []
            func expect(_ path: String, _ host: String?, origin: String? = nil, _ status: Int,
                        method: String = "GET") {
                guard let answer = Client(port: port)?.get(path, host: host, origin: origin, method: method) else {
                    return wrong.append("\(path): no connection")
                }
                if answer.status != status { wrong.append("\(method) \(path) from \(host ?? "-"): \(answer.status)") }
                if !answer.body.isEmpty { wrong.append("\(path) has a body: \(answer.body.prefix(80))") }
            }
            let long = "/" + String(repeating: "a", count: 900)
            for path in ["/", "/index.html", "/favicon.ico", "/\(token)x/", "/x/\(token)/", "/\(token)/page.js",
                         "/etc/passwd", "/../../etc/passwd", "/\(token)/../../etc/passwd",
                         "/\(token)/%2e%2e/%2e%2e/etc/passwd", "/\(token)/..%2f..%2fetc/passwd", "/\(token)/live",
                         "/%00", long] {
                expect(path, host, 404)
            }
            expect("/\(token)/", "evil.example:\(port)", 403)
            expect("/\(token)/", nil, 403)
            expect("/\(token)/", host, origin: "http://evil.example", 403)
            expect("/\(token)/", host, 405, method: "DELETE")
            func socket(_ path: String, _ host: String?, _ origin: String?, protocols: String? = "quadrant",
                        _ status: Int) {
                let answer = Client(port: port)?.upgrade(path, host: host, origin: origin, protocols: protocols)
                if answer != status { wrong.append("socket \(path) \(host ?? "-") \(origin ?? "-"): \(answer ?? -1)") }
            }
            socket("/\(token)/live", host, origin, 101)
            socket("/wrong/live", host, origin, 404)
            socket("/\(token)/", host, origin, 404)
            socket("/\(token)/live", "evil.example", origin, 403)
            socket("/\(token)/live", host, "http://evil.example", 403)
            socket("/\(token)/live", host, nil, 403)
            socket("/\(token)/live", host, origin, protocols: nil, 403)
            socket("/\(token)/live", host, origin, protocols: "http", 403)
            return wrong
        }
        #expect(found == [])
    }

    /// Requests other than GET are answered as well, including those with unknown methods (#9.28).
    @Test func everyMethodIsAnswered() async throws {
        let server = try makeServer()
        defer { server.stop() }
        let port = server.access.port, token = server.access.token
        let found = await away { () -> [String: String] in
            var found: [String: String] = [:]
            for method in ["CONNECT", "TRACE", "BREW", "PROPFIND", "POST", "PUT"] {
                guard let client = Client(port: port) else { continue }
                let target = method == "CONNECT" ? "example.com:80" : "/\(token)/"
                client.write("\(method) \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
                let head = client.head()
                found[method] = String(head.dropFirst("HTTP/1.1 ".count).prefix(3))
                    + (head.lowercased().contains("allow: get, head") ? " allow" : "")
            }
            if let client = Client(port: port) {
                client.write([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3])
                found["TLS"] = String(client.head().dropFirst("HTTP/1.1 ".count).prefix(3))
            }
            return found
        }
        #expect(found == ["CONNECT": "405 allow", "TRACE": "405 allow", "BREW": "405 allow", "PROPFIND": "405 allow",
                          "POST": "405 allow", "PUT": "405 allow", "TLS": "400"])
    }

    @Test func thePageLoadsNothingFromElsewhere() async throws {
        let server = try makeServer()
        defer { server.stop() }
        let port = server.access.port, token = server.access.token
        let (head, body) = await away { () -> (String, String) in
            guard let client = Client(port: port) else { return ("", "") }
            client.write("GET /\(token)/ HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n")
            return (client.head(), client.rest())
        }
        #expect(head.hasPrefix("HTTP/1.1 200"))
        let lines = head.components(separatedBy: "\r\n")
        let policy = lines.first { $0.lowercased().hasPrefix("content-security-policy:") } ?? ""
        #expect(policy.contains("default-src 'none'"))
        #expect(!policy.contains("unsafe") && !policy.contains("*"))
        #expect(head.lowercased().contains("referrer-policy: no-referrer"))
        #expect(head.lowercased().contains("cache-control: no-store"))
        // The only URL is the name of a format.
        let plain = body.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
        for word in ["http://", "https://", " src=", "import(", "url("] { #expect(!plain.contains(word), "\(word)") }
    }

    /// Invalid data on a socket, and how the server handles it.
    @Test func garbageEndsItsConnectionAndNothingElse() async throws {
        let server = try makeServer()
        defer { server.stop() }
        let port = server.access.port, path = "/\(server.access.token)/live"
        let endings = await away { () -> [String: Client.Frame?] in
            func ending(_ break_: (Client) -> Void) -> Client.Frame? {
                guard let client = Client(page: path, port: port) else { return .text("no connection") }
                break_(client)
                while let frame = client.frame() { if case .close = frame { return frame } }
                return nil
            }
            var found: [String: Client.Frame?] = [:]
            found["words"] = ending { $0.say("} this is no message {") }
            found["unknown kind"] = ending { $0.say(#"{"kind":"format the disk"}"#) }
            found["bytes"] = ending { $0.sendFrame(2, [1, 2, 3]) }
            found["too long"] = ending { $0.sendFrame(1, [UInt8](repeating: 32, count: 3 << 20)) }
            found["no frame"] = ending { $0.write((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }) }
            _ = Client(port: port).map { $0.write([UInt8](repeating: 0, count: 20_000)) }
            // Out-of-range positions, unknown screens and pointers that are not down are not protocol errors.
            if let client = Client(page: path, port: port) {
                client.say(#"{"kind":"pointer","screen":99,"phase":"began","x":1,"y":1}"#)
                client.say(#"{"kind":"pointer","screen":0,"phase":"moved","x":1e300,"y":1}"#)
                client.say(#"{"kind":"pointer","screen":0,"phase":"ended","x":5,"y":5,"id":7}"#)
                client.say(#"{"kind":"key","screen":0,"phase":"down","key":"Unidentified","modifiers":-1}"#)
                client.say(#"{"kind":"layout","screen":0,"id":1}"#)
                while let frame = client.frame() {
                    if case .text(let text) = frame, text.contains("\"layout\"") { found["alive"] = frame }
                    if found["alive"] != nil { break }
                }
            }
            return found
        }
        #expect(endings["words"] == .close(1008))
        #expect(endings["unknown kind"] == .close(1008))
        #expect(endings["bytes"] == .close(1003))
        #expect(endings["too long"] == .close(1009))
        #expect(endings.keys.contains("no frame"))
        #expect(endings["alive"] != nil)
    }

    /// A close frame follows a message of which a part is still to be sent.
    @Test func aCloseFrameFollowsTheRestOfAMessage() async throws {
        let server = try makeServer()
        defer { server.stop() }
        let port = server.access.port, path = "/\(server.access.token)/live"
        let endings = await away { () -> [Client.Frame?] in
            // After some of the delays the server is in the middle of a picture.
            (0..<200).map { delay in
                guard let client = Client(page: path, port: port) else { return nil }
                usleep(UInt32(delay) * 30)
                client.sendFrame(2, [1, 2, 3])
                while let frame = client.frame() { if case .close = frame { return frame } }
                return nil
            }
        }
        #expect(endings.filter { $0 != .close(1003) }.isEmpty)
    }

    /// A page that does not acknowledge a frame receives no other; the next one contains all changes since.
    @Test func oneFrameIsOnItsWay() async throws {
        let server = try makeServer()
        defer { server.stop() }
        let port = server.access.port, path = "/\(server.access.token)/live"
        let (frames, sizes) = await away { () -> (Int, [Int]) in
            guard let client = Client(page: path, port: port) else { return (-1, []) }
            var frames = 0
            var sizes: [Int] = []
            var last: UInt32 = 0
            func take(_ frame: Client.Frame) {
                guard case .binary(let bytes) = frame else { return }
                if bytes[13] == 1 { frames += 1 }
                last = (0..<4).reduce(0) { $0 | UInt32(bytes[8 + $1]) << (8 * UInt32($1)) }
                sizes.append(bytes.count)
            }
            func read(until mark: String) {
                while let frame = client.frame() {
                    take(frame)
                    if case .text(let text) = frame, text.contains(mark) { return }
                    if case .close = frame { return }
                }
            }
            // The whole picture may come before or after what follows.
            while frames == 0, let frame = client.frame() { take(frame) }
            for _ in 0..<20 {
                client.say(#"{"kind":"pointer","screen":0,"phase":"began","x":50,"y":60,"type":"touch"}"#)
                client.say(#"{"kind":"pointer","screen":0,"phase":"ended","x":50,"y":60,"type":"touch"}"#)
            }
            client.say(#"{"kind":"layout","screen":0,"id":1}"#)
            read(until: "\"layout\"")
            let before = frames
            client.say(#"{"kind":"ack","frame":\#(last)}"#)
            client.say(#"{"kind":"layout","screen":0,"id":2}"#)
            read(until: "\"id\":2")
            if frames == before, let frame = client.frame() { take(frame) }
            return (frames, sizes)
        }
        #expect(frames == 2)
        // First the whole picture of 200 × 200 pixels, then only the rectangle of the digits.
        let whole = 28 + 200 * 200 * 4
        #expect(sizes.first == whole)
        #expect((sizes.last ?? whole) < whole / 2, "\(sizes)")
    }

    /// Every page has its own views, and a page that is closed during a drag leaves nothing behind.
    @Test func pagesComeAndGo() async throws {
        let server = try makeServer()
        defer { server.stop() }
        let port = server.access.port, path = "/\(server.access.token)/live"
        let texts = await away { () -> [String] in
            guard let first = Client(page: path, port: port),
                  let second = Client(page: path, port: port) else { return [] }
            for phase in ["began", "ended"] {
                first.say(#"{"kind":"pointer","screen":0,"phase":"\#(phase)","x":50,"y":60}"#)
            }
            let texts = [first.layout(), second.layout()]
            first.say(#"{"kind":"pointer","screen":0,"phase":"began","x":50,"y":60}"#)
            first.say(#"{"kind":"pointer","screen":0,"phase":"moved","x":60,"y":60}"#)
            return texts
        }
        #expect(texts.count == 2)
        #expect(texts.first?.contains("\"1\"") == true, "the page that was tapped shows 1")
        #expect(texts.last?.contains("\"0\"") == true, "the other one still shows 0")
        while server.pageCount > 0 { try await Task.sleep(nanoseconds: 1_000_000) }
    }

    /// Stores the device that it has read, and cannot be updated.
    private struct Keeper: View {
        let width = HostContext.observedDevice.size.width
        @State private var count = 0
        var body: some View { Text("\(count) of \(Int(width))").onTapGesture { count += 1 } }
    }

    private struct Scaled: View {
        @Environment(\.displayScale) private var scale
        var body: some View { Text("at \(Int(scale)) \(Int(HostContext.observedDevice.scale))") }
    }

    /// The page's zoom scales the picture: texts and lines have the sizes that they have on the device.
    @Test func thePageLaysOutAtTheScaleOfTheDevice() async throws {
        let server = try makeServer()
        defer { server.stop() }
        server.show(PreviewContent(items: [
            .init(id: "scaled", title: "Scaled", place: "Scaled.swift:1",
                  configuration: { _ in
                      let size = CGSize(width: 100, height: 200)
                      var configuration = HostConfiguration(size: size, scale: 3)
                      configuration.device = HostDevice(size: size, scale: 3)
                      return configuration
                  },
                  open: {
                      HostContext.prepare($0.device)
                      return ViewHost(rootView: Scaled(), configuration: $0, seeds: $1, onIssue: $2)
                  })
        ]))
        let port = server.access.port, path = "/\(server.access.token)/live"
        let text = await away { () -> String in
            guard let page = Client(page: path, port: port) else { return "" }
            page.say(#"{"kind":"settings","settings":{"device":"","landscape":false,"dark":false,"rightToLeft":false,"#
                + #""dynamicType":"large","locale":"en_US","scale":0.875}}"#)
            return page.layout()
        }
        #expect(text.contains("\"at 3 3\""), "\(text)")
    }

    /// Each page has the device that its controls select. A view that has read the device is created again, and keeps
    /// its state.
    @Test func aPageTellsOfItsDevice() async throws {
        let server = try makeServer()
        defer { server.stop() }
        server.show(PreviewContent(items: [
            .init(id: "keeper", title: "Keeper", place: "Keeper.swift:1",
                  configuration: { settings in
                      let size = settings.landscape ? CGSize(width: 200, height: 100) : CGSize(width: 100, height: 200)
                      var configuration = HostConfiguration(size: size, scale: CGFloat(settings.scale))
                      configuration.device = HostDevice(size: size)
                      return configuration
                  },
                  open: {
                      HostContext.prepare($0.device)
                      return ViewHost(rootView: Keeper(), configuration: $0, seeds: $1, onIssue: $2)
                  })
        ]))
        let port = server.access.port, path = "/\(server.access.token)/live"
        let texts = await away { () -> [String] in
            guard let first = Client(page: path, port: port),
                  let second = Client(page: path, port: port) else { return [] }
            for phase in ["began", "ended"] {
                first.say(#"{"kind":"pointer","screen":0,"phase":"\#(phase)","x":50,"y":100}"#)
            }
            let before = first.layout()
            first.say(#"{"kind":"settings","settings":{"device":"","landscape":true,"dark":false,"rightToLeft":false,"#
                + #""dynamicType":"large","locale":"en_US","scale":2}}"#)
            return [before, first.layout(), second.layout()]
        }
        #expect(texts.count == 3)
        for (text, shown) in zip(texts, ["1 of 100", "1 of 200", "0 of 100"]) {
            #expect(text.contains("\"\(shown)\""), "\(shown) is not in \(text)")
        }
    }

    @Test func aPortInUseIsNamed() throws {
        let server = try makeServer()
        defer { server.stop() }
        #expect { try PreviewServer(port: server.access.port, title: "", choices: server.choices, onLog: { _ in }) }
            throws: { ($0 as? PreviewServer.CannotListen)?.reason == .portInUse }
    }
}
