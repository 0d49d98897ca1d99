import SwiftUI
import SwiftyBeaver

private let log = SwiftyBeaver.self

/// Lines of a log that is printed from a level on.
private struct LogView: View {
    var body: some View {
        Text("Log").onAppear {
            let console = ConsoleDestination()
            console.minLevel = .info
            log.addDestination(console)
            log.verbose("hidden")
            log.info("shown")
            print("Logs", log.addDestination(console), log.countDestinations())
        }
    }
}

#Preview { LogView() }
