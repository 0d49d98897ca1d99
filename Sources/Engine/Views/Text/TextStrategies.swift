public import QuadrantCore
import QuadrantText

extension Text {
    /// To which side "leading" is in the lines of a text.
    public nonisolated struct AlignmentStrategy: Hashable, Sendable {
        enum Kind { case `default`, layoutBased, writingDirectionBased }
        let kind: Kind
        /// That of the layout.
        public static let `default` = AlignmentStrategy(kind: .default)
        /// The leading side of the layout, whatever the language of the text.
        public static let layoutBased = AlignmentStrategy(kind: .layoutBased)
        /// The side on which the text begins.
        public static let writingDirectionBased = AlignmentStrategy(kind: .writingDirectionBased)
    }

    /// The direction of a text.
    public nonisolated struct WritingDirectionStrategy: Hashable, Sendable {
        enum Kind { case `default`, contentBased, layoutBased }
        let kind: Kind
        /// That of the layout.
        public static let `default` = WritingDirectionStrategy(kind: .default)
        /// The direction of the first letter that has one, else that of the layout.
        public static let contentBased = WritingDirectionStrategy(kind: .contentBased)
        /// The direction of the layout.
        public static let layoutBased = WritingDirectionStrategy(kind: .layoutBased)
    }
}

private enum AlignmentStrategyKey: EnvironmentKey { static let defaultValue = Text.AlignmentStrategy.default }
private enum DirectionStrategyKey: EnvironmentKey { static let defaultValue = Text.WritingDirectionStrategy.default }

extension EnvironmentValues {
    var alignmentStrategy: Text.AlignmentStrategy {
        get { self[AlignmentStrategyKey.self] }
        set { self[AlignmentStrategyKey.self] = newValue }
    }
    var directionStrategy: Text.WritingDirectionStrategy {
        get { self[DirectionStrategyKey.self] }
        set { self[DirectionStrategyKey.self] = newValue }
    }
}

extension View {
    /// Sets to which side "leading" is in the lines of texts.
    nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
        environment(\.alignmentStrategy, strategy)
    }
    /// Sets the direction of texts.
    nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
        environment(\.directionStrategy, strategy)
    }
}

extension TextStyle {
    /// The style with the direction and the alignment that the strategies in force give to a text.
    func following(_ environment: EnvironmentValues, _ texts: [String]) -> TextStyle {
        let direction = environment.directionStrategy.kind, alignment = environment.alignmentStrategy.kind
        guard direction == .contentBased || alignment == .writingDirectionBased else { return self }
        var style = self
        let content = texts.lazy.compactMap(\.writesRightToLeft).first ?? isRightToLeft
        if direction == .contentBased { style.isRightToLeft = content }
        // The engine aligns by the direction of the text.
        let wanted = alignment == .writingDirectionBased ? content : isRightToLeft
        if style.isRightToLeft != wanted {
            style.alignment = switch style.alignment {
            case .leading: .trailing
            case .center: .center
            case .trailing: .leading
            }
        }
        return style
    }
}

extension String {
    /// Whether the first letter with a direction is of a script from right to left; nil without such a letter.
    var writesRightToLeft: Bool? {
        for scalar in unicodeScalars where scalar.properties.isAlphabetic {
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
            default: return false
            }
        }
        return nil
    }
}
