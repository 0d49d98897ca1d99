import SwiftUI
import Charts

/// A day of electricity: what sources give, put on each other, with what is used as a line.
private let sources: [(name: String, output: @Sendable (Double) -> Double)] = [
    ("Water", { _ in 9 }), ("Wind", { 14 + 6 * sin($0 / 3.8 + 1) }), ("Gas", { 10 + 8 * exp(-pow($0 - 19.5, 2) / 9) }),
    ("Sun", { max(0, 34 * sin(($0 - 6) / 13 * .pi)) * ($0 > 6 && $0 < 19 ? 1 : 0) }),
]
private let hours = Array(stride(from: 0.0, through: 24, by: 0.5))
private func used(_ hour: Double) -> Double {
    44 + 13 * exp(-pow(hour - 8, 2) / 5) + 19 * exp(-pow(hour - 19, 2) / 7) - 9 * exp(-pow(hour - 3, 2) / 8)
}

struct EnergyChart: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                Label("Electricity", systemImage: "bolt.fill").font(.headline)
                Spacer()
                Text("63 % renewable").font(.subheadline).foregroundStyle(.green)
            }
            Chart {
                ForEach(sources, id: \.name) { source in
                    ForEach(hours, id: \.self) { hour in
                        AreaMark(x: .value("Hour", hour), y: .value("Output", source.output(hour)))
                            .foregroundStyle(by: .value("Source", source.name))
                            .interpolationMethod(.monotone)
                    }
                }
                ForEach(hours, id: \.self) { hour in
                    LineMark(x: .value("Hour", hour), y: .value("Used", used(hour)), series: .value("Line", "used"))
                        .foregroundStyle(.primary)
                        .lineStyle(StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 4]))
                }
                PointMark(x: .value("Hour", 19), y: .value("Used", used(19)))
                    .foregroundStyle(.primary)
                    .annotation(position: .top) { Text("peak").font(.caption2.bold()) }
            }
            .chartForegroundStyleScale([
                "Water": Color.blue, "Wind": Color.mint, "Gas": Color.gray, "Sun": Color.yellow,
            ])
            .chartXScale(domain: 0...24)
            .chartXAxis {
                AxisMarks(values: .stride(by: 6)) { value in
                    AxisGridLine()
                    AxisTick()
                    if let hour = value.as(Int.self) { AxisValueLabel("\(hour):00") }
                }
            }
            .chartYAxis { AxisMarks(position: .leading) }
            .chartYAxisLabel("GW", position: .topLeading)
            .frame(height: 260)
        }
        .padding()
    }
}

#Preview { EnergyChart() }
#Preview("Dark") { EnergyChart().preferredColorScheme(.dark) }
