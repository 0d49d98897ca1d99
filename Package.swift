// swift-tools-version: 6.2
import PackageDescription
import Foundation

// The import law (ARCHITECTURE.md): a target may import what stands in its `dependencies`, and nothing else.
// `tools/check-imports` reads this file and the real imports and fails on any difference.

/// The toolchain ships SwiftSyntax next to the compiler; macros link that copy (Docs/Decisions/0002).
let toolchainHost: String = {
    let environment = ProcessInfo.processInfo.environment
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

let syntax: [SwiftSetting] = [.unsafeFlags(["-I", toolchainHost])]
let syntaxLink: [LinkerSetting] = [
    .unsafeFlags(["-L", toolchainHost, "-Xlinker", "-rpath", "-Xlinker", toolchainHost]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftSyntaxMacros"), .linkedLibrary("SwiftSyntaxMacroExpansion"),
    .linkedLibrary("SwiftSyntaxBuilder"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftDiagnostics"),
    .linkedLibrary("SwiftCompilerPluginMessageHandling"),
]

func library(_ name: String, pkgConfig: String, apt: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let package = Package(
    name: "Quadrant",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI", "CoreGraphics", "UIKit", "GeometryKit"]),
        .executable(name: "quadrant", targets: ["quadrant"]),
    ],
    targets: [
        library("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
        library("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
        library("CHarfBuzzSubset", pkgConfig: "harfbuzz-subset", apt: "libharfbuzz-dev"),
        library("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
        library("CPixman", pkgConfig: "pixman-1", apt: "libpixman-1-dev"),
        library("CSpng", pkgConfig: "spng", apt: "libspng-dev"),
        library("CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", apt: "libgdk-pixbuf-2.0-dev"),

        .target(name: "QuadrantGeometry", swiftSettings: strict),
        .target(name: "QuadrantGraph", swiftSettings: strict),
        .target(name: "QuadrantDisplayList", dependencies: ["QuadrantGeometry"], swiftSettings: strict),
        .target(name: "QuadrantText", dependencies: ["QuadrantGeometry", "QuadrantDisplayList", "CHarfBuzz"],
                swiftSettings: strict, linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(name: "QuadrantCore", dependencies: ["QuadrantGeometry", "QuadrantGraph", "QuadrantDisplayList"],
                swiftSettings: strict),
        .macro(name: "QuadrantMacros", swiftSettings: [.swiftLanguageMode(.v6)] + syntax, linkerSettings: syntaxLink),
        .target(name: "QuadrantViews",
                dependencies: ["QuadrantGeometry", "QuadrantDisplayList", "QuadrantText", "QuadrantCore", "CGdkPixbuf",
                               "QuadrantMacros"],
                swiftSettings: strict),
        .target(name: "QuadrantHost", dependencies: ["QuadrantGeometry", "QuadrantDisplayList", "QuadrantCore", "QuadrantViews"],
                swiftSettings: strict),
        .target(name: "QuadrantSVG",
                dependencies: ["QuadrantGeometry", "QuadrantDisplayList", "QuadrantText", "CHarfBuzz", "CHarfBuzzSubset"],
                swiftSettings: strict),
        .target(name: "QuadrantCairo",
                dependencies: ["QuadrantGeometry", "QuadrantDisplayList", "QuadrantText", "CCairo", "CFreeType", "CPixman",
                               "CSpng"],
                swiftSettings: strict),
        .target(name: "CoreGraphics", dependencies: ["QuadrantGeometry"], swiftSettings: strict),
        .target(name: "UIKit", dependencies: ["QuadrantGeometry", "QuadrantText", "QuadrantViews", "CoreGraphics"],
                swiftSettings: strict),
        .target(name: "GeometryKit", dependencies: ["SwiftUI", "CoreGraphics"], swiftSettings: strict),
        .target(name: "SwiftUI",
                dependencies: ["QuadrantGeometry", "QuadrantCore", "QuadrantViews", "QuadrantHost", "QuadrantDisplayList",
                               "QuadrantCairo", "QuadrantSVG", "CoreGraphics", "UIKit"],
                swiftSettings: strict),
        .target(name: "QuadrantTesting",
                dependencies: ["QuadrantGeometry", "QuadrantGraph", "QuadrantDisplayList", "QuadrantText", "QuadrantCore",
                               "QuadrantViews", "QuadrantHost", "QuadrantSVG", "QuadrantCairo"],
                swiftSettings: strict),
        .executableTarget(name: "quadrant",
                dependencies: ["SwiftUI", "GeometryKit", "CoreGraphics", "UIKit", "QuadrantGeometry", "QuadrantCore",
                               "QuadrantViews", "QuadrantHost", "QuadrantDisplayList", "QuadrantCairo", "QuadrantSVG",
                               "QuadrantText"],
                swiftSettings: strict + syntax,
                linkerSettings: syntaxLink + [.unsafeFlags(["-Xlinker", "-export-dynamic"])]),
    ]
)
