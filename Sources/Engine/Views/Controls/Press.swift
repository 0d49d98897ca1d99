import Foundation
import QuadrantCore
import QuadrantGeometry

extension View {
    /// Runs `action` on a tap, and sets `isPressed` while the view is pressed.
    nonisolated func pressable(isPressed: Binding<Bool>, isRepeating: Bool = false,
                               perform action: @escaping () -> Void) -> some View {
        modifier(ButtonPress(isPressed: isPressed, isRepeating: isRepeating, action: action))
    }

    /// Runs `action` on a tap, and repeatedly while the view is held; nil has no effect.
    nonisolated func repeatable(isPressed: Binding<Bool>, onEditingChanged: @escaping (Bool) -> Void,
                                perform action: (() -> Void)?) -> some View {
        modifier(HeldButton(onPress: { isPressed.wrappedValue = $0 }, onEditingChanged: onEditingChanged,
                            action: action))
    }
}

/// A press that runs its action once, or repeatedly while it is held.
private nonisolated struct ButtonPress: ResponderModifier {
    typealias Body = Never
    let isPressed: Binding<Bool>
    let isRepeating: Bool
    let action: () -> Void

    static var modifierName: String { Pressable.modifierName }
    func configure(_ responder: Responder) {
        let onPress = { isPressed.wrappedValue = $0 }
        if isRepeating {
            HeldButton(onPress: onPress, onEditingChanged: { _ in }, action: action).configure(responder)
            responder.activate = action
        } else {
            responder.onLeave = nil
            Pressable(onPress: onPress, action: action).configure(responder)
        }
    }
}

/// A press that runs its action repeatedly while it is held.
private nonisolated struct HeldButton: ResponderModifier {
    typealias Body = Never
    let onPress: (Bool) -> Void
    let onEditingChanged: (Bool) -> Void
    let action: (() -> Void)?

    static var modifierName: String { "heldButton" }
    func configure(_ responder: Responder) {
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
    /// Whether the press has begun and not ended, also while the touch is outside of the view.
    private var isEditing = false
    /// The delay before the first repeat, the interval between repeats, and the one after ten repeats, in seconds
    /// (fitted).
    private static let delay = 0.5, pause = 0.2, fastPause = 0.05

    init(_ site: ResponderSite) {
        self.site = site
        press.onPress = { [unowned self] in setPressed($0) }
        press.action = { [unowned self] in if count == 0 { button?.action?() } }
    }

    private func setPressed(_ isPressed: Bool) {
        button?.onPress(isPressed)
        next?.cancel()
        next = nil
        guard isPressed else { return }
        if !isEditing {
            count = 0
            setEditing(button?.action != nil)
        }
        schedule(after: HeldRecognizer.delay)
    }

    private func setEditing(_ value: Bool) {
        guard value != isEditing else { return }
        isEditing = value
        button?.onEditingChanged(value)
    }

    private func schedule(after seconds: Double) {
        next = site.graph.schedule(at: site.graph.now + seconds) { [weak self] in
            guard let self, site.isLive else { return }
            count += 1
            button?.action?()
            schedule(after: count < 10 ? HeldRecognizer.pause : HeldRecognizer.fastPause)
        }
    }

    func update(_ input: PointerInput) -> RecognizerStatus {
        let status = press.update(input)
        if status.isFinal { setEditing(false) }
        return status
    }
    func cancel() {
        press.cancel()
        next?.cancel()
        setEditing(false)
    }
    func reset() {
        press.reset()
        next?.cancel()
        setEditing(false)
    }
}
