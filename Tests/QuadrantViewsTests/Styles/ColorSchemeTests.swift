import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantViews
import Testing

@Suite("Colour scheme") @MainActor
struct ColorSchemeTests {
    private struct Reader: View {
        let seen: (ColorScheme) -> Void
        @Environment(\.colorScheme) private var scheme
        var body: some View {
            let _ = seen(scheme)
            Color.primary
        }
    }

    /// A preferred colour scheme anywhere in the content applies to the whole window, including its background.
    @Test func aPreferenceTurnsTheWindow() {
        var last: ColorScheme?
        let configuration = HostConfiguration(
            size: CGSize(width: 10, height: 10), background: RGBA(red: 1, green: 1, blue: 1))
        let host = ViewHost(
            rootView: VStack { Reader { last = $0 }; Text("x").preferredColorScheme(.dark) },
            configuration: configuration)
        #expect(host.frame().background == RGBA(red: 0, green: 0, blue: 0))
        #expect(last == .dark)
        host.update(VStack { Reader { last = $0 }; Text("x").preferredColorScheme(nil) })
        #expect(host.frame().background == RGBA(red: 1, green: 1, blue: 1))
        #expect(last == .light)
    }

    /// Phones have compact widths, tablets regular ones; a large phone in landscape is regular.
    @Test func windowsHaveSizeClasses() {
        func classes(_ width: CGFloat, _ height: CGFloat) -> [UserInterfaceSizeClass?] {
            let values = HostConfiguration(size: CGSize(width: width, height: height)).environment
            return [values.horizontalSizeClass, values.verticalSizeClass]
        }
        #expect(classes(393, 852) == [.compact, .regular])
        #expect(classes(852, 393) == [.compact, .compact])
        #expect(classes(932, 430) == [.regular, .compact])
        #expect(classes(834, 1194) == [.regular, .regular])
    }
}
