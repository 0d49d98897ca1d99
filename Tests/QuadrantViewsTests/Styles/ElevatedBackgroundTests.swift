import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// In dark mode the backgrounds of what lies above a window are one level brighter.
@MainActor @Suite("Elevated backgrounds")
struct ElevatedBackgroundTests {
    /// The dark values of UIColor's backgrounds, base and elevated; light ones have no levels.
    @Test(arguments: [
        (SystemColor.systemBackground, "#000000FF", "#1C1C1EFF"),
        (.secondarySystemBackground, "#1C1C1EFF", "#2C2C2EFF"),
        (.tertiarySystemBackground, "#2C2C2EFF", "#3A3A3CFF"), (.systemGroupedBackground, "#000000FF", "#1C1C1EFF"),
        (.secondarySystemGroupedBackground, "#1C1C1EFF", "#2C2C2EFF"),
        (.tertiarySystemGroupedBackground, "#2C2C2EFF", "#3A3A3CFF"), (.label, "#FFFFFFFF", "#FFFFFFFF"),
    ])
    func darkBackgroundsHaveTwoLevels(_ color: SystemColor, _ base: String, _ elevated: String) {
        var environment = EnvironmentValues()
        let light = Color(system: color).resolve(in: environment).description
        environment.hasElevatedBackground = true
        #expect(Color(system: color).resolve(in: environment).description == light)
        environment.colorScheme = .dark
        #expect(Color(system: color).resolve(in: environment).description == elevated)
        environment.hasElevatedBackground = false
        #expect(Color(system: color).resolve(in: environment).description == base)
    }

    /// The background in force around a tagged view, where `present` shows it.
    private func level(_ present: @escaping (AnyView, Level) -> AnyView) -> Bool? {
        var seen: Bool?
        let inner = Level { seen = $0 }
        _ = ViewHarness(offering: 390, 800) {
            present(AnyView(Text("Window")), inner).environment(\.colorScheme, .dark)
        }
        return seen
    }

    struct Level: View {
        let note: (Bool) -> Void
        @Environment(\.hasElevatedBackground) private var isElevated
        var body: some View {
            let _ = note(isElevated)
            Text("Content")
        }
    }

    @Test func sheetsAndPopoversAreElevatedAndCoversAreNot() {
        #expect(level { AnyView($0.overlay($1)) } == false)
        #expect(level { window, inner in AnyView(window.sheet(isPresented: .constant(true)) { inner }) } == true)
        #expect(level { window, inner in
            AnyView(window.popover(isPresented: .constant(true)) { inner.presentationCompactAdaptation(.popover) })
        } == true)
        #expect(level { window, inner in
            AnyView(window.fullScreenCover(isPresented: .constant(true)) { inner })
        } == false)
        #expect(level { window, inner in
            AnyView(window.sheet(isPresented: .constant(true)) {
                Text("Sheet").fullScreenCover(isPresented: .constant(true)) { inner }
            })
        } == false)
    }

    /// The sheet itself, a list and a navigation stack in it are not black (published: UIUserInterfaceLevel).
    @Test func aSheetIsNotBlackInDarkMode() {
        let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        func count(_ content: AnyView) -> Int {
            ViewHarness(offering: 390, 800) {
                Color.red.sheet(isPresented: .constant(true)) { content.presentationDetents([.medium]) }
                    .environment(\.colorScheme, .dark)
            }.drawnColors.filter { $0 == black }.count
        }
        #expect(count(AnyView(Text("One"))) == 0)
        #expect(count(AnyView(List { Text("One") })) == 0)
        #expect(count(AnyView(NavigationStack { Form { Text("One") }.navigationTitle("Two") })) == 0)
    }
}
