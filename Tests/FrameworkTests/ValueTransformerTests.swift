import Foundation
import QuadrantFoundation
import Testing

@Suite("Transformers of values")
struct ValueTransformerTests {
    private final class Doubling: ValueTransformer {
        override class func transformedValueClass() -> AnyClass { NSNumber.self }
        override class func allowsReverseTransformation() -> Bool { true }
        override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
        override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
    }
    private final class Texts: NSSecureUnarchiveFromDataTransformer {
        override class var allowedTopLevelClasses: [AnyClass] { [NSString.self] }
    }

    @Test func transformersAreFoundByTheirName() {
        let name = NSValueTransformerName("Doubling-\(UUID())"), doubling = Doubling()
        #expect(ValueTransformer(forName: name) == nil)
        ValueTransformer.setValueTransformer(doubling, forName: name)
        #expect(ValueTransformer(forName: name) === doubling && ValueTransformer.valueTransformerNames().contains(name))
        #expect(ValueTransformer(forName: name)?.transformedValue(4) as? Int == 8)
        #expect(ValueTransformer(forName: name)?.reverseTransformedValue(8) as? Int == 4)
        ValueTransformer.setValueTransformer(nil, forName: name)
        #expect(ValueTransformer(forName: name) == nil)
    }

    @Test func someAreThere() {
        #expect(ValueTransformer(forName: .isNilTransformerName)?.transformedValue(nil) as? Bool == true)
        #expect(ValueTransformer(forName: .isNotNilTransformerName)?.transformedValue(nil) as? Bool == false)
        #expect(ValueTransformer(forName: .negateBooleanTransformerName)?.transformedValue(true) as? Bool == false)
    }

    @Test func archivesAreMadeOfAllowedClasses() throws {
        let secure = try #require(ValueTransformer(forName: .secureUnarchiveFromDataTransformerName))
        let data = try #require(secure.reverseTransformedValue(["a", "b"] as NSArray) as? Data)
        #expect(secure.transformedValue(data) as? [String] == ["a", "b"])
        #expect(secure.transformedValue("text") == nil && secure.reverseTransformedValue(nil) == nil)
        #expect(Texts().transformedValue(data) == nil)
        let text = Texts().reverseTransformedValue("words" as NSString)
        #expect(Texts().transformedValue(text) as? String == "words")
    }
}
