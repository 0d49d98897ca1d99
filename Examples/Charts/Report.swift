import Charts
import SwiftUI

/// One month of a report.
struct ReportMonth: Codable, Identifiable {
    let month: String
    let income: Double
    let costs: Double
    var id: String { month }
}

/// A share of the income.
struct ReportShare: Codable, Identifiable {
    let name: String
    let amount: Double
    var id: String { name }
}

/// A page with three charts. Its values come from JSON: see Docs/Guide/Charts.md.
struct Report: View {
    var title = "Report"
    var months = [ReportMonth(month: "Jan", income: 42, costs: 31), ReportMonth(month: "Feb", income: 51, costs: 36),
                  ReportMonth(month: "Mar", income: 47, costs: 40)]
    var shares = [ReportShare(name: "Harbour", amount: 60), ReportShare(name: "Market", amount: 40)]

    private var mean: Double { months.isEmpty ? 0 : months.reduce(0) { $0 + $1.income } / Double(months.count) }

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text(title).font(.largeTitle.bold())
            chart("Income and costs") {
                Chart(months) { month in
                    BarMark(x: .value("Month", month.month), y: .value("Amount", month.income))
                        .position(by: .value("Kind", "Income")).foregroundStyle(by: .value("Kind", "Income"))
                    BarMark(x: .value("Month", month.month), y: .value("Amount", month.costs))
                        .position(by: .value("Kind", "Costs")).foregroundStyle(by: .value("Kind", "Costs"))
                }
            }
            chart("Profit") {
                Chart {
                    ForEach(months) { month in
                        AreaMark(x: .value("Month", month.month), y: .value("Profit", month.income - month.costs))
                            .foregroundStyle(.green.opacity(0.2)).interpolationMethod(.monotone)
                        LineMark(x: .value("Month", month.month), y: .value("Profit", month.income - month.costs))
                            .foregroundStyle(.green).interpolationMethod(.monotone)
                    }
                }
            }
            HStack(spacing: 20) {
                chart("Shares") {
                    Chart(shares) { share in
                        SectorMark(angle: .value("Amount", share.amount), innerRadius: .ratio(0.6), angularInset: 1)
                            .foregroundStyle(by: .value("Shop", share.name))
                    }
                }
                chart("Income and its mean") {
                    Chart {
                        PointPlot(months, x: .value("Month", \.month), y: .value("Income", \.income))
                        RuleMark(y: .value("Mean", mean)).foregroundStyle(.secondary)
                            .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
                    }
                }
            }
        }
        .padding(40)
        .frame(width: 595, height: 842, alignment: .top)
    }

    private func chart(_ title: String, @ViewBuilder content: () -> some View) -> some View {
        VStack(alignment: .leading) {
            Text(title).font(.headline)
            content()
        }
    }
}

#Preview { Report() }
