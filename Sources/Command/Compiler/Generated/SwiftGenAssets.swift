import Foundation
import QuadrantBase
import QuadrantFiles
import QuadrantProject

/// Generates what SwiftGen's template `swift5` makes of asset catalogs: `Asset.Icons.map.image`,
/// `Asset.sand.swiftUIColor`.
struct SwiftGenAssets {
    /// The Swift text; empty without assets.
    private(set) var text = ""

    private let output: SwiftGenOutput
    private var access: String { output.access }

    /// The kinds of sets that have a type: its name, and the parameter that changes it.
    private static let kinds: [(set: String, type: String, parameter: String)] = [
        ("imageset", "ImageAsset", "imageTypeName"), ("colorset", "ColorAsset", "colorTypeName"),
        ("symbolset", "SymbolAsset", "symbolTypeName"), ("dataset", "DataAsset", "dataTypeName"),
    ]

    /// `bundle` is the expression for the catalogs' bundle.
    init(_ output: SwiftGenOutput, bundle: String) {
        self.output = output
        let catalogs = output.files(endings: ["xcassets"])
        let isSplit = catalogs.count > 1 || output.flag("forceFileNameEnum")
        var body = "", used: Set<String> = []
        for catalog in catalogs {
            let sets = AssetSet.all(inCatalog: catalog).filter { set in Self.kinds.contains { $0.set == set.kind } }
            used.formUnion(sets.map(\.kind))
            let isForced = output.flag("forceProvidesNamespaces")
            let entries = sets.map { ((isForced ? $0.folders(inCatalog: catalog) : $0.spaces)[...], $0) }
            let name = SwiftGenNames.type(FilePath.stem(of: catalog))
            body += isSplit && !name.isEmpty
                ? "    \(access)enum \(AssetSymbols.quoted(name)) {\n\(node(entries, "        "))    }\n"
                : node(entries, "    ")
        }
        if used.isEmpty { return }
        text = "import SwiftUI\nimport UIKit\n\(access)enum \(output.enumName ?? "Asset") {\n\(body)}\n"
        let bundle = output.parameters["bundle"] ?? bundle
        for (kind, code) in [("imageset", images), ("colorset", colors), ("symbolset", symbols), ("dataset", data)]
        where used.contains(kind) { text += code(type(kind), "(\(bundle))") }
    }

    private func type(_ kind: String) -> String {
        guard let known = Self.kinds.first(where: { $0.set == kind }) else { return "" }
        return output.parameters[known.parameter] ?? known.type
    }

    /// The assets of a folder, and an enumeration for each folder in it that is a namespace.
    private func node(_ entries: [(ArraySlice<String>, AssetSet)], _ indent: String) -> String {
        var lines = "", known: Set<String> = []
        for (folders, set) in entries where folders.isEmpty {
            let name = SwiftGenNames.member(set.name)
            guard !name.isEmpty, known.insert(name).inserted else { continue }
            lines += "\(indent)\(access)static let \(AssetSymbols.quoted(name)) = "
                + "\(type(set.kind))(name: \(AssetSymbols.literal(set.fullName)))\n"
        }
        let inner = Dictionary(grouping: entries.filter { !$0.0.isEmpty }) { SwiftGenNames.type($0.0.first ?? "") }
        for (name, sets) in inner.sorted(by: { $0.key < $1.key }) {
            let sets = sets.map { ($0.0.dropFirst(), $0.1) }
            lines += name.isEmpty ? node(sets, indent)
                : "\(indent)\(access)enum \(AssetSymbols.quoted(name)) {\n\(node(sets, indent + "    "))\(indent)}\n"
        }
        return lines
    }

    // MARK: Types

    private func images(_ type: String, _ bundle: String) -> String {
        """
        \(access)struct \(type): Sendable {
            \(access)typealias Image = UIImage
            \(access)let name: String
            fileprivate nonisolated init(name: String) { self.name = name }
            \(access)var image: UIImage {
                guard let image = UIImage(asset: self) else { fatalError("There is no image '\\(name)'.") }
                return image
            }
            \(access)func image(compatibleWith traitCollection: UITraitCollection) -> UIImage {
                guard let image = UIImage(named: name, in: \(bundle), compatibleWith: traitCollection) else {
                    fatalError("There is no image '\\(name)'.")
                }
                return image
            }
            \(access)var swiftUIImage: SwiftUI.Image { SwiftUI.Image(asset: self) }
        }
        extension UIImage {
            \(access)convenience init?(asset: \(type)) {
                self.init(named: asset.name, in: \(bundle), compatibleWith: nil)
            }
        }
        \(imageInitializers(type, bundle))
        """
    }

    private func imageInitializers(_ type: String, _ bundle: String) -> String {
        """
        extension SwiftUI.Image {
            \(access)init(asset: \(type)) { self.init(asset.name, bundle: \(bundle)) }
            \(access)init(asset: \(type), label: Text) { self.init(asset.name, bundle: \(bundle), label: label) }
            \(access)init(decorative asset: \(type)) { self.init(decorative: asset.name, bundle: \(bundle)) }
        }

        """
    }

    private func colors(_ type: String, _ bundle: String) -> String {
        """
        \(access)final class \(type): Sendable {
            \(access)typealias Color = UIColor
            \(access)let name: String
            fileprivate nonisolated init(name: String) { self.name = name }
            \(access)var color: UIColor {
                guard let color = UIColor(asset: self) else { fatalError("There is no color '\\(name)'.") }
                return color
            }
            \(access)func color(compatibleWith traitCollection: UITraitCollection) -> UIColor {
                guard let color = UIColor(named: name, in: \(bundle), compatibleWith: traitCollection) else {
                    fatalError("There is no color '\\(name)'.")
                }
                return color
            }
            \(access)var swiftUIColor: SwiftUI.Color { SwiftUI.Color(asset: self) }
        }
        extension UIColor {
            \(access)convenience init?(asset: \(type)) {
                self.init(named: asset.name, in: \(bundle), compatibleWith: nil)
            }
        }
        extension SwiftUI.Color {
            \(access)init(asset: \(type)) { self.init(asset.name, bundle: \(bundle)) }
        }

        """
    }

    private func symbols(_ type: String, _ bundle: String) -> String {
        """
        \(access)struct \(type): Sendable {
            \(access)typealias Image = UIImage
            \(access)let name: String
            fileprivate nonisolated init(name: String) { self.name = name }
            \(access)var image: UIImage {
                guard let image = UIImage(named: name, in: \(bundle), compatibleWith: nil) else {
                    fatalError("There is no symbol '\\(name)'.")
                }
                return image
            }
            \(access)func image(with configuration: UIImage.SymbolConfiguration) -> UIImage {
                image.withConfiguration(configuration)
            }
            \(access)var swiftUIImage: SwiftUI.Image { SwiftUI.Image(asset: self) }
        }
        extension UIImage {
            \(access)convenience init?(asset: \(type), with configuration: UIImage.SymbolConfiguration? = nil) {
                self.init(named: asset.name, in: \(bundle), with: configuration)
            }
        }
        \(imageInitializers(type, bundle))
        """
    }

    private func data(_ type: String, _ bundle: String) -> String {
        """
        \(access)struct \(type): Sendable {
            \(access)let name: String
            fileprivate nonisolated init(name: String) { self.name = name }
            \(access)var data: NSDataAsset {
                guard let data = NSDataAsset(asset: self) else { fatalError("There is no data '\\(name)'.") }
                return data
            }
        }
        extension NSDataAsset {
            \(access)convenience init?(asset: \(type)) { self.init(name: asset.name, bundle: \(bundle)) }
        }

        """
    }
}
