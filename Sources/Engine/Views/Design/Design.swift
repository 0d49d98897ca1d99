package import QuadrantCore
import QuadrantThreads

/// The values in which the appearance of one system differs from that of another: lengths, colours, type and rules of
/// layout.
///
/// A design is one object that the environment refers to, so that it is passed down and compared as a pointer. A host
/// has one; `environment(\.design, …)` sets it for a subtree. The layout rules are the exception: the graph reads them
/// while it measures, so they are those of the host for the whole tree.
package nonisolated final class Design: Sendable, Equatable, CustomStringConvertible {
    /// The values of a design.
    package struct Values: Sendable {
        package var name: String
        /// The system version that programs read.
        package var systemVersion: String
        package var metrics: Metrics
        package var palette: ColorPalette
        package var text: TextMetrics
        package var rules: LayoutRules
    }
    private let values: Values

    package init(_ values: Values) { self.values = values }

    /// A copy of this design with the changes of `change`.
    package func changed(_ name: String, _ change: (inout Values) -> Void) -> Design {
        var values = values
        values.name = name
        change(&values)
        return Design(values)
    }

    package var name: String { values.name }
    package var systemVersion: String { values.systemVersion }
    package var metrics: Metrics { _read { yield values.metrics } }
    package var palette: ColorPalette { _read { yield values.palette } }
    package var text: TextMetrics { _read { yield values.text } }
    package var rules: LayoutRules { values.rules }
    package var description: String { name }

    package static func == (a: Design, b: Design) -> Bool { a === b }
}

extension Design {
    /// The designs of iPhones, oldest first: the names of `--profile`.
    package nonisolated static let profiles: [Design] = [.ios13, .ios14, .ios17, .ios18, .ios26, .ios27]

    /// The design of hosts and environments that name none: iOS 26, unless a user has chosen another. From any thread.
    package nonisolated static var standard: Design {
        get { chosen.withLock { $0 } }
        set {
            chosen.withLock { $0 = newValue }
            SystemVersion.standard = newValue.systemVersion
        }
    }
    private nonisolated static let chosen = Locked(Design.ios26)
}

private nonisolated enum DesignKey: EnvironmentKey { static var defaultValue: Design { .standard } }

extension EnvironmentValues {
    /// The design of the views.
    package var design: Design {
        get { self[DesignKey.self] }
        set { self[DesignKey.self] = newValue }
    }
}
