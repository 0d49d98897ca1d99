import ComposableArchitecture
import SwiftUI

@DependencyClient struct FactClient: Sendable {
    var fact: @Sendable (_ number: Int) async throws -> String
}
extension FactClient: DependencyKey {
    static let liveValue = FactClient { "\($0) is live" }
    static let previewValue = FactClient { "\($0) is a number" }
}
extension DependencyValues {
    var factClient: FactClient {
        get { self[FactClient.self] }
        set { self[FactClient.self] = newValue }
    }
}

/// A counter with an effect that waits, and that can be cancelled.
@Reducer
struct Counting {
    @ObservableState
    struct State: Equatable, Identifiable {
        let id: Int
        var count = 0
        var note = ""
        var fact: String?
    }
    enum Action: BindableAction {
        case binding(BindingAction<State>)
        case add, close, load, cancel
        case loaded(Result<String, any Error>)
        case delegate(Delegate)
        @CasePathable enum Delegate { case finished(Int) }
    }
    private enum Work { case load }
    @Dependency(\.continuousClock) private var clock
    @Dependency(\.dismiss) private var dismiss
    @Dependency(\.factClient) private var client

    var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
            switch action {
            case .binding(\.note):
                print("Note", state.note)
                return .none
            case .binding, .delegate: return .none
            case .add:
                state.count += 1
                return .none
            case .close: return .run { _ in await dismiss() }
            case .load:
                return .run { [count = state.count] send in
                    try await clock.sleep(for: .seconds(1))
                    await send(.loaded(Result { try await client.fact(number: count) }))
                }
                .cancellable(id: Work.load, cancelInFlight: true)
            case .cancel: return .cancel(id: Work.load)
            case .loaded(.success(let fact)):
                state.fact = fact
                return .send(.delegate(.finished(state.count)))
            case .loaded(.failure(let error)):
                state.fact = "\(error)"
                return .none
            }
        }
    }
}

@Reducer
struct Counters {
    @Reducer
    enum Destination {
        case edit(Counting)
        case alert(AlertState<Alert>)
        @CasePathable enum Alert { case reset }
    }
    @Reducer
    enum Path { case detail(Counting) }
    @ObservableState
    struct State: Equatable {
        var rows: IdentifiedArrayOf<Counting.State> = [Counting.State(id: 1, count: 3), Counting.State(id: 2)]
        @Presents var destination: Destination.State?
        var path = StackState<Path.State>()
        @Shared(.inMemory("visits")) var visits = 0
    }
    enum Action {
        case rows(IdentifiedActionOf<Counting>)
        case destination(PresentationAction<Destination.Action>)
        case path(StackActionOf<Path>)
        case ask, edit, remove(IndexSet), visit
    }
    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .rows(.element(let id, action: .delegate(.finished(let count)))):
                print("Finished", id, count)
                return .none
            case .ask:
                state.destination = .alert(AlertState {
                    TextState("Reset?")
                } actions: {
                    ButtonState(role: .destructive, action: .reset) { TextState("Reset") }
                })
                return .none
            case .destination(.presented(.alert(.reset))):
                state.rows[id: 1]?.count = 0
                return .none
            case .edit:
                state.destination = .edit(Counting.State(id: 3))
                return .none
            case .remove(let offsets):
                state.rows.remove(atOffsets: offsets)
                return .none
            case .visit:
                state.$visits.withLock { $0 += 1 }
                return .none
            case .rows, .destination, .path: return .none
            }
        }
        .forEach(\.rows, action: \.rows) { Counting() }
        .forEach(\.path, action: \.path)
        .ifLet(\.$destination, action: \.destination)
    }
}
extension Counters.Destination.State: Equatable {}
extension Counters.Path.State: Equatable {}

private struct CountingView: View {
    @Bindable var store: StoreOf<Counting>
    var body: some View {
        HStack {
            Button("Add \(store.count)") { store.send(.add) }
            TextField("Note", text: $store.note)
            Button("Load") { store.send(.load) }
            if let fact = store.fact { Text(fact) }
        }
        .buttonStyle(.borderless)
    }
}
private struct CountersView: View {
    @Bindable var store: StoreOf<Counters>
    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            List {
                ForEach(store.scope(state: \.rows, action: \.rows)) { CountingView(store: $0) }
                    .onDelete { store.send(.remove($0)) }
                NavigationLink("Detail", state: Counters.Path.State.detail(Counting.State(id: 4, count: 40)))
                Text("\(store.visits) visits")
            }
            .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) {
                CountingView(store: $0)
            }
            .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
        } destination: { store in
            switch store.case {
            case .detail(let store): CountingView(store: store)
            }
        }
        .task { await use() }
    }

    /// What people do, one after the other.
    private func use() async {
        store.send(.rows(.element(id: 1, action: .add)))
        store.send(.rows(.element(id: 2, action: .binding(.set(\.note, "first")))))
        await store.send(.rows(.element(id: 1, action: .load))).finish()
        print("Rows", store.rows.map(\.count), store.rows[id: 1]?.fact ?? "none", store.rows[id: 2]?.note ?? "")
        let load = store.send(.rows(.element(id: 2, action: .load)))
        store.send(.rows(.element(id: 2, action: .cancel)))
        await load.finish()
        print("Cancelled", store.rows[id: 2]?.fact ?? "none")
        store.send(.edit)
        store.send(.destination(.presented(.edit(.add))))
        print("Presented", store.destination?.edit?.count ?? -1)
        await store.send(.destination(.presented(.edit(.close)))).finish()
        print("Dismissed", store.destination == nil)
        store.send(.ask)
        store.send(.destination(.presented(.alert(.reset))))
        print("Alert", store.destination == nil, store.rows[id: 1]?.count ?? -1)
        store.send(.path(.push(id: 100, state: .detail(Counting.State(id: 5)))))
        store.send(.path(.element(id: 100, action: .detail(.add))))
        print("Stack", store.path.map { $0.detail?.count ?? -1 })
        await store.send(.path(.element(id: 100, action: .detail(.close)))).finish()
        store.send(.visit)
        store.send(.remove([1]))
        print("End", store.path.count, store.visits, store.rows.ids)
    }
}

#Preview {
    CountersView(store: Store(initialState: Counters.State()) { Counters() } withDependencies: {
        $0.continuousClock = ImmediateClock()
        $0.factClient.fact = { "\($0) is replaced" }
    })
}
