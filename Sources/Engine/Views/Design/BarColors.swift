package import QuadrantCore

/// The colours that a program gives to the bars and segments of UIKit, of which SwiftUI's are made; nil is what the
/// design says.
package struct BarColors {
    /// Of titles in the row of a navigation bar, and below it.
    package var title: Color?, largeTitle: Color?
    /// Behind a navigation bar: where content is beneath it, and where none is.
    package var navigationBar: Color?, navigationBarAtEdge: Color?
    /// Behind a tab bar that is not on glass, and of its tabs that are not chosen.
    package var tabBar: Color?, plainTab: Color?
    /// Of segments: behind all, behind the chosen one, and of the titles.
    package var segments: Color?, chosenSegment: Color?, segmentTitle: Color?, chosenSegmentTitle: Color?

    package init() {}

    /// Those for the whole program; nil before it has any.
    @MainActor package static var ofProgram: (@MainActor () -> BarColors)?
    /// The colours that count where the environment has these of its own; nil if there are none.
    @MainActor static func here(_ own: BarColors?) -> BarColors? {
        guard var colors = own, let program = ofProgram?() else { return own ?? ofProgram?() }
        for field in fields where colors[keyPath: field] == nil { colors[keyPath: field] = program[keyPath: field] }
        return colors
    }
    @MainActor private static let fields: [WritableKeyPath<BarColors, Color?>] = [
        \.title, \.largeTitle, \.navigationBar, \.navigationBarAtEdge, \.tabBar, \.plainTab,
        \.segments, \.chosenSegment, \.segmentTitle, \.chosenSegmentTitle,
    ]
    @MainActor private static var styles: [Color: DeclaredStyle] = [:]

    /// What is behind a bar: as views say, else in the colour of a bar. The style is the same as long as the colour is.
    @MainActor func painted(_ bar: ToolbarPlacement.Bar, _ paint: BarPaint) -> BarPaint {
        let color = bar == .tab ? tabBar : navigationBarAtEdge ?? navigationBar
        guard paint.style == nil, paint.visibility == .automatic, let color else { return paint }
        var painted = paint
        painted.style = Self.styles[color] ?? DeclaredStyle(AnyShapeStyle(color))
        Self.styles[color] = painted.style
        if bar == .tab || navigationBarAtEdge != nil { painted.visibility = .visible }
        return painted
    }
}

extension EnvironmentValues {
    private enum BarColorsKey: EnvironmentKey {
        static var defaultValue: BarColors? { nil }
    }
    /// The colours of bars around here, over those of the program; nil for none.
    package var ownBarColors: BarColors? {
        get { self[BarColorsKey.self] }
        set { self[BarColorsKey.self] = newValue }
    }
}
