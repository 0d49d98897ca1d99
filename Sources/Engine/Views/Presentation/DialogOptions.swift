import Foundation
public import QuadrantCore

/// How serious what a dialog says is.
public struct DialogSeverity: Equatable, Sendable {
    private let name: String
    /// As the platform does.
    public static let automatic = DialogSeverity(name: "automatic")
    /// Something that cannot be undone.
    public static let critical = DialogSeverity(name: "critical")
    /// Nothing special.
    public static let standard = DialogSeverity(name: "standard")
}

extension View {
    /// The icon of dialogs. Nothing to do: dialogs of a phone have no icon.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
    /// How serious dialogs are. Nothing to do: dialogs of a phone look the same.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
    /// A toggle in dialogs that suppresses the next one. Nothing to do: dialogs of a phone have none.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
    /// A toggle in dialogs that suppresses the next one. Nothing to do: dialogs of a phone have none.
    nonisolated public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>)
        -> some View { self }
    /// A toggle in dialogs that suppresses the next one. Nothing to do: dialogs of a phone have none.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>)
        -> some View { self }
    /// A toggle in dialogs that suppresses the next one. Nothing to do: dialogs of a phone have none.
    nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }
    /// Whether an open dialog keeps the program from ending. Nothing to do: a program on a phone is not asked to end.
    nonisolated public func dialogPreventsAppTermination(_ prevents: Bool?) -> some View { self }
    /// Whether an open sheet keeps the program from ending. Nothing to do: a program on a phone is not asked to end.
    nonisolated public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }
    /// Asks before a window is closed. Nothing to do: the window of a phone is not closed.
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View { self }
    /// Asks before a window is closed. Nothing to do: the window of a phone is not closed.
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { self }
}

/// What a drag in a sheet does that can be larger.
public struct PresentationContentInteraction: Equatable, Sendable {
    let scrollsFirst: Bool?
    /// As the platform does: it resizes the sheet.
    public static var automatic: PresentationContentInteraction { PresentationContentInteraction(scrollsFirst: nil) }
    /// It resizes the sheet, and scrolls when the sheet has its largest height.
    public static var resizes: PresentationContentInteraction { PresentationContentInteraction(scrollsFirst: false) }
    /// It scrolls the content.
    public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(scrollsFirst: true) }
}

extension View {
    /// What a drag in the enclosing sheet does. Nothing to do: a drag in a scroll view of a sheet scrolls in each case.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        self
    }
}
