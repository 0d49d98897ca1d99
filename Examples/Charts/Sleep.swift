import SwiftUI
import Charts

/// A week of nights: bars from the time of going to bed to that of getting up, in stages.
private struct Stage: Identifiable {
    let day: String, name: String, start: Double, end: Double
    var id: String { "\(day) \(start)" }
}

/// The hours are counted from noon, so that a night is one range.
private let nights: [Stage] = {
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let names = ["Core", "Deep", "Core", "REM", "Core", "Deep", "REM", "Core", "REM"]
    return days.enumerated().flatMap { index, day in
        var hour = [10.6, 11.1, 10.2, 11.4, 12.5, 13.1, 10.9][index]
        return names.enumerated().map { part, name in
            let start = hour
            hour += [0.9, 1.1, 0.6, 0.5, 1.0, 0.7, 0.8, 0.9, 0.9][part] * (index == 4 ? 0.75 : 1)
            return Stage(day: day, name: name, start: start, end: hour)
        }
    }
}()

struct SleepChart: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            VStack(alignment: .leading, spacing: 2) {
                Text("Time Asleep").font(.subheadline).foregroundStyle(.secondary)
                Text("7 hr 4 min").font(.title.bold()).fontDesign(.rounded)
            }
            Chart(nights) { stage in
                BarMark(x: .value("Day", stage.day), yStart: .value("Start", stage.start),
                        yEnd: .value("End", stage.end), width: .ratio(0.5))
                    .foregroundStyle(by: .value("Stage", stage.name))
            }
            .chartForegroundStyleScale(["Deep": Color.indigo, "Core": Color.blue, "REM": Color.cyan])
            .chartYScale(domain: .automatic(includesZero: false, reversed: true))
            .chartYAxis {
                AxisMarks(values: [10, 12, 14, 16, 18, 20]) { value in
                    AxisGridLine()
                    if let hour = value.as(Int.self) {
                        AxisValueLabel("\((hour + 11) % 12 + 1) \(hour < 12 ? "PM" : "AM")")
                    }
                }
            }
            .chartLegend(position: .bottom, alignment: .leading, spacing: 14)
            .frame(height: 240)
        }
        .padding()
    }
}

#Preview { SleepChart() }
#Preview("Dark") { SleepChart().preferredColorScheme(.dark) }
