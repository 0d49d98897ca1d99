@testable import Charts
import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantTesting
import SwiftUI
import Testing

/// Values under fingers.
@Suite("Charts: selection") @MainActor
struct ChartsSelectionTests {
    private final class Seen {
        var value: Int?
        var range: ClosedRange<Int>?
        var angle: Double?
    }
    private func binding<T>(_ seen: Seen, _ path: ReferenceWritableKeyPath<Seen, T>) -> Binding<T> {
        Binding(get: { seen[keyPath: path] }, set: { seen[keyPath: path] = $0 })
    }
    private func send(_ scene: ViewHarness, _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, id: Int = 0,
                      at time: Double) {
        scene.host.advance(to: time)
        _ = scene.host.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: y), id: id)))
        scene.settle()
    }
    private func chart() -> some View {
        Chart([0, 100], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
            .chartXAxis(.hidden).chartYAxis(.hidden)
    }

    @Test func aFingerSelectsFromItsTouchToItsEnd() {
        let seen = Seen()
        let scene = ViewHarness(offering: 200, 100) { chart().chartXSelection(value: binding(seen, \.value)) }
        send(scene, .began, 50, 50, at: 0.1)
        #expect(seen.value == 25)
        send(scene, .moved, 100, 50, at: 0.2)
        #expect(seen.value == 50)
        send(scene, .moved, 260, 50, at: 0.3)
        #expect(seen.value == 100, "beyond the plot it is the last value")
        send(scene, .ended, 260, 50, at: 0.4)
        #expect(seen.value == nil)
    }

    /// What appears for a selected value takes the finger from no one.
    @Test(arguments: [false, true]) func aFingerSelectsWhileALabelStandsAtTheValue(hasTitle: Bool) {
        struct Selected: View {
            let hasTitle: Bool
            let seen: Seen
            @State private var value: Int?
            var body: some View {
                Chart {
                    ForEach([0, 100], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
                    if let value { RuleMark(x: .value("x", value)).annotation(position: .overlay) { Text("\(value)") } }
                }
                .chartXAxis(.hidden).chartYAxis(.hidden)
                .chartXAxisLabel(hasTitle && value != nil ? "selected" : "")
                .chartXSelection(value: $value)
                .onChange(of: value) { seen.value = $1 }
            }
        }
        let seen = Seen()
        let scene = ViewHarness(offering: 200, 100) { Selected(hasTitle: hasTitle, seen: seen) }
        var values: [Int?] = []
        for (index, x) in [50.0, 100, 150].enumerated() {
            send(scene, index == 0 ? .began : .moved, x, 40, at: Double(index + 1) / 10)
            values.append(seen.value)
        }
        send(scene, .ended, 150, 40, at: 0.5)
        #expect(values == [25, 50, 75])
        #expect(seen.value == nil)
    }

    @Test func aDragSelectsARangeAndATapEndsIt() {
        let seen = Seen()
        let scene = ViewHarness(offering: 200, 100) { chart().chartXSelection(range: binding(seen, \.range)) }
        send(scene, .began, 150, 50, at: 0.1)
        #expect(seen.range == nil)
        send(scene, .moved, 50, 50, at: 0.2)
        send(scene, .ended, 50, 50, at: 0.3)
        #expect(seen.range == 25...75)
        send(scene, .began, 20, 50, at: 1)
        send(scene, .ended, 20, 50, at: 1.1)
        #expect(seen.range == nil)
    }

    @Test func twoFingersSelectARangeBesideValues() {
        let seen = Seen()
        let scene = ViewHarness(offering: 200, 100) {
            chart().chartXSelection(value: binding(seen, \.value)).chartXSelection(range: binding(seen, \.range))
        }
        send(scene, .began, 20, 50, at: 0.1)
        #expect(seen.value == 10)
        send(scene, .began, 120, 50, id: 1, at: 0.2)
        #expect(seen.range == 10...60)
        #expect(seen.value == nil)
    }

    @Test func anAngleSelectsTheSumOfTheSectorsUpToIt() throws {
        let seen = Seen()
        let scene = ViewHarness(offering: 100, 100) {
            Chart([1.0, 3], id: \.self) { SectorMark(angle: .value("v", $0)) }
                .chartAngleSelection(value: binding(seen, \.angle))
        }
        send(scene, .began, 90, 50, at: 0.1)
        #expect(abs(try #require(seen.angle) - 1) < 1e-9)
        send(scene, .ended, 90, 50, at: 0.2)
        #expect(seen.angle == nil)
    }

    @Test func aChartThatScrollsSelectsAfterAPause() {
        let seen = Seen()
        let scene = ViewHarness(offering: 200, 100) {
            chart().chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 50)
                .chartXSelection(value: binding(seen, \.value))
        }
        send(scene, .began, 100, 50, at: 0.1)
        #expect(seen.value == nil)
        scene.at(1)
        #expect(seen.value == 25)
        send(scene, .moved, 120, 50, at: 1.1)
        #expect(seen.value == 30, "the held finger selects, and the chart does not scroll")
        send(scene, .ended, 120, 50, at: 1.2)
        #expect(seen.value == nil)
    }
}
