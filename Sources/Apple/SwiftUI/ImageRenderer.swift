public import Combine
public import Foundation
import QuadrantCairo
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantText
public import QuadrantViews
public import UIKit

/// Draws a view that is not on a screen, as pixels or into a PDF file.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// Sends when the picture has changed: by a new value of a property here, or by state that the view reads.
    nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()
    /// The view that is drawn. A new one keeps the state of the old.
    public var content: Content { didSet { update() } }
    /// The size that the view is proposed, in points; nil sides take its ideal size.
    public var proposedSize: ProposedViewSize = .unspecified { didSet { update() } }
    /// Pixels per point; a change drops the state of the view.
    public var scale: CGFloat = 1 { didSet { forget() } }
    /// Whether the picture has no transparent pixels: black is drawn under the view. A change drops the state of the
    /// view.
    public var isOpaque = false { didSet { forget() } }
    /// The colour space in which colours are blended; as in `Canvas`, only sRGB is drawn.
    public var colorMode = ColorRenderingMode.nonLinear
    /// How bright colours may be: nil, the default, as bright as white. Nothing to do: pictures have no colours that
    /// are brighter than white.
    public var allowedDynamicRange: Image.DynamicRange?
    /// Whether `objectWillChange` sends where the picture has changed; true by default.
    public var isObservationEnabled = true
    private var host: ViewHost?

    private func send() { if isObservationEnabled { objectWillChange.send() } }

    private func update() {
        host?.update(root)
        send()
    }

    /// Whether there is no font at all; the message says what to install.
    private func reportsFault() -> Bool {
        guard let fault = Fonts.fault else { return false }
        StandardError.report(fault)
        return true
    }

    private func forget() {
        host = nil
        send()
    }

    /// Nothing is laid out before a picture is asked for.
    public init(content view: Content) { content = view }

    /// The view with nil proposed on the sides without a proposal, also when it is placed.
    private var root: some View {
        content.fixedSize(horizontal: proposedSize.width == nil, vertical: proposedSize.height == nil)
    }

    private func list(scale: CGFloat) -> DisplayList {
        let host = self.host ?? ViewHost(rootView: root, configuration: HostConfiguration(
            scale: scale, background: isOpaque ? .black : nil), onIssue: { StandardError.report($0) })
        if scale == self.scale {
            self.host = host
            host.onInvalidate = { [weak self] in self?.send() }
        }
        let size = host.sizeThatFits(proposedSize)
        host.resize(size)
        return host.frame()
    }

    /// The view as pixels; nil when it is empty, and, with a message, when it is larger than memory allows.
    public var uiImage: UIImage? {
        if reportsFault() { return nil }
        let list = list(scale: scale)
        guard list.size.width > 0, list.size.height > 0 else { return nil }
        do {
            return UIImage(pixels: try raster(list), scale: scale)
        } catch {
            StandardError.report(error)
            return nil
        }
    }

    /// The view as pixels; nil when it is empty or larger than memory allows.
    public var cgImage: CGImage? { uiImage?.cgImage }

    /// Calls `renderer` with the view's size in points and a function that draws the view into a context.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        if reportsFault() { return }
        let list = list(scale: max(rasterizationScale, 1))
        renderer(list.size) { $0.draw(list.root, size: list.size) }
    }
}
