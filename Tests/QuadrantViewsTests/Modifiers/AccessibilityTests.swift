import Testing
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews

@MainActor private func lines(_ harness: ViewHarness) -> [String] {
    harness.host.accessibilityTree().map { node in
        func line(_ node: AccessibilityNode) -> String {
            var text = [node.role.rawValue, node.label]
            if let value = node.value { text.append("= \(value)") }
            if let hint = node.hint { text.append("hint \(hint)") }
            if let identifier = node.identifier { text.append("#\(identifier)") }
            if node.isDisabled { text.append("off") }
            text += node.actions.map { "can \($0)" }
            let inner = node.children.map(line)
            return text.joined(separator: " ") + (inner.isEmpty ? "" : " [" + inner.joined(separator: "; ") + "]")
        }
        return line(node)
    }
}

@MainActor @Suite("Accessibility elements of views")
struct AccessibilityTests {
    @Test("texts and pictures are elements, in reading order; shapes and spaces are none")
    func leaves() {
        let harness = ViewHarness {
            VStack {
                Text("Title").accessibilityAddTraits(.isHeader)
                HStack { Image(systemName: "star.fill"); Color.red.frame(width: 10, height: 10); Text("\(3) stars") }
                Image(decorative: "ornament")
                Circle().frame(width: 20, height: 20)
            }
        }
        #expect(lines(harness) == ["header Title", "image star", "staticText 3 stars"])
        // The missing image is reported.
        #expect(harness.takeReports().count == 1)
    }

    @Test("an element stands where its view is drawn")
    func frames() throws {
        let harness = ViewHarness(offering: 200, 100) {
            Rectangle().frame(width: 40, height: 20).accessibilityLabel("box").offset(x: 10, y: 5)
        }
        let node = try #require(harness.host.accessibilityTree().first)
        #expect(node.label == "box")
        let expected = AccessibilityNode.Frame(x: 100 - 20 + 10, y: 50 - 10 + 5, width: 40, height: 20)
        #expect(node.frame == expected)
    }

    @Test("label, value, hint and identifier replace what a view says of itself, the outermost last")
    func notes() {
        let harness = ViewHarness {
            Text("7").accessibilityLabel("inner").accessibilityLabel("Lives").accessibilityValue("seven")
                .accessibilityHint("how many are left").accessibilityIdentifier("lives")
        }
        #expect(lines(harness) == ["staticText Lives = seven hint how many are left #lives"])
    }

    @Test("notes on a stack go to each element in it")
    func notesOnContainers() {
        let harness = ViewHarness { VStack { Text("a"); Text("b") }.accessibilityIdentifier("both") }
        #expect(lines(harness) == ["staticText a #both", "staticText b #both"])
    }

    @Test("children are kept apart, combined or left out as the element says")
    func childBehaviors() {
        let harness = ViewHarness {
            VStack {
                HStack { Text("a"); Text("b") }.accessibilityElement(children: .combine)
                HStack { Text("c"); Text("d") }.accessibilityElement(children: .contain).accessibilityLabel("pair")
                HStack { Text("e"); Text("f") }.accessibilityElement().accessibilityLabel("only this")
            }
        }
        #expect(lines(harness) == ["staticText a, b", "group pair [staticText c; staticText d]", "element only this"])
    }

    @Test("what is hidden, invisible or told to be hidden is no element")
    func hiding() {
        let harness = ViewHarness {
            VStack {
                Text("a").hidden()
                Text("b").opacity(0)
                Text("c").accessibilityHidden(true)
                Text("d").accessibilityHidden(false)
            }
        }
        #expect(lines(harness) == ["staticText d"])
    }

    @Test("a higher sort priority comes first, within its container")
    func sortPriority() {
        let harness = ViewHarness {
            VStack {
                Text("second")
                Text("first").accessibilitySortPriority(1)
                HStack { Text("x"); Text("y").accessibilitySortPriority(2) }.accessibilityElement(children: .contain)
            }
        }
        #expect(lines(harness) == ["staticText first", "staticText second", "group  [staticText y; staticText x]"])
    }

    @Test("a modifier over several views is said of each once")
    func childInstances() {
        let harness = ViewHarness {
            VStack {
                Group { Text("a"); Text("b") }.padding(2).accessibilityElement(children: .contain)
            }
        }
        #expect(lines(harness) == ["group  [staticText a]", "group  [staticText b]"])
    }

    @Test("a background comes before what it is behind, an overlay after what it is over")
    func layers() {
        let harness = ViewHarness {
            Text("middle").background { Text("behind") }.overlay { Text("over") }
        }
        #expect(lines(harness) == ["staticText behind", "staticText middle", "staticText over"])
    }

    @Test("controls say their role and do what assistive technology asks")
    func controls() throws {
        @MainActor final class Log { var text: [String] = [] }
        let log = Log()
        let harness = ViewHarness {
            VStack {
                HStack { Text("Speed") }.semantics(.slider) {
                    $0.value = "50 %"
                    $0.number = SemanticNumber(0.5, in: 0...1)
                    $0.adjust = { isUp in log.text.append(isUp ? "up" : "down") }
                    $0.setNumber = { log.text.append("set \($0)") }
                }
                Text("Save").onTapGesture { log.text.append("tapped") }.semantics(.button).disabled(false)
                Text("Off").semantics(.button).disabled(true)
                Text("Row").accessibilityAction(named: "Delete") { log.text.append("deleted") }
                    .accessibilityAction { log.text.append("opened") }
                Text("3").accessibilityAdjustableAction { log.text.append($0 == .increment ? "more" : "fewer") }
            }
        }
        #expect(lines(harness) == [
            "slider Speed = 50 % can increment can decrement", "button Save can press", "button Off off",
            "staticText Row can press can Delete", "staticText 3 can increment can decrement",
        ])
        let ids = harness.host.accessibilityElements().map(\.id)
        try #require(ids.count == 5)
        #expect(harness.host.perform(.increment, on: ids[0]))
        #expect(harness.host.perform(.setNumber(0.25), on: ids[0]))
        #expect(!harness.host.perform(.press, on: ids[0]))
        #expect(harness.host.perform(.press, on: ids[1]))
        #expect(!harness.host.perform(.press, on: ids[2]))
        #expect(harness.host.perform(.named("Delete"), on: ids[3]))
        #expect(harness.host.perform(.press, on: ids[3]))
        #expect(harness.host.perform(.decrement, on: ids[4]))
        #expect(log.text == ["up", "set 0.25", "tapped", "deleted", "opened", "fewer"])
    }

    @Test("a representation takes the place of the view, and is neither drawn nor tapped")
    func representation() throws {
        var taps = 0
        let harness = ViewHarness(offering: 100, 100) {
            Text("drawing").frame(width: 60, height: 40).accessibilityRepresentation {
                Button("stand-in") { taps += 1 }
            }
        }
        #expect(harness.host.accessibilityTree().map(\.label) == ["stand-in"])
        let frame = try #require(harness.host.accessibilityTree().first?.frame)
        #expect(frame == AccessibilityNode.Frame(x: 20, y: 30, width: 60, height: 40))
        harness.tap(at: CGPoint(x: 50, y: 50))
        #expect(taps == 0)
        harness.host.perform(.press, on: try #require(harness.host.accessibilityElements().first?.id))
        #expect(taps == 1)
        let plain = ViewHarness(offering: 100, 100) { Text("drawing").frame(width: 60, height: 40) }
        #expect(harness.displayList == plain.displayList)
    }

    @Test("the element of the focused view says so")
    func focus() {
        let harness = ViewHarness { VStack { Text("a").focusable(); Text("b") } }
        harness.host.send(.key(KeyEvent(.tab)))
        #expect(harness.host.accessibilityTree().map(\.isFocused) == [true, false])
    }

    @Test("identifiers name the rows they are written on")
    func identifiers() {
        let harness = ViewHarness(offering: 100, 100) {
            VStack {
                Color.red.frame(width: 30, height: 10).accessibilityIdentifier("bar")
                Group { Color.red.frame(width: 5, height: 5); Color.blue.frame(width: 6, height: 6) }
                    .accessibilityIdentifier("dots")
            }
        }
        let graph = harness.host.graph, inspector = GraphInspector(graph)
        #expect(inspector.nodes(identifiedBy: "bar").map { graph.size(of: $0) } == [CGSize(width: 30, height: 10)])
        #expect(inspector.nodes(identifiedBy: "dots").map { graph.size(of: $0).width } == [5, 6])
        #expect(inspector.nodes(identifiedBy: "none").isEmpty)
    }
}
