public import Foundation
import QuadrantCairo
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantSVG
import QuadrantViews
import UIKit

/// Draws a view that is on no screen.
@MainActor
public final class ImageRenderer<Content: View> {
    public var content: Content { didSet { host = nil } }
    /// What the view is proposed; nil sides take its ideal size.
    public var proposedSize: ProposedViewSize = .unspecified { didSet { host = nil } }
    /// Pixels per point.
    public var scale: CGFloat = 1 { didSet { host = nil } }
    /// Whether the picture has no transparent pixels: white lies under the view.
    public var isOpaque = false { didSet { host = nil } }
    private var host: ViewHost?

    public init(content view: Content) { content = view }

    private func list() -> DisplayList {
        let host = host ?? ViewHost(rootView: content, configuration: HostConfiguration(
            scale: scale, background: isOpaque ? .white : nil))
        self.host = host
        host.resize(host.sizeThatFits(proposedSize))
        return host.frame()
    }

    /// PNG data of the view; nil when the picture would be empty or too large.
    public var pngData: Data? { try? PNG.encode(list()) }
}
