public import CoreGraphics
public import Foundation
package import QuadrantCore
public import QuadrantGeometry
import QuadrantStandIn
package import QuadrantViews

/// A class of layers that a view makes where its `layerClass` names it.
public protocol _MadeByView: CALayer {
    static func _made() -> CALayer
}

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
    /// An image over the background: a `CGImage`; nil draws none. Other objects are not drawn.
    open var contents: Any? { didSet { note() } }
    /// How the image is placed.
    open var contentsGravity = CALayerContentsGravity.resize { didSet { note() } }
    /// The part of the image that is drawn, from 0 to 1. Nothing to do: all of it is.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part that is stretched, from 0 to 1. Nothing to do: all of it is.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// How images are scaled. Nothing to do: they are scaled smoothly.
    open var minificationFilter = CALayerContentsFilter.linear, magnificationFilter = CALayerContentsFilter.linear
    /// How fast time runs for animations. Without effect: animations run at their speed.
    open var speed: Float = 1 { didSet { standIn(self, "animations run at their speed") } }
    /// Seconds that animations are moved by. Nothing to do: animations run at their time.
    open var timeOffset: CFTimeInterval = 0, beginTime: CFTimeInterval = 0
    /// Seconds of one round. Nothing to do: animations have their own.
    open var duration: CFTimeInterval = .infinity
    /// How often rounds are repeated. Nothing to do: animations have their own.
    open var repeatCount: Float = 0, repeatDuration: CFTimeInterval = 0, autoreverses = false
    /// What is shown before and after a round. Nothing to do: animations have their own.
    open var fillMode = CAMediaTimingFillMode.removed
    /// A time of another layer on this one's clock, which is the same.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
    /// A time of this layer on another one's clock, which is the same.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
    /// Of the sublayers. Without effect: sublayers have their own transforms.
    open var sublayerTransform = CATransform3DIdentity {
        didSet { standIn(self, "sublayers have their own transforms") }
    }
    /// The depth of the anchor point. Nothing to do: layers are flat.
    open var anchorPointZ: CGFloat = 0
    /// Whether the back is drawn. Nothing to do: layers show their front.
    open var isDoubleSided = true
    /// Whether y runs upwards in it. Without effect: y runs downwards.
    open var isGeometryFlipped = false { didSet { standIn(self, "y runs downwards") } }
    /// Actions by the names of properties. Nothing to do: changes are shown at once.
    open var actions: [String: any CAAction]?
    /// A filter for what is below. Without effect: layers are not filtered.
    open var compositingFilter: Any? { didSet { standIn(self, "layers are not filtered") } }
    /// Filters of the layer. Without effect: layers are not filtered.
    open var filters: [Any]? { didSet { standIn(self, "layers are not filtered") } }
    /// Filters of what is below. Without effect: layers are not filtered.
    open var backgroundFilters: [Any]? { didSet { standIn(self, "layers are not filtered") } }
    /// Whether it is drawn anew for another size. Nothing to do: it is.
    open var needsDisplayOnBoundsChange = false
    /// Whether colours are brighter than white. Nothing to do: they are not.
    open var wantsExtendedDynamicRangeContent = false
    /// The format of the pixels. Nothing to do: drawing has the host's.
    open var contentsFormat = CALayerContentsFormat.RGBA8Uint
    /// Which edges are smooth. Nothing to do: all are.
    open var edgeAntialiasingMask: UInt32 = 15
    /// Whether the opacity is that of the whole. Nothing to do: it is.
    open var allowsGroupOpacity = true
    private var ownValues: [String: Any] = [:]
    /// Sets a property by its path, such as "transform.rotation"; other values are kept for the program.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let number = (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map(Double.init) ?? value as? Double
        ownValues[keyPath] = value
        guard let number else { return }
        let length = CGFloat(number)
        switch keyPath {
        case "transform.rotation", "transform.rotation.z":
            setAffineTransform(CGAffineTransform(rotationAngle: length))
        case "transform.scale": setAffineTransform(CGAffineTransform(scaleX: length, y: length))
        case "transform.translation.x": setAffineTransform(CGAffineTransform(translationX: length, y: 0))
        case "transform.translation.y": setAffineTransform(CGAffineTransform(translationX: 0, y: length))
        case "position.x": position.x = length
        case "position.y": position.y = length
        case "opacity": opacity = Float(number)
        case "cornerRadius": cornerRadius = length
        default: break
        }
    }
    /// As `setValue(_:forKeyPath:)`.
    open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
    /// What was set by a path, or a number of the layer; nil for others.
    open func value(forKeyPath keyPath: String) -> Any? {
        switch keyPath {
        case "opacity": opacity
        case "cornerRadius": cornerRadius
        case "position.x": position.x
        case "position.y": position.y
        case "transform.rotation", "transform.rotation.z": atan2(affineTransform().b, affineTransform().a)
        case "transform.scale", "transform.scale.x": hypot(affineTransform().a, affineTransform().b)
        default: ownValues[keyPath]
        }
    }
    /// As `value(forKeyPath:)`.
    open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
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
    /// Puts a layer in the place of a sublayer; without effect on any other layer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insertSublayer(newLayer, at: UInt32(index))
    }
    /// The frontmost layer at a point of the layer around this one; nil outside or hidden.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, frame.contains(p) else { return nil }
        let inner = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
        return sublayers?.reversed().lazy.compactMap { $0.hitTest(inner) }.first ?? self
    }
    private var place: CGPoint {
        let outer = superlayer?.place ?? .zero
        return CGPoint(x: outer.x + frame.minX - bounds.minX, y: outer.y + frame.minY - bounds.minY)
    }
    /// A point of this layer in another, transforms left out.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let other = l?.place ?? .zero
        return CGPoint(x: p.x + place.x - other.x, y: p.y + place.y - other.y)
    }
    /// A point of another layer in this one, transforms left out.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { l?.convert(p, to: self) ?? CGPoint(
        x: p.x - place.x, y: p.y - place.y) }
    /// A rectangle of this layer in another, transforms left out.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CGRect(origin: convert(r.origin, to: l), size: r.size) }
    /// A rectangle of another layer in this one, transforms left out.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        CGRect(origin: convert(r.origin, from: l), size: r.size)
    }
    /// The size of the bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }
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
    /// Draws the whole layer again with the next frame, whatever the rectangle is.
    open func setNeedsDisplay(_ r: CGRect) { note() }
    /// Whether the layer is to be laid out. It is with the next frame.
    open func needsLayout() -> Bool { false }
    /// Whether the layer is to be drawn. It is with the next frame.
    open func needsDisplay() -> Bool { false }
    /// Draws the content. For overriding; never called.
    open func display() {}
    /// Nil: changes are shown at once.
    open func action(forKey event: String) -> (any CAAction)? { nil }
    /// Nil: changes are shown at once.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// Nil.
    open class func defaultValue(forKey key: String) -> Any? { nil }
    /// Whether changes of a property draw it again. For overriding; not asked.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Draws the layer again with the next frame; `layoutSublayers()` is not called.
    open func setNeedsLayout() { note() }
    /// Calls `layoutSublayers()`, whether needed or not.
    open func layoutIfNeeded() { layoutSublayers() }
    /// For overriding: called by `layoutIfNeeded()` only.
    open func layoutSublayers() {}
    /// Draws the layer where that was asked for. Nothing to do: layers are drawn with the next frame.
    open func displayIfNeeded() {}

    /// Starts an animation, which ends one of the same key.
    open func add(_ animation: CAAnimation, forKey key: String?) {
        let key = key ?? "\(ObjectIdentifier(animation))"
        removeAnimation(forKey: key)
        animations[key] = animation
        starts[key] = nil
        animation.delegate?.animationDidStart(animation)
        let length = animation.wholeDuration
        CATransaction.added(length)
        note()
        guard length.isFinite else { return }
        HostDelay.run(after: length) { [weak self] in
            guard let self, self.animations[key] === animation else { return }
            if animation.isRemovedOnCompletion {
                self.animations[key] = nil
                self.note()
            }
            animation.delegate?.animationDidStop(animation, finished: true)
        }
    }
    /// The animation that was added for a key; nil when there is none.
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    /// The keys in alphabetical order; nil without an animation.
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    /// Drops the animation of a key; without effect when there is none.
    open func removeAnimation(forKey key: String) {
        guard let old = animations.removeValue(forKey: key) else { return }
        note()
        old.delegate?.animationDidStop(old, finished: false)
    }
    /// Drops every animation.
    open func removeAllAnimations() { animations.keys.sorted().forEach(removeAnimation) }
    package private(set) var animations: [String: CAAnimation] = [:]
    /// What animations give properties at the moment that is drawn.
    var shownValues: [String: Any] = [:]
    /// When each animation was first shown.
    package var starts: [String: Date] = [:]

    /// The layer itself, with its own values and not those of its animations.
    open func presentation() -> Self? { self }
    /// The layer itself.
    open func model() -> Self { self }
    /// Whether a point of the layer's own space is inside the bounds; corners are not left out.
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

    // MARK: For the view that holds it

    /// The view that it is the layer of.
    package weak var owner: AnyObject?
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

    /// The layers in it, from back to front.
    @MainActor package var innerPictures: [AnyView] { (sublayers ?? []).filter { !$0.isHidden }.map(\.picture) }
}

/// The delegate of a layer.
public protocol CALayerDelegate: AnyObject {}
/// What is done when a property changes. Nothing to do: changes are shown at once.
public protocol CAAction {}
extension NSNull: CAAction {}
extension CAAnimation: CAAction {}


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
