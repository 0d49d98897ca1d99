public import Foundation

/// How much a constraint counts beside others.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(floatLiteral value: Float) { rawValue = value }
    public init(integerLiteral value: Int) { rawValue = Float(value) }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A relation between two sides of views: first = second × multiplier + constant.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin
        case trailingMargin, centerXWithinMargins, centerYWithinMargins
    }
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
    public enum Axis: Int, Sendable { case horizontal, vertical }

    /// A view, or a part of one that a guide names.
    package weak var first: UIView?
    package weak var second: UIView?
    package let firstSide: Attribute
    package let secondSide: Attribute
    public let relation: Relation
    public let multiplier: CGFloat
    /// What guides take of the views they are in, on both sides.
    package let insets: (first: @MainActor @Sendable () -> UIEdgeInsets,
        second: @MainActor @Sendable () -> UIEdgeInsets)
    open var constant: CGFloat { didSet { owner?.setNeedsLayout() } }
    open var priority = UILayoutPriority.required { didSet { owner?.setNeedsLayout() } }
    open var identifier: String?
    public var firstItem: AnyObject? { first }
    public var secondItem: AnyObject? { second }
    public var firstAttribute: Attribute { firstSide }
    public var secondAttribute: Attribute { secondSide }

    init(_ first: UIView?, _ firstSide: Attribute, _ relation: Relation, _ second: UIView?, _ secondSide: Attribute,
         _ multiplier: CGFloat, _ constant: CGFloat,
         insets: (first: @MainActor @Sendable () -> UIEdgeInsets, second: @MainActor @Sendable () -> UIEdgeInsets)) {
        (self.first, self.firstSide, self.relation) = (first, firstSide, relation)
        (self.second, self.secondSide) = (second, secondSide)
        (self.multiplier, self.constant, self.insets) = (multiplier, constant, insets)
        super.init()
    }

    public convenience init(item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
                            toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat) {
        let one = view1 as? UILayoutGuide, two = view2 as? UILayoutGuide
        self.init(view1 as? UIView ?? one?.owningView, attr1, relation, view2 as? UIView ?? two?.owningView, attr2,
                  multiplier, c, insets: (one?.insets ?? UILayoutGuide.none, two?.insets ?? UILayoutGuide.none))
    }

    /// The view whose layout it is part of: the nearest around both.
    private weak var owner: UIView?

    open var isActive: Bool {
        get { owner != nil }
        set {
            guard newValue != isActive else { return }
            if newValue {
                guard let first else { return }
                var holder: UIView? = second == nil ? first.superview ?? first : first
                while let at = holder, let second, !second.isDescendant(of: at) { holder = at.superview }
                if second != nil, holder === first, second !== first, first.superview == nil { holder = first }
                owner = holder
                owner?.constraintList.append(self)
            } else {
                owner?.constraintList.removeAll { $0 === self }
            }
            let changed = owner
            if !newValue { owner = nil }
            changed?.setNeedsLayout()
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) { for item in constraints { item.isActive = true } }
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for item in constraints { item.isActive = false }
    }
}

/// One side of a view, which constraints are made of.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    fileprivate weak var view: UIView?
    fileprivate let side: NSLayoutConstraint.Attribute
    fileprivate let insets: @MainActor @Sendable () -> UIEdgeInsets

    init(_ view: UIView?, _ side: NSLayoutConstraint.Attribute,
         _ insets: @escaping @MainActor @Sendable () -> UIEdgeInsets = { .zero }) {
        (self.view, self.side, self.insets) = (view, side, insets)
        super.init()
    }

    fileprivate func related(_ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?,
                             _ multiplier: CGFloat, _ constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(view, side, relation, other?.view, other?.side ?? .notAnAttribute, multiplier, constant,
                           insets: (insets, other?.insets ?? UILayoutGuide.none))
    }

    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        related(.equal, anchor, 1, c)
    }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    { related(.greaterThanOrEqual, anchor, 1, c) }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    { related(.lessThanOrEqual, anchor, 1, c) }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// The width or the height of a view.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { related(.equal, nil, 1, c) }
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, nil, 1, c)
    }
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.lessThanOrEqual, nil, 1, c)
    }
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    { related(.equal, anchor, m, c) }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
                           constant c: CGFloat = 0) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, anchor, m, c)
    }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    { related(.lessThanOrEqual, anchor, m, c) }
}

/// A rectangle inside a view that constraints may speak of.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    public internal(set) weak var owningView: UIView?
    static let none: @MainActor @Sendable () -> UIEdgeInsets = { .zero }
    let insets: @MainActor @Sendable () -> UIEdgeInsets
    init(_ view: UIView?, _ insets: @escaping @MainActor @Sendable () -> UIEdgeInsets) {
        (owningView, self.insets) = (view, insets)
        super.init()
    }

    public var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        let insets = insets()
        return CGRect(x: insets.left, y: insets.top, width: max(view.bounds.width - insets.left - insets.right, 0),
                      height: max(view.bounds.height - insets.top - insets.bottom, 0))
    }
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView, .leading, insets) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView, .trailing, insets) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView, .left, insets) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView, .right, insets) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView, .top, insets) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView, .bottom, insets) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(owningView, .width, insets) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(owningView, .height, insets) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView, .centerX, insets) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView, .centerY, insets) }
}

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    public var safeAreaLayoutGuide:
        UILayoutGuide { UILayoutGuide(self) { [weak self] in self?.safeAreaInsets ?? .zero } }
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(self) { [weak self] in self?.layoutMargins ?? .zero } }
    public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

    public var constraints: [NSLayoutConstraint] { constraintList }
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    /// How much the view withstands growing beyond what it shows.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        hugging[axis.rawValue] = priority.rawValue
        superview?.setNeedsLayout()
        noteChange()
    }
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(hugging[axis.rawValue])
    }
    /// How much the view withstands shrinking below what it shows.
    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority,
                                                        for axis: NSLayoutConstraint.Axis) {
        resistance[axis.rawValue] = priority.rawValue
        superview?.setNeedsLayout()
        noteChange()
    }
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(resistance[axis.rawValue])
    }
}
