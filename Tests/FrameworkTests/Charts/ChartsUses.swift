import Charts
import SwiftUI

// Uses of Swift Charts by their labels: that this file compiles is the test.

struct UsedRow: Identifiable {
    let id: Int
    let name: String
    let date: Date
    let number: Double
    let place: CGFloat
    let size: CGSize
    let color: Color
    let line: StrokeStyle
    let isHidden: Bool
    let text: Text
}

@MainActor func usesOfPlots(_ rows: [UsedRow]) -> some View {
    Chart {
        PointPlot(rows, x: .value("x", \.number), y: .value("y", \.number))
            .foregroundStyle(by: .value("c", \.name)).opacity(\.place).symbolSize(\.place)
            .accessibilityLabel(\.name).accessibilityValue(\.text).accessibilityHidden(\.isHidden)
        PointPlot(rows, x: \.place, y: .value("y", \.number)).symbolSize(\.size)
        LinePlot(rows, x: .value("x", \.date), y: .value("y", \.number), series: .value("s", \.name)).lineStyle(\.line)
        AreaPlot(rows, x: .value("x", \.date, unit: .day), yStart: .value("a", \.number), yEnd: .value("b", \.number))
        BarPlot(rows, x: .value("x", \.name), y: .value("y", \.number), width: .ratio(0.5), stacking: .normalized)
            .foregroundStyle(\.color).position(by: .value("p", \.name))
        RulePlot(rows, xStart: \.place, xEnd: \.place, y: .value("y", \.number))
        RectanglePlot(rows, xStart: .value("a", \.number), xEnd: .value("b", \.number), yStart: \.place, yEnd: \.place)
        SectorPlot(rows, angle: .value("v", \.number), innerRadius: .ratio(0.5), angularInset: \.place)
        LinePlot(x: "x", y: "y") { sin($0) }
        LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { (x: $0, y: $0 * $0) }
        AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: 0...1) { (yStart: $0, yEnd: 2 * $0) }
    }
}

@MainActor func usesOfInteraction(_ date: Binding<Date?>, _ range: Binding<ClosedRange<Int>?>,
                                  _ angle: Binding<Double?>, _ first: Binding<Date>) -> some View {
    Chart {}
        .chartXSelection(value: date).chartYSelection(value: angle).chartXSelection(range: range)
        .chartYSelection(range: range).chartAngleSelection(value: angle)
        .chartGesture { proxy in DragGesture().onChanged { proxy.selectXValue(at: $0.location.x) } }
        .chartScrollableAxes([.horizontal, .vertical])
        .chartXVisibleDomain(length: 86_400 * 7).chartYVisibleDomain(length: 10)
        .chartScrollPosition(x: first).chartScrollPosition(initialY: 3)
        .chartScrollTargetBehavior(.valueAligned(
            matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1)),
            limitBehavior: .always))
        .chartScrollTargetBehavior(.valueAligned(unit: 1, majorAlignment: .page))
        .chartScrollTargetBehavior(.valueAligned(xMatching: DateComponents(hour: 0), yUnit: 5))
}

@MainActor func usesOfSpace(_ rows: [UsedRow], _ pose: Binding<Chart3DPose>) -> some View {
    VStack {
        Chart3D(rows) { row in
            PointMark(x: .value("x", row.number), y: .value("y", row.number), z: .value("z", row.number))
                .symbol(.cube).symbolSize(0.1).symbolRotation(Rotation3D(angle: .degrees(45), axis: .y))
                .foregroundStyle(by: .value("c", row.name)).metalness(0.5).roughness(0.2)
        }
        .chart3DPose(pose).chart3DCameraProjection(.perspective)
        Chart3D {
            SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * z }
                .foregroundStyle(.heightBased(Gradient(colors: [.blue, .red]), yRange: -1...1))
            RuleMark(x: .value("x", 0..<1), y: .value("y", 0), z: .value("z", 0))
        }
        .chartZScale(domain: -1...1).chartZAxis(.hidden).chartZAxisLabel("depth")
        .chart3DPose(Chart3DPose(azimuth: .degrees(20), inclination: .degrees(10)))
    }
}
