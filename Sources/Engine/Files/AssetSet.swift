import Foundation

/// A set of a catalog: an image, a colour or other data.
package struct AssetSet {
    /// The extension of its folder: "imageset", "colorset".
    package let kind: String
    package let name: String
    /// The enclosing folders that provide a namespace, outermost first.
    package let spaces: [String]
    package let path: String

    /// The enclosing folders in the catalog, whether they provide a namespace or not.
    package func folders(inCatalog catalog: String) -> [String] {
        Array(path.dropFirst(catalog.count).split(separator: "/").dropLast().map(String.init))
    }

    /// The name with its namespaces, by which programs refer to it.
    package var fullName: String { (spaces + [name]).joined(separator: "/") }

    /// All sets of a catalog, in the order of their paths.
    package static func all(inCatalog catalog: String) -> [AssetSet] {
        var found: [AssetSet] = []
        func collect(_ folder: String, _ spaces: [String]) {
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
                let path = folder + "/" + name, ending = (name as NSString).pathExtension
                if ending.hasSuffix("set") {
                    let base = (name as NSString).deletingPathExtension
                    found.append(AssetSet(kind: ending, name: base, spaces: spaces, path: path))
                } else if ending.isEmpty {
                    collect(path, isNamespace(path) ? spaces + [name] : spaces)
                }
            }
        }
        collect(catalog, [])
        return found
    }

    private static func isNamespace(_ folder: String) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                var providesNamespace: Bool?
                enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
            }
            var properties: Properties?
        }
        let file = folder + "/Contents.json"
        guard FileStatus(following: file)?.isRegular == true,
              let data = FileManager.default.contents(atPath: file) else { return false }
        return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.providesNamespace == true
    }
}
