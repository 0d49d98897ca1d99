package import Foundation

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
