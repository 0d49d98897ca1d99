import Combine
import Foundation
import SwiftUI

/// The place of a state among those that are presented.
struct NavigationID: Hashable, Sendable {
    private let path: UncheckedSendable<AnyKeyPath>, identity: UncheckedSendable<AnyHashable>
    init(_ path: AnyKeyPath, of state: Any) { self.init(path, id: Self.identity(of: state)) }
    init(_ path: AnyKeyPath, id: AnyHashable) {
        self.path = UncheckedSendable(path)
        identity = UncheckedSendable(id)
    }

    /// The identifier of a state, or its case and that of its value.
    private static func identity(of state: Any) -> AnyHashable {
        if let state = state as? any Identifiable { return identifier(of: state) }
        let mirror = Mirror(reflecting: state)
        guard mirror.displayStyle == .enum else { return 0 }
        guard let child = mirror.children.first else { return String(describing: state) }
        return [AnyHashable(child.label ?? ""), identity(of: child.value)]
    }
    private static func identifier(of state: some Identifiable) -> AnyHashable { AnyHashable(state.id) }
}
private enum NavigationPathKey: DependencyKey {
    static var liveValue: [NavigationID] { [] }
    static var testValue: [NavigationID] { [] }
}
extension DependencyValues {
    var navigationPath: [NavigationID] {
        get { self[NavigationPathKey.self] }
        set { self[NavigationPathKey.self] = newValue }
    }
}

/// The effects of a store that can be cancelled.
@MainActor
final class RunningEffects: Sendable {
    struct Name: Hashable, Sendable {
        private let id: UncheckedSendable<AnyHashable>
        let path: [NavigationID]
        init(id: AnyHashable, path: [NavigationID]) { (self.id, self.path) = (UncheckedSendable(id), path) }
    }
    /// The identifier of all effects of a presented state, and of what dismisses it.
    struct Presented: Hashable, Sendable {}

    private var tasks: [Name: [Int: Task<Void, Never>]] = [:]
    private var dismissals: [[NavigationID]: @MainActor () -> Void] = [:]
    private var throttled: [Name: (last: ContinuousClock.Instant, pending: Int)] = [:]
    private var next = 0
    nonisolated init() {}

    func add(_ task: Task<Void, Never>, _ name: Name) {
        next += 1
        let number = next
        tasks[name, default: [:]][number] = task
        Task { @MainActor [weak self] in
            await task.value
            self?.tasks[name]?[number] = nil
            if self?.tasks[name]?.isEmpty == true { self?.tasks[name] = nil }
        }
    }
    func cancel(_ name: Name) {
        for task in (tasks.removeValue(forKey: name) ?? [:]).values { task.cancel() }
    }
    /// Cancels what belongs to a presented state and to those that it presents.
    func end(_ path: [NavigationID]) {
        for name in tasks.keys where name.path.starts(with: path) { cancel(name) }
        dismissals[path] = nil
    }
    func onDismiss(_ path: [NavigationID], _ dismiss: @escaping @MainActor () -> Void) { dismissals[path] = dismiss }
    func dismiss(_ path: [NavigationID]) { dismissals[path]?() }
    /// Whether a throttled effect starts now; else the number of what waits.
    func throttle(_ name: Name, _ interval: Duration) -> (startsNow: Bool, wait: Duration, number: Int) {
        let now = ContinuousClock.now
        next += 1
        guard let past = throttled[name], now - past.last < interval else {
            throttled[name] = (now, 0)
            return (true, .zero, 0)
        }
        throttled[name]?.pending = next
        return (false, interval - (now - past.last), next)
    }
    func isLast(_ name: Name, _ number: Int) -> Bool {
        guard throttled[name]?.pending == number else { return false }
        throttled[name] = (ContinuousClock.now, 0)
        return true
    }
    func isWaiting(_ name: Name) -> Bool { (throttled[name]?.pending ?? 0) != 0 }
}

extension Effect {
    /// An effect that can be cancelled by an identifier.
    public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
        cancellable(RunningEffects.Name(id: AnyHashable(id), path: DependencyValues.now.navigationPath), cancelInFlight)
    }
    func cancellable(_ name: RunningEffects.Name, _ cancelInFlight: Bool = false) -> Self {
        guard let start else { return cancelInFlight ? Self.cancel(name) : .none }
        return Self { context in
            if cancelInFlight { context.running.cancel(name) }
            guard let task = start(context) else { return nil }
            context.running.add(task, name)
            return task
        }
    }
    public static func cancel(id: some Hashable & Sendable) -> Self {
        .cancel(RunningEffects.Name(id: AnyHashable(id), path: DependencyValues.now.navigationPath))
    }
    static func cancel(_ name: RunningEffects.Name) -> Self {
        Self { context in
            context.running.cancel(name)
            return nil
        }
    }
    static func end(_ path: [NavigationID]) -> Self {
        Self { context in
            context.running.end(path)
            return nil
        }
    }
    /// Waits, and begins again with each new effect of the same identifier.
    public func debounce<S: Scheduler & Sendable>(
        id: some Hashable & Sendable, for dueTime: S.SchedulerTimeType.Stride, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Self {
        guard start != nil else { return .none }
        let due = UncheckedSendable((dueTime, options))
        return Effect.concatenate(
            Self { _ in
                Task { @MainActor in
                    await withCheckedContinuation { continuation in
                        let (time, options) = due.value
                        scheduler.schedule(
                            after: scheduler.now.advanced(by: time), tolerance: scheduler.minimumTolerance,
                            options: options
                        ) { continuation.resume() }
                    }
                }
            }, self
        ).cancellable(id: id, cancelInFlight: true)
    }
    /// Begins at most once in an interval; with `latest`, the last one begins when the interval ends.
    public func throttle<S: Scheduler & Sendable>(
        id: some Hashable & Sendable, for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Self {
        guard let start else { return .none }
        let name = RunningEffects.Name(id: AnyHashable(id), path: DependencyValues.now.navigationPath)
        let seconds = (interval as? DispatchQueue.SchedulerTimeType.Stride)?.timeInterval
        let length: Duration = switch seconds {
        case .seconds(let value): .seconds(value)
        case .milliseconds(let value): .milliseconds(value)
        case .microseconds(let value): .microseconds(value)
        case .nanoseconds(let value): .nanoseconds(value)
        default: .milliseconds(500)
        }
        return Self { context in
            let isWaiting = context.running.isWaiting(name)
            if isWaiting, !latest { return nil }
            let turn = context.running.throttle(name, length)
            if turn.startsNow { return start(context) }
            return Task { @MainActor in
                try? await Task.sleep(for: turn.wait)
                if context.running.isLast(name, turn.number) { await start(context)?.withCancellation() }
            }
        }
    }
}
extension Task where Success == Never, Failure == Never {
    /// Cancels the effects of an identifier is the matter of a store's effects: `Effect.cancel(id:)`.
    @available(*, unavailable, message: "Return 'Effect.cancel(id:)' from the reducer")
    public static func cancel(id: some Hashable & Sendable) {}
}
/// Work that can be cancelled by an identifier, inside of an effect.
public func withTaskCancellation<T: Sendable>(
    id: some Hashable & Sendable, cancelInFlight: Bool = false, isolation: isolated (any Actor)? = #isolation,
    operation: @escaping @Sendable () async throws -> T
) async rethrows -> T {
    let running = DependencyValues.now.runningEffects
    let name = RunningEffects.Name(id: AnyHashable(id), path: DependencyValues.now.navigationPath)
    if cancelInFlight { await running.cancel(name) }
    let task = Task { try await operation() }
    let waiting = Task<Void, Never> {
        await withTaskCancellationHandler { _ = await task.result } onCancel: { task.cancel() }
    }
    await running.add(waiting, name)
    return try await withTaskCancellationHandler { try await task.value } onCancel: { task.cancel() }
}
private enum RunningKey: DependencyKey {
    static var liveValue: RunningEffects { RunningEffects() }
    static var testValue: RunningEffects { RunningEffects() }
}
extension DependencyValues {
    var runningEffects: RunningEffects {
        get { self[RunningKey.self] }
        set { self[RunningKey.self] = newValue }
    }
}

// MARK: Dismissing

/// Ends the presentation of the state whose reducer calls it.
public struct DismissEffect: Sendable {
    let dismiss: (@MainActor @Sendable () -> Void)?
    @MainActor public func callAsFunction(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async {
        guard let dismiss else { return reportIssue("'dismiss' was called by a reducer that is not presented") }
        dismiss()
    }
    @MainActor public func callAsFunction(animation: Animation?) async {
        guard let dismiss else { return reportIssue("'dismiss' was called by a reducer that is not presented") }
        withAnimation(animation) { dismiss() }
    }
}
extension DismissEffect {
    public init(_ dismiss: @escaping @MainActor @Sendable () async -> Void) {
        self.dismiss = { Task { @MainActor in await dismiss() } }
    }
}
private enum DismissKey: DependencyKey {
    static var liveValue: DismissEffect { DismissEffect(dismiss: nil) }
    static var testValue: DismissEffect { DismissEffect(dismiss: nil) }
}
extension DependencyValues {
    public var dismiss: DismissEffect {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
    /// Whether the reducer belongs to a state that is presented.
    public var isPresented: Bool { self[DismissKey.self].dismiss != nil }
}
