/// A program on disk: its targets, with the sources and dependencies of each.
///
/// Paths are absolute. Targets are in build order: each after its dependencies.
struct Project: Codable, Equatable {
    /// The source of the program's structure.
    enum Form: String, Codable {
        /// Swift files that were named, or a folder without a project.
        case files
        case package
        case xcodeProject = "xcodeproj"
        case workspace = "xcworkspace"
        case playground = "swiftpm"
        case tuist
    }

    enum Platform: String, Codable, CaseIterable {
        case iOS, macOS, tvOS, watchOS, visionOS
    }

    var form: Form
    var name: String
    /// The `Package.swift`, project, workspace or folder that was read.
    var path: String
    var targets: [Target]
    /// Packages that are part of the project, or that it uses and that are on this machine.
    var packages: [FoundPackage] = []
    /// Modules that are neither part of the project nor provided by quadrant.
    var missing: [MissingPackage] = []
    /// Messages to print once, such as about a listed file that does not exist.
    var notes: [String] = []
    /// The target that is shown; nil if the project has no target with Swift sources.
    var chosen: String?
    /// Further targets that are drawn with it.
    var besides: [String] = []
    /// The named files as absolute paths, if the project was found from them: only their views are shown.
    var focus: [String] = []

    var chosenTarget: Target? { targets.first { $0.name == chosen } }

    /// A module of Swift code, or of C code that others import.
    struct Target: Codable, Equatable {
        enum Kind: String, Codable {
            case app, library, executable, appExtension, widget, tests, macro
        }

        enum Language: String, Codable {
            case swift, c
        }

        /// Unique in the project; the name of the target in its package or Xcode project.
        var name: String
        /// The name after `import`.
        var module: String
        var kind: Kind
        var language = Language.swift
        /// The package or project that it belongs to, for `package` declarations.
        var package: String
        /// Empty for all platforms.
        var platforms: [Platform] = []
        /// Swift files in the order of the project; C, C++ and assembly files where the language is C.
        var sources: [String]
        /// The folder of the public headers of a C target.
        var headers: String?
        var resources: [Resource] = []
        /// The files that SwiftGen generates from the resources and that are not on disk.
        var generated: [SwiftGenOutput] = []
        /// The names of its direct dependencies.
        var dependencies: [String] = []
        /// Flags of `#if`, such as `DEBUG`.
        var conditions: [String] = []
        /// Further macros (`-D`) of a C target, and search paths (`-I`).
        var definitions: [String] = []
        var includes: [String] = []
        /// The compiler's `-swift-version`: 5 or 6.
        var languageMode = "5"
        /// Enabled upcoming and experimental features.
        var upcomingFeatures: [String] = []
        var experimentalFeatures: [String] = []
        /// Whether declarations are isolated to the main actor by default (Xcode 26 projects).
        var isMainActorByDefault = false
        /// The path of Info.plist, if there is one, and the values that the build settings add to it.
        var infoPlist: String?
        var infoValues: [String: String] = [:]
        /// The values for `$(NAME)` in that file.
        var infoVariables: [String: String] = [:]
        /// The path of the bridging header, which is not compiled here.
        var bridgingHeader: String?
        /// Whether it belongs to the user, and not to a downloaded package.
        var isOwn = true
    }

    /// A file or folder that is copied into a bundle.
    struct Resource: Codable, Equatable {
        var path: String
        /// Whether its folder structure is preserved (`.copy` of packages, folder references of Xcode) instead of
        /// flattened.
        var isFolder = false
    }

    /// A used package that is not on this machine.
    struct MissingPackage: Codable, Equatable {
        var name: String
        /// Its URL or folder.
        var source: String
        /// The used products or modules, and the targets that use them.
        var products: [String]
        var users: [String]
        /// The requirement to fetch; nil if the package is not in a repository.
        var requirement: PackageRequirement?
    }

    struct FoundPackage: Codable, Equatable {
        var name: String
        var path: String
        /// Whether it is the user's own, and was not downloaded.
        var isOwn: Bool
        /// The version of a fetched package.
        var version: String?
    }
}
