import Foundation
import QuadrantDisplayList
import QuadrantFiles

/// Generates Swift symbols for the entries of asset catalogs, as Xcode does: `Image(.mapIcon)`, `Color.sand`.
struct AssetSymbols {
    /// The entries of one namespace: of the catalogs, or of a folder that provides a namespace.
    private struct Space {
        var images: [String: String] = [:]
        var colors: [String: String] = [:]
        var spaces: [String: Space] = [:]

        /// If several sets have the same identifier, the first one is used.
        mutating func add(_ set: AssetSet, in folders: ArraySlice<String>) {
            if let folder = folders.first {
                let short = assetName(folder)
                spaces[short.prefix(1).uppercased() + short.dropFirst(), default: Space()]
                    .add(set, in: folders.dropFirst())
                return
            }
            let isImage = ["imageset", "symbolset"].contains(set.kind), isColor = set.kind == "colorset"
            let short = assetName(withoutKind(set.name))
            if short.isEmpty { return }
            if isImage, images[short] == nil { images[short] = set.fullName }
            if isColor, colors[short] == nil { colors[short] = set.fullName }
        }
    }

    /// The Swift text that declares the names; empty without assets.
    private(set) var text = ""

    /// Names that the program declares are not generated. `bundle` is the expression for the catalogs' bundle.
    init(catalogs: [String], besides sources: [SourceSet.File], bundle: String = ".main") {
        var all = Space()
        for set in catalogs.flatMap(AssetSet.all) { all.add(set, in: set.spaces[...]) }
        let images = Self.declarations("ImageResource", all, bundle) { $0.images }
        let colors = Self.declarations("ColorResource", all, bundle) { $0.colors }
        if images.isEmpty && colors.isEmpty { return }
        text = images + colors
        let own = DeclaredStatics(sources)
        let types = all.spaces.isEmpty ? [] : Self.declaredTypes(in: sources)
        all.spaces = all.spaces.filter { !types.contains($0.key) }
        func names(_ all: [String: String], _ types: [String], besides others: Set<String>) -> [String] {
            let known = own.names(in: types).union(others)
            return all.keys.sorted().filter { !known.contains($0) }
        }
        let colorNames = names(all.colors, ["Color", "ShapeStyle"], besides: Self.ofSwiftUI)
        text += Self.shorthands("Color", colorNames, "Color", "Color(ColorResource.")
        text += Self.shorthands("ShapeStyle where Self == Color", colorNames, "Color", "Color(ColorResource.")
        text += Self.shorthands("UIColor", names(all.colors, ["UIColor"], besides: Self.ofUIKit), "UIColor",
                                "UIColor(resource: ColorResource.")
        text += Self.shorthands("UIImage", names(all.images, ["UIImage"], besides: Self.imagesOfUIKit), "UIImage",
                                "UIImage(resource: ImageResource.")
        // A type cannot be nested in a protocol: `.fill(.Brand.sand)` is none of Xcode's.
        text += Self.spaces("Color", all, "Color(ColorResource.") { $0.colors }
        text += Self.spaces("UIColor", all, "UIColor(resource: ColorResource.") { $0.colors }
        text += Self.spaces("UIImage", all, "UIImage(resource: ImageResource.") { $0.images }
    }

    /// The shorthands of the folders that provide a namespace: `Color.Brand.sand`.
    private static func spaces(_ type: String, _ space: Space, _ make: String,
                               _ names: (Space) -> [String: String]) -> String {
        func members(_ space: Space, _ make: String, _ indent: String) -> String {
            space.spaces.sorted { $0.key < $1.key }.map { name, inner in
                let make = make + quoted(name) + ".", deeper = indent + "    "
                let rank = type.hasPrefix("UI") ? "@_disfavoredOverload " : ""
                let body = names(inner).keys.sorted().map {
                    "\(deeper)\(rank)static var \(quoted($0)): \(type) { \(make)\(quoted($0))) }\n"
                }.joined() + members(inner, make, deeper)
                return body.isEmpty ? "" : "\(indent)enum \(quoted(name)) {\n\(body)\(indent)}\n"
            }.joined()
        }
        let body = members(space, make, "    ")
        return body.isEmpty ? "" : "extension \(type) {\n\(body)}\n"
    }

    /// The colours that SwiftUI declares.
    private static let ofSwiftUI: Set<String> = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
        "primary", "purple", "red", "secondary", "teal", "white", "yellow",
    ]

    /// The colours that UIKit declares: `Color(.link)` is UIKit's, even if a catalog has an entry of that name.
    private static let ofUIKit: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
        "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
        "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
        "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan",
        "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
        "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
        "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground",
        "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white", "yellow",
    ]

    /// The images that UIKit declares.
    private static let imagesOfUIKit: Set<String> = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]

    private static func shorthands(_ type: String, _ names: [String], _ result: String, _ make: String) -> String {
        if names.isEmpty { return "" }
        // `Color(.sand)` and `Image(.dot)` are those of the resource, and not of what UIKit makes of it.
        let rank = type.hasPrefix("UI") ? "@_disfavoredOverload " : ""
        let lines = names.map { "    \(rank)static var \(quoted($0)): \(result) { \(make)\(quoted($0))) }\n" }
        return "extension \(type) {\n\(lines.joined())}\n"
    }

    private static func declarations(_ type: String, _ space: Space, _ bundle: String,
                                     _ names: (Space) -> [String: String]) -> String {
        let body = members(type, space, "    ", bundle, names)
        return body.isEmpty ? "" : "extension \(type) {\n\(body)}\n"
    }

    private static func members(
        _ type: String, _ space: Space, _ indent: String, _ bundle: String, _ names: (Space) -> [String: String]
    ) -> String {
        var lines = ""
        for (name, full) in names(space).sorted(by: { $0.key < $1.key }) {
            let rank = indent.count == 4 && type == "ColorResource" && ofUIKit.contains(name)
                ? "@_disfavoredOverload " : ""
            lines += "\(indent)\(rank)static let \(quoted(name)) = "
                + "\(type)(name: \(literal(full)), bundle: \(bundle))\n"
        }
        for (name, inner) in space.spaces.sorted(by: { $0.key < $1.key }) {
            let body = members(type, inner, indent + "    ", bundle, names)
            if !body.isEmpty { lines += "\(indent)enum \(quoted(name)) {\n\(body)\(indent)}\n" }
        }
        return lines
    }

    // MARK: Identifiers

    /// The identifier of an asset, by what Xcode has written into `GeneratedAssetSymbols.swift` files of public
    /// projects: "map-icon 2" is `mapIcon2`, "URLMark" is `urlMark`, "1ru" is `_1Ru`, and a name without small letters
    /// stays: "BG" is `BG`, "A1" is `A_1`, "2_1" is `_2_1`.
    static func assetName(_ name: String) -> String {
        let words = words(name)
        guard let first = words.first else { return "" }
        var result: String
        if name.contains(where: \.isLowercase) {
            result = first.lowercased() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        } else {
            result = words.joined(separator: "_")
        }
        if result.first?.isNumber == true { result = "_" + result }
        return result
    }

    /// A name without the words "image" and "color" at its end, whatever the asset is, unless nothing else is left.
    static func withoutKind(_ name: String) -> String {
        var words = words(name)[...]
        while words.count > 1, ["image", "color"].contains(words.last?.lowercased()) { words.removeLast() }
        guard let end = words.last?.endIndex, end < name.endIndex else { return name }
        return String(name[..<end])
    }

    /// The words of a name: a word ends at what is no letter or number, between letters and numbers, before a capital
    /// that follows a small letter, and before the last of several capitals where a small letter follows.
    private static func words(_ name: String) -> [Substring] {
        var words: [Substring] = [], start: String.Index?
        for index in name.indices {
            let this = name[index]
            guard this.isLetter || this.isNumber else {
                if let from = start { words.append(name[from..<index]) }
                start = nil
                continue
            }
            guard let from = start else {
                start = index
                continue
            }
            let last = name[name.index(before: index)], next = name.index(after: index)
            let beforeSmall = next < name.endIndex && name[next].isLowercase
            if last.isNumber != this.isNumber || this.isUppercase && (!last.isUppercase || beforeSmall) {
                words.append(name[from..<index])
                start = index
            }
        }
        if let start { words.append(name[start...]) }
        return words
    }

    /// The identifier of an entry of a string catalog: words are joined, leading capitals are lowercased, "2nd" is
    /// `_2nd`.
    static func identifier(_ name: String) -> String {
        var string = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard let first = string.first else { return "" }
        // A leading run of capitals is lowercased, except for the letter that begins the next word.
        let capitals = first.prefix { $0.isUppercase }.count
        let low = capitals <= 1 || capitals == first.count ? capitals : capitals - 1
        string[0] = first.prefix(low).lowercased() + first.dropFirst(low)
        let result = string[0] + string.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return result.first?.isNumber == true ? "_" + result : result
    }

    static func quoted(_ name: String) -> String { "`\(name)`" }

    static func literal(_ string: String) -> String {
        "\"" + string.unicodeScalars.map { scalar in
            switch scalar {
            case "\\", "\"": "\\\(scalar)"
            // A line break would end the literal.
            case _ where scalar.isControl: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }.joined() + "\""
    }

    /// The names of types and extensions anywhere in the sources.
    private static func declaredTypes(in sources: [SourceSet.File]) -> Set<String> {
        names(in: sources, after: ["enum", "struct", "class", "typealias", "extension"], by: 1)
    }

    /// The words that are so many words after one of some words.
    private static func names(in sources: [SourceSet.File], after starts: [String], by step: Int) -> Set<String> {
        var found: Set<String> = []
        for file in sources {
            let string = file.bytes.split { byte in
                !(byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
                  || (0x41...0x5a).contains(byte & 0xdf))
            }
            for (at, word) in string.enumerated().dropLast(step)
            where starts.contains(where: { word.elementsEqual($0.utf8) }) {
                found.insert(String(decoding: string[at + step], as: UTF8.self))
            }
        }
        return found
    }
}
