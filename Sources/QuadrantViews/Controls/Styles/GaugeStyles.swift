import Foundation
public import QuadrantCore
import QuadrantGeometry

/// The style of the surroundings: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar that fills, under the gauge's label.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                Bar(share: configuration.value, height: ControlMetrics.Gauge.bar)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.subheadline)
        }
    }
}

/// A bar that fills between its bounds.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label.font(.headline)
            Bar(share: configuration.value, height: ControlMetrics.Gauge.dialLine)
            configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
        }
    }
}

/// A bar with a mark where the value is.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.minimumValueLabel
            Capsule(style: .circular).fill(AlongValue(course: .line))
                .frame(minWidth: 0, maxWidth: .infinity)
                .frame(height: ControlMetrics.Gauge.dialLine)
                .mask { PunchedBar(share: configuration.value).fill(style: FillStyle(eoFill: true)) }
                .overlay { MarkOnBar(share: configuration.value).fill(AlongValue(course: .line)) }
            configuration.maximumValueLabel
        }
        .font(.system(size: 15, weight: .semibold))
    }
}

/// The place of a mark that stays inside a bar.
nonisolated private func markCenter(_ share: Double, in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.height / 2 + (rect.width - rect.height) * share, y: rect.midY)
}

private struct MarkOnBar: Shape {
    let share: Double
    nonisolated func path(in rect: CGRect) -> Path {
        let radius = ControlMetrics.Gauge.knob / 2, center = markCenter(share, in: rect)
        return Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2,
                                      height: radius * 2))
    }
}

/// The bar without a ring around the mark.
private struct PunchedBar: Shape {
    let share: Double
    nonisolated func path(in rect: CGRect) -> Path {
        let radius = ControlMetrics.Gauge.knob / 2 + 2, center = markCenter(share, in: rect)
        var path = Path(rect)
        path.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
        return path
    }
}

/// A dial, open below, with a mark where the value is.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        let line = ControlMetrics.Gauge.dialLine
        ZStack {
            Dial().stroke(AlongValue(course: Dial.course), style: StrokeStyle(lineWidth: line, lineCap: .round))
                .padding(line / 2)
                .mask { PunchedDial(share: configuration.value).fill(style: FillStyle(eoFill: true)) }
            DialMark(share: configuration.value, radius: line / 2 + 0.5).fill(AlongValue(course: Dial.course))
            configuration.currentValueLabel.font(.system(size: 24, weight: .medium)).minimumScaleFactor(0.4)
                .lineLimit(1).frame(width: 36)
            VStack(spacing: 0) {
                Spacer(minLength: 0)
                if configuration.minimumValueLabel == nil {
                    configuration.label.font(.system(size: 12, weight: .medium))
                } else {
                    HStack(spacing: 4) {
                        configuration.minimumValueLabel
                        configuration.maximumValueLabel
                    }
                    .font(.system(size: 12, weight: .medium))
                }
            }
            .lineLimit(1)
            .frame(width: 30)
        }
        .frame(width: ControlMetrics.Gauge.dial, height: ControlMetrics.Gauge.dial)
    }
}

/// A ring that fills from the top.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        let line = ControlMetrics.Gauge.dialLine
        ZStack {
            Circle().inset(by: line / 2)
                .stroke(AlongValue(course: .arc(from: -.pi / 2, sweep: Dial.ring)), lineWidth: line).opacity(0.3)
            // Drawn from the trailing side on, and turned to begin at the top.
            Circle().inset(by: line / 2).trim(from: 0, to: configuration.value)
                .stroke(AlongValue(course: .arc(from: 0, sweep: Dial.ring)),
                        style: StrokeStyle(lineWidth: line, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Group {
                if let current = configuration.currentValueLabel { current } else { configuration.label }
            }
            .font(.system(size: 22, weight: .medium)).minimumScaleFactor(0.4).lineLimit(1).frame(width: 38)
        }
        .frame(width: ControlMetrics.Gauge.dial, height: ControlMetrics.Gauge.dial)
    }
}

/// Three quarters of a circle, open below.
private struct Dial: Shape {
    static let start = 135.0, sweep = 270.0
    /// Colours of a whole ring end before its start, whose round end reaches back a little.
    static let ring = 2 * .pi - 0.25
    static let course = AlongValue.Course.arc(from: start * .pi / 180, sweep: sweep * .pi / 180)
    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
                        startAngle: .degrees(Dial.start), endAngle: .degrees(Dial.start + Dial.sweep),
                        clockwise: false)
        }
    }

    /// The value's place on the middle of the line.
    nonisolated static func point(_ share: Double, in rect: CGRect) -> CGPoint {
        let radius = min(rect.width, rect.height) / 2 - ControlMetrics.Gauge.dialLine / 2
        let angle = (start + sweep * share) * .pi / 180
        return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
    }
}

private struct DialMark: Shape {
    let share: Double
    let radius: Double
    nonisolated func path(in rect: CGRect) -> Path {
        let center = Dial.point(share, in: rect)
        return Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2,
                                      height: radius * 2))
    }
}

/// All of a dial but a ring around its mark.
private struct PunchedDial: Shape {
    let share: Double
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path(rect)
        path.addPath(DialMark(share: share, radius: ControlMetrics.Gauge.dialLine / 2 + 2.5).path(in: rect))
        return path
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
