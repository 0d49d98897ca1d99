import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Direction, alignment and language of texts")
struct TextStrategiesTests {

    @Test func strategiesAreValues() {
        let alignments: Set<Text.AlignmentStrategy> = [.default, .layoutBased, .writingDirectionBased]
        #expect(alignments.count == 3)
        #expect(Text.WritingDirectionStrategy.contentBased != .layoutBased)
        #expect(Text.WritingDirectionStrategy.default != .contentBased)
    }

    /// A text has the same size in every direction.
    @Test(arguments: [Text.WritingDirectionStrategy.default, .contentBased, .layoutBased])
    func theDirectionChangesNoSize(strategy: Text.WritingDirectionStrategy) {
        let plain = ViewHarness(offering: 60, 200) { Text("abc def ghi").tagged("text") }.size("text")
        let scene = ViewHarness(offering: 60, 200) {
            Text("abc def ghi").tagged("text").writingDirection(strategy: strategy)
                .multilineTextAlignment(strategy: .writingDirectionBased)
        }
        #expect(scene.size("text") == plain)
    }

    @Test func aLanguageChangesNothing() {
        let text = Text("word").typesettingLanguage(Locale.Language(identifier: "th"))
            .typesettingLanguage(TypesettingLanguage.automatic, isEnabled: true)
        let scene = ViewHarness {
            VStack {
                text.tagged("a")
                Text("word").textVariant(.fixed).tagged("b")
                Text("word").textVariant(.sizeDependent)
                    .typesettingLanguage(.explicit(.init(identifier: "th"))).tagged("c")
                Text("word").lineLimit(1).typesettingLanguage(Locale.Language(identifier: "th"), isEnabled: false)
            }
            .textSelectionAffinity(TextSelectionAffinity.upstream)
        }
        #expect(scene.size("a") == scene.size("b") && scene.size("b") == scene.size("c"))
    }

    @Test func anAffinityIsInTheEnvironment() {
        struct Reader: View {
            @Environment(\.textSelectionAffinity) private var affinity: TextSelectionAffinity
            var body: some View { Text(affinity == .downstream ? "down" : affinity == .automatic ? "auto" : "up") }
        }
        let scene = ViewHarness { Reader().textSelectionAffinity(.downstream) }
        #expect(scene.host.accessibilityTree().first?.label == "down")
        #expect(TextSelection(insertionPoint: "a".startIndex).affinity == .automatic)
    }

    @Test func theNameOfAColourIsReadOut() {
        let names = [Color.red, .white, .black, Color(red: 0.6, green: 0.8, blue: 1), .gray].map {
            LocalizedStringKey("\(accessibilityName: $0)")
        }
        let scene = ViewHarness { VStack { ForEach(0..<5) { Text(names[$0]) } } }
        #expect(scene.host.accessibilityTree().map(\.label) == ["red", "white", "black", "light blue", "gray"])
    }
}
