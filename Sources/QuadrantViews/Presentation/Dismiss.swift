public import QuadrantCore

/// What can be taken away again: a sheet, a pushed screen. One for as long as that is there.
final class Dismisser {
    var action: () -> Void = {}
    nonisolated init(action: @escaping () -> Void = {}) { self.action = action }
}

/// What a view is in that can be taken away; nil where nothing is.
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

    /// Dismisses what the view is presented in: a sheet, a popover, or a screen of a navigation stack with those
    /// above it.
    public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }

    /// Whether the view is in something that can be dismissed.
    public var isPresented: Bool { dismissal.dismisser != nil }

    /// The older form of `isPresented` and `dismiss`, as a binding.
    public var presentationMode: Binding<PresentationMode> {
        let dismissal = dismissal
        return Binding(get: { PresentationMode(isPresented: dismissal.dismisser != nil) },
                       set: { if !$0.isPresented { dismissal.dismisser?.action() } })
    }
}

/// Dismisses what the view it was read in is presented in; does nothing in a view that is not presented.
public struct DismissAction {
    let dismissal: Dismissal
    /// Takes the presentation away; does nothing in a view that is not presented.
    @MainActor @preconcurrency public func callAsFunction() { dismissal.dismisser?.action() }
}

/// Whether a view is presented.
public struct PresentationMode {
    /// Whether the view is in something that can be taken away.
    public private(set) var isPresented: Bool
    init(isPresented: Bool) { self.isPresented = isPresented }

    /// Dismisses what the view is presented in; takes effect when it is called on the binding's value.
    public mutating func dismiss() { isPresented = false }
}
