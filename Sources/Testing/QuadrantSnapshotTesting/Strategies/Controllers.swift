public import Foundation
import QuadrantCore
import SwiftUI
public import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// The picture of a view controller's view in its own size.
    public static var image: Snapshotting { image() }

    /// The picture of a view controller's view on a screen.
    ///
    /// - Parameters:
    ///   - config: The screen; its size is the controller's view's own if nil.
    ///   - precision: The part of the pixels that must be equal, 0 to 1.
    ///   - perceptualPrecision: How equal a pixel must be, 0 to 1; see `Diffing.image`.
    ///   - size: The size instead of the screen's, in points.
    ///   - traits: Traits before those of the screen.
    public static func image(on config: ViewImageConfig = ViewImageConfig(), precision: Float = 1,
                             perceptualPrecision: Float = 1, size: CGSize? = nil,
                             traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
        var config = config
        config.size = size ?? config.size
        let layout: SwiftUISnapshotLayout = config.size == nil ? .sizeThatFits : .device(config: config)
        return Snapshotting<ControllerContent, UIImage>.image(
            precision: precision, perceptualPrecision: perceptualPrecision, layout: layout, traits: traits
        ).pullback { controller in MainThread.run { ControllerContent(controller: controller) } }
    }
}

extension Snapshotting where Value == UIView, Format == UIImage {
    /// The picture of a view of UIKit in its own size.
    public static var image: Snapshotting { image() }

    /// The picture of a view of UIKit. `size` is in points; nil takes the view's own. The rest as for view
    /// controllers.
    public static func image(drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
                             perceptualPrecision: Float = 1, size: CGSize? = nil,
                             traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
        let layout = size.map { SwiftUISnapshotLayout.fixed(width: $0.width, height: $0.height) }
        return Snapshotting<ViewContent, UIImage>.image(
            precision: precision, perceptualPrecision: perceptualPrecision, layout: layout ?? .sizeThatFits,
            traits: traits
        ).pullback { view in MainThread.run { ViewContent(view: view) } }
    }
}

private struct ControllerContent: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private struct ViewContent: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
}
