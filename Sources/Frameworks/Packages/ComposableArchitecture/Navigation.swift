import OrderedCollections
import SwiftUI

extension StackState {
    /// An element of a stack as SwiftUI's path has it.
    public struct Component: Hashable {
        public let id: StackElementID
        public var element: Element
        public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
        public func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    public struct PathView: MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
        var base: StackState
        public init() { base = StackState() }
        init(base: StackState) { self.base = base }
        public var startIndex: Int { 0 }
        public var endIndex: Int { base.count }
        public subscript(position: Int) -> Component {
            get { Component(id: base.ids[position], element: base[position]) }
            set { replaceSubrange(position ..< position + 1, with: [newValue]) }
        }
        public mutating func replaceSubrange(_ subrange: Range<Int>, with newElements: some Collection<Component>) {
            base.table.removeSubrange(subrange)
            for (place, component) in newElements.enumerated() {
                let index = subrange.lowerBound + place
                base.table.updateValue(component.element, forKey: component.id, insertingAt: index)
            }
        }
    }
    var path: PathView { PathView(base: self) }
}

extension NavigationStack {
    /// A stack of the screens of a store's path.
    public init<State, Action, Destination: View, R>(
        path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
        @ViewBuilder root: () -> R, @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) where Data == StackState<State>.PathView,
            Root == ModifiedContent<R, _NavigationDestinationViewModifier<State, Action, Destination>> {
        let held = UncheckedSendable(path)
        self.init(path: MainActor.assumeIsolated { UncheckedSendable(pathBinding(held.value.wrappedValue)) }.value) {
            ModifiedContent(content: root(), modifier: _NavigationDestinationViewModifier(
                store: path.wrappedValue, destination: destination))
        }
    }
}
/// The path of a store; elements that are added and removed are sent as actions.
@MainActor func pathBinding<State, Action>(
    _ store: Store<StackState<State>, StackAction<State, Action>>
) -> Binding<StackState<State>.PathView> {
    Binding {
        store.currentState.path
    } set: { new, transaction in
        let old = store.core.state.ids
        for component in new where !old.contains(component.id) {
            store.send(.push(id: component.id, state: component.element), transaction: transaction)
        }
        if let gone = old.first(where: { id in !new.contains { $0.id == id } }) {
            store.send(.popFrom(id: gone), transaction: transaction)
        }
    }
}
public struct _NavigationDestinationViewModifier<State, Action, Destination: View>: ViewModifier {
    private typealias Parts = (store: Store<StackState<State>, StackAction<State, Action>>,
                               destination: (Store<State, Action>) -> Destination)
    nonisolated private let parts: UncheckedSendable<Parts>
    nonisolated init(
        store: Store<StackState<State>, StackAction<State, Action>>,
        destination: @escaping (Store<State, Action>) -> Destination
    ) { parts = UncheckedSendable((store, destination)) }
    public func body(content: Content) -> some View {
        let (store, destination) = parts.value
        return content.navigationDestination(for: StackState<State>.Component.self) { component in
            store.element(component.id).map(destination)
        }
    }
}
extension Store {
    func element<ElementState, ElementAction>(_ id: StackElementID) -> Store<ElementState, ElementAction>?
    where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
        child(ScopeID(state: nil, action: nil, element: AnyHashable(id)), get: { $0[id: id] },
              embed: { .element(id: id, action: $0) })
    }
}
extension NavigationLink where Destination == Never {
    /// A link to a screen whose state is pushed.
    public init<P, L: View>(
        state: P?, @ViewBuilder label: () -> L, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) where Label == _NavigationLinkStoreContent<P, L> {
        self.init(value: state.map { StackState<P>.Component(id: .next(), element: $0) }) {
            _NavigationLinkStoreContent<P, L>(label: label())
        }
    }
    public init<P>(_ titleKey: LocalizedStringKey, state: P?) where Label == _NavigationLinkStoreContent<P, Text> {
        self.init(state: state) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, P>(_ title: S, state: P?) where Label == _NavigationLinkStoreContent<P, Text> {
        self.init(state: state) { Text(title) }
    }
}
public struct _NavigationLinkStoreContent<State, Label: View>: View {
    nonisolated private let label: UncheckedSendable<Label>
    nonisolated init(label: Label) { self.label = UncheckedSendable(label) }
    public var body: some View { label.value }
}

// MARK: Alerts and dialogs

extension View {
    /// An alert of a store's part.
    public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
        let store = item.wrappedValue
        return alert(Binding<AlertState<Action>?>(
            get: { store?.core.state }, set: { if $0 == nil { item.transaction($1).wrappedValue = nil } })
        ) { action in
            if let action { store?.send(action) } else { item.wrappedValue = nil }
        }
    }
    public func confirmationDialog<Action>(
        _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
    ) -> some View {
        let store = item.wrappedValue
        return confirmationDialog(Binding<ConfirmationDialogState<Action>?>(
            get: { store?.core.state }, set: { if $0 == nil { item.transaction($1).wrappedValue = nil } })
        ) { action in
            if let action { store?.send(action) } else { item.wrappedValue = nil }
        }
    }
}
