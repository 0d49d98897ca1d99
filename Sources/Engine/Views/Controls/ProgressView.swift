import Foundation
public import QuadrantCore
import QuadrantGeometry

/// The progress of a task, determinate or indeterminate, drawn by the style in force.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let source: ProgressSource
    private let label: Label
    private let currentValueLabel: CurrentValueLabel

    init(_ source: ProgressSource, label: Label, currentValueLabel: CurrentValueLabel) {
        self.source = source
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    private init(share: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
        self.init(.share(share), label: label, currentValueLabel: currentValueLabel)
    }

    /// `value` of `total`, clamped to 0…1; nil is indeterminate.
    fileprivate static func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        value.map { value in
            let share = total > 0 ? Double(value) / Double(total) : 0
            return share >= 0 ? min(share, 1) : 0
        }
    }

    @ViewBuilder @MainActor public var body: some View {
        switch source {
        case .share(let share): shown(share)
        case .dates(let interval, let countsDown):
            DateReader(interval: interval, step: nil) { date in
                let past = interval.share(at: date)
                shown(countsDown ? 1 - past : past)
            }
        case .progress(let progress): ProgressReader(progress: progress) { shown($0, descriptions: $1) }
        }
    }

    @MainActor private func shown(_ share: Double?, descriptions: [String] = []) -> some View {
        func part<Part: View>(_ part: Part, _ index: Int) -> AnyView? {
            guard Part.self == EmptyView.self else { return AnyView(part) }
            guard descriptions.indices.contains(index), !descriptions[index].isEmpty else { return nil }
            return AnyView(Text(descriptions[index]))
        }
        return StyledControl(ProgressViewStyleConfiguration(
            fractionCompleted: share,
            label: part(label, 0).map { .init(content: $0) },
            currentValueLabel: part(currentValueLabel, 1).map { .init(content: $0) }))
            .semantics(.progress) { [label, share] semantics, environment in
                semantics.label = spoken(label, in: environment)
                semantics.value = share.map { "\(Int(($0 * 100).rounded())) %" }
                semantics.number = share.map { SemanticNumber($0, in: 0...1) }
            }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Indeterminate progress, without a label: a spinner, in the automatic style.
    public init() where Label == EmptyView {
        self.init(share: nil, label: EmptyView(), currentValueLabel: EmptyView())
    }
    /// Indeterminate progress, with a label of views.
    public init(@ViewBuilder label: () -> Label) {
        self.init(share: nil, label: label(), currentValueLabel: EmptyView())
    }
    /// Indeterminate progress, with a localized label.
    public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }
    /// Indeterminate progress, with `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }

    /// The fraction of `value` in `total`, clamped to 0…1; a total of 0 or less counts as no progress, and a nil value
    /// is indeterminate.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(share: Self.share(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
    }
    /// The fraction of `value` in `total`, with a label of views; a nil value is indeterminate.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(share: Self.share(value, of: total), label: label(), currentValueLabel: EmptyView())
    }
    /// The fraction of `value` in `total`, with a localized label; a nil value is indeterminate.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }
    /// The fraction of `value` in `total`, with `title` as it is, not localized; a nil value is indeterminate.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView {
    /// The fraction of `value` in `total`, with labels for the task and for the current value; a nil value is
    /// indeterminate.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
                                        @ViewBuilder currentValueLabel: () -> CurrentValueLabel) {
        self.init(share: Self.share(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where Label == ProgressViewStyleConfiguration.Label,
                             CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
    /// The progress of a style's configuration, drawn by the next outer style.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(share: configuration.fractionCompleted,
                  label: configuration.label ?? .init(content: AnyView(EmptyView())),
                  currentValueLabel: configuration.currentValueLabel ?? .init(content: AnyView(EmptyView())))
    }
}

/// The progress that a progress view style draws.
public struct ProgressViewStyleConfiguration {
    /// The label of the progress, type-erased.
    public nonisolated struct Label: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The label of the value, type-erased.
    public nonisolated struct CurrentValueLabel: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The completed fraction, from 0 to 1; nil where the progress is indeterminate.
    public let fractionCompleted: Double?
    /// The label of the task; nil where there is none.
    public var label: Label?
    /// The label of the current value; nil where there is none.
    public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration: StyledConfiguration {
    static let automaticStyle: ControlStyle<Self> = TypedControlStyle(DefaultProgressViewStyle()) {
        $0.makeBody(configuration: $1)
    }
}

/// The appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    /// Draws progress. The next outer style draws a `ProgressView` in the result.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// Progress views in this view are drawn by `style`.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The automatic style: a bar where the progress is determinate, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    @Environment(\.design) private var design

    /// Has no options: lengths are those of the design in force.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle.bar(configuration, nil, design.metrics.progress)
        }
    }
}

/// A bar that fills from the leading edge, as wide as it is offered.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: AnyShapeStyle?
    @Environment(\.design) private var design

    /// A bar in the tint of the environment, else in the accent colour. Indeterminate progress is an empty bar.
    nonisolated public init() { tint = nil }
    /// A bar whose filled part has the colour `tint`, whatever the tint of the environment.
    nonisolated public init(tint: Color) { self.tint = AnyShapeStyle(tint) }

    public func makeBody(configuration: Configuration) -> some View {
        LinearProgressViewStyle.bar(configuration, tint, design.metrics.progress)
    }

    @ViewBuilder fileprivate static func bar(_ configuration: Configuration, _ tint: AnyShapeStyle?,
                                             _ metrics: ProgressMetrics) -> some View {
        VStack(alignment: .leading, spacing: metrics.spacing) {
            configuration.label
            Bar(share: configuration.fractionCompleted ?? 0, height: metrics.bar, color: tint)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A spinner, whether the progress is determinate or not. Takes its own size.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: AnyShapeStyle?
    /// A spinner in the tint of the environment, else in the secondary foreground style; larger at the control sizes
    /// large and extraLarge. It does not show the fraction.
    nonisolated public init() { tint = nil }
    /// A spinner in the colour `tint`, whatever the tint of the environment.
    nonisolated public init(tint: Color) { self.tint = AnyShapeStyle(tint) }

    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            Spinner(color: tint)
            configuration.label.foregroundStyle(.secondary)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A track that is filled by a fraction.
struct Bar: View {
    let share: Double
    let height: Double
    var color: AnyShapeStyle?

    var body: some View {
        Capsule(style: .circular).fill(Color(system: .fill))
            .frame(minWidth: 0, maxWidth: .infinity)
            .frame(height: height)
            .overlay { StartBar(share: share).fill(AlongValue(course: .line, style: color)) }
    }
}

/// The filled part of a bar, with round ends.
private struct StartBar: Shape {
    var share: Double
    var animatableData: Double {
        get { share }
        set { share = newValue }
    }
    nonisolated func path(in rect: CGRect) -> Path {
        guard share > 0 else { return Path() }
        let length = max(rect.width * share, min(rect.height, rect.width))
        return Path(roundedRect: CGRect(x: rect.minX, y: rect.minY, width: length, height: rect.height),
                    cornerRadius: rect.height / 2, style: .circular)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar where the progress is determinate, else a spinner.
    nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar that fills from the leading edge, under the label and over the label of the value.
    nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinner above the labels, also where the progress is determinate.
    nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
