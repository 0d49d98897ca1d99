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
}
