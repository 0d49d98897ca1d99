public import QuadrantCore

/// Whether a material is drawn as in the front window. Nothing to do: a phone has no other windows.
public nonisolated struct MaterialActiveAppearance: Equatable, Sendable {
    private enum Kind { case automatic, active, inactive, matchWindow }
    private let kind: Kind
    /// That of the system.
    public static let automatic = MaterialActiveAppearance(kind: .automatic)
    /// As in the front window.
    public static let active = MaterialActiveAppearance(kind: .active)
    /// As in a window behind another.
    public static let inactive = MaterialActiveAppearance(kind: .inactive)
    /// As the window is.
    public static let matchWindow = MaterialActiveAppearance(kind: .matchWindow)
}

private enum MaterialAppearanceKey: EnvironmentKey { static let defaultValue = MaterialActiveAppearance.automatic }

extension EnvironmentValues {
    /// Whether materials are drawn as in the front window. Nothing to do: a phone has no other windows.
    public var materialActiveAppearance: MaterialActiveAppearance {
        get { self[MaterialAppearanceKey.self] }
        set { self[MaterialAppearanceKey.self] = newValue }
    }
}

extension View {
    /// Sets whether materials in this view are drawn as in the front window. Nothing to do: a phone has no other
    /// windows.
    nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        environment(\.materialActiveAppearance, appearance)
    }
}

extension Material {
    /// Sets whether the material is drawn as in the front window. Nothing to do: a phone has no other windows.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension ShapeStyle {
    /// Sets whether materials are drawn as in the front window. Nothing to do: a phone has no other windows.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle { self }
}
