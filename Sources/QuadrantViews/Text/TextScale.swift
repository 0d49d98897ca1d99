import Foundation
public import QuadrantCore

extension Text {
    /// How large text is beside what its font says.
    public struct Scale: Hashable, Sendable {
        private let isSecondary: Bool
        /// As the font says.
        public static let `default` = Scale(isSecondary: false)
        /// Smaller, in lines as high, for words that come second: units beside a number.
        public static let secondary = Scale(isSecondary: true)
    }

    /// Makes the text as large as `scale` says, if `isEnabled`.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? changed(.appearance(.scale(scale))) : self
    }
}

extension View {
    /// Makes the texts in this view as large as `scale` says, if `isEnabled`.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.fontChanges) { if isEnabled { $0.append(.scale(scale)) } }
    }
}
