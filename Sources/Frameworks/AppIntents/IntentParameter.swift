public import Foundation
import QuadrantThreads
public import SwiftUI

/// A type of parameters and results.
public protocol _IntentValue: Sendable {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Bool: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Decimal: _IntentValue {}
extension Duration: _IntentValue {}
extension URL: _IntentValue {}
extension Measurement: _IntentValue {}
extension Array: _IntentValue where Element: _IntentValue {}
extension Set: _IntentValue where Element: _IntentValue {}
extension Optional: _IntentValue where Wrapped: _IntentValue {}
extension Never: _IntentValue {}

/// A value that an intent needs, `@Parameter`. It is set by the program, or has its default.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: Sendable {
    /// Its name; nil is none.
    public let title: LocalizedStringResource?
    /// What it is for; nil by default.
    public let description: LocalizedStringResource?
    private let stored: Locked<Value?>

    init(_ title: LocalizedStringResource?, _ description: LocalizedStringResource?, _ value: Value?) {
        (self.title, self.description, stored) = (title, description, Locked(value))
    }

    /// The value; one without a default must be set before it is read.
    public var wrappedValue: Value {
        get {
            if let value = stored.withLock({ $0 }) { return value }
            // An optional parameter that was not set is nil.
            if let none = Optional<Any>.none as? Value { return none }
            fatalError("SwiftUI: the parameter of type \(Value.self) is read before it has a value.")
        }
        set { stored.withLock { $0 = newValue } }
    }
    /// The parameter itself.
    public var projectedValue: IntentParameter<Value> { self }

    /// An error: there is no person to ask.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw AppIntentError.notAsked }
    /// An error: there is no person to ask.
    public func requestConfirmation(for item: Value, dialog: IntentDialog? = nil) async throws -> Bool {
        throw AppIntentError.notAsked
    }
    /// An error: there is no person to ask.
    public func requestDisambiguation(among items: [Value], dialog: IntentDialog? = nil) async throws -> Value {
        throw AppIntentError.notAsked
    }
    /// The error with which an intent asks for the value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { AppIntentError.notAsked }
    /// The error with which an intent asks for the value, to be thrown.
    @_disfavoredOverload
    public func requestValue(_ dialog: IntentDialog? = nil) -> AppIntentError { .notAsked }
    /// The error with which an intent asks which of several values is meant.
    public func needsDisambiguationError(among items: [Value], dialog: IntentDialog? = nil) -> any Error {
        AppIntentError.notAsked
    }
    /// The error with which an intent asks which of several values is meant, to be thrown.
    @_disfavoredOverload
    public func requestDisambiguation(among items: [Value], dialog: IntentDialog? = nil) -> AppIntentError { .notAsked }

    /// The control for a number.
    public enum ControlStyle: Sendable { case field, stepper, slider }
    /// What a date says.
    public enum DateKind: Sendable { case date, time, dateTime }

    /// A parameter with a name. Dialogs are not spoken.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue)
    }
    /// A parameter without a name.
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(nil, description, defaultValue)
    }
    /// A parameter whose values a provider offers; it is not asked.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) {
        self.init(title, description, defaultValue)
    }
}

extension IntentParameter where Value: Comparable {
    /// A number between two others, with the control for it.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        controlStyle: ControlStyle = .field, inclusiveRange: (lowerBound: Value, upperBound: Value),
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue)
    }
    /// A number, with the control for it.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        controlStyle: ControlStyle, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue)
    }
}
extension IntentParameter where Value == Date {
    /// A date or a time.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Date? = nil,
        kind: DateKind, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue)
    }
}

/// Whether a parameter takes the result of an intent before.
public enum InputConnectionBehavior: Sendable { case `default`, never, connectToPreviousIntentResult }

extension AppIntent {
    /// A value that the intent needs.
    public typealias Parameter = IntentParameter
}
/// What can have objects of the program: intents, and what offers values.
public protocol _SupportsAppDependencies {}
extension _SupportsAppDependencies {
    /// An object that the program has added to `AppDependencyManager`.
    public typealias Dependency = AppDependency
}

/// Why an intent did not do what it is for.
public enum AppIntentError: Error, Sendable {
    /// There is no person to ask.
    case notAsked
}

/// Offers values of a parameter. It is not asked.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
    /// The type of the values, or of a collection of them.
    associatedtype Result
    /// The value that is chosen at first.
    associatedtype DefaultValue = Never
    /// The values.
    func results() async throws -> Result
    /// The value that is chosen at first; nil by default.
    func defaultResult() async -> DefaultValue?
}
extension DynamicOptionsProvider where DefaultValue == Never {
    /// Nil.
    public func defaultResult() async -> Never? { nil }
}

/// An object that the program has added to `AppDependencyManager`.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
    private let key: AnyHashableSendable?
    private let manager: AppDependencyManager
    private let make: (@Sendable () -> Value)?

    /// The object of its type, added under a key or none; where there is none, a new one of the default.
    public init(key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared,
                default defaultValue: (@Sendable () -> Value)? = nil) {
        (self.key, self.manager, make) = (key.map(AnyHashableSendable.init), manager, defaultValue)
    }
    /// The object; it must have been added.
    public var wrappedValue: Value {
        if let value = manager.value(Value.self, key) ?? make?() { return value }
        fatalError("SwiftUI: no dependency of type \(Value.self) has been added to AppDependencyManager.")
    }
}

struct AnyHashableSendable: Hashable, Sendable {
    let value: any Hashable & Sendable
    init(_ value: any Hashable & Sendable) { self.value = value }
    static func == (a: Self, b: Self) -> Bool { AnyHashable(a.value) == AnyHashable(b.value) }
    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}

/// Objects for intents, by their types.
public final class AppDependencyManager: Sendable {
    /// That of the program.
    public static let shared = AppDependencyManager()
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let key: AnyHashableSendable?
    }
    private let makers = Locked<[Key: @Sendable () -> any Sendable]>([:])
    private let made = Locked<[Key: any Sendable]>([:])

    init() {}

    /// Adds an object, which is made when it is first needed.
    public func add<Value: Sendable>(key: (any Hashable & Sendable)? = nil,
                                     dependency: @autoclosure @escaping @Sendable () -> Value) {
        let key = Key(type: ObjectIdentifier(Value.self), key: key.map(AnyHashableSendable.init))
        makers.withLock { $0[key] = dependency }
        made.withLock { $0[key] = nil }
    }

    func value<Value: Sendable>(_ type: Value.Type, _ key: AnyHashableSendable?) -> Value? {
        let key = Key(type: ObjectIdentifier(type), key: key)
        if let known = made.withLock({ $0[key] }) as? Value { return known }
        guard let new = makers.withLock({ $0[key] })?() as? Value else { return nil }
        made.withLock { $0[key] = new }
        return new
    }
}
