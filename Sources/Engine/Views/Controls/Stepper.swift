public import Foundation
public import QuadrantCore
import QuadrantGeometry

/// A label and two buttons that decrease and increase a value.
public nonisolated struct Stepper<Label: View>: View {
    private let label: Label
    /// The actions of the buttons; nil where the value is at its limit. A binding is read in `body`.
    private let steps: () -> (increment: (() -> Void)?, decrement: (() -> Void)?)
    private let onEditingChanged: (Bool) -> Void
    /// The value as text; nil where the stepper only has closures.
    private let plainText: ((Locale) -> String)?

    /// A stepper that calls a closure for each step; a nil closure disables its button. A held button repeats after 0.5
    /// seconds, every 0.2, and every 0.05 after ten times (fitted). `onEditingChanged` is called with true when a
    /// button is pressed and with false when it is released.
    public init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
                onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        plainText = nil
        self.label = label()
        steps = { (onIncrement, onDecrement) }
        self.onEditingChanged = onEditingChanged
    }

    private init<V: Strideable>(_ value: Binding<V>, _ bounds: ClosedRange<V>?, step: V.Stride, label: Label,
                                plainText: ((V, Locale) -> String)? = nil, onEditingChanged: @escaping (Bool) -> Void) {
        self.label = label
        self.onEditingChanged = onEditingChanged
        self.plainText = plainText.map { plainText in { plainText(value.wrappedValue, $0) } }
            ?? { SteppedValue.plainText(value.wrappedValue, $0) }
        func move(by step: V.Stride) -> () -> Void {
            { value.wrappedValue = SteppedValue.moved(value.wrappedValue, by: step, in: bounds) }
        }
        steps = {
            let now = value.wrappedValue
            return (bounds.map { now < $0.upperBound } ?? true ? move(by: step) : nil,
                    bounds.map { now > $0.lowerBound } ?? true ? move(by: -step) : nil)
        }
    }

    /// A stepper that moves `value` by `step`. Integers stop at the limits of their type; other values are unlimited.
    public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
                               onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(value, nil, step: step, label: label(), onEditingChanged: onEditingChanged)
    }

    /// A stepper that moves `value` by `step` inside `bounds`: a step beyond a bound ends at the bound, where the
    /// button in that direction is disabled.
    public init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
                               @ViewBuilder label: () -> Label,
                               onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(value, bounds, step: step, label: label(), onEditingChanged: onEditingChanged)
    }

    /// A stepper for any value; `format` formats the value for accessibility, in the locale of the environment.
    public init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
                                         @ViewBuilder label: () -> Label,
                                         onEditingChanged: @escaping (Bool) -> Void = { _ in })
    where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, nil, step: step, label: label(), plainText: { format.plainText($0, $1) },
                  onEditingChanged: onEditingChanged)
    }

    /// A stepper for a value inside `bounds`; `format` formats it for accessibility, in the locale of the environment.
    public init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
                                         step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
                                         onEditingChanged: @escaping (Bool) -> Void = { _ in })
    where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, bounds, step: step, label: label(), plainText: { format.plainText($0, $1) },
                  onEditingChanged: onEditingChanged)
    }

    @MainActor public var body: some View {
        let (increment, decrement) = steps()
        ControlRow { if areSeveral(Label.self) { TitledLabel(content: label) } else { label } } control: {
            StepperButtons(increment: increment, decrement: decrement, onEditingChanged: onEditingChanged)
        }
        .semantics(.stepper) { [label, plainText, onEditingChanged] semantics, environment in
            semantics.label = spoken(label, in: environment)
            semantics.value = plainText?(environment.locale)
            semantics.adjust = { isUp in
                guard let move = isUp ? increment : decrement else { return }
                onEditingChanged(true)
                move()
                onEditingChanged(false)
            }
        }
    }
}

/// The two buttons, side by side on one plate.
private struct StepperButtons: View {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @Environment(\.design) private var design
    @Environment(\.isEnabled) private var isEnabled
    private var metrics: StepperMetrics { design.metrics.stepper }

    var body: some View {
        HStack(spacing: 0) {
            StepButton(symbol: "minus", action: decrement, onEditingChanged: onEditingChanged)
            Capsule().fill(Color(system: .separator)).frame(width: metrics.dividerWidth, height: metrics.dividerHeight)
            StepButton(symbol: "plus", action: increment, onEditingChanged: onEditingChanged)
        }
        .frame(width: metrics.width, height: metrics.height)
        .background(Color(system: .tertiaryFill), in: RoundedRectangle(cornerRadius: metrics.radius))
        .dimmed(unless: isEnabled)
        .withSystemTextStyle()
    }
}

private struct StepButton: View {
    let symbol: String
    let action: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @State private var isPressed = false
    @Environment(\.design) private var design
    @Environment(\.isEnabled) private var isEnabled
    private var metrics: StepperMetrics { design.metrics.stepper }

    var body: some View {
        Image(systemName: symbol)
            .font(.system(size: metrics.symbolFont, weight: .medium))
            .foregroundStyle(action == nil ? .tertiary : .primary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                if isPressed {
                    RoundedRectangle(cornerRadius: metrics.radius).fill(Color(system: .fill))
                }
            }
            .contentShape(Rectangle())
            .repeatable(isPressed: $isPressed, onEditingChanged: onEditingChanged, perform: action)
    }
}
