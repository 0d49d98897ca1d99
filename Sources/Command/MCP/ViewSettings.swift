import QuadrantBase
import QuadrantGeometry
import QuadrantSession

/// The settings of a view: options of `quadrant layout` by their names. A new one replaces those that contradict it.
struct ViewSettings: Equatable {
    private var values: [String: [String]] = [:]

    private static let names: Set<String> = [
        "device", "landscape", "status-bar", "size", "dark", "rtl", "dynamic-type", "locale", "time-zone", "date",
        "profile", "state", "fixtures", "time-limit", "scale",
    ]

    init() {}

    /// Those of the command line.
    init(_ arguments: Arguments) {
        for (name, value) in arguments.values where Self.names.contains(name) { values[name] = value }
        if arguments.has("dark") || arguments.value("color-scheme") == "dark" { values["dark"] = [] }
    }

    /// As words of a command line, always in the same order.
    var arguments: [String] {
        values.sorted { $0.key < $1.key }.flatMap { name, values in
            let isFlag = CommandForm.render.options.first { $0.name == name }.map { $0.value == nil } ?? false
            return isFlag ? ["--\(name)"] : values.map { "--\(name)=\($0)" }
        }
    }

    /// Takes over parameters of a request. Throws if two of them contradict each other.
    mutating func change(_ given: [String: JSONValue]) throws {
        if given["size"] != nil, let other = ["device", "landscape"].first(where: { given[$0] != nil }) {
            throw Failure(.usage, "'size' and '\(other)' are both given", at: "size, \(other)",
                          rule: "A view has the size of a device, with its safe area, or a size of its own without one.",
                          fix: "Give one of them; a later call may give the other, which replaces it.")
        }
        func text(_ value: JSONValue) -> String {
            value.text ?? value.flag.map { $0 ? "true" : "false" } ?? NumberText.exact(value.number ?? 0)
        }
        for (name, value) in given {
            switch name {
            case "device", "size": set(name, [text(value)])
            case "locale", "profile", "date": set(name, [text(value)])
            case "textSize": set("dynamic-type", [text(value)])
            case "landscape": set(name, value.flag == true ? [] : nil)
            case "appearance": set("dark", value.text == "dark" ? [] : nil)
            case "direction": set("rtl", value.text == "rightToLeft" ? [] : nil)
            case "state":
                set(name, (value.object ?? [:]).sorted { $0.key < $1.key }.map { "\($0)=\(text($1))" })
            default: break
            }
        }
    }

    /// Takes over a variant of `quadrant test`, or `light`, which those have not: alone or joined by `+`.
    mutating func change(toVariant name: String) throws {
        for part in name.split(separator: "+").map(String.init) {
            if part == "light" { set("dark", nil); continue }
            let options = try SceneVariant(part).options
            guard let option = options.first?.dropFirst(2) else { continue }
            set(String(option), Array(options.dropFirst()))
        }
    }

    private mutating func set(_ name: String, _ value: [String]?) {
        if name == "size" { values["device"] = nil; values["landscape"] = nil }
        if name == "device" || name == "landscape" { values["size"] = nil }
        values[name] = value
    }
}
