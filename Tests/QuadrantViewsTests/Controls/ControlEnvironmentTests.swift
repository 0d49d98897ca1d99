import Foundation
import QuadrantCore
import QuadrantDisplayList
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

    /// Segments, the buttons of steppers and dates are views of UIKit on a phone: a style of the views around changes
    /// only their labels.
    @Test func systemPartsKeepTheirTextStyle() {
        func areUnchanged<V: View>(_ view: V) -> Bool {
            func drawn<W: View>(_ view: W) -> String {
                ViewHarness(offering: ProposedViewSize(width: 360, height: 500), design: .ios26) { view.labelsHidden() }
                    .displayList.text
            }
            return drawn(view.foregroundStyle(.red).font(.largeTitle)) == drawn(view)
        }
        let noon = Date(timeIntervalSince1970: 43_200)
        #expect(areUnchanged(Picker("Size", selection: .constant(1)) { Text("S").tag(1) }.pickerStyle(.segmented)))
        #expect(areUnchanged(Stepper("Count", value: .constant(1))))
        #expect(areUnchanged(DatePicker("Day", selection: .constant(noon)).datePickerStyle(.compact)))
        #expect(areUnchanged(DatePicker("Day", selection: .constant(noon)).datePickerStyle(.graphical)))
        #expect(areUnchanged(DatePicker("Day", selection: .constant(noon)).datePickerStyle(.wheel)))
        #expect(areUnchanged(MultiDatePicker("Days", selection: .constant([]))))
        // A view of SwiftUI takes them.
        #expect(!areUnchanged(Text("Size")))
    }
}
