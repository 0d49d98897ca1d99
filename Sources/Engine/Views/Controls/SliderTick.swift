import Foundation
public import QuadrantCore

// Marks along the track of a slider (iOS 26).

/// Marks along the track of a slider.
public protocol SliderTickContent<Value> {
    /// The type of the slider's value.
    associatedtype Value: BinaryFloatingPoint
    /// The type of the body.
    associatedtype Body: SliderTickContent where Body.Value == Value
    /// The marks.
    @SliderTickBuilder<Value> var body: Body { get }
    /// The values of the marks. Custom content does not implement it.
    func _values() -> [Value]
}

extension SliderTickContent {
    public func _values() -> [Value] { body._values() }
}

/// Marks that know their values: their body is not asked for.
protocol PrimitiveSliderTicks: SliderTickContent where Body == Self {}
extension PrimitiveSliderTicks {
    public var body: Self { self }
}

/// A mark at one value. Its label is read by accessibility and not drawn.
public struct SliderTick<V: BinaryFloatingPoint>: PrimitiveSliderTicks, Identifiable {
    public typealias Value = V
    public typealias Body = SliderTick
    /// The identity of a mark: its value.
    public struct ID: Hashable {
        fileprivate let value: V
    }
    private let value: V
    let label: AnyView?
    /// The identity of the mark: two marks of one value are the same.
    public var id: ID { ID(value: value) }

    /// A mark without a label.
    public init(_ value: V) { (self.value, label) = (value, nil) }
    /// A mark with a label.
    public init(_ value: V, @ViewBuilder label: () -> some View) {
        (self.value, self.label) = (value, AnyView(label()))
    }
    /// A mark whose label is a localized text.
    public init(_ titleKey: LocalizedStringKey, _ value: V) { self.init(value) { Text(titleKey) } }
    /// A mark whose label is `title` as it is, not localized.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, _ value: V) { self.init(value) { Text(title) } }

    public func _values() -> [V] { [value] }
}

/// Marks one after another.
public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: PrimitiveSliderTicks {
    public typealias Value = V
    public typealias Body = TupleSliderTickContent
    let values: [V]
    public func _values() -> [V] { values }
}

/// Marks for each element of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
    PrimitiveSliderTicks {
    public typealias Value = Content.Value
    public typealias Body = SliderTickContentForEach
    private let data: Data
    private let content: (Data.Element) -> Content

    /// Marks for each element, identified by the value at `id`.
    public init<V>(_ data: Data, id: KeyPath<Data.Element, ID>,
                   @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
    where V == Data.Element, Data.Element == Content.Value {
        (self.data, self.content) = (data, content)
    }
    /// Marks for each element.
    public init<V: Identifiable>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == V.ID, V == Data.Element, Data.Element == Content.Value {
        (self.data, self.content) = (data, content)
    }

    public func _values() -> [Content.Value] { data.flatMap { content($0)._values() } }
}

/// Builds the marks of a slider from closures.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
    /// One mark, unchanged.
    public static func buildExpression<C: SliderTickContent<V>>(_ content: C) -> C { content }
    /// One mark, unchanged.
    public static func buildBlock<C: SliderTickContent<V>>(_ content: C) -> C { content }
    /// Several marks.
    public static func buildBlock<each C: SliderTickContent>(_ content: repeat each C)
        -> TupleSliderTickContent<V, (repeat each C)>
    {
        var values: [V] = []
        repeat values += (each content)._values() as? [V] ?? []
        return TupleSliderTickContent(values: values)
    }
    /// The marks of an `if` without `else`; nil is none.
    public static func buildIf<C: SliderTickContent<V>>(_ content: C?) -> TupleSliderTickContent<V, C> {
        TupleSliderTickContent(values: content?._values() ?? [])
    }
    /// The marks of the first branch.
    public static func buildEither<C: SliderTickContent<V>>(first: C) -> TupleSliderTickContent<V, Never> {
        TupleSliderTickContent(values: first._values())
    }
    /// The marks of the second branch.
    public static func buildEither<C: SliderTickContent<V>>(second: C) -> TupleSliderTickContent<V, Never> {
        TupleSliderTickContent(values: second._values())
    }
}

/// What a slider shows on its track beside the knob, as fractions of its range.
nonisolated struct SliderMarks {
    /// Where the filled part of the track begins.
    var neutral = 0.0
    /// Where the knob may be.
    var enabled = 0.0...1.0
    var ticks: [Double] = []
    init() {}

    init<V: BinaryFloatingPoint>(_ bounds: ClosedRange<V>, neutral: V?, enabled: ClosedRange<V>?, ticks: [V]) {
        let low = Double(bounds.lowerBound), length = Double(bounds.upperBound) - low
        guard length > 0 else { return }
        func share(_ value: V) -> Double { min(max((Double(value) - low) / length, 0), 1) }
        if let neutral { self.neutral = share(neutral) }
        if let enabled { self.enabled = share(enabled.lowerBound)...share(enabled.upperBound) }
        self.ticks = ticks.map(share)
    }
}

extension Slider {
    /// A slider without steps (iOS 26). The track is filled from `neutralValue`, nil is the lower bound, and the knob
    /// stays within `enabledBounds`, nil is all of `bounds`. Labels are read by accessibility; those of the ends are
    /// drawn.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label: label(), minimum: minimumValueLabel(),
                  maximum: maximumValueLabel(), onEditingChanged: onEditingChanged,
                  marks: SliderMarks(bounds, neutral: neutralValue, enabled: enabledBounds, ticks: []),
                  current: currentValueLabel())
    }

    /// A slider without steps, with marks along its track (iOS 26).
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label: label(), minimum: minimumValueLabel(),
                  maximum: maximumValueLabel(), onEditingChanged: onEditingChanged,
                  marks: SliderMarks(bounds, neutral: neutralValue, enabled: enabledBounds, ticks: ticks()._values()),
                  current: currentValueLabel())
    }

    /// A slider in steps from the lower bound, with the marks that `tick` makes of the steps (iOS 26); nil is none.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        tick: (V) -> SliderTick<V>? = { _ in nil }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let steps = step > 0 ? Array(stride(from: bounds.lowerBound, through: bounds.upperBound, by: step)) : []
        let ticks = steps.compactMap(tick).flatMap { $0._values() }
        self.init(value, bounds, step: step, label: label(), minimum: minimumValueLabel(),
                  maximum: maximumValueLabel(), onEditingChanged: onEditingChanged,
                  marks: SliderMarks(bounds, neutral: neutralValue, enabled: enabledBounds, ticks: ticks),
                  current: currentValueLabel())
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider without steps (iOS 26). The track is filled from `neutralValue`, nil is the lower bound, and the knob
    /// stays within `enabledBounds`, nil is all of `bounds`. Labels are read by accessibility.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
                  onEditingChanged: onEditingChanged,
                  marks: SliderMarks(bounds, neutral: neutralValue, enabled: enabledBounds, ticks: []),
                  current: currentValueLabel())
    }

    /// A slider without steps, with marks along its track (iOS 26).
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
                  onEditingChanged: onEditingChanged,
                  marks: SliderMarks(bounds, neutral: neutralValue, enabled: enabledBounds, ticks: ticks()._values()),
                  current: currentValueLabel())
    }

    /// A slider in steps from the lower bound, with the marks that `tick` makes of the steps (iOS 26); nil is none.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        tick: (V) -> SliderTick<V>? = { _ in nil }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let steps = step > 0 ? Array(stride(from: bounds.lowerBound, through: bounds.upperBound, by: step)) : []
        let ticks = steps.compactMap(tick).flatMap { $0._values() }
        self.init(value, bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(),
                  onEditingChanged: onEditingChanged,
                  marks: SliderMarks(bounds, neutral: neutralValue, enabled: enabledBounds, ticks: ticks),
                  current: currentValueLabel())
    }
}

private enum ThumbVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    var sliderThumb: Visibility {
        get { self[ThumbVisibilityKey.self] }
        set { self[ThumbVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Sets whether sliders in this view have a knob (iOS 26). One without is dragged all the same.
    nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
        environment(\.sliderThumb, visibility)
    }
}
