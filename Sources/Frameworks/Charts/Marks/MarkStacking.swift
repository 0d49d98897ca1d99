import Foundation
import QuadrantGeometry
import SwiftUI

/// The ends of marks that start at zero, after they are put on each other.
struct StackedSpan: Equatable {
    let axis: Axis
    /// The end at zero, or at the mark below.
    var start: Double
    var end: Double
    /// Whether no mark lies beyond the end.
    var isOuter = true
    /// Whether the start is the end of a stack as well, with no mark beyond it: of stacks in the middle.
    var isOuterStart = false
}

enum MarkStacking {
    /// What marks are put on each other: those of one kind and method at one place.
    private struct Key: Hashable {
        let axis: Axis
        let kind: MarkRecord.Kind
        let place: PlotValue?
        let placeEnd: PlotValue?
        let group: PlotValue?
        let layer: Int?
    }
    private struct Stack {
        var above = 0.0, below = 0.0
        var topmost: Int?, lowest: Int?
        /// The first mark, at zero.
        var first: Int?
        var total: Double { above - below }
    }

    /// The span of each mark, nil for those that do not start at zero. Linear in the number of marks.
    static func spans(_ records: [MarkRecord], _ kinds: AxisKinds) -> [StackedSpan?] {
        var stacks: [Key: Stack] = [:]
        var keys: [Key?] = Array(repeating: nil, count: records.count)
        var spans: [StackedSpan?] = Array(repeating: nil, count: records.count)
        for (index, record) in records.enumerated() {
            guard let axis = record.valueAxis(kinds), let value = record.field(axis)?.value.number,
                  value.isFinite else { continue }
            guard record.stacking.value != .unstacked else {
                spans[index] = StackedSpan(axis: axis, start: 0, end: value)
                continue
            }
            let place = record.field(axis == .vertical ? .horizontal : .vertical)
            let key = Key(axis: axis, kind: record.kind, place: place?.value, placeEnd: place?.end,
                          group: record.kind == .bar ? record.style.position.first?.field.value : nil,
                          layer: record.layer)
            keys[index] = key
            var stack = stacks[key] ?? Stack()
            if stack.first == nil, value > 0 { stack.first = index }
            if value >= 0 {
                spans[index] = StackedSpan(axis: axis, start: stack.above, end: stack.above + value, isOuter: false)
                stack.above += value
                if value > 0 { stack.topmost = index }
            } else {
                spans[index] = StackedSpan(axis: axis, start: stack.below, end: stack.below + value, isOuter: false)
                stack.below += value
                stack.lowest = index
            }
            stacks[key] = stack
        }
        for stack in stacks.values {
            for index in [stack.topmost, stack.lowest] { if let index { spans[index]?.isOuter = true } }
        }
        for (index, record) in records.enumerated() {
            guard let key = keys[index], let stack = stacks[key], var span = spans[index] else { continue }
            switch record.stacking.value {
            case .standard, .unstacked: continue
            case .normalized:
                // Parts of a hundred, the axis of which ends at 100 (alternative texts of Apple's documentation).
                let factor = stack.total > 0 ? 100 / stack.total : 0
                (span.start, span.end) = (span.start * factor, span.end * factor)
            case .center:
                let middle = (stack.above + stack.below) / 2
                (span.start, span.end) = (span.start - middle, span.end - middle)
                // Where nothing lies below zero, the first mark is the lower end of the stack.
                span.isOuterStart = stack.first == index && stack.lowest == nil
            }
            spans[index] = span
        }
        return spans
    }
}
