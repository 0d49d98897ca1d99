import Foundation

/// The packages that a project needs from the network, and the messages about them.
enum FetchedPackages {
    /// The packages that the shown target and its dependencies need; those of all targets if none is shown.
    static func requests(of project: Project, _ options: ProjectOptions) -> [PackageResolver.Request] {
        if project.missing.allSatisfy({ $0.requirement == nil }) { return [] }
        var shown = project
        // If no target can be chosen, that error is reported later.
        try? TargetChoice.choose(options, in: &shown)
        let users = shown.chosen.map { Set(project.closure(of: $0).map(\.name)) }
        return project.missing.compactMap { package in
            guard let requirement = package.requirement, requirement.declaration != nil,
                  users.map({ !$0.isDisjoint(with: package.users) }) ?? true else { return nil }
            return .init(requirement: requirement, products: package.products)
        }
    }

    static func note(_ reason: String, until end: Date) -> String {
        let text = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
        let minutes = max(1, Int((end.timeIntervalSinceNow / 60).rounded(.up)))
        return "could not fetch packages: \(text). Retrying in \(minutes) min; use --offline to skip."
    }
}
