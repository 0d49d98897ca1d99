import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("onOpenURL(perform:)") @MainActor
struct OpenedURLTests {
    private let log = Log()
    private let address = URL(string: "reader://page/3")!

    @Test func everyViewThatTakesAddressesIsTold() {
        let scene = ViewHarness(offering: 100, 100) {
            Text("Page").onOpenURL { log.note("inner \($0.lastPathComponent)") }
                .padding()
                .onOpenURL { log.note("outer \($0.host() ?? "")") }
        }
        #expect(scene.open(address))
        #expect(log.take().sorted() == ["inner 3", "outer page"])
    }

    @Test func withoutSuchAViewItIsNotTaken() {
        #expect(!ViewHarness(offering: 100, 100) { Text("Page") }.open(address))
    }

    @Test func aViewThatHasGoneIsNotTold() {
        let isThere = Input(true)
        let scene = ViewHarness(offering: 100, 100) {
            if isThere.value { Text("Page").onOpenURL { _ in log.note("told") } }
        }
        isThere.value = false
        scene.settle()
        #expect(!scene.open(address))
        #expect(log.take() == [])
    }

    @Test func whatTheActionWritesIsShown() {
        struct Reader: View {
            @State private var page = "none"
            var body: some View { Text("Page \(page)").onOpenURL { page = $0.lastPathComponent } }
        }
        let scene = ViewHarness(offering: 100, 100) { Reader() }
        scene.open(address)
        #expect(scene.shows("Page 3"))
    }
}
