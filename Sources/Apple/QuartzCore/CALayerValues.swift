import CoreGraphics
import Foundation
import QuadrantCore
import QuadrantGeometry

/// How the image of a layer is placed.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
    /// The name of the place.
    public let rawValue: String
    /// A place by its name; an unknown one is `center`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Unscaled in the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Unscaled at the top.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// Unscaled at the bottom.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// Unscaled at the left.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// Unscaled at the right.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// Unscaled in a corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// Unscaled in a corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// Unscaled in a corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// Unscaled in a corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to both sides.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    var alignment: Alignment {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .left: .leading
        case .right: .trailing
        case .topLeft: .topLeading
        case .topRight: .topTrailing
        case .bottomLeft: .bottomLeading
        case .bottomRight: .bottomTrailing
        default: .center
        }
    }
}
/// How images are scaled. Nothing to do: they are scaled smoothly.
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
    /// The name of the filter.
    public let rawValue: String
    /// A filter by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The average of the pixels around.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// The average over several sizes.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
/// The pixels of a layer. Nothing to do: drawing has the host's.
public struct CALayerContentsFormat: Hashable, RawRepresentable, Sendable {
    /// The name of the format.
    public let rawValue: String
    /// A format by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// 8 bits a component.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// 16 bits a component.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// 8 bits of grey.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// How corners are bent.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    /// The name of the curve.
    public let rawValue: String
    /// A curve by its name; an unknown one is `circular`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Quarters of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that begins farther from the corner and bends gradually.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners that are round. X grows to the right, Y downwards.
public struct CACornerMask: OptionSet, Sendable {
    /// One bit for each corner.
    public let rawValue: UInt
    /// Bits without a corner of their own are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upper left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// Upper right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// Lower left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// Lower right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    static let all = CACornerMask(rawValue: 15)
}
