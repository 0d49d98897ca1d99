public import QuadrantCore

/// Dismisses one presentation: a sheet, a popover or a pushed screen. Has the lifetime of the presentation.
final class Dismisser {
    var action: () -> Void = {}
    nonisolated init(action: @escaping () -> Void = {}) { self.action = action }
}

/// What a modifier presents. The binding is read in the modifier's body: a view that only passes it on does not
/// depend on it, and keeps the content that it has made.
struct PresentedSource {
    /// The view to present, with an identity of its own for each item; nil while there is none.
    let view: () -> AnyView?
    let dismiss: () -> Void

    nonisolated init<Content: View>(_ isPresented: Binding<Bool>, _ content: @escaping () -> Content) {
        view = { isPresented.wrappedValue ? AnyView(DeferredView(content)) : nil }
        dismiss = { isPresented.wrappedValue = false }
    }

    /// A view that exists already.
    nonisolated init(_ view: AnyView, _ isPresented: Binding<Bool>) {
        self.view = { isPresented.wrappedValue ? view : nil }
        dismiss = { isPresented.wrappedValue = false }
    }

    nonisolated init<Item, ID: Hashable, Content: View>(
        _ item: Binding<Item?>, id: @escaping (Item) -> ID, _ content: @escaping (Item) -> Content
    ) {
        view = { item.wrappedValue.map { now in AnyView(DeferredView { content(now) }.id(id(now))) } }
        dismiss = { item.wrappedValue = nil }
    }

    nonisolated init<Item: Identifiable, Content: View>(_ item: Binding<Item?>,
                                                        _ content: @escaping (Item) -> Content) {
        self.init(item, id: { $0.id }, content)
    }
}

/// The dismissal of the presentation that contains a view; nil outside of one.
struct Dismissal: Equatable {
    var dismisser: Dismisser?
    static func == (a: Dismissal, b: Dismissal) -> Bool { a.dismisser === b.dismisser }
}

private enum DismissalKey: EnvironmentKey { static var defaultValue: Dismissal { Dismissal() } }

extension EnvironmentValues {
    var dismissal: Dismissal {
        get { self[DismissalKey.self] }
        set { self[DismissalKey.self] = newValue }
    }

    /// Dismisses the presentation that contains the view: a sheet, a popover, or a screen of a navigation stack with
    /// the screens above it.
    public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }

    /// Whether the view is in a presentation that can be dismissed.
    public var isPresented: Bool { dismissal.dismisser != nil }

    /// The older form of `isPresented` and `dismiss`, as a binding.
    public var presentationMode: Binding<PresentationMode> {
        let dismissal = dismissal
        return Binding(reading: { PresentationMode(isPresented: dismissal.dismisser != nil) },
                       writing: { if !$0.isPresented { dismissal.dismisser?.action() } })
    }
}

/// Dismisses the presentation that contains the view in which it was read; no effect in a view that is not presented.
@MainActor @preconcurrency
public struct DismissAction {
    nonisolated(unsafe) let dismissal: Dismissal
    nonisolated init(dismissal: Dismissal) { self.dismissal = dismissal }
    /// Dismisses the presentation; no effect in a view that is not presented.
    @MainActor @preconcurrency public func callAsFunction() { dismissal.dismisser?.action() }
}

/// Whether a view is presented.
public struct PresentationMode {
    /// Whether the view is in a presentation that can be dismissed.
    public private(set) var isPresented: Bool
    init(isPresented: Bool) { self.isPresented = isPresented }

    /// Dismisses the presentation that contains the view; takes effect when it is called on the binding's value.
    public mutating func dismiss() { isPresented = false }
}
