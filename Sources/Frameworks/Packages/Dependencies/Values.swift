import Foundation
import SwiftUI
import Synchronization

// MARK: Dates

public struct DateGenerator: Sendable {
    private var generate: @Sendable () -> Date
    public init(_ generate: @escaping @Sendable () -> Date) { self.generate = generate }
    public static func constant(_ now: Date) -> Self { Self { now } }
    public var now: Date {
        get { generate() }
        set { generate = { newValue } }
    }
    public func callAsFunction() -> Date { generate() }
}
private enum DateKey: DependencyKey {
    static var liveValue: DateGenerator { DateGenerator { Date() } }
}
private enum CalendarKey: DependencyKey {
    static var liveValue: Calendar { .autoupdatingCurrent }
}
private enum LocaleKey: DependencyKey {
    static var liveValue: Locale { .autoupdatingCurrent }
}
private enum TimeZoneKey: DependencyKey {
    static var liveValue: TimeZone { .autoupdatingCurrent }
}
private enum ContinuousClockKey: DependencyKey {
    static var liveValue: any Clock<Duration> { ContinuousClock() }
    static var testValue: any Clock<Duration> { UnimplementedClock(name: "ContinuousClock") }
}
private enum SuspendingClockKey: DependencyKey {
    static var liveValue: any Clock<Duration> { SuspendingClock() }
    static var testValue: any Clock<Duration> { UnimplementedClock(name: "SuspendingClock") }
}
private enum MainQueueKey: DependencyKey {
    static var liveValue: AnySchedulerOf<DispatchQueue> { .main }
}
private enum MainRunLoopKey: DependencyKey {
    static var liveValue: AnySchedulerOf<RunLoop> { .main }
}
extension DependencyValues {
    public var date: DateGenerator {
        get { self[DateKey.self] }
        set { self[DateKey.self] = newValue }
    }
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    public var continuousClock: any Clock<Duration> {
        get { self[ContinuousClockKey.self] }
        set { self[ContinuousClockKey.self] = newValue }
    }
    public var suspendingClock: any Clock<Duration> {
        get { self[SuspendingClockKey.self] }
        set { self[SuspendingClockKey.self] = newValue }
    }
    public var mainQueue: AnySchedulerOf<DispatchQueue> {
        get { self[MainQueueKey.self] }
        set { self[MainQueueKey.self] = newValue }
    }
    public var mainRunLoop: AnySchedulerOf<RunLoop> {
        get { self[MainRunLoopKey.self] }
        set { self[MainRunLoopKey.self] = newValue }
    }
}

// MARK: Chance

public struct UUIDGenerator: Sendable {
    private let generate: @Sendable () -> UUID
    public init(_ generate: @escaping @Sendable () -> UUID) { self.generate = generate }
    public static func constant(_ uuid: UUID) -> Self { Self { uuid } }
    /// 0, 1 and so on, as the last digits.
    public static var incrementing: Self {
        let last = LockIsolated(-1)
        return Self {
            UUID(last.withValue { last in
                last += 1
                return last
            })
        }
    }
    public func callAsFunction() -> UUID { generate() }
}
extension UUID {
    /// An identifier whose last digits are a number.
    public init(_ intValue: Int) {
        let digits = String(intValue, radix: 16)
        let text = String(repeating: "0", count: 32 - digits.count) + digits
        let bytes = stride(from: 0, to: 32, by: 2).map { place in
            UInt8(text.dropFirst(place).prefix(2), radix: 16) ?? 0
        }
        self.init(uuid: (bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8],
                         bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]))
    }
}
public final class WithRandomNumberGenerator: Sendable {
    private let generator: Mutex<any RandomNumberGenerator & Sendable>
    public init(_ generator: some RandomNumberGenerator & Sendable) { self.generator = Mutex(generator) }
    public func callAsFunction<R: Sendable>(_ work: (inout any RandomNumberGenerator & Sendable) -> R) -> R {
        generator.withLock { work(&$0) }
    }
}
private enum UUIDKey: DependencyKey {
    static var liveValue: UUIDGenerator { UUIDGenerator { UUID() } }
}
private enum RandomKey: DependencyKey {
    static var liveValue: WithRandomNumberGenerator { WithRandomNumberGenerator(SystemRandomNumberGenerator()) }
}
extension DependencyValues {
    public var uuid: UUIDGenerator {
        get { self[UUIDKey.self] }
        set { self[UUIDKey.self] = newValue }
    }
    public var withRandomNumberGenerator: WithRandomNumberGenerator {
        get { self[RandomKey.self] }
        set { self[RandomKey.self] = newValue }
    }
}

// MARK: The system

public struct OpenURLEffect: Sendable {
    private let handler: @Sendable (URL) async -> Bool
    public init(handler: @escaping @Sendable (URL) async -> Bool) { self.handler = handler }
    @discardableResult public func callAsFunction(_ url: URL) async -> Bool { await handler(url) }
}
public struct FireAndForget: Sendable {
    private let operation: @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void
    public init(
        operation: @escaping @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void
    ) { self.operation = operation }
    public func callAsFunction(
        priority: TaskPriority? = nil, _ operation: @escaping @Sendable () async throws -> Void
    ) async { await self.operation(priority, operation) }
}
public struct AssertionEffect: Sendable {
    private let report: @Sendable (Bool, String, StaticString, UInt) -> Void
    public init(_ report: @escaping @Sendable (Bool, String, StaticString, UInt) -> Void) { self.report = report }
    public func callAsFunction(
        _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
        file: StaticString = #fileID, line: UInt = #line
    ) { report(condition(), message(), file, line) }
    public func callAsFunction(
        _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
    ) { report(false, message(), file, line) }
}
private enum OpenURLKey: DependencyKey {
    static var liveValue: OpenURLEffect {
        OpenURLEffect { url in
            await withCheckedContinuation { continuation in
                Task { @MainActor in
                    EnvironmentValues().openURL(url) { continuation.resume(returning: $0) }
                }
            }
        }
    }
}
private enum FireAndForgetKey: DependencyKey {
    static var liveValue: FireAndForget {
        FireAndForget { priority, operation in
            Task(priority: priority) { try await operation() }
        }
    }
    static var testValue: FireAndForget { FireAndForget { _, operation in try? await operation() } }
}
private enum AssertKey: DependencyKey {
    static var liveValue: AssertionEffect {
        AssertionEffect { isTrue, message, file, line in
            if !isTrue { reportIssue(message, fileID: file, line: line) }
        }
    }
}
private enum NotificationCenterKey: DependencyKey {
    static var liveValue: NotificationCenter { .default }
}
private enum URLSessionKey: DependencyKey {
    static var liveValue: URLSession { .shared }
}
extension DependencyValues {
    public var openURL: OpenURLEffect {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
    public var fireAndForget: FireAndForget {
        get { self[FireAndForgetKey.self] }
        set { self[FireAndForgetKey.self] = newValue }
    }
    public var assert: AssertionEffect {
        get { self[AssertKey.self] }
        set { self[AssertKey.self] = newValue }
    }
    public var assertionFailure: AssertionEffect { assert }
    public var precondition: AssertionEffect { assert }
    public var notificationCenter: NotificationCenter {
        get { self[NotificationCenterKey.self] }
        set { self[NotificationCenterKey.self] = newValue }
    }
    public var urlSession: URLSession {
        get { self[URLSessionKey.self] }
        set { self[URLSessionKey.self] = newValue }
    }
}
