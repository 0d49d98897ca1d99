import SwiftUI

// `scope(\.child, action: \.child)`, as newer versions of the package write `scope(state:action:)`.

extension Store {
    public func scope<ChildState, ChildAction>(
        _ state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
    ) -> Store<ChildState, ChildAction> { scope(state: state, action: action) }
}
extension Store where State: ObservableState {
    public func scope<ChildState, ChildAction>(
        _ state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
    ) -> Store<ChildState, ChildAction>? { scope(state: state, action: action) }
    public func scope<ElementID: Hashable & Sendable, ElementState, ElementAction>(
        _ state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
        action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
    ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> { scope(state: state, action: action) }
}
extension Scope {
    public init<ChildState, ChildAction>(
        _ toChildState: WritableKeyPath<ParentState, ChildState>,
        action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
        @ReducerBuilder<ChildState, ChildAction> _ child: () -> Child
    ) where ChildState == Child.State, ChildAction == Child.Action {
        self.init(state: toChildState, action: toChildAction, child: child)
    }
    public init<ChildState, ChildAction>(
        _ toChildState: CaseKeyPath<ParentState, ChildState>,
        action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
        @ReducerBuilder<ChildState, ChildAction> _ child: () -> Child
    ) where ChildState == Child.State, ChildAction == Child.Action {
        self.init(state: toChildState, action: toChildAction, child: child)
    }
}
@MainActor
extension Binding {
    public func scope<State: ObservableState, Action, ChildState, ChildAction>(
        _ state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
        scope(state: state, action: action)
    }
    public func scope<State: ObservableState, Action, ChildState, ChildAction>(
        _ state: KeyPath<State, PresentationState<ChildState>>,
        action: CaseKeyPath<Action, PresentationAction<ChildAction>>
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
        scope(state: state.appending(path: \.wrappedValue), action: action)
    }
    public func scope<State: ObservableState, Action, ChildState, ChildAction>(
        state: KeyPath<State, PresentationState<ChildState>>,
        action: CaseKeyPath<Action, PresentationAction<ChildAction>>
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
        scope(state: state.appending(path: \.wrappedValue), action: action)
    }
    public func scope<State: ObservableState, Action, ElementState, ElementAction>(
        _ state: KeyPath<State, StackState<ElementState>>,
        action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
    ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
    where Value == Store<State, Action> { scope(state: state, action: action) }
}
@MainActor
extension SwiftUI.Bindable {
    public func scope<State: ObservableState, Action, ChildState, ChildAction>(
        _ state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
        scope(state: state, action: action)
    }
    public func scope<State: ObservableState, Action, ChildState, ChildAction>(
        _ state: KeyPath<State, PresentationState<ChildState>>,
        action: CaseKeyPath<Action, PresentationAction<ChildAction>>
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
        scope(state: state.appending(path: \.wrappedValue), action: action)
    }
    public func scope<State: ObservableState, Action, ChildState, ChildAction>(
        state: KeyPath<State, PresentationState<ChildState>>,
        action: CaseKeyPath<Action, PresentationAction<ChildAction>>
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
        scope(state: state.appending(path: \.wrappedValue), action: action)
    }
    public func scope<State: ObservableState, Action, ElementState, ElementAction>(
        _ state: KeyPath<State, StackState<ElementState>>,
        action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
    ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
    where Value == Store<State, Action> { scope(state: state, action: action) }
}
