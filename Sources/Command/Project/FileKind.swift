import QuadrantBase

/// The role of a file in a target, by its extension.
enum FileKind {
    case swift
    /// C, C++ or assembly.
    case c
    /// Objective-C, which cannot be compiled here.
    case objectiveC
    case header
    case resource
    /// A file that only configures builds, or that Apple's tools compile: settings, entitlements, shaders, storyboards.
    case other

    private static let cEndings: Set<String> = ["c", "cc", "cpp", "cxx", "s", "asm"]
    private static let headerEndings: Set<String> = ["h", "hh", "hpp", "hxx", "inc", "modulemap", "pch", "def"]
    private static let otherEndings: Set<String> = [
        "entitlements", "xcconfig", "xctestplan", "xcprivacy", "metal", "docc", "storyboard", "xib", "playground",
        "xcodeproj", "xcworkspace", "framework", "xcframework", "a", "dylib", "so", "tbd", "iig", "y", "l", "d",
        "mlmodel", "mlpackage", "swiftinterface", "swiftmodule", "storekit", "appiconset", "gyb",
        "xcmappingmodel", "rkassets", "reality", "icon", "md",
    ]
    /// Folders that count as a single file.
    private static let bundleEndings: Set<String> = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "docc", "playground",
        "xcodeproj", "xcworkspace", "scnassets", "rkassets", "mlpackage", "icon", "swiftpm", "app", "xcmappingmodel",
    ]

    static func of(_ path: String) -> FileKind {
        let ending = FilePath.ending(of: path)
        if ending == "swift" { return .swift }
        if ending == "m" || ending == "mm" { return .objectiveC }
        if cEndings.contains(ending) { return .c }
        if headerEndings.contains(ending) { return .header }
        return otherEndings.contains(ending) ? .other : .resource
    }

    /// Whether a folder of this name counts as a single file and is not searched.
    static func isBundle(_ name: String) -> Bool { bundleEndings.contains(FilePath.ending(of: name)) }
}
