public import Foundation

extension AttributeScopes {
    /// The attributes of strings that views of UIKit draw. `Text` draws those of `SwiftUIAttributes` only, as on
    /// Apple's systems.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// Points added behind each letter.
        public let kern: KernAttribute
        /// Points added behind each letter, ligatures dissolved.
        public let tracking: TrackingAttribute
        /// Points that the text is raised by.
        public let baselineOffset: BaselineOffsetAttribute
        /// The line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the line under the text; without it the line has the letters' colour.
        public let underlineColor: UnderlineColorAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the line through the text; without it the line has the letters' colour.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The alignment and the spacing of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// A `UIFont`.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            /// The encoded name of the attribute.
            public static let name = "NSFont"
        }
        /// A `UIColor` of the letters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            /// The encoded name of the attribute.
            public static let name = "NSColor"
        }
        /// A `UIColor` behind the letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            /// The encoded name of the attribute.
            public static let name = "NSBackgroundColor"
        }
        /// Points.
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            /// The encoded name of the attribute.
            public static let name = "NSKern"
        }
        /// Points.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            /// The encoded name of the attribute.
            public static let name = "NSTracking"
        }
        /// Points, upwards.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            /// The encoded name of the attribute.
            public static let name = "NSBaselineOffset"
        }
        /// The line's strength and pattern.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            /// The encoded name of the attribute.
            public static let name = "NSUnderline"
        }
        /// A `UIColor` of the line.
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            /// The encoded name of the attribute.
            public static let name = "NSUnderlineColor"
        }
        /// The line's strength and pattern.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            /// The encoded name of the attribute.
            public static let name = "NSStrikethrough"
        }
        /// A `UIColor` of the line.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            /// The encoded name of the attribute.
            public static let name = "NSStrikethroughColor"
        }
        /// An `NSParagraphStyle`.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            /// The encoded name of the attribute.
            public static let name = "NSParagraphStyle"
        }

        static let bridged: [BridgedAttribute] = {
            @Sendable func number(_ value: CGFloat) -> Any { NSNumber(value: Double(value)) }
            @Sendable func length(_ value: Any) -> CGFloat? { (value as? NSNumber).map { CGFloat($0.doubleValue) } }
            @Sendable func bits(_ style: NSUnderlineStyle) -> Any { style.rawValue }
            @Sendable func style(_ value: Any) -> NSUnderlineStyle? {
                (value as? Int).map { NSUnderlineStyle(rawValue: $0) }
            }
            return [
                BridgedAttribute(FontAttribute.self), BridgedAttribute(ForegroundColorAttribute.self),
                BridgedAttribute(BackgroundColorAttribute.self), BridgedAttribute(UnderlineColorAttribute.self),
                BridgedAttribute(StrikethroughColorAttribute.self), BridgedAttribute(ParagraphStyleAttribute.self),
                BridgedAttribute(KernAttribute.self, old: number, new: length),
                BridgedAttribute(TrackingAttribute.self, old: number, new: length),
                BridgedAttribute(BaselineOffsetAttribute.self, old: number, new: length),
                BridgedAttribute(UnderlineStyleAttribute.self, old: bits, new: style),
                BridgedAttribute(StrikethroughStyleAttribute.self, old: bits, new: style),
            ]
        }()
    }

    /// The attributes that views of UIKit draw, by name.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// Access to the attributes of `UIKitAttributes` as properties. Where a value is possible for `SwiftUIAttributes`
    /// as well, it is for those.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}
