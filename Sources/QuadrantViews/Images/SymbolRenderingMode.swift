import Foundation
import QuadrantCore

/// How the layers of a symbol are coloured: what it is about first, then what encloses or carries it.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String
    /// All layers in the first foreground style.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// Layers fade from the first to the last.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// A foreground style for each layer; where there are too few, the last one again, and fainter levels of one.
    public static let palette = SymbolRenderingMode(name: "palette")
    /// Layers in colours of their own; a layer without one takes the foreground style.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// Which foreground style a layer of a symbol takes.
nonisolated struct SymbolLevels {
    private let environment: EnvironmentValues
    /// Styles of the foreground that layers may take one by one; 0 draws all layers in the first.
    private let count: Int

    /// Without a mode, two or three foreground styles make a palette.
    init(mode: SymbolRenderingMode?, _ environment: EnvironmentValues) {
        self.environment = environment
        let styles = environment.foregroundStyles?.levels.count ?? 1
        switch mode {
        case .hierarchical?: count = .max
        case .palette?: count = styles > 1 ? styles : .max
        case nil: count = styles > 1 ? styles : 0
        default: count = 0
        }
    }

    /// Nil for a layer that is not drawn.
    func style(of layer: SymbolGlyph.Layer, rect: CGRect) -> ResolvedStyle? {
        if count == 0 { return layer.isInset ? nil : ForegroundStyle().resolvedStyle(in: environment, rect: rect) }
        let level = HierarchicalShapeStyle(level: min(layer.level, count - 1))
        return level.resolvedStyle(in: environment, rect: rect)
    }
}
