import Foundation
import QuadrantBase
import QuadrantProject
import QuadrantSession

/// The options of `quadrant gallery`, validated before anything is drawn.
struct GalleryOptions {
    /// The variants where the user names none: appearance, text size, direction, a small phone and a tablet.
    static let standardVariants = "dark,accessibility3,rtl,iphone-se,ipad"

    var paths: [String]
    var folder: GalleryFolder
    var title: String
    /// The plain one first.
    var variants: [SceneVariant]
    var filter: String
    /// Pixels of the pictures per point.
    var scale: Double
    var jobs: Int
    var project: ProjectOptions
    /// The options that all processes get.
    var passed: [String]
    /// Those of them that describe the picture.
    private var scene: [(name: String, value: String?)]
    var isQuiet: Bool
    var isJSON: Bool

    init(_ arguments: Arguments) throws {
        paths = arguments.plain
        folder = try GalleryFolder(arguments.value("output") ?? "gallery")
        let name = paths.count > 1 ? "Gallery" : FilePath.name(of: FilePath.absolute(paths[0]))
        title = arguments.value("title") ?? name
        let names = (arguments.value("variants") ?? Self.standardVariants).split(separator: ",").map(String.init)
        let given = names == ["none"] ? [] : try names.map(SceneVariant.init)
        var seen: Set<String> = []
        variants = [.plain] + given.filter { seen.insert($0.name).inserted }
        filter = arguments.value("filter") ?? ""
        scale = 2
        if let text = arguments.value("scale") {
            guard let number = Double(text), (1...4).contains(number) else {
                throw Failure(.usage, "'\(text)' is not a valid scale", at: "--scale",
                              rule: "A scale of pictures is a number from 1 to 4.", fix: "Write --scale 2.")
            }
            scale = number
        }
        jobs = try arguments.number("jobs", 1...256) ?? ProcessInfo.processInfo.activeProcessorCount
        project = try ProjectOptions(arguments)
        isQuiet = arguments.has("quiet")
        isJSON = arguments.has("json")
        scene = arguments.ordered.filter { CommandForm.galleryScene.contains($0.name) }.map { name, value in
            let isFlag = CommandForm.gallery.options.first { $0.name == name }?.value == nil
            return (name, isFlag ? nil : value)
        }
        passed = ["--quiet"]
        for name in ["exclude", "packages"] { passed += arguments.list(name).flatMap { ["--\(name)", $0] } }
        if arguments.has("offline") { passed.append("--offline") }
        passed += scene.flatMap(Self.words)
        // What is wrong in them is said at once, by this process.
        for variant in variants { _ = try SceneOptions(Arguments(words(of: variant) + paths, of: .render)) }
    }

    private static func words(_ option: (name: String, value: String?)) -> [String] {
        ["--\(option.name)"] + (option.value.map { [$0] } ?? [])
    }

    /// The options of a variant's picture: those of the variant, and the user's that it leaves as they are.
    func words(of variant: SceneVariant) -> [String] {
        variant.options + scene.filter { !variant.options.contains("--\($0.name)") }.flatMap(Self.words)
    }
}
