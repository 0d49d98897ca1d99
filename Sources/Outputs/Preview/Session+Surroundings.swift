import Foundation
import QuadrantCore
import QuadrantGraph
import QuadrantHost

/// What is around the program: the keyboard on the screen, the network, the clock.
extension Session {
    /// Returns false for a message that is not part of the protocol.
    func surround(_ message: PageMessage) -> Bool {
        switch message.phase {
        case "network":
            guard let condition = message.text, ["normal", "slow", "off"].contains(condition) else { return false }
            server.setNetwork(condition)
        case "clock":
            // Seconds since 1970; without them the clock is the machine's again.
            guard let seconds = message.value else { server.setClock(nil); return true }
            guard abs(seconds) < 1e11 else { return false }
            server.setClock(Date(timeIntervalSince1970: seconds))
        default: return false
        }
        return true
    }

    func tellSurroundings() {
        send(ConditionsReport(hasNetwork: server.onNetwork != nil, hasClock: server.onClock != nil, network: server.network,
                          clock: LiveClock.offset))
    }

    // MARK: The keyboard on the screen

    /// Takes whether a text is edited in a screen. The keyboard follows after the present frame.
    func isEditing(_ isEditing: Bool, in index: Int) {
        guard editing.contains(index) != isEditing else { return }
        if isEditing { editing.insert(index) } else { editing.remove(index) }
        guard settings.keyboard == "focus" else { return }
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                self?.placeKeyboards()
                self?.server.plan()
            }
        }
    }

    /// Shows and hides the keyboards of all screens, by the page's settings.
    func placeKeyboards() {
        for (index, screen) in screens.enumerated() {
            let isShown = settings.keyboard == "shown" || settings.keyboard == "focus" && editing.contains(index)
            let height = isShown ? screen.item.keyboardHeight(screen.change.applied(to: settings)) : 0
            guard height != screen.keyboardHeight else { continue }
            screen.keyboardHeight = height
            sendSize(index)
            // The field that is edited is scrolled above the keyboard.
            guard height > 0, editing.contains(index) else { continue }
            screen.change(now: now) { host in
                host.settle()
                if let id = Self.focused(host.accessibilityElements()) { Self.reveal(id, in: host) }
            }
        }
    }

    private static func focused(_ elements: [AccessibilityElement]) -> NodeID? {
        for element in elements {
            if let inner = focused(element.children) { return inner }
            if element.isFocused, element.setText != nil { return element.id }
        }
        return nil
    }

    private struct ConditionsReport: Encodable {
        var kind = "conditions"
        /// Whether the page may set them.
        var hasNetwork: Bool
        var hasClock: Bool
        var network: String
        /// The seconds by which the program's clock is ahead of the machine's.
        var clock: Double
    }
}
