import Foundation
import Testing
@testable import QuadrantBase

/// JSON of any form.
@Suite struct JSONValueTests {
    @Test func aValueIsReadAndWrittenAsItWas() throws {
        let text = #"{"a":[1,2.5,true,null,"x"],"b":{"c":"d"},"n":-9007199254740991}"#
        let value = try JSONValue(Data(text.utf8))
        #expect(String(decoding: value.data, as: UTF8.self) == text)
        #expect(value["a"]?.list?.count == 5)
        #expect(value["a"]?.list?[2].flag == true)
        #expect(value["b"]?["c"]?.text == "d")
        #expect(value["nothing"] == nil)
        #expect(value["a"]?["b"] == nil)
    }

    @Test func whatIsNotFiniteIsText() {
        #expect(String(decoding: JSONValue.number(.infinity).data, as: UTF8.self) == "\"infinity\"")
    }

    @Test func textThatIsNoJSONIsRefused() {
        #expect(throws: DecodingError.self) { try JSONValue(Data("{".utf8)) }
        #expect(throws: DecodingError.self) { try JSONValue(Data()) }
    }
}
