package import QuadrantCore

/// All in which the appearance of one system differs from that of another: lengths, colours, type and rules of layout.
///
/// A design is one object that the environment refers to, so that it is passed down and compared as a pointer. A host
/// is given one; `environment(\.design, …)` sets it for a part of the tree. The rules of layout are the exception: the
/// graph asks for them while it measures, so they are the host's, once for the whole tree.
package nonisolated final class Design: Sendable, Equatable, CustomStringConvertible {
    /// What a design is made of.
    package struct Values: Sendable {
        package var name: String
        /// The system that programs see.
        package var systemVersion: String
        package var metrics: Metrics
        package var palette: ColorPalette
        package var text: TextMetrics
        package var rules: LayoutRules
    }
    private let values: Values

    package init(_ values: Values) { self.values = values }

    /// A design that differs from this one in what `change` changes.
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

private nonisolated enum DesignKey: EnvironmentKey { static let defaultValue = Design.ios17 }

extension EnvironmentValues {
    /// The design that views here are drawn by.
    package var design: Design {
        get { self[DesignKey.self] }
        set { self[DesignKey.self] = newValue }
    }
}
