@testable import Charts
import Foundation
import QuadrantDisplayList
import QuadrantTesting
import SwiftUI
import Testing

/// Charts that show a part of their domains.
@Suite("Charts: scrolling") @MainActor
struct ChartsScrollingTests {
    private func placed(_ change: @escaping (AnyView) -> AnyView) -> (plot: CGRect, proxy: ChartProxy)? {
        ChartsScene.placed(200, 100) {
            change(AnyView(Chart([0, 100], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
                .chartXAxis(.hidden).chartYAxis(.hidden).chartScrollableAxes(.horizontal)))
        }
    }

    @Test func thePlotIsAsLongAsTheWholeDomain() throws {
        let found = try #require(placed { AnyView($0.chartXVisibleDomain(length: 25)) })
        #expect(found.plot == CGRect(x: 0, y: 0, width: 800, height: 100))
        #expect(found.proxy.position(forX: 50) == 400)
    }

    @Test func halfOfTheDomainIsVisibleWithoutALength() throws {
        #expect(try #require(placed { $0 }).plot.width == 400)
    }

    @Test func theInitialValueIsTheFirstVisibleOne() throws {
        let found = try #require(placed {
            AnyView($0.chartXVisibleDomain(length: 25).chartScrollPosition(initialX: 50))
        })
        #expect(found.plot.minX == -400)
    }

    @Test func aPositionBeyondTheEndIsTheLastOne() throws {
        let found = try #require(placed {
            AnyView($0.chartXVisibleDomain(length: 25).chartScrollPosition(initialX: 99))
        })
        #expect(found.plot.minX == -600)
    }

    @Test func categoriesCountAsVisible() throws {
        let found = try #require(ChartsScene.placed(200, 100) {
            Chart(["a", "b", "c", "d"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
                .chartXAxis(.hidden).chartYAxis(.hidden).chartScrollableAxes(.horizontal)
                .chartXVisibleDomain(length: 2).chartScrollPosition(initialX: "b")
        })
        #expect(found.plot == CGRect(x: -100, y: 0, width: 400, height: 100))
    }

    /// A program keeps the position in a number, as it may for any axis.
    @Test func aNumberIsThePositionOfADate() throws {
        let first = ChartsScene.date(2024, 1, 1), last = ChartsScene.date(2024, 1, 11)
        var position = ChartsScene.date(2024, 1, 6).timeIntervalSinceReferenceDate
        let link = Binding { position } set: { position = $0 }
        let found = try #require(ChartsScene.placed(200, 100) {
            Chart([first, last], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
                .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: first...last)
                .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 2 * 86_400)
                .chartScrollPosition(x: link)
        })
        #expect(found.plot == CGRect(x: -500, y: 0, width: 1000, height: 100))
        ChartPositionLink(link).write(.date(last.timeIntervalSinceReferenceDate))
        #expect(position == last.timeIntervalSinceReferenceDate)
    }

    // MARK: annotations

    /// The texts of what is drawn, but for what is transparent; with `clipped` those that an effect clips.
    private func texts(_ fragment: Fragment, clipped: Bool, _ isClipped: Bool = false) -> [String] {
        fragment.items.flatMap { item -> [String] in
            switch item {
            case .text(let text): isClipped || !clipped ? [text.string] : []
            case .fragment(let inner, _): texts(inner, clipped: clipped, isClipped)
            case .effect(.opacity(0), _, _): []
            case .effect(.clip, let inner, _): texts(inner, clipped: clipped, true)
            case .effect(_, let inner, _): texts(inner, clipped: clipped, isClipped)
            default: []
            }
        }
    }

    /// 100 is 200 points beyond what is seen, 0 and 50 are at its edges.
    @Test func annotationsAreSeenWhereTheirMarksAre() {
        let scene = ViewHarness(offering: 200, 100) {
            Chart([0, 25, 50, 100], id: \.self) { x in
                PointMark(x: .value("x", x), y: .value("y", 1)).annotation(position: .bottom) { Text("\(x)") }
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
            .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 50)
        }
        #expect(Set(texts(scene.displayList.root, clipped: false)) == ["0", "25", "50"])
        #expect(Set(texts(scene.displayList.root, clipped: true)) == ["0", "50"])
    }

    // MARK: alignment

    private func line(_ domain: AxisDomain, _ length: Double, visible: Double) -> AlignedLine {
        AlignedLine(scale: PlacedScale(domain: domain, start: 0, end: length, length: length), visible: visible,
                    calendar: ChartsScene.calendar)
    }

    @Test func numbersAreAlignedWithTheNearestMultiple() {
        let line = line(.numbers(0, 100, .linear), 1000, visible: 100)
        #expect(line.nearest(234, .number(5)) == 250)
        #expect(line.nearest(220, .number(5)) == 200)
        #expect(line.next(200, true, .number(10), .number(5)) == 300)
        #expect(line.next(200, false, .page, .number(5)) == 100)
    }

    @Test func datesAreAlignedWithTheirComponents() throws {
        let first = ChartsScene.date(2024, 1, 1), last = ChartsScene.date(2024, 1, 11)
        let line = line(.dates(first.timeIntervalSinceReferenceDate, last.timeIntervalSinceReferenceDate), 1000,
                        visible: 200)
        let midnight = AlignedUnit.dates(DateComponents(hour: 0))
        #expect(abs(try #require(line.nearest(130, midnight)) - 100) < 1e-6)
        #expect(abs(try #require(line.nearest(170, midnight)) - 200) < 1e-6)
        #expect(abs(try #require(line.next(200, true, midnight, midnight)) - 300) < 1e-6)
    }

    @Test func categoriesAreAlignedWithTheirBands() {
        let line = line(.categories(CategoryDomain(["a", "b", "c", "d"])), 400, visible: 100)
        #expect(line.nearest(130, .number(1)) == 100)
        #expect(line.nearest(170, .number(2)) == 200)
    }
}
