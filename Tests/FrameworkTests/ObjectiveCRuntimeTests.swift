import Foundation
import QuadrantFoundation
import Testing

@Suite("The Objective-C runtime")
struct ObjectiveCRuntimeTests {
    private class Base: NSObject {}
    private final class Inner: Base {}

    @Test func classesAreNamedAndFound() {
        #expect(object_getClass(Inner()) == Inner.self)
        #expect(class_getSuperclass(Inner.self) == Base.self)
        #expect(String(cString: class_getName(Inner.self)) == "FrameworkTests.ObjectiveCRuntimeTests.Inner")
        #expect(String(cString: sel_getName(Selector("tap"))) == "tap")
    }
    /// Classes of Swift have no methods there.
    @Test func noMethodIsFound() {
        #expect(class_getInstanceMethod(Inner.self, Selector("tap")) == nil)
        var count: UInt32 = 7
        #expect(class_copyMethodList(Inner.self, &count) == nil && count == 0)
        #expect(objc_allocateClassPair(Inner.self, "Other", 0) == nil)
    }
    @Test func valuesOfCAreThere() {
        #expect(DarwinBoolean(true).boolValue && !(false as DarwinBoolean).boolValue)
        #expect(MAXFLOAT == .greatestFiniteMagnitude)
        #expect(Measurement(value: 24, unit: UnitFrequency.framesPerSecond).converted(to: .hertz).value == 24)
    }
}
