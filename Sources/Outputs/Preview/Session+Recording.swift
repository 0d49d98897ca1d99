import Foundation
import QuadrantCore
import QuadrantGraph
import QuadrantHost

/// A script that is recorded of one screen.
@MainActor struct Recording {
    var screen: Int
    var recorder = ScriptRecorder()
}

/// Recording what a user does in a preview as options of `quadrant render`. The preview starts anew, so that the script
/// leads to the same state when it is played.
extension Session {
    /// Returns false for a message that is not part of the protocol.
    func record(_ message: PageMessage) -> Bool {
        switch message.phase {
        case "off": recording = nil
        case "on":
            guard let index = message.screen else { return false }
            guard index < baseCount else { return true }
            restart(index)
            recording = Recording(screen: index)
            tellRecording()
        default: return false
        }
        return true
    }

    /// Makes the view of a screen anew, with the state that it starts with.
    private func restart(_ index: Int) {
        screens[index].close()
        screens[index] = makeScreen(screens[index].item, screens[index].change, after: nil, now: now)
        wire(screens[index], index)
        forgetSizes(from: index)
        if states?.screen == index { states = StateReport(screen: index) }
        elements?[index] = nil
        screens.indices.dropFirst(index).forEach(sendSize)
        inspectAgain()
        if watch?.screen == index { watchAgain() }
    }

    /// Takes an event before the view of `screen` receives it.
    func record(_ event: InputEvent, of index: Int?) {
        let now = now
        change(of: index) { $0.take(event, at: now, in: $1.host) }
    }

    /// Takes what assistive technology does with an element before the view receives it.
    func record(_ request: AccessibilityRequest, on element: NodeID, of index: Int?) {
        change(of: index) { recorder, screen in
            guard case .press = request, let found = Self.element(element, of: screen.host) else {
                return recorder.lose("what was set through the accessibility tree")
            }
            recorder.takePress(of: found.frame, at: self.now, in: screen.host)
        }
    }

    /// Takes a URL that is opened in the view of a screen.
    func record(_ url: URL, of index: Int?) {
        let now = now
        change(of: index) { recorder, _ in recorder.take(url, at: now) }
    }

    static func element(_ id: NodeID, of host: ViewHost) -> AccessibilityElement? {
        func find(_ elements: [AccessibilityElement]) -> AccessibilityElement? {
            for element in elements {
                if element.id == id { return element }
                if let found = find(element.children) { return found }
            }
            return nil
        }
        return find(host.accessibilityElements())
    }

    func tellRecording() {
        guard let recording, screens.indices.contains(recording.screen) else { return }
        send(RecordingReport(screen: recording.screen, lines: recording.recorder.verbs.map(\.optionText),
                             command: screens[recording.screen].item.command(settings),
                             lost: recording.recorder.lost.sorted()))
    }

    private func change(of index: Int?, _ take: (inout ScriptRecorder, Screen) -> Void) {
        guard var recording, recording.screen == index, screens.indices.contains(recording.screen) else { return }
        let before = recording.recorder.verbs
        take(&recording.recorder, screens[recording.screen])
        self.recording = recording
        if recording.recorder.verbs != before { tellRecording() }
    }

    private struct RecordingReport: Encodable {
        var kind = "recording"
        var screen: Int
        /// An option a line.
        var lines: [String]
        /// The command that the options are added to.
        var command: String
        /// What was done and is not in the script, in words.
        var lost: [String]
    }
}
