import Foundation

/// The values of a program's Info.plist, with the build settings expanded.
package enum InfoPlist {
    package static func values(of target: Project.Target) -> [String: Any] {
        var values: [String: Any] = [:]
        if let path = target.infoPlist, let data = FileManager.default.contents(atPath: path),
           let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] {
            values = list.mapValues { resolved($0, target.infoVariables) }
        }
        for (key, text) in target.infoValues where values[key] == nil && !key.hasSuffix("_Generation") {
            values[key] = value(text, key)
        }
        // Keys that programs expect to be present.
        let ordinary = [
            "CFBundleIdentifier": "org.example." + target.module, "CFBundleName": target.name,
            "CFBundleExecutable": target.module, "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundlePackageType": "APPL", "CFBundleDevelopmentRegion": "en", "CFBundleShortVersionString": "1.0",
            "CFBundleVersion": "1",
        ]
        for (key, text) in ordinary where (values[key] as? String)?.isEmpty ?? (values[key] == nil) {
            values[key] = text
        }
        return values
    }

    private static func resolved(_ value: Any, _ variables: [String: String]) -> Any {
        switch value {
        case let text as String:
            guard text.contains("$") else { return text }
            return variables.reduce(text) { text, variable in
                text.replacingOccurrences(of: "$(\(variable.key))", with: variable.value)
                    .replacingOccurrences(of: "${\(variable.key)}", with: variable.value)
            }
        case let list as [Any]: return list.map { resolved($0, variables) }
        case let list as [String: Any]: return list.mapValues { resolved($0, variables) }
        default: return value
        }
    }

    /// A build setting in the type that Xcode writes into Info.plist.
    private static func value(_ text: String, _ key: String) -> Any {
        if key.hasPrefix("UISupportedInterfaceOrientations") {
            return text.split(separator: " ").map(String.init)
        }
        switch text {
        case "YES": return true
        case "NO": return false
        default: return text
        }
    }
}
