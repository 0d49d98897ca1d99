import CoreTransferable
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing
import UniformTypeIdentifiers

/// onDrag, onDrop and drop delegates (#9.35).
@Suite("Dragging with item providers", .serialized) @MainActor
struct ItemProviderTests {
    private let log = Log()

    private struct Follower: DropDelegate {
        let log: Log
        var operation = DropOperation.move
        var isWanted = true

        func validateDrop(info: DropInfo) -> Bool {
            log.note("validate \(info.hasItemsConforming(to: [.plainText]))")
            return isWanted
        }
        func dropEntered(info: DropInfo) { log.note("entered") }
        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }
        func dropExited(info: DropInfo) { log.note("exited") }
        func performDrop(info: DropInfo) -> Bool {
            let (x, y) = (Int(info.location.x), Int(info.location.y))
            for provider in info.itemProviders(for: [.text]) {
                provider.loadObject(ofClass: String.self) { [log] text, _ in
                    log.note("\(text ?? "nothing") at \(x),\(y)")
                }
            }
            return true
        }
    }

    /// A text at the top that provides `payload`, and `target` below: 100 points each.
    private func board<Target: View>(_ target: @escaping (Color) -> Target) -> ViewHarness {
        ViewHarness(offering: 100, 200) {
            VStack(spacing: 0) {
                Text("word").frame(width: 100, height: 100).onDrag { NSItemProvider(object: NSString(string: "payload")) }
                target(Color.clear).frame(width: 100, height: 100)
            }
        }
    }

    @Test func aDelegateFollowsWhatIsDragged() {
        let scene = board { $0.onDrop(of: [.text], delegate: Follower(log: log)) }
        scene.carry(from: "word", to: .point(CGPoint(x: 30, y: 140)))
        #expect(log.take() == ["validate true", "entered", "payload at 30,40"])
    }

    @Test func aDelegateMayRefuse() {
        let never = board { $0.onDrop(of: [.text], delegate: Follower(log: log, isWanted: false)) }
        never.carry(from: "word", to: .point(CGPoint(x: 30, y: 140)))
        #expect(log.take() == ["validate true"])
        let late = board { $0.onDrop(of: [.text], delegate: Follower(log: log, operation: .forbidden)) }
        late.carry(from: "word", to: .point(CGPoint(x: 30, y: 140)))
        #expect(log.take() == ["validate true", "entered", "exited"])
        let other = board { $0.onDrop(of: [.image], delegate: Follower(log: log)) }
        other.carry(from: "word", to: .point(CGPoint(x: 30, y: 140)))
        #expect(log.take() == [])
    }

    @Test func aClosureTakesProvidersAndTheirPlace() {
        let isTargeted = Binding(get: { false }, set: { [log] in log.note("targeted \($0)") })
        let scene = board { target in
            target.onDrop(of: [UTType.plainText], isTargeted: isTargeted) { providers, location in
                log.note("\(providers.count) at \(Int(location.x)),\(Int(location.y))")
                return true
            }
        }
        scene.carry(from: "word", to: .point(CGPoint(x: 30, y: 140)))
        #expect(log.take() == ["targeted true", "1 at 30,40", "targeted false"])
    }

    /// Items of `onDrag` can be dropped on `dropDestination`, and the reverse.
    @Test func providersAndValuesBecomeEachOther() {
        let scene = board { target in
            target.dropDestination(for: String.self) { items, _ in
                log.note("\(items)")
                return true
            }
        }
        scene.carry(from: "word", to: .point(CGPoint(x: 30, y: 140)))
        #expect(log.take() == ["[\"payload\"]"])
        let back = ViewHarness(offering: 100, 200) {
            VStack(spacing: 0) {
                Text("word").frame(width: 100, height: 100).draggable("value")
                Color.clear.frame(width: 100, height: 100).onDrop(of: [.text], delegate: Follower(log: log))
            }
        }
        back.carry(from: "word", to: .point(CGPoint(x: 30, y: 140)))
        #expect(log.take() == ["validate true", "entered", "value at 30,40"])
    }

    @Test func providersLoadWhatWasRegistered() throws {
        let log = log
        let address = try #require(URL(string: "https://example.com/a"))
        let provider = NSItemProvider(object: NSURL(string: address.absoluteString)!)
        #expect(provider.registeredTypeIdentifiers == ["public.url"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.data"))
        #expect(provider.canLoadObject(ofClass: URL.self) && !provider.canLoadObject(ofClass: NSString.self))
        provider.loadObject(ofClass: URL.self) { url, _ in log.note("\(url?.absoluteString ?? "none")") }
        provider.loadObject(ofClass: NSString.self) { _, error in log.note(error == nil ? "loaded" : "failed") }
        provider.registerDataRepresentation(for: .png, visibility: .all) { answer in
            answer(Data([1, 2, 3]), nil)
            return nil
        }
        provider.loadDataRepresentation(for: .image) { data, _ in log.note("\(data?.count ?? 0) bytes") }
        provider.loadTransferable(type: Data.self) { result in
            if case .success(let data) = result { log.note(String(decoding: data, as: UTF8.self)) }
        }
        #expect(log.take() == ["https://example.com/a", "failed", "3 bytes", "https://example.com/a"])
    }
}
