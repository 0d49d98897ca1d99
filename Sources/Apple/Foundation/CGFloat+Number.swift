public import Foundation

extension CGFloat {
    /// The number, in the precision that there is.
    public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
    /// The number; nil where it is not one of `Double`.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self = CGFloat(value)
    }
}
