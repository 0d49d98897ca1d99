@testable import Charts
import Foundation
import QuadrantGeometry
import SwiftUI
import Testing

/// The places of values, and the values of places, that overlays ask for.
@Suite("Charts: proxies") @MainActor
struct ChartsProxyTests {
    private var numbers: ChartProxy? {
        ChartsScene.placed(200, 100) {
            Chart([0, 100], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", Double($0) / 10)) }
                .chartXAxis(.hidden).chartYAxis(.hidden)
        }?.proxy
    }

    @Test func positionsAndValuesAreEachOthersInverse() throws {
        let proxy = try #require(numbers)
        #expect(proxy.plotSize == CGSize(width: 200, height: 100))
        #expect(proxy.position(forX: 25) == 50 && proxy.position(forY: 2.5) == 75)
        #expect(proxy.value(atX: 50) == 25 && proxy.value(atY: 75) == 2.5)
        #expect(proxy.position(for: (x: 50, y: 5.0)) == CGPoint(x: 100, y: 50))
        let both: (Int, Double)? = proxy.value(at: CGPoint(x: 100, y: 50))
        #expect(both?.0 == 50 && both?.1 == 5)
    }

    @Test func valuesOutsideOfTheDomainAreBeyondThePlot() throws {
        let proxy = try #require(numbers)
        #expect(proxy.position(forX: 150) == 300)
        #expect(proxy.value(atX: -2) == -1)
    }

    @Test func otherTypesHaveNoPlaceOrValue() throws {
        let proxy = try #require(numbers)
        #expect(proxy.position(forX: "a") == nil && proxy.position(forX: Date()) == nil)
        #expect(proxy.value(atX: 50, as: String.self) == nil)
        #expect(proxy.value(atX: 600, as: Int8.self) == nil)
    }

    @Test func categoriesHaveTheirBands() throws {
        let proxy = try #require(ChartsScene.placed(200, 100) {
            Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
                .chartXAxis(.hidden).chartYAxis(.hidden)
        }?.proxy)
        #expect(proxy.position(forX: "b") == 150 && proxy.positionRange(forX: "b") == 100...200)
        #expect(proxy.value(atX: 10) == "a" && proxy.value(atX: 199) == "b")
        #expect(proxy.position(forX: "c") == nil && proxy.value(atX: 201, as: String.self) == nil)
        #expect(proxy.xDomain(dataType: String.self) == ["a", "b"] && proxy.yDomain(dataType: Int.self) == [0, 1])
    }

    @Test func anglesAreClockwiseFromTheTop() throws {
        let proxy = try #require(ChartsScene.placed(100, 100) {
            Chart([1, 3], id: \.self) { SectorMark(angle: .value("v", $0)) }
        }?.proxy)
        #expect(proxy.angle(at: CGPoint(x: 50, y: 0)).degrees == 0)
        #expect(abs(proxy.angle(at: CGPoint(x: 100, y: 50)).degrees - 90) < 1e-9)
        #expect(abs(proxy.angle(at: CGPoint(x: 0, y: 50)).degrees - 270) < 1e-9)
        #expect(proxy.value(atAngle: .degrees(90)) == 1.0)
        #expect(proxy.value(atAngle: .degrees(-180)) == 2.0)
    }

    @Test func stylesOfValuesAreThoseOfTheScale() throws {
        let proxy = try #require(ChartsScene.placed(200, 100) {
            Chart(["a", "b"], id: \.self) {
                PointMark(x: .value("x", $0), y: .value("y", 1)).symbol(by: .value("s", $0))
                    .symbolSize(by: .value("z", $0)).foregroundStyle(by: .value("c", $0))
            }
            .chartSymbolSizeScale(["a": 10, "b": 40])
            .chartForegroundStyleScale(["b": Color.red, "a": .green])
        }?.proxy)
        #expect(proxy.symbolSize(for: "b") == 40 && proxy.symbolSize(for: "c") == nil)
        #expect(proxy.foregroundStyleDomain(dataType: String.self) == ["b", "a"])
        #expect(proxy.foregroundStyle(for: "a") != nil && proxy.foregroundStyle(for: "c") == nil)
        #expect(proxy.symbolDomain(dataType: String.self) == ["a", "b"])
    }

    /// The place of a number in a plot of 100 points, of a chart with points at 1 and 100.
    private func position(_ value: Double, _ change: (inout ChartConfiguration) -> Void) -> Double? {
        ChartsScene.geometry(change) {
            PointMark(x: .value("x", 1), y: .value("y", 1))
            PointMark(x: .value("x", 100), y: .value("y", 100))
        }.x.position(.number(value))
    }

    @Test func aDomainMayBeReversedOrWithoutZero() {
        #expect(position(0) { $0.x.domain = AutomaticScaleDomain(isReversed: true)._domain } == 100)
        #expect(position(1) { $0.x.domain = AutomaticScaleDomain(includesZero: false)._domain } == 0)
    }

    @Test func aRangeIsPaddedOrGiven() {
        let padded = PlotDimensionScaleRange(start: 10, end: 30)._positions
        #expect(position(0) { $0.x.range = padded } == 10)
        #expect(position(100) { $0.x.range = padded } == 70)
        #expect(position(100) { $0.x.range = (CGFloat(20)...40)._positions } == 40)
    }

    @Test func scalesMayBeLogarithmicOrPowers() {
        #expect(abs((position(10) { $0.x.type = .log } ?? 0) - 50) < 1e-9)
        #expect(position(-1) { $0.x.type = .log } == nil)
        #expect(abs((position(25) { $0.x.type = .squareRoot } ?? 0) - 50) < 1e-9)
        #expect(abs((position(-100) { $0.x.type = .symmetricLog } ?? 0) + 100) < 1e-9)
    }

    @Test func changesOfTheInferredDomainAreThoseOfTheClosure() {
        let geometry = ChartsScene.geometry({
            $0.x.domain = AutomaticScaleDomain.automatic(dataType: Int.self) { $0.append(400) }._domain
        }) { PointMark(x: .value("x", 100), y: .value("y", 1)) }
        #expect(geometry.x.position(.number(100)) == 25)
    }
}
