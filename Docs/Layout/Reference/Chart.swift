import Charts
import SwiftUI

#Preview("Bars", traits: .fixedLayout(width: 300, height: 200)) {
    Chart(["Jan", "Feb", "Mar"], id: \.self) { month in
        BarMark(x: .value("Month", month), y: .value("Sales", month == "Feb" ? 25 : 37))
    }
}

#Preview("Rows", traits: .fixedLayout(width: 300, height: 200)) {
    Chart(["Oslo", "Rio"], id: \.self) { city in
        BarMark(x: .value("Rain", city.count * 30), y: .value("City", city))
    }
}

#Preview("Given domain", traits: .fixedLayout(width: 300, height: 200)) {
    Chart([10, 40, 90], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXScale(domain: .automatic(includesZero: false))
        .chartYScale(domain: 0...130)
}

#Preview("Logarithms", traits: .fixedLayout(width: 300, height: 200)) {
    Chart([1, 10, 500], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartYScale(type: .log)
}

#Preview("Sectors", traits: .fixedLayout(width: 300, height: 200)) {
    Chart([3, 5, 2], id: \.self) { SectorMark(angle: .value("Part", $0), innerRadius: .ratio(0.5)) }
}

#Preview("Narrow", traits: .fixedLayout(width: 120, height: 100)) {
    Chart(0..<7, id: \.self) { PointMark(x: .value("x", $0 * 1000), y: .value("y", $0)) }
}

#Preview("Ideal size", traits: .fixedLayout(width: 300, height: 120)) {
    Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 3)) }.fixedSize()
}
