import QuadrantBase
import QuadrantGeometry

/// A setting in which a preview is drawn again: `dark`, `rtl`, a text size, a device, a locale, or several joined
/// by `+`.
package struct SceneVariant: Equatable, Sendable {
    package var name: String
    /// Options of `quadrant render`.
    package var options: [String]

    package static let plain = SceneVariant(name: "", options: [])

    private init(name: String, options: [String]) { (self.name, self.options) = (name, options) }

    package init(_ name: String) throws {
        self.name = name
        options = try name.split(separator: "+").flatMap { part -> [String] in
            let part = String(part)
            if ["dark", "rtl", "landscape"].contains(part) { return ["--\(part)"] }
            if SceneOptions.dynamicTypes.contains(part) { return ["--dynamic-type", part] }
            if Device.all.contains(where: { $0.name == part }) { return ["--device", part] }
            if part.wholeMatch(of: /[a-z]{2,3}([_-][A-Za-z]{2,4})*/) != nil { return ["--locale", part] }
            throw Failure(.usage, "'\(part)' is not a variant", at: "--variants",
                          rule: "A variant is dark, rtl, landscape, a text size such as accessibility3, a device, a "
                              + "locale such as de_DE, or several joined by +.",
                          fix: "Write --variants dark,rtl,dark+accessibility3.")
        }
    }
}
