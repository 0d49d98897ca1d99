import Foundation
import Testing

@Suite("Apps on the command line")
struct AppCommandTests {
    private static let app = """
        import SwiftUI

        @main
        struct Counter: App {
            @State private var count = 3
            var body: some Scene {
                WindowGroup {
                    VStack {
                        Face(count: count).accessibilityIdentifier("face")
                        Button("More") { count += 1 }
                    }
                }
            }
        }

        struct Face: View {
            let count: Int
            var body: some View { Text("count \\(count)").accessibilityHint("goes up") }
        }
        """

    /// An app's `@main` entry point does not prevent rendering the content of its first window.
    @Test func anAppIsDrawnAsItsFirstWindow() throws {
        let command = try Command(["Counter.swift": Self.app])
        let drawn = try command.run("render", "Counter.swift", "-o", "counter.png", "--size", "200x100")
        #expect(drawn.code == 0, "\(drawn.errors)")
        #expect(command.data("counter.png") != nil)
        let tapped = try command.run("layout", "Counter.swift", "--size", "200x100", "--tap", "More")
        #expect(tapped.output.contains("count 4"))
    }

    /// The delegate that an app's adaptor creates has its values, and has received the launch callback.
    @Test func theAdaptorMakesItsDelegate() throws {
        let command = try Command(["Delegated.swift": """
            import SwiftUI
            final class AppDelegate: NSObject, UIApplicationDelegate {
                var words = "started"
                func application(_ application: UIApplication, didFinishLaunchingWithOptions
                                 options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    words += " once"
                    return true
                }
            } // The end of a class may be followed by a comment.
            @main struct Delegated: App {
                @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
                var body: some Scene { WindowGroup { Text(delegate.words) } }
            }
            """])
        let result = try command.run("layout", "Delegated.swift")
        #expect(result.output.contains("started once"), "\(result.errors)")
    }

    /// Prints the role, the label and the frame of each accessibility element, as text and as JSON.
    @Test func layoutPrintsTheAccessibilityTree() throws {
        let command = try Command(["Counter.swift": Self.app])
        let text = try command.run("layout", "Counter.swift", "--size", "200x100", "--accessibility")
        #expect(text.code == 0, "\(text.errors)")
        #expect(text.output.hasPrefix("staticText  \"count 3\"  hint \"goes up\"  id \"face\"  at "))
        let json = try command.run("layout", "Counter.swift", "--size", "200x100", "--accessibility", "--json")
        let nodes = try #require(
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
        #expect(nodes.map { $0["label"] as? String } == ["count 3", "More"])
        #expect(nodes[0]["identifier"] as? String == "face")
    }

    @Test func anAppWithoutAWindowIsSaidSo() throws {
        let command = try Command(["Nothing.swift": """
            import SwiftUI
            @main struct Nothing: App { var body: some Scene { Settings { Text("x") } } }
            """])
        let result = try command.run("render", "Nothing.swift", "-o", "nothing.png")
        #expect(result.code == 1)
        #expect(result.hasFourParts, "\(result.errors)")
    }

    /// Without a desktop, 'run' reports an error, whether or not windows are built in.
    @Test func runWithoutADesktopIsSaidSo() throws {
        let command = try Command(["Counter.swift": Self.app])
        let result = try command.run(["run", "Counter.swift", "--quiet"], ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
        #expect(result.code == 5)
        #expect(result.hasFourParts, "\(result.errors)")
    }
}
