import Foundation
import QuadrantThreads
public import SwiftUI

/// Advice for a person.
public protocol Tip: Identifiable, Sendable {
    /// What it is about.
    var title: Text { get }
    /// A text; nil leaves it out.
    var message: Text? { get }
    /// A picture; nil leaves it out.
    var image: Image? { get }
    /// The buttons; none by default.
    @Tips.ActionBuilder var actions: [Action] { get }
    /// The conditions; none by default.
    @Tips.RuleBuilder var rules: [Rule] { get }
    /// How often it is shown.
    @Tips.OptionsBuilder var options: [any Option] { get }
}
extension Tip {
    /// A button of a tip.
    public typealias Action = Tips.Action
    /// A condition of a tip.
    public typealias Rule = Tips.Rule
    /// How often a tip is shown.
    public typealias Option = Tips.Option
    /// Something that happens in a program.
    public typealias Event = Tips.Event
    /// Whether a tip is shown.
    public typealias Status = Tips.Status
    /// A value that conditions ask for.
    public typealias Parameter<Value: Sendable> = TipParameter<Value>
    /// A tip is shown a number of times.
    public typealias MaxDisplayCount = Tips.MaxDisplayCount
    /// A tip is shown whatever the frequency of others.
    public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

    /// Nil.
    public var message: Text? { nil }
    /// Nil.
    public var image: Image? { nil }
    /// None.
    public var actions: [Action] { [] }
    /// None.
    public var rules: [Rule] { [] }
    /// None.
    public var options: [any Option] { [] }

    /// Whether it is shown: tips are configured, its conditions hold, and it was not closed.
    public var status: Status {
        let state = Tips.store.read
        if let reason = state.closed[name] { return .invalidated(reason) }
        if let testing = state.testing { return testing ? .available : .pending }
        return state.isConfigured && rules.allSatisfy({ $0.holds() }) ? .available : .pending
    }
    /// Whether it is shown.
    public var shouldDisplay: Bool { status == .available }
    /// Shows it no more.
    public func invalidate(reason: Tips.InvalidationReason) { Tips.store.change { $0.closed[name] = reason } }
    /// Shows it again.
    public func resetEligibility() async { Tips.store.change { $0.closed[name] = nil } }
    /// Whether it is shown: the present answer, then the later ones are left out.
    public var shouldDisplayUpdates: AsyncStream<Bool> {
        let isShown = shouldDisplay
        return AsyncStream {
            $0.yield(isShown)
            $0.finish()
        }
    }

    /// Whether it is shown: the present answer, then the later ones are left out.
    public var statusUpdates: AsyncStream<Status> {
        let now = status
        return AsyncStream {
            $0.yield(now)
            $0.finish()
        }
    }

    fileprivate var name: String { "\(id)" }
}
extension Tip where ID == String {
    /// The name of the type.
    public var id: String { String(describing: Self.self) }
}

/// A value that the conditions of a tip ask for.
@propertyWrapper
public struct TipParameter<Value: Sendable>: Sendable {
    private let value: Locked<Value>
    /// A value for the first time.
    public init(wrappedValue: Value) { value = Locked(wrappedValue) }
    /// The value.
    public var wrappedValue: Value {
        get {
            _ = Tips.store.read
            return value.withLock { $0 }
        }
        nonmutating set {
            value.withLock { $0 = newValue }
            Tips.store.change { _ in }
        }
    }
    /// The parameter itself.
    public var projectedValue: TipParameter<Value> { self }
}

/// Tips of which one is shown at a time.
@MainActor
public final class TipGroup {
    /// Which tip is the next.
    public enum Priority: Sendable { case firstAvailable, ordered }
    private let tips: [any Tip], priority: Priority
    /// Tips of which one is shown at a time.
    public init(_ priority: Priority = .firstAvailable, @TipsBuilder _ tips: () -> [any Tip]) {
        (self.priority, self.tips) = (priority, tips())
    }
    /// The tip that is shown; nil where none is.
    public var currentTip: (any Tip)? {
        if priority == .firstAvailable { return tips.first { $0.shouldDisplay } }
        for tip in tips {
            switch tip.status {
            case .available: return tip
            case .pending: return nil
            case .invalidated: continue
            }
        }
        return nil
    }
    /// Collects tips.
    @resultBuilder
    public struct TipsBuilder {
        /// The tips in their order.
        public static func buildBlock(_ components: any Tip...) -> [any Tip] { components }
    }
}
