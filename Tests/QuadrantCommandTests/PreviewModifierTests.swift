import Foundation
import Testing

@Suite("PreviewModifier")
struct PreviewModifierTests {
    /// A synchronous and an asynchronous context, a modifier without a context, several modifiers on a preview.
    @Test func previewsShareAContext() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            import SwiftData
            @Model final class Snack {
                var name: String
                init(name: String) { self.name = name }
            }
            final class Count { nonisolated(unsafe) static var made = 0 }
            struct SampleData: PreviewModifier {
                static func makeSharedContext() throws -> ModelContainer {
                    Count.made += 1
                    let container = try ModelContainer(for: Snack.self)
                    container.mainContext.insert(Snack(name: "chips"))
                    return container
                }
                func body(content: Content, context: ModelContainer) -> some View { content.modelContainer(context) }
            }
            struct Waiting: PreviewModifier {
                static func makeSharedContext() async throws -> String {
                    try await Task.sleep(for: .milliseconds(1))
                    return "waited"
                }
                func body(content: Content, context: String) -> some View { VStack { content; Text(context) } }
            }
            struct Padded: PreviewModifier {
                func body(content: Content, context: Void) -> some View { content.padding(5) }
            }
            extension PreviewTrait where T == Preview.ViewTraits {
                @MainActor static var sampleData: Self = .modifier(SampleData())
            }
            #Preview("one", traits: .sampleData, .sizeThatFitsLayout, .modifier(Padded())) {
                @Previewable @Query var snacks: [Snack]
                Text("one \\(snacks.map(\\.name).joined()) \\(Count.made)").frame(width: 90, height: 20)
            }
            #Preview("two", traits: .modifier(SampleData())) {
                @Previewable @Query var snacks: [Snack]
                Text("two \\(snacks.count) \\(Count.made)")
            }
            #Preview("three", traits: .modifier(Waiting())) { Text("three") }
            """])
        let one = try command.run("layout", "A.swift", "--view", "one")
        #expect(one.output.contains("one chips 1"), "\(one.output)\(one.errors)")
        #expect(one.output.contains("100×30"), "\(one.output)")
        let two = try command.run("layout", "A.swift", "--view", "two")
        #expect(two.output.contains("two 1 1"), "\(two.output)\(two.errors)")
        let three = try command.run("layout", "A.swift", "--view", "three", "--at", "1")
        #expect(three.output.contains("three") && three.output.contains("waited"), "\(three.output)\(three.errors)")
    }

    /// In the mode of Swift 6 too a program keeps a trait in a static variable without an annotation.
    @Test func aTraitIsKeptInAStaticVariable() throws {
        let command = try Command(["P/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "P")])
            """, "P/Sources/P/A.swift": """
            import SwiftUI
            struct Padded: PreviewModifier {
                func body(content: Content, context: Void) -> some View { content.padding(5) }
            }
            extension PreviewTrait where T == Preview.ViewTraits {
                static var padded: Self = .modifier(Padded())
            }
            #Preview(traits: .padded, .sizeThatFitsLayout) { Color.red.frame(width: 20, height: 10) }
            """])
        let result = try command.run("layout", "P")
        #expect(result.code == 0 && result.output.contains("30×20"), "\(result.output)\(result.errors)")
    }

    @Test func anErrorOfTheContextIsReported() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            struct Broken: PreviewModifier {
                static func makeSharedContext() throws -> Int { throw CocoaError(.fileNoSuchFile) }
                func body(content: Content, context: Int) -> some View { content }
            }
            #Preview(traits: .modifier(Broken())) { Text("never") }
            """])
        let result = try command.run("layout", "A.swift")
        #expect(result.code != 0)
        #expect(result.errors.contains("Broken.makeSharedContext() threw an error"), "\(result.errors)")
    }
}
