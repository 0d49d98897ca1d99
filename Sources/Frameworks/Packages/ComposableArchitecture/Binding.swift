import SwiftUI

/// A change of a property of a state, as an action.
public struct BindingAction<Root>: CasePathable, @unchecked Sendable {
    public let keyPath: PartialKeyPath<Root>
    let set: (inout Root) -> Void
    private let value: Any, isEqual: (Any) -> Bool
    fileprivate init<Value: Equatable>(
        keyPath: PartialKeyPath<Root>, value: Value, set: @escaping (inout Root) -> Void
    ) {
        self.keyPath = keyPath
        self.set = set
        self.value = value
        isEqual = { $0 as? Value == value }
    }
    public static func set<Value: Equatable>(_ keyPath: WritableKeyPath<Root, Value>, _ value: Value) -> Self {
        Self(keyPath: keyPath, value: value) { $0[keyPath: keyPath] = value }
    }
    public static func set<Value: Equatable>(
        _ keyPath: WritableKeyPath<Root, BindingState<Value>>, _ value: Value
    ) -> Self { Self(keyPath: keyPath, value: value) { $0[keyPath: keyPath].wrappedValue = value } }
    public static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, bindingAction: Self) -> Bool {
        keyPath == bindingAction.keyPath
    }

    @dynamicMemberLookup
    public struct AllCasePaths: Sendable {
        public subscript<Value: Equatable & SendableMetatype>(
            dynamicMember keyPath: WritableKeyPath<Root, Value>
        ) -> AnyCasePath<BindingAction, Value> {
            let path = UncheckedSendable(keyPath)
            let embed = UncheckedSendable<(Value) -> BindingAction>({ .set(path.value, $0) })
            let extract = UncheckedSendable<(BindingAction) -> Value?>({ action in
                action.keyPath == path.value ? action.value as? Value : nil
            })
            return AnyCasePath(embed: { embed.value($0) }, extract: { extract.value($0) })
        }
    }
    public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
extension BindingAction: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.keyPath == right.keyPath && left.isEqual(right.value)
    }
}

/// An action that has a case for changes of properties.
public protocol BindableAction<State> {
    associatedtype State
    static func binding(_ action: BindingAction<State>) -> Self
    var binding: BindingAction<State>? { get }
}
extension BindableAction {
    public var binding: BindingAction<State>? {
        guard let child = Mirror(reflecting: self).children.first, child.label == "binding" else { return nil }
        return child.value as? BindingAction<State>
    }
    public static func set<Value: Equatable>(_ keyPath: WritableKeyPath<State, Value>, _ value: Value) -> Self {
        .binding(.set(keyPath, value))
    }
    public static func set<Value: Equatable>(
        _ keyPath: WritableKeyPath<State, BindingState<Value>>, _ value: Value
    ) -> Self { .binding(.set(keyPath, value)) }
}

/// Changes properties by actions of bindings.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer where State == ViewAction.State {
    private let extract: (Action) -> ViewAction?
    public init() where Action == ViewAction { extract = { $0 } }
    public init(action toViewAction: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {
        extract = AnyCasePath(toViewAction).extract
    }
    public init(internal extract: @escaping (Action) -> ViewAction?) { self.extract = extract }
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
        extract(action)?.binding?.set(&state)
        return .none
    }
}

/// A property that views may change by an action, as it was written before `@ObservableState`.
@propertyWrapper
public struct BindingState<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var projectedValue: Self {
        get { self }
        set { self = newValue }
    }
}
extension BindingState: Equatable where Value: Equatable {}
extension BindingState: Hashable where Value: Hashable {}
extension BindingState: Sendable where Value: Sendable {}
extension BindingState: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}
extension BindingState: Decodable where Value: Decodable {
    public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}

// MARK: Bindings of stores

extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
    public subscript<Value: Equatable>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value {
        get { currentState[keyPath: keyPath] }
        set {
            if core.state[keyPath: keyPath] != newValue { send(.set(keyPath, newValue)) }
        }
    }
}
extension Store where State: ObservableState & Equatable, Action: BindableAction, Action.State == State {
    public var state: State {
        get { currentState }
        set { send(.set(\.self, newValue)) }
    }
}
extension Store where State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction,
                      Action.ViewAction.State == State {
    public subscript<Value: Equatable>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value {
        get { currentState[keyPath: keyPath] }
        set {
            if core.state[keyPath: keyPath] != newValue { send(.view(.set(keyPath, newValue))) }
        }
    }
}

/// A property of a store's state, whose changes are sent as an action.
@preconcurrency @MainActor @dynamicMemberLookup
public struct _StoreBinding<State: ObservableState, Action, Value> {
    let store: Store<State, Action>, keyPath: KeyPath<State, Value>
    public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> _StoreBinding<State, Action, Member> {
        _StoreBinding<State, Action, Member>(store: store, keyPath: self.keyPath.appending(path: keyPath))
    }
    public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
        let (store, keyPath, path) = (store, keyPath, AnyCasePath(action))
        return Binding(get: { store.currentState[keyPath: keyPath] },
                       set: { store.send(path.embed($0), transaction: $1) })
    }
}

extension Store where State: ObservableState {
    /// A part that is presented: the store is nil where it is not there, and making it nil dismisses it.
    fileprivate func presented<ChildState, ChildAction>(
        _ state: KeyPath<State, ChildState?>, _ action: CaseKeyPath<Action, PresentationAction<ChildAction>>
    ) -> Binding<Store<ChildState, ChildAction>?> {
        let path = AnyCasePath(action)
        let id = ScopeID(state: state, action: action)
        return Binding {
            _ = self.currentState[keyPath: state]
            return self.child(id, get: { $0[keyPath: state] }, embed: { path.embed(.presented($0)) })
        } set: { value, transaction in
            if value == nil, self.core.state[keyPath: state] != nil {
                self.send(path.embed(.dismiss), transaction: transaction)
            }
        }
    }
    fileprivate func stack<ElementState, ElementAction>(
        _ state: KeyPath<State, StackState<ElementState>>,
        _ action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
    ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>> {
        Binding {
            _ = self.currentState[keyPath: state]
            return self.scope(state: state, action: action)
        } set: { _, _ in }
    }
}
extension Binding {
    @MainActor @preconcurrency @_disfavoredOverload
    public subscript<State: ObservableState, Action, Member>(
        dynamicMember keyPath: KeyPath<State, Member>
    ) -> _StoreBinding<State, Action, Member> where Value == Store<State, Action> {
        _StoreBinding(store: wrappedValue, keyPath: keyPath)
    }
    @MainActor @preconcurrency
    public func scope<State: ObservableState, Action, ChildState, ChildAction>(
        state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
        wrappedValue.presented(state, action)
    }
    @MainActor @preconcurrency
    public func scope<State: ObservableState, Action, ElementState, ElementAction>(
        state: KeyPath<State, StackState<ElementState>>,
        action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
    ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
    where Value == Store<State, Action> { wrappedValue.stack(state, action) }
}
extension SwiftUI.Bindable {
    @MainActor @preconcurrency @_disfavoredOverload
    public subscript<State: ObservableState, Action, Member>(
        dynamicMember keyPath: KeyPath<State, Member>
    ) -> _StoreBinding<State, Action, Member> where Value == Store<State, Action> {
        _StoreBinding(store: wrappedValue, keyPath: keyPath)
    }
    @MainActor @preconcurrency
    public func scope<State: ObservableState, Action, ChildState, ChildAction>(
        state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
        wrappedValue.presented(state, action)
    }
    @MainActor @preconcurrency
    public func scope<State: ObservableState, Action, ElementState, ElementAction>(
        state: KeyPath<State, StackState<ElementState>>,
        action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
    ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
    where Value == Store<State, Action> { wrappedValue.stack(state, action) }
}

// MARK: Actions of views

/// An action that has a case for those of a view.
public protocol ViewAction<ViewAction> {
    associatedtype ViewAction
    static func view(_ action: ViewAction) -> Self
}
/// A view whose `send` sends the actions of the view.
@preconcurrency @MainActor
public protocol ViewActionSending<StoreState, StoreAction> {
    associatedtype StoreState
    associatedtype StoreAction: ViewAction
    var store: Store<StoreState, StoreAction> { get }
}
extension ViewActionSending {
    @discardableResult
    public func send(_ action: StoreAction.ViewAction) -> StoreTask { store.send(.view(action)) }
    @discardableResult
    public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
        store.send(.view(action), animation: animation)
    }
    @discardableResult
    public func send(_ action: StoreAction.ViewAction, transaction: Transaction) -> StoreTask {
        store.send(.view(action), transaction: transaction)
    }
}
