public import Foundation

/// The width or height of a mark.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible,
                             Sendable {
    enum Value: Equatable, Sendable { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }
    let value: Value
    /// The kind of length, with its number where it has one.
    public var description: String { "\(value)" }

    /// A length in points.
    public init(integerLiteral value: Int) { self.value = .fixed(CGFloat(value)) }
    /// A length in points.
    public init(floatLiteral value: Double) { self.value = .fixed(CGFloat(value)) }
    private init(_ value: Value) { self.value = value }

    /// The length that suits the mark.
    public static var automatic: MarkDimension { MarkDimension(.automatic) }
    /// A length in points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
    /// A part of the space that there is: 1 is all of it.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }
    /// All the space that there is, less so many points at each end.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }
}

extension MarkDimension {
    /// The length within `space` points, of which an automatic one takes the part `ratio`.
    /// An inset is taken off at `insetEnds` ends.
    func length(in space: CGFloat, automatic ratio: CGFloat, insetEnds: CGFloat = 2) -> CGFloat {
        let length = switch value {
        case .automatic: space * ratio
        case .fixed(let length): length
        case .ratio(let part): space * part
        case .inset(let inset): space - insetEnds * inset
        }
        return length.isFinite ? max(0, length) : 0
    }
    /// Whether no length was given.
    var isAutomatic: Bool { value == .automatic }
}
