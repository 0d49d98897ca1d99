// swift-tools-version: 6.2
import PackageDescription
import CompilerPluginSupport
import Foundation

// The import law (ARCHITECTURE.md): a target may import what stands in its `dependencies`, and nothing else.
// `tools/check-imports` reads this file and the real imports and fails on any difference.

let environment = ProcessInfo.processInfo.environment
/// The toolchain ships SwiftSyntax next to the compiler; macros link that copy (Docs/Decisions/0002).
let toolchainHost: String = {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for folder in folders {
        let compiler = URL(fileURLWithPath: folder + "/swiftc").resolvingSymlinksInPath()
        let host = compiler.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("lib/swift/host").path
        if FileManager.default.fileExists(atPath: host + "/SwiftSyntax.swiftmodule") { return host }
    }
    return "/usr/lib/swift/host"
}()

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
]

/// A program that prints or compares the names of types sees SwiftUI's: `SwiftUI.Text`, not `QuadrantViews.Text`.
let namedSwiftUI: [SwiftSetting] = [.unsafeFlags(["-module-abi-name", "SwiftUI"])]

/// Views and texts are confined to one thread; what exclusivity checking finds, debug builds find (`tools/fuzz` makes
/// one).
let engineSettings: [SwiftSetting] = strict + [
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
]

let syntax: [SwiftSetting] = [.unsafeFlags(["-I", toolchainHost])]
let syntaxLink: [LinkerSetting] = [
    .unsafeFlags(["-L", toolchainHost, "-Xlinker", "-rpath", "-Xlinker", toolchainHost]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftSyntaxMacros"), .linkedLibrary("SwiftSyntaxMacroExpansion"),
    .linkedLibrary("SwiftSyntaxBuilder"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftDiagnostics"),
    .linkedLibrary("SwiftCompilerPluginMessageHandling"),
]

/// Whether nothing is optimised: the build that draws the first picture (Docs/Decisions/0031-first-build.md).
let isQuick = environment["QUADRANT_UNOPTIMISED"] == "1"

/// Tests import the module with `@testable`, in the configuration that people use. It costs inlining and direct calls
/// of methods, so the modules that measure and place do without it (Docs/Decisions/0034-one-build.md).
let testable: [SwiftSetting] = isQuick ? [] : [.unsafeFlags(["-enable-testing"], .when(configuration: .release))]
let unoptimised: [SwiftSetting] = testable + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// The targets of one folder of `Sources`. A target's own folder has its name without "Quadrant", where no other target
/// there is called so.
///
/// Of a layer with `optimised`, only those targets are optimised: code that waits for compilers, files or people is
/// not, which takes most of its compile time (Docs/Decisions/0031-first-build.md).
func layer(_ folder: String, optimised: Set<String>? = nil, _ targets: [Target]) -> [Target] {
    for target in targets {
        let isOurs = target.name.hasPrefix("Quadrant") && target.name != "QuadrantSnapshotTesting"
        target.path = "Sources/\(folder)/\(isOurs ? String(target.name.dropFirst(8)) : target.name)"
        if isQuick || optimised?.contains(target.name) == false, target.type != .system {
            target.swiftSettings = (target.swiftSettings ?? []) + unoptimised
        }
    }
    return targets
}

func library(_ name: String, pkgConfig: String, apt: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

func target(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
            link: [LinkerSetting] = [], settings: [SwiftSetting] = strict) -> Target {
    .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings, linkerSettings: link)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
           settings: [SwiftSetting] = strict) -> Target {
    // A changed file is compiled by itself, and files on every core (Docs/Decisions/0034-one-build.md).
    let batches = ["-no-whole-module-optimization", "-enable-batch-mode", "-incremental", "-no-emit-module-separately"]
    return .testTarget(
        name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings + unoptimised
            + [.unsafeFlags(batches, .when(configuration: .release))],
        linkerSettings: [.linkedLibrary("_FoundationICU")])
}

/// The toolchain looks for an addition to Testing beside every module that is called as one of Apple's.
let withoutOverlays: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

/// Whether a development package is installed and QUADRANT_WITHOUT does not name it: windows and pages are optional.
/// `./quadrant` sets QUADRANT_PARTS when it has installed them, so that a cached manifest is not believed.
func hasLibrary(_ name: String) -> Bool {
    let roots = ["/usr/lib", "/usr/share", "/usr/local/lib", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"]
        .map { $0 + "/pkgconfig" } + (environment["PKG_CONFIG_PATH"] ?? "").split(separator: ":").map(String.init)
    return environment["QUADRANT_WITHOUT"] != name
        && roots.contains { FileManager.default.fileExists(atPath: "\($0)/\(name).pc") }
}
let hasPreview = hasLibrary("libwebsockets"), hasWindow = hasLibrary("gtk4")

let engine = layer("Engine", [
    library("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    library("CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", apt: "libgdk-pixbuf-2.0-dev"),
    target("QuadrantThreads"), target("QuadrantGeometry", settings: strict + namedSwiftUI),
    .target(name: "CThreadState"), .target(name: "CProgramSymbols"),
    target("QuadrantGraph", ["CThreadState"], settings: engineSettings),
    target("QuadrantDisplayList", ["QuadrantThreads", "QuadrantGeometry"]),
    target("QuadrantFiles", ["QuadrantDisplayList"]), .target(name: "CSymbolData"),
    target("QuadrantSymbols", ["QuadrantGeometry", "CSymbolData"], exclude: ["Data"]),
    target("QuadrantText", ["QuadrantThreads", "QuadrantGeometry", "QuadrantDisplayList", "CHarfBuzz"],
           link: [.linkedLibrary("_FoundationICU")], settings: engineSettings + testable),
    target("QuadrantCore", ["QuadrantThreads", "QuadrantGeometry", "QuadrantGraph", "QuadrantDisplayList", "Combine"],
           settings: engineSettings + namedSwiftUI),
    .macro(name: "QuadrantMacros", swiftSettings: [.swiftLanguageMode(.v6)] + syntax, linkerSettings: syntaxLink),
    target("QuadrantViews", ["QuadrantThreads", "QuadrantGeometry", "QuadrantDisplayList", "QuadrantFiles",
                             "QuadrantText", "QuadrantCore", "QuadrantGraph", "QuadrantSymbols",
                             "Combine", "CoreTransferable", "UniformTypeIdentifiers", "CGdkPixbuf",
                             "QuadrantMacros"], link: [.linkedLibrary("gio-2.0")],
           settings: engineSettings + namedSwiftUI),
    target("QuadrantHost", ["QuadrantGeometry", "QuadrantGraph", "QuadrantDisplayList", "QuadrantText", "QuadrantCore",
                            "QuadrantViews", "Combine"]),
])

let outputs = layer("Outputs", [
    .target(name: "CPages"),
    target("QuadrantPages", ["CPages"], exclude: ["Files"]),
    library("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    library("CHarfBuzzSubset", pkgConfig: "harfbuzz-subset", apt: "libharfbuzz-dev"),
    library("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    library("CSpng", pkgConfig: "spng", apt: "libspng-dev"),
    library("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
    target("QuadrantPNG", ["QuadrantDisplayList", "CSpng", "CDeflate"], settings: strict + testable),
    target("QuadrantSVG", ["QuadrantGeometry", "QuadrantDisplayList", "QuadrantText", "CHarfBuzz", "CHarfBuzzSubset",
                           "CSpng"]),
    target("QuadrantCairo", [
        "QuadrantThreads", "QuadrantGeometry", "QuadrantDisplayList", "QuadrantText", "QuadrantFiles", "QuadrantPNG",
        "CCairo", "CFreeType", "CGdkPixbuf",
    ], settings: strict + testable)
])

/// Parts that need a library of their own.
let optionalOutputs = layer("Outputs", optimised: [], (hasPreview ? [
    library("CWebSockets", pkgConfig: "libwebsockets", apt: "libwebsockets-dev"),
    target("QuadrantPreview", ["QuadrantThreads", "QuadrantGeometry", "QuadrantGraph", "QuadrantDisplayList",
                               "QuadrantCore", "QuadrantViews", "QuadrantHost", "QuadrantPNG", "QuadrantCairo",
                               "QuadrantPages", "QuadrantStandIn", "CWebSockets"]),
] : []) + (hasWindow ? [
    library("CGtk4", pkgConfig: "gtk4", apt: "libgtk-4-dev"),
    .target(name: "CWindowStart"),
    target("QuadrantWindow", ["QuadrantThreads", "QuadrantGeometry", "QuadrantGraph", "QuadrantDisplayList",
                              "QuadrantCore", "QuadrantViews", "QuadrantHost", "QuadrantCairo", "QuadrantStandIn",
                              "CCairo", "CGtk4", "CWindowStart"]),
] : []))
let optionalDependencies: [Target.Dependency] = (hasPreview ? ["QuadrantPreview"] : [])
    + (hasWindow ? ["QuadrantWindow"] : [])

let apple = layer("Apple", optimised: [], [
    target("Combine", ["QuadrantThreads"]),
    target("QuadrantDarwin", ["QuadrantThreads"]), target("QuadrantStandIn", ["QuadrantThreads"]),
    target("QuadrantDefaults", settings: [.swiftLanguageMode(.v6), .unsafeFlags(["-suppress-warnings"])]),
    target("QuadrantFoundation", ["QuadrantThreads", "QuadrantDarwin", "QuadrantDefaults", "QuadrantText",
                                  "QuadrantFiles", "Combine"]),
    target("UniformTypeIdentifiers", ["QuadrantThreads"]),
    target("CoreTransferable", ["QuadrantThreads", "UniformTypeIdentifiers"]),
    target("CoreGraphics", ["QuadrantGeometry", "QuadrantDisplayList", "QuadrantFoundation"]),
    target("QuartzCore", ["QuadrantStandIn", "QuadrantGeometry", "QuadrantCore", "QuadrantViews", "CoreGraphics",
                          "Combine", "QuadrantFoundation"]),
    target("UIKit", ["QuadrantStandIn", "QuadrantGeometry", "QuadrantGraph", "QuadrantDisplayList", "QuadrantText",
                     "QuadrantCore", "QuadrantViews", "QuadrantHost", "QuadrantFoundation", "CoreGraphics",
                     "QuartzCore", "Combine", "UniformTypeIdentifiers", "CoreTransferable"]),
    target("SwiftUI", ["QuadrantGeometry", "QuadrantGraph", "QuadrantCore", "QuadrantViews", "QuadrantHost",
                       "QuadrantDisplayList", "QuadrantText", "QuadrantFiles", "QuadrantPNG", "QuadrantCairo",
                       "QuadrantSVG", "CoreGraphics", "QuartzCore", "UIKit", "Combine", "CoreTransferable",
                       "UniformTypeIdentifiers", "QuadrantFoundation"])
])

/// Frameworks beside SwiftUI. The command has their sources, and compiles one when a program first imports it; only
/// `CoreData` is linked into it (Docs/Decisions/0040-first-import.md). `QuadrantDarwin` is called `Darwin` in programs
/// only: under that name SwiftPM's own code would take this system for Apple's.
let optimisedFrameworks: Set = ["CryptoKit", "CoreImage", "Charts", "QuadrantStore"]
let frameworks = layer("Frameworks", optimised: optimisedFrameworks, [
    target("os", ["QuadrantDarwin"]), target("OSLog", ["os"]),
    target("MapKit", ["CoreGraphics", "CoreLocation", "SwiftUI", "UIKit", "QuadrantStandIn", "QuadrantCore",
                      "QuadrantFoundation", "QuadrantGeometry", "QuadrantViews"]),
    target("AppIntents", ["SwiftUI", "QuadrantThreads", "UniformTypeIdentifiers"]),
    target("WidgetKit", ["ActivityKit", "AppIntents", "SwiftUI", "QuadrantCore", "QuadrantViews", "QuadrantMacros"]),
    target("CoreData", ["QuadrantStore", "QuadrantThreads", "Combine", "SwiftUI", "QuadrantStandIn",
                        "QuadrantFoundation"]),
    target("SwiftData", ["QuadrantStore", "QuadrantFoundation", "SwiftUI", "QuadrantThreads", "QuadrantDisplayList",
                         "QuadrantCore", "QuadrantViews", "QuadrantMacros"]),
    target("Security", ["CryptoKit", "QuadrantFoundation", "QuadrantThreads"]),
    target("CryptoKit"), target("CommonCrypto", ["CryptoKit"]), target("QuadrantStore", ["QuadrantThreads"]),
    target("AVFAudio", ["AVFoundation"]), target("Accelerate"),
    target("Accessibility", ["QuadrantViews", "SwiftUI"]),
    target("PDFKit", ["CoreGraphics", "QuadrantThreads", "QuadrantViews", "SwiftUI", "UIKit"]),
    target("SpriteKit", ["CoreGraphics", "CoreImage", "QuadrantStandIn", "SwiftUI", "UIKit"]),
    target("Spatial", ["SwiftUI"]), target("simd"),
    target("Charts", ["SwiftUI", "Spatial", "QuadrantGeometry", "QuadrantGraph", "QuadrantDisplayList", "QuadrantCore",
                      "QuadrantStandIn", "QuadrantViews"], settings: strict + testable),
    target("TipKit", ["Combine", "QuadrantMacros", "QuadrantThreads", "QuadrantViews", "SwiftUI"]),
    target("CoreText", ["CoreGraphics", "SwiftUI", "UIKit", "QuadrantFoundation", "QuadrantText"]),
    target("CoreImage", ["CoreGraphics", "CoreVideo", "ImageIO", "Metal", "UIKit", "SwiftUI", "QuadrantDisplayList",
                         "QuadrantFoundation"]),
    target("ImageIO", ["CoreGraphics", "SwiftUI", "UIKit", "QuadrantFoundation", "QuadrantDisplayList",
                       "QuadrantViews"]),
    target("GeometryKit", ["SwiftUI", "CoreGraphics"]),
])

/// The name of this package for SwiftPM, by which `package` declarations are seen.
let packageName = URL(fileURLWithPath: Context.packageDirectory).lastPathComponent.lowercased()

/// Modules that stand for packages of others are compiled with the programs that import them; `QuadrantSubstitutes` is
/// what they have in common (Docs/Decisions/0038-substitutes.md). `CModuleSources` has the sources of all modules that
/// are compiled so.
let substitutes = layer("Frameworks", optimised: [], [
    .target(name: "CModuleSources", cSettings: [
        .define("PACKAGE_NAME", to: "\"\(packageName)\""),
        .define("OPTIMISED_MODULES", to: "\"\(optimisedFrameworks.sorted().joined(separator: " "))\""),
    ]),
    target("QuadrantSubstitutes", ["QuadrantDisplayList", "QuadrantStandIn", "QuadrantViews", "SwiftUI", "UIKit"]),
])

let views: [Target.Dependency] = ["QuadrantViews", "SwiftUI", "UIKit"]
/// Frameworks that programs import for a view or a value, whose services a phone has and this system has not: each with
/// the modules that it imports, where `views` are three.
let standIns = layer("Frameworks/StandIns", optimised: [], """
    ActivityKit: QuadrantViews; AdServices; AdSupport; AlarmKit: ActivityKit AppIntents SwiftUI;
    AppTrackingTransparency; AudioToolbox: QuadrantFoundation; AuthenticationServices: SwiftUI UIKit; AVFoundation:
    AudioToolbox CoreGraphics CoreMedia CoreVideo ImageIO QuadrantFoundation QuadrantStandIn QuadrantThreads
    QuartzCore; AVKit: views AVFoundation QuadrantCore; BackgroundTasks; CallKit; CarPlay: UIKit; CloudKit: views
    CoreData CoreLocation QuadrantFoundation; Compression; Contacts: CoreLocation; ContactsUI: views Contacts;
    CoreAudio: AudioToolbox; CoreAudioTypes: AudioToolbox; CoreBluetooth; CoreHaptics; CoreLocation; CoreLocationUI:
    CoreLocation SwiftUI; CoreMedia: CoreVideo QuadrantFoundation QuadrantThreads; CoreML: CoreVideo; CoreMotion;
    CoreNFC; CoreServices: MobileCoreServices; CoreSpotlight: UniformTypeIdentifiers; CoreTelephony; CoreVideo:
    QuadrantFoundation; DeclaredAgeRange: SwiftUI UIKit; DeviceActivity: ManagedSettings views; DeviceCheck;
    EventKit: CoreGraphics CoreLocation; EventKitUI: views EventKit; FamilyControls: Combine ManagedSettings
    QuadrantViews SwiftUI; FoundationModels: QuadrantMacros; GameController; GameKit: views; GameplayKit;
    GroupActivities: AVFoundation Combine CoreGraphics; HealthKit: CoreLocation; HealthKitUI: HealthKit SwiftUI UIKit;
    ImagePlayground: CoreGraphics
    QuadrantStandIn SwiftUI; Intents: UIKit; IntentsUI: Intents SwiftUI UIKit; JavaScriptCore: CoreGraphics
    QuadrantStandIn; LinkPresentation: views CoreTransferable; LocalAuthentication; ManagedSettings;
    ManagedSettingsUI: ManagedSettings UIKit; MediaPlayer: views AVFoundation QuadrantThreads; MessageUI: views;
    Metal: CoreGraphics CoreVideo QuadrantFoundation QuartzCore; MetalKit: views CoreGraphics Metal;
    MetalPerformanceShaders: Metal; MetricKit; MobileCoreServices: QuadrantFoundation UniformTypeIdentifiers;
    MultipeerConnectivity: views; MusicKit: Combine QuadrantFoundation; NaturalLanguage: CoreML; NearbyInteraction;
    Network: QuadrantThreads; NotificationCenter: CoreGraphics; PassKit: views Contacts; PencilKit: CoreGraphics
    QuadrantHost SwiftUI UIKit; Photos: AVFoundation CoreLocation UIKit; PhotosUI: views CoreTransferable Photos
    QuadrantCore; Playgrounds: QuadrantMacros; PlaygroundSupport: QuadrantStandIn SwiftUI UIKit; PushKit; QuickLook:
    views; QuickLookThumbnailing: CoreGraphics UIKit; RealityKit: views ARKit simd; ReplayKit: AVFoundation
    QuadrantStandIn SwiftUI UIKit; RoomPlan: views ARKit simd; SafariServices: views QuadrantCore; SceneKit: views
    CoreGraphics QuadrantThreads QuartzCore simd; SensitiveContentAnalysis: CoreGraphics; ShazamKit: AVFoundation;
    Social: views; SQLite3: QuadrantStore; SoundAnalysis: AVFoundation CoreML CoreMedia; Speech: AVFoundation;
    StoreKit: views QuadrantThreads; SystemConfiguration; Translation: SwiftUI; UserNotifications: CoreLocation
    QuadrantStandIn QuadrantThreads; UserNotificationsUI: CoreGraphics UIKit UserNotifications; WorkoutKit:
    HealthKit SwiftUI; VideoToolbox: CoreGraphics CoreImage CoreMedia CoreVideo QuadrantFoundation; Vision:
    CoreGraphics CoreImage CoreML CoreMedia CoreVideo ImageIO; VisionKit: views CoreGraphics Vision;
    WatchConnectivity: QuadrantThreads; WatchKit: CoreGraphics SwiftUI UIKit; WeatherKit: CoreLocation; WebKit:
    views QuadrantCore; ARKit: views AVFoundation CoreGraphics CoreLocation CoreVideo SceneKit simd
    """.split(separator: ";").map { entry in
        let names = entry.split { ": \n".contains($0) }.map(String.init)
        return target(names[0], names.dropFirst().flatMap { $0 == "views" ? views : [.byName(name: $0)] })
    })

let frameworkDependencies: [Target.Dependency] = ["QuadrantDarwin", "QuadrantFoundation", "QuadrantSubstitutes"]
    + (frameworks + standIns).map(\.name).filter { $0 != "GeometryKit" }.map { .target(name: $0) }

let testing = layer("Testing", optimised: ["QuadrantComparison"], [
    target("QuadrantComparison", ["QuadrantGeometry", "QuadrantDisplayList", "QuadrantViews", "QuadrantHost"]),
    target("QuadrantSnapshotTesting", [
            "SwiftUI", "UIKit", "QuadrantThreads", "QuadrantGeometry", "QuadrantDisplayList", "QuadrantText",
            "QuadrantCore", "QuadrantViews", "QuadrantHost", "QuadrantComparison", "QuadrantFiles", "QuadrantPNG",
            "QuadrantCairo", "QuadrantSVG", "_Testing_CoreGraphics", "_Testing_UIKit"
        ], settings: strict + withoutOverlays),
    target("_Testing_CoreGraphics"), target("_Testing_UIKit"),
    target("SnapshotTesting", ["QuadrantSnapshotTesting"]),
    target("InlineSnapshotTesting", ["QuadrantSnapshotTesting"]),
    target("QuadrantTesting", [
        "QuadrantThreads", "QuadrantGeometry", "QuadrantGraph", "QuadrantDisplayList", "QuadrantText", "QuadrantCore",
        "QuadrantViews", "QuadrantHost", "QuadrantSVG", "QuadrantPNG", "QuadrantCairo"
    ])
])

/// The libraries of the command. All but the first one find SwiftSyntax, which `QuadrantProject` imports.
let preview: [Target.Dependency] = hasPreview ? ["QuadrantPreview"] : []
let commandLibraries = [
    target("QuadrantBase", ["QuadrantThreads", "QuadrantDisplayList", "QuadrantFiles", "CGetopt"],
           settings: strict + testable),
    target("QuadrantProject", ["QuadrantBase", "QuadrantFiles", "QuadrantThreads", "CModuleSources"],
           settings: strict + syntax),
    target("QuadrantCompiler", ["QuadrantBase", "QuadrantProject", "QuadrantThreads", "QuadrantFiles",
           "QuadrantDisplayList"], settings: strict + syntax),
    target("QuadrantSession", ["QuadrantBase", "QuadrantProject", "QuadrantCompiler", "QuadrantThreads",
           "QuadrantGeometry", "QuadrantDisplayList", "QuadrantFiles", "QuadrantText", "QuadrantCore",
           "QuadrantViews", "QuadrantHost", "QuadrantPNG", "QuadrantCairo", "QuadrantComparison", "QuadrantStandIn",
           "Combine", "SwiftUI", "CoreData", "QuadrantStore", "CProgramSymbols"] + preview, settings: strict + syntax),
    target("QuadrantExplain", ["QuadrantBase", "QuadrantCompiler", "QuadrantSession", "QuadrantGeometry",
           "QuadrantDisplayList", "QuadrantCore", "QuadrantHost", "QuadrantPNG", "QuadrantCairo", "QuadrantPages",
           "QuadrantStandIn"], settings: strict + syntax),
    target("QuadrantTest", ["QuadrantBase", "QuadrantThreads", "QuadrantProject", "QuadrantCompiler",
           "QuadrantSession", "QuadrantDisplayList", "QuadrantFiles", "QuadrantGeometry", "QuadrantHost",
           "QuadrantPNG", "QuadrantCairo", "QuadrantComparison", "QuadrantSnapshotTesting", "QuadrantPages",
           "QuadrantStore"] + preview, settings: strict + syntax),
    target("QuadrantGallery", ["QuadrantBase", "QuadrantThreads", "QuadrantProject", "QuadrantCompiler",
           "QuadrantSession", "QuadrantExplain", "QuadrantTest", "QuadrantGeometry", "QuadrantDisplayList",
           "QuadrantFiles", "QuadrantHost", "QuadrantPages"], settings: strict + syntax),
    target("QuadrantWorker", ["QuadrantBase", "QuadrantProject", "QuadrantThreads", "QuadrantCompiler",
           "QuadrantSession", "QuadrantDisplayList", "QuadrantFiles", "QuadrantViews"], settings: strict + syntax),
    target("QuadrantMCP", ["QuadrantBase", "QuadrantThreads", "QuadrantProject", "QuadrantCompiler",
           "QuadrantSession", "QuadrantExplain", "QuadrantWorker", "QuadrantGeometry", "QuadrantDisplayList",
           "QuadrantCore", "QuadrantHost", "QuadrantPNG", "QuadrantPages", "QuadrantStandIn", "SwiftUI", "UIKit"],
           settings: strict + syntax),
]
let commandDependencies: [Target.Dependency] = commandLibraries.map { .target(name: $0.name) } + [
    "SwiftUI", "GeometryKit", "CoreGraphics", "QuartzCore", "UIKit", "QuadrantStandIn", "QuadrantGeometry",
    "QuadrantCore", "QuadrantViews", "QuadrantHost", "QuadrantDisplayList", "QuadrantFiles", "QuadrantText",
    "QuadrantSymbols", "QuadrantSnapshotTesting", "SnapshotTesting", "InlineSnapshotTesting", "Combine", "CoreData",
    "QuadrantStore", "QuadrantDarwin", "QuadrantFoundation",
]
let command = layer("Command", optimised: ["QuadrantBase"], [.systemLibrary(name: "CGetopt")] + commandLibraries + [
    .executableTarget(name: "quadrant",
        dependencies: commandDependencies + optionalDependencies,
                      swiftSettings: strict + syntax,
                      linkerSettings: syntaxLink + [.unsafeFlags(["-use-ld=lld", "-Xlinker", "-export-dynamic"])]),
])

let benchmark: [Target] = [
    .executableTarget(name: "quadrant-bench", dependencies: [
        "QuadrantGeometry", "QuadrantGraph", "QuadrantDisplayList", "QuadrantText", "QuadrantCore", "QuadrantSymbols",
        "QuadrantViews", "QuadrantHost", "QuadrantPNG", "QuadrantCairo", "QuadrantSVG", "SwiftUI", "Charts"],
        path: "Benchmarks/Sources", swiftSettings: strict, linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // Started, killed and measured by the tests of stores.
    .executableTarget(name: "store-program", dependencies: ["QuadrantStore", "SwiftData"], path: "Tests/StoreProgram",
                      swiftSettings: strict + unoptimised, linkerSettings: [.linkedLibrary("_FoundationICU")]),
]

let everything: [Target.Dependency] = [
    "QuadrantTesting", "QuadrantGeometry", "QuadrantGraph", "QuadrantDisplayList", "QuadrantText", "QuadrantCore",
    "QuadrantViews", "QuadrantHost", "QuadrantSVG", "QuadrantPNG", "QuadrantCairo", "Combine", "CoreTransferable",
    "UniformTypeIdentifiers",
]
let testTargets: [Target] = [
    tests("CombineTests", ["Combine"]), tests("QuadrantGraphTests", ["QuadrantGraph"]),
    tests("QuadrantGeometryTests", ["QuadrantGeometry"]), tests("QuadrantPagesTests", ["QuadrantPages"]),
    tests("QuadrantDisplayListTests", ["QuadrantThreads", "QuadrantGeometry", "QuadrantDisplayList"]),
    tests("QuadrantHostTests", everything + (hasWindow ? ["QuadrantWindow"] : [])),
    tests("QuadrantSymbolsTests", ["QuadrantGeometry", "QuadrantSymbols"]),
    tests("QuadrantTextTests", ["QuadrantGeometry", "QuadrantDisplayList", "QuadrantText"]),
    tests("QuadrantFilesTests", ["QuadrantDisplayList", "QuadrantFiles"]),
    tests("QuadrantCairoTests", ["QuadrantGeometry", "QuadrantDisplayList", "QuadrantText", "QuadrantFiles",
                                 "QuadrantPNG", "QuadrantCairo"]),
    tests("QuadrantPNGTests", ["QuadrantGeometry", "QuadrantDisplayList", "QuadrantPNG", "QuadrantCairo"]),
    tests("QuadrantSVGTests", ["QuadrantGeometry", "QuadrantDisplayList", "QuadrantText", "QuadrantSVG"]),
    tests("QuadrantComparisonTests", everything + ["QuadrantComparison"]),
    tests("QuadrantCoreTests", everything), tests("QuadrantViewsTests", everything),
    tests("QuadrantSnapshotTestingTests", everything + ["QuadrantSnapshotTesting", "SwiftUI", "UIKit"],
          exclude: ["__Snapshots__"], settings: strict + withoutOverlays),
    tests("UIKitTests", everything + ["CoreGraphics", "QuartzCore", "UIKit", "QuadrantStandIn"],
          settings: strict + withoutOverlays),
    tests("FrameworkTests",
          frameworkDependencies + everything
              + ["CoreGraphics", "QuadrantThreads", "SwiftUI", "UIKit", "QuartzCore", "store-program"],
          settings: strict + withoutOverlays),
    tests("OracleTests", everything + ["SwiftUI", "UIKit", "GeometryKit"]),
    tests("PropertyTests", everything + ["SwiftUI"]),
    tests("PictureTests", everything),
    tests("QuadrantCommandTests",
          ["quadrant", "QuadrantGeometry", "QuadrantFiles", "QuadrantComparison", "QuadrantHost", "QuadrantTesting",
           "QuadrantCore", "QuadrantThreads"] + optionalDependencies + commandLibraries.map { .target(name: $0.name) },
          settings: strict + syntax),
] + (hasPreview ? [tests("QuadrantPreviewTests", everything + ["QuadrantPreview"])] : [])

/// The targets that are built for `name`, all others left out: planning a build takes time for each.
func targets(of name: String, from all: [Target]) -> [Target] {
    var found: Set<String> = [], open = [name]
    while let next = open.popLast() {
        guard found.insert(next).inserted, let target = all.first(where: { $0.name == next }) else { continue }
        for case .byNameItem(let name, _) in target.dependencies { open.append(name) }
        for case .targetItem(let name, _) in target.dependencies { open.append(name) }
    }
    return all.filter { found.contains($0.name) }
}

let all = engine + outputs + optionalOutputs + apple + frameworks + standIns + substitutes + testing + command
    + benchmark + testTargets
let commandProduct = Product.executable(name: "quadrant", targets: ["quadrant"])
let package = Package(
    name: "Quadrant",
    products: isQuick ? [commandProduct] : [
        .library(name: "SwiftUI", targets: ["SwiftUI", "CoreGraphics", "QuartzCore", "UIKit", "GeometryKit", "Combine",
                                           "CoreTransferable", "UniformTypeIdentifiers"]
                     + (frameworks + standIns).map(\.name)),
        commandProduct,
    ] + ["QuadrantSnapshotTesting", "SnapshotTesting", "InlineSnapshotTesting"].map {
        .library(name: $0, targets: [$0])
    } + (hasWindow ? [.library(name: "QuadrantWindow", targets: ["QuadrantWindow"])] : []),
    targets: isQuick ? targets(of: "quadrant", from: all) : all
)
