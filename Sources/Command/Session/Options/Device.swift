import QuadrantBase
package import QuadrantGeometry

extension Device {
    /// The device that an option names, in any case and with spaces or hyphens.
    package static func option(_ name: String) throws -> Device {
        let wanted = name.lowercased().replacing(" ", with: "-")
        if let device = all.first(where: { $0.name == wanted }) { return device }
        let near = SpellingSuggestion.of(wanted, in: all.map(\.name)).map { "Did you mean \($0)? " } ?? ""
        throw Failure(.usage, "unknown device '\(name)'", at: "--device",
                      rule: "'quadrant devices' lists the devices.",
                      fix: near + "Use one of them, or --size 390x844.")
    }
}
