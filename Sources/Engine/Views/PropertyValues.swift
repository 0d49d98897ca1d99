package import Foundation
import QuadrantDisplayList
public import QuadrantCore

// How `quadrant worker` creates views: the code that it adds to each file calls the initialiser of a view with a value
// for each argument, read from JSON as the type that the argument has. Overloads choose how, so that the code needs no
// types.

/// Values for the properties of a view, from JSON.
///
/// Methods throw a `Diagnostic` that names the property. An argument whose type has no JSON form compiles too, and is
/// an error only when the view is created.
public final class _PropertyValues {
    package struct Key: CodingKey {
        package var stringValue: String
        package var intValue: Int? { nil }
        package init(stringValue: String) { self.stringValue = stringValue }
        package init?(intValue: Int) { nil }
    }

    private let values: KeyedDecodingContainer<Key>?

    private init(_ values: KeyedDecodingContainer<Key>?) { self.values = values }

    /// The names of the given values, sorted.
    package var names: [String] { values?.allKeys.map(\.stringValue).sorted() ?? [] }

    // MARK: Reading an object

    private struct Object: Decodable {
        var values: KeyedDecodingContainer<Key>?

        init(from decoder: any Decoder) throws {
            let object = try decoder.container(keyedBy: Key.self), key = Key(stringValue: "values")
            guard object.contains(key), try !object.decodeNil(forKey: key) else { return }
            values = try object.nestedContainer(keyedBy: Key.self, forKey: key)
        }
    }

    /// The object `values` of a JSON object; without one there are no values.
    ///
    /// A `Date` is text in ISO 8601 with a time zone, a day (`2026-11-25`, at midnight GMT), or a number of seconds
    /// since 1970; `Data` is text in base 64.
    package init(of json: Data) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom(Self.date)
        do { values = try decoder.decode(Object.self, from: json).values } catch let error as DecodingError {
            throw Self.diagnostic(error, "values", rule: "The values of a view's properties are a JSON object.")
        }
    }

    private static func date(_ decoder: any Decoder) throws -> Date {
        let value = try decoder.singleValueContainer()
        if let seconds = try? value.decode(Double.self) { return Date(timeIntervalSince1970: seconds) }
        let text = try value.decode(String.self)
        let styles = [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true),
                      Date.ISO8601FormatStyle().year().month().day()]
        for style in styles { if let date = try? Date(text, strategy: style) { return date } }
        throw DecodingError.dataCorrupted(.init(
            codingPath: decoder.codingPath, debugDescription: "'\(text)' is no date such as 2026-11-25T09:00:00Z."))
    }

    // MARK: Arguments of an initialiser

    /// A value that the initialiser requires; an optional may be absent.
    public func read<Value: Decodable>(_ name: String) throws -> Value {
        guard let values, values.contains(Key(stringValue: name)) else {
            if let optional = Value.self as? any ExpressibleByNilLiteral.Type, let none = optional.init(nilLiteral: ())
                as? Value { return none }
            throw missing(name, "a value of type \(Self.name(of: Value.self))")
        }
        return try decoded(name)
    }

    /// A binding that reads as the value and ignores changes.
    public func read<Value: Decodable>(_ name: String) throws -> Binding<Value> {
        let value: Value = try read(name)
        return .constant(value)
    }

    /// An action that does nothing, because a picture receives no events.
    public func read(_ name: String) throws -> @Sendable () -> Void {
        try refuse(name, "a function")
        return {}
    }

    /// An action that does nothing.
    public func read<Argument>(_ name: String) throws -> @Sendable (Argument) -> Void {
        try refuse(name, "a function")
        return { _ in }
    }

    @_disfavoredOverload
    public func read<Value>(_ name: String) throws -> Value {
        try refuse(name, Self.name(of: Value.self))
        throw Diagnostic(
            what: "the view requires a value of type \(Self.name(of: Value.self)) for '\(name)'", at: "values.\(name)",
            rule: "Values are read from JSON as types that conform to Decodable; \(Self.name(of: Value.self)) "
                + "does not.",
            fix: "Make the type Codable, give the property a default value, or draw a preview that creates the view.")
    }

    /// A value that replaces the default of an argument.
    public func read<Value: Decodable>(_ name: String, default value: @autoclosure () throws -> Value) throws -> Value {
        guard let values, values.contains(Key(stringValue: name)) else { return try value() }
        return try decoded(name)
    }

    @_disfavoredOverload
    public func read<Value>(_ name: String, default value: @autoclosure () throws -> Value) throws -> Value {
        try refuse(name, Self.name(of: Value.self))
        return try value()
    }

    // MARK: Properties with a default

    /// Sets a property if there is a value for it.
    public func assign<Value: Decodable>(_ name: String, to property: inout Value) throws {
        guard let values, values.contains(Key(stringValue: name)) else { return }
        property = try decoded(name)
    }

    /// Sets the initial value of a state if there is a value for it.
    public func assign<Value: Decodable>(_ name: String, to property: inout State<Value>) throws {
        guard let values, values.contains(Key(stringValue: name)) else { return }
        property = State(initialValue: try decoded(name))
    }

    @_disfavoredOverload
    public func assign<Value>(_ name: String, to property: inout Value) throws {
        try refuse(name, Self.name(of: Value.self))
    }

    // MARK: Errors

    private func decoded<Value: Decodable>(_ name: String) throws -> Value {
        do { return try values!.decode(Value.self, forKey: Key(stringValue: name)) } catch let error as DecodingError {
            throw Self.diagnostic(error, "values", rule: "'\(name)' has the type \(Self.name(of: Value.self)).")
        } catch {
            throw Diagnostic(what: "the value of '\(name)' is refused: \(error)", at: "values.\(name)",
                             rule: "'\(name)' has the type \(Self.name(of: Value.self)), whose init(from:) threw.",
                             fix: "Write a value that it accepts.")
        }
    }

    /// Throws if there is a value for a property that has no JSON form.
    private func refuse(_ name: String, _ type: String) throws {
        guard let values, values.contains(Key(stringValue: name)) else { return }
        throw Diagnostic(what: "'\(name)' cannot be set from JSON", at: "values.\(name)",
                         rule: "It has the type \(type), which does not conform to Decodable.",
                         fix: "Leave the value out, or make the type Codable.")
    }

    private func missing(_ name: String, _ needed: String) -> Diagnostic {
        Diagnostic(what: "the value of '\(name)' is missing", at: "values",
                   rule: "The view requires \(needed) for '\(name)', which has no default.",
                   fix: "Add \"\(name)\" to the values.")
    }

    private static func diagnostic(_ error: DecodingError, _ root: String, rule: String) -> Diagnostic {
        func path(_ keys: [any CodingKey]) -> String {
            let texts = keys.map { key in key.intValue.map { "[\($0)]" } ?? "." + key.stringValue }
            let text = texts.joined()
            return text.hasPrefix(".") ? String(text.dropFirst()) : text.isEmpty ? root : text
        }
        switch error {
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            let place = path(context.codingPath)
            let expected = Self.name(of: type)
            return Diagnostic(what: "\(place) is not of type \(expected): \(context.debugDescription)", at: place,
                              rule: rule, fix: "Write a value of that type.")
        case .keyNotFound(let key, let context):
            let place = path(context.codingPath)
            return Diagnostic(what: "\(place) has no \"\(key.stringValue)\"", at: place, rule: rule,
                              fix: "Add \"\(key.stringValue)\".")
        case .dataCorrupted(let context):
            let place = path(context.codingPath)
            return Diagnostic(what: "\(place) cannot be read: \(context.debugDescription)", at: place, rule: rule,
                              fix: "Write a value of that type.")
        @unknown default:
            return Diagnostic(what: "\(root) cannot be read: \(error)", at: root, rule: rule,
                              fix: "Write a value of that type.")
        }
    }

    /// A type as Swift code names it: `Int?`, `[String]`.
    private static func name(of type: Any.Type) -> String {
        var text = "\(type)"
        for (prefix, before, after) in [("Optional<", "", "?"), ("Array<", "[", "]")]
        where text.hasPrefix(prefix) && text.hasSuffix(">") {
            text = before + text.dropFirst(prefix.count).dropLast() + after
        }
        return text
    }
}

extension _PreviewEntry {
    /// Called for a view of `quadrant worker`: `values` is a retained `_PropertyValues`, and `body` creates the view
    /// with the initialiser of a number.
    @MainActor public static func make(
        values: UnsafeMutableRawPointer, body: @MainActor (_PropertyValues) throws -> any View
    ) -> UnsafeMutableRawPointer {
        let values = Unmanaged<_PropertyValues>.fromOpaque(values).takeRetainedValue()
        do { return make(parts: [Part(view: try body(values))]) } catch { return make(failure: error) }
    }
}
