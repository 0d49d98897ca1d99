public import CoreGraphics
public import Foundation
package import QuadrantCore
import QuadrantGeometry
import QuadrantViews

/// How the ends of a shape layer's lines look.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the corners of a shape layer's lines look.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// What is inside a path that crosses itself.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
    open var path: CGPath? { didSet { note() } }
    open var fillColor: CGColor? = .black { didSet { note() } }
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { note() } }
    open var strokeColor: CGColor? { didSet { note() } }
    open var lineWidth: CGFloat = 1 { didSet { note() } }
    open var lineCap = CAShapeLayerLineCap.butt { didSet { note() } }
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { note() } }
    open var miterLimit: CGFloat = 10 { didSet { note() } }
    open var lineDashPattern: [NSNumber]? { didSet { note() } }
    open var lineDashPhase: CGFloat = 0 { didSet { note() } }
    /// The part of the line that is drawn, from 0 to 1.
    open var strokeStart: CGFloat = 0 { didSet { note() } }
    open var strokeEnd: CGFloat = 1 { didSet { note() } }

    @MainActor package override func ownPicture() -> AnyView? {
        guard let path else { return nil }
        let shape = Path(path)
        let style = StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
            lineJoin: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter, miterLimit: miterLimit,
            dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
        return AnyView(ZStack(alignment: .topLeading) {
            if let fillColor {
                Outline(path: shape).fill(fillColor.drawn, style: FillStyle(eoFill: fillRule == .evenOdd))
            }
            if let strokeColor {
                Outline(path: shape).trim(from: strokeStart, to: strokeEnd).stroke(strokeColor.drawn, style: style)
            }
        })
    }
}
