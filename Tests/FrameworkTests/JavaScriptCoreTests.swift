import Foundation
import JavaScriptCore
import Testing

@Suite("Values of JavaScript, without scripts")
struct JavaScriptCoreTests {
    @Test func valuesAreConvertedAsJavaScriptConvertsThem() throws {
        let context = try #require(JSContext())
        #expect(JSValue(double: 3, in: context).toString() == "3")
        #expect(JSValue(double: 0.5, in: context).toString() == "0.5")
        #expect(JSValue(undefinedIn: context).toString() == "undefined")
        #expect(JSValue(undefinedIn: context).toDouble().isNaN)
        #expect(JSValue(nullIn: context).toString() == "null" && JSValue(nullIn: context).toDouble() == 0)
        #expect(JSValue(object: " 12 ", in: context).toDouble() == 12)
        #expect(JSValue(object: "", in: context).toBool() == false && JSValue(object: "0", in: context).toBool())
        #expect(JSValue(object: [1, 2, 3], in: context).toString() == "1,2,3")
        #expect(JSValue(double: -1, in: context).toUInt32() == .max)
        #expect(JSValue(double: -1.5, in: context).toInt32() == -1)
    }

    @Test func aContextKeepsWhatAProgramSets() throws {
        let context = try #require(JSContext())
        context.setObject(["name": "Ada"], forKeyedSubscript: "person" as NSString)
        #expect(context.objectForKeyedSubscript("person").forProperty("name").toString() == "Ada")
        #expect(context.objectForKeyedSubscript("other").isUndefined)
    }

    @Test func noScriptRuns() throws {
        let context = try #require(JSContext())
        #expect(context.evaluateScript("1 + 1").isUndefined && context.exception == nil)
    }
}
