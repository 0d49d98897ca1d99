import SwiftUI
import Charts

/// Sales of two shops: stacked bars with a target, over the months of a year.
private struct Sale: Identifiable {
    let month: Int
    let shop: String
    let amount: Double
    var id: String { "\(month) \(shop)" }
    var date: Date { Calendar.current.date(from: DateComponents(year: 2025, month: month)) ?? .distantPast }
}

private let sales: [Sale] = zip(1...12, [42, 38, 51, 60, 72, 80, 93, 88, 70, 66, 58, 95]).flatMap { month, amount in
    [Sale(month: month, shop: "Harbour", amount: amount),
     Sale(month: month, shop: "Market", amount: 110 - amount * 0.8)]
}

struct SalesChart: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("Sales in 2025").font(.headline)
            Text("Two shops, in thousands").font(.subheadline).foregroundStyle(.secondary)
            Chart(sales) { sale in
                BarMark(x: .value("Month", sale.date, unit: .month), y: .value("Sales", sale.amount))
                    .foregroundStyle(by: .value("Shop", sale.shop))
                if sale.month == 12 {
                    RuleMark(y: .value("Target", 140))
                        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
                        .foregroundStyle(.secondary)
                        .annotation(position: .top, alignment: .leading) {
                            Text("Target").font(.caption2).foregroundStyle(.secondary)
                        }
                }
            }
            .chartForegroundStyleScale(["Harbour": Color.indigo, "Market": .teal])
            .frame(height: 220)
            .padding(.top, 8)
        }
        .padding()
    }
}

#Preview { SalesChart() }
#Preview("Dark") { SalesChart().preferredColorScheme(.dark) }
