import Foundation
import QuadrantFoundation
import Testing

@Suite("Formulas in texts")
struct FormulasTests {
    private func value(_ format: String, _ arguments: any CVarArg...) -> Double? {
        (_Expression(format: format, argumentArray: arguments).expressionValue(with: nil, context: nil) as? NSNumber)?
            .doubleValue
    }

    @Test func signsHaveTheirOrder() {
        #expect(value("1 + 2 * 3") == 7)
        #expect(value("(1 + 2) * -3") == -9)
        #expect(value("2 * 2 ** 3") == 16)
        #expect(value("10 - 4 - 3") == 3)
    }

    /// Whole numbers stay whole; others do not.
    @Test func wholeNumbersAreDividedAsSuch() {
        #expect(value("5 / 2") == 2)
        #expect(value("5.0 / 2") == 2.5)
        #expect(value("1.5e1 + 1") == 16)
        #expect(value("1 / 0") == .infinity)
        #expect(value("9223372036854775807 + 1") == 9_223_372_036_854_775_808)
    }

    @Test func functionsAndArgumentsAreRead() {
        #expect(value("sqrt(16) + max({1, 5, 3})") == 9)
        #expect(value("average({1, 2, 6})") == 3 && value("modulus(7, 4)") == 3)
        #expect(value("%d * %f", 3, 1.5) == 4.5)
        let names: NSMutableDictionary = ["a": 4]
        #expect(_Expression(format: "$a * 2").expressionValue(with: nil, context: names) as? NSNumber == 8)
        #expect(_Expression(format: "price * 2").expressionValue(with: ["price": 4], context: nil) as? NSNumber == 8)
        #expect(_Expression(forKeyPath: "price").keyPath == "price")
        #expect(_Expression(forConstantValue: 3).constantValue as? Int == 3)
    }
}
