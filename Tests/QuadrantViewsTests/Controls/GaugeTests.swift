import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Gauges and progress") @MainActor
struct GaugeTests {
    /// The fills and strokes of shapes, in drawing order.
    private func paints(_ scene: ViewHarness) -> [Paint] {
        var found: [Paint] = []
        func walk(_ fragment: Fragment) {
            for item in fragment.items {
                switch item {
                case .shape(let shape): found.append(shape.paint)
                case .fragment(let inner, _), .effect(_, let inner, _): walk(inner)
                case .text, .image: break
                }
            }
        }
        walk(scene.displayList.root)
        return found
    }

    private let rainbow = Gradient(colors: [.red, .green, .blue])

    @Test(arguments: [Variant.plain, .rightToLeft]) func theGradientOfABarRunsFromItsStartToItsEnd(_ variant: Variant) {
        for view in [AnyView(Gauge(value: 0.5) { Text("") }.gaugeStyle(.linearCapacity)),
                     AnyView(ProgressView(value: 0.5)),
                     AnyView(Gauge(value: 0.5) { Text("") }.gaugeStyle(.accessoryLinear))] {
            let scene = ViewHarness(offering: 100, 50, variant) { view.tint(rainbow) }
            let lines = paints(scene).compactMap { paint -> ClosedRange<Double>? in
                guard case .linear(_, let from, let to) = paint, from.y == to.y else { return nil }
                #expect((from.x < to.x) == !variant.isRightToLeft)
                return min(from.x, to.x)...max(from.x, to.x)
            }
            #expect(!lines.isEmpty)
            #expect(lines.allSatisfy { $0 == 0...100 })
        }
    }

    /// The label in the gap of a dial becomes smaller before it is cut off (#33.25).
    @Test func theLabelOfADialShrinks() {
        let scene = ViewHarness(offering: 58, 58) {
            Gauge(value: 0.5) { Text("Speeds") } currentValueLabel: { Text("72") }.gaugeStyle(.accessoryCircular)
        }
        func texts(_ fragment: Fragment) -> [TextItem] {
            fragment.items.flatMap { item -> [TextItem] in
                switch item {
                case .text(let text): [text]
                case .fragment(let inner, _), .effect(_, let inner, _): texts(inner)
                case .shape, .image: []
                }
            }
        }
        let label = texts(scene.displayList.root).first { $0.string == "Speeds" }
        #expect(label?.runs.map(\.text).joined() == "Speeds", "not cut off")
        #expect(label.map { $0.frame.width <= 30 } == true)
    }

    /// The open dial spans 270° from 135°; its gradient starts in the middle of the gap, at 90°.
    @Test(arguments: [Variant.plain, .rightToLeft]) func theGradientOfADialRunsRoundIt(_ variant: Variant) throws {
        let scene = ViewHarness(offering: 58, 58, variant) {
            Gauge(value: 0.5) { Text("") }.gaugeStyle(.accessoryCircular).tint(rainbow)
        }
        let found = paints(scene)
        #expect(found.count == 2)
        for paint in found {
            guard case .angular(let stops, let center, let from, let to) = paint else {
                Issue.record("no angular gradient")
                continue
            }
            #expect(center == CGPoint(x: 29, y: 29) || center == CGPoint(x: 26, y: 26))
            let turn = to - from - 2 * Double.pi
            #expect(abs(turn) < 1e-12)
            let turned = (from - Double.pi / 2).truncatingRemainder(dividingBy: 2 * Double.pi)
            #expect(abs(turned) < 1e-12)
            let ends = [try #require(stops.stops.first), try #require(stops.stops.last)]
            let places = ends.map { ($0.location * 360).rounded() }
            #expect(places == [45, 315])
            // In right-to-left layouts the value grows in the opposite direction.
            #expect((ends[0].color.red > ends[1].color.red) == !variant.isRightToLeft)
        }
    }

    @Test func aGradientWithADirectionOfItsOwnKeepsIt() {
        let scene = ViewHarness(offering: 100, 50) {
            ProgressView(value: 0.5).tint(LinearGradient(gradient: rainbow, startPoint: .top, endPoint: .bottom))
        }
        #expect(paints(scene).contains {
            if case .linear(_, let from, let to) = $0 { from.x == to.x && from.y < to.y } else { false }
        })
    }

    @Test func marksAreAcceptedAndNotDrawn() {
        let scene = ViewHarness(offering: 200, 100) {
            VStack {
                Gauge(value: 3, in: 0...10) { Text("g") } currentValueLabel: { Text("3") } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: { Text("10") } markedValueLabels: { Text("half").tag(5) }
                Gauge(value: 3, in: 0...10) { Text("h") } currentValueLabel: { Text("3") } markedValueLabels: {
                    Text("half").tag(5)
                }
            }
        }
        #expect(!scene.shows("half"))
        #expect(scene.host.accessibilityElements().map(\.label) == ["g", "h"])
    }

    // MARK: Time

    /// The time of a script starts at the reference date.
    private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    private func share(_ scene: ViewHarness) -> Double? { scene.host.accessibilityElements().first?.number?.value }

    @Test func aTimerEmptiesItsBarAndThenRests() {
        let scene = ViewHarness(offering: 200, 50) { ProgressView(timerInterval: date(2)...date(12)) }
        #expect(share(scene) == 1)
        #expect(scene.shows("0:10"))
        // No updates are scheduled before the interval begins.
        #expect(scene.host.nextWake == 2)
        scene.at(2)
        scene.at(4.5)
        #expect(share(scene) == 0.75)
        #expect(scene.shows("0:08"))
        scene.at(20)
        #expect(share(scene) == 0)
        #expect(scene.shows("0:00"))
        #expect(scene.host.nextWake == nil)
    }

    @Test func aTimerMayCountUp() throws {
        let scene = ViewHarness(offering: 200, 50) {
            ProgressView(timerInterval: date(0)...date(7200), countsDown: false) { Text("Up") }
        }
        scene.at(3725)
        #expect(scene.shows("1:02:05"))
        let past = try #require(share(scene))
        #expect(abs(past - 3725.0 / 7200) < 1e-9)
        let own = ViewHarness(offering: 200, 50) {
            ProgressView(timerInterval: date(-5)...date(-5)) { Text("Label") } currentValueLabel: { Text("own") }
        }
        #expect(own.shows("own") && share(own) == 0)
        #expect(own.host.nextWake == nil)
    }

    @Test func aProgressIsFollowedUntilItIsFinished() {
        let progress = Progress(totalUnitCount: 4)
        let scene = ViewHarness(offering: 200, 50) { ProgressView(progress) }
        #expect(share(scene) == 0)
        progress.completedUnitCount = 1
        scene.at(0.2)
        #expect(share(scene) == 0.25)
        #expect(scene.shows("25% completed") && scene.shows("1 of 4"))
        progress.completedUnitCount = 4
        scene.at(0.5)
        #expect(share(scene) == 1)
        #expect(scene.host.nextWake == nil)
    }

    /// A style of a program draws the parts of a gauge.
    @Test func aStyleHasTheMarkedValues() {
        struct Parts: GaugeStyle {
            func makeBody(configuration: GaugeStyleConfiguration) -> some View {
                VStack {
                    configuration.label
                    if let low: GaugeStyleConfiguration.MinimumValueLabel = configuration.minimumValueLabel { low }
                    let marked: GaugeStyleConfiguration.MarkedValueLabel? = nil
                    if let marked { marked }
                    Text("\(Int(configuration.value * 100)) of 100")
                }
            }
        }
        let scene = ViewHarness(offering: 200, 200) {
            Gauge(value: 3, in: 1...5) { Text("Level") } currentValueLabel: { Text("3") } minimumValueLabel: {
                Text("Low")
            } maximumValueLabel: { Text("High") }
            .gaugeStyle(Parts())
        }
        #expect(scene.shows("Level") && scene.shows("Low") && scene.shows("50 of 100") && !scene.shows("High"))
    }
}
