import SwiftUI

@main
struct JournalApp: App {
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}

/// Code from before Swift's concurrency: closures of queues use what belongs to the main actor.
final class Recorder {
    private(set) var isRunning = false
    private let queue = DispatchQueue(label: "recorder"), group = DispatchGroup()

    func start() {
        queue.async { self.isRunning = true }
        queue.async(group: group) { self.isRunning = true }
        group.notify(queue: .main) { self.stop() }
    }
    func stop() {
        queue.async(qos: .background) { self.isRunning = false }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.isRunning = false }
    }
}

struct RecorderButton: View {
    let recorder: Recorder
    var body: some View {
        Button(action: recorder.isRunning ? recorder.stop : recorder.start) { Text("Record") }
    }
}
