import Charts
import SwiftUI

enum Shop: String, CaseIterable, Plottable { case harbour = "Harbour", market = "Market" }

struct Visit: Identifiable {
    let id = UUID()
    let day: Date
    let shop: Shop
    let count: Int
    let spent: Double
}

struct VisitMarks: ChartContent {
    let visit: Visit
    var isHighlighted = false
    var body: some ChartContent {
        BarMark(x: .value("Day", visit.day, unit: .day), y: .value("Visits", visit.count))
            .foregroundStyle(by: .value("Shop", visit.shop))
            .position(by: .value("Shop", visit.shop))
        if isHighlighted {
            RuleMark(x: .value("Day", visit.day, unit: .day))
                .foregroundStyle(.gray.opacity(0.3))
                .offset(yStart: -10)
                .zIndex(-1)
                .annotation(position: .top, spacing: 0,
                            overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
                    Text("\(visit.count)").padding(4).background(.thinMaterial, in: .rect(cornerRadius: 4))
                }
        }
    }
}

struct ChartsScreen: View {
    @State private var selected: Date?
    private let visits: [Visit] = (0..<14).map { index in
        Visit(day: Date(timeIntervalSince1970: 1_718_000_000 + Double(index / 2) * 86_400),
              shop: index % 2 == 0 ? .harbour : .market, count: 5 + index * 7 % 11, spent: Double(index * 13 % 29))
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                bars
                lines
                sectors
                points
                bins
            }
            .padding()
        }
    }

    private var bars: some View {
        Chart(visits) { visit in
            VisitMarks(visit: visit, isHighlighted: visit.id == visits.last?.id)
        }
        .chartForegroundStyleScale([Shop.harbour: Color.indigo, .market: .teal])
        .chartXAxis {
            AxisMarks(values: .stride(by: .day)) { value in
                if let date = value.as(Date.self), Calendar.current.component(.day, from: date) % 2 == 0 {
                    AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
                    AxisTick(length: 4)
                    AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
                }
            }
        }
        .chartYAxis {
            AxisMarks(preset: .aligned, position: .leading, values: .automatic(desiredCount: 4)) { value in
                AxisGridLine().foregroundStyle(.secondary.opacity(0.2))
                AxisValueLabel {
                    if let count = value.as(Int.self) { Text("\(count)").font(.caption2.bold()) }
                }
            }
        }
        .chartYAxisLabel("Visits", position: .top, alignment: .leading)
        .chartLegend(position: .top, alignment: .trailing)
        .frame(height: 200)
    }

    private var lines: some View {
        Chart {
            ForEach(Shop.allCases, id: \.self) { shop in
                ForEach(visits.filter { $0.shop == shop }) { visit in
                    LineMark(x: .value("Day", visit.day), y: .value("Spent", visit.spent),
                             series: .value("Shop", shop.rawValue))
                        .interpolationMethod(.catmullRom)
                        .symbol(by: .value("Shop", shop))
                        .symbolSize(40)
                        .lineStyle(StrokeStyle(lineWidth: 2.5, lineCap: .round))
                    AreaMark(x: .value("Day", visit.day), y: .value("Spent", visit.spent), stacking: .unstacked)
                        .foregroundStyle(.linearGradient(colors: [.blue.opacity(0.4), .clear], startPoint: .top,
                                                         endPoint: .bottom))
                        .alignsMarkStylesWithPlotArea()
                }
            }
            if let selected {
                RuleMark(x: .value("Selected", selected))
            }
        }
        .chartYScale(domain: 0...30, range: .plotDimension(padding: 4))
        .chartPlotStyle { plot in plot.background(.gray.opacity(0.05)).border(.gray.opacity(0.2)) }
        .chartOverlay { proxy in
            GeometryReader { geometry in
                Rectangle().fill(.clear).contentShape(Rectangle())
                    .gesture(DragGesture().onChanged { drag in
                        guard let plot = proxy.plotFrame else { return }
                        selected = proxy.value(atX: drag.location.x - geometry[plot].origin.x)
                    })
            }
        }
        .frame(height: 160)
    }

    private var sectors: some View {
        Chart(Shop.allCases, id: \.self) { shop in
            SectorMark(angle: .value("Visits", visits.filter { $0.shop == shop }.reduce(0) { $0 + $1.count }),
                       innerRadius: .ratio(0.6), angularInset: 2)
                .cornerRadius(4)
                .foregroundStyle(by: .value("Shop", shop.rawValue))
                .opacity(shop == .market ? 1 : 0.5)
        }
        .chartLegend(position: .trailing, alignment: .center) { Text("Shops") }
        .frame(height: 120)
    }

    private var points: some View {
        Chart(visits) {
            PointMark(x: .value("Visits", $0.count), y: .value("Spent", $0.spent))
                .symbol { Image(systemName: "star.fill").foregroundStyle(.orange) }
            RectangleMark(xStart: .value("From", 6), xEnd: .value("To", 8)).foregroundStyle(.green.opacity(0.01))
        }
        .chartXScale(domain: .automatic(includesZero: false))
        .chartXAxis { AxisMarks(format: Decimal.FormatStyle.number) }
        .chartYAxis(.hidden)
        .chartBackground { _ in Color.yellow.opacity(0.05) }
        .frame(height: 120)
    }

    private var bins: some View {
        let bins = NumberBins(data: visits.map(\.spent), desiredCount: 5)
        let groups = Dictionary(grouping: visits) { bins.index(for: $0.spent) }
        return Chart(groups.keys.sorted(), id: \.self) { index in
            BarMark(x: .value("Spent", bins[index]), y: .value("Visits", groups[index]?.count ?? 0))
                .annotation(position: .overlay, alignment: .bottom) { context in
                    Text("\(groups[index]?.count ?? 0)").font(.caption).frame(maxWidth: context.targetSize.width)
                }
        }
        .chartXAxisLabel { Text("Spent") }
        .frame(height: 140)
    }
}

#Preview { ChartsScreen() }
