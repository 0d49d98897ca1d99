public import Foundation

// What an AttributedString says of its looks, for `Text`.

extension AttributeScopes {
    /// The attributes that `Text` draws.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font of the words; without it the one in force where they are shown.
        public let font: FontAttribute
        /// The colour of the words; without it the foreground style in force.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the words; without it none.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through the words; without it none.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under the words; without it none.
        public let underlineStyle: UnderlineStyleAttribute
        /// Points after each character.
        public let kern: KerningAttribute
        /// Points after each character; wins over `kern`.
        public let tracking: TrackingAttribute
        /// Points the glyphs are raised.
        public let baselineOffset: BaselineOffsetAttribute
        /// The meaning of Markdown's marks, drawn as bold, italic, monospaced or struck words.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// Foundation's attributes; of these only `link` is drawn, in the accent colour.
        public let foundation: FoundationAttributes

        /// The font of the words.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            /// The encoded name of the attribute.
            public static let name = "SwiftUI.Font"
        }
        /// The colour of the words.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            /// The encoded name of the attribute.
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// The colour of the rectangles behind the words.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            /// The encoded name of the attribute.
            public static let name = "SwiftUI.BackgroundColor"
        }
        /// The pattern and colour of the line through the words.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            /// The encoded name of the attribute.
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        /// The pattern and colour of the line under the words.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            /// The encoded name of the attribute.
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// Points after each character.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            /// The encoded name of the attribute.
            public static let name = "SwiftUI.Kern"
        }
        /// Points after each character; takes ligatures apart.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            /// The encoded name of the attribute.
            public static let name = "SwiftUI.Tracking"
        }
        /// Points the glyphs are raised.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            /// The encoded name of the attribute.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// The attributes that `Text` draws, by name.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// Reaches the attributes of `SwiftUIAttributes` as properties, e.g. `string.foregroundColor`.
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
