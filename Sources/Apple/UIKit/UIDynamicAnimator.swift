public import Foundation
import QuadrantStandIn

// Physics of views. Nothing to do: views stay where they are, and no behaviour is computed.

/// What a behaviour moves.
@MainActor @preconcurrency
public protocol UIDynamicItem: NSObjectProtocol {
    /// The middle.
    var center: CGPoint { get set }
    /// The size.
    var bounds: CGRect { get }
    /// The turn.
    var transform: CGAffineTransform { get set }
}
extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// What an animator reports.
@MainActor @preconcurrency
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Items move again.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// All items are at rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by behaviours. Nothing to do: views stay where they are.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
    /// The view whose points count.
    open private(set) var referenceView: UIView?
    /// The behaviours.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// What hears of rests. It is not called.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// False: nothing moves.
    open var isRunning: Bool { false }
    /// 0: nothing moves.
    open var elapsedTime: TimeInterval { 0 }
    /// An animator in a view.
    public init(referenceView view: UIView) { referenceView = view }
    /// An animator of a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {}
    /// An animator without a view.
    public override init() {}
    /// Adds a behaviour. Without effect: views stay where they are.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.append(behavior)
        behavior.dynamicAnimator = self
        behavior.willMove(to: self)
        standIn(self, "views stay where they are")
    }
    /// Takes a behaviour away.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.removeAll { $0 === behavior }
        behavior.dynamicAnimator = nil
        behavior.willMove(to: nil)
    }
    /// Takes all behaviours away.
    open func removeAllBehaviors() { behaviors.forEach(removeBehavior) }
    /// None: nothing is computed.
    open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
    /// An item was moved by the program. Nothing to do: nothing is computed.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// A rule by which items move.
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
    /// Called at each step. It is not.
    open var action: (() -> Void)?
    /// The animator that it was added to.
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
    /// The behaviours that it consists of.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// A rule that consists of others.
    public override init() {}
    /// Adds a part.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
    /// Takes a part away.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
    /// Called when it is added to an animator, or taken away: nil.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}
/// A rule for a list of items.
@MainActor @preconcurrency
open class _UIItemsBehavior: UIDynamicBehavior {
    /// The items.
    open private(set) var items: [any UIDynamicItem]
    /// A rule for these items.
    public init(items: [any UIDynamicItem]) { self.items = items }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    /// Takes an item away.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
/// Items fall.
@MainActor @preconcurrency
open class UIGravityBehavior: _UIItemsBehavior {
    /// The pull: 1 is 1000 points a second for each second.
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    /// The direction of the pull, in radians.
    open var angle: CGFloat = .pi / 2
    /// The strength of the pull.
    open var magnitude: CGFloat = 1
    /// Sets direction and strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
}
/// Items hit each other.
@MainActor @preconcurrency
open class UICollisionBehavior: _UIItemsBehavior {
    /// What items hit.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Other items.
        public static let items = Mode(rawValue: 1)
        /// Borders.
        public static let boundaries = Mode(rawValue: 2)
        /// Both.
        public static let everything = Mode(rawValue: .max)
    }
    /// What items hit.
    open var collisionMode = Mode.everything
    /// Whether the reference view is a border.
    open var translatesReferenceBoundsIntoBoundary = false
    /// What hears of hits. It is not called.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    private var borders: [String: UIBezierPath] = [:]
    /// The names of the borders.
    open var boundaryIdentifiers: [any NSCopying]? { borders.keys.map { $0 as NSString } }
    /// Makes the reference view a border, with a distance.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        translatesReferenceBoundsIntoBoundary = true
    }
    /// Adds a border.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        borders["\(identifier)"] = bezierPath
    }
    /// Adds a line as a border.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        borders["\(identifier)"] = path
    }
    /// The border of a name.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { borders["\(identifier)"] }
    /// Takes a border away.
    open func removeBoundary(withIdentifier identifier: any NSCopying) { borders["\(identifier)"] = nil }
    /// Takes all borders away.
    open func removeAllBoundaries() { borders = [:] }
}
/// What hears of hits. It is not called.
@MainActor @preconcurrency
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {}
/// How items slide, bounce and turn.
@MainActor @preconcurrency
open class UIDynamicItemBehavior: _UIItemsBehavior {
    /// 0…1: how much of the speed is left after a hit.
    open var elasticity: CGFloat = 0
    /// How items slide along each other.
    open var friction: CGFloat = 0
    /// The mass for an area.
    open var density: CGFloat = 1
    /// What slows items down, and their turning.
    open var resistance: CGFloat = 0, angularResistance: CGFloat = 0
    /// For fields.
    open var charge: CGFloat = 0
    /// Whether items stay, and others hit them.
    open var isAnchored = false
    /// Whether items turn.
    open var allowsRotation = true
    /// Adds a speed, in points a second. Nothing to do: views stay where they are.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    /// Adds a turn, in radians a second. Nothing to do: views stay where they are.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
    /// 0: views stay where they are.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
    /// 0: views stay where they are.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}
/// Items are pushed.
@MainActor @preconcurrency
open class UIPushBehavior: _UIItemsBehavior {
    /// Whether it is one push.
    public enum Mode: Int, Sendable { case continuous, instantaneous }
    /// Whether it is one push.
    public let mode: Mode
    /// Whether it pushes.
    open var active = true
    /// The direction, in radians.
    open var angle: CGFloat = 0
    /// The strength.
    open var magnitude: CGFloat = 0
    /// Direction and strength.
    open var pushDirection = CGVector.zero
    /// A push of these items.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items: items)
    }
    /// Sets direction and strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
    /// Pushes at a place other than the middle. Nothing to do: views stay where they are.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
}
/// An item goes to a place. Nothing to do: views stay where they are.
@MainActor @preconcurrency
open class UISnapBehavior: UIDynamicBehavior {
    /// The place.
    open var snapPoint: CGPoint
    /// 0…1: how much it swings.
    open var damping: CGFloat = 0.5
    /// An item that goes to a place.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}
/// An item is bound to a place or to another item. Nothing to do: views stay where they are.
@MainActor @preconcurrency
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The items.
    public let items: [any UIDynamicItem]
    /// The place.
    open var anchorPoint = CGPoint.zero
    /// The distance.
    open var length: CGFloat = 0
    /// How the bond swings.
    open var damping: CGFloat = 0, frequency: CGFloat = 0, frictionTorque: CGFloat = 0
    /// An item at a place.
    public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { (items, anchorPoint) = ([item], point) }
    /// A point of an item at a place.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset,
                            attachedToAnchor point: CGPoint) { self.init(item: item, attachedToAnchor: point) }
    /// An item at another.
    public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) { items = [item1, item2] }
}
