import Foundation

/// A JSON value of a case file.
indirect enum JSON: Equatable {
    case null
    case number(Double)
    case string(String)
    case list([JSON])
    case object([String: JSON])

    init(_ value: Any) {
        switch value {
        case let text as String: self = .string(text)
        case let list as [Any]: self = .list(list.map(JSON.init))
        case let object as [String: Any]: self = .object(object.mapValues(JSON.init))
        case let number as NSNumber: self = .number(number.doubleValue)
        default: self = .null
        }
    }

    subscript(key: String) -> JSON? {
        if case .object(let members) = self { return members[key] }
        return nil
    }

    var number: Double? {
        if case .number(let value) = self { return value }
        return nil
    }

    var string: String? {
        if case .string(let value) = self { return value }
        return nil
    }

    var list: [JSON]? {
        if case .list(let values) = self { return values }
        return nil
    }

    var members: [String: JSON] {
        if case .object(let members) = self { return members }
        return [:]
    }
}

extension JSON: ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral {
    init(floatLiteral value: Double) { self = .number(value) }
    init(stringLiteral value: String) { self = .string(value) }
    init(arrayLiteral elements: JSON...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { first, _ in first }))
    }
    init(nilLiteral: ()) { self = .null }
    init(_ numbers: [Double]) { self = .list(numbers.map { .number($0) }) }
    init(_ point: CGPoint) { self.init([Double(point.x), Double(point.y)]) }
    init(_ size: CGSize) { self.init([Double(size.width), Double(size.height)]) }
    init(_ number: CGFloat) { self = .number(Double(number)) }
}
