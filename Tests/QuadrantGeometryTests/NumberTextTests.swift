import QuadrantGeometry
import Testing

/// Numbers as text, by purpose.
@Suite("Number texts")
struct NumberTextTests {
    @Test(arguments: [(40.0, "40"), (-0.0001, "0"), (1.0 / 3, "0.333"), (0.0005, "0.001"), (1e12, "1000000000000.0"),
                      (.infinity, "∞"), (-.infinity, "-∞"), (.nan, "nil")])
    func wordsHaveThousandths(number: Double, text: String) { #expect(NumberText.words(number) == text) }

    @Test(arguments: [(40.0, 3, "40"), (-0.0001, 3, "0"), (2.0 / 3, 1, "0.7"), (2.0 / 3, 4, "0.6667"),
                      (.infinity, 3, "inf"), (1e16, 3, "1e+16")])
    func roundedNumbersHaveSomePlaces(number: Double, places: Int, text: String) {
        #expect(NumberText.rounded(number, places) == text)
    }

    @Test(arguments: [(40.0, "40"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333")])
    func exactNumbersAreReadBack(number: Double, text: String) {
        #expect(NumberText.exact(number) == text)
        #expect(Double(text) == number)
    }

    @Test(arguments: [(40.0, "40"), (-0.00001, "0"), (1e20, "100000000000000000000"), (.infinity, "∞"), (.nan, "NaN")])
    func printedNumbersHaveNoExponent(number: Double, text: String) { #expect(NumberText.printed(number, 4) == text) }

    @Test func shortNumbersHaveFourDigits() {
        #expect(NumberText.short(12_345) == "12345")
        #expect(NumberText.short(1.23456) == "1.235")
    }

    @Test func fixedNumbersKeepTheirZeros() { #expect(NumberText.fixed(2, 2) == "2.00") }

    @Test func generalNumbersAreThoseOfPathDescriptions() {
        #expect(NumberText.general(-0.0) == "0")
        #expect(NumberText.general(1e-7) == "1e-07")
    }
}
