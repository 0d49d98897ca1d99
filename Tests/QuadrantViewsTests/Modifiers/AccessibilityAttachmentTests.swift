import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// The properties of the only accessibility element of a view.
@MainActor private func element(_ view: some View) throws -> AccessibilityNode {
    try #require(ViewHarness(offering: 100, 50) { view }.host.accessibilityTree().first)
}

@MainActor @Suite("Accessibility properties that are kept together")
struct AccessibilityAttachmentTests {
    private typealias Attached = ModifiedContent<Text, AccessibilityAttachmentModifier>

    /// An element of a view that takes taps, which is no element by itself, is pressed at its activation point.
    @Test func aPressTouchesTheActivationPoint() throws {
        let log = Log()
        let scene = ViewHarness(offering: 200, 100) {
            Color.red.gesture(SpatialTapGesture().onEnded { log.note("\(Int($0.location.x)) \(Int($0.location.y))") })
                .accessibilityElement()
                .accessibilityActivationPoint(UnitPoint(x: 0.25, y: 0.75))
        }
        let element = try #require(scene.host.accessibilityElements().first)
        #expect(element.canPress && scene.host.perform(.press, on: element.id))
        #expect(log.take() == ["50 75"])
    }

    @Test func modifiersOfAModifiedViewKeepItsType() throws {
        let view: Attached = Text("7").accessibilityIdentifier("lives").accessibilityLabel("inner")
            .accessibilityLabel("Lives").accessibilityValue("seven").accessibilityHint("how many are left")
            .accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isButton).accessibilitySortPriority(2)
            .accessibilityInputLabels(["Lives", "Hearts"]).accessibilityRespondsToUserInteraction(false)
            .accessibilityHeading(.h2).accessibilityHidden(false)
        let node = try element(view)
        #expect(node.label == "Lives" && node.value == "seven" && node.hint == "how many are left")
        #expect(node.identifier == "lives" && node.traits == [] && node.inputLabels == ["Lives", "Hearts"])
        #expect(node.isDisabled && node.level == 2)
    }

    @Test func olderNamesKeepTheTypeToo() throws {
        let view: Attached = Text("7").accessibility(identifier: "lives").accessibility(label: Text("Lives"))
            .accessibility(value: Text("seven")).accessibility(hint: Text("left")).accessibility(hidden: false)
            .accessibility(addTraits: .isHeader).accessibility(removeTraits: .isHeader).accessibility(sortPriority: 1)
            .accessibility(inputLabels: [Text("Hearts")])
            .accessibility(activationPoint: CGPoint(x: 1, y: 1))
            .accessibility(activationPoint: UnitPoint.topLeading)
        let node = try element(view)
        #expect(node.label == "Lives" && node.inputLabels == ["Hearts"])
        #expect(node.activationPoint == AccessibilityNode.Point(x: node.frame.x, y: node.frame.y))
    }

    @Test func actionsOfOuterModifiersComeFirst() throws {
        let view: Attached = Text("Row").accessibilityAction(named: "Copy") {}.accessibilityAction(named: "Delete") {}
            .accessibilityAction(.escape) {}.accessibilityAdjustableAction { _ in }.accessibilityScrollAction { _ in }
            .accessibilityZoomAction { (_: AccessibilityZoomGestureAction) in }
        let names = try element(view).actions
        #expect(names.prefix(2) == ["increment", "decrement"])
        #expect(names.suffix(3) == ["escape", "Delete", "Copy"])
        #expect(names.contains("Zoom in") && names.contains("Scroll up"))
    }

    @Test func aHiddenViewStaysHidden() {
        let scene = ViewHarness { Text("a").accessibilityHidden(true).accessibilityHidden(false) }
        #expect(scene.host.accessibilityTree().isEmpty)
    }

    @Test(arguments: [true, false])
    func propertiesUnderAConditionAreSetWhereItHolds(isOn: Bool) throws {
        let resource: LocalizedStringResource = "Lives"
        let labelled = Text("7").accessibilityIdentifier("id", isEnabled: isOn)
            .accessibilityLabel("Lives", isEnabled: isOn).accessibilityLabel(Text("Lives"), isEnabled: isOn)
            .accessibilityLabel(resource, isEnabled: isOn)
        let hinted = labelled.accessibilityHint("left", isEnabled: isOn)
            .accessibilityHint(Text("left"), isEnabled: isOn)
            .accessibilityHint(resource, isEnabled: false).accessibilityValue(resource, isEnabled: false)
        let named = hinted.accessibilityHidden(true, isEnabled: false)
            .accessibilityInputLabels(["Hearts"], isEnabled: isOn)
            .accessibilityRespondsToUserInteraction(false, isEnabled: isOn)
        let view = named.accessibilityActivationPoint(CGPoint(x: 1, y: 1), isEnabled: isOn)
            .accessibilityActivationPoint(UnitPoint.topLeading, isEnabled: isOn)
            .accessibilityDragPoint(.center, description: "here", isEnabled: isOn)
            .accessibilityDropPoint(.center, description: "there", isEnabled: isOn)
        let node = try element(view)
        #expect(node.label == (isOn ? "Lives" : "7") && node.hint == (isOn ? "left" : nil))
        #expect(node.identifier == (isOn ? "id" : nil) && node.inputLabels == (isOn ? ["Hearts"] : nil))
        #expect(node.isDisabled == isOn && (node.activationPoint != nil) == isOn)
        #expect((node.details ?? []).map(\.kind) == (isOn ? [.dragPoint, .dropPoint] : []))
    }

    @Test func aViewOfSeveralTextsTakesConditionsToo() throws {
        let view = HStack { Text("a") }.accessibilityLabel("b", isEnabled: true).accessibilityHint("c", isEnabled: true)
        #expect(try element(view).label == "b")
    }
}

@MainActor @Suite("Points and touches for assistive technology")
struct AccessibilityPointsTests {
    @Test func theActivationPointIsInTheTree() throws {
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.frame(width: 40, height: 20)
                .accessibilityElement().accessibilityLabel("box")
                .accessibilityActivationPoint(CGPoint(x: 5, y: 15))
        }
        let node = try #require(scene.host.accessibilityTree().first)
        #expect(node.activationPoint == AccessibilityNode.Point(x: 30 + 5, y: 40 + 15))
        #expect(node.text().contains("activated at 35,55"))
    }

    @Test func aUnitPointIsAShareOfTheFrame() throws {
        let node = try element(Color.red.frame(width: 40, height: 20).accessibilityLabel("box")
            .accessibilityActivationPoint(.bottomTrailing)
            .accessibilityDragPoint(.topLeading, description: "card")
            .accessibilityDropPoint(.center, description: "deck"))
        #expect(node.activationPoint == AccessibilityNode.Point(x: 30 + 40, y: 15 + 20))
        let details = try #require(node.details)
        #expect(details.map(\.name) == ["card", "deck"])
        #expect(details.map(\.point) == [.init(x: 30, y: 15), .init(x: 50, y: 25)])
    }

    @Test func directTouchIsATraitWithOptions() throws {
        let view = Text("keys").accessibilityLabel("Piano").accessibilityDirectTouch(options: [.silentOnTouch])
        let node = try element(view)
        #expect(node.traits == ["allowsDirectInteraction"] && node.details?.first?.value == "silent")
        let both: AccessibilityDirectTouchOptions = [.requiresActivation, .silentOnTouch]
        #expect(both.rawValue == 3)
        #expect(try element(Text("keys").accessibilityDirectTouch(true).accessibilityDirectTouch(false)).traits == [])
    }

    @Test func zoomingIsTwoActions() throws {
        let log = Log()
        let scene = ViewHarness(offering: 100, 50) {
            Color.red.frame(width: 40, height: 20).accessibilityLabel("map").accessibilityZoomAction { action in
                log.note("\(action.direction) \(action.location == .center) \(action.point.x)")
            }
        }
        let found = try #require(scene.host.accessibilityElements().first)
        #expect(scene.host.perform(.named("Zoom in"), on: found.id))
        #expect(scene.host.perform(.named("Zoom out"), on: found.id))
        #expect(log.take() == ["zoomIn true 20.0", "zoomOut true 20.0"])
    }

    @Test func theScrollStatusIsADetail() throws {
        let view = Text("pages").accessibilityScrollStatus("Page 2 of 9")
            .accessibilityScrollStatus("Page 3 of 9", isEnabled: false)
        #expect(try element(view).details == [
            .init(kind: .scrollStatus, name: "", value: "Page 2 of 9", isImportant: nil, point: nil)])
    }
}

@MainActor @Suite("Details of accessibility elements")
struct AccessibilityDetailsTests {
    @Test func contentsWithOneKeyReplaceEachOther() throws {
        let key = AccessibilityCustomContentKey("Size", id: "size"), colour = AccessibilityCustomContentKey("Colour")
        #expect(key == AccessibilityCustomContentKey(Text("Other"), id: "size") && key != colour)
        let view = Text("Shirt").accessibilityCustomContent(key, "S").accessibilityCustomContent(key, Text("M"))
            .accessibilityCustomContent(colour, "red", importance: .high)
            .accessibilityCustomContent("Fabric", "wool").accessibilityCustomContent(Text("Price"), Text("9"))
        let details = try #require(try element(view).details)
        #expect(details.map { "\($0.name) \($0.value)" } == ["Size M", "Colour red", "Fabric wool", "Price 9"])
        #expect(details.map(\.isImportant) == [nil, true, nil, nil])
        let outer = HStack { view }.accessibilityCustomContent(colour, nil)
        #expect(try element(outer).details?.count == 3)
        #expect(AXCustomContent(label: "a", value: "b").importance == .default)
    }

    @Test func aChartIsDescribedByItsSeries() throws {
        struct Steps: AXChartDescriptorRepresentable {
            func makeChartDescriptor() -> AXChartDescriptor {
                let x = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"])
                let y = AXNumericDataAxisDescriptor(title: "Steps", range: 0...9, gridlinePositions: [],
                                                    valueDescriptionProvider: { "\(Int($0)) steps" })
                let points = [AXDataPoint(x: "Mon", y: 3), AXDataPoint(x: "Tue", y: 5, label: "best")]
                return AXChartDescriptor(title: "Walks", summary: "more on Tuesday", xAxis: x, yAxis: y, series: [
                    AXDataSeriesDescriptor(name: "me", isContinuous: false, dataPoints: points)])
            }
            func updateChartDescriptor(_ descriptor: AXChartDescriptor) { descriptor.title = "My walks" }
        }
        let details = try #require(
            try element(Color.red.accessibilityLabel("chart").accessibilityChartDescriptor(Steps())).details)
        #expect(details.map(\.kind) == [.chart, .chart] && details[0].name == "My walks")
        #expect(details[1].value == "Mon, 3 steps; best: Tue, 5 steps")
        #expect(AXDataPoint(x: 1, y: 2).xValue.number == 1 && AXDataPointValue.category("a").category == "a")
    }

    @Test func speechAndKindOfTextAreDetails() throws {
        let text = Text("x = 1").speechSpellsOutCharacters().speechAlwaysIncludesPunctuation()
            .speechAdjustedPitch(0.5).speechAnnouncementsQueued().accessibilityTextContentType(.sourceCode)
        #expect(try element(text).details?.map(\.name) == ["spells out", "punctuation", "pitch", "queued", ""])
        let view = HStack { Text("a") }.speechAdjustedPitch(-1).accessibilityTextContentType(.narrative)
        #expect(try element(view).details?.map(\.value) == ["-1.0", "narrative"])
        #expect(AccessibilityTextContentType.console != .fileSystem && .messaging != AccessibilityTextContentType.plain)
        #expect(AccessibilityTextContentType.spreadsheet != .wordProcessing)
    }

    @Test func aLabelNamesItsContent() throws {
        struct Pair: View {
            @Namespace private var names
            var body: some View {
                VStack {
                    Text("Volume").accessibilityLabeledPair(role: AccessibilityLabeledPairRole.label, id: 1, in: names)
                    Color.red.accessibilityLabel("").accessibilityLabeledPair(role: .content, id: 1, in: names)
                    Text("Bass").accessibilityLinkedGroup(id: "sound", in: names)
                }
            }
        }
        let nodes = ViewHarness { Pair() }.host.accessibilityTree()
        #expect(nodes.map(\.label) == ["Volume", "Volume", "Bass"])
        #expect(nodes[1].details?.first?.kind == .labeledBy && nodes[2].details?.first?.value == "sound")
    }

    @Test func childrenAreElementsOfOtherViews() throws {
        let chart = Color.red.frame(width: 40, height: 20).accessibilityLabel("Chart").accessibilityChildren {
            HStack { Text("3"); Text("5") }
        }
        let node = try element(chart)
        #expect(node.label == "Chart" && node.children.map(\.label) == ["3", "5"])
        let several = try element(HStack { Text("a"); Text("b") }.accessibilityChildren { Text("c") })
        #expect(several.role == .group && several.children.map(\.label) == ["c"])
    }

    @Test func aLabelIsMadeFromItself() throws {
        let view = Text("Mail").accessibilityLabel { label in
            Text("Unread")
            label
        }
        #expect(try element(view).label == "Unread, Mail")
    }

    @Test func actionsHaveACategory() throws {
        let view = Text("Row").accessibilityActions(category: .edit) { Button("Copy") {} }
            .accessibilityActions(category: AccessibilityActionCategory("Share")) { Button("Send") {} }
            .accessibilityActions(category: .default) { Button("Open") {} }
        let node = try element(view)
        #expect(node.actions == ["Copy", "Send", "Open"])
        #expect(node.details?.map { "\($0.name) \($0.value)" } == ["Edit Copy", "Share Send"])
    }

    @Test func rotorsGoToViewsOfANamespace() throws {
        struct Marks: View {
            @Namespace private var marks
            let range = "abc".startIndex..<"abc".endIndex
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20) { row in
                            Color.red.frame(height: 50).tagged("row \(row)").accessibilityRotorEntry(id: row, in: marks)
                        }
                    }
                }
                .accessibilityElement(children: AccessibilityChildBehavior.contain)
                .accessibilityRotor("Marks") {
                    AccessibilityRotorEntry("Ninth", id: 9, in: marks)
                    AccessibilityRotorEntry("Words", textRange: range)
                    AccessibilityRotorEntry(String("First"), 0, in: marks)
                }
                .accessibilityRotor("Names", entries: ["a", "b"], entryID: \.self, entryLabel: \.self)
                .accessibilityRotor(Text("Names of resources"), entries: ["c"], entryID: \.self, entryLabel: \.self)
                .accessibilityRotor(AccessibilitySystemRotor.boldText, textRanges: [range])
                .accessibilityRotor(LocalizedStringResource("Ranges"), textRanges: [range, range])
            }
        }
        let scene = ViewHarness(offering: 100, 100) { Marks() }
        let found = try #require(scene.host.accessibilityElements().first)
        #expect(found.actionNames.contains("Names: b") && found.actionNames.contains("Marks: Words"))
        #expect(found.details.map { "\($0.name) \($0.value ?? "")" } == ["bold text 1", "Ranges 2"])
        #expect(scene.host.perform(.named("Marks: Ninth"), on: found.id))
        scene.settle()
        scene.advance(by: 2)
        #expect(scene.frame("row 9").maxY == 100)
    }
}
