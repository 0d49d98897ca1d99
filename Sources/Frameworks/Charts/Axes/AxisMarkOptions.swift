public import Foundation
import SwiftUI

/// How the parts of an axis are arranged.
public struct AxisMarkPreset: Sendable, CustomStringConvertible {
    enum Value: Sendable { case automatic, extended, aligned, inset }
    let value: Value
    /// The name of the arrangement.
    public var description: String { "\(value)" }
    /// The arrangement that suits the axis.
    public static var automatic: AxisMarkPreset { AxisMarkPreset(value: .automatic) }
    /// Lines go on across the labels, which stand on them.
    public static var extended: AxisMarkPreset { AxisMarkPreset(value: .extended) }
    /// Labels are in line with the marks, and at the ends with the plot's edges.
    public static var aligned: AxisMarkPreset { AxisMarkPreset(value: .aligned) }
    /// Labels are within the plot.
    public static var inset: AxisMarkPreset { AxisMarkPreset(value: .inset) }
}

/// The side of the plot that an axis is on.
public struct AxisMarkPosition: Sendable, CustomStringConvertible {
    enum Value: Sendable { case automatic, leading, trailing, top, bottom }
    let value: Value
    /// The name of the side.
    public var description: String { "\(value)" }
    /// Below the plot for values of x, after it for values of y.
    public static var automatic: AxisMarkPosition { AxisMarkPosition(value: .automatic) }
    /// Before the plot.
    public static var leading: AxisMarkPosition { AxisMarkPosition(value: .leading) }
    /// After the plot.
    public static var trailing: AxisMarkPosition { AxisMarkPosition(value: .trailing) }
    /// Above the plot.
    public static var top: AxisMarkPosition { AxisMarkPosition(value: .top) }
    /// Below the plot.
    public static var bottom: AxisMarkPosition { AxisMarkPosition(value: .bottom) }
}

/// The direction of a label.
public struct AxisValueLabelOrientation: Sendable, CustomStringConvertible {
    enum Value: Sendable { case automatic, horizontal, vertical, verticalReversed }
    let value: Value
    /// The name of the direction.
    public var description: String { "\(value)" }
    /// Horizontal.
    public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(value: .automatic) }
    /// As text is read.
    public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(value: .horizontal) }
    /// A quarter turn clockwise: from top to bottom.
    public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(value: .vertical) }
    /// A quarter turn the other way: from bottom to top.
    public static var verticalReversed: AxisValueLabelOrientation {
        AxisValueLabelOrientation(value: .verticalReversed)
    }
}

/// What happens to labels that do not fit beside each other.
public struct AxisValueLabelCollisionResolution: Sendable {
    enum Value: Equatable, Sendable { case automatic, disabled, truncate, greedy(priority: Double, spacing: CGFloat?) }
    let value: Value
    /// Labels of categories are truncated, others left out.
    public static var automatic: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(.automatic) }
    /// All labels are drawn.
    public static var disabled: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(.disabled) }
    /// Labels are truncated to the space between the values.
    public static var truncate: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(.truncate) }
    /// Labels that overlap one before them are left out.
    public static var greedy: AxisValueLabelCollisionResolution { greedy() }
    /// Labels that overlap one of a higher priority, or one before them, are left out.
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
        -> AxisValueLabelCollisionResolution {
        AxisValueLabelCollisionResolution(.greedy(priority: priority, spacing: minimumSpacing))
    }
    private init(_ value: Value) { self.value = value }
}
