import Foundation

/// Whether a value in a message may be read by others. Standard error is the program's own, so that all may.
public struct OSLogPrivacy: Sendable, Equatable {
    /// What stands in place of a private value.
    public enum Mask: Sendable, Equatable { case hash, none }
    private let name: String
    /// Anyone may read the value. Privacy has no effect.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(name: "public") }
    /// Only the program may read the value; it is written all the same.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(name: "private") }
    /// Only the program may ever read the value; it is written all the same.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(name: "sensitive") }
    /// As fits the type of the value; it is written in any case.
    public static var auto: OSLogPrivacy { OSLogPrivacy(name: "auto") }
    /// As `private`; the mask has no effect.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// As `sensitive`; the mask has no effect.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    /// As `auto`; the mask has no effect.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
    fileprivate var radix = 10, isUppercase = false, hasSign = false, hasPrefix = false
    /// In tens.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    /// In sixteens, with small letters and without a prefix.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    /// In eights.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
    /// In sixteens: with a plus sign, with "0x" before, and with capitals where asked for.
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

/// What a whole number means.
public struct OSLogIntExtendedFormat: Sendable {
    fileprivate let text: @Sendable (Int) -> String
    private static func sized(_ units: [String], _ step: Double) -> OSLogIntExtendedFormat {
        OSLogIntExtendedFormat { number in
            var value = Double(number), unit = 0
            while abs(value) >= step, unit < units.count - 1 { (value, unit) = (value / step, unit + 1) }
            return unit == 0 ? "\(number) \(units[0])" : String(format: "%.2f ", value) + units[unit]
        }
    }
    /// Bytes, in thousands.
    public static var byteCount: OSLogIntExtendedFormat { sized(["B", "kB", "MB", "GB", "TB"], 1000) }
    /// Bytes, in steps of 1024.
    public static var byteCountIEC: OSLogIntExtendedFormat { sized(["B", "KiB", "MiB", "GiB", "TiB"], 1024) }
    /// Bits in a second, in thousands.
    public static var bitrate: OSLogIntExtendedFormat { sized(["bps", "kbps", "Mbps", "Gbps", "Tbps"], 1000) }
    /// Bits in a second, in steps of 1024.
    public static var bitrateIEC: OSLogIntExtendedFormat { sized(["bps", "Kibps", "Mibps", "Gibps", "Tibps"], 1024) }
    /// Seconds since 1970, as a date and a time.
    public static var secondsSince1970: OSLogIntExtendedFormat {
        OSLogIntExtendedFormat { Date(timeIntervalSince1970: Double($0)).description }
    }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
    fileprivate var precision: Int?
    /// Six digits behind the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }
    /// As many digits as the value needs.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
    /// As `hybrid`: exponents are written for very large and very small values only.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
    /// `precision` digits behind the point, 0 for a negative number; sign and capitals have no effect.
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
    /// As wide as the value is.
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    /// Filled up with spaces behind, to this number of characters.
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns,
        isLeft: true) }
    /// Filled up with spaces before, to this number of characters.
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns) }
    fileprivate func text(_ value: String) -> String {
        let fill = String(repeating: " ", count: max(columns - value.count, 0))
        return isLeft ? value + fill : fill + value
    }
}

/// Whether a truth value is written as true and false or as YES and NO.
public enum OSLogBoolFormat: Sendable { case truth, answer }

/// The text of a message with the values in it.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""
    /// An empty text.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    /// Adds the text between two values.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a string; privacy has no effect.
    public mutating func appendInterpolation(_ value: @autoclosure () -> String, align: OSLogStringAlignment = .none,
                                             privacy: OSLogPrivacy = .auto) { text += align.text(value()) }
    /// Adds a whole number in a format; privacy has no effect.
    public mutating func appendInterpolation(_ value: @autoclosure () -> some FixedWidthInteger,
                                             format: OSLogIntegerFormatting = .decimal,
                                             align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
        text += align.text(format.text(value()))
    }
    /// Adds what a whole number means; privacy has no effect.
    public mutating func appendInterpolation(_ value: @autoclosure () -> Int, format: OSLogIntExtendedFormat,
                                             privacy: OSLogPrivacy = .auto) { text += format.text(value()) }
    /// Adds a number with a fraction in a format; privacy has no effect.
    public mutating func appendInterpolation(_ value: @autoclosure () -> Double,
                                             format: OSLogFloatFormatting = .hybrid,
                                             align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
        text += align.text(format.text(value()))
    }
    /// Adds a number with a fraction in a format; privacy has no effect.
    public mutating func appendInterpolation(_ value: @autoclosure () -> Float,
                                             format: OSLogFloatFormatting = .hybrid,
                                             align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
        text += align.text(format.text(Double(value())))
    }
    /// Adds a truth value in a format; privacy has no effect.
    public mutating func appendInterpolation(_ value: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth,
                                             privacy: OSLogPrivacy = .auto) {
        text += format == .truth ? "\(value())" : value() ? "YES" : "NO"
    }
    /// Adds the description of a value; privacy has no effect.
    public mutating func appendInterpolation(_ value: @autoclosure () -> some CustomStringConvertible,
                                             align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
        text += align.text(value().description)
    }
    /// Adds a value of any type as `String(describing:)` writes it; privacy has no effect.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
                                                privacy: OSLogPrivacy = .auto) {
        text += align.text("\(value())")
    }
    /// Adds the name of a type; privacy has no effect.
    public mutating func appendInterpolation(_ value: @autoclosure () -> any Any.Type,
                                             align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
        text += align.text("\(value())")
    }
}

/// What is logged: a text with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String
    /// A message with values, which have been made by now.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
    /// A message without values.
    public init(stringLiteral value: String) { text = value }
}
