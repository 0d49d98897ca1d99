public import Foundation
import QuadrantCore
import QuadrantViews

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor` of the letters.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` behind the letters.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// An `NSNumber`: points added behind each letter.
    public static let kern = NSAttributedString.Key("NSKern")
    /// An `NSNumber`: points added behind each letter, ligatures dissolved.
    public static let tracking = NSAttributedString.Key("NSTracking")
    /// An `Int`, the raw value of an `NSUnderlineStyle`; any but 0 draws a line of its pattern.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor` of the line; without it the line has the letters' colour.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// An `Int`, the raw value of an `NSUnderlineStyle`; any but 0 draws a line of its pattern.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A `UIColor` of the line; without it the line has the letters' colour.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// An `NSNumber`: points that the text is raised by.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// An `NSParagraphStyle`. Not drawn.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A `URL` that a tap opens; strings are not read.
    public static let link = NSAttributedString.Key("NSLink")
    /// A shadow. Not drawn.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A picture in the text. Not drawn.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A `UIColor` of outlines. Not drawn.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// An `NSNumber`, the width of outlines in percent of the font's size. Not drawn.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
}

/// The alignment and the spacing of a paragraph. It is kept in text and not drawn.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    /// A style with the default values.
    public override init() { super.init() }
    /// Where narrower lines stand; natural by default. Paragraph styles are not drawn.
    open fileprivate(set) var alignment = NSTextAlignment.natural
    /// Points between two lines; 0 by default.
    open fileprivate(set) var lineSpacing: CGFloat = 0
    /// Where lines break; at words by default.
    open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// A style with the default values.
    public static let `default` = NSParagraphStyle()
}
/// A paragraph style that can be changed. It is kept in text and not drawn.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// Where narrower lines stand; natural by default.
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    /// Points between two lines; 0 by default.
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
    /// Where lines break; at words by default.
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    /// Points behind a paragraph; 0 by default.
    open var paragraphSpacing: CGFloat = 0
    /// What the height of lines is multiplied by; 0 leaves it.
    open var lineHeightMultiple: CGFloat = 0
    /// Points; 0 by default, which sets no limit.
    open var minimumLineHeight: CGFloat = 0
    /// Points; 0 by default, which sets no limit.
    open var maximumLineHeight: CGFloat = 0
    /// Points before the first line; 0 by default.
    open var firstLineHeadIndent: CGFloat = 0
    /// Points before the other lines; 0 by default.
    open var headIndent: CGFloat = 0
    /// Points from the leading side to the end of lines, 0 or less from the other side.
    open var tailIndent: CGFloat = 0
}

extension NSAttributedString {
    /// The text with those attributes that `Text` draws.
    var drawn: AttributedString {
        var all = AttributedString()
        func line(_ style: Any?, _ color: Any?) -> Text.LineStyle? {
            guard let bits = style as? Int, bits != 0 else { return nil }
            var line = Text.LineStyle(nsUnderlineStyle: NSUnderlineStyle(rawValue: bits & 0x700 | 1)) ?? .single
            line.color = (color as? UIColor)?.color
            return line
        }
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { values, range, _ in
            var part = AttributedString(attributedSubstring(from: range).string)
            if let font = values[.font] as? UIFont { part.swiftUI.font = Font(font) }
            if let color = values[.foregroundColor] as? UIColor { part.swiftUI.foregroundColor = color.color }
            if let color = values[.backgroundColor] as? UIColor { part.swiftUI.backgroundColor = color.color }
            if let kern = values[.kern] as? NSNumber { part.swiftUI.kern = CGFloat(kern.doubleValue) }
            if let tracking = values[.tracking] as? NSNumber { part.swiftUI.tracking = CGFloat(tracking.doubleValue) }
            if let offset = values[.baselineOffset] as? NSNumber {
                part.swiftUI.baselineOffset = CGFloat(offset.doubleValue)
            }
            part.swiftUI.underlineStyle = line(values[.underlineStyle], values[.underlineColor])
            part.swiftUI.strikethroughStyle = line(values[.strikethroughStyle], values[.strikethroughColor])
            if let link = values[.link] as? URL { part.link = link }
            all += part
        }
        return all
    }
}
