import Combine
import Foundation
import Observation
import SwiftUI

/// The place of a state: it takes actions, and views observe it.
@preconcurrency @MainActor @dynamicMemberLookup
public final class Store<State, Action>: Observable {
    let core: Core<State, Action>
    private var children: [ScopeID: AnyObject] = [:]
    nonisolated private let registrar = ObservationRegistrar()
    private var subscription: AnyCancellable?
    private var last: State?

    /// What a scope is found by.
    struct ScopeID: Hashable {
        let state: AnyKeyPath?, action: AnyKeyPath?
        var element: AnyHashable?
    }

    init(core: Core<State, Action>) {
        self.core = core
        guard State.self is any ObservableState.Type else { return }
        last = core.state
        subscription = core.didChange.sink { [weak self] in self?.observeIdentity() }
    }
    public convenience init<R: Reducer>(
        initialState: @autoclosure () -> R.State, @ReducerBuilder<State, Action> reducer: () -> R,
        withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
    ) where State == R.State, Action == R.Action {
        let running = RunningEffects()
        let (state, reducer, values) = withDependencies {
            prepareDependencies?(&$0)
            $0.runningEffects = running
        } operation: { (initialState(), reducer(), DependencyValues.now) }
        self.init(core: RootCore(state, reducer, values, running))
    }

    private func observeIdentity() {
        let now = core.state
        if let last, !ObservationStateRegistrar.isSame(last, now) {
            registrar.withMutation(of: self, keyPath: \.currentState) {}
        }
        last = now
    }

    /// The state, whose readers are notified when another value takes its place.
    var currentState: State {
        registrar.access(self, keyPath: \.currentState)
        return core.state
    }
    public func withState<R>(_ body: (_ state: State) -> R) -> R { body(core.state) }
    @discardableResult
    public func send(_ action: Action) -> StoreTask { StoreTask(task: core.send(action)) }
    @discardableResult
    public func send(_ action: Action, animation: Animation?) -> StoreTask {
        send(action, transaction: Transaction(animation: animation))
    }
    @discardableResult
    public func send(_ action: Action, transaction: Transaction) -> StoreTask {
        withTransaction(transaction) { send(action) }
    }
    public var publisher: StorePublisher<State> {
        let core = core
        return StorePublisher(AnyPublisher(core.didChange.prepend(()).map { core.state }))
    }

    // MARK: Scopes

    func child<ChildState, ChildAction>(
        _ id: ScopeID, get: @escaping (State) -> ChildState?, embed: @escaping (ChildAction) -> Action
    ) -> Store<ChildState, ChildAction>? {
        guard let state = get(core.state) else {
            children[id] = nil
            return nil
        }
        if let known = children[id] as? Store<ChildState, ChildAction>, known.core.isValid { return known }
        let made = Store<ChildState, ChildAction>(core: ScopedCore(core, state, get: get, embed: embed))
        children[id] = made
        return made
    }
    public func scope<ChildState, ChildAction>(
        state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
    ) -> Store<ChildState, ChildAction> {
        let path = AnyCasePath(action)
        return child(ScopeID(state: state, action: action), get: { $0[keyPath: state] }, embed: path.embed)!
    }
    public func scope<ChildState, ChildAction>(
        state toChildState: @escaping (_ state: State) -> ChildState,
        action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
    ) -> Store<ChildState, ChildAction> {
        Store<ChildState, ChildAction>(core: ScopedCore(core, toChildState(core.state), get: toChildState,
                                                        embed: fromChildAction))
    }
    public func scope<ChildState, ChildAction>(
        state toChildState: @escaping (_ state: State) -> PresentationState<ChildState>,
        action fromChildAction: @escaping (_ presentationAction: PresentationAction<ChildAction>) -> Action
    ) -> Store<PresentationState<ChildState>, PresentationAction<ChildAction>> {
        Store<PresentationState<ChildState>, PresentationAction<ChildAction>>(
            core: ScopedCore(core, toChildState(core.state), get: toChildState, embed: fromChildAction))
    }
}
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store where State: ObservableState {
    public var state: State { currentState }
    public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { currentState[keyPath: keyPath] }
    /// A store of a part that is optional; nil where it is not there.
    public func scope<ChildState, ChildAction>(
        state stateKeyPath: KeyPath<State, ChildState?>, action actionKeyPath: CaseKeyPath<Action, ChildAction>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Store<ChildState, ChildAction>? {
        _ = currentState[keyPath: stateKeyPath]
        let path = AnyCasePath(actionKeyPath)
        return child(ScopeID(state: stateKeyPath, action: actionKeyPath), get: { $0[keyPath: stateKeyPath] },
                     embed: path.embed)
    }
    /// A store of each element of an array.
    public func scope<ElementID: Hashable & Sendable, ElementState, ElementAction>(
        state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
        action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
        _StoreCollection(self, state, action)
    }
}
extension Store: Identifiable {
    nonisolated public var id: ObjectIdentifier { ObjectIdentifier(self) }
}
extension Store: Equatable, Hashable {
    nonisolated public static func == (left: Store, right: Store) -> Bool { left === right }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
extension Store: CustomStringConvertible {
    nonisolated public var description: String { "Store<\(State.self), \(Action.self)>" }
}
extension Store: CustomReflectable {
    nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The stores of the elements of an array.
public struct _StoreCollection<ID: Hashable & Sendable, State, Action>: RandomAccessCollection, @unchecked Sendable {
    private let elements: IdentifiedArray<ID, State>
    private let store: @MainActor (ID, State) -> Store<State, Action>
    @MainActor init<ParentState: ObservableState, ParentAction>(
        _ parent: Store<ParentState, ParentAction>, _ state: KeyPath<ParentState, IdentifiedArray<ID, State>>,
        _ action: CaseKeyPath<ParentAction, IdentifiedAction<ID, Action>>
    ) {
        elements = parent.currentState[keyPath: state]
        let path = AnyCasePath(action)
        store = { id, element in
            parent.child(
                Store<ParentState, ParentAction>.ScopeID(state: state, action: action, element: AnyHashable(id)),
                get: { $0[keyPath: state][id: id] }, embed: { path.embed(.element(id: id, action: $0)) })
                ?? Store(core: StillCore(element))
        }
    }
    public var startIndex: Int { elements.startIndex }
    public var endIndex: Int { elements.endIndex }
    public subscript(position: Int) -> Store<State, Action> {
        let elements = UncheckedSendable(elements), store = UncheckedSendable(store)
        return MainActor.assumeIsolated {
            store.value(elements.value.ids[position], elements.value[position])
        }
    }
}

/// The work of an action.
public struct StoreTask: Hashable, Sendable {
    let task: Task<Void, Never>?
    public func cancel() { task?.cancel() }
    public func finish() async { await task?.withCancellation() }
    public var isCancelled: Bool { task?.isCancelled ?? true }
}

/// The states of a store, one after the other.
@dynamicMemberLookup
public struct StorePublisher<State>: Publisher {
    public typealias Output = State
    public typealias Failure = Never
    private let upstream: AnyPublisher<State, Never>
    init(_ upstream: AnyPublisher<State, Never>) { self.upstream = upstream }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == State, S.Failure == Never {
        upstream.receive(subscriber: subscriber)
    }
    public subscript<Value: Equatable>(dynamicMember keyPath: KeyPath<State, Value>) -> StorePublisher<Value> {
        StorePublisher<Value>(AnyPublisher(upstream.map { $0[keyPath: keyPath] }.removeDuplicates()))
    }
}

// MARK: Where the state is

@MainActor
class Core<State, Action> {
    let didChange: PassthroughSubject<Void, Never>
    init(_ didChange: PassthroughSubject<Void, Never>) { self.didChange = didChange }
    var state: State { preconditionFailure("A core has a state") }
    var isValid: Bool { true }
    func send(_ action: Action) -> Task<Void, Never>? { nil }
}
final class RootCore<State, Action>: Core<State, Action> {
    private var value: State
    private let reduce: (inout State, Action) -> Effect<Action>
    private let values: DependencyValues, running: RunningEffects
    private var waiting: [Action] = [], isSending = false
    init(
        _ state: State, _ reducer: some Reducer<State, Action>, _ values: DependencyValues, _ running: RunningEffects
    ) {
        (value, reduce, self.values, self.running) = (state, reducer.reduce, values, running)
        super.init(PassthroughSubject())
    }
    override var state: State { value }
    override func send(_ action: Action) -> Task<Void, Never>? {
        waiting.append(action)
        if isSending { return nil }
        isSending = true
        var tasks: [Task<Void, Never>] = []
        let context = EffectContext<Action>(send: { [weak self] in self?.send($0) }, running: running)
        while !waiting.isEmpty {
            let action = waiting.removeFirst()
            DependencyValues.$now.withValue(values) {
                var state = value
                let effect = reduce(&state, action)
                value = state
                if let task = effect.start?(context) { tasks.append(task) }
            }
        }
        isSending = false
        didChange.send()
        return tasks.isEmpty ? nil : .all(tasks)
    }
}
/// A part of another state. It keeps its last value while what shows it goes away.
final class ScopedCore<Parent, ParentAction, State, Action>: Core<State, Action> {
    private let parent: Core<Parent, ParentAction>
    private let get: (Parent) -> State?, embed: (Action) -> ParentAction
    private var last: State
    init(_ parent: Core<Parent, ParentAction>, _ state: State, get: @escaping (Parent) -> State?,
         embed: @escaping (Action) -> ParentAction) {
        (self.parent, last, self.get, self.embed) = (parent, state, get, embed)
        super.init(parent.didChange)
    }
    override var state: State {
        if let value = get(parent.state) { last = value }
        return last
    }
    override var isValid: Bool { parent.isValid && get(parent.state) != nil }
    override func send(_ action: Action) -> Task<Void, Never>? { isValid ? parent.send(embed(action)) : nil }
}
/// A state that does not change.
final class StillCore<State, Action>: Core<State, Action> {
    private let value: State
    init(_ value: State) {
        self.value = value
        super.init(PassthroughSubject())
    }
    override var state: State { value }
    override var isValid: Bool { false }
}
