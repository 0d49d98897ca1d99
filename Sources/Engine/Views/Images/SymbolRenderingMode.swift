import Foundation
import QuadrantCore
import QuadrantDisplayList

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
    /// The style of a text around the symbol; nil is the foreground style.
    private let base: AnyShapeStyle?
    /// The number of foreground styles for separate layers; 0 draws all layers in the first.
    private let count: Int
    private let isMulticolor: Bool
    /// Whether colours are drawn as gradients.
    private let isShaded: Bool
    /// The variable value; nil turns all layers on.
    private let value: Double?

    /// The opacity of layers that the variable value turns off: an estimate.
    private static let offOpacity = 0.3

    /// Without a mode, two or three foreground styles are a palette.
    /// `base` replaces the foreground styles.
    init(mode: SymbolRenderingMode?, colorMode: SymbolColorRenderingMode?, value: Double?, base: AnyShapeStyle? = nil,
         _ environment: EnvironmentValues) {
        self.environment = environment
        isShaded = (colorMode ?? environment.symbolColorRenderingMode) == .gradient
        self.value = value
        self.base = base
        isMulticolor = mode == .multicolor
        let styles = base == nil ? environment.foregroundStyles?.levels.count ?? 1 : 1
        switch mode {
        case .hierarchical?: count = .max
        case .palette?: count = styles > 1 ? styles : .max
        case nil: count = styles > 1 ? styles : 0
        default: count = 0
        }
    }

    /// Whether all layers have one style.
    var isMonochrome: Bool { count == 0 && !isMulticolor && value == nil }

    /// The style of a monochrome symbol; nil where layers have styles of their own.
    func style(ofAll rect: CGRect) -> ResolvedStyle? {
        guard isMonochrome else { return nil }
        return shaded(AnyShapeStyle(ForegroundStyle()).resolvedStyle(in: environment, rect: rect), rect)
    }

    /// With gradients in place of colours.
    private func shaded(_ style: ResolvedStyle, _ rect: CGRect) -> ResolvedStyle {
        guard isShaded else { return style }
        guard case .color(let color) = style.paint else { return style }
        var shaded = style
        shaded.paint = Color(color).gradient.resolvedStyle(in: environment, rect: rect).paint
        return shaded
    }

    /// Nil for a layer that is not drawn.
    func style(of layer: SymbolGlyph.Layer, rect: CGRect) -> ResolvedStyle? {
        style(of: layer).map { shaded($0.resolvedStyle(in: environment, rect: rect), rect) }
    }

    /// Nil for a layer that is not drawn.
    func style(of layer: SymbolGlyph.Layer) -> AnyShapeStyle? {
        let style: AnyShapeStyle
        if isMulticolor, let color = layer.color.flatMap(Self.color) {
            style = AnyShapeStyle(color)
        } else if count > 0 {
            let level = min(layer.level, count - 1)
            style = base.map { AnyShapeStyle(HierarchicalShapeStyleModifier(base: $0, level: level)) }
                ?? AnyShapeStyle(HierarchicalShapeStyle(level: level))
        } else if layer.isInset {
            return nil
        } else {
            style = base ?? AnyShapeStyle(ForegroundStyle())
        }
        return isOff(layer) ? AnyShapeStyle(style.opacity(Self.offOpacity)) : style
    }

    /// A layer with a threshold is on above it; at 0 all of them are off.
    func isOff(_ layer: SymbolGlyph.Layer) -> Bool {
        guard let value, let threshold = layer.threshold else { return false }
        return !(value > 0 && value >= threshold)
    }

    private static func color(_ name: String) -> Color? {
        switch name {
        case "red": .red
        case "orange": .orange
        case "yellow": .yellow
        case "green": .green
        case "mint": .mint
        case "teal": .teal
        case "cyan": .cyan
        case "blue": .blue
        case "indigo": .indigo
        case "purple": .purple
        case "pink": .pink
        case "brown": .brown
        case "gray": .gray
        case "white": .white
        case "black": .black
        default: nil
        }
    }
}
