import CWindowStart
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantHost
import QuadrantThreads
import QuadrantViews

/// Called before the main function of every program that links this module.
@_cdecl("quadrant_window_start")
public func quadrantWindowStart() {
    let run: @MainActor (any App.Type) -> Int32 = { type in
        do {
            HostContext.prepare(HostDevice(size: WindowOptions.defaultSize, scale: 1))
            let app = type.host
            try Desktop.shared.open(name: app.name)
            var options = WindowOptions(title: app.name, size: WindowOptions.defaultSize)
            let folder = Bundle.main.resourcePath ?? Bundle.main.bundlePath
            options.imageSearchPaths = [folder]
            options.locale = .current
            let session = AppSession(app, options)
            try session.start()
            return withExtendedLifetime(session) { Desktop.shared.run() }
        } catch let failure as Diagnostic {
            StandardError.report(failure)
            return 5
        } catch {
            StandardError.write("SwiftUI: \(error)\n")
            return 70
        }
    }
    AppLauncher.run.withLock { $0 = run }
}
