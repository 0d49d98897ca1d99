import Foundation

extension UIView {
    /// Has the subviews follow another size, and asks for a layout.
    func resized(from old: CGSize) {
        let new = layer.bounds.size
        guard new != old else { return }
        setNeedsLayout()
        guard autoresizesSubviews else { return }
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
            let mask = view.autoresizingMask
            guard !mask.isEmpty else { continue }
            var frame = view.frame
            (frame.origin.x, frame.size.width) = Self.follow(
                frame.minX, frame.width, old.width, new.width, mask.contains(.flexibleLeftMargin),
                mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
            (frame.origin.y, frame.size.height) = Self.follow(
                frame.minY, frame.height, old.height, new.height, mask.contains(.flexibleTopMargin),
                mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
            view.frame = frame
        }
    }

    /// A start and a length on an axis after a change of the whole: what is flexible shares the change by its size, or
    /// evenly if it has none.
    private static func follow(_ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ before: Bool,
                               _ inside: Bool, _ after: Bool) -> (CGFloat, CGFloat) {
        let parts = [before ? start : nil, inside ? length : nil, after ? old - start - length : nil]
        let flexible = parts.compactMap { $0 }, sum = flexible.reduce(0, +)
        func share(_ part: CGFloat?) -> CGFloat {
            guard let part else { return 0 }
            return (new - old) * (sum == 0 ? 1 / CGFloat(flexible.count) : part / sum)
        }
        return (start + share(parts[0]), length + share(parts[1]))
    }
}
