import SwiftUI
import Charts

/// Two months of a share: candles, the mean of ten days, and the volume below.
private struct Session: Identifiable {
    let id: Int
    let date: Date
    let open: Double, close: Double, low: Double, high: Double, volume: Double
    var isUp: Bool { close >= open }
}

private let sessions: [Session] = {
    var price = 182.0, state: UInt64 = 7
    func random() -> Double {
        state = state &* 6364136223846793005 &+ 1442695040888963407
        return Double(state >> 33) / Double(1 << 31)
    }
    let first = Calendar.current.date(from: DateComponents(year: 2025, month: 3, day: 3)) ?? .now
    return (0..<44).map { index in
        let open = price, close = open + (random() - 0.46) * 6
        price = close
        return Session(id: index, date: Calendar.current.date(byAdding: .day, value: index, to: first) ?? first,
                       open: open, close: close, low: min(open, close) - random() * 2.5,
                       high: max(open, close) + random() * 2.5, volume: 20 + random() * 30 + abs(close - open) * 8)
    }
}()

private let means: [(date: Date, price: Double)] = sessions.indices.dropFirst(9).map { index in
    (sessions[index].date, sessions[index - 9...index].reduce(0) { $0 + $1.close } / 10)
}

struct StockChart: View {
    private var last: Session { sessions[sessions.count - 1] }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(alignment: .firstTextBaseline) {
                Text("QDR").font(.title2.bold())
                Text("Quadrant Inc.").foregroundStyle(.secondary)
                Spacer()
                Text(last.close, format: .number.precision(.fractionLength(2))).font(.title3.monospacedDigit())
            }
            Chart {
                ForEach(sessions) { session in
                    RuleMark(x: .value("Day", session.date, unit: .day), yStart: .value("Low", session.low),
                             yEnd: .value("High", session.high))
                        .lineStyle(StrokeStyle(lineWidth: 1))
                        .foregroundStyle(session.isUp ? .green : .red)
                    RectangleMark(x: .value("Day", session.date, unit: .day), yStart: .value("Open", session.open),
                                  yEnd: .value("Close", session.close), width: .ratio(0.7))
                        .foregroundStyle(session.isUp ? .green : .red)
                        .cornerRadius(1)
                }
                ForEach(means, id: \.date) { mean in
                    LineMark(x: .value("Day", mean.date, unit: .day), y: .value("Mean", mean.price))
                        .foregroundStyle(.orange)
                        .lineStyle(StrokeStyle(lineWidth: 1.5, lineCap: .round))
                        .interpolationMethod(.monotone)
                }
                RuleMark(y: .value("Last", last.close))
                    .foregroundStyle(.secondary)
                    .lineStyle(StrokeStyle(lineWidth: 0.5, dash: [4, 3]))
            }
            .chartYScale(domain: .automatic(includesZero: false))
            .chartXAxis(.hidden)
            .chartYAxis { AxisMarks(values: .automatic(desiredCount: 5)) }
            .frame(height: 220)
            Chart(sessions) { session in
                BarMark(x: .value("Day", session.date, unit: .day), y: .value("Volume", session.volume))
                    .foregroundStyle(session.isUp ? Color.green.opacity(0.5) : Color.red.opacity(0.5))
            }
            .chartYAxis { AxisMarks(values: [0, 50, 100]) }
            .frame(height: 80)
        }
        .padding()
    }
}

#Preview { StockChart() }
#Preview("Dark") { StockChart().preferredColorScheme(.dark) }
