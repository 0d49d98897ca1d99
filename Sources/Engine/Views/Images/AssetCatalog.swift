import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantFiles
import QuadrantThreads

/// Images and colours by name, in folders and in the asset catalogs (`.xcassets`) in them.
nonisolated struct AssetFolder {
    let path: String

    struct ImageFile {
        var path: String
        /// Pixels per point.
        var scale: CGFloat
        /// The rendering mode of the catalog; nil leaves it to the environment of the image.
        var rendering: Image.TemplateRenderingMode?
        /// Whether a vector image is drawn again at larger sizes. Otherwise it is rasterised once, at the screen's
        /// scale.
        var keepsVector = false
    }

    // MARK: images

    func image(_ name: String, scale: CGFloat, isDark: Bool) -> ImageFile? {
        if let set = entry(name, kind: "imageset") { return image(inSet: set, scale: scale, isDark: isDark) }
        return looseImage(name, scale: scale)
    }

    /// The path of a symbol's file in a catalog.
    func symbol(_ name: String) -> String? {
        struct Contents: Decodable {
            struct Entry: Decodable { var filename: String? }
            var symbols: [Entry]?
        }
        guard let set = entry(name, kind: "symbolset"),
              let text = RegularFile.contents(set + "/Contents.json"),
              let entries = try? JSONDecoder().decode(Contents.self, from: text).symbols else { return nil }
        return entries.lazy.compactMap(\.filename).first.map { RegularFile.path($0, in: set) }
    }

    private static let endings = ["png", "jpg", "jpeg", "webp", "gif", "svg", "pdf", "tiff", "tif", "bmp",
                                  "heic", "heif"]

    /// A file outside of catalogs: `name`, or with a scale as in `name@2x.png`.
    private func looseImage(_ name: String, scale: CGFloat) -> ImageFile? {
        let wanted = Int(scale.rounded(.up))
        let order = ([wanted] + [3, 2, 1]).filter { $0 >= 1 }
        let ending = (name as NSString).pathExtension
        let stem = ending.isEmpty ? name : (name as NSString).deletingPathExtension
        for suffix in ending.isEmpty || !Self.endings.contains(ending.lowercased()) ? Self.endings : [ending] {
            let base = ending.isEmpty || !Self.endings.contains(ending.lowercased()) ? name : stem
            for density in order {
                let file = path + "/" + base + (density == 1 ? "" : "@\(density)x") + "." + suffix
                if RegularFile.isThere(file) {
                    return ImageFile(path: file, scale: CGFloat(density), keepsVector: true)
                }
            }
        }
        return nil
    }

    private struct Contents: Decodable {
        struct Appearance: Decodable { var appearance: String?, value: String? }
        struct Image: Decodable { var filename: String?, scale: String?, idiom: String?, appearances: [Appearance]? }
        struct ColorEntry: Decodable {
            struct Value: Decodable {
                var space: String?
                var components: [String: String]?
                /// The name of a colour of the system, instead of components.
                var reference: String?
                enum CodingKeys: String, CodingKey { case space = "color-space", components, reference }
            }
            var color: Value?
            var appearances: [Appearance]?
            var gamut: String?
            enum CodingKeys: String, CodingKey { case color, appearances, gamut = "display-gamut" }
        }
        struct Properties: Decodable {
            var intent: String?
            var keepsVector: Bool?
            enum CodingKeys: String, CodingKey {
                case intent = "template-rendering-intent", keepsVector = "preserves-vector-representation"
            }
        }
        var images: [Image]?
        var colors: [ColorEntry]?
        var properties: Properties?

        /// The entries for the requested appearance, else those without one, else those for the other appearance.
        static func chosen<Entry>(_ entries: [Entry], isDark: Bool,
                                  _ appearances: (Entry) -> [Appearance]?) -> [Entry] {
            for value in isDark ? ["dark", nil, "light"] : ["light", nil, "dark"] {
                let those = entries.filter { entry in
                    appearances(entry)?.first { ["light", "dark"].contains($0.value) }?.value == value
                }
                if !those.isEmpty { return those }
            }
            return []
        }

        /// Whether an entry is for the setting "Increase Contrast".
        static func isHighContrast(_ appearances: [Appearance]?) -> Bool {
            appearances?.contains { $0.appearance == "contrast" && $0.value == "high" } == true
        }
    }

    private func contents(_ folder: String) -> Contents? {
        RegularFile.contents(folder + "/Contents.json").flatMap {
            try? JSONDecoder().decode(Contents.self, from: $0)
        }
    }

    private func image(inSet folder: String, scale: CGFloat, isDark: Bool) -> ImageFile? {
        guard let contents = contents(folder) else { return nil }
        var candidates = (contents.images ?? []).filter {
            $0.filename != nil && !Contents.isHighContrast($0.appearances)
        }
        candidates = Contents.chosen(candidates, isDark: isDark, \.appearances)
        func density(_ image: Contents.Image) -> CGFloat {
            image.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1
        }
        // An entry whose file is missing counts where no other has one.
        let there = candidates.filter { RegularFile.isThere(RegularFile.path($0.filename ?? "", in: folder)) }
        // The smallest scale that is at least that of the screen, else the largest.
        let sorted = (there.isEmpty ? candidates : there).sorted { density($0) < density($1) }
        guard let chosen = sorted.first(where: { density($0) >= scale })
            ?? sorted.last, let file = chosen.filename else {
            return nil
        }
        return ImageFile(path: RegularFile.path(file, in: folder), scale: density(chosen),
                         rendering: contents.properties?.intent.flatMap {
                             ["template": .template, "original": .original][$0]
                         },
                         keepsVector: contents.properties?.keepsVector == true)
    }

    // MARK: colours

    func color(_ name: String) -> (light: RGBA, dark: RGBA)? {
        entry(name, kind: "colorset").flatMap { set in AssetIndex.shared.color(of: set) { color(inSet: set) } }
    }

    private func color(inSet folder: String) -> (light: RGBA, dark: RGBA)? {
        guard var colors = contents(folder)?.colors else { return nil }
        // Screens of phones are wide gamut: the Display P3 variant takes precedence.
        colors = colors.filter { $0.gamut == "display-P3" } + colors.filter { $0.gamut != "display-P3" }
        // An entry that refers to an unknown colour is as if it were not there.
        let ordinary = colors.filter {
            !Contents.isHighContrast($0.appearances) && Self.color(of: $0, isDark: false) != nil
        }
        func color(isDark: Bool) -> RGBA? {
            Contents.chosen(ordinary, isDark: isDark, \.appearances).first
                .flatMap { Self.color(of: $0, isDark: isDark) }
        }
        guard let light = color(isDark: false), let dark = color(isDark: true) else { return nil }
        return (light, dark)
    }

    private static func color(of entry: Contents.ColorEntry, isDark: Bool) -> RGBA? {
        guard let name = entry.color?.reference else { return rgba(entry.color) }
        guard let system = SystemColor(reference: name) else { return fixedColors[name] }
        return EnvironmentValues().design.palette[system, isDark: isDark]
    }

    /// The colours that a catalog can refer to and that are the same in light and dark.
    private static let fixedColors = [
        "darkTextColor": RGBA(red: 0, green: 0, blue: 0, alpha: 1),
        "lightTextColor": RGBA(red: 1, green: 1, blue: 1, alpha: 0.6),
        "blackColor": RGBA(red: 0, green: 0, blue: 0, alpha: 1),
        "whiteColor": RGBA(red: 1, green: 1, blue: 1, alpha: 1),
    ]

    private static func rgba(_ value: Contents.ColorEntry.Value?) -> RGBA? {
        guard let value, let parts = value.components else { return nil }
        func component(_ name: String) -> Float {
            guard let text = parts[name] else { return name == "alpha" ? 1 : 0 }
            if text.hasPrefix("0x") { return Float(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
            let number = Float(text) ?? 0
            return name == "alpha" || text.contains(".") ? number : number / 255
        }
        if parts["white"] != nil {
            let white = component("white")
            return RGBA(red: white, green: white, blue: white, alpha: component("alpha"))
        }
        let space: Color.RGBColorSpace = value.space == "display-p3"
            ? .displayP3 : value.space == "extended-linear-srgb" ? .sRGBLinear : .sRGB
        return ColorMath.encoded(space, red: component("red"), green: component("green"), blue: component("blue"),
                                 opacity: component("alpha"))
    }

    // MARK: data

    func data(_ name: String) -> (data: Data, type: String)? {
        struct Contents: Decodable {
            struct Entry: Decodable {
                var filename: String?
                var idiom: String?
                var type: String?
                enum CodingKeys: String, CodingKey { case filename, idiom, type = "universal-type-identifier" }
            }
            var data: [Entry]?
        }
        guard let set = entry(name, kind: "dataset"),
              let text = RegularFile.contents(set + "/Contents.json"),
              let entries = try? JSONDecoder().decode(Contents.self, from: text).data else { return nil }
        let named = entries.filter { $0.filename != nil }
        guard let chosen = named.first(where: { $0.idiom == "iphone" })
            ?? named.first(where: { $0.idiom == "universal" }) ?? named.first, let file = chosen.filename,
              let data = RegularFile.contents(RegularFile.path(file, in: set)) else { return nil }
        return (data, chosen.type ?? "public.data")
    }

    // MARK: catalogs

    /// The folder of a set, by its name, in any of the catalogs in this folder.
    private func entry(_ name: String, kind: String) -> String? {
        AssetIndex.shared.entries(of: path)[kind + "/" + name]
    }
}

/// The paths of the sets in all catalogs, indexed once per folder, and their colours, read once.
nonisolated final class AssetIndex: Sendable {
    static let shared = AssetIndex()
    private let sets = Locked<[String: [String: String]]>([:])
    private let colors = Locked<[String: (light: RGBA, dark: RGBA)?]>([:])

    func color(of set: String, read: () -> (light: RGBA, dark: RGBA)?) -> (light: RGBA, dark: RGBA)? {
        colors.withLock { colors in
            if let found = colors[set] { return found }
            let found = read()
            colors[set] = .some(found)
            return found
        }
    }

    func entries(of folder: String) -> [String: String] {
        sets.withLock { known in
            let found = known[folder] ?? Self.read(folder)
            known[folder] = found
            return found
        }
    }

    private static func read(_ folder: String) -> [String: String] {
        var found: [String: String] = [:]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
        where name.hasSuffix(".xcassets") {
            for set in AssetSet.all(inCatalog: folder + "/" + name) {
                for full in Set([set.name, set.fullName]) where found[set.kind + "/" + full] == nil {
                    found[set.kind + "/" + full] = set.path
                }
            }
        }
        return found
    }
}
