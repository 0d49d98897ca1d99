import Foundation
public import QuadrantCore
import QuadrantGeometry

/// A value within a range, drawn by the style in force. The user cannot change it.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>:
    View {
    private let share: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private let minimumValueLabel: BoundsLabel
    private let maximumValueLabel: BoundsLabel

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel, _ minimum: BoundsLabel,
        _ maximum: BoundsLabel
    ) {
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        let share = length > 0 ? (Double(value) - Double(bounds.lowerBound)) / length : 0
        self.share = share >= 0 ? min(share, 1) : 0
        self.label = label
        currentValueLabel = current
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }

    @MainActor public var body: some View {
        let bounds = BoundsLabel.self != EmptyView.self
        StyledControl(GaugeStyleConfiguration(
            value: share, label: .init(content: AnyView(label)),
            currentValueLabel: CurrentValueLabel.self == EmptyView.self
                ? nil : .init(content: AnyView(currentValueLabel)),
            minimumValueLabel: bounds ? .init(content: AnyView(minimumValueLabel)) : nil,
            maximumValueLabel: bounds ? .init(content: AnyView(maximumValueLabel)) : nil))
            .semantics(.gauge) { [label, share, currentValueLabel] semantics, environment in
                semantics.label = spoken(label, in: environment)
                semantics.value = spoken(currentValueLabel, in: environment)
                    ?? "\(Int((share * 100).rounded())) %"
                semantics.number = SemanticNumber(share, in: 0...1)
            }
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label only. A value outside `bounds` is clamped; NaN, and any value in an empty range, counts as
    /// the lower end.
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label and a text for the value, which accessibility reads in place of the percentage.
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
                                        @ViewBuilder currentValueLabel: () -> CurrentValueLabel) {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// A gauge with labels for the value and for both ends of the range; the styles choose which of them they draw.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

// Labels at marked values, which no style of iOS draws.
extension Gauge {
    /// As without `markedValueLabels`, which no style draws.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// As without `markedValueLabels`, which no style draws.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
    }
}

/// The gauge that a gauge style draws.
public struct GaugeStyleConfiguration {
    /// The label of the gauge, type-erased.
    public nonisolated struct Label: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The label of the value, type-erased.
    public nonisolated struct CurrentValueLabel: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The label of the lower bound, type-erased.
    public nonisolated struct MinimumValueLabel: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The label of the upper bound, type-erased.
    public nonisolated struct MaximumValueLabel: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The label of a value on the scale, type-erased. No style receives one: the labels of `markedValueLabels` are not
    /// drawn, as on a phone.
    public nonisolated struct MarkedValueLabel: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The value as a fraction of the range, from 0 to 1.
    public var value: Double
    /// The name of the measured quantity; draws nothing where the gauge has no label.
    public var label: Label
    /// The label of the value; nil where the gauge has none.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the lower bound; nil where the gauge has none.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the upper bound; nil where the gauge has none.
    public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration: StyledConfiguration {
    static let automaticStyle: ControlStyle<Self> = TypedControlStyle(DefaultGaugeStyle()) {
        $0.makeBody(configuration: $1)
    }
}

/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    /// Draws a gauge from its value and labels. Called again when they or a dynamic property of the style change.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// Gauges in this view are drawn by `style`.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}
