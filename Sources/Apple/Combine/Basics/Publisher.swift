/// Delivers a sequence of values over time to its subscribers.
///
/// A subscriber gets, in this order: one subscription, at most as many values as it asked for, and at most one
/// completion, after which nothing follows.
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// `Never` when it cannot fail.
    associatedtype Failure: Error

    /// Attaches `subscriber`. Called by `subscribe(_:)`, which is what other code uses.
    func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber, which requests values through the subscription that it receives.
    public func subscribe<S>(_ subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Forwards all events through `subject` until the result is cancelled or released.
    public func subscribe<S>(_ subject: S) -> AnyCancellable
    where S: Subject, Failure == S.Failure, Output == S.Output {
        let feed = SubjectSubscriber(subject)
        subscribe(feed)
        return AnyCancellable(feed)
    }
}

/// Takes values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of the values.
    associatedtype Input
    /// The type of the error; `Never` where there is none.
    associatedtype Failure: Error

    /// The subscription is established; values arrive when they are requested through it.
    func receive(subscription: any Subscription)
    /// Receives one value. Returns the additional demand.
    func receive(_ input: Input) -> Subscribers.Demand
    /// The end, by success or failure.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == () {
    /// A value without content.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of one subscriber with one publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Allows the publisher that many more values.
    func request(_ demand: Subscribers.Demand)
}

/// The namespace of subscribers, their demand and completion.
public enum Subscribers {
    /// The end of a publisher.
    @frozen public enum Completion<Failure: Error> {
        /// There are no more values, and there was no error.
        case finished
        /// The publisher ended with an error.
        case failure(Failure)
    }

    /// The number of values that a subscriber has requested.
    @frozen public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
        /// Nil is no limit.
        private var count: Int?
        private init(_ count: Int?) { self.count = count }

        /// As many values as there are.
        public static let unlimited = Demand(nil)
        /// No further values.
        public static let none = Demand(0)

        /// That many; a negative number is a programming error.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "a demand is never negative")
            return Demand(value)
        }

        /// The number, nil for no limit.
        public var max: Int? { count }
        /// `max(n)`, or `unlimited`.
        public var description: String { count.map { "max(\($0))" } ?? "unlimited" }

        /// Reads a number of values; one above `Int.max` is no limit.
        public init(from decoder: any Decoder) throws {
            let count = try decoder.singleValueContainer().decode(UInt.self)
            self.init(Int(exactly: count))
        }

        /// Writes the number of values; no limit is `Int.max + 1`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(count.map(UInt.init) ?? UInt(Int.max) + 1)
        }

        private static func both(_ a: Demand, _ b: Demand, _ combine: (Int, Int) -> (Int, Bool)) -> Demand {
            guard let a = a.count, let b = b.count else { return .unlimited }
            let (sum, overflows) = combine(a, b)
            return overflows ? .unlimited : Demand(Swift.max(0, sum))
        }

        /// The sum; unlimited if either is, and where it does not fit in an integer.
        public static func + (a: Demand, b: Demand) -> Demand { both(a, b) { $0.addingReportingOverflow($1) } }
        /// `b` more values; never below none.
        public static func + (a: Demand, b: Int) -> Demand { both(a, Demand(b)) { $0.addingReportingOverflow($1) } }
        /// Adds a demand; unlimited stays unlimited.
        public static func += (a: inout Demand, b: Demand) { a = a + b }
        /// Adds `b` values; never below none.
        public static func += (a: inout Demand, b: Int) { a = a + b }

        /// Never below none, which is also the result where it does not fit in an integer. Subtracting unlimited
        /// gives none, and unlimited minus any demand stays unlimited.
        public static func - (a: Demand, b: Demand) -> Demand {
            guard let left = a.count else { return .unlimited }
            guard let taken = b.count else { return .none }
            let (rest, overflows) = left.subtractingReportingOverflow(taken)
            return overflows ? .none : Demand(Swift.max(0, rest))
        }
        /// `b` values fewer; never below none.
        public static func - (a: Demand, b: Int) -> Demand { a - Demand(b) }
        /// Subtracts a demand; never below none.
        public static func -= (a: inout Demand, b: Demand) { a = a - b }
        /// Subtracts `b` values; never below none.
        public static func -= (a: inout Demand, b: Int) { a = a - b }
        /// The demand `b` times; unlimited stays unlimited.
        public static func * (a: Demand, b: Int) -> Demand {
            both(a, Demand(b)) { $0.multipliedReportingOverflow(by: $1) }
        }
        /// Multiplies the demand; unlimited stays unlimited.
        public static func *= (a: inout Demand, b: Int) { a = a * b }

        /// No limit is more than any number.
        public static func < (a: Demand, b: Demand) -> Bool {
            guard let left = a.count else { return false }
            return b.count.map { left < $0 } ?? true
        }
        /// Whether fewer than `b` values are requested; false for unlimited.
        public static func < (a: Demand, b: Int) -> Bool { a.count.map { $0 < b } ?? false }
        /// Whether more than `a` values are requested; true for unlimited.
        public static func < (a: Int, b: Demand) -> Bool { b.count.map { a < $0 } ?? true }
        /// Whether at most `b` values are requested; false for unlimited.
        public static func <= (a: Demand, b: Int) -> Bool { a.count.map { $0 <= b } ?? false }
        /// Whether at least `a` values are requested; true for unlimited.
        public static func <= (a: Int, b: Demand) -> Bool { b.count.map { a <= $0 } ?? true }
        /// Whether more than `b` values are requested; true for unlimited.
        public static func > (a: Demand, b: Int) -> Bool { !(a <= b) }
        /// Whether fewer than `a` values are requested; false for unlimited.
        public static func > (a: Int, b: Demand) -> Bool { !(a <= b) }
        /// Whether at least `b` values are requested; true for unlimited.
        public static func >= (a: Demand, b: Int) -> Bool { !(a < b) }
        /// Whether at most `a` values are requested; false for unlimited.
        public static func >= (a: Int, b: Demand) -> Bool { !(a < b) }
        /// Whether exactly `b` values are requested; false for unlimited.
        public static func == (a: Demand, b: Int) -> Bool { a.count == b }
        /// Whether exactly `a` values are requested; false for unlimited.
        public static func == (a: Int, b: Demand) -> Bool { a == b.count }
        /// Whether the demand is not `b` values; true for unlimited.
        public static func != (a: Demand, b: Int) -> Bool { a.count != b }
        /// Whether the demand is not `a` values; true for unlimited.
        public static func != (a: Int, b: Demand) -> Bool { a != b.count }
    }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion: Encodable where Failure: Encodable {
    /// Writes whether it is a success, and the error where it is none.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CompletionKey.self)
        switch self {
        case .finished: try container.encode(true, forKey: .success)
        case .failure(let error):
            try container.encode(false, forKey: .success)
            try container.encode(error, forKey: .error)
        }
    }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
    /// Reads whether it is a success, and the error where it is none.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CompletionKey.self)
        let isSuccess = try container.decode(Bool.self, forKey: .success)
        self = isSuccess ? .finished : .failure(try container.decode(Failure.self, forKey: .error))
    }
}

private enum CompletionKey: CodingKey { case success, error }

extension Subscribers.Completion {
    func mapFailure<Other: Error>(_ change: (Failure) -> Other) -> Subscribers.Completion<Other> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(change(error))
        }
    }
}

/// Kinds of subscriptions.
public enum Subscriptions {
    /// A subscription without effect, for publishers that complete immediately.
    public static var empty: any Subscription { EmptySubscription.only }
}

final class EmptySubscription: Subscription, StageDescription, Sendable {
    static let only = EmptySubscription()
    var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
    var description: String { "Empty" }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// The namespace of the publishers of operators.
public enum Publishers {}
