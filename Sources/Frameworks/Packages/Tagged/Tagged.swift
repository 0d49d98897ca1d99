import Foundation

// Tagged: a value whose type differs by a tag.

@dynamicMemberLookup
public struct Tagged<Tag, RawValue> {
    public var rawValue: RawValue
    public init(rawValue: RawValue) { self.rawValue = rawValue }
    public init(_ rawValue: RawValue) { self.rawValue = rawValue }
    public subscript<Subject>(dynamicMember keyPath: KeyPath<RawValue, Subject>) -> Subject {
        rawValue[keyPath: keyPath]
    }
    public func coerced<Tag2>(to type: Tag2.Type) -> Tagged<Tag2, RawValue> { .init(rawValue: rawValue) }
    public func map<B>(_ f: (RawValue) -> B) -> Tagged<Tag, B> { .init(rawValue: f(rawValue)) }
}
extension Tagged: RawRepresentable {}
extension Tagged: Sendable where RawValue: Sendable {}
extension Tagged: CustomStringConvertible {
    public var description: String { String(describing: rawValue) }
}
extension Tagged: CustomDebugStringConvertible where RawValue: CustomDebugStringConvertible {
    public var debugDescription: String { rawValue.debugDescription }
}
extension Tagged: LosslessStringConvertible where RawValue: LosslessStringConvertible {
    public init?(_ description: String) {
        guard let value = RawValue(description) else { return nil }
        self.init(rawValue: value)
    }
}
extension Tagged: Equatable where RawValue: Equatable {
    public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }
}
extension Tagged: Hashable where RawValue: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
extension Tagged: Comparable where RawValue: Comparable {
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
extension Tagged: Identifiable where RawValue: Identifiable {
    public var id: RawValue.ID { rawValue.id }
}
extension Tagged: Error where RawValue: Error {}
extension Tagged: LocalizedError where RawValue: Error {
    public var errorDescription: String? { rawValue.localizedDescription }
}

// MARK: Coding

extension Tagged: Encodable where RawValue: Encodable {
    /// A single value, so that the strategies of the coder apply to dates and data.
    public func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
extension Tagged: Decodable where RawValue: Decodable {
    public init(from decoder: Decoder) throws {
        self.init(rawValue: try decoder.singleValueContainer().decode(RawValue.self))
    }
}
extension Tagged: CodingKeyRepresentable where RawValue: CodingKeyRepresentable {
    public var codingKey: any CodingKey { rawValue.codingKey }
    public init?(codingKey: some CodingKey) {
        guard let value = RawValue(codingKey: codingKey) else { return nil }
        self.init(rawValue: value)
    }
}

// MARK: Literals

extension Tagged: ExpressibleByIntegerLiteral where RawValue: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: RawValue.IntegerLiteralType) { self.init(RawValue(integerLiteral: value)) }
}
extension Tagged: ExpressibleByFloatLiteral where RawValue: ExpressibleByFloatLiteral {
    public init(floatLiteral value: RawValue.FloatLiteralType) { self.init(RawValue(floatLiteral: value)) }
}
extension Tagged: ExpressibleByBooleanLiteral where RawValue: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: RawValue.BooleanLiteralType) { self.init(RawValue(booleanLiteral: value)) }
}
extension Tagged: ExpressibleByUnicodeScalarLiteral where RawValue: ExpressibleByUnicodeScalarLiteral {
    public init(unicodeScalarLiteral value: RawValue.UnicodeScalarLiteralType) {
        self.init(RawValue(unicodeScalarLiteral: value))
    }
}
extension Tagged: ExpressibleByExtendedGraphemeClusterLiteral
where RawValue: ExpressibleByExtendedGraphemeClusterLiteral {
    public init(extendedGraphemeClusterLiteral value: RawValue.ExtendedGraphemeClusterLiteralType) {
        self.init(RawValue(extendedGraphemeClusterLiteral: value))
    }
}
extension Tagged: ExpressibleByStringLiteral where RawValue: ExpressibleByStringLiteral {
    public init(stringLiteral value: RawValue.StringLiteralType) { self.init(RawValue(stringLiteral: value)) }
}
extension Tagged: ExpressibleByStringInterpolation where RawValue: ExpressibleByStringInterpolation {
    public init(stringInterpolation value: RawValue.StringInterpolation) {
        self.init(RawValue(stringInterpolation: value))
    }
}

// MARK: Numbers

extension Tagged: AdditiveArithmetic where RawValue: AdditiveArithmetic {
    public static var zero: Self { Self(rawValue: .zero) }
    public static func + (left: Self, right: Self) -> Self { Self(rawValue: left.rawValue + right.rawValue) }
    public static func - (left: Self, right: Self) -> Self { Self(rawValue: left.rawValue - right.rawValue) }
}
extension Tagged: Numeric where RawValue: Numeric {
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = RawValue(exactly: source) else { return nil }
        self.init(rawValue: value)
    }
    public var magnitude: RawValue.Magnitude { rawValue.magnitude }
    public static func * (left: Self, right: Self) -> Self { Self(rawValue: left.rawValue * right.rawValue) }
    public static func *= (left: inout Self, right: Self) { left.rawValue *= right.rawValue }
}
extension Tagged: SignedNumeric where RawValue: SignedNumeric {}
extension Tagged: Strideable where RawValue: Strideable {
    public func distance(to other: Self) -> RawValue.Stride { rawValue.distance(to: other.rawValue) }
    public func advanced(by n: RawValue.Stride) -> Self { Self(rawValue: rawValue.advanced(by: n)) }
}

// MARK: Elements

extension Tagged: Sequence where RawValue: Sequence {
    public func makeIterator() -> RawValue.Iterator { rawValue.makeIterator() }
}
extension Tagged: Collection where RawValue: Collection {
    public var startIndex: RawValue.Index { rawValue.startIndex }
    public var endIndex: RawValue.Index { rawValue.endIndex }
    public subscript(position: RawValue.Index) -> RawValue.Element { rawValue[position] }
    public func index(after i: RawValue.Index) -> RawValue.Index { rawValue.index(after: i) }
}
extension Tagged where RawValue == UUID {
    public init() { self.init(UUID()) }
    public init?(uuidString string: String) {
        guard let id = UUID(uuidString: string) else { return nil }
        self.init(id)
    }
}
