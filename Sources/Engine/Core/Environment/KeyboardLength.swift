package import Foundation
import QuadrantGraph

extension ModifierChild {
    /// The part of the bottom inset of the window that a keyboard on the screen adds to that of the device, in points.
    package var keyboardLength: CGFloat { ReadScope.with(nil) { graph.rootScope.values.keyboardLength } }
}

private enum KeyboardLengthKey: EnvironmentKey {
    static let defaultValue: CGFloat = 0
}

extension EnvironmentValues {
    /// How far a keyboard on the screen reaches above the safe area of the device, in points.
    package var keyboardLength: CGFloat {
        get { self[KeyboardLengthKey.self] }
        set { self[KeyboardLengthKey.self] = newValue }
    }
}
