import Foundation

/// The output of `swift package dump-package`, as far as it is used.
package struct PackageManifest: Decodable {
    package struct Platform: Decodable { var platformName: String }
    struct ToolsVersion: Decodable { var _version: String }

    package struct Condition: Decodable {
        var platformNames: [String]?
        package var config: String?
        package var traits: [String]?

        /// Whether the condition is met in a debug build for iOS, or for the only platform of a target, with the
        /// enabled traits of its package.
        package func holds(for platforms: [Project.Platform], traits enabled: [String]) -> Bool {
            if let config, config.lowercased() != "debug" { return false }
            if let traits, !traits.isEmpty, !traits.contains(where: enabled.contains) { return false }
            guard let platformNames, !platformNames.isEmpty else { return true }
            let known = Set(platformNames.map { $0.lowercased() })
            if platforms.isEmpty || platforms.contains(.iOS) { return known.contains("ios") }
            return platforms.contains { known.contains($0.rawValue.lowercased()) }
        }
    }

    /// A dependency on another package: a folder or a URL.
    package struct Dependency: Decodable {
        struct FileSystem: Decodable {
            var identity: String
            var nameForTargetDependencyResolutionOnly: String?
            var path: String
            var traits: [EnabledTrait]?
        }
        struct Location: Decodable {
            struct Remote: Decodable { var urlString: String }
            var remote: [Remote]?
            var local: [String]?
        }
        struct SourceControl: Decodable {
            var identity: String
            var nameForTargetDependencyResolutionOnly: String?
            var location: Location
            var requirement: Requirement?
            var traits: [EnabledTrait]?
        }
        /// The accepted versions; exactly one of these is set.
        struct Requirement: Decodable {
            struct Range: Decodable { var lowerBound, upperBound: String }
            var range: [Range]?
            var exact: [String]?
            var branch: [String]?
            var revision: [String]?
        }
        struct Registry: Decodable {
            var identity: String
            var traits: [EnabledTrait]?
        }
        /// A trait that is enabled in the other package.
        struct EnabledTrait: Decodable { var name: String }

        var fileSystem: [FileSystem]?
        var sourceControl: [SourceControl]?
        var registry: [Registry]?
    }

    package struct Trait: Decodable {
        package var name: String
        var enabledTraits: [String]?
    }

    package struct Product: Decodable {
        package var name: String
        package var targets: [String]
        /// The kind of product: library, executable or plugin.
        package var type: [String: [String]?]
    }

    /// A dependency of a target: `["Name", "Package", aliases, condition]` under the keyword for its kind.
    package struct TargetDependency: Decodable {
        package var word: String
        package var name: String
        package var package: String?
        package var condition: Condition?

        package init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            guard let key = container.allKeys.first else { throw CocoaError(.coderValueNotFound) }
            word = key.stringValue
            var list = try container.nestedUnkeyedContainer(forKey: key)
            name = try list.decode(String.self)
            if word == "product" {
                package = try list.decodeIfPresent(String.self)
                _ = try? list.decodeIfPresent([String: String].self)
            }
            while !list.isAtEnd {
                if let found = try? list.decodeIfPresent(Condition.self) { condition = found } else { break }
            }
        }
    }

    package struct Setting: Decodable {
        var tool: String
        package var condition: Condition?
        package var word: String
        package var values: [String]

        private enum CodingKeys: String, CodingKey { case tool, condition, kind }

        package init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            tool = try container.decode(String.self, forKey: .tool)
            condition = try? container.decodeIfPresent(Condition.self, forKey: .condition)
            let kind = try container.nestedContainer(keyedBy: AnyKey.self, forKey: .kind)
            word = kind.allKeys.first?.stringValue ?? ""
            values = []
            guard let key = kind.allKeys.first,
                  let inner = try? kind.nestedContainer(keyedBy: AnyKey.self, forKey: key) else { return }
            for name in inner.allKeys {
                if let text = try? inner.decode(String.self, forKey: name) { values.append(text) }
                if let texts = try? inner.decode([String].self, forKey: name) { values += texts }
            }
        }
    }

    package struct Resource: Decodable {
        package var path: String
        package var rule: [String: [String: String?]?]
    }

    package struct Target: Decodable {
        package var name: String
        /// regular, executable, test, system, binary, plugin or macro.
        package var type: String
        package var path: String?
        package var sources: [String]?
        package var exclude: [String]?
        package var resources: [Resource]?
        var publicHeadersPath: String?
        package var dependencies: [TargetDependency]?
        package var settings: [Setting]?
        package var url: String?
        var pluginUsages: [PluginUsage]?
    }

    /// A plugin that a target uses: `{"plugin": [NAME, PACKAGE]}`.
    struct PluginUsage: Decodable {
        var name: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            guard let key = container.allKeys.first else { throw CocoaError(.coderValueNotFound) }
            var list = try container.nestedUnkeyedContainer(forKey: key)
            name = try list.decode(String.self)
        }
    }

    package var name: String
    package var platforms: [Platform]?
    package var products: [Product]?
    package var traits: [Trait]?
    package var dependencies: [Dependency]?
    package var targets: [Target]
    var toolsVersion: ToolsVersion
    var swiftLanguageVersions: [String]?
}

struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
