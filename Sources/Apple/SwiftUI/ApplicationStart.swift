import QuadrantHost
public import QuadrantViews
public import UIKit

extension _PreviewEntry {
    /// Called before the first preview of a program with an `App`: makes it and lets its delegate launch. Its body is
    /// not evaluated.
    @MainActor public static func start(app: any App.Type) {
        func start<A: App>(_ type: A.Type) { AppHost.start(type) }
        start(app)
    }

    /// Called before the first preview of a program without an `App`: its delegate launches.
    @MainActor public static func start(appDelegate: () -> any UIApplicationDelegate) {
        _ = DelegateLaunch.rootController(app: appDelegate(), scene: nil)
    }
}
