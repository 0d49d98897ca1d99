public import Foundation
import QuadrantStandIn
public import SwiftUI

/// The label of a value of an axis.
public nonisolated struct AxisValueLabel<Content: View>: AxisMark {
    private let label: AxisLabel

    private init(_ content: AxisLabel.Content, _ centered: Bool?, _ anchor: UnitPoint?, _ multiLabel: Alignment?,
                 _ collision: AxisValueLabelCollisionResolution, _ offsetsMarks: Bool?,
                 _ orientation: AxisValueLabelOrientation, _ horizontal: CGFloat?, _ vertical: CGFloat?) {
        label = AxisLabel(content: content, isCentered: centered, anchor: anchor, collision: collision,
                          orientation: orientation, horizontalSpacing: horizontal, verticalSpacing: vertical)
        if multiLabel != nil { Self.multiLabelAlignment() }
        if offsetsMarks != nil { Self.offsetsMarks() }
    }

    /// How several labels of one value are aligned. Without effect: each label has a place of its own.
    private static func multiLabelAlignment() { standIn(nil, "each label has a place of its own") }
    /// Whether marks leave room for the label. Without effect: marks are where their values are.
    private static func offsetsMarks() { standIn(nil, "marks are where their values are") }

    @MainActor public static func _collectMark(_ mark: Self, into marks: inout _AxisMarkCollector) {
        marks.add(.label(mark.label))
    }

    /// A label that is a view.
    nonisolated public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(.view(AnyView(content())), centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks,
                  orientation, horizontalSpacing, verticalSpacing)
    }
}

extension AxisValueLabel where Content == Text {
    /// A localized label.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(.view(AnyView(Text(labelKey))), centered, anchor, multiLabelAlignment, collisionResolution,
                  offsetsMarks, orientation, horizontalSpacing, verticalSpacing)
    }
    /// An unlocalized label.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(.view(AnyView(Text(label))), centered, anchor, multiLabelAlignment, collisionResolution,
                  offsetsMarks, orientation, horizontalSpacing, verticalSpacing)
    }
    /// A label of a table.
    @_disfavoredOverload
    nonisolated public init(
        _ labelResource: LocalizedStringResource, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(.view(AnyView(Text(labelResource))), centered, anchor, multiLabelAlignment, collisionResolution,
                  offsetsMarks, orientation, horizontalSpacing, verticalSpacing)
    }
    /// The value in the format of the axis.
    nonisolated public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(.automatic, centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
                  horizontalSpacing, verticalSpacing)
    }
    /// The value in a format.
    nonisolated public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(.format(AxisLabelFormat(format)), centered, anchor, multiLabelAlignment, collisionResolution,
                  offsetsMarks, orientation, horizontalSpacing, verticalSpacing)
    }
}

/// A label as data.
struct AxisLabel {
    enum Content {
        case automatic
        case format(AxisLabelFormat)
        case view(AnyView)
    }
    var content: Content
    var isCentered: Bool?
    var anchor: UnitPoint?
    var collision = AxisValueLabelCollisionResolution.automatic
    var orientation = AxisValueLabelOrientation.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}
