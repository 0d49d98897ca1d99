import Foundation
public import QuadrantCore
import QuadrantGeometry

extension View {
    /// Shows a sheet over the window while `isPresented` is true; a drag down or a tap outside sets it to false.
    ///
    /// `content` is evaluated when the sheet is shown. `onDismiss` runs after `isPresented` has become false.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(kind: .sheet, onDismiss: onDismiss, source: PresentedSource(isPresented, content)))
    }

    /// Shows a sheet while the item is not nil; an item with another id recreates the content, with new state.
    /// Dismissing it sets the binding to nil.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(SheetModifier(kind: .sheet, onDismiss: onDismiss, source: PresentedSource(item, content)))
    }

    /// Covers the window while `isPresented` is true; no gesture dismisses the cover. `onDismiss` runs after
    /// `isPresented` has become false.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(kind: .cover, onDismiss: onDismiss, source: PresentedSource(isPresented, content)))
    }

    /// Covers the window while the item is not nil; an item with another id recreates the content. No gesture dismisses
    /// the cover.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(SheetModifier(kind: .cover, onDismiss: onDismiss, source: PresentedSource(item, content)))
    }

}

private nonisolated struct SheetModifier: ViewModifier, Reconciled {
    enum Kind { case sheet, cover }
    let kind: Kind
    let onDismiss: (() -> Void)?
    let source: PresentedSource
    @State private var dismisser = Dismisser()
    @Environment(\.design) private var design
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    init(kind: Kind, onDismiss: (() -> Void)?, source: PresentedSource) {
        self.kind = kind
        self.onDismiss = onDismiss
        self.source = source
    }

    @MainActor func reconcile() { dismisser.action = source.dismiss }

    @MainActor func body(content: Content) -> some View {
        let dismisser = dismisser, kind = kind, metrics = metrics, view = source.view()
        let isPresented = view != nil
        return content
            .modifier(Presenter(
                isPresented: isPresented, placement: .fill, isAnimated: true,
                content: {
                    let inner = view ?? AnyView(EmptyView())
                    let frame = kind == .sheet
                        ? AnyView(SheetFrame(content: IdentifiedContent(inner), dismiss: { dismisser.action() }))
                        : AnyView(CoverFrame(content: IdentifiedContent(inner)))
                    return AnyView(frame.environment(\.dismissal, Dismissal(dismisser: dismisser))
                        .environment(\.barHeight, kind == .sheet ? metrics.sheetBar : metrics.bar)
                        .environment(\.isColumn, false)
                        .environment(\.columnSide, ColumnSide())
                        .environment(\.linkColumn, NavigatorLink())
                        .environment(\.searchAround, nil)
                        .environment(\.isStandalone, false)
                        .environment(\.tabBarPlacement, nil)
                        .environment(\.navigatorLink, NavigatorLink())
                        .environment(\.screenLink, ScreenLink()))
                },
                backdrop: { AnyView(EmptyView()) }, dismiss: source.dismiss))
            .onChange(of: isPresented) { if !isPresented { onDismiss?() } }
    }
}
