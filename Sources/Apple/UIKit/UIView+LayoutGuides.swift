import Foundation

extension UIView {
    /// The guides that were added to it.
    public var layoutGuides: [UILayoutGuide] { subviews.compactMap { ($0 as? GuidePlace)?.guide } }

    /// Adds a rectangle that constraints may speak of. It has the place of a view that is never seen.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard let place = layoutGuide.place else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        place.guide = layoutGuide
        addSubview(place)
        (layoutGuide.owningView, layoutGuide.free) = (self, nil)
    }

    /// Takes a guide away, with the constraints that speak of it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, let place = layoutGuide.place else { return }
        (layoutGuide.owningView, layoutGuide.free) = (nil, place)
        place.removeFromSuperview()
        place.guide = nil
    }
}

/// A view that is never seen, which has the place of a guide.
final class GuidePlace: UIView {
    var guide: UILayoutGuide?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        isUserInteractionEnabled = false
        translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
}
