import SwiftUI
import Charts

/// Half a year of days as squares, one column a week: the darker, the more was done.
private struct Day: Identifiable {
    let id: Int
    var week: Int { id / 7 }
    var weekday: Int { id % 7 }
    var count: Double {
        let wave = sin(Double(id) / 9) + sin(Double(id) / 23 + 1) + sin(Double(id * id % 31))
        return weekday > 4 ? max(0, wave - 0.8) * 4 : max(0, wave + 0.9) * 4
    }
}

private let days = (0..<182).map(Day.init)
private let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]

struct ActivityChart: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("\(Int(days.reduce(0) { $0 + $1.count })) contributions in half a year").font(.headline)
            Chart(days) { day in
                RectangleMark(xStart: .value("Week", day.week), xEnd: .value("Week", day.week + 1),
                              yStart: .value("Weekday", day.weekday), yEnd: .value("Weekday", day.weekday + 1))
                    .clipShape(RoundedRectangle(cornerRadius: 3).inset(by: 1))
                    .foregroundStyle(by: .value("Count", day.count))
            }
            .chartForegroundStyleScale(range: Gradient(colors: [Color.green.opacity(0.12), .green]))
            .chartYScale(domain: .automatic(includesZero: true, reversed: true))
            .chartXAxis {
                AxisMarks(position: .top, values: [0, 4, 9, 13, 17, 22]) { value in
                    AxisValueLabel(anchor: .bottomLeading) { Text(months[value.index]) }
                }
            }
            .chartYAxis {
                AxisMarks(position: .leading, values: [0.5, 2.5, 4.5]) { value in
                    AxisValueLabel { Text(["Mon", "Wed", "Fri"][value.index]) }
                }
            }
            .chartLegend(position: .bottom, alignment: .trailing)
            .frame(height: 170)
        }
        .padding()
    }
}

#Preview { ActivityChart() }
#Preview("Dark") { ActivityChart().preferredColorScheme(.dark) }
