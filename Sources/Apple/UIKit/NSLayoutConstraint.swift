public import Foundation

/// How much a constraint counts beside others.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    /// From 0 to 1000, which is required.
    public let rawValue: Float
    /// A priority from 0 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority from 0 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// A priority from 0 to 1000.
    public init(floatLiteral value: Float) { rawValue = value }
    /// A priority from 0 to 1000.
    public init(integerLiteral value: Int) { rawValue = Float(value) }
    /// 1000, the priority of constraints unless another is set.
    public static let required = UILayoutPriority(1000)
    /// 750: by default views withstand shrinking below their content with this.
    public static let defaultHigh = UILayoutPriority(750)
    /// 250: by default views withstand growing beyond their content with this.
    public static let defaultLow = UILayoutPriority(250)
    /// 50, below all others.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A relation between two sides of views: first = second × multiplier + constant.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    /// A side, a length or a line of a view. Baselines are taken as the middle of the height.
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin
        case trailingMargin, centerXWithinMargins, centerYWithinMargins
    }
    /// Whether the first side equals the other one or bounds it.
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
    /// Across or down.
    public enum Axis: Int, Sendable { case horizontal, vertical }

    /// A view, or a part of one that a guide names.
    package weak var first: UIView?
    package weak var second: UIView?
    package let firstSide: Attribute
    package let secondSide: Attribute
    /// As given when it was made.
    public let relation: Relation
    /// What the second side is multiplied by; 1 for most anchors.
    public let multiplier: CGFloat
    /// What guides take of the views they are in, on both sides.
    package let insets: (first: @MainActor @Sendable () -> UIEdgeInsets,
        second: @MainActor @Sendable () -> UIEdgeInsets)
    /// Points that are added to the second side; setting it asks for a layout.
    open var constant: CGFloat { didSet { owner?.setNeedsLayout() } }
    /// Constraints of a higher priority are met first; those that contradict them have no effect.
    open var priority = UILayoutPriority.required { didSet { owner?.setNeedsLayout() } }
    /// A name for debugging.
    open var identifier: String?
    /// The view whose side is on the left; of a guide its view. Nil once that is gone.
    public var firstItem: AnyObject? { first }
    /// The view whose side is on the right; of a guide its view. Nil for a constant length.
    public var secondItem: AnyObject? { second }
    /// The side of the first view.
    public var firstAttribute: Attribute { firstSide }
    /// The side of the second view; `notAnAttribute` for a constant length.
    public var secondAttribute: Attribute { secondSide }

    init(_ first: UIView?, _ firstSide: Attribute, _ relation: Relation, _ second: UIView?, _ secondSide: Attribute,
         _ multiplier: CGFloat, _ constant: CGFloat,
         insets: (first: @MainActor @Sendable () -> UIEdgeInsets, second: @MainActor @Sendable () -> UIEdgeInsets)) {
        (self.first, self.firstSide, self.relation) = (first, firstSide, relation)
        (self.second, self.secondSide) = (second, secondSide)
        (self.multiplier, self.constant, self.insets) = (multiplier, constant, insets)
        super.init()
    }

    /// A constraint between views or layout guides, which is not active; any other item counts as none.
    public convenience init(item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
                            toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat) {
        let one = view1 as? UILayoutGuide, two = view2 as? UILayoutGuide
        self.init(view1 as? UIView ?? one?.area, attr1, relation, view2 as? UIView ?? two?.area, attr2,
                  multiplier, c, insets: (one?.insets ?? UILayoutGuide.none, two?.insets ?? UILayoutGuide.none))
    }

    /// The view whose layout it is part of: the nearest around both.
    private weak var owner: UIView?

    /// Whether it is part of a layout: of the nearest view around both. A first view that is gone leaves it inactive.
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

    /// Makes each of them active, in their order.
    open class func activate(_ constraints: [NSLayoutConstraint]) { for item in constraints { item.isActive = true } }
    /// Takes each of them out of the layout.
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

    /// This side equals the other, moved by `c` points. It is not active.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        related(.equal, anchor, 1, c)
    }
    /// This side is at or beyond the other, moved by `c` points. It is not active.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    { related(.greaterThanOrEqual, anchor, 1, c) }
    /// This side is at or before the other, moved by `c` points. It is not active.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    { related(.lessThanOrEqual, anchor, 1, c) }
}

/// A side or the middle of a view across.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// A side, the middle or a baseline of a view down.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// The width or the height of a view.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The length is `c` points. It is not active.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { related(.equal, nil, 1, c) }
    /// The length is `c` points or more. It is not active.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, nil, 1, c)
    }
    /// The length is `c` points or less. It is not active.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.lessThanOrEqual, nil, 1, c)
    }
    /// The length is `m` times the other and `c` points more. It is not active.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    { related(.equal, anchor, m, c) }
    /// The length is `m` times the other and `c` points more, or longer. It is not active.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
                           constant c: CGFloat = 0) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, anchor, m, c)
    }
    /// The length is `m` times the other and `c` points more, or shorter. It is not active.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    { related(.lessThanOrEqual, anchor, m, c) }
}

/// A rectangle inside a view that constraints may speak of.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    /// The view that it is in; nil once that is gone, and before it is added to one.
    public internal(set) weak var owningView: UIView?
    /// What constraints call by the guide: the view, or an area of it.
    weak var area: UIView?
    /// The place of a guide of the program while no view has it.
    var free: GuidePlace?
    var place: GuidePlace? { area as? GuidePlace }
    /// A name of the program.
    open var identifier = ""
    static let none: @MainActor @Sendable () -> UIEdgeInsets = { .zero }
    let insets: @MainActor @Sendable () -> UIEdgeInsets
    init(_ view: UIView?, _ insets: @escaping @MainActor @Sendable () -> UIEdgeInsets) {
        (owningView, area, self.insets) = (view, view, insets)
        super.init()
    }
    /// A guide for `addLayoutGuide(_:)`, whose place constraints decide.
    public convenience override init() {
        self.init(nil, Self.none)
        let place = GuidePlace()
        (free, area) = (place, place)
    }
    /// The area of a view, which is as large as constraints make it.
    convenience init(_ view: UIView?, area: UIView?) {
        self.init(view, Self.none)
        self.area = area
    }

    /// The rectangle in points of the space of the view, as it is laid out now; zero without a view.
    public var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        if let area, area !== view { return area === view.frameArea ? view.bounds : area.frame }
        let insets = insets()
        return CGRect(x: insets.left, y: insets.top, width: max(view.bounds.width - insets.left - insets.right, 0),
                      height: max(view.bounds.height - insets.top - insets.bottom, 0))
    }
    /// The side where a language begins.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(area, .leading, insets) }
    /// The side where a language ends.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(area, .trailing, insets) }
    /// As `leadingAnchor`: constraints do not tell them apart.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(area, .left, insets) }
    /// As `trailingAnchor`: constraints do not tell them apart.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(area, .right, insets) }
    /// The upper side.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(area, isKeyboard ? .bottom : .top, insets) }
    /// The lower side.
    public var bottomAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(area, .bottom, isKeyboard ? Self.none : insets)
    }
    /// Whether the guide is where a keyboard is: below the safe area, since no keyboard covers views of UIKit.
    private var isKeyboard: Bool { self is UIKeyboardLayoutGuide }
    /// The width in points.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(area, .width, insets) }
    /// The height in points.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(area, .height, insets) }
    /// The middle across.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(area, .centerX, insets) }
    /// The middle of the height.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(area, .centerY, insets) }
}

extension UIView {
    /// The side where a language begins.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The side where a language ends.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// As `leadingAnchor`: constraints do not tell them apart.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// As `trailingAnchor`: constraints do not tell them apart.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The upper side.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The lower side.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width in points.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height in points.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The middle across.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle of the height.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The baseline of the first line; taken as the middle of the height.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The baseline of the last line; taken as the middle of the height.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    /// The part that no bar covers.
    public var safeAreaLayoutGuide:
        UILayoutGuide { UILayoutGuide(self) { [weak self] in self?.safeAreaInsets ?? .zero } }
    /// The part inside the `layoutMargins`.
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(self) { [weak self] in self?.layoutMargins ?? .zero } }
    /// As `layoutMarginsGuide`: wide views are not narrowed for reading.
    public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

    /// Those that are active for the layout of this view, in the order of activation.
    public var constraints: [NSLayoutConstraint] { constraintList }
    /// Makes a constraint active, in the nearest view around both sides, whichever view this is.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Makes each constraint active, in the nearest view around both sides.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Takes a constraint out of its layout, whichever view this is.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// Takes each constraint out of its layout.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    /// How much the view withstands growing beyond what it shows.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        hugging[axis.rawValue] = priority.rawValue
        superview?.setNeedsLayout()
        noteChange()
    }
    /// How much the view withstands growing; 250 by default, 251 for labels and image views.
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
    /// How much the view withstands shrinking; 750 by default.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(resistance[axis.rawValue])
    }
}
