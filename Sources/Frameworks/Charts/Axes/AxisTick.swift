public import Foundation
import SwiftUI

/// A short line beside the plot at a value of an axis.
public nonisolated struct AxisTick: AxisMark {
    /// The length of a tick.
    public struct Length: Sendable {
        enum Value: Equatable, Sendable { case automatic, fixed(CGFloat), label(CGFloat), maxLabel(CGFloat) }
        let value: Value
        /// As long as the labels are high for values of x, nothing for values of y.
        public static var automatic: Length { Length(value: .automatic) }
        /// As long as the label at the value.
        public static var label: Length { label() }
        /// As long as the longest label of the axis.
        public static var longestLabel: Length { longestLabel() }
        /// As long as the label at the value, and so many points longer.
        public static func label(extendPastBy length: CGFloat = 0) -> Length { Length(value: .label(length)) }
        /// As long as the longest label of the axis, and so many points longer.
        public static func longestLabel(extendPastBy length: CGFloat = 0) -> Length {
            Length(value: .maxLabel(length))
        }
    }
    private let line: AxisLine
    private let length: Length

    /// A tick of a length in points.
    nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        line = AxisLine(isCentered: centered, stroke: stroke)
        self.length = Length(value: .fixed(length.isFinite ? length : 0))
    }
    /// A tick of a length that depends on labels.
    nonisolated public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        line = AxisLine(isCentered: centered, stroke: stroke)
        self.length = length
    }
    @MainActor public static func _collectMark(_ mark: Self, into marks: inout _AxisMarkCollector) {
        marks.add(.tick(mark.line, mark.length))
    }
}
