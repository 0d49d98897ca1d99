import Combine
import Foundation
import SwiftUI

/// What a reducer has to be done beside a change of its state.
public struct Effect<Action>: Sendable {
    /// Begins the work, and returns a task until it has ended; nil if it has already.
    typealias Start = @MainActor @Sendable (EffectContext<Action>) -> Task<Void, Never>?
    let start: Start?
    init(_ start: Start?) { self.start = start }
}
public typealias EffectOf<R: Reducer> = Effect<R.Action>

/// What an effect knows of its store.
struct EffectContext<Action>: Sendable {
    let send: @MainActor @Sendable (Action) -> Task<Void, Never>?
    let running: RunningEffects
}

extension Effect {
    public static var none: Self { Self(nil) }
    public static func send(_ action: Action) -> Self {
        let action = UncheckedSendable(action)
        return Self { $0.send(action.value) }
    }
    public static func send(_ action: Action, animation: Animation? = nil) -> Self {
        Self.send(action).animation(animation)
    }
    /// Work that may wait, and that sends actions.
    public static func run(
        priority: TaskPriority? = nil, name: String? = nil,
        operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
        catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let values = DependencyValues.now
        return Self { context in
            let tasks = SentTasks()
            return DependencyValues.$now.withValue(values) {
                Task(priority: priority) { @MainActor in
                    let send = Send<Action> { action in tasks.add(context.send(action)) }
                    do {
                        try await operation(send)
                    } catch is CancellationError {
                    } catch {
                        if let handler {
                            await handler(error, send)
                        } else {
                            reportIssue("An 'Effect.run' threw an error that it does not handle: \(error)")
                        }
                    }
                    await tasks.finish()
                }
            }
        }
    }
    public static func publisher<P: Publisher>(_ createPublisher: () -> P) -> Self
    where P.Output == Action, P.Failure == Never {
        let publisher = UncheckedSendable(createPublisher())
        return Self { context in
            let (stream, end) = AsyncStream<Never>.makeStream()
            let tasks = SentTasks()
            let subscription = UncheckedSendable(publisher.value.handleEvents(receiveCancel: { end.finish() }).sink(
                receiveCompletion: { _ in end.finish() },
                receiveValue: { action in
                    let action = UncheckedSendable(action)
                    if Thread.isMainThread {
                        MainActor.assumeIsolated { tasks.add(context.send(action.value)) }
                    } else {
                        Task { @MainActor in tasks.add(context.send(action.value)) }
                    }
                }))
            return Task { @MainActor in
                await withTaskCancellationHandler { for await _ in stream {} } onCancel: {
                    subscription.value.cancel()
                    end.finish()
                }
                subscription.value.cancel()
                await tasks.finish()
            }
        }
    }
    public static func merge(_ effects: Self...) -> Self { merge(effects) }
    public static func merge(_ effects: some Sequence<Self>) -> Self {
        let starts = effects.compactMap(\.start)
        if starts.count < 2 { return Self(starts.first) }
        return Self { context in
            let tasks = starts.compactMap { $0(context) }
            return tasks.isEmpty ? nil : .all(tasks)
        }
    }
    public func merge(with other: Self) -> Self { .merge(self, other) }
    public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }
    public static func concatenate(_ effects: some Collection<Self>) -> Self {
        let starts = effects.compactMap(\.start)
        if starts.count < 2 { return Self(starts.first) }
        return Self { context in
            for (number, start) in starts.enumerated() {
                guard let first = start(context) else { continue }
                let rest = starts.dropFirst(number + 1)
                return Task { @MainActor in
                    await first.withCancellation()
                    for start in rest {
                        if Task.isCancelled { return }
                        await start(context)?.withCancellation()
                    }
                }
            }
            return nil
        }
    }
    public func concatenate(with other: Self) -> Self { .concatenate(self, other) }
    public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
        guard let start else { return .none }
        return Effect<T> { context in
            start(EffectContext<Action>(send: { context.send(transform($0)) }, running: context.running))
        }
    }
    public func animation(_ animation: Animation? = .default) -> Self { transaction(Transaction(animation: animation)) }
    public func transaction(_ transaction: Transaction) -> Self {
        guard let start else { return .none }
        let transaction = UncheckedSendable(transaction)
        return Self { context in
            start(EffectContext(
                send: { action in withTransaction(transaction.value) { context.send(action) } },
                running: context.running))
        }
    }
}

/// Sends actions from an effect.
@MainActor
public struct Send<Action>: Sendable {
    let send: @MainActor @Sendable (Action) -> Void
    nonisolated public init(send: @escaping @MainActor @Sendable (Action) -> Void) { self.send = send }
    public func callAsFunction(_ action: Action) {
        if !Task.isCancelled { send(action) }
    }
    public func callAsFunction(_ action: Action, animation: Animation?) {
        callAsFunction(action, transaction: Transaction(animation: animation))
    }
    public func callAsFunction(_ action: Action, transaction: Transaction) {
        withTransaction(transaction) { callAsFunction(action) }
    }
}
public typealias SendOf<R: Reducer> = Send<R.Action>

/// The tasks of the actions that an effect has sent.
@MainActor
private final class SentTasks: Sendable {
    private var tasks: [Task<Void, Never>] = []
    nonisolated init() {}
    func add(_ task: Task<Void, Never>?) {
        if let task { tasks.append(task) }
    }
    func finish() async {
        while !tasks.isEmpty { await tasks.removeFirst().withCancellation() }
    }
}
extension Task where Success == Void, Failure == Never {
    /// Waits for the task, and cancels it with the one that waits.
    func withCancellation() async { await withTaskCancellationHandler { await value } onCancel: { cancel() } }
    @MainActor static func all(_ tasks: [Task<Void, Never>]) -> Task<Void, Never> {
        if tasks.count == 1 { return tasks[0] }
        return Task { @MainActor in
            await withTaskCancellationHandler {
                for task in tasks { await task.value }
            } onCancel: { for task in tasks { task.cancel() } }
        }
    }
}
