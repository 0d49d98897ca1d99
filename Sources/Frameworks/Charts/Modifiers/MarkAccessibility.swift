import Foundation
public import SwiftUI

extension ChartContent {
    /// Whether assistive technology skips the marks.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        styled { $0.accessibility.isHidden = hidden }
    }
    /// The identifier of the marks, for tests.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        styled { $0.accessibility.identifier = identifier }
    }
    /// What the marks are, localized.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(labelKey))
    }
    /// What the marks are.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(label))
    }
    /// What the marks are.
    nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
        styled { $0.accessibility.label = label }
    }
    /// What the marks are, from a table.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some ChartContent {
        accessibilityLabel(Text(label))
    }
    /// What the marks show, localized.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueKey))
    }
    /// What the marks show.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(value))
    }
    /// What the marks show.
    nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent {
        styled { $0.accessibility.value = value }
    }
    /// What the marks show, from a table.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ value: LocalizedStringResource) -> some ChartContent {
        accessibilityValue(Text(value))
    }
}
