import Foundation
import QuadrantCore
import QuadrantGraph
import QuadrantHost

/// What a page knows of the states of one screen.
struct StateReport {
    var screen: Int
    fileprivate var told: [StateValue]?
    fileprivate var isStale = true
    /// The time of the last report on the server's clock.
    fileprivate var time = -1.0

    init(screen: Int) { self.screen = screen }

    mutating func mayHaveChanged() { isStale = true }
}

/// The states of one preview, for pages that ask for them: a page receives them when one has changed, after the frame
/// that shows the change.
extension Session {
    /// The minimum time between two reports, in seconds.
    private static let interval = 0.1
    /// More states of one preview are not shown: a list may have one in each row.
    private static let maxStates = 200
    /// Longer values are cut, and cannot be set.
    private nonisolated static let maxText = 2_000

    /// The time of the next report on the server's clock; nil if none is needed.
    var nextStates: Double? {
        guard let states, states.isStale, screens.indices.contains(states.screen) else { return nil }
        return states.told == nil ? 0 : states.time + Self.interval
    }

    /// Returns false for a message that is not part of the protocol.
    func useStates(_ message: PageMessage) -> Bool {
        switch message.phase {
        case "off": states = nil
        case "on":
            guard let index = message.screen else { return false }
            // The previews of a program that was started again may come later.
            states = StateReport(screen: index)
        case "set":
            guard let index = message.screen, let node = message.element.flatMap(ElementName.id),
                  let name = message.key, let text = message.text else { return false }
            guard screens.indices.contains(index) else { return true }
            watch("setting \(name) to \(text.prefix(60))", of: index)
            let isRead = screens[index].change(now: now) { $0.setState(name, of: node, to: text) }
            if !isRead {
                // The page shows the value that it has again.
                states?.told = nil
                send(IssueReport(text: "'\(text.prefix(100))' is no value of the state '\(name)', which keeps its own"))
            }
            states?.isStale = true
        default: return false
        }
        return true
    }

    func tellStates(_ now: Double) {
        guard let states, states.isStale, screens.indices.contains(states.screen),
              states.told == nil || states.time + Self.interval <= now + 0.0005 else { return }
        let values = screens[states.screen].host.states(limit: Self.maxStates + 1)
        self.states?.isStale = false
        self.states?.time = now
        if values == states.told { return }
        self.states?.told = values
        send(States(screen: states.screen, isCut: values.count > Self.maxStates,
                    states: values.prefix(Self.maxStates).map(States.Entry.init)))
    }

    private struct States: Encodable {
        struct Entry: Encodable {
            var node: String
            var name: String
            var view: String
            var type: String
            var text: String
            /// What sets it: text, integer, number or choices; nil for a value that cannot be set.
            var form: String?
            var choices: [String]?

            init(_ value: StateValue) {
                node = ElementName.text(value.node)
                (name, view, type) = (value.name, value.view, value.type)
                let isCut = value.text.utf8.count > Session.maxText
                text = isCut ? value.text.prefix(Session.maxText) + "…" : value.text
                switch isCut ? .none : value.form {
                case .text: form = "text"
                case .integer: form = "integer"
                case .number: form = "number"
                case .choices(let names): (form, choices) = ("choices", names)
                case .none: form = nil
                }
            }
        }
        var kind = "states"
        var screen: Int
        /// Whether there are more states than these.
        var isCut: Bool
        var states: [Entry]
    }
}
