import Foundation
import QuadrantGeometry

/// The size of a symbol beside text, and the place of its ink bounds.
///
/// In pixels, with P pixels per em: frame = ceil(ink · P) + side bearings, each rounded separately. Scale and weight
/// change the ink, not the bearings. Fitted to 1,920 frames of macOS 26.2 and checked against frames of iOS 26
/// (iamcgn/swiftui-web, Fixtures/Goldens/symbol): all heights, 96 % of the widths, the rest within a pixel.
nonisolated struct SymbolMetrics: Equatable, Sendable {
    /// The size of the frame, in points.
    var size: CGSize
    /// The height of the frame below the baseline of the adjacent text, in points.
    var baselineOffset: CGFloat
    /// The ink bounds in the frame.
    var inkBounds: CGRect
    /// The ink bounds rounded to whole pixels: the size of a resizable symbol, which has no side bearings.
    var inkBoundsSize: CGSize
    /// The size of an em, in points.
    var em: CGFloat
    /// The width that the weight adds to the strokes of the drawing, in points.
    var emboldening: CGFloat

    /// Half the cap height of the system font, in em.
    private static let capitalMiddle: CGFloat = 1443.0 / 2048 / 2
    /// The recorded widths are rounded up to pixels; the ink is smaller than them by this estimate, in em.
    static let slack: CGFloat = 0.0115

    init(_ fit: SymbolFit, pointSize: CGFloat, weight: Int, scale: Image.Scale, displayScale: CGFloat) {
        let em = pointSize * displayScale, growth = Self.growth(weight)
        func inkBounds(_ length: CGFloat, _ growth: CGFloat) -> CGFloat {
            max((length + growth) * scale.inkFactor, 0)
        }
        func rounded(_ value: CGFloat) -> CGFloat { (value + 0.5).rounded(.down) }
        let width = inkBounds(fit.width, growth.width), height = inkBounds(fit.height, growth.height)
        // The tolerance keeps a rounding error from adding a pixel.
        let box = CGSize(width: max((width * em - 1e-6).rounded(.up), 1),
                         height: max((height * em - 1e-6).rounded(.up), 1))
        let side = scale.sideMargin
        let sides = rounded((fit.margins.0 + side) * em) + rounded((fit.margins.1 + side) * em)
        let pixels = CGSize(width: box.width + sides, height: box.height + 2 * rounded(scale.verticalMargin * em))
        size = CGSize(width: pixels.width / displayScale, height: pixels.height / displayScale)
        let below = pixels.height / 2 - (Self.capitalMiddle + fit.center) * em
        baselineOffset = rounded(below) / displayScale
        inkBoundsSize = CGSize(width: box.width / displayScale, height: box.height / displayScale)
        let drawn = CGSize(width: max(width - Self.slack, width / 2) * pointSize,
                           height: max(height - Self.slack, height / 2) * pointSize)
        self.inkBounds = CGRect(x: (size.width - drawn.width) / 2, y: (size.height - drawn.height) / 2,
                                width: drawn.width, height: drawn.height)
        emboldening = Self.emboldening(weight) * pointSize
        self.em = pointSize
    }

    /// The growth of the ink with the weight, in em: semibold and bold recorded, light and black from one symbol.
    private static func growth(_ weight: Int) -> CGSize {
        switch weight {
        case ..<150: CGSize(width: -0.05, height: -0.05)
        case ..<250: CGSize(width: -0.035, height: -0.035)
        case ..<350: CGSize(width: -0.02, height: -0.02)
        case ..<450: .zero
        case ..<550: CGSize(width: 0.012, height: 0.012)
        case ..<650: CGSize(width: 0.027, height: 0.027)
        case ..<750: CGSize(width: 0.036, height: 0.033)
        case ..<850: CGSize(width: 0.06, height: 0.06)
        default: CGSize(width: 0.075, height: 0.075)
        }
    }

    /// The growth of the stroke width from the regular weight, in em; outlines cannot be made thinner.
    private static func emboldening(_ weight: Int) -> CGFloat {
        switch weight {
        case ..<450: 0
        case ..<550: 0.0115
        case ..<650: 0.0355
        case ..<750: 0.05
        case ..<850: 0.065
        default: 0.08
        }
    }
}

extension Image.Scale {
    /// The factor of the ink.
    nonisolated var inkFactor: CGFloat {
        switch self {
        case .small: 0.79
        case .medium: 1
        case .large: 1.284
        }
    }
    /// The bearing above and below the ink, in em.
    nonisolated var verticalMargin: CGFloat {
        switch self {
        case .small: 0.07
        case .medium: 0.0684
        case .large: 0.105
        }
    }
    /// The addition to the side bearings, in em.
    nonisolated var sideMargin: CGFloat {
        switch self {
        case .small: -0.02
        case .medium: 0
        case .large: 0.03
        }
    }
}
