public import Foundation
import QuadrantDisplayList
public import QuadrantGeometry

extension UIView {
    /// What `draw(_:)` draws; nil for nothing.
    func drawn() -> Fragment? {
        let size = bounds.size
        guard isOfProgram, size.width > 0, size.height > 0 else { return nil }
        let context = DrawingContext(size: size, transform: CGAffineTransform(translationX: -bounds.minX,
                                                                              y: -bounds.minY))
        context.image = (traitCollection.displayScale > 0 ? traitCollection.displayScale : 1, false)
        DrawingContext.push(context)
        container?.updating { draw(bounds) } ?? draw(bounds)
        DrawingContext.pop()
        return context.items.isEmpty ? nil : Fragment(context.items)
    }
}

extension UIView {
    /// About the middle; its part in the plane is drawn.
    public var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = CATransform3DGetAffineTransform(newValue) }
    }
    /// The point that transforms refer to, from 0 to 1.
    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// Called once a view is part of what is shown.
    package func appear() {
        guard !isShown else { return }
        isShown = true
        didMoveToWindow()
        for view in subviews { view.appear() }
    }
}
