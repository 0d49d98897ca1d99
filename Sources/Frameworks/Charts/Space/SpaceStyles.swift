public import Foundation
public import SwiftUI

/// A body that is drawn at points in space. The conformances are those of this framework.
public protocol Chart3DSymbolShape: Sendable {}

/// One of the bodies.
public struct BasicChart3DSymbolShape: Chart3DSymbolShape, Hashable {
    enum Value: Hashable, Sendable { case sphere, cube, cone, cylinder }
    let value: Value
    init(value: Value) { self.value = value }
    init(_ shape: some Chart3DSymbolShape) {
        switch shape {
        case let basic as BasicChart3DSymbolShape: self = basic
        case let any as AnyChart3DSymbolShape: self = any.basic
        default: self.init(value: .sphere)
        }
    }
}

/// A body of any type.
public struct AnyChart3DSymbolShape: Chart3DSymbolShape {
    let basic: BasicChart3DSymbolShape
    /// Erases the type of a body.
    public init(_ shape: some Chart3DSymbolShape) { basic = BasicChart3DSymbolShape(shape) }
}

extension Chart3DSymbolShape where Self == BasicChart3DSymbolShape {
    /// A cone on its base.
    public static var cone: BasicChart3DSymbolShape { BasicChart3DSymbolShape(value: .cone) }
    /// A cube.
    public static var cube: BasicChart3DSymbolShape { BasicChart3DSymbolShape(value: .cube) }
    /// An upright cylinder.
    public static var cylinder: BasicChart3DSymbolShape { BasicChart3DSymbolShape(value: .cylinder) }
    /// A sphere.
    public static var sphere: BasicChart3DSymbolShape { BasicChart3DSymbolShape(value: .sphere) }
}

/// The colours of a surface. The conformances are those of this framework.
public protocol Chart3DSurfaceStyle: Sendable {}

/// Colours by height or by direction.
public struct BasicChart3DSurfaceStyle: Chart3DSurfaceStyle {
    enum Value {
        case height(Gradient, ClosedRange<CGFloat>?)
        case normal
    }
    let value: Value
    /// From the lowest to the highest place: read off a lit surface of iOS 26 (PareshKarnawat/SwiftCharts), so that
    /// they are not free of its light.
    static let colors = Gradient(stops: [
        (0.00, 0x23, 0x15, 0x49), (0.12, 0x55, 0x77, 0xE2), (0.20, 0x68, 0xA5, 0xE4), (0.29, 0x79, 0xC9, 0xD6),
        (0.37, 0x92, 0xE6, 0x9B), (0.51, 0xD1, 0xE7, 0x6B), (0.68, 0xDC, 0x92, 0x50), (0.84, 0xBC, 0x4A, 0x29),
        (1.00, 0x5C, 0x16, 0x12)
    ].map { (location: CGFloat, red: Int, green: Int, blue: Int) in
        Gradient.Stop(color: Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255),
                      location: location)
    })
}

extension Chart3DSurfaceStyle where Self == BasicChart3DSurfaceStyle {
    /// A colour for each height.
    public static var heightBased: BasicChart3DSurfaceStyle {
        BasicChart3DSurfaceStyle(value: .height(BasicChart3DSurfaceStyle.colors, nil))
    }
    /// A colour for each direction of the surface.
    public static var normalBased: BasicChart3DSurfaceStyle { BasicChart3DSurfaceStyle(value: .normal) }
    /// The colours of a gradient, from the lower to the upper end of a range of heights; nil is the whole surface.
    public static func heightBased(_ gradient: Gradient, yRange: ClosedRange<CGFloat>? = nil) -> Self {
        BasicChart3DSurfaceStyle(value: .height(gradient, yRange))
    }
    /// A colour for each height of a range.
    public static func heightBased(yRange: ClosedRange<CGFloat>) -> Self {
        BasicChart3DSurfaceStyle(value: .height(BasicChart3DSurfaceStyle.colors, yRange))
    }
}
