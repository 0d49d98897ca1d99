import SwiftUI
import Charts

/// A week of weather: temperatures as areas in the colours of their values, rain as bars in a second chart.
private struct Hour: Identifiable {
    let id: Int
    var date: Date {
        Calendar.current.date(from: DateComponents(year: 2025, month: 6, day: 16, hour: id)) ?? .distantPast
    }
    var degrees: Double { 17 + 7 * sin((Double(id) - 9) / 24 * 2 * .pi) + 3 * sin(Double(id) / 60) }
    var rain: Double { max(0, 4 * sin(Double(id) / 11) + 3 * cos(Double(id) / 5) - 3) }
}

private let hours = (0..<144).map(Hour.init)

struct WeatherChart: View {
    private let warmth = LinearGradient(colors: [.blue, .teal, .yellow, .orange], startPoint: .bottom, endPoint: .top)

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Temperature").font(.headline)
            Chart(hours) { hour in
                AreaMark(x: .value("Time", hour.date), y: .value("°C", hour.degrees))
                    .foregroundStyle(warmth.opacity(0.35))
                    .alignsMarkStylesWithPlotArea()
                LineMark(x: .value("Time", hour.date), y: .value("°C", hour.degrees))
                    .foregroundStyle(warmth)
                    .alignsMarkStylesWithPlotArea()
                    .lineStyle(StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
            }
            .chartYScale(domain: 0...30)
            .chartYAxis {
                AxisMarks(values: [0, 10, 20, 30]) { value in
                    AxisGridLine()
                    if let degrees = value.as(Int.self) { AxisValueLabel("\(degrees)°") }
                }
            }
            .frame(height: 170)

            Text("Rain").font(.headline)
            Chart(hours.filter { $0.id % 3 == 0 }) { hour in
                BarMark(x: .value("Time", hour.date), y: .value("mm", hour.rain), width: 4)
                    .foregroundStyle(Color.blue.gradient)
            }
            .chartXAxis {
                AxisMarks(values: .stride(by: .day)) { _ in
                    AxisGridLine()
                    AxisTick()
                    AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
                }
            }
            .frame(height: 110)
        }
        .padding()
    }
}

#Preview { WeatherChart() }
#Preview("Dark") { WeatherChart().preferredColorScheme(.dark) }
