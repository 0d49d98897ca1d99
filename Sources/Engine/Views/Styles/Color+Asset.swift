public import Foundation
import QuadrantCore
import QuadrantDisplayList

extension Color {
    /// The colour `name` of the asset catalogs, for light or dark; a bundle is searched before the program's catalogs.
    /// An unknown name is reported and draws nothing.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(NamedColor(name: name, folder: bundle?.resourcePath))
    }
}

nonisolated struct NamedColor: ColorSource {
    let name: String
    let folder: String?

    func rgba(in environment: EnvironmentValues, _ context: RoleContext?) -> RGBA {
        for path in (folder.map { [$0] } ?? []) + environment.imageSearchPaths {
            if let pair = AssetFolder(path: path).color(name) {
                return environment.colorScheme == .dark ? pair.dark : pair.light
            }
        }
        let name = name
        context?.report { path in
            Diagnostic(what: "no color named \"\(name)\"; using clear.", at: path,
                       rule: "Named colors are looked for in the asset catalogs beside the program's sources.",
                       fix: "Add \(name).colorset to an .xcassets folder there, or write Color(red:green:blue:).")
        }
        return .clear
    }
    var description: String { name }
}
