/// How a state changes by an action, and what is done beside that.
public protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action
    associatedtype Body
    func reduce(into state: inout State, action: Action) -> Effect<Action>
    @ReducerBuilder<State, Action> var body: Body { get }
}
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
extension Reducer where Body == Never {
    public var body: Body { fatalError("'\(Self.self)' has no body") }
}
extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
    public func reduce(into state: inout Body.State, action: Body.Action) -> Effect<Body.Action> {
        body.reduce(into: &state, action: action)
    }
}

/// An enum of reducers, each for a case of the state.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Body: Reducer, Body.State == State, Body.Action == Action {
    associatedtype State = State
    associatedtype Action = Action
    associatedtype Body = Body
    associatedtype CaseScope
    @ReducerBuilder<State, Action> static var body: Body { get }
    @preconcurrency @MainActor static func scope(_ store: Store<State, Action>) -> CaseScope
}
extension CaseReducer {
    public var body: Body { Self.body }
}
/// The state of an enum of reducers.
public protocol CaseReducerState {
    associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}
extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
    /// The case of the state, with a store for it.
    public var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }
}

@resultBuilder
public enum ReducerBuilder<State, Action> {
    public static func buildExpression<R: Reducer>(_ expression: R) -> R where R.State == State, R.Action == Action {
        expression
    }
    public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }
    public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }
    public static func buildPartialBlock<A: Reducer<State, Action>, B: Reducer<State, Action>>(
        accumulated: A, next: B
    ) -> _Sequence<A, B> { _Sequence(first: accumulated, second: next) }
    public static func buildArray(_ reducers: [some Reducer<State, Action>]) -> Reduce<State, Action> {
        Reduce { state, action in .merge(reducers.map { $0.reduce(into: &state, action: action) }) }
    }
    public static func buildEither<A: Reducer<State, Action>, B: Reducer<State, Action>>(
        first reducer: A
    ) -> _Conditional<A, B> { .first(reducer) }
    public static func buildEither<A: Reducer<State, Action>, B: Reducer<State, Action>>(
        second reducer: B
    ) -> _Conditional<A, B> { .second(reducer) }
    public static func buildOptional<R: Reducer<State, Action>>(_ wrapped: R?) -> R? { wrapped }
    public static func buildLimitedAvailability(_ wrapped: some Reducer<State, Action>) -> Reduce<State, Action> {
        Reduce(wrapped)
    }
    public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
    /// The body that `@Reducer` makes for an enum.
    public static func _reduce(
        @ReducerBuilder<State, Action> _ build: () -> some Reducer<State, Action>
    ) -> Reduce<State, Action> { Reduce(build()) }

    public struct _Sequence<First: Reducer, Second: Reducer>: Reducer
    where First.State == Second.State, First.Action == Second.Action {
        let first: First, second: Second
        public func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
            let effect = first.reduce(into: &state, action: action)
            return effect.merge(with: second.reduce(into: &state, action: action))
        }
    }
    public enum _Conditional<First: Reducer, Second: Reducer>: Reducer
    where First.State == Second.State, First.Action == Second.Action {
        case first(First), second(Second)
        public func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
            switch self {
            case .first(let reducer): reducer.reduce(into: &state, action: action)
            case .second(let reducer): reducer.reduce(into: &state, action: action)
            }
        }
    }
}
extension Optional: Reducer where Wrapped: Reducer {
    public func reduce(into state: inout Wrapped.State, action: Wrapped.Action) -> Effect<Wrapped.Action> {
        self?.reduce(into: &state, action: action) ?? .none
    }
}

/// A reducer that is a function.
public struct Reduce<State, Action>: Reducer {
    private let function: (inout State, Action) -> Effect<Action>
    public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) { function = reduce }
    public init(_ reducer: some Reducer<State, Action>) { function = reducer.reduce }
    public func reduce(into state: inout State, action: Action) -> Effect<Action> { function(&state, action) }
}
public struct EmptyReducer<State, Action>: Reducer {
    public init() {}
    public func reduce(into _: inout State, action _: Action) -> Effect<Action> { .none }
}
public struct CombineReducers<State, Action, Reducers: Reducer>: Reducer
where State == Reducers.State, Action == Reducers.Action {
    private let reducers: Reducers
    public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) { reducers = build() }
    public func reduce(into state: inout Reducers.State, action: Reducers.Action) -> Effect<Reducers.Action> {
        reducers.reduce(into: &state, action: action)
    }
}

/// A reducer of a part of the state.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
    private enum Place {
        case property(WritableKeyPath<ParentState, Child.State>), path(AnyCasePath<ParentState, Child.State>)
    }
    private let place: Place, action: AnyCasePath<ParentAction, Child.Action>, child: Child
    public init<ChildState, ChildAction>(
        state toChildState: WritableKeyPath<ParentState, ChildState>,
        action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
        @ReducerBuilder<ChildState, ChildAction> child: () -> Child
    ) where ChildState == Child.State, ChildAction == Child.Action {
        (place, action, self.child) = (.property(toChildState), AnyCasePath(toChildAction), child())
    }
    public init<ChildState, ChildAction>(
        state toChildState: CaseKeyPath<ParentState, ChildState>,
        action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
        @ReducerBuilder<ChildState, ChildAction> child: () -> Child
    ) where ChildState == Child.State, ChildAction == Child.Action {
        (place, action, self.child) = (.path(AnyCasePath(toChildState)), AnyCasePath(toChildAction), child())
    }
    public init<ChildState, ChildAction>(
        state toChildState: WritableKeyPath<ParentState, ChildState>,
        action toChildAction: AnyCasePath<ParentAction, ChildAction>,
        @ReducerBuilder<ChildState, ChildAction> child: () -> Child
    ) where ChildState == Child.State, ChildAction == Child.Action {
        (place, action, self.child) = (.property(toChildState), toChildAction, child())
    }
    public init<ChildState, ChildAction>(
        state toChildState: AnyCasePath<ParentState, ChildState>,
        action toChildAction: AnyCasePath<ParentAction, ChildAction>,
        @ReducerBuilder<ChildState, ChildAction> child: () -> Child
    ) where ChildState == Child.State, ChildAction == Child.Action {
        (place, action, self.child) = (.path(toChildState), toChildAction, child())
    }
    public func reduce(into state: inout ParentState, action parent: ParentAction) -> Effect<ParentAction> {
        guard let childAction = action.extract(from: parent) else { return .none }
        let embed = UncheckedSendable(action)
        switch place {
        case .property(let path):
            return child.reduce(into: &state[keyPath: path], action: childAction).map { embed.value.embed($0) }
        case .path(let path):
            guard var value = path.extract(from: state) else {
                reportIssue("A 'Scope' received an action when its state was another case")
                return .none
            }
            let effect = child.reduce(into: &value, action: childAction)
            state = path.embed(value)
            return effect.map { embed.value.embed($0) }
        }
    }
}

// MARK: Modifiers

extension Reducer {
    /// Values of dependencies for this reducer.
    public func dependency<Value>(
        _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
    ) -> some Reducer<State, Action> {
        Reduce<State, Action> { state, action in
            withDependencies { $0[keyPath: keyPath] = value } operation: { reduce(into: &state, action: action) }
        }
    }
    public func dependency<Value: TestDependencyKey>(_ value: Value) -> some Reducer<State, Action>
    where Value.Value == Value {
        Reduce<State, Action> { state, action in
            withDependencies { $0[Value.self] = value } operation: { reduce(into: &state, action: action) }
        }
    }
    public func transformDependency<V>(
        _ keyPath: WritableKeyPath<DependencyValues, V>, transform: @escaping (_ dependency: inout V) -> Void
    ) -> some Reducer<State, Action> {
        Reduce<State, Action> { state, action in
            withDependencies { transform(&$0[keyPath: keyPath]) } operation: { reduce(into: &state, action: action) }
        }
    }
    /// Runs reducers when a value is another one after an action.
    public func onChange<V: Equatable, R: Reducer<State, Action>>(
        of toValue: @escaping (State) -> V, @ReducerBuilder<State, Action> _ reducer: @escaping (V, V) -> R
    ) -> some Reducer<State, Action> { onChange(of: toValue, removeDuplicates: ==, reducer) }
    public func onChange<V, R: Reducer<State, Action>>(
        of toValue: @escaping (State) -> V, removeDuplicates isDuplicate: @escaping (V, V) -> Bool,
        @ReducerBuilder<State, Action> _ reducer: @escaping (V, V) -> R
    ) -> some Reducer<State, Action> {
        Reduce<State, Action> { state, action in
            let old = toValue(state), effect = reduce(into: &state, action: action), new = toValue(state)
            if isDuplicate(old, new) { return effect }
            return effect.merge(with: reducer(old, new).reduce(into: &state, action: action))
        }
    }
    /// Prints each action, and what it changes in the state.
    public func _printChanges(_ printer: _ReducerPrinter<State, Action>? = .customDump) -> some Reducer<State, Action> {
        Reduce<State, Action> { state, action in
            let old = state, effect = reduce(into: &state, action: action)
            printer?.printChange(action, old, state)
            return effect
        }
    }
    public func signpost(_ prefix: String = "", log: Int = 0) -> some Reducer<State, Action> { Reduce(self) }
}
public struct _ReducerPrinter<State, Action>: Sendable {
    let printChange: @Sendable (Action, State, State) -> Void
    public init(
        printChange: @escaping @Sendable (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void
    ) { self.printChange = printChange }
    public static var customDump: Self {
        Self { action, old, new in
            print("received action:\n" + String(customDumping: action))
            print(diff(old, new) ?? "  (No state changes)", terminator: "\n\n")
        }
    }
    public static var actionLabels: Self {
        Self { action, _, _ in print("received action: \(action)") }
    }
}
