import Foundation
import QuadrantCore

extension Text {
    /// Replaces what accessibility reads of this text; a text that it is joined to keeps its own words.
    nonisolated public func accessibilityLabel(_ label: Text) -> Text {
        var text = self
        for index in text.spans.indices {
            text.spans[index].changes.append(.label(index == 0 ? label.spans : []))
        }
        return text
    }
    /// Replaces what accessibility reads of this text by a localized text.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
        accessibilityLabel(Text(labelKey))
    }
    /// Replaces what accessibility reads of this text, verbatim.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
        accessibilityLabel(Text(verbatim: String(label)))
    }
    /// Sets the level of this text as a heading. It is a heading with the trait `.isHeader`; the level alone has no
    /// effect.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
        changed(.heading(level.rawValue))
    }

    /// The words that accessibility reads; nil where no part has a label of its own.
    func labelled(in environment: EnvironmentValues) -> String? {
        func label(_ span: Span) -> [Span]? {
            // The outermost label replaces the others.
            span.changes.reversed().lazy.compactMap { if case .label(let label) = $0 { label } else { nil } }.first
        }
        guard spans.contains(where: { label($0) != nil }) else { return nil }
        return spans.map { Text(spans: label($0) ?? [$0]).localizedText(in: environment) ?? "" }.joined()
    }

    /// The level of the first part that has one.
    var headingLevel: Int? {
        spans.lazy.flatMap(\.changes).compactMap { change -> Int? in
            if case .heading(let level) = change { Int(level) } else { nil }
        }.first
    }
}
