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
    /// A `URL`, or a string of one, that a tap opens.
    public static let link = NSAttributedString.Key("NSLink")
    /// An `NSShadow`. Not drawn.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// An `NSTextAttachment`. Drawn by views, not by strings that draw themselves.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A `UIColor` of outlines. Not drawn.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// An `NSNumber`: whether letters join. Not drawn: they do as the font says.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// An `NSNumber`: the slant of letters. Not drawn.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// An `NSNumber`: how much wider letters are. Not drawn.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// The name of an effect. Not drawn.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// The directions of the text, as numbers. Not drawn.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    /// An `NSNumber`: whether text runs down. Not drawn.
    public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
    /// A name by which a text view tells what was tapped. Not told.
    public static let textItemTag = NSAttributedString.Key("UITextItemTag")
    /// The language that is read out.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
    /// The pitch of reading.
    public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
    /// Whether signs are read out.
    public static let accessibilitySpeechPunctuation =
        NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
    /// An `NSNumber`, the width of outlines in percent of the font's size. Not drawn.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
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
            if let link = values[.link] as? URL ?? (values[.link] as? String).flatMap({ URL(string: $0) }) {
                part.link = link
            }
            all += part
        }
        return all
    }
}
