import Foundation
import QuadrantCore

/// The arithmetic of steppers, for values of any type.
nonisolated enum SteppedValue {
    /// `value` moved by `step`, clamped to `bounds` and to the range of its type.
    static func moved<V: Strideable>(_ value: V, by step: V.Stride, in bounds: ClosedRange<V>?) -> V {
        if let integer = value as? any FixedWidthInteger, let step = step as? any BinaryInteger {
            func move<I: FixedWidthInteger>(_ value: I) -> V? {
                whole(value, by: step, in: bounds as? ClosedRange<I>) as? V
            }
            if let moved = move(integer) { return moved }
        }
        guard let bounds else { return value.advanced(by: step) }
        let bound = step < 0 ? bounds.lowerBound : bounds.upperBound
        let available = value.distance(to: bound)
        // A custom type may have no values outside the bounds, so the distance is compared first.
        let moved = (step < 0 ? available < step : step < available) ? value.advanced(by: step) : bound
        return min(max(moved, bounds.lowerBound), bounds.upperBound)
    }

    private static func whole<I: FixedWidthInteger>(_ value: I, by step: some BinaryInteger,
                                                    in bounds: ClosedRange<I>?) -> I {
        let low = bounds?.lowerBound ?? .min, high = bounds?.upperBound ?? .max
        let bound = step < 0 ? low : high
        guard step < 0 ? value > bound : value < bound else { return min(max(value, low), high) }
        // The distance fits the magnitude type, though not always the type itself.
        let available = I.Magnitude(truncatingIfNeeded: step < 0 ? value &- bound : bound &- value)
        if step.magnitude >= available { return bound }
        return max(min(value &+ I(truncatingIfNeeded: step), high), low)
    }

    /// A value as localized text.
    static func plainText<V>(_ value: V, _ locale: Locale) -> String {
        switch value {
        case let number as any BinaryFloatingPoint: Double(number).formatted(.number.locale(locale))
        case let number as any BinaryInteger: "\(number)"
        case let date as Date: date.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale))
        default: "\(value)"
        }
    }
}
