import Foundation
public import QuadrantCore

extension Text {
    /// How large text is beside the size that its font says.
    public struct Scale: Hashable, Sendable {
        private let isSecondary: Bool
        /// The size of the font.
        public static let `default` = Scale(isSecondary: false)
        /// Smaller letters in lines of the same height, for what comes second: units beside a number.
        public static let secondary = Scale(isSecondary: true)
    }

    /// Sets how large this text is beside the size of its font; nothing changes where `isEnabled` is false.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? changed(.appearance(.scale(scale))) : self
    }
}

extension View {
    /// Sets how large the texts in this view are beside the size of their font; nothing changes where `isEnabled` is
    /// false.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.fontChanges) { if isEnabled { $0.append(.scale(scale)) } }
    }
}
