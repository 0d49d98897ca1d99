import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("textSelection(_:)")
struct SelectableTextTests {
    private let log = Log()

    private func clipboard(_ scene: ViewHarness) -> String? { scene.host.graph.input.services.readClipboard() }

    @Test func holdingATextOffersToCopyAllItsWords() {
        let scene = ViewHarness(offering: 300, 300) { Text("Brave world").textCase(.uppercase).textSelection(.enabled) }
        scene.press(.view("Brave world"), seconds: 0.4)
        #expect(!scene.shows("Copy"))
        scene.press(.view("Brave world"), seconds: 0.6)
        #expect(scene.shows("Copy") && scene.shows("Share…"))
        scene.tap("Copy")
        #expect(clipboard(scene) == "BRAVE WORLD")
        #expect(!scene.shows("Copy"))
    }

    @Test func sharingHandsTheWordsOverAsAShareLinkDoes() {
        let scene = ViewHarness(offering: 300, 300) { Text("Words").textSelection(.enabled) }
        scene.press(.view("Words"), seconds: 0.6)
        scene.tap("Share…")
        #expect(clipboard(scene) == "Words")
        #expect(!scene.shows("Share…"))
    }

    @Test func itHoldsForAllTextsInsideButThoseItIsTakenBackFrom() {
        let scene = ViewHarness(offering: 300, 300) {
            VStack {
                Text("One")
                Label("Two", systemImage: "star")
                Text("Three").textSelection(.disabled)
            }
            .textSelection(.enabled)
        }
        for (name, isOffered) in [("One", true), ("Two", true), ("Three", false)] {
            scene.press(.view(name), seconds: 0.6)
            #expect(scene.shows("Copy") == isOffered)
            // A tap outside of the menu closes it.
            scene.tap(at: CGPoint(x: 5, y: 295))
            #expect(!scene.shows("Copy"))
        }
    }

    @Test func withoutItTextsCannotBeSelected() {
        let scene = ViewHarness(offering: 300, 300) { Text("Words") }
        scene.press(.view("Words"), seconds: 0.6)
        #expect(!scene.shows("Copy"))
    }

    @Test func theTitleOfAButtonIsPressedAndNotSelected() {
        let scene = ViewHarness(offering: 300, 300) { Button("Press") { log.note("press") }.textSelection(.enabled) }
        scene.press(.view("Press"), seconds: 0.6)
        #expect(!scene.shows("Copy"))
        #expect(log.take() == ["press"])
    }

    @Test func aTapOnASelectableTextGoesToTheViewAround() {
        let scene = ViewHarness(offering: 300, 300) {
            Text("Words").textSelection(.enabled).onTapGesture { log.note("tap") }
        }
        scene.tap("Words")
        #expect(log.take() == ["tap"])
        scene.press(.view("Words"), seconds: 0.6)
        #expect(log.take() == [])
        #expect(scene.shows("Copy"))
    }

    /// The lines of the text are highlighted over the full width, and the edit menu is centred above them.
    @Test(arguments: [false, true])
    func whatIsOfferedStandsOverTheTintedLines(isRightToLeft: Bool) throws {
        let variant = isRightToLeft ? Variant.rightToLeft : .plain
        let scene = ViewHarness(offering: 400, 300, variant) {
            HStack {
                Spacer()
                Text("One\nTwo").textSelection(.enabled).padding(.trailing, 100).tagged("box")
            }
        }
        let before = scene.drawnFrames.count
        let text = try #require(scene.host.graph.nodes(showing: "One\nTwo").first)
        let frame = scene.host.graph.globalFrame(of: text)
        scene.press(.view("One\nTwo"), seconds: 0.6)
        let lines = scene.drawnFrames.dropFirst(before).prefix(2)
        #expect(lines.count == 2)
        for line in lines { #expect(frame.insetBy(dx: -1, dy: -1).contains(line)) }
        let copy = scene.host.graph.globalFrame(of: scene.host.graph.nodes(showing: "Copy")[0])
        let share = scene.host.graph.globalFrame(of: scene.host.graph.nodes(showing: "Share…")[0])
        #expect(copy.maxY < frame.minY && frame.minY - copy.maxY < 38)
        // The order of the two buttons follows the layout direction.
        #expect((copy.minX < share.minX) == !isRightToLeft)
        let bar = copy.union(share)
        #expect(abs(bar.midX - lines.reduce(CGRect.null) { $0.union($1) }.midX) < 1)
    }

    /// Until a long press, selectable text costs the same as other text.
    @Test func itCostsNothing() {
        func work(_ isOn: Bool) -> Work {
            let text = Input("12")
            let scene = ViewHarness(offering: 300, 300) {
                if isOn { Words(text: text).textSelection(.enabled) } else { Words(text: text) }
            }
            return scene.work { text.value = "21" }
        }
        #expect(work(true) == work(false))
    }

    private struct Words: View {
        let text: Input<String>
        var body: some View { Text(text.value) }
    }
}
