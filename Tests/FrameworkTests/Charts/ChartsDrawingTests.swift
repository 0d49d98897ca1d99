@testable import Charts
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantSVG
import QuadrantTesting
import SwiftUI
import Testing

/// What a chart draws: vectors and texts, in the colours of the design.
@Suite("Charts: drawing") @MainActor
struct ChartsDrawingTests {
    private func items(_ scene: ViewHarness) -> [DisplayItem] {
        func all(_ fragment: Fragment) -> [DisplayItem] {
            fragment.items.flatMap { item -> [DisplayItem] in
                switch item {
                case .fragment(let inner, _): all(inner)
                case .effect(_, let inner, _): [item] + all(inner)
                default: [item]
                }
            }
        }
        return all(scene.displayList.root)
    }
    private func shapes(_ scene: ViewHarness) -> [ShapeItem] {
        items(scene).compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
    }
    private func texts(_ scene: ViewHarness) -> [String] {
        items(scene).compactMap { if case .text(let text) = $0 { text.string } else { nil } }
    }

    @Test func aChartIsVectorsAndTexts() {
        let scene = ViewHarness(offering: 310, 200) {
            Chart(["Mon", "Tue"], id: \.self) { day in
                BarMark(x: .value("Day", day), y: .value("Sales", 5)).foregroundStyle(by: .value("Kind", day))
            }
        }
        #expect(!items(scene).contains { if case .image = $0 { true } else { false } })
        #expect(Set(texts(scene)).isSuperset(of: ["Mon", "Tue", "0", "2", "4", "6"]))
        #expect(texts(scene).filter { $0 == "Mon" }.count == 2)
    }

    @Test func pointsOfOneSymbolAndColourAreOneItem() {
        let scene = ViewHarness(offering: 310, 200) {
            Chart(0..<50, id: \.self) { index in
                PointMark(x: .value("x", index), y: .value("y", index % 7))
                    .foregroundStyle(by: .value("half", index < 20 ? "first" : "second"))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        #expect(shapes(scene).compactMap { $0.copies?.offsets.count } == [20, 30])
    }

    @Test func pointsThatDifferAreItemsOfTheirOwn() {
        let scene = ViewHarness(offering: 310, 200) {
            Chart(0..<6, id: \.self) { index in
                PointMark(x: .value("x", index), y: .value("y", index)).symbolSize(CGFloat(20 + index))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        #expect(shapes(scene).count == 6 && shapes(scene).allSatisfy { $0.copies == nil })
    }

    @Test func barsThatAreScrolledOutOfSightAreNotDrawn() {
        let scene = ViewHarness(offering: 310, 200) {
            Chart(0..<1000, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1 + $0 % 7)) }
                .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20)
        }
        let bars = shapes(scene).filter { $0.stroke == nil }
        #expect(bars.count >= 20 && bars.count <= 128, "those of the fragments of which a part is seen")
    }

    @Test func gridLinesAreHalfAPointWideAndDashedForX() {
        let scene = ViewHarness(offering: 310, 200) {
            Chart(["a"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 5)) }
        }
        let lines = shapes(scene).compactMap(\.stroke)
        #expect(lines.allSatisfy { $0.lineWidth == 0.5 })
        // Four values of y; two borders of the band and two ticks below them.
        #expect(lines.filter { $0.dash.isEmpty }.count == 4 && lines.filter { $0.dash == [2, 2] }.count == 4)
    }

    @Test func aMarkWithoutAStyleIsBlue() {
        func paint(_ variant: Variant) -> Paint? {
            shapes(ViewHarness(offering: 100, 100, variant) {
                Chart { BarMark(x: .value("x", 1), y: .value("y", 1)) }.chartXAxis(.hidden).chartYAxis(.hidden)
            }).first?.paint
        }
        var light = EnvironmentValues()
        light.design = .ios17
        var dark = light
        dark.colorScheme = .dark
        #expect(paint(.plain) == .color(Color.blue.rgba(in: light)))
        #expect(paint(.dark) == .color(Color.blue.rgba(in: dark)))
    }

    @Test func theSixthColourIsCyanAndTealSinceIOS26() {
        var environment = EnvironmentValues()
        environment.design = .ios17
        let old = SixthChartColor().rgba(in: environment, nil), cyan = Color.cyan.rgba(in: environment)
        environment.design = .ios26
        let new = SixthChartColor().rgba(in: environment, nil)
        #expect(old == cyan)
        #expect((new.red * 255).rounded() == 3 && (new.green * 255).rounded() == 195)
    }

    @Test func coloursOfNumbersAreMixedPerceptually() {
        let ramp = ColorRamp(low: 0, high: 10, gradient: Gradient(colors: [.white, .black]))
        let mixed = Color.white.mix(with: .black, by: 0.5).rgba(in: EnvironmentValues())
        #expect(ramp.color(5).rgba(in: EnvironmentValues()) == mixed)
        #expect(ramp.part(.nan) == 0 && ramp.part(-5) == 0 && ramp.part(50) == 1)
        #expect(ColorRamp(low: 3, high: 3, gradient: Gradient(colors: [])).color(3) == .clear)
    }

    /// The bar of a legend ends with round numbers, or with the domain that the program gives.
    @Test func aDomainOfColoursIsFixedWhereItIsGiven() {
        func ramp(_ domain: _ScaleDomainData?) -> ColorRamp? {
            ChartsScene.model({ $0.foreground.domain = domain }) {
                PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("v", 81))
            }.styles.ramp
        }
        #expect(ramp((0...50)._domain)?.isFixed == true && ramp((0...50)._domain)?.high == 50)
        #expect(ramp(nil)?.isFixed == false && ramp(nil)?.high == 81)
    }

    /// A line of more points than can be seen has their extremes only, in their order.
    @Test func aLineHasThePointsThatCanBeSeen() {
        let all = (0..<100_000).map { CGPoint(x: CGFloat($0) / 1000, y: CGFloat(($0 * 7919) % 97)) }
        let kept = DenseLine.points(all)
        #expect(kept.count <= 100 * 8 * 4 && kept.first == all.first && kept.last == all.last)
        #expect(zip(kept, kept.dropFirst()).allSatisfy { $0.x <= $1.x })
        for column in stride(from: 0.0, to: 100, by: 12.5) {
            func extremes(_ points: [CGPoint]) -> [CGFloat?] {
                let here = points.filter { $0.x >= column && $0.x < column + 0.125 }.map(\.y)
                return [here.min(), here.max()]
            }
            #expect(extremes(kept) == extremes(all))
        }
        let few = Array(all.prefix(DenseLine.limit))
        #expect(DenseLine.points(few) == few)
    }

    private func effects(_ scene: ViewHarness) -> [Effect] {
        items(scene).compactMap { if case .effect(let effect, _, _) = $0 { effect } else { nil } }
    }

    /// A picture of fanyu/Swift-Charts: the line is left out within a ring that the program draws, too.
    @Test func aLineIsLeftOutWithinItsSymbols() {
        func holes(@ChartContentBuilder _ line: @escaping (Int) -> some ChartContent) -> [CGRect] {
            let found = effects(ViewHarness(offering: 100, 100) {
                Chart(0..<2, id: \.self, content: line).chartXAxis(.hidden).chartYAxis(.hidden)
            })
            return found.compactMap { if case .clip(let path, true, _) = $0 { path.boundingRect } else { nil } }
        }
        func line(_ index: Int) -> LineMark { LineMark(x: .value("x", index), y: .value("y", index)) }
        #expect(holes { line($0) }.isEmpty)
        #expect(holes { line($0).symbol(by: .value("k", "a")) }.count == 1)
        #expect(holes { line($0).symbol(Circle().strokeBorder(lineWidth: 2)) }.count == 1)
        #expect(holes { line($0).symbol(.square) }.count == 1)
        #expect(holes { line($0).symbol(.circle).symbolSize(0) }.isEmpty)
        #expect(holes { line($0).symbol { Color.red.frame(width: 9, height: 9) } }.isEmpty)
    }

    @Test func aMaskedMarkIsDrawnWhereTheMaskIs() {
        let found = effects(ViewHarness(offering: 100, 100) {
            Chart { RectangleMark().mask { PointMark(x: .value("x", 1), y: .value("y", 1)) } }
                .chartXAxis(.hidden).chartYAxis(.hidden)
        })
        #expect(found.contains { if case .mask = $0 { true } else { false } })
    }

    @Test func aLayerIsDrawnAsAWholeInItsStyle() {
        let plain = effects(ViewHarness(offering: 100, 100) { Chart { RectangleMark().compositingLayer() } })
        #expect(plain.contains(.layer))
        let styled = ViewHarness(offering: 100, 100) {
            Chart { RectangleMark().compositingLayer { $0.opacity(0.25) } }
        }
        #expect(effects(styled).contains(.opacity(0.25)) && shapes(styled).count == 1)
    }

    @Test func anSVGHasTheLabelsAsText() throws {
        let scene = ViewHarness(offering: 310, 200) {
            Chart(["Mon", "Tue"], id: \.self) { BarMark(x: .value("Day", $0), y: .value("Sales", 5)) }
        }
        let svg = String(decoding: try SVG.encode(scene.displayList), as: UTF8.self)
        #expect(svg.contains("Mon") && svg.contains("<path") && !svg.contains("<image"))
    }

    @Test func idleIsFree() {
        let scene = ViewHarness(offering: 310, 200) {
            Chart(["Mon", "Tue"], id: \.self) { BarMark(x: .value("Day", $0), y: .value("Sales", 5)) }
        }
        #expect(scene.work {} == Work())
    }

    @Test(arguments: [InterpolationMethod.linear, .monotone, .cardinal, .catmullRom, .stepStart, .stepCenter, .stepEnd])
    func curvesPassThroughTheirPoints(method: InterpolationMethod) {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 8), CGPoint(x: 20, y: 8), CGPoint(x: 20, y: 3)]
        var path = Path(), ends: [CGPoint] = []
        Interpolation.add(points, method.value, to: &path)
        path.forEach { element in
            switch element {
            case .move(let to), .line(let to), .curve(let to, _, _), .quadCurve(let to, _): ends.append(to)
            case .closeSubpath: break
            }
        }
        #expect(points.allSatisfy { ends.contains($0) })
    }

    @Test func aMonotoneCurveDoesNotOvershoot() {
        var path = Path()
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 0)]
        Interpolation.add(points, InterpolationMethod.monotone.value, to: &path)
        #expect(path.boundingRect.maxY <= 10 + 1e-9 && path.boundingRect.minY >= -1e-9)
    }

    /// A picture of iOS 18 shows that the style of a plot does not scale them; where a style leaves the marks out, they
    /// stay.
    @Test func gridLinesAreBehindTheStyleOfThePlot() {
        let scene = ViewHarness(offering: 310, 200) {
            Chart(["a"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 5)) }
                .chartPlotStyle { _ in Color.clear }
        }
        // Four values of y; two borders of the band and two ticks below them.
        #expect(shapes(scene).compactMap(\.stroke).count == 8)
    }
}
