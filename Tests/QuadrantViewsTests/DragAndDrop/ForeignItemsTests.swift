import CoreTransferable
import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantViews
import Testing

/// What other programs drag over a window.
@Suite("ForeignItems") @MainActor
struct ForeignItemsTests {
    private final class Log { var lines: [String] = [] }

    /// A host whose upper half takes `type`.
    private func host<T: Transferable>(_ type: T.Type, _ log: Log, _ text: @escaping (T) -> String) -> ViewHost {
        let view = VStack(spacing: 0) {
            Color.red.dropDestination(for: T.self) { items, _ in
                log.lines.append(items.map(text).joined(separator: " "))
                return true
            } isTargeted: { log.lines.append($0 ? "over" : "out") }
            Color.blue
        }
        let host = ViewHost(rootView: view, configuration: HostConfiguration(size: CGSize(width: 100, height: 100)))
        _ = host.frame()
        return host
    }

    private func drop(_ items: ForeignItems, on host: ViewHost) throws -> Bool {
        let drag = host.graph.foreignDrag(of: try #require(items.payload), at: CGPoint(x: 50, y: 20))
        let isAccepted = drag.move(to: CGPoint(x: 50, y: 20))
        return drag.drop() && isAccepted
    }

    @Test func aTextIsDroppedOnADestinationOfTexts() throws {
        let log = Log()
        #expect(try drop(ForeignItems(text: "words"), on: host(String.self, log) { $0 }))
        #expect(log.lines == ["over", "words", "out"])
    }

    @Test func aDestinationOfOtherTypesTakesNothing() throws {
        let log = Log()
        #expect(try !drop(ForeignItems(text: "words"), on: host(URL.self, log, \.lastPathComponent)))
        #expect(log.lines.isEmpty)
    }

    @Test func aFileIsItsAddressAndItsContents() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("foreign-\(UUID().uuidString).txt")
        try Data("contents".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let log = Log(), items = ForeignItems(addresses: [file])
        #expect(try drop(items, on: host(URL.self, log, \.lastPathComponent)))
        #expect(try drop(items, on: host(String.self, log) { $0 }))
        #expect(log.lines == ["over", file.lastPathComponent, "out", "over", "contents", "out"])
    }

    @Test func severalFilesAreTheirAddresses() throws {
        let log = Log(), files = ["a", "b"].map { URL(fileURLWithPath: "/nowhere/\($0).txt") }
        #expect(try drop(ForeignItems(addresses: files), on: host(URL.self, log, \.lastPathComponent)))
        #expect(log.lines == ["over", "a.txt b.txt", "out"])
    }

    @Test func aDragThatLeavesTheWindowIsOver() throws {
        let log = Log(), host = host(String.self, log) { $0 }
        let drag = host.graph.foreignDrag(of: "words", at: CGPoint(x: 50, y: 20))
        #expect(drag.move(to: CGPoint(x: 50, y: 20)) && !drag.move(to: CGPoint(x: 50, y: 80)))
        drag.cancel()
        #expect(log.lines == ["over", "out"] && host.graph.runningDrag == nil)
    }
}
