import SwiftUI
import Charts

/// A race: the pace of each kilometre above the height of the course, with the stretches that were fastest.
private let kilometres = Array(1...42)
private func pace(_ kilometre: Int) -> Double {
    let at = Double(kilometre)
    return 302 + 9 * sin(at / 4) + 14 * exp(-pow(at - 34, 2) / 20) - (kilometre > 40 ? 18 : 0)
}
private func height(_ kilometre: Double) -> Double { 34 + 17 * sin(kilometre / 5.5 - 1) + 9 * sin(kilometre / 2.3) }
private func text(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    return "\(whole / 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60)"
}

struct MarathonChart: View {
    private var mean: Double { kilometres.reduce(0) { $0 + pace($1) } / Double(kilometres.count) }

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            HStack(alignment: .firstTextBaseline) {
                Text("Marathon").font(.title3.bold())
                Spacer()
                Text("\(text(mean)) min/km").font(.title3.monospacedDigit()).foregroundStyle(.orange)
            }
            Chart {
                RectangleMark(xStart: .value("From", 31), xEnd: .value("To", 37))
                    .foregroundStyle(.red.opacity(0.12))
                    .annotation(position: .overlay, alignment: .top) {
                        Text("the wall").font(.caption2).foregroundStyle(.red).padding(.top, 4)
                    }
                ForEach(kilometres, id: \.self) { kilometre in
                    LineMark(x: .value("Kilometre", kilometre), y: .value("Pace", pace(kilometre)))
                        .interpolationMethod(.catmullRom)
                        .foregroundStyle(.linearGradient(colors: [.orange, .pink], startPoint: .leading,
                                                         endPoint: .trailing))
                        .lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round))
                }
                RuleMark(y: .value("Mean", mean))
                    .foregroundStyle(.secondary)
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
                    .annotation(position: .top, spacing: 2) {
                        Text("mean").font(.caption2).foregroundStyle(.secondary)
                    }
            }
            .chartXScale(domain: 0...42)
            .chartYScale(domain: .automatic(includesZero: false, reversed: true))
            .chartXAxis(.hidden)
            .chartYAxis {
                AxisMarks(position: .leading, values: .stride(by: 10)) { value in
                    AxisGridLine()
                    if let seconds = value.as(Double.self) { AxisValueLabel(text(seconds)) }
                }
            }
            .frame(height: 190)
            Chart {
                AreaPlot(x: "Kilometre", y: "Height", domain: 0...42) { height($0) }
                    .foregroundStyle(.linearGradient(colors: [.green.opacity(0.7), .green.opacity(0.1)],
                                                     startPoint: .top, endPoint: .bottom))
            }
            .chartXScale(domain: 0...42)
            .chartXAxis {
                AxisMarks(preset: .aligned, values: [0, 10, 20, 30, 42]) { value in
                    AxisGridLine()
                    AxisTick()
                    if let kilometre = value.as(Int.self) { AxisValueLabel("\(kilometre) km") }
                }
            }
            .chartYAxis { AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) }
            .frame(height: 100)
        }
        .padding()
    }
}

#Preview { MarathonChart() }
#Preview("Dark") { MarathonChart().preferredColorScheme(.dark) }
