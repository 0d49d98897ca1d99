import SwiftUI

// What is presented from stores as it was written before `$store.scope(state:action:)`.

/// A presented part as a binding that is nil where it is not there.
@MainActor private func binding<State, Action>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>
) -> Binding<Store<State, Action>?> {
    Binding {
        store.child(
            Store<PresentationState<State>, PresentationAction<Action>>.ScopeID(
                state: \PresentationState<State>.self, action: nil),
            get: { $0.wrappedValue }, embed: { .presented($0) })
    } set: { value, transaction in
        if value == nil, store.core.state.wrappedValue != nil { store.send(.dismiss, transaction: transaction) }
    }
}
/// A part of a presented part.
@MainActor private func scoped<State, Action, InnerState, InnerAction>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    _ toInnerState: @escaping (State) -> InnerState?, _ fromInnerAction: @escaping (InnerAction) -> Action
) -> Store<PresentationState<InnerState>, PresentationAction<InnerAction>> {
    store.scope(
        state: { PresentationState(wrappedValue: $0.wrappedValue.flatMap(toInnerState)) },
        action: { action in
            switch action {
            case .dismiss: .dismiss
            case .presented(let action): .presented(fromInnerAction(action))
            }
        })
}

/// Builds a view again when another part is presented.
private struct Presenting<State, Action, Content: View>: View {
    @ObservedObject private var viewStore: ViewStore<NavigationID?, Never>
    private let content: () -> Content
    init(
        _ store: Store<PresentationState<State>, PresentationAction<Action>>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        viewStore = ViewStore<NavigationID?, Never>(
            store, observe: { $0.wrappedValue.map { NavigationID(\State.self, of: $0) } }, send: impossible)
        self.content = content
    }
    var body: some View {
        let _ = viewStore.state
        content()
    }
}

extension View {
    @MainActor @preconcurrency
    public func alert<Action>(
        store: Store<PresentationState<AlertState<Action>>, PresentationAction<Action>>
    ) -> some View { Presenting(store) { alert(binding(store)) } }
    @MainActor @preconcurrency
    public func alert<State, Action, ButtonAction>(
        store: Store<PresentationState<State>, PresentationAction<Action>>,
        state toDestinationState: @escaping (_ state: State) -> AlertState<ButtonAction>?,
        action fromDestinationAction: @escaping (_ alertAction: ButtonAction) -> Action
    ) -> some View { alert(store: scoped(store, toDestinationState, fromDestinationAction)) }
    @MainActor @preconcurrency
    public func confirmationDialog<Action>(
        store: Store<PresentationState<ConfirmationDialogState<Action>>, PresentationAction<Action>>
    ) -> some View { Presenting(store) { confirmationDialog(binding(store)) } }
    @MainActor @preconcurrency
    public func confirmationDialog<State, Action, ButtonAction>(
        store: Store<PresentationState<State>, PresentationAction<Action>>,
        state toDestinationState: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?,
        action fromDestinationAction: @escaping (_ alertAction: ButtonAction) -> Action
    ) -> some View { confirmationDialog(store: scoped(store, toDestinationState, fromDestinationAction)) }
    @MainActor @preconcurrency
    public func sheet<State, Action, Content: View>(
        store: Store<PresentationState<State>, PresentationAction<Action>>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
    ) -> some View { Presenting(store) { sheet(item: binding(store), onDismiss: onDismiss, content: content) } }
    @MainActor @preconcurrency
    public func sheet<State, Action, DestinationState, DestinationAction, Content: View>(
        store: Store<PresentationState<State>, PresentationAction<Action>>,
        state toDestinationState: @escaping (_ state: State) -> DestinationState?,
        action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
    ) -> some View {
        sheet(store: scoped(store, toDestinationState, fromDestinationAction), onDismiss: onDismiss, content: content)
    }
    @MainActor @preconcurrency
    public func fullScreenCover<State, Action, Content: View>(
        store: Store<PresentationState<State>, PresentationAction<Action>>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
    ) -> some View {
        Presenting(store) { fullScreenCover(item: binding(store), onDismiss: onDismiss, content: content) }
    }
    @MainActor @preconcurrency
    public func fullScreenCover<State, Action, DestinationState, DestinationAction, Content: View>(
        store: Store<PresentationState<State>, PresentationAction<Action>>,
        state toDestinationState: @escaping (_ state: State) -> DestinationState?,
        action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
    ) -> some View {
        fullScreenCover(store: scoped(store, toDestinationState, fromDestinationAction), onDismiss: onDismiss,
                        content: content)
    }
    @MainActor @preconcurrency
    public func popover<State, Action, Content: View>(
        store: Store<PresentationState<State>, PresentationAction<Action>>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
    ) -> some View {
        Presenting(store) {
            popover(item: binding(store), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
        }
    }
    @MainActor @preconcurrency
    public func navigationDestination<State, Action, Destination: View>(
        store: Store<PresentationState<State>, PresentationAction<Action>>,
        @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination
    ) -> some View {
        Presenting(store) { navigationDestination(item: binding(store), destination: destination) }
    }
    @MainActor @preconcurrency
    public func navigationDestination<State, Action, DestinationState, DestinationAction, Destination: View>(
        store: Store<PresentationState<State>, PresentationAction<Action>>,
        state toDestinationState: @escaping (_ state: State) -> DestinationState?,
        action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
        @ViewBuilder destination: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Destination
    ) -> some View {
        navigationDestination(store: scoped(store, toDestinationState, fromDestinationAction), destination: destination)
    }
}

/// A stack of the screens of a store's path.
@preconcurrency @MainActor
public struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
    private let store: Store<StackState<State>, StackAction<State, Action>>
    private let root: Root
    @ObservedObject private var ids: ViewStore<[StackElementID], Never>
    public init(
        _ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: () -> Root,
        @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination
    ) {
        self.init(store, root: root(), shown: { id, _ in store.element(id).map(destination) })
    }
    public init<D: View>(
        _ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: () -> Root,
        @ViewBuilder destination: @escaping (_ initialState: State) -> D
    ) where Destination == SwitchStore<State, Action, D> {
        self.init(store, root: root(), shown: { id, _ in
            store.element(id).map { SwitchStore($0, content: destination) }
        })
    }
    private let shown: (StackElementID, State) -> Destination?
    private init(
        _ store: Store<StackState<State>, StackAction<State, Action>>, root: Root,
        shown: @escaping (StackElementID, State) -> Destination?
    ) {
        (self.store, self.root, self.shown) = (store, root, shown)
        ids = ViewStore<[StackElementID], Never>(store, observe: { Array($0.ids) }, send: impossible)
    }
    public var body: some View {
        let _ = ids.state
        NavigationStack(path: pathBinding(store)) {
            root.navigationDestination(for: StackState<State>.Component.self) { shown($0.id, $0.element) }
        }
    }
}
