import CustomDump
import Foundation

/// What is presented, as a part of a state.
@propertyWrapper
public struct PresentationState<State> {
    private final class Box {
        var value: State?
        init(_ value: State?) { self.value = value }
    }
    // On the heap, so that a state may present its own kind.
    private var box: Box
    public init(wrappedValue: State?) { box = Box(wrappedValue) }
    public var wrappedValue: State? {
        get { box.value }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
            yield &box.value
        }
    }
    public var projectedValue: Self {
        get { self }
        set { self = newValue }
        _modify { yield &self }
    }
    public subscript<Case>(case path: CaseKeyPath<State, Case>) -> Case? where State: CasePathable {
        get { wrappedValue.flatMap { $0[case: path] } }
        set { wrappedValue = newValue.map { path($0) } }
    }
}
extension PresentationState: @unchecked Sendable where State: Sendable {}
extension PresentationState: Equatable where State: Equatable {
    public static func == (left: Self, right: Self) -> Bool { left.wrappedValue == right.wrappedValue }
}
extension PresentationState: Hashable where State: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
extension PresentationState: Decodable where State: Decodable {
    public init(from decoder: any Decoder) throws { self.init(wrappedValue: try State?(from: decoder)) }
}
extension PresentationState: Encodable where State: Encodable {
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}
extension PresentationState: CustomDumpRepresentable {
    public var customDumpValue: Any { wrappedValue as Any }
}

/// An action of what is presented, or its end.
public enum PresentationAction<Action> {
    case dismiss
    indirect case presented(Action)
}
extension PresentationAction: CasePathable {
    @dynamicMemberLookup
    public struct AllCasePaths: Sendable {
        public var dismiss: AnyCasePath<PresentationAction, Void> {
            AnyCasePath(embed: { .dismiss }, extract: { if case .dismiss = $0 { () } else { nil } })
        }
        public var presented: AnyCasePath<PresentationAction, Action> {
            AnyCasePath(embed: { .presented($0) }, extract: {
                if case .presented(let action) = $0 { action } else { nil }
            })
        }
        public subscript<Inner>(
            dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Inner>>
        ) -> AnyCasePath<PresentationAction, Inner> where Action: CasePathable {
            presented.appending(path: Action.allCasePaths[keyPath: keyPath])
        }
        public subscript<Inner>(
            dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Inner>>
        ) -> AnyCasePath<PresentationAction, PresentationAction<Inner>> where Action: CasePathable {
            presentations(of: Action.allCasePaths[keyPath: keyPath])
        }
    }
    public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
private func presentations<Action, Inner>(
    of path: AnyCasePath<Action, Inner>
) -> AnyCasePath<PresentationAction<Action>, PresentationAction<Inner>> {
    AnyCasePath(
        embed: { if case .presented(let inner) = $0 { .presented(path.embed(inner)) } else { .dismiss } },
        extract: {
            switch $0 {
            case .dismiss: .dismiss
            case .presented(let action): path.extract(from: action).map { .presented($0) }
            }
        })
}
extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}

/// A state that ends with its first action, such as an alert.
public protocol _EphemeralState<Action> {
    associatedtype Action
}
extension AlertState: _EphemeralState {}
extension ConfirmationDialogState: _EphemeralState {}
private func isEphemeral(_ state: Any) -> Bool {
    if state is any _EphemeralState { return true }
    guard state is any CaseReducerState, let child = Mirror(reflecting: state).children.first else { return false }
    return child.value is any _EphemeralState
}

extension Reducer {
    /// A reducer of what is presented: its effects end with the presentation.
    public func ifLet<DestinationState, DestinationAction, Destination: Reducer>(
        _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
        action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
        @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> some Reducer<State, Action>
    where Destination.State == DestinationState, Destination.Action == DestinationAction {
        _PresentationReducer(base: self, state: toPresentationState, action: AnyCasePath(toPresentationAction),
                             destination: destination())
    }
    public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
        _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
        action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> some Reducer<State, Action> {
        _PresentationReducer(base: self, state: toPresentationState, action: AnyCasePath(toPresentationAction),
                             destination: EmptyReducer<DestinationState, DestinationAction>())
    }
    public func ifLet<DestinationState: CaseReducerState, DestinationAction>(
        _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
        action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> some Reducer<State, Action> where DestinationState.StateReducer.Action == DestinationAction {
        _PresentationReducer(base: self, state: toPresentationState, action: AnyCasePath(toPresentationAction),
                             destination: DestinationState.StateReducer.body)
    }
    public func ifLet<DestinationState, DestinationAction, Destination: Reducer>(
        _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
        action toPresentationAction: AnyCasePath<Action, PresentationAction<DestinationAction>>,
        @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination
    ) -> some Reducer<State, Action>
    where Destination.State == DestinationState, Destination.Action == DestinationAction {
        _PresentationReducer(base: self, state: toPresentationState, action: toPresentationAction,
                             destination: destination())
    }
    public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
        _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
        action toPresentationAction: AnyCasePath<Action, PresentationAction<DestinationAction>>
    ) -> some Reducer<State, Action> {
        _PresentationReducer(base: self, state: toPresentationState, action: toPresentationAction,
                             destination: EmptyReducer<DestinationState, DestinationAction>())
    }
    /// A reducer of a part of the state that is optional.
    public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer>(
        _ toWrappedState: WritableKeyPath<State, WrappedState?>,
        action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
        @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> some Reducer<State, Action> where WrappedState == Wrapped.State, WrappedAction == Wrapped.Action {
        PartReducer(base: self, action: AnyCasePath(toWrappedAction), child: wrapped(), path: toWrappedState,
                    get: { $0[keyPath: toWrappedState] }, set: { $0[keyPath: toWrappedState] = $1 })
    }
    public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer>(
        _ toWrappedState: WritableKeyPath<State, WrappedState?>,
        action toWrappedAction: AnyCasePath<Action, WrappedAction>,
        @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped
    ) -> some Reducer<State, Action> where WrappedState == Wrapped.State, WrappedAction == Wrapped.Action {
        PartReducer(base: self, action: toWrappedAction, child: wrapped(), path: toWrappedState,
                    get: { $0[keyPath: toWrappedState] }, set: { $0[keyPath: toWrappedState] = $1 })
    }
    /// A part of the state that ends with its first action, such as an alert.
    public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
        _ toWrappedState: WritableKeyPath<State, WrappedState?>,
        action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> some Reducer<State, Action> {
        ifLet(toWrappedState, action: toWrappedAction,
              then: { EmptyReducer<WrappedState, WrappedAction>() }, fileID: fileID, filePath: filePath, line: line,
              column: column)
    }
    public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
        _ toWrappedState: WritableKeyPath<State, WrappedState?>,
        action toWrappedAction: AnyCasePath<Action, WrappedAction>
    ) -> some Reducer<State, Action> {
        ifLet(toWrappedState, action: toWrappedAction, then: { EmptyReducer<WrappedState, WrappedAction>() })
    }
    /// A reducer of a case of the state.
    public func ifCaseLet<CaseState, CaseAction, Case: Reducer>(
        _ toCaseState: CaseKeyPath<State, CaseState>, action toCaseAction: CaseKeyPath<Action, CaseAction>,
        @ReducerBuilder<CaseState, CaseAction> then case: () -> Case,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> some Reducer<State, Action> where State: CasePathable, CaseState == Case.State, CaseAction == Case.Action {
        let path = AnyCasePath(toCaseState)
        return PartReducer(base: self, action: AnyCasePath(toCaseAction), child: `case`(), path: toCaseState,
                           get: path.extract, set: { $0 = path.embed($1) })
    }
    public func ifCaseLet<CaseState, CaseAction, Case: Reducer>(
        _ path: AnyCasePath<State, CaseState>, action toCaseAction: AnyCasePath<Action, CaseAction>,
        @ReducerBuilder<CaseState, CaseAction> then case: () -> Case
    ) -> some Reducer<State, Action> where CaseState == Case.State, CaseAction == Case.Action {
        PartReducer(base: self, action: toCaseAction, child: `case`(), path: \State.self,
                    get: path.extract, set: { $0 = path.embed($1) })
    }
}

/// A reducer of a part that is not always there. Its effects end when the part goes.
struct PartReducer<Base: Reducer, Child: Reducer>: Reducer {
    let base: Base, action: AnyCasePath<Base.Action, Child.Action>, child: Child, path: AnyKeyPath
    let get: (Base.State) -> Child.State?, set: (inout Base.State, Child.State) -> Void

    func reduce(into state: inout Base.State, action parent: Base.Action) -> Effect<Base.Action> {
        var effects: [Effect<Base.Action>] = []
        let outer = DependencyValues.now.navigationPath
        let first = get(state).map { NavigationID(path, of: $0) }
        if let childAction = action.extract(from: parent) {
            if var value = get(state), let first {
                let inner = outer + [first]
                let effect = withDependencies { $0.navigationPath = inner } operation: {
                    child.reduce(into: &value, action: childAction)
                }
                set(&state, value)
                effects.append(effect.map { [action] in action.embed($0) }
                    .cancellable(RunningEffects.Name(id: RunningEffects.Presented(), path: inner)))
            } else {
                reportIssue("An action was sent to a part of a state that is not there: \(parent)")
            }
        }
        effects.append(base.reduce(into: &state, action: parent))
        if let first, get(state).map({ NavigationID(path, of: $0) }) != first { effects.append(.end(outer + [first])) }
        return .merge(effects)
    }
}

struct _PresentationReducer<Base: Reducer, Destination: Reducer>: Reducer {
    let base: Base, state: WritableKeyPath<Base.State, PresentationState<Destination.State>>
    let action: AnyCasePath<Base.Action, PresentationAction<Destination.Action>>
    let destination: Destination

    private func identity(_ value: Base.State) -> NavigationID? {
        value[keyPath: state].wrappedValue.map { NavigationID(state, of: $0) }
    }

    func reduce(into value: inout Base.State, action parent: Base.Action) -> Effect<Base.Action> {
        let outer = DependencyValues.now.navigationPath, first = identity(value)
        var effects: [Effect<Base.Action>] = []
        switch (first, action.extract(from: parent)) {
        case (.some(let first), .presented(let childAction)):
            let path = outer + [first], running = DependencyValues.now.runningEffects
            let effect = withDependencies {
                $0.navigationPath = path
                $0.dismiss = DismissEffect(dismiss: { running.dismiss(path) })
            } operation: {
                destination.reduce(into: &value[keyPath: state].wrappedValue!, action: childAction)
            }
            effects.append(effect.map { [action] in action.embed(.presented($0)) }
                .cancellable(RunningEffects.Name(id: RunningEffects.Presented(), path: path)))
            let ends = value[keyPath: state].wrappedValue.map { isEphemeral($0) } ?? false
            effects.append(base.reduce(into: &value, action: parent))
            if ends, identity(value) == first { value[keyPath: state].wrappedValue = nil }
        case (.some(let first), .dismiss):
            effects.append(base.reduce(into: &value, action: parent))
            if identity(value) == first { value[keyPath: state].wrappedValue = nil }
        case (nil, .presented):
            reportIssue("An action was sent to what is not presented: \(parent)")
            effects.append(base.reduce(into: &value, action: parent))
        default:
            effects.append(base.reduce(into: &value, action: parent))
        }
        let last = identity(value)
        if first != last, let first { effects.append(.end(outer + [first])) }
        if let last { effects.append(presenting(outer + [last])) }
        return .merge(effects)
    }

    /// Lets the presented reducer end the presentation.
    private func presenting(_ path: [NavigationID]) -> Effect<Base.Action> {
        let action = action
        return Effect { context in
            context.running.onDismiss(path) { _ = context.send(action.embed(.dismiss)) }
            return nil
        }
    }
}
