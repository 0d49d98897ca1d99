import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Values of the system")
struct SystemEnvironmentTests {
    /// A program is in an active window on a screen that is on and is not recorded.
    @Test func theyDescribeAWindowOfAPhone() {
        struct Reader: View {
            @Environment(\.appearsActive) private var isActive
            @Environment(\.backgroundProminence) private var prominence: BackgroundProminence
            @Environment(\.backgroundMaterial) private var material
            @Environment(\.contentTransitionAddsDrawingGroup) private var addsGroup
            @Environment(\.isLuminanceReduced) private var isDimmed
            @Environment(\.isSceneCaptured) private var isCaptured
            @Environment(\.materialActiveAppearance) private var appearance
            @Environment(\.sidebarRowSize) private var rows: SidebarRowSize
            @Environment(\.supportsImagePlayground) private var makesImages
            @Environment(\.toolbarLabelStyle) private var labels: ToolbarLabelStyle?
            @Environment(\.scrollDismissesKeyboardMode) private var dismisses: ScrollDismissesKeyboardMode
            var body: some View {
                let values = [isActive, prominence == .standard, material == nil, !addsGroup, !isDimmed, !isCaptured,
                              appearance == .automatic, rows == .medium, !makesImages, labels == nil]
                Text(values.allSatisfy { $0 } ? "all" : "not all: \(String(describing: values))")
            }
        }
        #expect(ViewHarness { Reader() }.shows("all"))
        #expect(!ViewHarness { Reader().environment(\.isLuminanceReduced, true) }.shows("all"))
        #expect(!ViewHarness { Reader().environment(\.backgroundProminence, .increased) }.shows("all"))
        #expect(!ViewHarness { Reader().environment(\.backgroundMaterial, .thin) }.shows("all"))
        #expect(!ViewHarness { Reader().materialActiveAppearance(.inactive) }.shows("all"))
    }

    /// The window is always active, so that materials look the same.
    @Test func materialsLookTheSame() {
        #expect(Material.thin.materialActiveAppearance(.inactive) == .thin)
        let plain = ViewHarness(offering: 40, 40) { Rectangle().fill(.red) }
        let other = ViewHarness(offering: 40, 40) { Rectangle().fill(.red.materialActiveAppearance(.matchWindow)) }
        #expect(plain.fills.map(\.paint) == other.fills.map(\.paint))
    }
}
