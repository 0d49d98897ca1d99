package import Foundation

/// A value of a row.
package enum StoreValue: Hashable, Sendable {
    case null, integer(Int64), real(Double), text(String), bytes(Data)

    package var integer: Int64? {
        switch self {
        case .integer(let value): value
        case .real(let value): Int64(exactly: value.rounded())
        default: nil
        }
    }
    package var real: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        // SQLite has no number for this one: it is kept as bytes.
        case .bytes(let data): data == Self.notANumber ? .nan : nil
        default: nil
        }
    }
    package var text: String? { if case .text(let value) = self { value } else { nil } }
    package var bytes: Data? {
        switch self {
        case .bytes(let value): value
        case .text(let value): Data(value.utf8)
        default: nil
        }
    }

    private static let notANumber = Data("not a number".utf8)
    /// A number; one that is no number is kept too.
    package init(number: Double) { self = number.isNaN ? .bytes(Self.notANumber) : .real(number) }
}
