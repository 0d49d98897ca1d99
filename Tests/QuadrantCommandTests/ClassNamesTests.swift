import Foundation
import Testing
@testable import QuadrantSession

/// Names of classes are those of the Objective-C runtime; Foundation on Linux stops at a class in another type (#35).
@Suite("Names of classes")
struct ClassNamesTests {
    enum Space {
        final class Inner {}
        struct Deep { final class Inner {} }
    }
    final class Box<Value> {}

    @Test func aClassInAnotherTypeHasAMangledName() {
        let suite = "20QuadrantCommandTests15ClassNamesTests5Space"
        #expect(ClassNames.name(of: Space.Inner.self) == "_TtCOV\(suite)5Inner")
        #expect(ClassNames.name(of: Space.Deep.Inner.self) == "_TtCVOV\(suite)4Deep5Inner")
    }

    @Test func aNameFindsItsClass() {
        for type: AnyClass in [Space.Inner.self, Space.Deep.Inner.self, NSString.self, DateFormatter.self] {
            #expect(ClassNames.type(named: ClassNames.name(of: type)) == type)
        }
    }

    @Test(arguments: ["", "_Tt", "_TtC", "_TtC5A", "_TtCV1A1B", "_TtC99A1B", "A.B.C", "No.Such", "_TtC3App4Nope"])
    func aNameThatNoClassHasFindsNone(name: String) {
        #expect(ClassNames.type(named: name) == nil)
    }

    @Test func otherClassesHaveTheNamesOfFoundation() {
        #expect(ClassNames.name(of: NSString.self) == "NSString")
        #expect(ClassNames.name(of: DateFormatter.self) == "NSDateFormatter")
        #expect(ClassNames.name(of: Box<Int>.self).hasSuffix("Box<Swift.Int>"))
    }

    @Test func aProgramAsksForThem() throws {
        let command = try Command(["Names.swift": """
            import SwiftUI
            struct Outer { final class Inner {} }
            #Preview { Text("\\(NSStringFromClass(Outer.Inner.self) == "_TtCV7Program5Outer5Inner")") }
            """])
        let result = try command.run("layout", "Names.swift")
        #expect(result.output.contains("text: true)"), "\(result.output)\(result.errors)")
    }
}
