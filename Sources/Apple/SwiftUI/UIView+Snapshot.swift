public import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantViews
public import QuartzCore
public import UIKit

extension UIView {
    /// Draws the view and what is in it, scaled to a rectangle of the current context; without one, nothing. Always
    /// true.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let drawing = DrawingContext.current, bounds.width > 0, bounds.height > 0 else { return true }
        let list = picture(scale: drawing.image?.scale ?? 1)
        let fit = CGAffineTransform(a: rect.width / bounds.width, b: 0, c: 0, d: rect.height / bounds.height,
                                    tx: rect.minX, ty: rect.minY)
        drawing.add(.fragment(list.root, at: .zero), placedBy: fit.concatenating(drawing.state.transform))
        return true
    }

    /// A view with the picture of this one as it is now; nil without a size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let view = UIImageView(frame: bounds)
        view.image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
            drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
        }
        return view
    }
    /// What the view shows at its own size, apart from any interface.
    fileprivate func picture(scale: CGFloat) -> DisplayList {
        layoutIfNeeded()
        return ReadScope.with(nil) {
            let host = ViewHost(rootView: UIViewPictured(view: self), configuration: HostConfiguration(
                scale: scale, colorScheme: traitCollection.userInterfaceStyle == .dark ? .dark : .light))
            host.resize(bounds.size)
            return host.frame()
        }
    }
}

extension CALayer {
    /// Draws the layer with all that is in it into a context, as it is where y runs downwards; animations are left out.
    /// The layer of a view draws the view.
    public func render(in ctx: CGContext) {
        guard let drawing = ctx.drawing, bounds.width > 0, bounds.height > 0 else { return }
        let size = bounds.size, scale = drawing.image?.scale ?? 1
        let list = onMain(self) { layer in
            if let view = layer.owner as? UIView { return view.picture(scale: scale) }
            return ReadScope.with(nil) {
                let host = ViewHost(rootView: layer.alone, configuration: HostConfiguration(scale: scale))
                host.resize(size)
                return host.frame()
            }
        }
        drawing.add(.fragment(list.root, at: .zero), placedBy: drawing.state.transform)
    }
    @MainActor private var alone: some View {
        picture.offset(x: -frame.minX, y: -frame.minY)
            .frame(width: bounds.width, height: bounds.height, alignment: .topLeading)
    }
}
