import Foundation
import QuadrantDisplayList
import Testing
import QuadrantViews
import QuadrantCore

/// Reading the arguments of a view's initialiser from JSON.
@Suite("_PropertyValues")
struct PropertyValuesTests {
    private struct Reading: Codable, Equatable {
        var hour: Int
        var knots: Double?
    }
    private enum Kind: String, Codable { case calm, gale }
    private struct Plain {}

    private func values(_ json: String) throws -> _PropertyValues {
        try _PropertyValues(of: Data("{\"id\": 1, \"values\": \(json)}".utf8))
    }

    /// The type is that of the argument.
    @Test func readsCodableValues() throws {
        let values = try values("""
            {"title": "Wind", "count": 3, "size": 2.5, "kind": "gale", "none": null,
             "readings": [{"hour": 6}, {"hour": 7, "knots": 4}], "isOn": true, "data": "AQI="}
            """)
        #expect(try values.read("title") == "Wind")
        #expect(try values.read("count") == 3)
        #expect(try values.read("count") == 3.0)
        #expect(try values.read("size") == 2.5)
        #expect(try values.read("kind") == Kind.gale)
        #expect(try values.read("none") == Int?.none)
        #expect(try values.read("absent") == Int?.none)
        #expect(try values.read("readings") == [Reading(hour: 6), Reading(hour: 7, knots: 4)])
        #expect(try values.read("data") == Data([1, 2]))
        let binding: Binding<Bool> = try values.read("isOn")
        #expect(binding.wrappedValue)
        #expect(values.names == ["count", "data", "isOn", "kind", "none", "readings", "size", "title"])
    }

    /// 2026-11-25 is 20,782 days of 86,400 seconds after 1970.
    @Test func readsDates() throws {
        let table: [(json: String, hours: Double)] = [
            ("\"2026-11-25\"", 0), ("\"2026-11-25T09:00:00Z\"", 9), ("\"2026-11-25T09:00:00+01:00\"", 8),
            ("\"2026-11-25T09:00:00.5Z\"", 9 + 0.5 / 3600), ("1795564800", 0), ("1795566600.0", 0.5),
        ]
        for (json, hours) in table {
            let date: Date = try values("{\"at\": \(json)}").read("at")
            #expect(date == Date(timeIntervalSince1970: 20_782 * 86_400 + hours * 3600), "\(json)")
        }
    }

    /// A default is used where no value is given, and an action is one that does nothing.
    @Test func absentValues() throws {
        let values = try values("{}")
        #expect(try values.read("count", default: 4) == 4)
        var count = 5
        try values.assign("count", to: &count)
        #expect(count == 5)
        let action: () -> Void = try values.read("action")
        action()
        let other: (Int) -> Void = try values.read("other")
        other(3)
    }

    @Test func givenValuesReplaceDefaults() throws {
        let values = try values("{\"count\": 7}")
        #expect(try values.read("count", default: 4) == 7)
        var count = 5
        try values.assign("count", to: &count)
        #expect(count == 7)
        var state = State(initialValue: 5)
        try values.assign("count", to: &state)
        #expect(state.wrappedValue == 7)
    }

    /// Each error names the value.
    @Test func eachErrorNamesItsValue() throws {
        func message(_ json: String, _ body: (_PropertyValues) throws -> Void) -> String {
            do { try body(try values(json)) } catch {
                return (error as? Diagnostic).map { "\($0.at): \($0.what)" } ?? "\(error)"
            }
            return ""
        }
        #expect(message("{\"count\": \"x\"}") { let _: Int = try $0.read("count") }
            .hasPrefix("values.count: values.count is not of type Int"))
        #expect(message("{}") { let _: Int = try $0.read("count") } == "values: the value of 'count' is missing")
        #expect(message("{\"readings\": [{\"hour\": 1}, {}]}") { let _: [Reading] = try $0.read("readings") }
            == "values.readings[1]: values.readings[1] has no \"hour\"")
        #expect(message("{\"kind\": \"storm\"}") { let _: Kind = try $0.read("kind") }.hasPrefix("values.kind: "))
        #expect(message("{\"at\": \"soon\"}") { let _: Date = try $0.read("at") }.contains("'soon' is no date"))
        #expect(message("{}") { let _: Plain = try $0.read("plain") }
            == "values.plain: the view requires a value of type Plain for 'plain'")
        #expect(message("{\"plain\": 1}") {
            var plain = Plain()
            try $0.assign("plain", to: &plain)
        } == "values.plain: 'plain' cannot be set from JSON")
        #expect(message("{\"action\": 1}") { let _: () -> Void = try $0.read("action") }
            == "values.action: 'action' cannot be set from JSON")
        #expect(message("[1]") { _ in }.hasPrefix("values: "))
    }
}
