import Foundation
import QuadrantFoundation
import Testing

/// Names of people: parsed, and formatted by a language.
@Suite("PersonNameComponents")
struct PersonNameComponentsTests {
    private func text(_ name: PersonNameComponents, _ style: PersonNameComponents.FormatStyle.Style,
                      _ language: String = "en") -> String {
        PersonNameComponents.FormatStyle(style: style, locale: Locale(identifier: language)).format(name)
    }

    @Test func aLanguageOrdersTheParts() {
        let name = PersonNameComponents(namePrefix: "Dr.", givenName: "Ada", middleName: "King", familyName: "Lovelace",
                                        nickname: "Countess")
        #expect(text(name, .medium) == "Ada Lovelace")
        #expect(text(name, .medium, "hu") == "Lovelace Ada")
        #expect(text(name, .long) == "Dr. Ada King Lovelace")
        #expect(text(name, .short) == "Countess")
        #expect(text(name, .abbreviated) == "AL")
        #expect(text(PersonNameComponents(givenName: "太郎", familyName: "山田"), .medium) == "山田太郎")
    }

    @Test func aNameIsRead() throws {
        let name = try PersonNameComponents("Dr. Grace Brewster Hopper Jr.")
        #expect([name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
            == ["Dr.", "Grace", "Brewster", "Hopper", "Jr."])
        #expect(try PersonNameComponents("Hopper, Grace").givenName == "Grace")
        #expect(throws: CocoaError.self) { try PersonNameComponents("  ") }
        #expect(PersonNameComponentsFormatter().personNameComponents(from: "Cher")?.givenName == "Cher")
    }

    /// What a text field for a name does.
    @Test func aStyleReadsWhatItWrites() throws {
        let style = PersonNameComponents.FormatStyle(style: .medium, locale: Locale(identifier: "en_US"))
        let name = PersonNameComponents(givenName: "Ada", familyName: "Lovelace")
        #expect(try style.parseStrategy.parse(style.format(name)) == name)
        #expect(try PersonNameComponents("Ada Lovelace", strategy: .name) == name)
        #expect(throws: CocoaError.self) { try style.parseStrategy.parse("") }
    }

    @Test func anAttributedNameSaysWhatItsWordsAre() {
        let style = PersonNameComponents.FormatStyle(style: .long, locale: Locale(identifier: "en_US"))
        let text = style.attributed.format(PersonNameComponents(givenName: "Al", middleName: "Al", familyName: "Lee"))
        let parts = text.runs.map { ($0.personNameComponent, String(text[$0.range].characters)) }
        #expect(parts.map(\.0) == [.givenName, .delimiter, .middleName, .delimiter, .familyName])
        #expect(parts.map(\.1) == ["Al", " ", "Al", " ", "Lee"])
    }
}
