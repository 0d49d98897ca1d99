import QuadrantText
import Testing

/// Plural categories of numbers, by the rules of CLDR.
@Suite("Plural rules")
struct PluralRulesTests {
    @Test(arguments: [("en", 1.0, "one"), ("en", 2, "other"), ("en_US", 1.5, "other"), ("fr", 0, "one"),
                      ("ja", 1, "other"), ("ru_RU", 21, "one"), ("ru", 22, "few"), ("ru", 25, "many"),
                      ("pl", 1, "one"), ("cs", 1.5, "many"), ("lv", 10, "zero"), ("ar", 11, "many"),
                      ("cy", 6, "many"), ("sl", 102, "two"), ("pt", 0, "one"), ("pt_PT", 0, "other")])
    func aNumberHasTheCategoryOfItsLanguage(locale: String, number: Double, form: String) {
        #expect(PluralRules.form(of: number, in: locale) == form)
    }

    /// Languages whose rules are not those of a larger one.
    @Test(arguments: [("mt", 2.0, "two"), ("mt", 5, "few"), ("gd", 3, "few"), ("br", 21, "one"), ("gv", 20, "few"),
                      ("se", 2, "two"), ("tl", 4, "other")])
    func everyLanguageHasItsOwnRules(locale: String, number: Double, form: String) {
        #expect(PluralRules.form(of: number, in: locale) == form)
    }

    @Test func aLocaleWithoutRulesHasOneCategory() {
        #expect(PluralRules.form(of: 1, in: "zxx") == "other")
    }
}
