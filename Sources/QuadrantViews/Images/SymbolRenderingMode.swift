import Foundation
import QuadrantCore

/// How the layers of a symbol are coloured: first its main part, then its enclosure or base.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String
    /// All layers in the primary foreground style.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// The opacity of the layers decreases from the first to the last.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// A foreground style for each layer; of too few styles the last one is repeated, and a single one has hierarchical
    /// levels.
    public static let palette = SymbolRenderingMode(name: "palette")
    /// Layers in their own colours; a layer without one has the foreground style.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// The foreground style of each layer of a symbol.
nonisolated struct SymbolLevels {
    private let environment: EnvironmentValues
    /// The number of foreground styles for separate layers; 0 draws all layers in the first.
    private let count: Int

    /// Without a mode, two or three foreground styles are a palette.
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
