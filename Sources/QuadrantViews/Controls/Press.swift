import Foundation
import QuadrantCore
import QuadrantGeometry

extension View {
    /// Does `action` when it is tapped, and says while a finger is on it.
    nonisolated func pressable(isPressed: Binding<Bool>, perform action: @escaping () -> Void) -> some View {
        modifier(Pressable(onPress: { isPressed.wrappedValue = $0 }, action: action))
    }

    /// Does `action` when it is tapped, and again and again while it is held; nil does nothing.
    nonisolated func repeatable(isPressed: Binding<Bool>, onEditingChanged: @escaping (Bool) -> Void,
                                perform action: (() -> Void)?) -> some View {
        modifier(HeldButton(onPress: { isPressed.wrappedValue = $0 }, onEditingChanged: onEditingChanged,
                            action: action))
    }
}

/// A button that acts again and again while it is held.
private nonisolated struct HeldButton: ResponderModifier {
    typealias Body = Never
    let onPress: (Bool) -> Void
    let onEditingChanged: (Bool) -> Void
    let action: (() -> Void)?

    static var modifierName: String { "heldButton" }
    func equip(_ responder: Responder) {
        let recognizer = responder.pointer?.recognizer as? HeldRecognizer ?? HeldRecognizer(responder.site)
        recognizer.button = self
        responder.pointer = PointerAttachment(recognizer)
        responder.onLeave = { recognizer.cancel() }
    }
}

private nonisolated final class HeldRecognizer: PointerRecognizer {
    var button: HeldButton?
    private let press = PressRecognizer()
    private let site: ResponderSite
    private var next: ScheduledAction?
    private var count = 0

    init(_ site: ResponderSite) {
        self.site = site
        press.onPress = { [unowned self] in setPressed($0) }
        press.action = { [unowned self] in if count == 0 { act() } }
    }

    private func setPressed(_ isPressed: Bool) {
        button?.onPress(isPressed)
        next?.cancel()
        next = nil
        guard isPressed else { return }
        count = 0
        schedule(after: ControlMetrics.Stepper.delay)
    }

    private func schedule(after seconds: Double) {
        next = site.graph.schedule(at: site.graph.now + seconds) { [weak self] in
            guard let self, site.isLive else { return }
            count += 1
            act()
            schedule(after: count < 10 ? ControlMetrics.Stepper.pause : ControlMetrics.Stepper.fastPause)
        }
    }

    private func act() {
        guard let button, let action = button.action else { return }
        button.onEditingChanged(true)
        action()
        button.onEditingChanged(false)
    }

    func update(_ input: PointerInput) -> RecognizerStatus { press.update(input) }
    func cancel() {
        press.cancel()
        next?.cancel()
    }
    func reset() {
        press.reset()
        next?.cancel()
    }
}
