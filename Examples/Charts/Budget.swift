import SwiftUI
import Charts

/// Where the money goes: a ring of sectors with its total in the middle, and the same as bars.
private let expenses: [(name: String, amount: Double)] = [
    ("Rent", 1150), ("Food", 540), ("Travel", 310), ("Sports", 180), ("Books", 120),
]

struct BudgetChart: View {
    private var total: Double { expenses.reduce(0) { $0 + $1.amount } }

    var body: some View {
        VStack(spacing: 24) {
            Chart(expenses, id: \.name) { expense in
                SectorMark(angle: .value("Amount", expense.amount), innerRadius: .ratio(0.62), angularInset: 1.5)
                    .cornerRadius(6)
                    .foregroundStyle(by: .value("Name", expense.name))
            }
            .chartLegend(position: .trailing, alignment: .center, spacing: 20)
            .chartBackground { proxy in
                GeometryReader { geometry in
                    if let plot = proxy.plotFrame {
                        VStack {
                            Text("Total").font(.caption).foregroundStyle(.secondary)
                            Text(total, format: .currency(code: "EUR").precision(.fractionLength(0)))
                                .font(.title2.bold())
                        }
                        .position(x: geometry[plot].midX, y: geometry[plot].midY)
                    }
                }
            }
            .frame(height: 200)

            Chart(expenses, id: \.name) { expense in
                BarMark(x: .value("Amount", expense.amount), y: .value("Name", expense.name))
                    .foregroundStyle(by: .value("Name", expense.name))
                    .annotation(position: .trailing) {
                        Text(expense.amount, format: .number).font(.caption2).foregroundStyle(.secondary)
                    }
            }
            .chartLegend(.hidden)
            .chartXAxis(.hidden)
            .chartXScale(domain: 0...1300)
            .chartYAxis { AxisMarks(position: .leading) { _ in AxisValueLabel() } }
            .frame(height: 150)
        }
        .padding()
    }
}

#Preview { BudgetChart() }
#Preview("Dark") { BudgetChart().preferredColorScheme(.dark) }
