import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// The JSON form of a record: described by a schema, and read back without loss.
@MainActor @Suite struct ExplainSchemaTests {
    private static let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Docs/Explain.schema.json")

    private func json(_ name: String) throws -> Data {
        let scene = ViewHarness(offering: 300, 500) {
            switch name {
            case "stacks": AnyView(ExplainWordsTests.stacks)
            case "modifiers": AnyView(ExplainWordsTests.modifiers)
            default: AnyView(ExplainWordsTests.containers)
            }
        }
        return try scene.host.explanation(of: name).json()
    }

    @Test(arguments: ExplainWordsTests.cases) func theJSONFollowsTheSchema(name: String) throws {
        let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.schema)) as! [String: Any]
        let object = try JSONSerialization.jsonObject(with: json(name))
        let faults = SchemaCheck(schema).faults(object)
        #expect(faults.isEmpty, "\(faults.prefix(5).joined(separator: "\n"))")
    }

    @Test(arguments: ExplainWordsTests.cases) func theRecordIsReadBackWithoutLoss(name: String) throws {
        let data = try json(name), record = try LayoutExplanation(json: data)
        #expect(try record.json() == data)
        #expect(record.nodes.contains { node in node.answers.contains { $0.proposal.width == .infinity } }
            || name != "stacks")
    }

    /// Changes, a layout that does not settle, and preferences.
    @Test func whatIsNotInEveryRecordFollowsTheSchema() throws {
        let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.schema)) as! [String: Any]
        let scene = ViewHarness(offering: 300, 500) { LayoutChangesTests.Endless() }
        let recording = ChangeRecording(scene.host, cause: "--wait 1")
        scene.advance(by: 1)
        var record = scene.host.explanation()
        record.changes = recording.changes(record) { _ in
            WritingCall(source: .init(file: "A.swift", line: 1, column: 1), property: nil)
        }
        #expect(record.unsettled?.writes.isEmpty == false)
        #expect(record.nodes.contains { $0.preferences != nil } && !record.nodes.allSatisfy { $0.preferences != nil })
        let data = try record.json(), faults = SchemaCheck(schema).faults(try JSONSerialization.jsonObject(with: data))
        #expect(faults.isEmpty, "\(faults.prefix(5).joined(separator: "\n"))")
        #expect(try LayoutExplanation(json: data) == record)
        _ = scene.takeReports()
    }

    /// The schema names the version of the model, and rejects what it does not describe.
    @Test func theSchemaIsStrict() throws {
        let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.schema)) as! [String: Any]
        var object = try JSONSerialization.jsonObject(with: json("stacks")) as! [String: Any]
        object["extra"] = 1
        #expect(SchemaCheck(schema).faults(object) == ["/extra is not described"])
        object["extra"] = nil
        object["version"] = LayoutExplanation.version + 1
        #expect(SchemaCheck(schema).faults(object) == ["/version is not 1"])
        object["version"] = LayoutExplanation.version
        var nodes = object["nodes"] as! [[String: Any]]
        nodes[0]["size"] = nil
        nodes[0]["kind"] = "thing"
        object["nodes"] = nodes
        #expect(SchemaCheck(schema).faults(object) == ["/nodes/0 has no size", "/nodes/0/kind is thing"])
    }
}

/// The part of JSON Schema that the schema of records uses.
struct SchemaCheck {
    private let root: [String: Any]
    init(_ root: [String: Any]) { self.root = root }

    func faults(_ value: Any) -> [String] { faults(value, root, "").sorted() }

    private func faults(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
        if let name = (schema["$ref"] as? String)?.split(separator: "/").last,
           let found = (root["$defs"] as? [String: Any])?[String(name)] as? [String: Any] {
            return faults(value, found, path)
        }
        if let choices = schema["anyOf"] as? [[String: Any]] {
            return choices.contains { faults(value, $0, path).isEmpty } ? [] : ["\(path) is none of the choices"]
        }
        if let known = schema["const"] {
            return "\(known)" == "\(value)" ? [] : ["\(path) is not \(known)"]
        }
        if let known = schema["enum"] as? [String] {
            return known.contains(value as? String ?? "") ? [] : ["\(path) is \(value)"]
        }
        switch schema["type"] as? String {
        case "object"?:
            guard let object = value as? [String: Any] else { return ["\(path) is no object"] }
            let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
            var found = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
                .map { "\(path) has no \($0)" }
            for (name, inner) in object {
                if let known = properties[name] { found += faults(inner, known, "\(path)/\(name)") }
                else if let other = schema["additionalProperties"] as? [String: Any] {
                    found += faults(inner, other, "\(path)/\(name)")
                } else { found.append("\(path)/\(name) is not described") }
            }
            return found
        case "array"?:
            guard let list = value as? [Any] else { return ["\(path) is no array"] }
            guard let items = schema["items"] as? [String: Any] else { return [] }
            return list.enumerated().flatMap { faults($0.element, items, "\(path)/\($0.offset)") }
        case "string"?: return value is String ? [] : ["\(path) is no string"]
        case "integer"?: return value as? Int != nil ? [] : ["\(path) is no integer"]
        case "number"?: return value as? Double != nil ? [] : ["\(path) is no number"]
        case "boolean"?: return value as? Bool != nil ? [] : ["\(path) is no boolean"]
        default: return []
        }
    }
}
