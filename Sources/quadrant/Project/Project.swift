/// What was understood of a program on disk: its targets, what each is made of, and what each needs.
///
/// Paths are absolute. Targets stand in an order in which they can be built: each after those it depends on.
struct Project: Codable, Equatable {
    /// What tells of the program.
    enum Form: String, Codable {
        /// Swift files that were named, or a folder that says nothing about itself.
        case files
        case package
        case xcodeProject = "xcodeproj"
        case workspace = "xcworkspace"
        case playground = "swiftpm"
    }

    enum Platform: String, Codable, CaseIterable {
        case iOS, macOS, tvOS, watchOS, visionOS
    }

    var form: Form
    var name: String
    /// The `Package.swift`, project, workspace or folder that was read.
    var path: String
    var targets: [Target]
    /// Packages that are part of it, or that it uses and that are on this machine.
    var packages: [FoundPackage] = []
    /// Modules that are neither part of the project nor of what quadrant brings.
    var missing: [MissingPackage] = []
    /// What should be said once, such as a file that the project lists and that is not there.
    var notes: [String] = []
    /// The target that is shown; nil where the project has none with Swift sources.
    var chosen: String?
    /// The files that were named, as absolute paths, where the project was found around them: what is shown is theirs.
    var focus: [String] = []

    var chosenTarget: Target? { targets.first { $0.name == chosen } }

    /// Code of one module, or C code that others import.
    struct Target: Codable, Equatable {
        enum Kind: String, Codable {
            case app, library, executable, appExtension, widget, tests
        }

        enum Language: String, Codable {
            case swift, c
        }

        /// Unique in the project; the name of the target in its package or Xcode project.
        var name: String
        /// What is written after `import`.
        var module: String
        var kind: Kind
        var language = Language.swift
        /// The package or project it belongs to, for `package` declarations.
        var package: String
        /// Empty where nothing says so: any.
        var platforms: [Platform] = []
        /// Swift files in the order of the project; C, C++ and assembly files where the language is C.
        var sources: [String]
        /// Where the headers of a C target are that others see.
        var headers: String?
        var resources: [Resource] = []
        /// The names of the targets that it imports, direct ones only.
        var dependencies: [String] = []
        /// Flags of `#if`, such as `DEBUG`.
        var conditions: [String] = []
        /// Further `-D` of a C target, and folders for `-I`.
        var definitions: [String] = []
        var includes: [String] = []
        /// As the compiler takes it: 5 or 6.
        var languageMode = "5"
        /// Upcoming and experimental features that are switched on.
        var upcomingFeatures: [String] = []
        var experimentalFeatures: [String] = []
        /// Whether declarations are on the main actor unless they say otherwise (Xcode 26 projects).
        var isMainActorByDefault = false
        /// The file of Info.plist, where there is one, and the values that the build settings add to it.
        var infoPlist: String?
        var infoValues: [String: String] = [:]
        /// What stands for `$(NAME)` in that file.
        var infoVariables: [String: String] = [:]
        /// Bridging header, as a path; nothing of it can be compiled here.
        var bridgingHeader: String?
        /// Whether it is part of what the user works on, and not of a package that was downloaded.
        var isOwn = true
    }

    /// A file or folder that goes into a bundle.
    struct Resource: Codable, Equatable {
        var path: String
        /// Kept with its folders (`.copy` of packages, folder references of Xcode), instead of laid flat.
        var isFolder = false
    }

    /// A package of which a product is used, and which is not on this machine.
    struct MissingPackage: Codable, Equatable {
        var name: String
        /// Where it comes from: an address or a folder.
        var source: String
        /// The products or modules, and the targets that use them.
        var products: [String]
        var users: [String]
        /// What has to be fetched; nil where it does not come from a repository.
        var requirement: PackageRequirement?
    }

    struct FoundPackage: Codable, Equatable {
        var name: String
        var path: String
        /// Whether it is the user's own, and not one that was downloaded.
        var isOwn: Bool
        /// Of one that was fetched.
        var version: String?
    }
}
