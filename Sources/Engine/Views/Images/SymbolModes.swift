public import QuadrantCore

/// Whether the layers of a symbol are filled with their colour or with a gradient of it.
public nonisolated struct SymbolColorRenderingMode: Hashable, Sendable {
    enum Kind { case flat, gradient }
    let kind: Kind
    /// One colour.
    public static let flat = SymbolColorRenderingMode(kind: .flat)
    /// A gradient that the system makes from the colour. Nothing to do: which one is not known.
    public static let gradient = SymbolColorRenderingMode(kind: .gradient)
}

/// How a symbol shows its variable value.
public nonisolated struct SymbolVariableValueMode: Hashable, Sendable {
    enum Kind { case color, draw }
    let kind: Kind
    /// By faint layers.
    public static let color = SymbolVariableValueMode(kind: .color)
    /// By the length of its strokes. Nothing to do: layers are faint.
    public static let draw = SymbolVariableValueMode(kind: .draw)
}

private enum SymbolColorModeKey: EnvironmentKey { static let defaultValue: SymbolColorRenderingMode? = nil }
private enum SymbolValueModeKey: EnvironmentKey { static let defaultValue: SymbolVariableValueMode? = nil }

extension EnvironmentValues {
    /// Whether layers of symbols are filled with gradients; nil unless set. Nothing to do: they have one colour.
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[SymbolColorModeKey.self] }
        set { self[SymbolColorModeKey.self] = newValue }
    }
    /// How symbols show their variable values; nil unless set. Nothing to do: by faint layers.
    public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[SymbolValueModeKey.self] }
        set { self[SymbolValueModeKey.self] = newValue }
    }
}

extension View {
    /// Sets whether layers of symbols in this view are filled with gradients. Nothing to do: they have one colour.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        environment(\.symbolColorRenderingMode, mode)
    }
    /// Sets how symbols in this view show their variable values. Nothing to do: by faint layers.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        environment(\.symbolVariableValueMode, mode)
    }
}

extension Image {
    /// Sets whether layers of this symbol are filled with gradients. Nothing to do: they have one colour.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
    /// Sets how this symbol shows its variable value. Nothing to do: by faint layers.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}
