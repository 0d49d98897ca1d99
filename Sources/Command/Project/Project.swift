/// A program on disk: its targets, with the sources and dependencies of each.
///
/// Paths are absolute. Targets are in build order: each after its dependencies.
package struct Project: Codable, Equatable {
    /// The source of the program's structure.
    package enum Form: String, Codable {
        /// Swift files that were named, or a folder without a project.
        case files
        case package
        case xcodeProject = "xcodeproj"
        case workspace = "xcworkspace"
        case playground = "swiftpm"
        case tuist
        case xcodegen
    }

    package enum Platform: String, Codable, CaseIterable {
        case iOS, macOS, tvOS, watchOS, visionOS
    }

    package var form: Form
    package var name: String
    /// The `Package.swift`, project, workspace or folder that was read.
    package var path: String
    package var targets: [Target]
    /// Packages that are part of the project, or that it uses and that are on this machine.
    package var packages: [FoundPackage] = []
    /// Modules that are neither part of the project nor provided by quadrant.
    package var missing: [MissingPackage] = []
    /// Modules of quadrant that stand for packages.
    package var substitutes: [Substitute] = []
    /// Messages to print once, such as about a listed file that does not exist.
    package var notes: [String] = []
    /// The target that is shown; nil if the project has no target with Swift sources.
    package var chosen: String?
    /// Further targets that are drawn with it.
    package var besides: [String] = []
    /// The named files as absolute paths, if the project was found from them: only their views are shown.
    package var focus: [String] = []

    var chosenTarget: Target? { targets.first { $0.name == chosen } }

    /// A module of Swift code, or of C code that others import.
    package struct Target: Codable, Equatable {
        package enum Kind: String, Codable {
            case app, library, executable, appExtension, widget, tests, macro
        }

        package enum Language: String, Codable {
            case swift, c
        }

        /// Unique in the project; the name of the target in its package or Xcode project.
        package var name: String
        /// The name after `import`.
        package var module: String
        package var kind: Kind
        package var language = Language.swift
        /// The package or project that it belongs to, for `package` declarations.
        package var package: String
        /// Empty for all platforms.
        package var platforms: [Platform] = []
        /// Swift files in the order of the project; C, C++ and assembly files where the language is C.
        package var sources: [String]
        /// The folder of the public headers of a C target.
        package var headers: String?
        package var resources: [Resource] = []
        /// The files that SwiftGen generates from the resources and that are not on disk.
        package var generated: [SwiftGenOutput] = []
        /// The names of its direct dependencies.
        package var dependencies: [String] = []
        /// Flags of `#if`, such as `DEBUG`.
        package var conditions: [String] = []
        /// Further macros (`-D`) of a C target, and search paths (`-I`).
        package var definitions: [String] = []
        package var includes: [String] = []
        /// The compiler's `-swift-version`: 5 or 6.
        package var languageMode = "5"
        /// Enabled upcoming and experimental features.
        package var upcomingFeatures: [String] = []
        package var experimentalFeatures: [String] = []
        /// Whether declarations are isolated to the main actor by default (Xcode 26 projects).
        package var isMainActorByDefault = false
        /// The path of Info.plist, if there is one, and the values that the build settings add to it.
        package var infoPlist: String?
        package var infoValues: [String: String] = [:]
        /// The values for `$(NAME)` in that file.
        package var infoVariables: [String: String] = [:]
        /// The path of the bridging header, which is not compiled here.
        var bridgingHeader: String?
        /// Whether it belongs to the user, and not to a downloaded package.
        package var isOwn = true
        /// Whether a part of it is written in Objective-C, which is not compiled here.
        var hasObjectiveC = false
    }

    /// A file or folder that is copied into a bundle.
    package struct Resource: Codable, Equatable {
        package var path: String
        /// Whether its folder structure is preserved (`.copy` of packages, folder references of Xcode) instead of
        /// flattened.
        package var isFolder = false
    }

    /// A used package that is not on this machine.
    package struct MissingPackage: Codable, Equatable {
        package var name: String
        /// Its URL or folder.
        package var source: String
        /// The used products or modules, and the targets that use them.
        package var products: [String]
        package var users: [String]
        /// The requirement to fetch; nil if the package is not in a repository.
        var requirement: PackageRequirement?
    }

    /// A module of quadrant that stands for one of a package.
    package struct Substitute: Codable, Equatable {
        package var module: String
        /// The package, or the module if it is not known.
        package var package: String
        /// Its URL or folder, or why it cannot be built; empty if unknown.
        package var source: String
        /// The targets that import it.
        package var users: [String]
    }

    package struct FoundPackage: Codable, Equatable {
        package var name: String
        package var path: String
        /// Whether it is the user's own, and was not downloaded.
        package var isOwn: Bool
        /// The version of a fetched package.
        package var version: String?
    }
}

extension Project.Target {
    /// A target without settings.
    package init(name: String, module: String, kind: Kind, package: String, sources: [String]) {
        self.name = name
        self.module = module
        self.kind = kind
        self.package = package
        self.sources = sources
    }
}
