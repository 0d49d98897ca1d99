public import CoreGraphics
public import Foundation
package import QuadrantCore
public import QuadrantGeometry
import QuadrantStandIn
package import QuadrantViews

/// A rectangle of a view's picture: its colour, corners, border and shadow, and the layers in it.
///
/// Points, in the space of the layer it is in. It is drawn where a view that is shown holds it.
open class CALayer: NSObject {
    /// A layer of no size, without colour.
    public override init() { super.init() }
    /// A copy of a layer's appearance, without its sublayers.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        (bounds, position, anchorPoint) = (other.bounds, other.position, other.anchorPoint)
        (backgroundColor, cornerRadius, opacity) = (other.backgroundColor, other.cornerRadius, other.opacity)
    }
    /// As coded in a storyboard, which nothing here reads: an empty layer.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Where

    /// The size in points, with the origin of the layer's own space. The origin does not move sublayers.
    open var bounds = CGRect.zero { didSet { note(oldValue != bounds) } }
    /// Where the anchor point is in the layer around it.
    open var position = CGPoint.zero { didSet { note(oldValue != position) } }
    /// The point of the layer that its position refers to, from 0 to 1.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { note(oldValue != anchorPoint) } }
    /// The place in front of siblings; 0 by default. Without effect: sublayers are drawn in their order.
    open var zPosition: CGFloat = 0 { didSet { standIn(self, "sublayers are drawn in their order") } }
    /// About the anchor point; only its affine part is drawn. Of a view's layer set the view's.
    open var transform = CATransform3DIdentity { didSet { note() } }

    /// The rectangle in the layer around it, without the transform.
    open var frame: CGRect {
        get {
            CGRect(x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
                   width: bounds.width, height: bounds.height)
        }
        set {
            bounds.size = newValue.size
            position = CGPoint(x: newValue.minX + newValue.width * anchorPoint.x,
                               y: newValue.minY + newValue.height * anchorPoint.y)
        }
    }
    /// Sets `transform` to one in the plane.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }
    /// The part of `transform` in the plane.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    // MARK: What it looks like

    /// The fill; nil draws none. Of a view's layer the view's own colour takes its place.
    open var backgroundColor: CGColor? { didSet { note() } }
    /// Points, limited to half of either side; it rounds the fill and the border, and content where that is cut off.
    open var cornerRadius: CGFloat = 0 { didSet { note(oldValue != cornerRadius) } }
    /// Circular by default.
    open var cornerCurve = CALayerCornerCurve.circular { didSet { note() } }
    /// The corners that have the radius; all by default.
    open var maskedCorners: CACornerMask = .all { didSet { note() } }
    /// Points, drawn inside the bounds over the content; 0, the default, draws none.
    open var borderWidth: CGFloat = 0 { didSet { note(oldValue != borderWidth) } }
    /// Opaque black by default; nil draws no border.
    open var borderColor: CGColor? = .black { didSet { note() } }
    /// Whether content beyond the outline is cut off, round corners included.
    open var masksToBounds = false { didSet { note(oldValue != masksToBounds) } }
    /// 0…1, with sublayers. Of a view's layer it has no effect: set the view's `alpha`.
    open var opacity: Float = 1 { didSet { note(oldValue != opacity) } }
    /// Whether a sublayer is left out. Of a view's layer it has no effect: hide the view.
    open var isHidden = false { didSet { note(oldValue != isHidden) } }
    /// Opaque black by default; nil draws no shadow.
    open var shadowColor: CGColor? = .black { didSet { note() } }
    /// 0…1; 0, the default, draws no shadow. Only a layer with a fill has one.
    open var shadowOpacity: Float = 0 { didSet { note(oldValue != shadowOpacity) } }
    /// Points to the right and down; 3 points up by default.
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { note(oldValue != shadowOffset) } }
    /// Points of the blur; 3 by default.
    open var shadowRadius: CGFloat = 3 { didSet { note(oldValue != shadowRadius) } }
    /// A hint for how a shadow is made, which changes no picture.
    open var shadowPath: CGPath?
    /// Hints for how a layer is drawn, which change no picture.
    open var shouldRasterize = false, rasterizationScale: CGFloat = 1, drawsAsynchronously = false
    /// Hints for how a layer is drawn, which change no picture.
    open var allowsEdgeAntialiasing = false, isOpaque = false
    /// Pixels per point. Nothing to do: drawing has the host's pixels per point.
    open var contentsScale: CGFloat = 1
    /// Only what this layer covers is shown.
    open var mask: CALayer? { didSet { note() } }
    /// For the program; nil without one.
    open var name: String?
    /// Held weakly; nothing is asked of it.
    open weak var delegate: (any CALayerDelegate)?

    // MARK: Layers in it

    /// The layers in it, from back to front; nil without any.
    open private(set) var sublayers: [CALayer]?
    /// The layer that it is in; nil where it is in none.
    open private(set) weak var superlayer: CALayer?

    /// Puts `layer` in front of the others; it leaves the layer that it was in.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
    /// Puts `layer` at an index, 0 being the back; clamped to the layers there are.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        var all = sublayers ?? []
        all.insert(layer, at: min(Int(index), all.count))
        sublayers = all
        layer.superlayer = self
        note()
    }
    /// Puts `layer` right behind `sibling`, or behind all where that is no sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
    }
    /// Puts `layer` right in front of `sibling`, or in front of all where that is no sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insertSublayer(layer, at: UInt32((sublayers?.firstIndex { $0 === sibling }).map {
            $0 + 1 } ?? sublayers?.count ?? 0))
    }
    /// Takes the layer out of the one that it is in; without effect on a layer in none.
    open func removeFromSuperlayer() {
        guard let outer = superlayer else { return }
        outer.sublayers?.removeAll { $0 === self }
        if outer.sublayers?.isEmpty == true { outer.sublayers = nil }
        superlayer = nil
        outer.note()
    }

    // MARK: Drawing and layout

    /// Draws the layer again with the next frame.
    open func setNeedsDisplay() { note() }
    /// Draws the layer again with the next frame; `layoutSublayers()` is not called.
    open func setNeedsLayout() { note() }
    /// Calls `layoutSublayers()`, whether needed or not.
    open func layoutIfNeeded() { layoutSublayers() }
    /// For overriding: called by `layoutIfNeeded()` only.
    open func layoutSublayers() {}
    /// Draws the layer where that was asked for. Nothing to do: layers are drawn with the next frame.
    open func displayIfNeeded() {}

    /// Keeps an animation; the layer shows the values it was given. Without effect: layers are not animated.
    open func add(_ animation: CAAnimation, forKey key: String?) {
        standIn(self, "layers are not animated")
        animations[key ?? "\(ObjectIdentifier(animation))"] = animation
    }
    /// The animation that was added for a key; nil when there is none.
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    /// The keys in alphabetical order; nil without an animation.
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    /// Drops the animation of a key; without effect when there is none.
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    /// Drops every animation.
    open func removeAllAnimations() { animations = [:] }
    private var animations: [String: CAAnimation] = [:]

    /// The layer itself: animations are not run.
    open func presentation() -> Self? { self }
    /// Whether a point of the layer's own space is inside the bounds; corners are not left out.
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

    // MARK: For the view that holds it

    /// Called when something in the layer has changed.
    package var changed: (() -> Void)?
    func note(_ isChange: Bool = true) {
        guard isChange else { return }
        var layer: CALayer? = self
        while let at = layer {
            at.changed?()
            layer = at.superlayer
        }
    }

    /// What is drawn over the background colour and under the layers inside, of the layer's own kind.
    @MainActor package func ownPicture() -> AnyView? { nil }

    /// The outline of the layer in its own bounds.
    package func outline(inset: CGFloat = 0) -> Path {
        let rect = CGRect(origin: .zero, size: bounds.size).insetBy(dx: inset, dy: inset)
        let radius = max(min(cornerRadius - inset, rect.width / 2, rect.height / 2), 0)
        func corner(_ mask: CACornerMask) -> CGFloat { maskedCorners.contains(mask) ? radius : 0 }
        if radius == 0 { return Path(rect) }
        return UnevenRoundedRectangle(
            topLeadingRadius: corner(.layerMinXMinYCorner), bottomLeadingRadius: corner(.layerMinXMaxYCorner),
            bottomTrailingRadius: corner(.layerMaxXMaxYCorner), topTrailingRadius: corner(.layerMaxXMinYCorner),
            style: cornerCurve == .continuous ? .continuous : .circular).path(in: rect)
    }

    /// What is under the content of a view: shadow, colour, the layer's own drawing and the layers in it.
    @MainActor package func backdrop(_ color: Color?) -> AnyView {
        let fill = color ?? backgroundColor.map { $0.drawn }
        let own = ownPicture()
        let inner = (sublayers ?? []).filter { !$0.isHidden }
        if fill == nil, own == nil, inner.isEmpty { return AnyView(EmptyView()) }
        let shadow = shadowOpacity > 0 && shadowColor != nil
        return AnyView(ZStack(alignment: .topLeading) {
            if let fill {
                outline().fill(fill).shadow(
                    color: shadow ? shadowColor!.drawn.opacity(Double(shadowOpacity)) : .clear,
                    radius: shadow ? shadowRadius : 0, x: shadowOffset.width, y: shadowOffset.height)
            }
            if let own { masksToBounds || cornerRadius > 0 ? AnyView(own.clipShape(Outline(path: outline()))) : own }
            ForEach(inner.indices, id: \.self) { index in inner[index].picture }
        }.frame(width: bounds.width, height: bounds.height, alignment: .topLeading))
    }

    /// The border, which lies over what is in the layer.
    @MainActor package var border: AnyView? {
        guard borderWidth > 0, let borderColor else { return nil }
        return AnyView(outline(inset: borderWidth / 2).stroke(borderColor.drawn, lineWidth: borderWidth))
    }

    /// All of the layer, in the space of the layer around it.
    @MainActor package var picture: AnyView {
        var all = AnyView(ZStack(alignment: .topLeading) {
            backdrop(nil)
            if let border { border }
        }.frame(width: bounds.width, height: bounds.height, alignment: .topLeading))
        if masksToBounds { all = AnyView(all.clipShape(Outline(path: outline()))) }
        if let mask { all = AnyView(all.mask(alignment: .topLeading) { mask.picture }) }
        if opacity < 1 { all = AnyView(all.opacity(Double(opacity))) }
        if !CATransform3DIsIdentity(transform) {
            let anchor = CGPoint(x: bounds.width * anchorPoint.x, y: bounds.height * anchorPoint.y)
            all = AnyView(all.transformEffect(affineTransform().around(anchor)))
        }
        return AnyView(all.offset(x: frame.minX, y: frame.minY))
    }
}

/// The delegate of a layer.
public protocol CALayerDelegate: AnyObject {}

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

/// A path as a shape, whatever rectangle it is given.
package struct Outline: Shape {
    let path: Path
    package init(path: Path) { self.path = path }
    package nonisolated func path(in rect: CGRect) -> Path { path }
}

extension CGColor {
    package var drawn: Color {
        Color(.sRGB, red: channels.red, green: channels.green, blue: channels.blue, opacity: Double(alpha))
    }
}

extension CGAffineTransform {
    /// The same, about `point` and not about the corner.
    package func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
