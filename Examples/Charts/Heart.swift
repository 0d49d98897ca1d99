import SwiftUI
import Charts

/// The pulse of a day: the range of each hour, the mean as a line, and the selected hour.
private struct Pulse: Identifiable {
    let hour: Int
    var id: Int { hour }
    var mean: Double { 62 + 26 * exp(-pow(Double(hour) - 8, 2) / 6) + 38 * exp(-pow(Double(hour) - 18, 2) / 4) }
    var range: ClosedRange<Double> { (mean - 7 - Double(hour % 3) * 2)...(mean + 9 + Double(hour % 4) * 3) }
}

private let day = (0..<24).map(Pulse.init)

struct HeartChart: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label("Heart Rate", systemImage: "heart.fill").font(.headline).foregroundStyle(.pink)
            Chart {
                ForEach(day) { pulse in
                    BarMark(x: .value("Hour", pulse.hour), yStart: .value("Low", pulse.range.lowerBound),
                            yEnd: .value("High", pulse.range.upperBound), width: 6)
                        .clipShape(Capsule())
                        .foregroundStyle(.pink.opacity(pulse.hour == 18 ? 1 : 0.25))
                    LineMark(x: .value("Hour", pulse.hour), y: .value("Mean", pulse.mean))
                        .interpolationMethod(.catmullRom)
                        .foregroundStyle(.pink)
                }
                PointMark(x: .value("Hour", 18), y: .value("Mean", day[18].mean))
                    .symbol(.circle.strokeBorder(lineWidth: 2.5))
                    .symbolSize(90)
                    .foregroundStyle(.pink)
                    .annotation(position: .topLeading, spacing: 2) {
                        Text("\(Int(day[18].mean)) BPM").font(.caption.bold())
                            .padding(.horizontal, 6).padding(.vertical, 3)
                            .background(.pink.opacity(0.15), in: Capsule())
                    }
            }
            .chartXScale(domain: -0.5...23.5)
            .chartYScale(domain: .automatic(includesZero: false))
            .chartXAxis {
                AxisMarks(values: [0, 6, 12, 18]) { value in
                    AxisGridLine()
                    AxisTick()
                    if let hour = value.as(Int.self) { AxisValueLabel("\(hour):00") }
                }
            }
            .frame(height: 200)
        }
        .padding()
    }
}

#Preview { HeartChart() }
#Preview("Dark") { HeartChart().preferredColorScheme(.dark) }
