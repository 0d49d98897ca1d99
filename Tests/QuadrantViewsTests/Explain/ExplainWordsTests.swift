import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// The words of a record: every number in them is one of the layout, every computation adds up.
@MainActor @Suite struct ExplainWordsTests {
    @ViewBuilder static var stacks: some View {
        HStack(spacing: 8) {
            Text("Left")
            Text("A text that is broken into several lines where little is left").layoutPriority(-1)
            Color.red.frame(minWidth: 20, maxWidth: 60).padding(.leading, 5)
            VStack(alignment: .trailing) {
                Text("a")
                Rectangle().frame(width: 30, height: 12)
                Spacer()
                Divider()
            }
        }
        .padding(7)
    }

    @ViewBuilder static var modifiers: some View {
        ZStack(alignment: .bottomTrailing) {
            Color.blue
            Text("one").offset(x: 3, y: -4).background(Color.green)
            Text("two").position(x: 40, y: 50).overlay(alignment: .topLeading) { Circle().frame(width: 9, height: 7) }
            Text("three").fixedSize().frame(width: 11, alignment: .leading)
            Image(systemName: "star").aspectRatio(1.5, contentMode: .fit)
            Text("four").alignmentGuide(.trailing) { $0[.trailing] + 12 }
            Rectangle().aspectRatio(2, contentMode: .fit).frame(maxWidth: 50, maxHeight: .infinity)
        }
        .frame(width: 200, height: 150)
    }

    @ViewBuilder static var containers: some View {
        VStack {
            ScrollView { VStack(alignment: .leading) { Text("row"); Spacer(); Text("longer row") }.padding() }
            Grid(alignment: .leading) {
                GridRow { Text("a"); Text("bb") }
                GridRow { Text("ccc"); Color.red }
            }
            GeometryReader { reader in Text("r").position(x: reader.size.width / 3, y: 2) }
            ViewThatFits { Text(String(repeating: "wide ", count: 50)); Text("short") }
            HStack(alignment: .firstTextBaseline) { Text("Big").font(.largeTitle); Text("small").font(.caption) }
            LazyVStack { ForEach(0..<3, id: \.self) { Text("lazy \($0)") } }
            Slider(value: .constant(0.3))
        }
    }

    nonisolated static let cases = ["stacks", "modifiers", "containers"]

    private func record(_ name: String, _ variant: Variant) -> LayoutExplanation {
        let safe = EdgeInsets(top: 20, leading: 3, bottom: 10, trailing: 4)
        let scene = ViewHarness(offering: ProposedViewSize(width: 300, height: 500), variant, safeArea: safe) {
            switch name {
            case "stacks": AnyView(Self.stacks)
            case "modifiers": AnyView(Self.modifiers)
            default: AnyView(Self.containers)
            }
        }
        return scene.host.explanation()
    }

    @Test(arguments: cases, [Variant.plain, .rightToLeft])
    func everyNumberIsRecordedAndEveryEquationHolds(name: String, variant: Variant) {
        let record = record(name, variant)
        let text = ExplainedText.all(in: record.text(ExplainedCheck.views(record)))
        #expect(text.count == 1 && text[0].paragraphs.count == ExplainedCheck.views(record).count)
        let wrong = ExplainedCheck.contradictions(in: text[0], record)
        #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
        #expect(record.nodes.contains { node in node.words.contains { $0.text.contains(" = ") } })
    }

    /// What a clip cuts off is said to be clipped, whichever modifier clips.
    @Test(arguments: ["clipped", "clipShape", "cornerRadius"]) func clipsAreNamed(modifier: String) {
        let wide = Color.red.frame(width: 90, height: 20)
        let scene = ViewHarness(offering: 200, 100) {
            switch modifier {
            case "clipped": AnyView(VStack { wide }.frame(width: 50).clipped())
            case "clipShape": AnyView(VStack { wide }.frame(width: 50).clipShape(Circle()))
            default: AnyView(VStack { wide }.frame(width: 50).cornerRadius(5))
            }
        }
        let record = scene.host.explanation()
        #expect(record.nodes.filter(\.clips).map(\.name) == [modifier])
    }

    /// Words that were written from another record, in which one thing is wrong, contradict the right one.
    @Test func wordsOfAWrongRecordAreNoticed() {
        let right = record("modifiers", .plain), ids = ExplainedCheck.views(right)
        func isNoticed(_ change: (inout LayoutExplanation) -> Void) -> Bool {
            var wrong = right
            change(&wrong)
            wrong.writeWords()
            let text = ExplainedText.all(in: wrong.text(ids))
            return !ExplainedCheck.contradictions(in: text[0], right).isEmpty
        }
        let text = right.nodes.first { $0.text == "two" }!, position = text.parent!
        #expect(!isNoticed { _ in })
        // Width and height exchanged.
        #expect(isNoticed {
            let size = $0.nodes[text.id].size
            ($0.nodes[text.id].size.width, $0.nodes[text.id].size.height) = (size.height, size.width)
        })
        // The proposal of the view around.
        #expect(isNoticed { $0.nodes[position].proposal.width = 300 })
        // The frame in the view around instead of the window.
        #expect(isNoticed { $0.nodes[text.id].frame.x = text.leadingOrigin.x })
        // The view around is not the one that placed it.
        #expect(isNoticed { $0.nodes[text.id].parent = right.nodes[position].parent })
        #expect(isNoticed { $0.nodes[text.id].leadingOrigin.y = -text.leadingOrigin.y })
        #expect(isNoticed { $0.nodes[text.id].placeReason?.horizontal = nil })
    }

    @Test func everyViewSaysItsRuleInBothDirections() {
        for variant in [Variant.plain, .rightToLeft] {
            for name in Self.cases {
                for node in record(name, variant).nodes where node.kind == .view {
                    #expect(node.sizeReason != nil, "\(node.title)")
                }
            }
        }
    }

    /// Where a container places from the right, x from the left is the width less both.
    @Test func rightToLeftIsAMirrorImage() {
        let left = record("modifiers", .plain), right = record("modifiers", .rightToLeft)
        #expect(left.nodes.count == right.nodes.count)
        let moved = right.nodes.filter { node in node.words.contains { $0.topic == "direction" } }
        #expect(!moved.isEmpty)
        for node in moved { #expect(node.leadingOrigin == left.nodes[node.id].leadingOrigin) }
        #expect(left.nodes.allSatisfy { node in !node.words.contains { $0.topic == "direction" } })
    }

    /// (100 - 20) / 2 = 40: a text of 20 points in a frame of 100.
    @Test func aFrameCentresItsContent() {
        let scene = ViewHarness(offering: 300, 300) { Probe("box", 20, 10).frame(width: 100, height: 50) }
        let record = scene.host.explanation(), box = record.nodes.first { $0.name == "Probe" }!
        #expect(box.placeReason == .init(text: "centred", horizontal: "(100 - 20) / 2 = 40",
                                         vertical: "(50 - 10) / 2 = 20"))
        let frame = record.nodes[box.parent!]
        #expect(frame.sizeRule == .init(width: "fixed", height: "fixed"))
        #expect(frame.title == ".frame(width: 100, height: 50)")
        // The window is 300 × 300 here, so the frame starts at (300 - 100) / 2 and (300 - 50) / 2.
        #expect(frame.placeReason?.horizontal == "(300 - 100) / 2 = 100")
        #expect(frame.placeReason?.vertical == "(300 - 50) / 2 = 125")
    }

    /// (300 - 2 × 10 - 50) / 2 = 115: two colours share what a box of 50 points and two gaps leave of 300.
    @Test func aStackTellsTheShareOfEachChild() {
        let scene = ViewHarness(offering: 300, 40) {
            HStack(spacing: 10) { Color.red; Probe("box", 50, 10); Color.blue }
        }
        let record = scene.host.explanation(), colors = record.nodes.filter { $0.name == "Color" }
        #expect(colors[0].proposalReason?.horizontal == "(300 - 2 × 10 - 50) / 2 = 115")
        #expect(colors[1].proposalReason?.horizontal == "300 - 2 × 10 - 50 - 115 = 115")
        #expect(colors[0].proposalReason?.text.hasPrefix("asked second of 3") == true)
        #expect(colors[1].placeReason?.horizontal == "125 + 50 + 10 = 185")
        let stack = record.nodes.first { $0.name == "HStack" }!
        #expect(stack.spacing.map(\.length) == [10, 10] && stack.spacing.allSatisfy(\.isGiven))
    }

    /// Two columns with 20 between them are offered (300 - 20) / 2 = 140 each. A text that has the size of its column
    /// and its row keeps that proposal; one that is narrower is proposed the column.
    @Test func aCellSaysWithWhatItWasAsked() throws {
        let scene = ViewHarness(offering: 300, 100) {
            Grid(horizontalSpacing: 20) {
                GridRow { Probe("wide", 60, 10); Probe("other", 50, 10) }
                GridRow { Probe("narrow", 30, 10); Probe("last", 50, 10) }
            }
        }
        let probes = scene.host.explanation().nodes.filter { $0.name == "Probe" }
        #expect(probes.count == 4)
        #expect(probes[0].proposal.width == 140 && probes[0].size.width == 60)
        let kept = "its share of what the finished columns and rows left, asked with which it has the size of its columns "
            + "and its row"
        #expect(probes[0].proposalReason?.text == kept)
        #expect(probes[2].proposal.width == 60 && probes[2].size.width == 30)
        #expect(probes[2].proposalReason?.text == "the width of its columns and the height of its row")
    }

    /// A label of a segment keeps 4 points at each side. Its layout is no type of the program: its functions are not
    /// named.
    @Test func layoutsOfControlsSayWhatTheyDo() throws {
        let scene = ViewHarness(offering: 300, 60) {
            Picker("Order", selection: .constant(0)) {
                Text("First").tag(0)
                Text("Last").tag(1)
            }
            .pickerStyle(.segmented)
        }
        let record = scene.host.explanation(), text = try #require(record.nodes.first { $0.text == "Last" })
        #expect(text.proposalReason?.text == "the width of the label less the padding that it keeps")
        #expect(text.proposalReason?.horizontal?.contains(" - 4 - 4 = ") == true)
        #expect(text.placeReason?.text == "in the middle of the segment")
        let words = record.nodes.flatMap(\.words).map(\.text)
        #expect(!words.isEmpty && !words.contains { $0.contains(" of SegmentLabelLayout") })
    }

    /// Asking for the record does not change what a later change costs.
    @Test func theRecordLeavesNoTrace() {
        let width = Input(10.0)
        func scene() -> ViewHarness {
            ViewHarness(offering: 300, 300) { HStack { Text("a"); Probe("box", 20, 10).frame(width: width.value) } }
        }
        let asked = scene(), plain = scene()
        let before = asked.host.graph.work
        _ = asked.host.explanation()
        #expect(asked.host.graph.work == before)
        let changed = asked.work { width.value = 30 }
        width.value = 10
        plain.settle()
        #expect(plain.work { width.value = 30 } == changed)
    }
}
