import Combine
import SwiftUI

// Views of stores as they were written before `@ObservableState`.

/// A state that a view observes, and its actions.
@preconcurrency @MainActor @dynamicMemberLookup
public final class ViewStore<ViewState, ViewAction>: @preconcurrency ObservableObject {
    private let current: () -> ViewState, sending: (ViewAction) -> StoreTask
    private var subscription: AnyCancellable?
    public let objectWillChange = ObservableObjectPublisher()
    private var shown: ViewState
    public init<State, Action>(
        _ store: Store<State, Action>, observe toViewState: @escaping (_ state: State) -> ViewState,
        send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
        removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
    ) {
        let core = store.core
        current = { toViewState(core.state) }
        sending = { store.send(fromViewAction($0)) }
        shown = toViewState(core.state)
        subscription = core.didChange.sink { [weak self] in
            guard let self else { return }
            let new = current()
            if isDuplicate(shown, new) { return }
            objectWillChange.send()
            shown = new
        }
    }
    public convenience init<State>(
        _ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: State) -> ViewState,
        removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
    ) { self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate) }
    public convenience init<State>(
        _ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: State) -> ViewState
    ) where ViewState: Equatable { self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 }) }
    public convenience init<State, Action>(
        _ store: Store<State, Action>, observe toViewState: @escaping (_ state: State) -> ViewState,
        send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
    ) where ViewState: Equatable {
        self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 })
    }
    public var state: ViewState { shown }
    public var publisher: StorePublisher<ViewState> {
        let current = current
        return StorePublisher(AnyPublisher(objectWillChange.prepend(()).map { current() }))
    }
    public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value { shown[keyPath: keyPath] }
    @discardableResult public func send(_ action: ViewAction) -> StoreTask { sending(action) }
    @discardableResult public func send(_ action: ViewAction, animation: Animation?) -> StoreTask {
        withAnimation(animation) { sending(action) }
    }
    @discardableResult public func send(_ action: ViewAction, transaction: Transaction) -> StoreTask {
        withTransaction(transaction) { sending(action) }
    }
    /// Sends an action, and waits while a condition of the state holds.
    public func send(_ action: ViewAction, while predicate: @escaping (_ state: ViewState) -> Bool) async {
        let task = sending(action)
        await withTaskCancellationHandler { await self.yield(while: predicate) } onCancel: { task.cancel() }
    }
    public func yield(while predicate: @escaping (_ state: ViewState) -> Bool) async {
        for await state in publisher.values where !predicate(state) { return }
    }
    public func binding<Value>(
        get: @escaping (_ state: ViewState) -> Value, send valueToAction: @escaping (_ value: Value) -> ViewAction
    ) -> Binding<Value> {
        Binding(get: { get(self.shown) }, set: { self.send(valueToAction($0), transaction: $1) })
    }
    public func binding<Value>(
        get: @escaping (_ state: ViewState) -> Value, send action: ViewAction
    ) -> Binding<Value> { binding(get: get, send: { _ in action }) }
    public func binding(send valueToAction: @escaping (_ state: ViewState) -> ViewAction) -> Binding<ViewState> {
        binding(get: { $0 }, send: valueToAction)
    }
    public func binding(send action: ViewAction) -> Binding<ViewState> { binding(get: { $0 }, send: action) }
}
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>
extension ViewStore: Equatable {
    nonisolated public static func == (left: ViewStore, right: ViewStore) -> Bool { left === right }
}
extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
    public subscript<Value: Equatable>(
        dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>
    ) -> Binding<Value> {
        binding(get: { $0[keyPath: keyPath].wrappedValue }, send: { .set(keyPath, $0) })
    }
    public func binding<Value: Equatable>(
        _ keyPath: WritableKeyPath<ViewState, BindingState<Value>>
    ) -> Binding<Value> { binding(get: { $0[keyPath: keyPath].wrappedValue }, send: { .set(keyPath, $0) }) }
}

/// A view that observes a store.
@preconcurrency @MainActor
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
    private let content: (ViewStore<ViewState, ViewAction>) -> Content
    @ObservedObject private var viewStore: ViewStore<ViewState, ViewAction>
    public init<State, Action>(
        _ store: Store<State, Action>, observe toViewState: @escaping (_ state: State) -> ViewState,
        send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
        removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
        @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.content = content
        viewStore = ViewStore(store, observe: toViewState, send: fromViewAction, removeDuplicates: isDuplicate)
    }
    public init<State>(
        _ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: State) -> ViewState,
        removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
        @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate, content: content)
    }
    public var body: some View { content(viewStore) }
}
extension WithViewStore where ViewState: Equatable {
    public init<State, Action>(
        _ store: Store<State, Action>, observe toViewState: @escaping (_ state: State) -> ViewState,
        send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
        @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) { self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 }, content: content) }
    public init<State>(
        _ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: State) -> ViewState,
        @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) { self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: { $0 == $1 }, content: content) }
}

/// No action: a view that only follows a state has none.
func impossible<Action>(_ never: Never) -> Action {}

/// Follows what decides which view is shown, and builds it.
private struct Following<Key: Equatable, Content: View>: View {
    @ObservedObject private var viewStore: ViewStore<Key, Never>
    private let content: (Key) -> Content
    init<State, Action>(
        _ store: Store<State, Action>, _ key: @escaping (State) -> Key, @ViewBuilder content: @escaping (Key) -> Content
    ) {
        viewStore = ViewStore<Key, Never>(store, observe: key, send: impossible)
        self.content = content
    }
    var body: some View { content(viewStore.state) }
}

/// A view of a part that is optional.
@preconcurrency @MainActor
public struct IfLetStore<State, Action, Content: View>: View {
    private let content: () -> Content
    public init<IfContent: View, ElseContent: View>(
        _ store: Store<State?, Action>,
        @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
        @ViewBuilder else elseContent: @escaping () -> ElseContent
    ) where Content == _ConditionalContent<IfContent, ElseContent> {
        content = {
            if let child: Store<State, Action> = store.unwrapped() {
                ViewBuilder.buildEither(first: ifContent(child))
            } else { ViewBuilder.buildEither(second: elseContent()) }
        }
        make(store)
    }
    private var isThere: (() -> AnyView)?
    private mutating func make(_ store: Store<State?, Action>) {
        let content = content
        isThere = { AnyView(Following(store, { $0 != nil }) { _ in content() }) }
    }
    public init<IfContent: View>(
        _ store: Store<State?, Action>,
        @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
    ) where Content == IfContent? {
        content = { store.unwrapped().map(ifContent) }
        make(store)
    }
    public init<IfContent: View, ElseContent: View>(
        _ store: Store<PresentationState<State>, PresentationAction<Action>>,
        @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
        @ViewBuilder else elseContent: @escaping () -> ElseContent
    ) where Content == _ConditionalContent<IfContent, ElseContent> {
        self.init(store.scope(state: { $0.wrappedValue }, action: { .presented($0) }), then: ifContent,
                  else: elseContent)
    }
    public init<IfContent: View>(
        _ store: Store<PresentationState<State>, PresentationAction<Action>>,
        @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
    ) where Content == IfContent? {
        self.init(store.scope(state: { $0.wrappedValue }, action: { .presented($0) }), then: ifContent)
    }
    public var body: some View { isThere?() }
}
extension Store {
    /// The store of the value that is there.
    func unwrapped<Wrapped>() -> Store<Wrapped, Action>? where State == Wrapped? {
        child(ScopeID(state: \State.self, action: nil), get: { $0 }, embed: { $0 })
    }
}

/// The views of the elements of an array.
@preconcurrency @MainActor
public struct ForEachStore<EachState, EachAction, Data: Collection, ID: Hashable & Sendable, Content: View>: View {
    private let content: () -> Content
    public init<EachContent: View>(
        _ store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>,
        @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
    ) where Data == IdentifiedArray<ID, EachState>,
            Content == WithViewStore<OrderedSet<ID>, IdentifiedAction<ID, EachAction>,
                                     ForEach<OrderedSet<ID>, ID, EachContent?>> {
        self.content = {
            WithViewStore(store, observe: { $0.ids }, removeDuplicates: { $0 == $1 }) { viewStore in
                ForEach(viewStore.state, id: \.self) { id in
                    store.element(id, embed: { .element(id: id, action: $0) }).map(content)
                }
            }
        }
    }
    public init<EachContent: View>(
        _ store: Store<IdentifiedArray<ID, EachState>, (id: ID, action: EachAction)>,
        @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
    ) where Data == IdentifiedArray<ID, EachState>,
            Content == WithViewStore<OrderedSet<ID>, (id: ID, action: EachAction),
                                     ForEach<OrderedSet<ID>, ID, EachContent?>> {
        self.content = {
            WithViewStore(store, observe: { $0.ids }, removeDuplicates: { $0 == $1 }) { viewStore in
                ForEach(viewStore.state, id: \.self) { id in
                    store.element(id, embed: { (id, $0) }).map(content)
                }
            }
        }
    }
    public var body: some View { content() }
}
extension Store {
    func element<ID: Hashable, Element, ElementAction>(
        _ id: ID, embed: @escaping (ElementAction) -> Action
    ) -> Store<Element, ElementAction>? where State == IdentifiedArray<ID, Element> {
        child(ScopeID(state: nil, action: nil, element: AnyHashable(id)), get: { $0[id: id] }, embed: embed)
    }
}

/// A view for each case of a state.
@preconcurrency @MainActor
public struct SwitchStore<State, Action, Content: View>: View {
    private let store: Store<State, Action>, content: (State) -> Content
    public init(
        _ store: Store<State, Action>, @ViewBuilder content: @escaping (_ initialState: State) -> Content
    ) { (self.store, self.content) = (store, content) }
    public var body: some View {
        Following(store, { NavigationID(\State.self, of: $0) }) { _ in
            content(store.core.state).environment(\.switchedStore, SwitchedStore(store: store))
        }
    }
}
/// The view of a case.
@preconcurrency @MainActor
public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
    @Environment(\.switchedStore) private var switched
    private let extract: (EnumState) -> CaseState?, embed: (CaseAction) -> EnumAction
    private let content: (Store<CaseState, CaseAction>) -> Content
    public init(
        _ toCaseState: CaseKeyPath<EnumState, CaseState>, action fromCaseAction: @escaping (CaseAction) -> EnumAction,
        @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content
    ) where EnumState: CasePathable {
        (extract, embed, self.content) = (AnyCasePath(toCaseState).extract, fromCaseAction, content)
    }
    public init(
        _ toCaseState: @escaping (EnumState) -> CaseState?, action fromCaseAction: @escaping (CaseAction) -> EnumAction,
        @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content
    ) { (extract, embed, self.content) = (toCaseState, fromCaseAction, content) }
    public var body: some View {
        if let store = switched?.store as? Store<EnumState, EnumAction>,
           let child: Store<CaseState, CaseAction> = store.child(
               Store<EnumState, EnumAction>.ScopeID(
                   state: \EnumState.self, action: nil, element: AnyHashable(ObjectIdentifier(CaseState.self))),
               get: extract, embed: embed) {
            content(child)
        }
    }
}
struct SwitchedStore: Equatable {
    let store: AnyObject
    static func == (left: Self, right: Self) -> Bool { left.store === right.store }
}
extension EnvironmentValues {
    @Entry var switchedStore: SwitchedStore?
}
