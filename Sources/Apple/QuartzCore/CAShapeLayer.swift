public import CoreGraphics
public import Foundation
package import QuadrantCore
import QuadrantGeometry
import QuadrantViews

/// How the ends of a shape layer's lines look.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    /// The name of the end.
    public let rawValue: String
    /// An end by its name; an unknown one is `butt`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Cut off at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle beyond the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half the width beyond the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the corners of a shape layer's lines look.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    /// The name of the corner.
    public let rawValue: String
    /// A corner by its name; an unknown one is `miter`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point, cut off where it exceeds `miterLimit`.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Part of a circle.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off straight.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// What is inside a path that crosses itself.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    /// The name of the rule.
    public let rawValue: String
    /// A rule by its name; an unknown one is `nonZero`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What the path surrounds more often one way round than the other.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// What the path surrounds an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
    /// In points of the layer's own space; nil draws nothing.
    open var path: CGPath? { didSet { note() } }
    /// Opaque black by default; nil does not fill.
    open var fillColor: CGColor? = .black { didSet { note() } }
    /// `nonZero` by default.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { note() } }
    /// Nil, the default, does not stroke.
    open var strokeColor: CGColor? { didSet { note() } }
    /// Points, half on each side of the path; 1 by default.
    open var lineWidth: CGFloat = 1 { didSet { note() } }
    /// `butt` by default.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { note() } }
    /// `miter` by default.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { note() } }
    /// How long a pointed corner may be, in multiples of the line's width; 10 by default.
    open var miterLimit: CGFloat = 10 { didSet { note() } }
    /// Points of dashes and spaces in turn; nil draws a whole line.
    open var lineDashPattern: [NSNumber]? { didSet { note() } }
    /// Points of the pattern that the line starts at.
    open var lineDashPhase: CGFloat = 0 { didSet { note() } }
    /// The part of the line that is drawn, from 0 to 1.
    open var strokeStart: CGFloat = 0 { didSet { note() } }
    /// Where the drawn part ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1 { didSet { note() } }

    @MainActor package override func ownPicture() -> AnyView? {
        guard let path else { return nil }
        let shape = Path(path)
        let style = StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
            lineJoin: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter, miterLimit: miterLimit,
            dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
            dashPhase: shown("lineDashPhase").map { CGFloat($0) } ?? lineDashPhase)
        return AnyView(
            ZStack(alignment: .topLeading) {
                if let fillColor {
                    Outline(path: shape).fill(fillColor.drawn, style: FillStyle(eoFill: fillRule == .evenOdd))
                }
                if let strokeColor {
                    Outline(path: shape).trim(
                        from: shown("strokeStart").map { CGFloat($0) } ?? strokeStart,
                        to: shown("strokeEnd").map { CGFloat($0) } ?? strokeEnd
                    ).stroke(strokeColor.drawn, style: style)
                }
            })
    }
}
