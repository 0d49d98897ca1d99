import QuadrantTesting
import SwiftUI

/// What a program has printed, or done, in order.
@MainActor
final class EventLog {
    var events: [String] = []
    /// Events that the end of a scene adds do not count.
    private(set) var kept: [String]?
    var all: [String] { kept ?? events }
    /// Ends the log.
    func end() { kept = events }
    func callAsFunction(_ event: String) { events.append(event) }
    func count(_ event: String) -> Double { Double(events.filter { $0 == event }.count) }
    /// Each event where it happened first.
    var firstOfEach: [String] {
        var seen: Set<String> = []
        return events.filter { seen.insert($0).inserted }
    }
}

extension Subject {
    /// Events in their order, `events` of the case.
    static func events(_ run: @escaping @MainActor (EventLog) -> Void) -> Subject {
        .facts { _ in
            let log = EventLog()
            run(log)
            return ["events": .list(log.all.map(JSON.string))]
        }
    }

    /// Numbers by name.
    static func counts(_ run: @escaping @MainActor (EventLog) -> [String: Double]) -> Subject {
        .facts { _ in run(EventLog()).mapValues(JSON.number) }
    }
}

extension ViewHarness {
    /// A view in a phone's window, whose bodies are evaluated as often as in a program.
    static func phone<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) -> ViewHarness {
        ViewHarness(offering: 393, 700, evaluatesTwice: false, content: content)
    }
}
