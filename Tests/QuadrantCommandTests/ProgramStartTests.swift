import Foundation
import Testing
@testable import QuadrantSession

/// The app of a program and its delegate start before previews, as in the process that Xcode shows previews in (#35).
@Suite("The start of an app before previews")
struct ProgramStartTests {
    /// A program with `statement` in the init of its app. The preview shows what the start has registered.
    private static func program(_ statement: String, file: String = "App.swift") -> [String: String] {
        [file: """
            import SwiftUI
            enum Registry { static var names: [String] = [] }
            final class AppDelegate: NSObject, UIApplicationDelegate {
                func application(_ application: UIApplication, didFinishLaunchingWithOptions
                                 options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    Registry.names.append("delegate")
                    UserDefaults.standard.register(defaults: ["greeting": "hello"])
                    return true
                }
            }
            @main struct Started: App {
                @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
                init() { \(statement) }
                var body: some Scene {
                    let _ = Registry.names.append("body")
                    WindowGroup { Face() }
                }
            }
            struct Face: View {
                var body: some View {
                    Text(Registry.names.joined(separator: " "))
                    Text(UserDefaults.standard.string(forKey: "greeting") ?? "nothing registered")
                }
            }
            #Preview("First") { Face() }
            #Preview("Second") { Face() }
            """]
    }

    private static let registers = "Registry.names.append(\"init\")"

    @Test(arguments: ["First", "Second"])
    func initAndDelegateRunOnceBeforeAPreview(name: String) throws {
        let command = try Command(Self.program(Self.registers))
        let result = try command.run("layout", "App.swift", "--view", name)
        #expect(result.output.contains("text: init delegate)"), "\(result.output)\(result.errors)")
        #expect(result.output.contains("text: hello)"))
    }

    /// The app that is shown is the one that starts: its init does not run twice.
    @Test func anAppThatIsShownStartsByItself() throws {
        let command = try Command(Self.program(Self.registers))
        let result = try command.run("layout", "App.swift", "--view", "Started")
        #expect(result.output.contains("text: init delegate body)"), "\(result.output)\(result.errors)")
    }

    @Test(arguments: [
        ("let none: [Int] = []; print(none[Registry.names.count])", "the app crashed as it started", "App.swift:13:"),
        ("DispatchSemaphore(value: 0).wait()", "the app did not start in time", "Started in App.swift:11"),
        ("exit(3)", "the app crashed as it started", "App.swift:13:"),
    ])
    func aStartThatCrashesIsReportedAndLeftOut(statement: String, what: String, place: String) throws {
        let command = try Command(Self.program(statement))
        let result = try command.run("layout", "App.swift", "--view", "First", "--time-limit", "2", "--quiet")
        #expect(result.code == 0 && result.output.contains("nothing registered"), "\(result.output)\(result.errors)")
        #expect(result.hasFourParts && result.errors.contains(what), "\(result.errors)")
        #expect(result.errors.contains("  at    \(place)"), "\(result.errors)")
        let all = try command.run("render", "App.swift", "--all", "-o", "all.png", "--time-limit", "2", "--quiet")
        #expect(all.code == 0, "\(all.errors)")
        #expect(command.files == ["App.swift", "all-App-First.png", "all-App-Second.png"])
    }

    /// A worker answers the requests that follow the crash of the start.
    @Test func aWorkerDrawsWithoutAStartThatCrashes() throws {
        let command = try Command(Self.program("fatalError(\"no licence\")"))
        let result = try command.shell(
            #"echo '{"view":"First","output":"w.png"}' | "$QUADRANT" worker App.swift --quiet"#)
        #expect(result.code == 0 && result.output.contains("\"drawn\""), "\(result.output)\(result.errors)")
        #expect(result.errors.contains("the app crashed as it started: no licence"), "\(result.errors)")
    }

    /// The delegate of an app without an `App` type launches, too.
    @Test func aDelegateOfUIKitLaunches() throws {
        let command = try Command(["Main.swift": """
            import SwiftUI
            import UIKit
            var isReady = false
            @main final class Main: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions
                                 options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    isReady = true
                    window = UIWindow()
                    window?.rootViewController = UIViewController()
                    return true
                }
            }
            #Preview { Text(isReady ? "ready" : "not launched") }
            """])
        let result = try command.run("layout", "Main.swift")
        #expect(result.output.contains("text: ready)"), "\(result.output)\(result.errors)")
    }
}
