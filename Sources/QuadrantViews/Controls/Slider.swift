import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantDisplayList

/// A knob on a track, for a value in a range.
///
/// Takes the width it is proposed. The knob is 28 points wide; its centre runs from 14 points inside the leading edge
/// to 14 points inside the trailing edge.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
    let value: Binding<Double>
    let step: Double?
    let label: Label
    let minimumValueLabel: ValueLabel
    let maximumValueLabel: ValueLabel
    let onEditingChanged: (Bool) -> Void

    init<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label,
                                 minimum: ValueLabel, maximum: ValueLabel, onEditingChanged: @escaping (Bool) -> Void)
    where V.Stride: BinaryFloatingPoint {
        let low = Double(bounds.lowerBound), length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        self.value = Binding<Double>(
            get: { length > 0 ? min(max((Double(value.wrappedValue) - low) / length, 0), 1) : 0 },
            set: { value.wrappedValue = V(low + $0 * length) })
        self.step = step.map { length > 0 ? Double($0) / length : 1 }
        self.label = label
        minimumValueLabel = minimum
        maximumValueLabel = maximum
        self.onEditingChanged = onEditingChanged
    }

    @ViewBuilder @MainActor public var body: some View {
        if ValueLabel.self == EmptyView.self {
            SliderTrack(value: value)
        } else {
            HStack {
                minimumValueLabel
                SliderTrack(value: value)
                maximumValueLabel
            }
        }
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
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
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
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

/// The track and the knob, as iOS 17 draws them.
nonisolated struct SliderTrack: LeafRole {
    typealias Body = Never
    let value: Binding<Double>

    static let knob = 28.0
    static let height = 31.0
    static let trackHeight = 4.0
    /// Where the visible track begins and ends, from the edges.
    static let trackInset = 3.0

    static func changed(from old: SliderTrack, to new: SliderTrack) -> PhaseSet { .display }
    static var viewName: String { "SliderTrack" }

    func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> {
        SIMD2(max(proposal.sides.x.isNaN ? 10 : proposal.sides.x, 0), SliderTrack.height)
    }

    /// The knob's centre, from the leading edge.
    static func knobCenter(_ value: Double, width: Double) -> Double { knob / 2 + value * max(width - knob, 0) }

    func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>, _ context: RoleContext)
    {
        let environment = context.environment
        let isMirrored = environment.layoutDirection == .rightToLeft
        let center = SliderTrack.knobCenter(value.wrappedValue, width: size.x)
        let x = isMirrored ? size.x - center : center
        let inset = min(SliderTrack.trackInset, size.x / 2)
        let trackHeight = SliderTrack.trackHeight
        let top = (size.y - trackHeight) / 2
        func track(from start: Double, to end: Double, _ paint: Paint) {
            guard end > start else { return }
            let rect = CGRect(x: 0, y: 0, width: end - start, height: trackHeight)
            let frame = CGRect(x: origin.x + start, y: origin.y + top, width: end - start, height: trackHeight)
            list.append(.shape(ShapeItem(path: Path(roundedRect: rect, cornerRadius: trackHeight / 2, style: .circular),
                                         frame: frame, paint: paint)))
        }
        let isDark = environment.colorScheme == .dark
        let rest = RGBA(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: isDark ? 0.36 : 0.2)
        let filled = resolvedPaint(TintShapeStyle(), in: environment, CGRect(origin: .zero, size: size.asSize))
        track(from: inset, to: x, isMirrored ? .color(rest) : filled)
        track(from: x, to: size.x - inset, isMirrored ? filled : .color(rest))

        let knob = CGRect(
            x: x - SliderTrack.knob / 2, y: (size.y - SliderTrack.knob) / 2, width: SliderTrack.knob,
            height: SliderTrack.knob
        )
        .offsetBy(dx: origin.x, dy: origin.y)
        let disc = Path(ellipseIn: CGRect(origin: .zero, size: knob.size))
        let white = Fragment([
            .shape(ShapeItem(path: disc, frame: CGRect(origin: .zero, size: knob.size), paint: .color(.white)))
        ])
        let soft = Fragment([
            .effect(
                .shadow(RGBA(red: 0, green: 0, blue: 0, alpha: 0.15), radius: 4, offset: CGSize(width: 0, height: 3)),
                white, frame: CGRect(origin: .zero, size: knob.size))
        ])
        list.append(
            .effect(
                .shadow(RGBA(red: 0, green: 0, blue: 0, alpha: 0.06), radius: 1, offset: CGSize(width: 0, height: 1)),
                soft, frame: knob))
    }

    var facts: [(String, String)] { [("value", "\(value.wrappedValue)")] }
}
