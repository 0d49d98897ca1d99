public import Foundation
import QuadrantCore
import QuadrantViews

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let kern = NSAttributedString.Key("NSKern")
    public static let tracking = NSAttributedString.Key("NSTracking")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let link = NSAttributedString.Key("NSLink")
    public static let shadow = NSAttributedString.Key("NSShadow")
    public static let attachment = NSAttributedString.Key("NSAttachment")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
}

/// How a line under or through text looks.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
}

/// How a paragraph's lines stand.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open fileprivate(set) var alignment = NSTextAlignment.natural
    open fileprivate(set) var lineSpacing: CGFloat = 0
    open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    public static let `default` = NSParagraphStyle()
}
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    open var paragraphSpacing: CGFloat = 0
    open var lineHeightMultiple: CGFloat = 0
    open var minimumLineHeight: CGFloat = 0
    open var maximumLineHeight: CGFloat = 0
    open var firstLineHeadIndent: CGFloat = 0
    open var headIndent: CGFloat = 0
    open var tailIndent: CGFloat = 0
}

extension NSAttributedString {
    /// The text with those attributes that `Text` draws.
    var drawn: AttributedString {
        var all = AttributedString()
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
            if let style = values[.underlineStyle] as? Int, style != 0 { part.swiftUI.underlineStyle = .single }
            if let style = values[.strikethroughStyle] as? Int, style != 0 { part.swiftUI.strikethroughStyle = .single }
            if let link = values[.link] as? URL { part.link = link }
            all += part
        }
        return all
    }
}
