import CoreTransferable
import Foundation
import Testing
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews

@MainActor @Suite("ControlGroup")
struct ControlGroupTests {
    private let log = Log()

    /// A segment of one letter with 24 points of padding is narrower than the minimum width of 44.
    @Test func segmentsAreAsWideAsTheWidest() {
        let scene = ViewHarness(offering: 300, 100) {
            ControlGroup {
                Button("a") {}
                Button {} label: { Probe("wide", 76, 10) }
            }.tagged("group")
        }
        let label = scene.frame("wide")
        #expect(scene.size("group").height == 34)
        // The second of two equal segments is centred at three quarters of the width.
        #expect(label.midX == scene.frame("group").minX + scene.size("group").width * 0.75)
    }

    @Test func theButtonsAct() {
        let scene = ViewHarness(offering: 300, 100) {
            ControlGroup {
                Button("less") { log.note("less") }
                Button("more") { log.note("more") }
                Button("off") { log.note("off") }.disabled(true)
            }
        }
        scene.tap("less")
        scene.tap("more")
        scene.tap("off")
        #expect(log.take() == ["less", "more"])
    }

    @Test func fromRightToLeftTheFirstIsOnTheRight() {
        let scene = ViewHarness(offering: 300, 100, .rightToLeft) {
            ControlGroup {
                Button {} label: { Probe("first", 10, 10) }
                Button {} label: { Probe("second", 10, 10) }
            }
        }
        #expect(scene.frame("first").minX > scene.frame("second").minX)
    }

    @Test func aMenuOpensFromItsLabel() {
        let scene = ViewHarness(offering: 300, 300) {
            ControlGroup("Edit") { Button("Copy") { log.note("copy") } }.controlGroupStyle(.menu)
        }
        #expect(!scene.shows("Copy"))
        scene.tap("Edit")
        scene.tap("Copy")
        #expect(log.take() == ["copy"])
    }

    @Test func aStyleOfOnesOwnGetsTheContent() {
        struct Column: ControlGroupStyle {
            func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
        }
        let scene = ViewHarness(offering: 300, 300) {
            ControlGroup { Probe("a", 10, 10); Probe("b", 10, 10) }.controlGroupStyle(Column())
        }
        #expect(scene.frame("a").minX == scene.frame("b").minX)
    }
}

@MainActor @Suite("ShareLink")
struct ShareLinkTests {
    private func copied(_ scene: ViewHarness, _ name: String) -> String? {
        scene.tap(name)
        return scene.host.graph.input.services.readClipboard()
    }

    @Test func aTapCopiesTheItem() throws {
        let url = try #require(URL(string: "https://example.org/a"))
        #expect(copied(ViewHarness(offering: 300, 50) { ShareLink(item: url) }, "Share…") == "https://example.org/a")
        #expect(copied(ViewHarness(offering: 300, 50) { ShareLink("Send", item: "words") }, "Send") == "words")
        #expect(copied(ViewHarness(offering: 300, 50) {
            ShareLink(item: url, preview: SharePreview(Text("A page"))) { Text("Page") }
        }, "Page") == "https://example.org/a")
        let picture = SharePreview("A page", image: url, icon: "words")
        #expect(copied(ViewHarness(offering: 300, 50) { ShareLink(item: url, preview: picture) }, "Share…")
            == "https://example.org/a")
        #expect(copied(ViewHarness(offering: 300, 50) { ShareLink(items: ["a", "b"]) }, "Share…") == "a\nb")
    }

    /// Shared by a text, as a value of an app.
    private struct Note: Transferable {
        var words: String
        static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.words) }
    }

    @Test func anItemOfAnyKindIsCopiedAsItsText() {
        #expect(copied(ViewHarness(offering: 300, 50) {
            ShareLink(item: Note(words: "a note"), preview: SharePreview("Note"))
        }, "Share…") == "a note")
        #expect(copied(ViewHarness(offering: 300, 50) {
            ShareLink("Send", items: [Note(words: "a"), Note(words: "b")]) { SharePreview(Text(verbatim: $0.words)) }
        }, "Send") == "a\nb")
    }

    @Test func whatHasNoTextIsNotCopied() {
        let scene = ViewHarness(offering: 300, 50) {
            ShareLink(items: [Data([1, 2])]) { _ in SharePreview("Bytes") } label: { Text(verbatim: "Bytes") }
        }
        #expect(copied(scene, "Bytes") == nil)
    }

    @Test func theTypesOfItemsPreviewsAndLabelsAreThoseOfTheLink() throws {
        let url = try #require(URL(string: "https://example.org/a"))
        let link: ShareLink<CollectionOfOne<URL>, Never, Never, DefaultShareLinkLabel> = ShareLink(item: url)
        let notes: ShareLink<[Note], URL, Never, Text> = ShareLink(items: [Note(words: "a")]) { _ in
            SharePreview("Note", image: url)
        } label: { Text(verbatim: "Notes") }
        _ = (link, notes)
    }

    @Test func theUsualLabelHasTheSign() {
        let scene = ViewHarness(offering: 300, 50) { ShareLink(item: "words") }
        #expect(!scene.fills.isEmpty)
    }
}

@MainActor @Suite("How buttons and menus act")
struct ButtonRepeatTests {
    private let log = Log()

    @Test func aHeldButtonActsAgainAndAgainWhenItMay() {
        let scene = ViewHarness(offering: 100, 50) {
            Button("more") { log.note("more") }.buttonRepeatBehavior(.enabled)
        }
        scene.press(.view("more"), seconds: 2)
        #expect(log.take().count > 3)
        scene.tap("more")
        #expect(log.take() == ["more"])
        #expect(scene.host.nextWake == nil)
    }

    @Test(arguments: [ButtonRepeatBehavior.automatic, .disabled])
    func aButtonThatDoesNotRepeatActsOnce(_ behavior: ButtonRepeatBehavior) {
        let scene = ViewHarness(offering: 100, 50) {
            Button("more") { log.note("more") }.buttonRepeatBehavior(behavior)
        }
        scene.press(.view("more"), seconds: 2)
        #expect(log.take() == ["more"])
    }

    @Test func aMenuStaysOpenForActionsThatDoNotDismissIt() {
        let scene = ViewHarness(offering: 300, 300) {
            Menu("Menu") {
                Button("more") { log.note("more") }.menuActionDismissBehavior(MenuActionDismissBehavior.disabled)
                Button("done") { log.note("done") }
            }
        }
        scene.tap("Menu")
        scene.tap("more")
        scene.tap("more")
        #expect(scene.shows("done"))
        scene.tap("done")
        #expect(!scene.shows("done"))
        #expect(log.take() == ["more", "more", "done"])
    }
}
