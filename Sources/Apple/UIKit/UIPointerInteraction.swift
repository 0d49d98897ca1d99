public import Foundation

// Pointers of a mouse or a trackpad over views of UIKit. No pointer is drawn: interactions are kept and never asked.

/// Changes the pointer over a view. Nothing to do: no pointer is drawn.
@MainActor @preconcurrency
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The view that it was added to.
    open private(set) weak var view: UIView?
    /// What makes styles.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Whether it is in force.
    open var isEnabled = true
    /// An interaction with a delegate, which is held weakly.
    public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
    /// An interaction without a delegate.
    public override convenience init() { self.init(delegate: nil) }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    /// Styles are made anew. Nothing to do: no pointer is drawn.
    open func invalidate() {}
}
/// What makes styles of pointers. It is not asked.
@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// The region under the pointer.
    func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
                            defaultRegion: UIPointerRegion) -> UIPointerRegion?
    /// The style in a region.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}
extension UIPointerInteractionDelegate {
    public func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
                                   defaultRegion: UIPointerRegion) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle? { nil }
}
/// A question for a region.
@MainActor @preconcurrency
open class UIPointerRegionRequest: NSObject {
    /// The place of the pointer.
    open var location: CGPoint { .zero }
    /// The keys that are held.
    open var modifiers: UIKeyModifierFlags { [] }
}
/// A part of a view.
@MainActor @preconcurrency
open class UIPointerRegion: NSObject {
    /// Where it is.
    public let rect: CGRect
    /// The program's own name.
    public let identifier: AnyHashable?
    /// A part of a view.
    public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
}
/// How a view changes under the pointer.
public enum UIPointerEffect {
    /// As the system finds right.
    case automatic(UITargetedPreview)
    /// It shines.
    case highlight(UITargetedPreview)
    /// It rises.
    case lift(UITargetedPreview)
    /// It grows or gets a tint.
    case hover(UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
               prefersScaledContent: Bool = true)
    /// Where a tint is.
    public enum TintMode: Sendable { case none, overlay, underlay }
}
/// The form of a pointer.
public enum UIPointerShape {
    /// An outline.
    case path(UIBezierPath)
    /// A rectangle with round corners.
    case roundedRect(CGRect, radius: CGFloat = -1)
    /// A beam that stands.
    case verticalBeam(length: CGFloat)
    /// A beam that lies.
    case horizontalBeam(length: CGFloat)
}
/// How a pointer looks, and how a view changes under it. Nothing to do: no pointer is drawn.
@MainActor @preconcurrency
open class UIPointerStyle: NSObject {
    /// Marks beside the pointer.
    open var accessories: [UIPointerAccessory] = []
    /// A change of a view.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
    /// A form.
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { self.init() }
    /// No pointer.
    open class func hidden() -> Self { unsafeDowncast(UIPointerStyle(), to: self) }
    /// The usual one.
    open class func system() -> Self { unsafeDowncast(UIPointerStyle(), to: self) }
}
/// A mark beside a pointer.
@MainActor @preconcurrency
open class UIPointerAccessory: NSObject {
    /// An arrow.
    open class func arrow(_ position: Position) -> UIPointerAccessory { UIPointerAccessory() }
    /// A form.
    public convenience init(_ shape: UIPointerShape, position: Position) { self.init() }
    /// Where a mark is.
    public struct Position: Hashable, Sendable {
        /// Points from the pointer.
        public var offset: CGFloat
        /// Radians from above, clockwise.
        public var angle: CGFloat
        /// A distance in a direction.
        public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }
        /// Above.
        public static let top = Position(offset: 6, angle: 0)
        /// To the right.
        public static let right = Position(offset: 6, angle: .pi / 2)
        /// Below.
        public static let bottom = Position(offset: 6, angle: .pi)
        /// To the left.
        public static let left = Position(offset: 6, angle: .pi * 3 / 2)
    }
}
/// Whether the pointer stays in the window.
@MainActor @preconcurrency
open class UIPointerLockState: NSObject {
    /// False.
    open var isLocked: Bool { false }
}
/// How a view changes below a pointer or a look. Nothing to do: no pointer is drawn.
@MainActor @preconcurrency
open class UIHoverStyle: NSObject {
    /// Whether it is in force.
    open var isEnabled = true
    /// The outline.
    open var shape: UIShape?
    /// The usual one.
    open class func automatic() -> Self { unsafeDowncast(UIHoverStyle(), to: self) }
    /// With an outline.
    public convenience init(shape: UIShape? = nil) {
        self.init()
        self.shape = shape
    }
}
/// An outline of a view.
public struct UIShape: Sendable {
    /// A rectangle.
    public static let rect = UIShape()
    /// Half circles at the ends.
    public static let capsule = UIShape()
    /// A circle.
    public static let circle = UIShape()
    /// A rectangle with round corners.
    public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape() }
    /// A path.
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape() }
}
