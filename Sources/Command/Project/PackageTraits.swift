/// The traits of packages: switches that a package declares and that its users enable. Each is a condition of the
/// package's sources, `#if Trait`, and dependencies of its targets may be limited to some.
struct PackageTraits {
    /// The name that stands for a package's own choice.
    static let standard = "default"

    /// The traits that the users of a package ask for, by the package's identity in lower case.
    private var requests: [String: Set<String>] = [:]

    /// Records what a manifest asks of the packages that it depends on. A dependency without a list has the defaults.
    mutating func add(_ manifest: PackageManifest) {
        for dependency in manifest.dependencies ?? [] {
            let entries = (dependency.fileSystem ?? []).map { (PackagePlaces.identity($0.path), $0.traits) }
                + (dependency.sourceControl ?? []).map { entry in
                    let address = entry.location.remote?.first?.urlString ?? entry.location.local?.first
                    return (PackagePlaces.identity(address ?? entry.identity), entry.traits)
                }
                + (dependency.registry ?? []).map { ($0.identity, $0.traits) }
            for (identity, traits) in entries {
                requests[identity.lowercased(), default: []]
                    .formUnion(traits.map { $0.map(\.name) } ?? [Self.standard])
            }
        }
    }

    /// The enabled traits of a package, with those that they enable in turn, in order. A package that no other depends
    /// on has its defaults.
    func enabled(in manifest: PackageManifest, identity: String?) -> [String] {
        let traits = (manifest.traits ?? []).map { ($0.name, $0.enabledTraits ?? []) }
        let declared = Dictionary(traits) { first, _ in first }
        var open = Array(identity.flatMap { requests[$0.lowercased()] } ?? [Self.standard]), found: Set<String> = []
        while let name = open.popLast() {
            guard let others = declared[name], found.insert(name).inserted else { continue }
            open += others
        }
        return found.subtracting([Self.standard]).sorted()
    }
}
