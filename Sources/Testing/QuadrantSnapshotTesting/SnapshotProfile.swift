import Foundation
import QuadrantDisplayList
import QuadrantViews

/// The look of snapshots: of the environment variable `SNAPSHOT_TESTING_PROFILE`, such as `ios17`, else the standard.
enum SnapshotProfile {
    static let variable = "SNAPSHOT_TESTING_PROFILE"

    /// What is wrong with the variable; nil if nothing is. Reading it makes the profile the standard one, once.
    static let fault: Diagnostic? = {
        guard let name = ProcessInfo.processInfo.environment[variable], !name.isEmpty else { return nil }
        guard let design = Design.profiles.first(where: { $0.name == name }) else {
            let names = Design.profiles.map(\.name).joined(separator: ", ")
            return Diagnostic(what: "'\(name)' is not a profile", at: "the environment variable \(variable)",
                              rule: "The profiles are \(names).", fix: "Use one of them, or remove the variable.")
        }
        Design.standard = design
        return nil
    }()
}
