import Foundation
public import QuadrantCore
import QuadrantGeometry

/// The automatic style: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
    @Environment(\.design) private var design

    /// Has no options: draws what `LinearCapacityGaugeStyle` draws.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle.gauge(configuration, design.metrics.gauge)
    }
}

/// A bar that fills, under the gauge's label and between the labels of the bounds.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    @Environment(\.design) private var design

    /// Has no options: the label is above the bar, the labels of the bounds beside it, the label of the value below.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle.gauge(configuration, design.metrics.gauge)
    }

    @ViewBuilder fileprivate static func gauge(_ configuration: Configuration, _ metrics: GaugeMetrics) -> some View {
        VStack(spacing: metrics.spacing) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                Bar(share: configuration.value, height: metrics.bar)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.subheadline)
        }
    }
}

/// A thin bar that fills, under the gauge's label.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    @Environment(\.design) private var design
    private var metrics: GaugeMetrics { design.metrics.gauge }

    /// Has no options: the label is above the bar, that of the value below; labels of the bounds are not drawn.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: metrics.accessorySpacing) {
            configuration.label.font(.headline)
            Bar(share: configuration.value, height: metrics.dialLine)
            configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
        }
    }
}

/// A bar with a mark at the value, between the labels of the bounds.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    @Environment(\.design) private var design
    private var metrics: GaugeMetrics { design.metrics.gauge }

    /// Has no options: the labels of the bounds are beside the bar; those of the gauge and of the value are not drawn.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.minimumValueLabel
            Capsule(style: .circular).fill(AlongValue(course: .line))
                .frame(minWidth: 0, maxWidth: .infinity)
                .frame(height: metrics.dialLine)
                .mask {
                    PunchedBar(share: configuration.value, radius: metrics.knob / 2 + metrics.knobGap)
                        .fill(style: FillStyle(eoFill: true))
                }
                .overlay {
                    MarkOnBar(share: configuration.value, radius: metrics.knob / 2).fill(AlongValue(course: .line))
                }
            configuration.maximumValueLabel
        }
        .font(.system(size: metrics.accessoryFont, weight: .semibold))
    }
}

/// The centre of the mark, which stays inside the bar.
nonisolated private func markCenter(_ share: Double, in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.height / 2 + (rect.width - rect.height) * share, y: rect.midY)
}

private struct MarkOnBar: Shape {
    let share: Double
    let radius: Double
    nonisolated func path(in rect: CGRect) -> Path {
        let center = markCenter(share, in: rect)
        return Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2,
                                      height: radius * 2))
    }
}

/// The mask of the bar: its bounds without a gap around the mark.
private struct PunchedBar: Shape {
    let share: Double
    let radius: Double
    nonisolated func path(in rect: CGRect) -> Path {
        let center = markCenter(share, in: rect)
        var path = Path(rect)
        path.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
        return path
    }
}

/// A dial of three quarters of a circle, open below, with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    @Environment(\.design) private var design
    private var metrics: GaugeMetrics { design.metrics.gauge }

    /// Has no options: a square of the size of the design in force. The label of the value is in the middle; those of
    /// the bounds are in the gap below, or the gauge's label where it has no bounds.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        let line = metrics.dialLine
        ZStack {
            Dial().stroke(AlongValue(course: Dial.course), style: StrokeStyle(lineWidth: line, lineCap: .round))
                .padding(line / 2)
                .mask {
                    PunchedDial(share: configuration.value, line: line, gap: metrics.dialGap)
                        .fill(style: FillStyle(eoFill: true))
                }
            DialMark(share: configuration.value, radius: line / 2 + metrics.dialMarkGrowth, line: line)
                .fill(AlongValue(course: Dial.course))
            configuration.currentValueLabel.font(.system(size: metrics.valueFont, weight: .medium))
                .minimumScaleFactor(0.4).lineLimit(1).frame(width: metrics.valueWidth)
            VStack(spacing: 0) {
                Spacer(minLength: 0)
                if configuration.minimumValueLabel == nil {
                    configuration.label.font(.system(size: metrics.labelFont, weight: .medium))
                } else {
                    HStack(spacing: metrics.boundsSpacing) {
                        configuration.minimumValueLabel
                        configuration.maximumValueLabel
                    }
                    .font(.system(size: metrics.labelFont, weight: .medium))
                }
            }
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .frame(width: metrics.labelWidth)
        }
        .frame(width: metrics.dial, height: metrics.dial)
    }
}

/// A ring that fills clockwise from the top.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    @Environment(\.design) private var design
    private var metrics: GaugeMetrics { design.metrics.gauge }

    /// Has no options: a square of the size of the design in force, with the label of the value, or else the gauge's,
    /// in the middle. Labels of the bounds are not drawn.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        let line = metrics.dialLine
        ZStack {
            Circle().inset(by: line / 2)
                .stroke(AlongValue(course: .arc(from: -.pi / 2, sweep: Dial.ring)), lineWidth: line).opacity(0.3)
            // The arc starts at the trailing side, and the rotation moves its start to the top.
            Circle().inset(by: line / 2).trim(from: 0, to: configuration.value)
                .stroke(AlongValue(course: .arc(from: 0, sweep: Dial.ring)),
                        style: StrokeStyle(lineWidth: line, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Group {
                if let current = configuration.currentValueLabel { current } else { configuration.label }
            }
            .font(.system(size: metrics.capacityFont, weight: .medium)).minimumScaleFactor(0.4).lineLimit(1)
            .frame(width: metrics.capacityWidth)
        }
        .frame(width: metrics.dial, height: metrics.dial)
    }
}

/// Three quarters of a circle, open below.
private struct Dial: Shape {
    /// Angles in degrees.
    static let start = 135, sweep = 270
    /// The gradient of a full ring ends before its start, because the round cap at the start extends backwards.
    static let ring = 2 * .pi - 0.25
    static let course = AlongValue.Course.arc(from: Double(start) * .pi / 180, sweep: Double(sweep) * .pi / 180)
    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
                        startAngle: .degrees(Double(Dial.start)), endAngle: .degrees(Double(Dial.start + Dial.sweep)),
                        clockwise: false)
        }
    }

    /// The point of the value on the centre line of the stroke.
    nonisolated static func point(_ share: Double, in rect: CGRect, line: Double) -> CGPoint {
        let radius = min(rect.width, rect.height) / 2 - line / 2
        let angle = (Double(start) + Double(sweep) * share) * .pi / 180
        return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
    }
}

private struct DialMark: Shape {
    let share: Double
    let radius: Double
    /// The width of the dial's stroke.
    let line: Double
    nonisolated func path(in rect: CGRect) -> Path {
        let center = Dial.point(share, in: rect, line: line)
        return Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2,
                                      height: radius * 2))
    }
}

/// The mask of the dial: its bounds without a gap around the mark.
private struct PunchedDial: Shape {
    let share: Double
    let line: Double
    let gap: Double
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path(rect)
        path.addPath(DialMark(share: share, radius: line / 2 + gap, line: line).path(in: rect))
        return path
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// A bar that fills; as `linearCapacity`.
    nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills from the leading edge, between the labels of the bounds.
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A thin bar that fills from the leading edge, without labels of the bounds.
    nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a mark at the value, between the labels of the bounds.
    nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A dial of three quarters of a circle, open below, with a mark at the value.
    nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that fills clockwise from the top.
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
