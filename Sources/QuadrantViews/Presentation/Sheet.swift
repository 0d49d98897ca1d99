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
        modifier(SheetModifier(isPresented: isPresented.wrappedValue, kind: .sheet, onDismiss: onDismiss,
                               dismiss: { isPresented.wrappedValue = false },
                               content: { AnyView(DeferredView(content)) }))
    }

    /// Shows a sheet while the item is not nil; an item with another id recreates the content, with new state.
    /// Dismissing it sets the binding to nil.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(SheetModifier(item: item, kind: .sheet, onDismiss: onDismiss, content: content))
    }

    /// Covers the window while `isPresented` is true; no gesture dismisses the cover. `onDismiss` runs after
    /// `isPresented` has become false.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(isPresented: isPresented.wrappedValue, kind: .cover, onDismiss: onDismiss,
                               dismiss: { isPresented.wrappedValue = false },
                               content: { AnyView(DeferredView(content)) }))
    }

    /// Covers the window while the item is not nil; an item with another id recreates the content. No gesture dismisses
    /// the cover.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(SheetModifier(item: item, kind: .cover, onDismiss: onDismiss, content: content))
    }

}

private nonisolated struct SheetModifier: ViewModifier, Reconciled {
    enum Kind { case sheet, cover }
    let isPresented: Bool
    let kind: Kind
    let onDismiss: (() -> Void)?
    let dismiss: () -> Void
    let sheet: () -> AnyView
    @State private var dismisser = Dismisser()
    @Environment(\.design) private var design
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    init(isPresented: Bool, kind: Kind, onDismiss: (() -> Void)?, dismiss: @escaping () -> Void,
                     content: @escaping () -> AnyView) {
        self.isPresented = isPresented
        self.kind = kind
        self.onDismiss = onDismiss
        self.dismiss = dismiss
        sheet = content
    }

    init<Item: Identifiable, Content: View>(
        item: Binding<Item?>, kind: Kind, onDismiss: (() -> Void)?, content: @escaping (Item) -> Content
    ) {
        let now = item.wrappedValue
        self.init(isPresented: now != nil, kind: kind, onDismiss: onDismiss, dismiss: { item.wrappedValue = nil }) {
            guard let now else { return AnyView(EmptyView()) }
            return AnyView(DeferredView { content(now) }.id(now.id))
        }
    }

    @MainActor func reconcile() { dismisser.action = dismiss }

    @MainActor func body(content: Content) -> some View {
        let dismisser = dismisser, kind = kind, sheet = sheet, metrics = metrics
        return content
            .modifier(Presenter(
                isPresented: isPresented, placement: .fill, isAnimated: true,
                content: {
                    let inner = sheet()
                    let frame = kind == .sheet
                        ? AnyView(SheetFrame(content: IdentifiedContent(inner), dismiss: { dismisser.action() }))
                        : AnyView(CoverFrame(content: IdentifiedContent(inner)))
                    return AnyView(frame.environment(\.dismissal, Dismissal(dismisser: dismisser))
                        .environment(\.barHeight, kind == .sheet ? metrics.sheetBar : metrics.bar)
                        .environment(\.isColumn, false)
                        .environment(\.searchAround, nil)
                        .environment(\.isStandalone, false)
                        .environment(\.navigatorLink, NavigatorLink())
                        .environment(\.screenLink, ScreenLink()))
                },
                backdrop: { AnyView(EmptyView()) }, dismiss: dismiss))
            .onChange(of: isPresented) { if !isPresented { onDismiss?() } }
    }
}
