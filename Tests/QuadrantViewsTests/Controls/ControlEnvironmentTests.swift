import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// labelsVisibility, controlActiveState, onDeleteCommand, sidebarAdaptable (#9.35).
@MainActor @Suite("Surroundings of controls")
struct ControlEnvironmentTests {
    private let log = Log()

    @Test func labelsMayBeHiddenAndShownAgain() {
        let scene = ViewHarness(offering: 300, 100) {
            VStack {
                Toggle("hidden", isOn: .constant(true))
                Toggle("shown", isOn: .constant(true)).labelsVisibility(.visible)
            }
            .labelsVisibility(.hidden)
        }
        #expect(!scene.shows("hidden") && scene.shows("shown"))
        // A hidden label is in the accessibility tree in any case.
        #expect(scene.host.accessibilityElements().map(\.label) == ["hidden", "shown"])
    }

    private struct Reader: View {
        @Environment(\.labelsVisibility) private var labels
        @Environment(\.controlActiveState) private var active
        var body: some View { Text("\(labels) \(active)" as String) }
    }

    @Test func viewsReadWhatIsInForce() {
        let scene = ViewHarness(offering: 300, 100) {
            VStack {
                Reader()
                Reader().labelsHidden().environment(\.scenePhase, .inactive)
            }
        }
        #expect(scene.shows("automatic key") && scene.shows("hidden inactive"))
    }

    @Test func theDeleteKeyIsACommand() {
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.focusable().onDeleteCommand { log.note("delete") }
        }
        scene.tap(at: CGPoint(x: 50, y: 50))
        scene.key(.delete)
        scene.key(.escape)
        #expect(log.take() == ["delete"])
    }

    /// On iPhone, sidebar-adaptable tabs are a tab bar.
    @Test func adaptiveTabsAreABar() {
        func tabs<S: TabViewStyle>(_ style: S) -> ViewHarness {
            ViewHarness(offering: 390, 800) {
                TabView { Color.red.tagged("content").tabItem { Text("One") } }.tabViewStyle(style)
            }
        }
        let plain = tabs(.automatic)
        #expect(tabs(.sidebarAdaptable).frame("content") == plain.frame("content"))
        #expect(tabs(.tabBarOnly).frame("content") == plain.frame("content"))
        #expect(plain.shows("One"))
    }
}
