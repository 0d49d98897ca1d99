public import QuadrantCore

/// The light or dark appearance of views.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light
    case dark
}

/// The contrast between colours.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The default of the environment.
    case standard
    /// Increased contrast. No host sets it and colours here do not depend on it: views can read it.
    case increased
}

private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum ColorSchemeContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }

extension EnvironmentValues {
    /// The light or dark appearance of views; `light` by default. Set by the host and by `preferredColorScheme(_:)`.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The contrast between colours; `standard` unless set. Colours here do not depend on it.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }
}

/// The colour scheme that a view prefers for its window. It replaces the preferences of the views inside; of several
/// siblings the first one with a preference applies.
public struct PreferredColorSchemeKey: PreferenceKey {
    /// Nil without a preference.
    public typealias Value = ColorScheme?
    /// Nil: the window keeps its colour scheme.
    public static var defaultValue: ColorScheme? { nil }
    /// Keeps the first value that is not nil, in the order of the views.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Sets the preferred colour scheme of the window, also outside of this view. Replaces the preferences of the views
    /// inside; nil sets none.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }

    /// Sets the colour scheme of this view only.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
