/// A package that must be fetched, and its accepted versions.
struct PackageRequirement: Codable, Hashable {
    enum Versions: Codable, Hashable {
        /// From the first version, inclusive, to the second, exclusive.
        case range(String, String)
        case exact(String), branch(String), revision(String)
    }

    var address: String
    var versions: Versions

    /// The dependency as a manifest declares it; nil if the URL or a version cannot be written as a string literal.
    var declaration: String? {
        let text = switch versions {
        case .range(let first, let end): [first, end]
        case .exact(let word), .branch(let word), .revision(let word): [word]
        }
        // Characters that would end the string literal are not valid in a URL or a version.
        guard ([address] + text).allSatisfy({ word in
            !word.isEmpty && !word.contains { $0 == "\"" || $0 == "\\" || $0.isNewline }
        }) else { return nil }
        let versions = switch versions {
        case .range(let first, let end): "\"\(first)\"..<\"\(end)\""
        case .exact(let version): "exact: \"\(version)\""
        case .branch(let branch): "branch: \"\(branch)\""
        case .revision(let revision): "revision: \"\(revision)\""
        }
        return ".package(url: \"\(address)\", \(versions))"
    }

    /// The range that both dependents accept, if both have a range; otherwise the first requirement.
    func combined(with other: Versions) -> Versions {
        guard case .range(let first, let end) = versions, case .range(let otherFirst, let otherEnd) = other else {
            if case .range = versions { return other }
            return versions
        }
        let lower = Self.isBefore(first, otherFirst) ? otherFirst : first
        let upper = Self.isBefore(end, otherEnd) ? end : otherEnd
        return Self.isBefore(lower, upper) ? .range(lower, upper) : versions
    }

    private static func numbers(_ version: String) -> [Int] {
        version.prefix { $0 != "-" && $0 != "+" }.split(separator: ".").map { Int($0) ?? 0 }
    }

    private static func isBefore(_ a: String, _ b: String) -> Bool {
        numbers(a).lexicographicallyPrecedes(numbers(b))
    }
}

extension PackageRequirement {
    /// Creates the requirement of a dependency in a manifest.
    init?(address: String, _ requirement: PackageManifest.Dependency.Requirement?) {
        self.address = address
        if let range = requirement?.range?.first {
            versions = .range(range.lowerBound, range.upperBound)
        } else if let version = requirement?.exact?.first {
            versions = .exact(version)
        } else if let branch = requirement?.branch?.first {
            versions = .branch(branch)
        } else if let revision = requirement?.revision?.first {
            versions = .revision(revision)
        } else {
            return nil
        }
    }

    /// Creates the requirement of a package reference in an Xcode project.
    init?(reference: XcodeObjects.Object) {
        guard let address = reference["repositoryURL"] as? String,
              let text = reference["requirement"] as? XcodeObjects.Object else { return nil }
        self.address = address
        func version(_ key: String) -> String? { (text[key] as? String).map(Self.whole) }
        let minimum = version("minimumVersion")
        switch text["kind"] as? String {
        case "upToNextMajorVersion":
            guard let minimum else { return nil }
            versions = .range(minimum, "\((Self.numbers(minimum).first ?? 0) + 1).0.0")
        case "upToNextMinorVersion":
            guard let minimum else { return nil }
            let parts = Self.numbers(minimum)
            versions = .range(minimum, "\(parts[0]).\(parts[1] + 1).0")
        case "versionRange":
            guard let minimum, let maximum = version("maximumVersion") else { return nil }
            versions = .range(minimum, maximum)
        case "exactVersion":
            guard let exact = version("version") else { return nil }
            versions = .exact(exact)
        case "branch":
            guard let branch = text["branch"] as? String else { return nil }
            versions = .branch(branch)
        case "revision":
            guard let revision = text["revision"] as? String else { return nil }
            versions = .revision(revision)
        default: return nil
        }
    }

    /// A version with three components, as manifests require.
    private static func whole(_ version: String) -> String {
        let end = version.firstIndex { $0 == "-" || $0 == "+" } ?? version.endIndex
        var parts = version[..<end].split(separator: ".").map(String.init)
        while parts.count < 3 { parts.append("0") }
        return parts.joined(separator: ".") + version[end...]
    }
}
