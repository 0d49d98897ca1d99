public import Foundation

/// What a view is asked for before a layout.
struct ViewUpdates: OptionSet {
    let rawValue: Int
    static let properties = ViewUpdates(rawValue: 1)
    static let constraints = ViewUpdates(rawValue: 2)
    static let all: ViewUpdates = [.properties, .constraints]
}

extension UIView {
    /// -1: a side without a size of its own.
    public static let noIntrinsicMetric: CGFloat = -1

    package func noteChange() {
        var view: UIView? = self
        while let at = view {
            at.revision += 1
            // What shows a view by itself, such as a header in a list, is evaluated by itself.
            if let container = at.ownContainer { return container.note() }
            view = at.superview
        }
    }

    func ask(for update: ViewUpdates) {
        updates.insert(update)
        setNeedsLayout()
    }

    /// Calls what was asked for of these, the controller's methods before the view's own.
    func update(_ wanted: ViewUpdates) {
        let pending = updates.intersection(wanted)
        guard !pending.isEmpty else { return }
        updates.subtract(pending)
        if pending.contains(.properties) {
            controller?.updateProperties()
            updateProperties()
        }
        if pending.contains(.constraints) {
            controller?.updateViewConstraints()
            updateConstraints()
        }
    }

    /// The part of this view's safe area that a subview with a frame has.
    func safeArea(of frame: CGRect) -> UIEdgeInsets {
        let own = safeAreaInsets, size = bounds.size
        if own == .zero { return own }
        return UIEdgeInsets(top: max(own.top - frame.minY, 0), left: max(own.left - frame.minX, 0),
                            bottom: max(own.bottom - (size.height - frame.maxY), 0),
                            right: max(own.right - (size.width - frame.maxX), 0))
    }

    /// Where the view's space begins in that of the root.
    var origin: CGPoint {
        let outer = superview?.origin ?? .zero
        return CGPoint(x: outer.x + frame.minX - bounds.minX, y: outer.y + frame.minY - bounds.minY)
    }
}
