public import CoreTransferable
import Foundation
public import QuadrantCore
import QuadrantGeometry

extension View {
    /// Lets the user drag `payload` from this view: a touch of half a second starts the drag, and a drop passes it to
    /// the view below. `payload` is evaluated when the drag starts.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(Draggable(payload: payload, preview: self))
    }

    /// The same, with `preview` under the finger in its ideal size instead of a copy of the view.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(Draggable(payload: payload, preview: preview(), keepsSize: false))
    }
}

/// A drag source, and the preview of its drag.
nonisolated struct Draggable<Preview: View>: ViewModifier {
    let payload: () -> Any?
    let preview: Preview
    /// Whether the preview is as large as the view.
    let keepsSize: Bool
    @State private var lifted: Lifted?

    /// The location of the touch, its start, and the initial frame of the preview, in points of the window.
    private struct Lifted: Equatable {
        var finger: CGPoint
        var start: CGPoint
        var frame: CGRect

        /// The middle of the preview.
        var middle: CGPoint {
            CGPoint(x: frame.midX + finger.x - start.x, y: frame.midY + finger.y - start.y)
        }
    }
    @Environment(\.design) private var design
    @Environment(\.dragSetup) private var setup
    private var metrics: EffectMetrics { design.metrics.effect }

    init(payload: @escaping () -> Any?, preview: Preview, keepsSize: Bool = true) {
        self.payload = payload
        self.preview = preview
        self.keepsSize = keepsSize
    }

    @MainActor func body(content: Content) -> some View {
        let setup = setup, payload = payload
        content
            .modifier(DragSource(payload: {
                let item = payload()
                return (item as? DragRequest).map { setup.items(for: $0) } ?? item
            }, moved: { finger, frame in
                lifted = finger.map { Lifted(finger: $0, start: lifted?.start ?? $0, frame: frame) }
            }, stepped: { drag, step in setup.notify(drag, step) }))
            .modifier(Presenter(
                isPresented: lifted != nil && setup.formation != .none, placement: .fill,
                content: { AnyView(lifted.map(picture)) }, backdrop: { AnyView(EmptyView()) }, dismiss: {}))
    }

    @MainActor private func picture(_ lifted: Lifted) -> some View {
        preview
            .frame(width: keepsSize ? lifted.frame.width : nil, height: keepsSize ? lifted.frame.height : nil)
            .scaleEffect(1.05)
            .shadow(color: .black.opacity(0.25), radius: metrics.dragShadow, y: metrics.dragOffset)
            .position(lifted.middle)
            .ignoresSafeArea()
            .environment(\.layoutDirection, .leftToRight)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}
