public import Foundation
public import QuadrantCore
import QuadrantGeometry

/// Two buttons that make a value larger and smaller.
public nonisolated struct Stepper<Label: View>: View {
    private let label: Label
    /// Nil where the value can go no further.
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void

    public init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
                onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.label = label()
        increment = onIncrement
        decrement = onDecrement
        self.onEditingChanged = onEditingChanged
    }

    private init<V: Strideable>(_ value: Binding<V>, _ bounds: ClosedRange<V>?, step: V.Stride, label: Label,
                                onEditingChanged: @escaping (Bool) -> Void) {
        self.label = label
        self.onEditingChanged = onEditingChanged
        let now = value.wrappedValue
        increment = bounds.map { now < $0.upperBound } ?? true ? {
            let next = value.wrappedValue.advanced(by: step)
            value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
        } : nil
        decrement = bounds.map { now > $0.lowerBound } ?? true ? {
            let next = value.wrappedValue.advanced(by: -step)
            value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
        } : nil
    }

    public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
                               onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(value, nil, step: step, label: label(), onEditingChanged: onEditingChanged)
    }

    public init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
                               @ViewBuilder label: () -> Label,
                               onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(value, bounds, step: step, label: label(), onEditingChanged: onEditingChanged)
    }

    public init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
                                         @ViewBuilder label: () -> Label,
                                         onEditingChanged: @escaping (Bool) -> Void = { _ in })
    where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, nil, step: step, label: label(), onEditingChanged: onEditingChanged)
    }

    public init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
                                         step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
                                         onEditingChanged: @escaping (Bool) -> Void = { _ in })
    where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, bounds, step: step, label: label(), onEditingChanged: onEditingChanged)
    }

    @MainActor public var body: some View {
        ControlRow { label } control: {
            StepperButtons(increment: increment, decrement: decrement, onEditingChanged: onEditingChanged)
        }
        .semantics(.stepper) { [label, increment, decrement] semantics, environment in
            semantics.label = spoken(label, in: environment)
            semantics.adjust = { ($0 ? increment : decrement)?() }
        }
    }
}

extension Stepper where Label == Text {
    public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
                onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
                  onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
                                   onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
                  onEditingChanged: onEditingChanged)
    }
    public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
                               onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, step: V.Stride = 1,
                                                  onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
    public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
                               step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, in bounds: ClosedRange<V>,
                                                  step: V.Stride = 1,
                                                  onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
    public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
                                         step: F.FormatInput.Stride = 1, format: F,
                                         onEditingChanged: @escaping (Bool) -> Void = { _ in })
    where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, format: format, label: { Text(titleKey) },
                  onEditingChanged: onEditingChanged)
    }
    public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
                                         in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
                                         format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in })
    where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
                  onEditingChanged: onEditingChanged)
    }
}

/// The two buttons, side by side on one plate.
private struct StepperButtons: View {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @Environment(\.isEnabled) private var isEnabled

    private typealias Metrics = ControlMetrics.Stepper

    var body: some View {
        HStack(spacing: 0) {
            StepButton(symbol: "minus", action: decrement, onEditingChanged: onEditingChanged)
            Capsule().fill(Color(system: .separator)).frame(width: 1, height: Metrics.dividerHeight)
            StepButton(symbol: "plus", action: increment, onEditingChanged: onEditingChanged)
        }
        .frame(width: Metrics.width, height: Metrics.height)
        .background(Color(system: .tertiaryFill), in: RoundedRectangle(cornerRadius: Metrics.radius))
        .dimmed(unless: isEnabled)
    }
}

private struct StepButton: View {
    let symbol: String
    let action: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled

    private typealias Metrics = ControlMetrics.Stepper

    var body: some View {
        Image(systemName: symbol)
            .font(.system(size: 17, weight: .medium))
            .foregroundStyle(action == nil ? .tertiary : .primary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                if isPressed {
                    RoundedRectangle(cornerRadius: Metrics.radius).fill(Color(system: .fill))
                }
            }
            .contentShape(Rectangle())
            .repeatable(isPressed: $isPressed, onEditingChanged: onEditingChanged, perform: action)
    }
}
