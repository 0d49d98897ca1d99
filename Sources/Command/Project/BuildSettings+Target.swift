import Foundation
import QuadrantBase

extension Project.Target {
    /// Takes over what settings say of the compiler and of Info.plist.
    mutating func apply(_ settings: BuildSettings, infoPlist plist: String?, in folder: String,
                        _ note: (String) -> Void) {
        conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        CompilerFlags.read(settings.list("OTHER_SWIFT_FLAGS"), into: &self)
        var seen: Set<String> = []
        conditions = conditions.filter { seen.insert($0).inserted }
        if let version = settings["SWIFT_VERSION"] { languageMode = version.hasPrefix("6") ? "6" : "5" }
        isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        let set = Features.all.filter { settings.flag("SWIFT_UPCOMING_FEATURE_" + $0.setting) }.map(\.name)
        upcomingFeatures += set.filter { !upcomingFeatures.contains($0) }
        if settings.flag("SWIFT_APPROACHABLE_CONCURRENCY") {
            upcomingFeatures += Features.approachable.filter { !upcomingFeatures.contains($0) }
        }
        let slashes = "SWIFT_ENABLE_BARE_SLASH_REGEX", literals = "BareSlashRegexLiterals"
        if settings[slashes] == nil || settings.flag(slashes), !upcomingFeatures.contains(literals) {
            upcomingFeatures.append(literals)  // Xcode's default.
        }
        // The compiler warns about features that the language mode already enables.
        if languageMode == "6" { upcomingFeatures.removeAll(where: Features.ofSwift6.contains) }
        if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"] {
            bridgingHeader = FilePath.named(header, in: folder)
        }
        if let plist, !FilePath.isFile(plist) {
            infoPlist = nil
            note("the Info.plist '\(FilePath.relative(plist, to: folder))' of '\(name)' does not exist")
        }
        let ordinary = [
            "CFBundleName": "$(PRODUCT_NAME)", "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
            "CFBundleShortVersionString": "$(MARKETING_VERSION)", "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
            "CFBundleExecutable": "$(EXECUTABLE_NAME)", "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
        ]
        for (key, value) in ordinary {
            let text = settings.resolved(value)
            if !text.isEmpty { infoValues[key] = text }
        }
        for key in settings.values.keys where key.hasPrefix("INFOPLIST_KEY_") && !key.contains("[") {
            if let value = settings[key] { infoValues[String(key.dropFirst(14))] = value }
        }
        guard let plist = infoPlist, let data = FileManager.default.contents(atPath: plist) else { return }
        let text = String(decoding: data, as: UTF8.self)
        for use in text.ranges(of: /\$[({][^)}]+[)}]/) {
            let name = String(text[use].dropFirst(2).dropLast())
            infoVariables[name] = settings.resolved(String(text[use]))
        }
    }
}

/// Language features by the names of Xcode's settings, `SWIFT_UPCOMING_FEATURE_…`.
private enum Features {
    static let all: [(setting: String, name: String)] = [
        ("BARE_SLASH_REGEX", "BareSlashRegexLiterals"), ("CONCISE_MAGIC_FILE", "ConciseMagicFile"),
        ("DEPRECATE_APPLICATION_MAIN", "DeprecateApplicationMain"),
        ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
        ("DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation"), ("EXISTENTIAL_ANY", "ExistentialAny"),
        ("FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures"), ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY",
                                                                   "GlobalActorIsolatedTypesUsability"),
        ("GLOBAL_CONCURRENCY", "GlobalConcurrency"), ("IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials"),
        ("IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations"),
        ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
        ("INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault"),
        ("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues"), ("MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
        ("NONFROZEN_ENUM_EXHAUSTIVITY", "NonfrozenEnumExhaustivity"),
        ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
        ("REGION_BASED_ISOLATION", "RegionBasedIsolation"),
    ]

    /// The features that the Swift 6 language mode enables.
    static let ofSwift6: Set<String> = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
        "DynamicActorIsolation", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
        "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferSendableFromCaptures",
        "IsolatedDefaultValues", "NonfrozenEnumExhaustivity", "RegionBasedIsolation",
    ]

    /// The features that `SWIFT_APPROACHABLE_CONCURRENCY` enables. `InferSendableFromCaptures` is left out: with it
    /// Swift 6.3.1 fails in the mode of Swift 5 at `Button(action: isNew ? add : save)` for methods of the main actor,
    /// and the mode of Swift 6 has it without an option.
    static let approachable = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "NonisolatedNonsendingByDefault",
    ]
}
