import Foundation
public import QuadrantCore

extension Text {
    /// The scale of text relative to the size of its font.
    public struct Scale: Hashable, Sendable {
        private let isSecondary: Bool
        /// The size of the font.
        public static let `default` = Scale(isSecondary: false)
        /// Smaller letters in lines of the same height, for secondary text such as the unit of a number.
        public static let secondary = Scale(isSecondary: true)
    }

    /// Sets the scale of this text relative to its font; no effect if `isEnabled` is false.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? changed(.appearance(.scale(scale))) : self
    }
}

extension View {
    /// Sets the scale of the texts in this view relative to their font; no effect if `isEnabled` is false.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.fontChanges) { if isEnabled { $0.append(.scale(scale)) } }
    }
}
