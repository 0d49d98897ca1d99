public import QuadrantCore

/// Whether views are drawn light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light
    case dark
}

/// How strongly colours are to stand out from each other.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// As usual; the default of the environment.
    case standard
    /// Stronger. No host sets it and no colour here follows it: views may read it.
    case increased
}

private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum ColorSchemeContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }

extension EnvironmentValues {
    /// Whether views are drawn light or dark; `light` by default. The host sets it, and `preferredColorScheme(_:)`.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// How strongly colours stand out from each other; `standard` unless it is set. Colours here do not follow it.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }
}

/// The colour scheme that a view prefers for its window. A view replaces what is preferred inside of it; of several
/// views beside each other the first that prefers one counts.
public struct PreferredColorSchemeKey: PreferenceKey {
    /// Nil where no view asks for a scheme.
    public typealias Value = ColorScheme?
    /// Nil: the window keeps its scheme.
    public static var defaultValue: ColorScheme? { nil }
    /// Keeps the first value that is not nil, in the order of the views.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Asks the window around this view to be light or dark, also outside of the view. Replaces what views inside ask
    /// for; nil asks for nothing.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }

    /// Draws this view light or dark; what is around stays.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
