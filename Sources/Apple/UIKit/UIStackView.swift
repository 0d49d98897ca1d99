public import Foundation
import QuadrantStandIn

/// Places its arranged subviews in a row or a column, by their intrinsic sizes and by constraints on their width and
/// height.
@MainActor @preconcurrency
open class UIStackView: UIView {
    /// How arranged views share the length of the stack: by priorities, evenly, in proportion to their sizes, or with
    /// their own lengths and equal spaces.
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    /// Where arranged views stand across the axis. `firstBaseline` is as `leading`, `lastBaseline` as `trailing`.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        /// The upper edge, in a row.
        public static let top = Alignment.leading
        /// The lower edge, in a row.
        public static let bottom = Alignment.trailing
    }
    /// A row of these views, each of which becomes a subview.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }
    /// The views from the leading or upper end on; hidden ones are here and take no space.
    open private(set) var arrangedSubviews: [UIView] = []
    /// Horizontal, the default, makes a row, vertical a column.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
    /// With `fill` the view of the lowest priority takes the free length; with the equal spacings the distances between
    /// views do, at least `spacing`. `equalCentering` is as `equalSpacing`.
    open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
    /// With `fill`, the default, views are as thick as the stack; otherwise as their content, up to that.
    open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
    /// Points between two views; 0 by default.
    open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Whether `layoutMargins` are left free around the views; false by default.
    open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
    /// Whether distances are between baselines. Without effect: distances are between frames.
    open var isBaselineRelativeArrangement = false { didSet { standIn(self, "distances are between frames") } }
    private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

    /// Puts `view` at the end, as a subview where it is none.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    /// Puts `view` at a place among the arranged ones, clamped to those there are.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        setNeedsLayout()
    }
    /// Arranges `view` no longer; it stays a subview, where it is.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        setNeedsLayout()
    }
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        arrangedSubviews.removeAll { $0 === subview }
    }
    /// Points behind one view, in the place of `spacing`.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
        setNeedsLayout()
    }

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
    private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
    /// The sum of the distances between the views.
    private var gaps: CGFloat {
        shown.dropLast().reduce(0) { $0 + (customSpacing[ObjectIdentifier($1)] ?? spacing) }
    }
    private func explicit(_ view: UIView, _ side: NSLayoutConstraint.Attribute) -> CGFloat? {
        view.constraintList.first {
            $0.first === view && $0.firstSide == side && $0.second == nil && $0.relation == .equal
        }?.constant ?? constraintList.first {
            $0.first === view && $0.firstSide == side && $0.second == nil && $0.relation == .equal
        }?.constant
    }
    private func size(of view: UIView, width: CGFloat?) -> CGSize {
        let wide = explicit(view, .width) ?? view.contentLength(0) ?? 0
        let high = explicit(view, .height) ?? view._height(forWidth: width ?? wide) ?? view.contentLength(1) ?? 0
        return CGSize(width: wide, height: high)
    }

    /// The sum of the views and the spacing along the axis, the thickest view across it.
    open override var intrinsicContentSize: CGSize {
        let sizes = shown.map { size(of: $0, width: nil) }
        let wide = margins.left + margins.right, high = margins.top + margins.bottom
        let largest = CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        let count = CGFloat(sizes.count), even = distribution == .fillEqually
        return axis == .horizontal
            ? CGSize(width: (even ? largest.width * count : sizes.reduce(0) { $0 + $1.width }) + gaps + wide,
                     height: largest.height + high)
            : CGSize(width: largest.width + wide,
                     height: (even ? largest.height * count : sizes.reduce(0) { $0 + $1.height }) + gaps + high)
    }
    open override func _height(forWidth width: CGFloat) -> CGFloat? {
        guard axis == .vertical else { return nil }
        let inner = width - margins.left - margins.right
        return shown.reduce(gaps + margins.top + margins.bottom) { $0 + size(of: $1, width: inner).height }
    }

    /// Places the arranged views that are not hidden; other subviews stay where they are.
    open override func layoutSubviews() {
        let views = shown
        guard !views.isEmpty else { return }
        let area = CGRect(x: margins.left, y: margins.top, width: bounds.width - margins.left - margins.right,
                          height: bounds.height - margins.top - margins.bottom)
        let isRow = axis == .horizontal
        let sizes = views.map { size(of: $0, width: isRow ? nil : area.width) }
        var lengths = sizes.map { isRow ? $0.width : $0.height }
        let whole = isRow ? area.width : area.height, across = isRow ? area.height : area.width
        var gap: CGFloat?
        let free = whole - gaps - lengths.reduce(0, +)
        switch distribution {
        case .fillEqually:
            lengths = lengths.map { _ in max((whole - gaps) / CGFloat(views.count), 0) }
        case .fillProportionally:
            let sum = lengths.reduce(0, +)
            if sum > 0 { lengths = lengths.map { max($0 * (whole - gaps) / sum, 0) } }
        case .equalSpacing, .equalCentering:
            if views.count > 1 {
                gap = max((whole - lengths.reduce(0, +)) / CGFloat(views.count - 1), spacing)
            }
        case .fill:
            // The view of the lowest priority takes what is left, or gives what is missing.
            let index = axis.rawValue
            let side: NSLayoutConstraint.Attribute = isRow ? .width : .height
            let order = views.indices.filter { explicit(views[$0], side) == nil }
            let at = free > 0 ? order.min { views[$0].hugging[index] < views[$1].hugging[index] }
                : order.min { views[$0].resistance[index] < views[$1].resistance[index] }
            if let at { lengths[at] = max(lengths[at] + free, 0) }
        }
        var place = isRow ? area.minX : area.minY
        for (index, view) in views.enumerated() {
            let content = isRow ? sizes[index].height : sizes[index].width
            let fixed = explicit(view, isRow ? .height : .width)
            let thick = fixed ?? (alignment == .fill ? across : min(content, across))
            let start: CGFloat
            switch alignment {
            case .center: start = (across - thick) / 2
            case .trailing, .lastBaseline: start = across - thick
            default: start = 0
            }
            view.frame = isRow
                ? CGRect(x: place, y: area.minY + start, width: lengths[index], height: thick)
                : CGRect(x: area.minX + start, y: place, width: thick, height: lengths[index])
            view.setNeedsLayout()
            place += lengths[index] + (gap ?? customSpacing[ObjectIdentifier(view)] ?? spacing)
        }
    }
}
