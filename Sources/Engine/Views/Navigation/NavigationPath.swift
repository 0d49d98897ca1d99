import Foundation
import QuadrantCore

/// The screens above the root of a navigation stack, as a list of values of any type.
public struct NavigationPath: @unchecked Sendable {
    var values: [AnyHashable] = []
    /// The encodable value of each element; nil for those that are not `Encodable`.
    private var encoders: [((any Encodable))?] = []

    /// An empty path, for the root of the stack.
    public init() {}

    /// A screen for each element, the last one on top. `codable` is nil unless the path is empty.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        for element in elements { append(element) }
    }

    /// A screen for each element, the last one on top; the path can be saved by its `codable`.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
        for element in elements { append(element) }
    }

    /// Restores a saved path.
    public init(_ codable: CodableRepresentation) { self = codable.path }

    /// The number of screens above the root.
    public var count: Int { values.count }
    /// Whether the stack shows its root.
    public var isEmpty: Bool { values.isEmpty }

    /// The path for saving; nil if a value is not `Codable`.
    public var codable: CodableRepresentation? {
        encoders.contains { $0 == nil } ? nil : CodableRepresentation(path: self)
    }

    /// Pushes a screen for `value`; `codable` is nil from then on.
    public mutating func append<V: Hashable>(_ value: V) {
        values.append(AnyHashable(value))
        encoders.append(nil)
    }

    /// Pushes a screen for `value`, which is saved with the path.
    public mutating func append<V>(_ value: V) where V: Codable, V: Hashable {
        values.append(AnyHashable(value))
        encoders.append(value)
    }

    mutating func append(erased value: AnyHashable) {
        values.append(value)
        encoders.append(value.base as? any Codable)
    }

    /// Removes the last `k` screens. A precondition fails if there are fewer, or `k` is negative.
    public mutating func removeLast(_ k: Int = 1) {
        precondition(k >= 0 && k <= values.count, "SwiftUI: a path of \(values.count) cannot lose \(k) values.")
        values.removeLast(k)
        encoders.removeLast(k)
    }

    /// The encoded form of a path.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate var path: NavigationPath

        fileprivate init(path: NavigationPath) { self.path = path }

        /// Decodes pairs of a type's name and the value as JSON, the last value first. Throws if a type is unknown or
        /// not `Codable` and `Hashable`.
        public init(from decoder: any Decoder) throws {
            path = NavigationPath()
            var container = try decoder.unkeyedContainer()
            var found: [any Codable & Hashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self), text = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "There is no type '\(name)' that is Codable and Hashable.")
                }
                found.append(try JSONDecoder().decode(type, from: Data(text.utf8)))
            }
            for value in found.reversed() { path.add(value) }
        }

        /// Encodes the last value first: the mangled name of its type, then the value as JSON in a string. Throws
        /// errors of the values.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for (value, encodable) in zip(path.values, path.encoders).reversed() {
                try container.encode(_mangledTypeName(type(of: value.base)) ?? "")
                guard let encodable else { continue }
                try container.encode(String(decoding: try JSONEncoder().encode(encodable), as: UTF8.self))
            }
        }
    }

    private mutating func add(_ value: any Codable & Hashable) { append(value) }
}

extension NavigationPath: Equatable {
    /// Whether the values are equal, in the same order.
    public static func == (a: NavigationPath, b: NavigationPath) -> Bool { a.values == b.values }
}

extension NavigationPath: ErasedContainer {
    package func marked(_ mark: (AnyHashable) -> AnyHashable) -> NavigationPath {
        var copy = self
        copy.values = values.map(mark)
        return copy
    }
}
