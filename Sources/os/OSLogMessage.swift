import Foundation

/// Whether a value in a message may be read by others. Standard error is the program's own, so that all may.
public struct OSLogPrivacy: Sendable, Equatable {
    /// What stands in place of a private value.
    public enum Mask: Sendable, Equatable { case hash, none }
    private let name: String
    public static var `public`: OSLogPrivacy { OSLogPrivacy(name: "public") }
    public static var `private`: OSLogPrivacy { OSLogPrivacy(name: "private") }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(name: "sensitive") }
    public static var auto: OSLogPrivacy { OSLogPrivacy(name: "auto") }
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
    fileprivate var radix = 10, isUppercase = false, hasSign = false, hasPrefix = false
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
    public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false)
        -> OSLogIntegerFormatting
    {
        OSLogIntegerFormatting(
            radix: 16, isUppercase: uppercase, hasSign: explicitPositiveSign, hasPrefix: includePrefix)
    }
    fileprivate func text(_ value: some FixedWidthInteger) -> String {
        let digits = String(value, radix: radix, uppercase: isUppercase)
        return (hasSign && value >= 0 ? "+" : "") + (hasPrefix && radix == 16 ? "0x" : "") + digits
    }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
    fileprivate var precision: Int?
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static func fixed(precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false)
        -> OSLogFloatFormatting
    { OSLogFloatFormatting(precision: precision) }
    fileprivate func text(_ value: Double) -> String {
        precision.map { String(format: "%.\(max($0, 0))f", value) } ?? "\(value)"
    }
}

/// How wide a value is written.
public struct OSLogStringAlignment: Sendable {
    fileprivate var columns = 0, isLeft = false
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns,
        isLeft: true) }
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns) }
    fileprivate func text(_ value: String) -> String {
        let fill = String(repeating: " ", count: max(columns - value.count, 0))
        return isLeft ? value + fill : fill + value
    }
}

public enum OSLogBoolFormat: Sendable { case truth, answer }

/// The text of a message with the values in it.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(_ value: @autoclosure () -> String, align: OSLogStringAlignment = .none,
                                             privacy: OSLogPrivacy = .auto) { text += align.text(value()) }
    public mutating func appendInterpolation(_ value: @autoclosure () -> some FixedWidthInteger,
                                             format: OSLogIntegerFormatting = .decimal,
                                             align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
        text += align.text(format.text(value()))
    }
    public mutating func appendInterpolation(_ value: @autoclosure () -> Double,
                                             format: OSLogFloatFormatting = .hybrid,
                                             align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
        text += align.text(format.text(value()))
    }
    public mutating func appendInterpolation(_ value: @autoclosure () -> Float,
                                             format: OSLogFloatFormatting = .hybrid,
                                             align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
        text += align.text(format.text(Double(value())))
    }
    public mutating func appendInterpolation(_ value: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth,
                                             privacy: OSLogPrivacy = .auto) {
        text += format == .truth ? "\(value())" : value() ? "YES" : "NO"
    }
    public mutating func appendInterpolation(_ value: @autoclosure () -> some CustomStringConvertible,
                                             align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
        text += align.text(value().description)
    }
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
                                                privacy: OSLogPrivacy = .auto) {
        text += align.text("\(value())")
    }
    public mutating func appendInterpolation(_ value: @autoclosure () -> any Any.Type,
                                             align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
        text += align.text("\(value())")
    }
}

/// What is logged: a text with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
    public init(stringLiteral value: String) { text = value }
}
