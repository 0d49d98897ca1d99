import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// What elements say about themselves, by the values of the types of accessibility.
@MainActor @Suite("Values of accessibility")
struct AccessibilityValuesTests {
    private func node(_ view: some View) throws -> AccessibilityNode {
        try #require(ViewHarness(offering: 100, 100) { view }.host.accessibilityTree().first)
    }

    @Test func eachTraitIsAdded() throws {
        let traits: [(AccessibilityTraits, String)] = [
            (.isSearchField, "isSearchField"), (.playsSound, "playsSound"), (.isKeyboardKey, "isKeyboardKey"),
            (.isSummaryElement, "isSummaryElement"), (.updatesFrequently, "updatesFrequently"),
            (.startsMediaSession, "startsMediaSession"), (.causesPageTurn, "causesPageTurn"), (.isModal, "isModal"),
            (.isTabBar, "isTabBar")
        ]
        for (trait, name) in traits {
            #expect(try node(Text("x").accessibilityAddTraits(trait)).traits.contains(name), "\(name)")
            #expect(!(try node(Text("x").accessibilityAddTraits(trait).accessibilityRemoveTraits(trait)).traits
                .contains(name)))
        }
        #expect(try node(Text("x").accessibilityAddTraits(.isImage)).role == .image)
        #expect(try node(Color.red.accessibilityLabel("x").accessibilityAddTraits(.isStaticText)).role == .staticText)
        #expect(try node(Text("x").accessibilityAddTraits(.isToggle)).role == .toggle)
    }

    @Test func traitsAreASet() {
        var traits: AccessibilityTraits = [.isImage, .isToggle]
        traits.insert(.isTabBar)
        traits.remove(.isImage)
        #expect(traits == [.isToggle, .isTabBar] && traits.contains(.isTabBar) && !traits.contains(.isImage))
        #expect(traits.intersection([.isTabBar, .isModal]) == .isTabBar && traits.isSuperset(of: .isToggle))
    }

    @Test func headingsHaveTheirLevels() throws {
        let levels: [(AccessibilityHeadingLevel, Int)] = [(.h1, 1), (.h2, 2), (.h3, 3), (.h4, 4), (.h5, 5), (.h6, 6)]
        for (level, number) in levels {
            #expect(try node(Text("x").accessibilityAddTraits(.isHeader).accessibilityHeading(level)).level == number)
        }
    }

    /// A rotor of the system is named as in English: its places are actions.
    @Test func rotorsOfTheSystemHaveNames() throws {
        struct Place: Identifiable {
            let id: Int
            let name: String
        }
        let rotors: [(AccessibilitySystemRotor, String)] = [
            (.links, "links"), (.headings, "headings"), (.boldText, "bold text"), (.italicText, "italic text"),
            (.underlineText, "underlined text"), (.misspelledWords, "misspelled words"), (.landmarks, "landmarks"),
            (.images, "images"), (.lists, "lists"), (.tables, "tables"), (.textFields, "text fields")
        ]
        for (rotor, name) in rotors {
            let scene = ViewHarness(offering: 100, 100) {
                VStack { Text("one").id(1) }.accessibilityElement(children: .contain)
                    .accessibilityRotor(rotor, entries: [Place(id: 1, name: "One")], entryLabel: \.name)
            }
            let element = try #require(scene.host.accessibilityElements().first)
            let names = element.actionNames.map { $0.lowercased() }
            #expect(names.contains { $0.hasPrefix(name) && $0.hasSuffix(": one") }, "\(name)")
        }
        func names(_ rotor: AccessibilitySystemRotor) -> [String] {
            let scene = ViewHarness(offering: 100, 100) {
                VStack { Text("one").id(1) }.accessibilityElement(children: .contain)
                    .accessibilityRotor(rotor, entries: [Place(id: 1, name: "One")], entryLabel: \.name)
            }
            return scene.host.accessibilityElements().first?.actionNames ?? []
        }
        #expect(names(.headings(level: .h2)) != names(.headings(level: .h3)))
        #expect(names(.links(visited: true)) != names(.links(visited: false)))
    }

    @Test func adjustmentsGoUpAndDown() throws {
        let log = Log()
        let scene = ViewHarness(offering: 100, 100) {
            Text("3").accessibilityAdjustableAction { (direction: AccessibilityAdjustmentDirection) in
                log.note(direction == .decrement ? "down" : "up")
            }
        }
        let id = try #require(scene.host.accessibilityElements().first).id
        scene.host.perform(.increment, on: id)
        scene.host.perform(.decrement, on: id)
        #expect(log.take() == ["up", "down"])
    }

    @Test func childrenAreContainedCombinedOrIgnored() {
        func labels(_ behavior: AccessibilityChildBehavior) -> [String] {
            let scene = ViewHarness(offering: 100, 100) {
                HStack {
                    Text("one")
                    Text("two")
                }
                .accessibilityElement(children: behavior)
            }
            func all(_ nodes: [AccessibilityNode]) -> [String] { nodes.flatMap { [$0.label] + all($0.children) } }
            return all(scene.host.accessibilityTree())
        }
        #expect(labels(.contain).filter { !$0.isEmpty } == ["one", "two"])
        #expect(labels(.combine) == ["one, two"] && labels(.ignore) == [""])
    }

    @Test func pairsAreALabelAndAContent() throws {
        struct Pair: View {
            @Namespace var space
            var body: some View {
                VStack {
                    Text("Volume").accessibilityLabeledPair(role: AccessibilityLabeledPairRole.label, id: 1, in: space)
                    Text("50").accessibilityLabeledPair(role: AccessibilityLabeledPairRole.content, id: 1, in: space)
                }
            }
        }
        let tree = ViewHarness(offering: 100, 100) { Pair() }.host.accessibilityTree()
        #expect(tree.contains { $0.label.contains("Volume") })
    }

    private struct Values: View {
        @Environment(\.self) private var values
        let log: Log
        var body: some View {
            let _ = log.note("\(found)")
            Color.clear
        }
        private var found: [Bool] {
            [values.accessibilityAssistiveAccessEnabled, values.accessibilityDimFlashingLights,
             values.accessibilityLargeContentViewerEnabled, values.accessibilityPrefersHeadAnchorAlternative,
             values.accessibilityQuickActionsEnabled, values.accessibilityShowBorders,
             values.accessibilityShowButtonShapes, values.accessibilitySwitchControlEnabled,
             values.accessibilityEnabled, values.accessibilityPlayAnimatedImages]
        }
    }

    /// No technology is on unless the host says so, and moving images play.
    @Test func settingsAreThoseOfADeviceWithoutAids() {
        let log = Log()
        _ = ViewHarness(offering: 100, 100) { Values(log: log) }
        #expect(log.take().first == "[false, false, false, false, false, false, false, false, false, true]")
    }

    @Test func technologiesAreASet() {
        let both: AccessibilityTechnologies = [.voiceOver, .switchControl]
        #expect(both.contains(.switchControl) && both.subtracting(.voiceOver) == .switchControl)
    }
}
