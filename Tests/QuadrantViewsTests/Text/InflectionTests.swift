import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Automatic grammar agreement (#33.20).
@Suite("Words that agree with a number") @MainActor
struct InflectionTests {
    private func shown(_ text: Text, _ locale: String) -> String? {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        return text.localizedText(in: environment)
    }

    @Test(arguments: [
        ("en", 0, "apple", "0 apples"), ("en", 1, "apple", "1 apple"), ("en", 3, "apple", "3 apples"),
        ("en_GB", 2, "new message", "2 new messages"), ("en", 2, "cup of tea", "2 cups of tea"),
        ("en", 2, "city", "2 cities"), ("en", 2, "day", "2 days"), ("en", 2, "Box", "2 Boxes"),
        ("en", 4, "person", "4 people"), ("en", 2, "salesperson", "2 salespeople"), ("en", 2, "sheep", "2 sheep"),
        ("en", 2, "PDF", "2 PDFs"), ("en", 2, "human", "2 humans"), ("en", 2, "photo", "2 photos"),
        ("fr", 0, "pomme rouge", "0 pomme rouge"), ("fr", 2, "pomme rouge", "2 pommes rouges"),
        ("fr", 2, "pomme de terre", "2 pommes de terre"), ("fr", 3, "cheval", "3 chevaux"), ("fr", 2, "fois", "2 fois"),
        ("de", 2, "Apfel", "2 Äpfel"), ("de", 2, "neuer Apfel", "2 neue Äpfel"), ("de", 1, "Apfel", "1 Apfel"),
        ("de", 2, "Nachricht", "2 Nachrichten"), ("de", 2, "Kochbuch", "2 Kochbücher"), ("de", 2, "Woche", "2 Wochen"),
        ("es", 2, "manzana roja", "2 manzanas rojas"), ("es", 2, "canción", "2 canciones"),
        ("es", 2, "mes", "2 meses"), ("es", 2, "lunes", "2 lunes"), ("es", 2, "luz", "2 luces"),
        ("it", 2, "mela rossa", "2 mele rosse"), ("it", 2, "amico", "2 amici"), ("it", 2, "città", "2 città"),
        ("it", 2, "messaggio", "2 messaggi"), ("pt_BR", 2, "maçã", "2 maçãs"), ("pt_BR", 2, "canção", "2 canções"),
        ("pt_BR", 2, "hotel", "2 hotéis"), ("pt_BR", 0, "item", "0 item"), ("pt_PT", 0, "item", "0 itens"),
        ("sv", 3, "äpple", "3 äpple"),
    ])
    func wordsAgree(locale: String, number: Int, words: String, result: String) {
        #expect(shown(Text("^[\(number) \(words)](inflect: true)"), locale) == result)
    }

    /// The words may be part of the key, other text and Markdown stand around, and a text may agree twice.
    @Test func onlyWhatIsMarkedAgrees() {
        let count = 2
        #expect(shown(Text("You ate ^[\(count) apple](inflect: true) of a tree"), "en") == "You ate 2 apples of a tree")
        let twice = Text("^[\(count) apple](inflect: true), ^[\(1) pear](inflect: true)")
        #expect(shown(twice, "en") == "2 apples, 1 pear")
        #expect(shown(Text("^[\(count) apple](inflect: false)"), "en") == "2 apple")
        #expect(shown(Text("2 ^ 3 ^[c"), "en") == "2 ^ 3 ^[c")
        #expect(String(localized: "^[\(count) apple](inflect: true)") == "^[2 apple](inflect: true)")
        let attributed = AttributedString(localized: "^[\(count) apple](inflect: true) **now**")
        #expect(String(attributed.characters) == "2 apples now")
    }

    /// In controls as in texts: what is drawn and what is read.
    @Test func controlsSayIt() {
        let scene = ViewHarness(offering: 300, 300) {
            VStack {
                Label("^[\(3) apple](inflect: true)", systemImage: "star")
                Button("^[\(3) box](inflect: true)") {}
                Text("**^[\(3) city](inflect: true)**")
            }
            .environment(\.locale, Locale(identifier: "en_US"))
        }
        #expect(scene.shows("3 apples") && scene.shows("3 boxes") && scene.shows("3 cities"))
        func texts(_ fragment: Fragment) -> [String] {
            fragment.items.flatMap { item -> [String] in
                switch item {
                case .text(let text): [text.string]
                case .fragment(let inner, _), .effect(_, let inner, _): texts(inner)
                case .shape, .image: []
                }
            }
        }
        let drawn = texts(scene.displayList.root)
        #expect(drawn == ["3 apples", "3 boxes", "3 cities"], "\(drawn)")
    }
}
