import CoreGraphics
public import Foundation
package import QuadrantCore
import QuadrantGeometry
import QuadrantViews

/// How the colours of a gradient layer run.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// A type by its name; an unknown one is `axial`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From the start to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Around the start point, as far as the end point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point in a circle that begins towards the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that is filled with a gradient.
open class CAGradientLayer: CALayer {
    /// `CGColor`s in the order in which they run.
    open var colors: [Any]? { didSet { note() } }
    /// Where each colour is, from 0 to 1; evenly spread when nil.
    open var locations: [NSNumber]? { didSet { note() } }
    /// In fractions of the layer.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { note() } }
    /// In fractions of the layer.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { note() } }
    /// `axial` by default.
    open var type = CAGradientLayerType.axial { didSet { note() } }

    @MainActor package override func ownPicture() -> AnyView? {
        let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.drawn }
        guard !colors.isEmpty else { return nil }
        let places = locations?.map { CGFloat($0.doubleValue) } ?? []
        let stops = colors.indices.map { index in
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            return Gradient.Stop(color: colors[index], location: places.indices.contains(index) ? places[index] : even)
        }
        let gradient = Gradient(stops: stops), rect = CGRect(origin: .zero, size: bounds.size)
        let start = UnitPoint(x: startPoint.x, y: startPoint.y), end = UnitPoint(x: endPoint.x, y: endPoint.y)
        let (dx, dy) = ((endPoint.x - startPoint.x) * rect.width, (endPoint.y - startPoint.y) * rect.height)
        switch type {
        case .radial:
            return AnyView(Path(rect).fill(RadialGradient(
                gradient: gradient, center: start, startRadius: 0, endRadius: max(abs(dx), abs(dy)))))
        case .conic:
            let angle = Angle.radians(atan2(Double(dy), Double(dx)))
            return AnyView(Path(rect).fill(AngularGradient(
                gradient: gradient, center: start, startAngle: angle, endAngle: angle + .degrees(360))))
        default:
            return AnyView(Path(rect).fill(LinearGradient(gradient: gradient, startPoint: start, endPoint: end)))
        }
    }
}
