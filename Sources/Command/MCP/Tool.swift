import QuadrantBase

/// A tool as clients see it: its name, what it is for, and its parameters.
struct Tool: Sendable {
    struct Parameter: Sendable {
        enum Kind: Equatable, Sendable {
            case text, number, flag
            case choice([String])
            /// An object whose members are texts, numbers or flags.
            case values
            /// A list of objects, each with one of these keys.
            case actions([(name: String, summary: String)])
            case texts

            static func == (a: Self, b: Self) -> Bool { a.name == b.name }

            /// In messages.
            var name: String {
                switch self {
                case .text: "text"
                case .number: "a number"
                case .flag: "true or false"
                case .choice(let names): "one of \(names.joined(separator: ", "))"
                case .values: "an object of names and values"
                case .actions(let known): "a list of objects with one of \(known.map(\.name).joined(separator: ", "))"
                case .texts: "a list of texts"
                }
            }
        }

        var name: String
        var kind: Kind
        var summary: String
        var isRequired = false
    }

    var name: String
    var title: String
    var summary: String
    var parameters: [Parameter]
    /// Whether it changes files of the user.
    var writes = false

    /// As `tools/list` shows it.
    var description: JSONValue {
        let properties = parameters.map { ($0.name, $0.schema) }
        var schema: [String: JSONValue] = [
            "type": "object", "properties": .object(Dictionary(properties) { $1 }), "additionalProperties": false,
        ]
        let required = parameters.filter(\.isRequired).map { JSONValue.text($0.name) }
        if !required.isEmpty { schema["required"] = .list(required) }
        return [
            "name": .text(name), "title": .text(title), "description": .text(summary), "inputSchema": .object(schema),
            "annotations": ["readOnlyHint": .flag(!writes), "destructiveHint": false, "openWorldHint": false],
        ]
    }

    /// Throws if arguments are not those of the parameters.
    func check(_ arguments: [String: JSONValue]) throws {
        let known = parameters.map(\.name)
        for (name, value) in arguments.sorted(by: { $0.key < $1.key }) {
            guard let parameter = parameters.first(where: { $0.name == name }) else {
                let near = SpellingSuggestion.of(name, in: known).map { "Did you mean '\($0)'? " } ?? ""
                throw Failure(.usage, "'\(self.name)' has no parameter '\(name)'", at: name,
                              rule: known.isEmpty ? "It has no parameters."
                                  : "Its parameters are \(known.joined(separator: ", ")).",
                              fix: near + "Use one of these names.")
            }
            if value == .null || parameter.takes(value) { continue }
            throw Failure(.usage, "the value of '\(name)' is not \(parameter.kind.name)", at: name,
                          rule: "'\(name)' is \(parameter.kind.name): \(parameter.summary).",
                          fix: "Write a value of that kind.")
        }
        if let missing = parameters.first(where: { $0.isRequired && arguments[$0.name] ?? .null == .null }) {
            throw Failure(.usage, "'\(self.name)' requires '\(missing.name)'", at: missing.name,
                          rule: "'\(missing.name)' is \(missing.kind.name): \(missing.summary).", fix: "Add it.")
        }
    }
}

extension Tool.Parameter {
    private static let scalar: JSONValue = ["type": ["string", "number", "boolean"]]

    fileprivate var schema: JSONValue {
        var schema: [String: JSONValue] = ["description": .text(summary)]
        switch kind {
        case .text: schema["type"] = "string"
        case .number: schema["type"] = "number"
        case .flag: schema["type"] = "boolean"
        case .choice(let names):
            schema["type"] = "string"
            schema["enum"] = .list(names.map { .text($0) })
        case .values:
            schema["type"] = "object"
            schema["additionalProperties"] = Self.scalar
        case .texts:
            schema["type"] = "array"
            schema["items"] = ["type": "string"]
        case .actions(let known):
            schema["type"] = "array"
            schema["items"] = [
                "type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": false,
                "properties": .object(Dictionary(known.map {
                    ($0.name, ["type": ["string", "number"], "description": .text($0.summary)])
                }) { $1 }),
            ]
        }
        return .object(schema)
    }

    fileprivate func takes(_ value: JSONValue) -> Bool {
        func isScalar(_ value: JSONValue) -> Bool { value.text != nil || value.number != nil || value.flag != nil }
        switch kind {
        case .text: return value.text != nil
        case .number: return value.number != nil
        case .flag: return value.flag != nil
        case .choice(let names): return value.text.map(names.contains) ?? false
        case .values: return value.object.map { $0.values.allSatisfy(isScalar) } ?? false
        case .texts: return value.list.map { $0.allSatisfy { $0.text != nil } } ?? false
        case .actions(let known):
            return value.list?.allSatisfy { action in
                guard let action = action.object, action.count == 1, let (name, value) = action.first else {
                    return false
                }
                return known.contains { $0.name == name } && (value.text != nil || value.number != nil)
            } ?? false
        }
    }
}
