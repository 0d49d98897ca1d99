package import QuadrantCore

/// Makes a view a button: `onPress` receives whether it is pressed, `action` runs when the touch ends on it.
///
/// A scroll view around it may take over the touch; gestures of outer views are deferred.
package nonisolated struct Pressable: ResponderModifier {
    package typealias Body = Never
    let onPress: (Bool) -> Void
    let action: () -> Void
    package init(onPress: @escaping (Bool) -> Void = { _ in }, action: @escaping () -> Void) {
        self.onPress = onPress
        self.action = action
    }

    package static var modifierName: String { "pressable" }
    package func configure(_ responder: Responder) {
        let recognizer = responder.pointer?.recognizer as? PressRecognizer ?? PressRecognizer()
        recognizer.onPress = onPress
        recognizer.action = action
        responder.pointer = PointerAttachment(recognizer)
        responder.activate = action
    }
}
