import Foundation
import QuadrantBase
import QuadrantCompiler
import QuadrantProject

/// Generates Swift classes for the files of a target that define intents of Siri, as Xcode does: a class for an intent
/// with its response and the protocol of what handles it, an enumeration for a choice, a class for a type.
struct IntentClasses {
    /// The generated Swift text; empty without such files.
    private(set) var text = ""

    /// Types that the sources declare are not generated.
    init(_ target: Project.Target, besides sources: [SourceSet.File]) {
        let files = target.resources.map(\.path).filter { FilePath.ending(of: $0) == "intentdefinition" }.sorted()
        guard !files.isEmpty else { return }
        let own = sources.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
        var seen: Set<String> = [], parts: [String] = []
        func isNew(_ name: String) -> Bool {
            let pattern = "\\b(class|enum|struct|protocol)\\s+\(name)\\b"
            return seen.insert(name).inserted && own.range(of: pattern, options: .regularExpression) == nil
        }
        for file in files {
            guard let data = FileManager.default.contents(atPath: file),
                  let root = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            else { continue }
            let prefix = root["INIntentDefinitionClassPrefix"] as? String ?? ""
            for item in Self.items(root["INEnums"]) {
                guard let name = Self.name(item, "INEnum", prefix), isNew(name) else { continue }
                parts.append(Self.choice(name, item))
            }
            for item in Self.items(root["INTypes"]) {
                guard let name = Self.name(item, "INType", prefix), isNew(name) else { continue }
                let values = Self.properties(Self.items(item["INTypeProperties"]), "INTypeProperty", prefix)
                parts.append("open class \(name): INObject {\n\(values)}\n")
            }
            for item in Self.items(root["INIntents"]) {
                guard let name = Self.name(item, "INIntent", prefix), isNew(name + "Intent") else { continue }
                parts.append(Self.intent(name + "Intent", item, prefix))
            }
        }
        if !parts.isEmpty { text = "import Foundation\nimport Intents\nimport UIKit\n" + parts.joined() }
    }

    private static func items(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }

    /// The name of the class; nil for those of the system.
    private static func name(_ item: [String: Any], _ kind: String, _ prefix: String) -> String? {
        if let own = item[kind + "ClassPrefix"] as? String, own == "IN" { return nil }
        guard let name = item[kind + "Name"] as? String else { return nil }
        return (item[kind + "ClassPrefix"] as? String ?? prefix) + name
    }

    /// An enumeration, whose first case has the number 0.
    private static func choice(_ name: String, _ item: [String: Any]) -> String {
        let cases = items(item["INEnumValues"]).compactMap { value in
            (value["INEnumValueName"] as? String).map {
                "    case `\($0)` = \(value["INEnumValueIndex"] as? Int ?? 0)\n"
            }
        }
        return "public enum \(name): Int, Sendable {\n\(cases.joined())}\n"
    }

    /// The values of an intent, a response or a type.
    private static func properties(_ items: [[String: Any]], _ kind: String, _ prefix: String) -> String {
        items.compactMap { item in
            guard let name = item[kind + "Name"] as? String, !["identifier", "displayString"].contains(name)
            else { return nil }
            let isList = (item[kind + "SupportsMultipleValues"] as? Bool) == true
            if let choice = item[kind + "EnumType"] as? String {
                return isList ? "    open var `\(name)`: [NSNumber]?\n"
                    : "    open var `\(name)` = \(prefix)\(choice)(rawValue: 0)!\n"
            }
            let type = switch item[kind + "Type"] as? String ?? "" {
            case "Integer", "Boolean", "Decimal", "Double", "Long", "TimeInterval": "NSNumber"
            case "Date", "DateComponents": "DateComponents"
            case "URL": "URL"
            case "File": "INFile"
            case "Person": "INPerson"
            case "Placemark": "CLPlacemark"
            case "Currency": "INCurrencyAmount"
            case "Object": (item[kind + "ObjectType"] as? String).map { prefix + $0 } ?? "INObject"
            default: "String"
            }
            return "    open var `\(name)`: \(isList ? "[\(type)]" : type)?\n"
        }.joined()
    }

    private static func intent(_ name: String, _ item: [String: Any], _ prefix: String) -> String {
        let response = item["INIntentResponse"] as? [String: Any] ?? [:]
        let given = properties(items(item["INIntentParameters"]), "INIntentParameter", prefix)
        let answered = properties(items(response["INIntentResponseParameters"]), "INIntentResponseParameter", prefix)
        let common = ["unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
                     "failureRequiringAppLaunch"]
        let own = items(response["INIntentResponseCodes"]).compactMap { $0["INIntentResponseCodeName"] as? String }
            .filter { !common.contains($0) }
        return """
            open class \(name): INIntent {
            \(given)}
            public enum \(name)ResponseCode: Int, Sendable {
                case \(common.joined(separator: ", "))
            \(own.enumerated().map { "    case `\($1)` = \(100 + $0)\n" }.joined())}
            open class \(name)Response: INIntentResponse {
                open var code = \(name)ResponseCode.unspecified
            \(answered)    public convenience init(code: \(name)ResponseCode, userActivity: NSUserActivity?) {
                    self.init()
                    self.code = code
                }
                open class func success() -> \(name)Response { \(name)Response(code: .success, userActivity: nil) }
                open class func failure() -> \(name)Response { \(name)Response(code: .failure, userActivity: nil) }
            }
            public protocol \(name)Handling: NSObjectProtocol {
                func handle(intent: \(name), completion: @escaping (\(name)Response) -> Void)
                func handle(intent: \(name)) async -> \(name)Response
            }
            extension \(name)Handling {
                public func handle(intent: \(name), completion: @escaping (\(name)Response) -> Void) {
                    completion(\(name)Response(code: .failure, userActivity: nil))
                }
                public func handle(intent: \(name)) async -> \(name)Response {
                    \(name)Response(code: .failure, userActivity: nil)
                }
                public func confirm(intent: \(name), completion: @escaping (\(name)Response) -> Void) {
                    completion(\(name)Response(code: .ready, userActivity: nil))
                }
            }

            """
    }
}
