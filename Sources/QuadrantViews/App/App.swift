import Foundation
package import QuadrantCore
import QuadrantDisplayList

/// A program made of scenes. Mark it with `@main`.
///
/// Its properties may be state like a view's; windows of every scene see the same.
@MainActor @preconcurrency
public protocol App {
    /// The scenes of the app.
    associatedtype Body: Scene
    /// The scenes the program is made of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// Opens the window of the first scene, and runs the program until its last window closes.
    @MainActor @preconcurrency public static func main() {
        guard let run = AppLauncher.run else {
            fflush(nil)
            StandardError.write(AppLauncher.missing(for: "\(Self.self)"))
            exit(5)
        }
        exit(run(Self.self))
    }
}

/// Where windows come from: a part that is linked where there is a desktop.
package enum AppLauncher {
    /// Runs an app to its end and returns the exit code; nil where no windows are linked.
    nonisolated(unsafe) package static var run: (@MainActor (any App.Type) -> Int32)?

    static func missing(for name: String) -> String {
        let issue = Diagnostic(
            what: "\(name) has no windows to run in.", at: CommandLine.arguments.first ?? name,
            rule: "Windows are drawn by the product QuadrantWindow, which is there where libgtk-4-dev is installed.",
            fix: "Install libgtk-4-dev and add .product(name: \"QuadrantWindow\", package: \"Quadrant\") to the "
                + "dependencies of this executable. 'quadrant run' shows its source in a window as well.")
        return issue.description + "\n"
    }
}

/// The graph's view of an app: its scenes, made again when what its body read has changed.
package nonisolated struct AppHolder<A: App>: View {
    var fields: StyleFields<A>
    package init(_ app: A) { fields = StyleFields(app) }
    @MainActor package var body: some View { ScenePart(scene: fields.style.body) }
}
