package import Foundation

/// A set of environment values in which the same view is tested: layout direction, colour scheme and scale.
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

    /// The frame in this variant of a view at `rect` in a left-to-right layout, in a space that is `width` points wide.
    package func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
