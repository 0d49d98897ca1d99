public import CoreGraphics
public import Foundation
package import QuadrantCore
import QuadrantGeometry
import QuadrantStandIn
import QuadrantViews

/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
    /// The name of the place.
    public let rawValue: String
    /// A place by its name; an unknown one is `natural`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At the side where text begins.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both sides; here where text begins.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
/// Where a text that is too long is cut.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
    /// The name of the place.
    public let rawValue: String
    /// A place by its name; an unknown one is `none`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Nowhere.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// At the start.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// At the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// In the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
/// A layer with a text in the system's font.
open class CATextLayer: CALayer {
    /// A `String`, or an `NSAttributedString`, whose attributes are left out; nil draws none.
    open var string: Any? { didSet { note() } }
    /// A font. Nothing to do: the text has the system's.
    open var font: AnyObject?
    /// Points; 36 by default.
    open var fontSize: CGFloat = 36 { didSet { note() } }
    /// White by default; nil draws no text.
    open var foregroundColor: CGColor? = .white { didSet { note() } }
    /// Whether lines break at the width.
    open var isWrapped = false { didSet { note() } }
    /// Where lines stand.
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { note() } }
    /// Where a text that is too long is cut. Nothing to do: it ends with an ellipsis.
    open var truncationMode = CATextLayerTruncationMode.none
    /// Whether letters may have coloured edges. Nothing to do: they have grey ones.
    open var allowsFontSubpixelQuantization = false

    @MainActor package override func ownPicture() -> AnyView? {
        let text = string as? String ?? (string as? NSAttributedString)?.string
        guard let text, let foregroundColor else { return nil }
        let (alignment, place): (TextAlignment, Alignment) = switch alignmentMode {
        case .center: (.center, .top)
        case .right: (.trailing, .topTrailing)
        default: (.leading, .topLeading)
        }
        return AnyView(Text(verbatim: text).font(.system(size: fontSize)).foregroundStyle(foregroundColor.drawn)
            .lineLimit(isWrapped ? nil : 1).multilineTextAlignment(alignment)
            .frame(width: bounds.width, height: bounds.height, alignment: place))
    }
}

/// A layer that draws its sublayers several times, each copy moved and turned.
open class CAReplicatorLayer: CALayer {
    /// How many times; 1 by default.
    open var instanceCount = 1 { didSet { note() } }
    /// From one copy to the next, about the middle; its part in the plane is drawn.
    open var instanceTransform = CATransform3DIdentity { didSet { note() } }
    /// Seconds by which the animations of a copy begin later. Without effect: copies are animated together.
    open var instanceDelay: CFTimeInterval = 0 {
        didSet { if instanceDelay != 0 { standIn(self, "copies are animated together") } }
    }
    /// The colour of the first copy. Nothing to do: copies have the colours of the sublayers.
    open var instanceColor: CGColor?
    /// What is added to red from one copy to the next. Nothing to do: copies have the colours of the sublayers.
    open var instanceRedOffset: Float = 0, instanceGreenOffset: Float = 0, instanceBlueOffset: Float = 0
    /// What is added to the opacity from one copy to the next.
    open var instanceAlphaOffset: Float = 0 { didSet { note() } }
    /// Whether depth is kept. Nothing to do: layers are flat.
    open var preservesDepth = false

    @MainActor package override var innerPictures: [AnyView] {
        let inner = super.innerPictures, middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        var transform = CGAffineTransform.identity
        return (0..<max(instanceCount, 0)).map { number in
            defer { transform = CATransform3DGetAffineTransform(instanceTransform).concatenating(transform) }
            return AnyView(ZStack(alignment: .topLeading) { ForEach(inner.indices, id: \.self) { inner[$0] } }
                .frame(width: bounds.width, height: bounds.height, alignment: .topLeading)
                .opacity(Double(min(max(1 + Float(number) * instanceAlphaOffset, 0), 1)))
                .transformEffect(transform.around(middle)))
        }
    }
}

/// A layer whose content scrolls by the program.
open class CAScrollLayer: CALayer {
    /// Shows the content from a point on. Nothing to do: content stays where it is.
    open func scroll(to p: CGPoint) {}
}
/// A layer that is drawn in tiles; here as a whole.
open class CATiledLayer: CALayer {
    /// Pixels. Nothing to do: the layer is drawn as a whole.
    open var tileSize = CGSize(width: 256, height: 256)
    /// How many sizes there are. Nothing to do: the layer is drawn as a whole.
    open var levelsOfDetail = 1, levelsOfDetailBias = 0
}
/// A layer whose sublayers keep their depth; here they are flat.
open class CATransformLayer: CALayer {}

/// A layer of many small images that fly. They are not drawn.
open class CAEmitterLayer: CALayer {
    /// The kinds of images. Without effect: emitters draw nothing.
    open var emitterCells: [CAEmitterCell]? {
        didSet { if emitterCells?.isEmpty == false { standIn(self, "emitters draw nothing") } }
    }
    /// How many begin. Nothing to do: emitters draw nothing.
    open var birthRate: Float = 1, lifetime: Float = 1, velocity: Float = 1, scale: Float = 1, spin: Float = 1
    /// Where they begin. Nothing to do: emitters draw nothing.
    open var emitterPosition = CGPoint.zero, emitterSize = CGSize.zero
    /// How deep they begin. Nothing to do: emitters draw nothing.
    open var emitterZPosition: CGFloat = 0, emitterDepth: CGFloat = 0
    /// The shape of the place where they begin. Nothing to do: emitters draw nothing.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of that shape. Nothing to do: emitters draw nothing.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// How they meet what is below. Nothing to do: emitters draw nothing.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// The start of the random numbers. Nothing to do: emitters draw nothing.
    open var seed: UInt32 = 0
}
/// A kind of small images that fly.
open class CAEmitterCell: NSObject {
    /// For the program; nil without one.
    open var name: String?
    /// Whether any begin.
    open var isEnabled = true
    /// The image, a `CGImage`.
    open var contents: Any?
    /// The kinds that begin at each.
    open var emitterCells: [CAEmitterCell]?
    /// The colour.
    open var color: CGColor?
    /// How many begin in a second, and how many seconds they last.
    open var birthRate: Float = 0, lifetime: Float = 0, lifetimeRange: Float = 0
    /// Points a second, and radians.
    open var velocity: CGFloat = 0, velocityRange: CGFloat = 0, emissionLongitude: CGFloat = 0
    /// Radians.
    open var emissionLatitude: CGFloat = 0, emissionRange: CGFloat = 0
    /// Points a second, each second.
    open var xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0, zAcceleration: CGFloat = 0
    /// The size beside that of the image.
    open var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0, contentsScale: CGFloat = 1
    /// Radians a second.
    open var spin: CGFloat = 0, spinRange: CGFloat = 0
    /// How colours differ and change in a second.
    open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0, alphaRange: Float = 0
    /// How colours change in a second.
    open var redSpeed: Float = 0, greenSpeed: Float = 0, blueSpeed: Float = 0, alphaSpeed: Float = 0
    /// When they begin, and how time runs for them. Nothing to do: emitters draw nothing.
    open var beginTime: CFTimeInterval = 0, duration: CFTimeInterval = 0, timeOffset: CFTimeInterval = 0
    /// How time runs for them. Nothing to do: emitters draw nothing.
    open var speed: Float = 1, repeatCount: Float = 0, repeatDuration: CFTimeInterval = 0, autoreverses = false
    /// What is shown before and after. Nothing to do: emitters draw nothing.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The part of the image, from 0 to 1. Nothing to do: emitters draw nothing.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// How images are scaled. Nothing to do: emitters draw nothing.
    open var minificationFilter = CALayerContentsFilter.linear, magnificationFilter = CALayerContentsFilter.linear
    /// How small images are scaled. Nothing to do: emitters draw nothing.
    open var minificationFilterBias: Float = 0
    /// Values of the program. Nothing to do: emitters draw nothing.
    open var style: [AnyHashable: Any]?
    /// An image that does not fly.
    public override init() { super.init() }
    /// Sets a value of the program. Nothing to do: emitters draw nothing.
    open func setValue(_ value: Any?, forKey key: String) {}
}
/// The shape of the place where images begin.
public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
    /// The name of the shape.
    public let rawValue: String
    /// A shape by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A ball.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}
/// The part of a shape where images begin.
public struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable, Sendable {
    /// The name of the part.
    public let rawValue: String
    /// A part by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The corners.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// The inside.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
/// How images meet what is below.
public struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {
    /// The name of the way.
    public let rawValue: String
    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In no order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest over the others.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest below the others.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// By their depth.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Added.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
