package import Foundation

/// A way to look at the same view: what people may have set without the view being told.
package struct Variant: Hashable, Sendable, CustomStringConvertible {
    package var isRightToLeft: Bool
    package var isDark: Bool
    package var scale: CGFloat
    package var description: String

    package init(isRightToLeft: Bool = false, isDark: Bool = false, scale: CGFloat = 2, description: String) {
        self.isRightToLeft = isRightToLeft
        self.isDark = isDark
        self.scale = scale
        self.description = description
    }

    package static let plain = Variant(description: "plain")
    package static let dark = Variant(isDark: true, description: "dark")
    package static let rightToLeft = Variant(isRightToLeft: true, description: "rightToLeft")
    package static let threePixels = Variant(scale: 3, description: "3x")
    package static let standard = [plain, dark, rightToLeft, threePixels]

    /// Where `rect` of a left-to-right layout lies in this variant; both in a space `width` points wide.
    package func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
