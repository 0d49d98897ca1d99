import CWindowStart
import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantViews

/// Called before the main function of every program that links this part.
@_cdecl("quadrant_window_start")
public func quadrantWindowStart() {
    AppLauncher.run = { type in
        do {
            Surroundings.prepare(HostDevice(size: WindowOptions.usualSize, scale: 1))
            let app = type.host
            try Desktop.shared.open(name: app.name)
            var options = WindowOptions(title: app.name, size: WindowOptions.usualSize)
            let folder = Bundle.main.resourcePath ?? Bundle.main.bundlePath
            options.imageSearchPaths = [folder]
            options.locale = .current
            let session = AppSession(app, options)
            try session.start()
            return withExtendedLifetime(session) { Desktop.shared.run() }
        } catch let failure as DesktopFailure {
            let text = "SwiftUI: \(failure.what)\n  at    \(failure.at)\n  rule  \(failure.rule)\n"
                + "  fix   \(failure.fix)\n"
            FileHandle.standardError.write(Data(text.utf8))
            return 5
        } catch {
            FileHandle.standardError.write(Data("SwiftUI: \(error)\n".utf8))
            return 70
        }
    }
}
