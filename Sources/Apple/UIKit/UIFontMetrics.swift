public import Foundation
import QuadrantCore
import QuadrantText
import QuadrantViews

/// Scales fonts and lengths with the text size that the user has set, as a text style does.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle
    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    /// The metrics of a text style, whose size is to its size at `large` as what is scaled to what is given.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// `font` at the text size that the user has set; in whole points where that is not `large`, as `Font.custom` is.
    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
    /// `font` at the text size that the user has set, at most `maximumPointSize` points large.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }
    /// `font` at the text size of traits; nil is that which the user has set.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }
    /// `font` at the text size of traits, at most `maximumPointSize` points large; nil is the size that the user has
    /// set.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat,
                           compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let size = TypeTable.iOS.fontSize(Double(font.pointSize), style.style, DynamicTypeSize(traitCollection))
        return font.withSize(min(CGFloat(size), maximumPointSize))
    }
    /// `value` at the text size of traits, rounded to whole pixels, as `ScaledMetric` does; nil is that which the user
    /// has set.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let given = traitCollection?.displayScale ?? 0, scale = given > 0 ? given : HostContext.observedDevice.scale
        return CGFloat(TypeTable.iOS.scaled(Double(value), style.style, DynamicTypeSize(traitCollection),
                                            pixels: Double(scale)))
    }
    /// `value` at the text size that the user has set, rounded to whole pixels.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
}
