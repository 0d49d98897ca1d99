import Accessibility
import SwiftUI

struct BarsView: View, AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
        let x = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon"])
        let y = AXNumericDataAxisDescriptor(title: "Steps", range: 0...10, gridlinePositions: []) { "\($0)" }
        let series = AXDataSeriesDescriptor(name: "Steps", isContinuous: false, dataPoints: [.init(x: "Mon", y: 3)])
        return AXChartDescriptor(title: "Steps", summary: nil, xAxis: x, yAxis: y, additionalAxes: [], series: [series])
    }
    var body: some View { Rectangle().frame(width: 20, height: 40).accessibilityChartDescriptor(self) }
}
#Preview { BarsView() }
