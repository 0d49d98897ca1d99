import Foundation
public import QuadrantCore

extension Text {
    /// How large text is beside what its font says.
    public struct Scale: Hashable, Sendable {
        let factor: Double
        /// As the font says.
        public static let `default` = Scale(factor: 1)
        /// Smaller, for words that come second: units beside a number.
        public static let secondary = Scale(factor: 0.8)
    }

    /// Makes the text as large as `scale` says, if `isEnabled`.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? changed(.look(.scale(scale.factor))) : self
    }
}

extension View {
    /// Makes the texts in this view as large as `scale` says, if `isEnabled`.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.fontChanges) { if isEnabled { $0.append(.scale(scale.factor)) } }
    }
}
