public import Foundation

// The attributes of an AttributedString that `Text` draws.

extension AttributeScopes {
    /// The attributes that `Text` draws.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font of the text; by default that of the environment.
        public let font: FontAttribute
        /// The colour of the text; by default the foreground style in force.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text; by default none.
        public let backgroundColor: BackgroundColorAttribute
        /// The strikethrough of the text; by default none.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The underline of the text; by default none.
        public let underlineStyle: UnderlineStyleAttribute
        /// The kerning after each character, in points.
        public let kern: KerningAttribute
        /// The tracking after each character, in points; overrides `kern`.
        public let tracking: TrackingAttribute
        /// The distance by which glyphs are raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The semantics of inline Markdown, drawn as bold, italic, monospaced or with strikethrough.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// The blocks of Markdown that the text stands in. Not drawn.
        public let presentationIntent: PresentationIntentAttribute
        /// Foundation's attributes, of which only `link` is drawn, in the accent colour.
        public let foundation: FoundationAttributes

        /// The font of the text.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            /// The encoded name of the attribute.
            public static let name = "SwiftUI.Font"
        }
        /// The colour of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            /// The encoded name of the attribute.
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// The colour of the rectangles behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            /// The encoded name of the attribute.
            public static let name = "SwiftUI.BackgroundColor"
        }
        /// The pattern and colour of the strikethrough.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            /// The encoded name of the attribute.
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        /// The pattern and colour of the underline.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            /// The encoded name of the attribute.
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// The kerning after each character, in points.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            /// The encoded name of the attribute.
            public static let name = "SwiftUI.Kern"
        }
        /// The tracking after each character, in points; disables ligatures.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            /// The encoded name of the attribute.
            public static let name = "SwiftUI.Tracking"
        }
        /// The distance by which glyphs are raised, in points.
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
    /// Access to the attributes of `SwiftUIAttributes` as properties, e.g. `string.foregroundColor`.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributedString {
    /// The runs of equal attributes, in order.
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
