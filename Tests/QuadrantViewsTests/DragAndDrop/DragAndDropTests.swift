import CoreTransferable
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing
import UniformTypeIdentifiers

/// A codable value that is also exported as text.
private struct Card: Codable, Equatable, Transferable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.name)
    }
}

@Suite("Dragging and dropping", .serialized) @MainActor
struct DragAndDropTests {
    private let log = Log()

    /// A text to drag at the top, and two drop destinations below, 100 points apart.
    private func board() -> ViewHarness {
        ViewHarness(offering: 100, 300) {
            VStack(spacing: 0) {
                Text("word").frame(width: 100, height: 100).draggable("payload")
                place("A")
                place("B")
            }
        }
    }
    private func place(_ name: String) -> some View {
        Color.clear.frame(width: 100, height: 100)
            .dropDestination(for: String.self) { items, location in
                log.note("\(name) \(items) \(Int(location.x)),\(Int(location.y))")
                return true
            } isTargeted: {
                log.note("\(name) \($0)")
            }
    }

    @Test func whatIsCarriedIsDroppedWhereTheFingerGoesUp() {
        let scene = board()
        scene.carry(from: "word", to: .point(CGPoint(x: 30, y: 240)))
        #expect(log.take() == ["A true", "A false", "B true", "B [\"payload\"] 30,40", "B false"])
    }

    @Test func withoutHoldingNothingIsLifted() {
        let scene = board()
        scene.drag(from: "word", to: .point(CGPoint(x: 30, y: 240)))
        #expect(log.take() == [])
    }

    @Test func besideAllPlacesNothingIsDropped() {
        let scene = board()
        let finger = Finger(scene: scene)
        finger.down(50, 50)
        scene.wait(0.6)
        finger.move(50, 150)
        finger.move(50, 50)
        finger.up(50, 50)
        #expect(log.take() == ["A true", "A false"])
    }

    @Test func aFingerThatIsTakenAwayDropsNothing() {
        let scene = board()
        let finger = Finger(scene: scene)
        finger.down(50, 50)
        scene.wait(0.6)
        finger.move(50, 150)
        finger.send(.cancelled, 50, 150)
        scene.settle()
        #expect(log.take() == ["A true", "A false"])
    }

    @Test func aCopyFollowsTheFinger() {
        let scene = ViewHarness(offering: 200, 200) {
            Color.red.frame(width: 40, height: 40).draggable("x")
        }
        let finger = Finger(scene: scene)
        finger.down(90, 90)
        scene.wait(0.6)
        finger.move(130, 110)
        scene.settle()
        // Lifted 10 points to the left of and above its middle.
        let copy = scene.drawnFrames.last ?? .null
        #expect(scene.drawnFrames.count == 2 && copy.size == CGSize(width: 40, height: 40))
        finger.up(130, 110)
        scene.settle()
        #expect(scene.drawnFrames.count == 1)
    }

    @Test func aPreviewMayBeAnotherView() {
        let scene = ViewHarness(offering: 200, 200) {
            Text("word").draggable("x") { Probe("preview", 60, 30) }
        }
        let finger = Finger(scene: scene)
        finger.down(100, 100)
        scene.wait(0.6)
        finger.move(150, 120)
        scene.settle()
        #expect(scene.size("preview") == CGSize(width: 60, height: 30))
        finger.up(150, 120)
        scene.settle()
        #expect(!scene.contains("preview"))
    }

    @Test func aButtonIsDraggedOrPressed() {
        let scene = ViewHarness(offering: 100, 200) {
            VStack(spacing: 0) {
                Button("word") { log.note("pressed") }.frame(width: 100, height: 100).draggable("payload")
                place("A")
            }
        }
        scene.tap("word")
        #expect(log.take() == ["pressed"])
        scene.carry(from: "word", to: .point(CGPoint(x: 50, y: 150)))
        #expect(log.take() == ["A true", "A [\"payload\"] 50,50", "A false"])
    }

    @Test func onlyWhatCanBeHadAsTheTypeIsTaken() {
        let scene = ViewHarness(offering: 100, 300) {
            VStack(spacing: 0) {
                Text("card").frame(width: 100, height: 100).draggable(Card(name: "ace"))
                Color.clear.frame(width: 100, height: 100)
                    .dropDestination(for: Card.self) { items, _ in log.note("card \(items[0].name)"); return true }
                Color.clear.frame(width: 100, height: 100)
                    .dropDestination(for: URL.self) { _, _ in log.note("url"); return true }
            }
        }
        scene.carry(from: "card", to: .point(CGPoint(x: 50, y: 150)))
        #expect(log.take() == ["card ace"])
        scene.carry(from: "card", to: .point(CGPoint(x: 50, y: 250)))
        #expect(log.take() == [])
    }

    @Test func valuesBecomeWhatTheirFormsSay() throws {
        #expect(Card(name: "ace").converted(to: String.self) == "ace")
        let json = try #require(Card(name: "ace").converted(to: Data.self))
        #expect(try JSONDecoder().decode(Card.self, from: json) == Card(name: "ace"))
        let address = try #require(URL(string: "https://example.com/a"))
        #expect(address.converted(to: String.self) == "https://example.com/a")
        #expect("words".converted(to: AttributedString.self) == AttributedString("words"))
        #expect("words".converted(to: Card.self) == nil)
    }

    @Test func whatIsOnTheClipboardIsPasted() {
        let scene = ViewHarness(offering: 200, 200) {
            PasteButton(payloadType: String.self) { log.note("pasted \($0)") }
        }
        scene.tap("Paste")
        #expect(log.take() == [])
        scene.host.graph.input.services.writeClipboard("words")
        scene.tap("Paste")
        #expect(log.take() == ["pasted [\"words\"]"])
    }

    @Test func kindsOfDataStandInATree() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
        #expect(UTType("public.json") == .json && UTType("no.such.kind") == nil)
        #expect(UTType(filenameExtension: "jpg") == .jpeg && UTType(mimeType: "application/pdf") == .pdf)
        #expect(UTType(filenameExtension: "jpg", conformingTo: .text) == nil)
        #expect(UTType(filenameExtension: "mm") == .objectiveCPlusPlusSource && UTType.dng.conforms(to: .image))
        #expect(UTType.tarArchive.preferredFilenameExtension == "tar" && UTType.geoJSON.conforms(to: .json))
        #expect(UTType.png.preferredFilenameExtension == "png")
        let own = UTType(exportedAs: "com.example.card", conformingTo: .json)
        #expect(own.isSubtype(of: .text) && UTType.text.isSupertype(of: own) && UTType("com.example.card") == own)
    }

    /// The clipboard is pasted where it has one of the types and the program takes it.
    @Test func whatIsPastedHasOneOfTheTypes() {
        func texts(_ providers: [NSItemProvider]) -> Int? { providers.isEmpty ? nil : providers.count }
        let scene = ViewHarness(offering: 300, 600) {
            VStack {
                PasteButton(supportedContentTypes: [.text]) { log.note("one \($0.count)") }.tagged("one")
                PasteButton(supportedContentTypes: [.image]) { log.note("two \($0.count)") }.tagged("two")
                PasteButton(supportedContentTypes: [.text], validator: texts) { log.note("three \($0)") }
                    .tagged("three")
                PasteButton(supportedContentTypes: [.text], validator: { _ in Int?.none }) { log.note("four \($0)") }
                    .tagged("four")
                PasteButton(supportedTypes: ["public.plain-text"]) { log.note("five \($0.count)") }.tagged("five")
                PasteButton(supportedTypes: ["public.png"]) { log.note("six \($0.count)") }.tagged("six")
                PasteButton(supportedTypes: ["public.text"], validator: texts) { log.note("seven \($0)") }
                    .tagged("seven")
                PasteButton(supportedTypes: ["public.text"], validator: { _ in String?.none },
                            payloadAction: { log.note("eight \($0)") }).tagged("eight")
            }
        }
        let names = ["one", "two", "three", "four", "five", "six", "seven", "eight"]
        func tapAll() -> [String] {
            for name in names {
                let frame = scene.frame(name)
                scene.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            }
            return log.take()
        }
        #expect(tapAll().isEmpty)
        scene.host.graph.input.services.writeClipboard("words")
        #expect(tapAll() == ["one 1", "three 1", "five 1", "seven 1"])
    }
}
