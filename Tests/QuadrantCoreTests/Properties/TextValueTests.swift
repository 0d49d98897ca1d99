import Foundation
import QuadrantCore
import Testing

/// How values are written as text, and read again.
@Suite struct TextValueTests {
    private enum Size: CaseIterable { case small, large }
    private enum Unit: String, CaseIterable { case meter = "m", foot = "ft" }
    private enum Code: Int { case one = 1 }
    private struct Point { var x = 0 }

    @Test func aTypeHasTheFormThatItsControlNeeds() {
        #expect(TextValue.form(of: Bool.self) == .choices(["true", "false"]))
        #expect(TextValue.form(of: String.self) == .text)
        #expect(TextValue.form(of: Int.self) == .integer)
        #expect(TextValue.form(of: UInt8.self) == .integer)
        #expect(TextValue.form(of: Double.self) == .number)
        #expect(TextValue.form(of: CGFloat.self) == .number)
        #expect(TextValue.form(of: Size.self) == .choices(["small", "large"]))
        #expect(TextValue.form(of: Unit.self) == .choices(["m", "ft"]))
        #expect(TextValue.form(of: Int?.self) == .text)
        #expect(TextValue.form(of: Point.self) == .none)
        #expect(TextValue.form(of: Point?.self) == .none)
        #expect(TextValue.form(of: [Int].self) == .none)
    }

    @Test func aTextIsReadAsTheValueThatHasWrittenIt() {
        func again<Value: Equatable>(_ value: Value) -> Bool {
            TextValue.parse(TextValue.text(value), as: Value.self) == value
        }
        #expect(again(true) && again(false))
        #expect(again("a b") && again(""))
        #expect(again(-7) && again(2.5) && again(CGFloat(0.25)))
        #expect(again(Size.large) && again(Unit.foot))
        #expect(again(Int?.some(3)) && again(Int?.none) && again(Unit?.some(.meter)))
        #expect(TextValue.text(Unit.foot) == "ft")
    }

    @Test func otherTextsAreNoValues() {
        #expect(TextValue.parse("three", as: Int.self) == nil)
        #expect(TextValue.parse("large ", as: Size.self) == nil)
        #expect(TextValue.parse("2", as: Code.self) == nil)
        #expect(TextValue.parse("1", as: Code.self) == .one)
        #expect(TextValue.parse("1", as: Point.self) == nil)
    }
}
