import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// What the compiler calls for the statements in braces gives the views, rows and marks of the statements.
@MainActor @Suite("Result builders")
struct ResultBuildersTests {
    private func frames<V: View>(_ view: V, _ names: String...) -> [CGRect] {
        let scene = ViewHarness(offering: 100, 100) { HStack(spacing: 0) { view } }
        return names.filter { scene.contains($0) }.map { scene.frame($0) }
    }

    @Test func viewsOfStatements() {
        let one = ViewBuilder.buildExpression(Probe("one", 10, 10))
        let block = ViewBuilder.buildBlock(one, Probe("two", 20, 10))
        #expect(frames(block, "one", "two").map(\.width) == [10, 20])
        let none = ViewBuilder.buildIf(Optional<Probe>.none)
        #expect(frames(none, "one").isEmpty)
        #expect(frames(ViewBuilder.buildIf(one), "one").count == 1)
        let first: _ConditionalContent<Probe, Color> = ViewBuilder.buildEither(first: one)
        let second: _ConditionalContent<Color, Probe> = ViewBuilder.buildEither(second: one)
        #expect(frames(first, "one").count == 1 && frames(second, "one").count == 1)
        #expect(frames(ViewBuilder.buildLimitedAvailability(one), "one").count == 1)
    }

    private struct Row: Identifiable { let id: Int }

    @Test func rowsOfStatements() {
        typealias Builder = TableRowBuilder<Row>
        let row = TableRowBuilder<Row>.buildExpression(TableRow(Row(id: 1)))
        func shows(_ rows: some TableRowContent<Row>) -> Bool {
            ViewHarness(offering: 300, 300) {
                Table(of: Row.self) { TableColumn("Number") { Text("row \($0.id)") } } rows: { rows }
            }.shows("row 1")
        }
        #expect(shows(row) && shows(Builder.buildBlock(row)) && shows(Builder.buildIf(row)))
        #expect(shows(Builder.buildEither(first: row)) && shows(Builder.buildEither(second: row)))
        let none = Builder.buildIf(Optional<TableRow<Row>>.none)
        #expect(!shows(none))
    }

    @Test func marksOfStatements() {
        func marks(_ isFine: Bool) -> Int {
            let scene = ViewHarness(offering: 200, 31) {
                Slider(value: .constant(0.5), in: 0...1) {
                    Text("Volume")
                } ticks: {
                    if isFine {
                        SliderTick(0.25)
                    } else {
                        SliderTick(0.75)
                        SliderTick(0.9)
                    }
                    if isFine { SliderTickContentForEach([0.1, 0.2, 0.3], id: \.self) { SliderTick($0) } }
                }
            }
            return scene.fills.filter { $0.frame.size == CGSize(width: 4, height: 4) }.count
        }
        #expect(marks(true) == 4 && marks(false) == 2)
    }

    @Test func placesOfStatements() throws {
        @AccessibilityRotorContentBuilder func places(_ isLong: Bool) -> some AccessibilityRotorContent {
            AccessibilityRotorContentBuilder.buildExpression(AccessibilityRotorEntry("One", id: 1))
            if isLong { AccessibilityRotorEntry("Two", id: 2) }
        }
        func names(_ isLong: Bool) throws -> [String] {
            let scene = ViewHarness(offering: 100, 100) {
                VStack { Text("one").id(1) }.accessibilityElement(children: .contain)
                    .accessibilityRotor("Marks") { places(isLong) }
            }
            let element = try #require(scene.host.accessibilityElements().first)
            return element.actionNames.filter { $0.hasPrefix("Marks") }
        }
        #expect(try names(true) == ["Marks: One", "Marks: Two"])
        #expect(try names(false) == ["Marks: One"])
    }

    @Test func itemsOfStatements() {
        @ToolbarContentBuilder func items(_ isLong: Bool) -> some ToolbarContent {
            ToolbarItem(placement: .topBarLeading) { Text("one") }
            if isLong { ToolbarItem(placement: .topBarTrailing) { Text("two") } }
        }
        func bar(_ isLong: Bool) -> ViewHarness {
            window { NavigationStack { Text("page").navigationTitle("Title").toolbar { items(isLong) } } }
        }
        #expect(bar(true).shows("one") && bar(true).shows("two"))
        #expect(bar(false).shows("one") && !bar(false).shows("two"))
    }

    @Test func tabsOfStatements() {
        @TabContentBuilder<Int> func tabs() -> some TabContent<Int> {
            Tab("One", systemImage: "star", value: 1) { Text("first") }
            Tab("Two", systemImage: "star", value: 2) { Text("second") }
        }
        let scene = ViewHarness(offering: 390, 800) { TabView(selection: .constant(1)) { tabs() } }
        #expect(scene.shows("One") && scene.shows("Two") && scene.shows("first"))
    }

    @Test func sectionsOfAView() {
        let log = Log()
        _ = ViewHarness(offering: 200, 200) {
            Group(sections: Group {
                Section("First") {
                    Text("a")
                    Text("b")
                }
                Section("Second") { Text("c") }
            }) { (sections: SectionCollection) in
                let _ = log.note("\(sections.map { (section: SectionConfiguration) in section.content.count })")
                ForEach(sections: Section("Third") { Text("d") }) { section in section.content }
            }
        }
        #expect(log.take().first == "[2, 1]")
        _ = ViewHarness(offering: 200, 200) {
            Group(subviews: Group {
                Text("a")
                Text("b")
                Text("c")
            }) { (subviews: SubviewsCollection) in
                let rest: SubviewsCollectionSlice = subviews.dropFirst()
                let _ = log.note("\(subviews.count) \(rest.count)")
                rest
            }
        }
        #expect(log.take().first == "3 2")
    }
}
