import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantDisplayList

/// A knob on a track, for a value in a range.
///
/// Takes the width it is proposed. The diameter of the knob is that of the design in force (28 points); its centre
/// moves between half a diameter from the leading edge and half a diameter from the trailing edge. A tap on the track
/// has no effect: only a drag of the knob moves it, without a jump to the finger. Arrow keys move it by a step, or by a
/// tenth of the range where it has no steps.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
    public typealias Body = Never
    private let value: SliderValue
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel

    private let currentValueLabel: (any View)?

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label, minimum: ValueLabel,
        maximum: ValueLabel, onEditingChanged: @escaping (Bool) -> Void, marks: SliderMarks = SliderMarks(),
        current: (any View)? = nil
    ) where V.Stride: BinaryFloatingPoint {
        self.value = SliderValue(value, bounds, step: step, marks: marks, onEditingChanged: onEditingChanged)
        currentValueLabel = current
        self.label = label
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }

    /// The slider has no body, so that a drag invalidates only the views that read the value.
    nonisolated public static func _append(_ view: Self, to children: inout _ChildBuilder) {
        func append<V: View>(_ view: V) { V._append(view, to: &children) }
        let value = view.value, label = view.label, current = view.currentValueLabel
        let track = SliderTrack(value: value).modifier(SliderGrip(value: value))
            .semantics(.slider) { semantics, environment in
                semantics.label = spoken(label, in: environment)
                semantics.value = current.flatMap { spoken($0, in: environment) }
                    ?? "\(Int((value.share * 100).rounded())) %"
                semantics.number = value.number
                semantics.adjust = { value.move($0 ? 1 : -1) }
                semantics.setNumber = { value.setNumber($0) }
            }
        if ValueLabel.self == EmptyView.self {
            append(track)
        } else {
            append(HStack(_alignment: .center, spacing: nil, content: TupleView(
                (view.minimumValueLabel, track, view.maximumValueLabel))))
        }
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider without steps. A value outside `bounds` is shown clamped, and written only when the knob is moved;
    /// empty bounds write nothing. `onEditingChanged` is called with true when a drag of the knob begins and with false
    /// when it ends, and around each step of an arrow key.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
    /// A slider whose values are whole steps from the lower bound; a remainder of the range above the last step cannot
    /// be reached. A step of 0 or less moves continuously.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider without steps, with a label that is read by accessibility and not drawn.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
    /// A slider in steps from the lower bound, with a label that is read by accessibility and not drawn.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
}

extension Slider {
    /// A slider without steps between views for its ends, in a row with the spacing of stacks. The label is read by
    /// accessibility and not drawn.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged: onEditingChanged)
    }
    /// A slider in steps from the lower bound between views for its ends. The label is read by accessibility and not
    /// drawn.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged: onEditingChanged)
    }
}

// The initialisers of iOS 13: the label is the last argument.
extension Slider {
    /// The older order of arguments, with the end views as values: a slider without steps.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
            onEditingChanged: onEditingChanged)
    }
    /// The older order of arguments, with the end views as values: a slider in steps from the lower bound.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
            onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// The older order of arguments, with the label last: a slider without steps.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
    }
    /// The older order of arguments, with the label last: a slider in steps from the lower bound.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
