public import Foundation

extension View {
    /// Calls `action` after a touch of `minimumDuration` seconds on this view. `onPressingChanged` is called when the
    /// press begins (true) and when it ends (false).
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(PressingGesture(base: LongPressGesture(minimumDuration: minimumDuration,
                                                       maximumDistance: maximumDistance),
                                pressing: onPressingChanged ?? { _ in }, action: action))
    }

    /// The same modifier with the callbacks in the order of earlier releases.
    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
                           onPressingChanged: pressing)
    }
}

extension View {
    /// Calls `action` after a touch of half a second on this view, also on a button inside, whose touch is then
    /// cancelled.
    nonisolated package func onHold(isOn: Bool = true, perform action: @escaping () -> Void) -> some View {
        modifier(GestureModifier(gesture: LongPressGesture().onEnded { _ in action() }, priority: .scrolling,
                                 mask: isOn ? .all : .subviews))
    }
}

extension PointerAttachment {
    /// Calls `action` after a touch of half a second; continues with the state of `known`.
    package static func hold(_ priority: PointerPriority = .normal, after known: PointerAttachment? = nil,
                             perform action: @escaping () -> Void) -> PointerAttachment {
        typealias Hold = _EndedGesture<LongPressGesture>
        let gesture = LongPressGesture().onEnded { _ in action() }
        guard let recognizer = known?.recognizer as? GestureRecognizer<Hold> else {
            return PointerAttachment(GestureRecognizer(gesture), priority)
        }
        recognizer.adopt(gesture)
        return PointerAttachment(recognizer, priority)
    }
}

/// A long press that reports when it is pressed.
nonisolated struct PressingGesture: Gesture {
    typealias Value = Bool
    typealias Body = Never
    let base: LongPressGesture
    let pressing: (Bool) -> Void
    let action: () -> Void
    static func _makeNode(_ gesture: Self, reusing node: _GestureNode<Bool>?) -> _GestureNode<Bool> {
        let known = node as? PressingNode
        let inner = LongPressGesture._makeNode(gesture.base, reusing: known?.inner)
        let result = known ?? PressingNode(inner)
        result.pressing = gesture.pressing
        result.action = gesture.action
        return result
    }
}

final class PressingNode: WrapperNode<Bool, Bool> {
    var pressing: (Bool) -> Void = { _ in }
    var action: () -> Void = {}
    private var isPressed = false

    override func update(_ input: PointerInput) -> GesturePhase<Bool> {
        let phase = inner.update(input)
        press(!phase.isFinal && phase.value == true)
        if case .ended = phase { action() }
        return phase
    }
    private func press(_ value: Bool) {
        guard value != isPressed else { return }
        isPressed = value
        pressing(value)
    }
    override func cancel() {
        super.cancel()
        press(false)
    }
    override func reset() {
        super.reset()
        press(false)
    }
}
