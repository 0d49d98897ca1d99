import Foundation
public import QuadrantCore

/// How each colour of a symbol is drawn (iOS 26).
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    /// As it is.
    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// As a gradient from a lighter shade at the top, as `Color.gradient` is.
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows its variable value (iOS 26).
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    /// By the opacity of its layers.
    public static let color = SymbolVariableValueMode(name: "color")
    /// By the length of its lines. It is drawn as with `color`.
    public static let draw = SymbolVariableValueMode(name: "draw")
}

private enum ColorModeKey: EnvironmentKey { static let defaultValue: SymbolColorRenderingMode? = nil }
private enum VariableModeKey: EnvironmentKey { static let defaultValue: SymbolVariableValueMode? = nil }

extension EnvironmentValues {
    /// How each colour of symbols is drawn; nil is as it is.
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[ColorModeKey.self] }
        set { self[ColorModeKey.self] = newValue }
    }
    /// How symbols show their variable values; nil is by the opacity of their layers.
    public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[VariableModeKey.self] }
        set { self[VariableModeKey.self] = newValue }
    }
}

extension Image {
    /// Sets how each colour of this symbol is drawn (iOS 26); nil is up to the environment.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        var copy = self
        copy.colorMode = mode
        return copy
    }
    /// Sets how this symbol shows its variable value (iOS 26). Nothing to do: with `draw`, it is drawn as with `color`.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}

extension View {
    /// Sets how each colour of the symbols in this view is drawn (iOS 26); nil is as it is.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        environment(\.symbolColorRenderingMode, mode)
    }
    /// Sets how the symbols in this view show their variable values (iOS 26); nil is by the opacity of their layers.
    /// Nothing to do: with `draw`, symbols are drawn as with `color`.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        environment(\.symbolVariableValueMode, mode)
    }
}
