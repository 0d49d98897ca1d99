import Testing

/// Predicates and expressions inside of others, which the macros of Foundation refuse on Linux (#35).
@Suite("evaluate inside of a predicate")
struct PredicateEvaluationTests {
    @Test func aPredicateAndAnExpressionAreEvaluatedInsideOfOne() throws {
        let command = try Command(["Drinks.swift": """
            import SwiftData
            import SwiftUI
            @Model final class Drink {
                var parts: [Part]
                init(parts: [Part]) { self.parts = parts }
            }
            struct Part: Codable, Hashable { var name: String }
            func drinks(_ wanted: String) -> Predicate<Drink> {
                let has = #Predicate<[Part]> { parts in parts.contains { $0.name == wanted } }
                let count = #Expression<[Part], Int> { parts in parts.filter { $0.name == wanted }.count }
                return #Predicate<Drink> { drink in has.evaluate(drink.parts) && count.evaluate(drink.parts) == 1 }
            }
            #Preview {
                let drink = Drink(parts: [Part(name: "lime")])
                let _ = assert((try? drinks("lime").evaluate(drink)) == true)
                let box = try! ModelContainer(
                    for: Drink.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
                let _ = box.mainContext.insert(drink)
                ForEach(["lime", "mint"], id: \\.self) { name in
                    let found = try! box.mainContext.fetch(FetchDescriptor(predicate: drinks(name)))
                    Text("\\(name) \\(found.count)")
                }
            }
            """])
        let result = try command.run("layout", "Drinks.swift")
        #expect(result.output.contains("text: lime 1)") && result.output.contains("text: mint 0)"),
                "\(result.output)\(result.errors)")
    }
}
