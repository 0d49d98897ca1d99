import Foundation
import IdentifiedCollections
import OrderedCollections

/// An action of an element of an `IdentifiedArray`.
public enum IdentifiedAction<ID: Hashable & Sendable, Action>: CasePathable {
    case element(id: ID, action: Action)
    public struct AllCasePaths: Sendable {
        public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
            AnyCasePath(embed: { .element(id: $0.id, action: $0.action) }, extract: {
                if case .element(let id, let action) = $0 { (id, action) } else { nil }
            })
        }
        public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
            AnyCasePath(embed: { .element(id: id, action: $0) }, extract: {
                if case .element(id, let action) = $0 { action } else { nil }
            })
        }
    }
    public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where Action: Sendable {}
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action> where R.State: Identifiable

extension Reducer {
    /// A reducer of each element of an array.
    public func forEach<ElementState, ElementAction, ID: Hashable & Sendable, Element: Reducer>(
        _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
        action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
        @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> some Reducer<State, Action> where ElementState == Element.State, ElementAction == Element.Action {
        let path = AnyCasePath(toElementAction)
        return ElementsReducer(
            base: self, elements: toElementsState, element: element(), extract: {
                guard case .element(let id, let action)? = path.extract(from: $0) else { return nil }
                return (id, action)
            }, embed: { path.embed(.element(id: $0, action: $1)) })
    }
    public func forEach<ElementState, ElementAction, ID: Hashable & Sendable, Element: Reducer>(
        _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
        action path: AnyCasePath<Action, (ID, ElementAction)>,
        @ReducerBuilder<ElementState, ElementAction> element: () -> Element
    ) -> some Reducer<State, Action> where ElementState == Element.State, ElementAction == Element.Action {
        ElementsReducer(base: self, elements: toElementsState, element: element(),
                        extract: { path.extract(from: $0) }, embed: { path.embed(($0, $1)) })
    }
    /// A reducer of each element of a stack.
    public func forEach<DestinationState, DestinationAction, Destination: Reducer>(
        _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
        action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
        @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> some Reducer<State, Action>
    where Destination.State == DestinationState, Destination.Action == DestinationAction {
        _StackReducer(base: self, stack: toStackState, action: AnyCasePath(toStackAction), destination: destination())
    }
    public func forEach<DestinationState: CaseReducerState, DestinationAction>(
        _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
        action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> some Reducer<State, Action> where DestinationState.StateReducer.Action == DestinationAction {
        _StackReducer(base: self, stack: toStackState, action: AnyCasePath(toStackAction),
                      destination: DestinationState.StateReducer.body)
    }
    public func forEach<DestinationState, DestinationAction, Destination: Reducer>(
        _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
        action path: AnyCasePath<Action, StackAction<DestinationState, DestinationAction>>,
        @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination
    ) -> some Reducer<State, Action>
    where Destination.State == DestinationState, Destination.Action == DestinationAction {
        _StackReducer(base: self, stack: toStackState, action: path, destination: destination())
    }
}

/// A reducer of the elements of an array: effects of an element end when it is removed.
private struct ElementsReducer<Base: Reducer, ID: Hashable & Sendable, Element: Reducer>: Reducer {
    let base: Base, elements: WritableKeyPath<Base.State, IdentifiedArray<ID, Element.State>>, element: Element
    let extract: (Base.Action) -> (ID, Element.Action)?
    let embed: @Sendable (ID, Element.Action) -> Base.Action

    func reduce(into state: inout Base.State, action parent: Base.Action) -> Effect<Base.Action> {
        let outer = DependencyValues.now.navigationPath
        var effects: [Effect<Base.Action>] = []
        if let (id, action) = extract(parent) {
            if state[keyPath: elements][id: id] != nil {
                let path = outer + [NavigationID(elements, id: AnyHashable(id))]
                let effect = withDependencies { $0.navigationPath = path } operation: {
                    element.reduce(into: &state[keyPath: elements][id: id]!, action: action)
                }
                effects.append(effect.map { [embed] in embed(id, $0) }
                    .cancellable(RunningEffects.Name(id: RunningEffects.Presented(), path: path)))
            } else {
                reportIssue("An action was sent to an element that is not there: \(parent)")
            }
        }
        let before = state[keyPath: elements].ids
        effects.append(base.reduce(into: &state, action: parent))
        let after = state[keyPath: elements].ids
        if before != after {
            for id in before where !after.contains(id) {
                effects.append(.end(outer + [NavigationID(elements, id: AnyHashable(id))]))
            }
        }
        return .merge(effects)
    }
}

// MARK: Stacks

/// The identity of an element of a stack.
public struct StackElementID: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible {
    let generation: Int
    init(generation: Int) { self.generation = generation }
    public init(integerLiteral value: Int) { generation = value }
    public var debugDescription: String { "#\(generation)" }
    private static let last = LockIsolated(-1)
    static func next() -> Self {
        Self(generation: last.withValue { last in
            last += 1
            return last
        })
    }
}

/// The elements of a stack of screens.
public struct StackState<Element>: RandomAccessCollection, RangeReplaceableCollection {
    var table: OrderedDictionary<StackElementID, Element> = [:]
    public init() {}
    public var ids: OrderedSet<StackElementID> { table.keys }
    public subscript(id id: StackElementID) -> Element? {
        get { table[id] }
        _modify { yield &table[id] }
    }
    public subscript<Case>(id id: StackElementID, case path: CaseKeyPath<Element, Case>) -> Case?
    where Element: CasePathable {
        get { self[id: id].flatMap { $0[case: path] } }
        set { if let newValue, table[id]?[case: path] != nil { table[id] = path(newValue) } }
    }
    /// Removes the element and those after it.
    public mutating func pop(from id: StackElementID) {
        guard let index = table.index(forKey: id) else { return }
        table.removeSubrange(index ..< table.count)
    }
    /// Removes the elements after one.
    public mutating func pop(to id: StackElementID) {
        guard let index = table.index(forKey: id) else { return }
        table.removeSubrange(index + 1 ..< table.count)
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { table.count }
    public subscript(position: Int) -> Element { table.values[position] }
    public mutating func replaceSubrange(_ subrange: Range<Int>, with newElements: some Collection<Element>) {
        table.removeSubrange(subrange)
        for (place, element) in newElements.enumerated() {
            table.updateValue(element, forKey: .next(), insertingAt: subrange.lowerBound + place)
        }
    }
}
extension StackState: Equatable where Element: Equatable {
    public static func == (left: Self, right: Self) -> Bool { left.ids == right.ids && left.elementsEqual(right) }
}
extension StackState: Hashable where Element: Hashable {
    public func hash(into hasher: inout Hasher) { for element in self { hasher.combine(element) } }
}
extension StackState: Sendable where Element: Sendable {}
extension StackState: Decodable where Element: Decodable {
    public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}
extension StackState: Encodable where Element: Encodable {
    public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

public enum StackAction<State, Action>: CasePathable {
    indirect case element(id: StackElementID, action: Action)
    case popFrom(id: StackElementID)
    case push(id: StackElementID, state: State)
    public struct AllCasePaths: Sendable {
        public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
            AnyCasePath(embed: { .element(id: $0.id, action: $0.action) }, extract: {
                if case .element(let id, let action) = $0 { (id, action) } else { nil }
            })
        }
        public var popFrom: AnyCasePath<StackAction, StackElementID> {
            AnyCasePath(embed: { .popFrom(id: $0) }, extract: { if case .popFrom(let id) = $0 { id } else { nil } })
        }
        public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
            AnyCasePath(embed: { .push(id: $0.id, state: $0.state) }, extract: {
                if case .push(let id, let state) = $0 { (id, state) } else { nil }
            })
        }
        public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
            AnyCasePath(embed: { .element(id: id, action: $0) }, extract: {
                if case .element(id, let action) = $0 { action } else { nil }
            })
        }
    }
    public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>
extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}

struct _StackReducer<Base: Reducer, Destination: Reducer>: Reducer {
    let base: Base, stack: WritableKeyPath<Base.State, StackState<Destination.State>>
    let action: AnyCasePath<Base.Action, StackAction<Destination.State, Destination.Action>>
    let destination: Destination

    func reduce(into state: inout Base.State, action parent: Base.Action) -> Effect<Base.Action> {
        let outer = DependencyValues.now.navigationPath, before = state[keyPath: stack].ids
        func path(_ id: StackElementID) -> [NavigationID] { outer + [NavigationID(stack, id: AnyHashable(id))] }
        var effects: [Effect<Base.Action>] = []
        switch action.extract(from: parent) {
        case .element(let id, let childAction):
            if state[keyPath: stack][id: id] != nil {
                let path = path(id), running = DependencyValues.now.runningEffects
                let effect = withDependencies {
                    $0.navigationPath = path
                    $0.dismiss = DismissEffect(dismiss: { running.dismiss(path) })
                } operation: {
                    destination.reduce(into: &state[keyPath: stack][id: id]!, action: childAction)
                }
                effects.append(effect.map { [action] in action.embed(.element(id: id, action: $0)) }
                    .cancellable(RunningEffects.Name(id: RunningEffects.Presented(), path: path)))
            } else {
                reportIssue("An action was sent to an element that is not on the stack: \(parent)")
            }
            effects.append(base.reduce(into: &state, action: parent))
        case .popFrom(let id):
            effects.append(base.reduce(into: &state, action: parent))
            state[keyPath: stack].pop(from: id)
        case .push(let id, let element):
            state[keyPath: stack].table[id] = element
            effects.append(base.reduce(into: &state, action: parent))
        case nil:
            effects.append(base.reduce(into: &state, action: parent))
        }
        let after = state[keyPath: stack].ids
        for id in before where !after.contains(id) { effects.append(.end(path(id))) }
        for id in after {
            let place = path(id), action = action
            effects.append(Effect { context in
                context.running.onDismiss(place) { _ = context.send(action.embed(.popFrom(id: id))) }
                return nil
            })
        }
        return .merge(effects)
    }
}
