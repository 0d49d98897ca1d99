import Foundation

// A bar gives its items an appearance of their own. What is presented from an item is over the screen, not in the bar.

/// Gives views that are presented from a part of the screen, such as a bar, the appearance of the screen again.
package struct PresentedAppearance: Equatable {
    /// Where the view of the part is declared.
    private let scope: EnvironmentScope
    private let restore: (inout EnvironmentValues, EnvironmentValues) -> Void

    /// `restore` changes the values of the presenting view, first, to those of the view that declares `content`.
    package init(_ content: ScopedContent, restore: @escaping (inout EnvironmentValues, EnvironmentValues) -> Void) {
        scope = content.scope
        self.restore = restore
    }

    package static func == (a: PresentedAppearance, b: PresentedAppearance) -> Bool { a.scope === b.scope }

    fileprivate func apply(to values: inout EnvironmentValues) { restore(&values, scope.values) }
}

private enum PresentedAppearanceKey: EnvironmentKey {
    static var defaultValue: PresentedAppearance? { nil }
}

extension EnvironmentValues {
    /// The appearance of what is presented from the part of the screen around; nil where there is no such part.
    package var presentedAppearance: PresentedAppearance? {
        get { self[PresentedAppearanceKey.self] }
        set { self[PresentedAppearanceKey.self] = newValue }
    }

    /// The values of a presented view, from those of the presenting one: it is over the row or the bar, not in it.
    mutating func leaveRowAndBar() {
        isInListRow = false
        minimumTouchSize = .zero
        guard let appearance = presentedAppearance else { return }
        appearance.apply(to: &self)
        presentedAppearance = nil
    }
}
