import Foundation
import QuadrantBase
import QuadrantDisplayList

/// One picture that a worker is asked for.
struct WorkerRequest {
    private(set) var view: String?
    private(set) var output: String?
    private(set) var format: String?
    /// Whether an existing output is kept.
    private(set) var keeps = false
    /// The options, as arguments of `CommandForm.request`.
    private(set) var arguments: [String] = []

    /// The value of a key besides `id` and `values`.
    private enum Value: Decodable {
        case flag(Bool)
        case text(String)
        case object([String: Value])
        case null

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if value.decodeNil() {
                self = .null
            } else if let flag = try? value.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? value.decode(Int64.self) {
                self = .text("\(number)")
            } else if let number = try? value.decode(Double.self) {
                self = .text("\(number)")
            } else if let text = try? value.decode(String.self) {
                self = .text(text)
            } else {
                self = .object((try? value.decode([String: Value].self)) ?? [:])
            }
        }
    }

    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private struct Raw: Decodable {
        var values: [String: Value] = [:]

        init(from decoder: any Decoder) throws {
            let object = try decoder.container(keyedBy: Key.self)
            for key in object.allKeys where !["id", "values"].contains(key.stringValue) {
                values[key.stringValue] = try object.decode(Value.self, forKey: key)
            }
        }
    }

    /// `defaults` are the options of the command line.
    init(_ json: Data, defaults: Arguments) throws {
        var given: [String: [String]] = [:], off: Set<String> = []
        for (name, value) in try JSONDecoder().decode(Raw.self, from: json).values.sorted(by: { $0.key < $1.key }) {
            switch (name, value) {
            case (_, .null): continue
            case ("view", .text(let text)): view = text
            case ("output", .text(let text)): output = text
            case ("format", .text(let text)): format = text
            case ("keep", .flag(let flag)): keeps = flag
            case ("state", .object(let states)):
                given[name] = try states.sorted { $0.key < $1.key }.map { state, value in
                    switch value {
                    case .flag(let flag): return "\(state)=\(flag)"
                    case .text(let text): return "\(state)=\(text)"
                    default: throw Self.wrong("state.\(state)", "text, a number, true or false")
                    }
                }
            default:
                guard let option = CommandForm.request.options.first(where: { $0.name == name }) else {
                    if ["view", "output", "format"].contains(name) { throw Self.wrong(name, "text") }
                    throw name == "keep" ? Self.wrong(name, "true or false") : Self.unknown(name)
                }
                switch value {
                case .flag(let flag) where option.value == nil:
                    if flag { given[name] = [] } else { off.insert(name) }
                case .text(let text) where option.value != nil && !option.repeats: given[name] = [text]
                default:
                    throw Self.wrong(name, option.value == nil ? "true or false" : option.repeats
                        ? "an object of names and values" : "text or a number")
                }
            }
        }
        // What a request says replaces what contradicts it in the defaults.
        for group in [["size"], ["device", "landscape"]] where given.keys.contains(where: group.contains) {
            off.formUnion(group[0] == "size" ? ["device", "landscape"] : ["size"])
        }
        if given.keys.contains(where: { ["dark", "color-scheme"].contains($0) }) || off.contains("dark") {
            off.formUnion(["dark", "color-scheme"])
        }
        for option in CommandForm.request.options {
            let values = given[option.name] ?? (off.contains(option.name) ? nil : defaults.values[option.name])
            guard let values else { continue }
            arguments += option.value == nil ? ["--" + option.name] : values.map { "--\(option.name)=\($0)" }
        }
    }

    private static func wrong(_ name: String, _ expected: String) -> Failure {
        Failure(.usage, "the value of '\(name)' is not \(expected)", at: name, rule: "'\(name)' is \(expected).",
                fix: "Write a value of that kind.")
    }

    private static func unknown(_ name: String) -> Failure {
        let known = ["id", "view", "values", "output", "format", "keep"] + CommandForm.request.options.map(\.name)
        let near = SpellingSuggestion.of(name, in: known).map { "Did you mean \"\($0)\"? " } ?? ""
        return Failure(.usage, "a request has no '\(name)'", at: name,
                       rule: "The keys are \(known.joined(separator: ", ")).",
                       fix: near + "Use one of these keys; values of the view's properties are in \"values\".")
    }
}
