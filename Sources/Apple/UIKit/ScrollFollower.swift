import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantViews

/// A program's request to scroll.
struct UIScrollRequest {
    /// In points from the start of what scrolls, insets included.
    var point = CGPoint.zero
    /// Distinguishes requests.
    var count = 0
    var isAnimated = false
}

/// Scrolls a scroll view of SwiftUI to where one of UIKit is, and that one to where the user scrolls.
struct ScrollFollower: ViewModifier {
    let view: UIScrollView
    private let request: UIScrollRequest
    @State private var position: ScrollPosition
    /// The scale at the start of a pinch; nil outside of one.
    @State private var pinched: CGFloat?

    init(_ view: UIScrollView) {
        (self.view, request) = (view, view.request)
        _position = State(initialValue: view.request.count == 0 ? ScrollPosition()
            : ScrollPosition(point: view.request.point))
    }

    func body(content: Content) -> some View {
        content
            .scrollPosition($position)
            .scrollTargetBehavior(UIScrollTargets(view: view))
            .onScrollGeometryChange(for: CGPoint.self) { Self.start($0) } action: { old, new in
                // The first report says where the content is at first, which is no movement.
                if old != new { view.shown(at: new) }
            }
            .onScrollPhaseChange { old, new, context in
                if old == .animating || old == .decelerating { view.shown(at: Self.start(context.geometry)) }
                view.moves(new)
            }
            .onChange(of: request.count) {
                withAnimation(request.isAnimated ? .default : nil) { position.scrollTo(point: request.point) }
            }
            .modifier(Pinch(view: view, start: $pinched))
    }

    /// Where the content is shown, from its start with its insets.
    private static func start(_ geometry: ScrollGeometry) -> CGPoint {
        CGPoint(x: geometry.contentOffset.x + geometry.contentInsets.leading,
                y: geometry.contentOffset.y + geometry.contentInsets.top)
    }

    /// Zooms by a pinch, where there are scales to choose from.
    private struct Pinch: ViewModifier {
        let view: UIScrollView
        @Binding var start: CGFloat?

        func body(content: Content) -> some View {
            if view.maximumZoomScale > view.minimumZoomScale {
                content.simultaneousGesture(MagnifyGesture().onChanged { value in
                    if start == nil { view.pinchBegan() }
                    let from = start ?? view.zoomScale, offset = view.contentOffset
                    start = from
                    view.zoom(from * value.magnification, about: CGPoint(x: offset.x + value.startLocation.x,
                                                                         y: offset.y + value.startLocation.y))
                }.onEnded { _ in
                    start = nil
                    view.pinchEnded()
                })
            } else {
                content
            }
        }
    }
}

extension UIScrollView {
    fileprivate func pinchBegan() {
        isZooming = true
        delegate?.scrollViewWillBeginZooming(self, with: delegate?.viewForZooming(in: self))
    }
    fileprivate func pinchEnded() {
        isZooming = false
        delegate?.scrollViewDidEndZooming(self, with: delegate?.viewForZooming(in: self), atScale: zoomScale)
    }
}

/// Settles at pages, and where a delegate says.
@MainActor
private struct UIScrollTargets: @MainActor ScrollTargetBehavior {
    let view: UIScrollView

    func properties(context: PropertiesContext) -> Properties {
        view.isPagingEnabled ? PagingScrollTargetBehavior().properties(context: context) : Properties()
    }

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        if view.isPagingEnabled { PagingScrollTargetBehavior().updateTarget(&target, context: context) }
        let insets = view.contentInset
        target.rect.origin = view.target(of: target.rect.origin - insets, speed: context.velocity) + insets
    }
}

/// From the offset of a scroll view of UIKit to where the content is shown, and back.
func + (offset: CGPoint, insets: UIEdgeInsets) -> CGPoint {
    CGPoint(x: offset.x + insets.left, y: offset.y + insets.top)
}
func - (shown: CGPoint, insets: UIEdgeInsets) -> CGPoint {
    CGPoint(x: shown.x - insets.left, y: shown.y - insets.top)
}
