import Foundation
import QuadrantBase

/// The settings of one target in its debug configuration. Those of the target override those of the project, and each
/// of the two overrides its own `.xcconfig` file.
package struct BuildSettings {
    package private(set) var values: [String: String]
    /// The platforms whose conditional settings, such as `[sdk=iphoneos*]`, apply.
    private var sdks: [String] = ["iphonesimulator", "iphoneos"]

    package init(_ objects: XcodeObjects, target: XcodeObjects.Object, _ note: (String) -> Void) {
        let name = target["name"] as? String ?? ""
        values = [
            "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PROJECT_NAME": FilePath.stem(of: objects.path), "SRCROOT": objects.folder, "PROJECT_DIR": objects.folder,
            "SOURCE_ROOT": objects.folder, "PROJECT_FILE_PATH": objects.path, "CONFIGURATION": "Debug",
            "DEVELOPMENT_LANGUAGE": objects.root["developmentRegion"] as? String ?? "en",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
        ]
        for owner in [objects.root, target] {
            guard let list = objects.object(owner["buildConfigurationList"]) else { continue }
            let all = objects.list(list, "buildConfigurations").map(\.object)
            func named(_ test: (String) -> Bool) -> XcodeObjects.Object? {
                all.first { test($0["name"] as? String ?? "") }
            }
            guard let configuration = named({ $0 == "Debug" }) ?? named({ $0.lowercased().contains("debug") })
                ?? named({ $0 == list["defaultConfigurationName"] as? String }) ?? all.first else { continue }
            if let file = Self.baseFile(of: configuration, objects) {
                if FilePath.isFile(file) {
                    var reader = ConfigurationFile()
                    add(reader.read(file))
                    if reader.isOverLimit {
                        note(ConfigurationFile.limitNote(FilePath.relative(file, to: objects.folder)))
                    }
                } else {
                    note("missing build settings file '\(FilePath.relative(file, to: objects.folder))'")
                }
            }
            add((configuration["buildSettings"] as? XcodeObjects.Object ?? [:]).mapValues { value in
                (value as? [String])?.joined(separator: " ") ?? "\(value)"
            })
        }
        let known = platforms
        if !known.isEmpty, !known.contains(.iOS) {
            sdks = switch known[0] {
            case .macOS: ["macosx"]
            case .tvOS: ["appletvsimulator", "appletvos"]
            case .watchOS: ["watchsimulator", "watchos"]
            default: ["xrsimulator", "xros"]
            }
        }
    }

    /// Settings of a target that are written out, those that override others last.
    init(target name: String, project: String, in folder: String, _ layers: [[String: String]]) {
        values = [
            "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PROJECT_NAME": project, "SRCROOT": folder, "PROJECT_DIR": folder, "SOURCE_ROOT": folder,
            "CONFIGURATION": "Debug", "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
            // What XcodeGen and Xcode's templates set for debugging.
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG",
        ]
        for layer in layers { add(layer) }
    }

    private static func baseFile(of configuration: XcodeObjects.Object, _ objects: XcodeObjects) -> String? {
        if let name = configuration["baseConfigurationReference"] as? String { return objects.path(of: name) }
        // The `.xcconfig` file is in a synchronized folder.
        guard let anchor = configuration["baseConfigurationReferenceAnchor"] as? String,
              let relative = configuration["baseConfigurationReferenceRelativePath"] as? String,
              let folder = objects.path(of: anchor) else { return nil }
        return folder + "/" + relative
    }

    private mutating func add(_ layer: [String: String]) {
        for (key, value) in layer {
            values[key] = value.contains("inherited") ? Self.replacing(value, ["inherited": values[key] ?? ""]) : value
        }
    }

    private static func replacing(_ text: String, _ values: [String: String]) -> String {
        values.reduce(text) { text, entry in
            text.replacingOccurrences(of: "$(\(entry.key))", with: entry.value)
                .replacingOccurrences(of: "${\(entry.key)}", with: entry.value)
        }
    }

    // MARK: Values

    /// The expanded value of a setting; nil if it is not set, or empty.
    package subscript(_ name: String) -> String? {
        let conditional = values.keys.filter { key in
            guard key.hasPrefix(name + "["), let start = key.range(of: "[sdk=") else { return false }
            let pattern = String(key[start.upperBound...].prefix { $0 != "]" && $0 != "," })
            return sdks.contains { fnmatch(pattern, $0, 0) == 0 }
        }.sorted().last
        guard let value = conditional.flatMap({ values[$0] }) ?? values[name] else { return nil }
        let text = resolved(value).trimmingCharacters(in: .whitespaces)
        return text.isEmpty ? nil : text
    }

    package func flag(_ name: String) -> Bool { self[name]?.uppercased() == "YES" }

    /// Splits a list at white space; quotes and backslashes keep spaces in one word.
    package func list(_ name: String) -> [String] {
        var string: [String] = [], word = "", quote: Character?, isOpen = false, isEscaped = false
        for letter in self[name] ?? "" {
            if isEscaped { (word, isEscaped) = (word + String(letter), false) }
            else if letter == "\\" { (isEscaped, isOpen) = (true, true) }
            else if let open = quote { if letter == open { quote = nil } else { word.append(letter) } }
            else if letter == "\"" || letter == "'" { (quote, isOpen) = (letter, true) }
            else if letter.isWhitespace {
                if isOpen { string.append(word) }
                (word, isOpen) = ("", false)
            } else {
                word.append(letter)
                isOpen = true
            }
        }
        return isOpen ? string + [word] : string
    }

    /// The largest number of expansions in one value, and of characters in it: settings may refer to each other so that
    /// each level is twice as long as the one below.
    private static let maxExpansions = 2_000, maxLength = 100_000

    /// Expands `$(NAME)` and `${NAME:operator}`; what is above the limits stays as it is written.
    func resolved(_ text: String) -> String {
        var expansions = 0
        return resolved(text, 0, &expansions)
    }

    private func resolved(_ text: String, _ depth: Int, _ expansions: inout Int) -> String {
        guard depth < 20, text.contains("$") else { return text }
        var result = "", rest = Substring(text)
        while expansions < Self.maxExpansions, result.utf8.count < Self.maxLength, let mark = rest.firstIndex(of: "$") {
            result += rest[..<mark]
            let after = rest.index(after: mark)
            guard after < rest.endIndex, rest[after] == "(" || rest[after] == "{" else {
                result.append("$")
                rest = rest[after...]
                continue
            }
            let (open, close): (Character, Character) = rest[after] == "(" ? ("(", ")") : ("{", "}")
            var level = 0, end = after
            while end < rest.endIndex {
                if rest[end] == open { level += 1 }
                if rest[end] == close { level -= 1 }
                if level == 0 { break }
                end = rest.index(after: end)
            }
            guard end < rest.endIndex else { return result + rest[mark...] }
            expansions += 1
            let expression = resolved(String(rest[rest.index(after: after)..<end]), depth + 1, &expansions)
            result += value(expression, depth, &expansions)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private func value(_ expression: String, _ depth: Int, _ expansions: inout Int) -> String {
        var parts = expression.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let name = parts.removeFirst()
        var text = values[name].map { resolved($0, depth + 1, &expansions) } ?? ""
        for word in parts {
            switch word {
            case "c99extidentifier", "identifier": text = Self.identifier(text)
            case "rfc1034identifier":
                text = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
            case "lower": text = text.lowercased()
            case "upper": text = text.uppercased()
            default: if word.hasPrefix("default="), text.isEmpty { text = String(word.dropFirst(8)) }
            }
        }
        return text
    }

    /// Converts a name into an identifier that is valid for a module.
    package static func identifier(_ name: String) -> String {
        var text = ""
        for letter in name.unicodeScalars {
            let fits = letter == "_" || letter.properties.isXIDContinue
            text.unicodeScalars.append(fits ? letter : "_")
        }
        if let first = text.unicodeScalars.first, !(first == "_" || first.properties.isXIDStart) {
            text = "_" + text.unicodeScalars.dropFirst().map(String.init).joined()
        }
        return text
    }

    /// The platforms of a target, from its supported platforms, its SDK, or its deployment targets.
    package var platforms: [Project.Platform] {
        let string: [(String, Project.Platform)] = [
            ("iphone", .iOS), ("macosx", .macOS), ("appletv", .tvOS), ("watch", .watchOS), ("xr", .visionOS),
        ]
        func named(_ text: String) -> [Project.Platform] {
            let given = text.lowercased().split { $0 == " " || $0 == "," }
            return string.filter { word in given.contains { $0.hasPrefix(word.0) } }.map(\.1)
        }
        if let text = self["SUPPORTED_PLATFORMS"] { return named(text) }
        if let text = self["SDKROOT"], text != "auto" { return named(text) }
        let versions: [(String, Project.Platform)] = [
            ("IPHONEOS", .iOS), ("MACOSX", .macOS), ("TVOS", .tvOS), ("WATCHOS", .watchOS), ("XROS", .visionOS),
        ]
        return versions.filter { self[$0.0 + "_DEPLOYMENT_TARGET"] != nil }.map(\.1)
    }
}

/// An `.xcconfig` file: one setting per line, and includes of other files.
struct ConfigurationFile {
    /// The largest number of files that are read: files may include each other.
    private static let maxFiles = 200
    private static let maxLength = 100_000
    private var files = 0
    /// Whether an include was left out, or a value is too long.
    private(set) var isOverLimit = false

    static func limitNote(_ file: String) -> String {
        "'\(file)' includes more than \(maxFiles) files, or has a value of more than \(maxLength) characters; "
            + "the rest is left out"
    }

    mutating func read(_ path: String, depth: Int = 0) -> [String: String] {
        files += 1
        guard depth < 20, files <= Self.maxFiles else {
            isOverLimit = true
            return [:]
        }
        guard FilePath.isFile(path), let data = FileManager.default.contents(atPath: path) else { return [:] }
        var values: [String: String] = [:]
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line)
                .trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("#include") {
                let name = text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first ?? ""
                let other = FilePath.named(String(name), in: FilePath.folder(of: path))
                values.merge(read(other, depth: depth + 1)) { $1 }
                continue
            }
            // The first equals sign outside of a condition in brackets.
            var level = 0
            guard let equals = text.firstIndex(where: { letter in
                if letter == "[" { level += 1 }
                if letter == "]" { level -= 1 }
                return letter == "=" && level == 0
            }) else { continue }
            let key = text[..<equals].trimmingCharacters(in: .whitespaces)
            var value = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
            if value.hasSuffix(";") { value.removeLast() }
            if let before = values[key] {
                let times = value.components(separatedBy: "$(inherited)").count - 1
                guard value.utf8.count + times * before.utf8.count < Self.maxLength else {
                    isOverLimit = true
                    continue
                }
                value = value.replacingOccurrences(of: "$(inherited)", with: before)
            }
            values[key] = value
        }
        return values
    }
}
