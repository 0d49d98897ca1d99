import Foundation
package import QuadrantCore
import QuadrantDisplayList
package import QuadrantThreads

/// A program made of scenes. Mark it with `@main`.
///
/// Its properties may be dynamic properties, such as state; windows of all scenes share them.
@MainActor @preconcurrency
public protocol App {
    /// The scenes of the app.
    associatedtype Body: Scene
    /// The scenes of the program.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// Opens the window of the first scene, and runs the program until its last window closes.
    @MainActor @preconcurrency public static func main() {
        guard let run = AppLauncher.run.withLock({ $0 }) else {
            fflush(nil)
            StandardError.write(AppLauncher.missing(for: "\(Self.self)"))
            exit(5)
        }
        exit(run(Self.self))
    }
}

/// The entry point of the window system, set by a module that is linked where a desktop is available.
package enum AppLauncher {
    /// Runs an app until it quits and returns the exit status; nil where no window module is linked.
    package static let run = Locked<(@MainActor (any App.Type) -> Int32)?>(nil)

    static func missing(for name: String) -> String {
        let issue = Diagnostic(
            what: "\(name) has no windows to run in.", at: CommandLine.arguments.first ?? name,
            rule: "Windows are drawn by the product QuadrantWindow, which is there where libgtk-4-dev is installed.",
            fix: "Install libgtk-4-dev and add .product(name: \"QuadrantWindow\", package: \"Quadrant\") to the "
                + "dependencies of this executable. 'quadrant run' shows its source in a window as well.")
        return issue.description + "\n"
    }
}

/// The root view of an app in the graph: its scenes, evaluated again when a value that its body read has changed.
package nonisolated struct AppHolder<A: App>: View {
    var fields: StyleFields<A>
    package init(_ app: A) { fields = StyleFields(app) }
    @MainActor package var body: some View { ScenePart(scene: fields.style.body) }
}
