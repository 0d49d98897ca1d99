public import Foundation

// What an AttributedString says of its looks, for `Text`.

extension AttributeScopes {
    /// The attributes that `Text` draws.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// Points after each character.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        /// Points after each character; takes ligatures apart.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        /// Points the glyphs are raised.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributedString {
    /// Stretches of one look each, in order.
    var textSpans: [(plainText: String, changes: [Text.Change], background: Color?)] {
        runs.map { run in
            (String(self[run.range].characters), AttributedString.changes(run.attributes),
             run.attributes[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self])
        }
    }

    private static func changes(_ attributes: AttributeContainer) -> [Text.Change] {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        var changes: [Text.Change] = []
        if let font = attributes[Scope.FontAttribute.self] { changes.append(.font(font)) }
        if let color = attributes[Scope.ForegroundColorAttribute.self] {
            changes.append(.style(Text.Foreground(style: AnyShapeStyle(color))))
        }
        if let kern = attributes[Scope.KerningAttribute.self] { changes.append(.kerning(kern)) }
        if let tracking = attributes[Scope.TrackingAttribute.self] { changes.append(.tracking(tracking)) }
        if let offset = attributes[Scope.BaselineOffsetAttribute.self] { changes.append(.baselineOffset(offset)) }
        if let line = attributes[Scope.UnderlineStyleAttribute.self] {
            changes.append(.underline(Text.Line(pattern: line.pattern, color: line.color)))
        }
        if let line = attributes[Scope.StrikethroughStyleAttribute.self] {
            changes.append(.strikethrough(Text.Line(pattern: line.pattern, color: line.color)))
        }
        let intent = attributes[Scope.InlinePresentationIntentAttribute.self] ?? []
        let style = InlineMarkdown.Style(
            isStrong: intent.contains(.stronglyEmphasized), isEmphasized: intent.contains(.emphasized),
            isCode: intent.contains(.code), isStruck: intent.contains(.strikethrough),
            isLink: attributes.link != nil)
        return changes + style.changes
    }
}
