public import Foundation
public import QuadrantCore
public import QuadrantGeometry
package import QuadrantDisplayList

/// An image: from a file or an asset catalog beside the program, or a symbol.
public nonisolated struct Image: View, Equatable, Sendable {
    public typealias Body = Never

    package enum Source: Hashable, Sendable {
        case symbol(String)
        /// An image in the searched asset catalogs and folders; `folder` is searched first.
        case named(String, folder: String?)
        /// `scale` is pixels per point.
        case pixels(ImageHandle, scale: CGFloat)
        case drawn(DrawnImage)
    }

    /// How an image fills a frame of another size.
    public enum ResizingMode: Hashable, Sendable {
        /// Tiles of the image in its own size, clipped at the end.
        case tile
        /// The image is stretched to its frame.
        case stretch
    }

    /// The size of symbols relative to the text of their font.
    public enum Scale: Hashable, Sendable, CaseIterable {
        /// Symbols 0.79 times as large as `medium` ones.
        case small
        /// The default size.
        case medium
        /// Symbols 1.284 times as large as `medium` ones.
        case large
    }

    /// Whether an image keeps its colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Only the image's opacity is used; it is filled with the foreground style.
        case template
        /// The image keeps its colours.
        case original
    }

    /// The resampling of an image that is scaled.
    public enum Interpolation: Hashable, Sendable {
        /// Nearest neighbour: pixels are visible as squares.
        case none
        /// Neighbouring pixels are averaged; the same as `medium` in most cases.
        case low
        /// Neighbouring pixels are averaged; the default.
        case medium
        /// Neighbouring pixels are averaged by the best available filter.
        case high
        var item: ImageItem.Interpolation {
            switch self {
            case .none: .none
            case .low: .low
            case .medium: .medium
            case .high: .high
            }
        }
    }

    package struct Resizing: Equatable, Sendable {
        package var capInsets: EdgeInsets
        package var mode: ResizingMode
    }

    package var source: Source
    package var resizing: Resizing?
    package var templateMode: TemplateRenderingMode?
    package var interpolationMode = Interpolation.medium
    package var isAntialiased = true
    /// Nil: a symbol has the size and weight of the environment's font.
    package var fixedSymbol: FixedSymbol?
    /// The paint of a template or a symbol; nil uses the foreground style.
    package var tint: Color?
    /// The paints of the layers of a symbol after the first, which has the tint; empty repeats that.
    package var palette: [Color] = []
    package var renderingMode: SymbolRenderingMode?
    /// How each colour of the symbol is drawn; nil is up to the environment.
    var colorMode: SymbolColorRenderingMode?
    /// How the image itself says that its layers are coloured: a symbol with its original colours is multicolor.
    var ownRenderingMode: SymbolRenderingMode? { renderingMode ?? (templateMode == .original ? .multicolor : nil) }
    /// From 0 to 1; nil turns all layers of a symbol on.
    package var variableValue: Double?
    /// The source of the accessibility label.
    package enum Spoken: Equatable, Sendable { case name, nothing, label(Text) }
    package var spokenAs = Spoken.name

    package init(source: Source) { self.source = source }

    /// An image of an asset catalog or a folder, by name. A missing image is 0 × 0, draws nothing, and is reported.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .named(name, folder: bundle?.resourcePath)
    }
    /// As `init(_:bundle:)`, with `label` as the accessibility label instead of the name.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        spokenAs = .label(label)
    }
    /// As `init(_:bundle:)`, hidden from accessibility.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        spokenAs = .nothing
    }

    /// A symbol by its SF name, in the foreground style and the size and weight of the font.
    ///
    /// An unknown name is reported, has no size and draws nothing; a known symbol without a drawing is reported and
    /// draws a dotted square. (Docs/Layout/Symbols.md.)
    public init(systemName: String) { source = .symbol(systemName) }

    /// A symbol by its SF name with a variable value from 0 to 1; nil turns all its layers on.
    ///
    /// Of n variable layers, such as the waves of a loudspeaker, the first is on above 0 and layer k from (k - 1) / n;
    /// the others are faint. A symbol without variable layers is not affected.
    public init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName)
        self.variableValue = variableValue
    }

    /// An image of given pixels; `scale` is pixels per point.
    package init(pixels: ImagePixels, scale: CGFloat, isTemplate: Bool = false) {
        source = .pixels(ImageHandle(pixels), scale: scale)
        if isTemplate { templateMode = .template }
    }
}

extension Image {
    /// Makes the image take the size it is proposed (Docs/Layout/Primitives.md); the insets, in points, keep their
    /// size.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var copy = self
        copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return copy
    }

    /// Whether the image keeps its colours; nil uses the setting of its catalog, else that of the environment. A symbol
    /// that keeps them is multicolor.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.templateMode = renderingMode
        return copy
    }

    /// The resampling of the image when it is scaled; `medium` unless set.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var copy = self
        copy.interpolationMode = interpolation
        return copy
    }

    /// Whether the edges of a symbol are antialiased, the default. Other images are not affected.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        var copy = self
        copy.isAntialiased = isAntialiased
        return copy
    }

    /// How the layers of a symbol are coloured; nil uses the environment's `symbolRenderingMode(_:)`.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.renderingMode = mode
        return copy
    }
}

/// Variants of a symbol: `fill`, `circle`, `slash`, … A symbol without such a variant is unchanged.
public struct SymbolVariants: Hashable, Sendable {
    var nameParts: [String]
    /// Symbols without additional variants.
    public static let none = SymbolVariants(nameParts: [])
    /// Enclosed by a circle, if the symbol has such a variant; the same holds for the others.
    public static let circle = SymbolVariants(nameParts: ["circle"])
    /// Enclosed by a square.
    public static let square = SymbolVariants(nameParts: ["square"])
    /// Enclosed by a rectangle.
    public static let rectangle = SymbolVariants(nameParts: ["rectangle"])
    /// Filled.
    public static let fill = SymbolVariants(nameParts: ["fill"])
    /// With a slash.
    public static let slash = SymbolVariants(nameParts: ["slash"])
    /// These variants, enclosed by a circle.
    public var circle: SymbolVariants { adding("circle") }
    /// These variants, enclosed by a square.
    public var square: SymbolVariants { adding("square") }
    /// These variants, enclosed by a rectangle.
    public var rectangle: SymbolVariants { adding("rectangle") }
    /// These variants, and filled.
    public var fill: SymbolVariants { adding("fill") }
    /// These variants, with a slash.
    public var slash: SymbolVariants { adding("slash") }
    /// Whether this contains all variants of `other`; every set contains `none`.
    public func contains(_ other: SymbolVariants) -> Bool { other.nameParts.allSatisfy(nameParts.contains) }

    private func adding(_ word: String) -> SymbolVariants {
        nameParts.contains(word) ? self : SymbolVariants(nameParts: nameParts + [word])
    }

    /// The names to look for, most specific first: with all variants, then without `fill`, without the enclosure,
    /// without the slash. The name itself is the last one.
    func names(_ base: String) -> [String] {
        if nameParts.isEmpty { return [base] }
        var own = base.split(separator: ".").map(String.init)
        let isFilled = own.last == "fill"
        if isFilled { own.removeLast() }
        let slash = nameParts.contains("slash") && !own.contains("slash") ? ["slash"] : []
        let shapes = ["circle", "square", "rectangle"].filter { nameParts.contains($0) && !own.contains($0) }
        let fill = isFilled || nameParts.contains("fill") ? ["fill"] : []
        var names: [String] = []
        for parts in [own + slash + shapes + fill, own + slash + shapes, own + slash + fill, own + slash, own + fill] {
            let name = parts.joined(separator: ".")
            if !names.contains(name) { names.append(name) }
        }
        if !names.contains(base) { names.append(base) }
        return names
    }
}

private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
private enum SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }
private enum ImageSearchPathsKey: EnvironmentKey { static let defaultValue: [String] = [] }
private enum CatalogAccentKey: EnvironmentKey { static let defaultValue: CatalogAccent? = nil }

/// A colour of a catalog for the light and the dark appearance.
nonisolated struct CatalogAccent: Equatable {
    let light: RGBA, dark: RGBA
}

private enum ImageRenderingKey: EnvironmentKey { static let defaultValue = Image.TemplateRenderingMode.original }

extension EnvironmentValues {
    /// The rendering mode of images that have none, also in their catalog: templates in the items of a tab bar.
    var imageRendering: Image.TemplateRenderingMode {
        get { self[ImageRenderingKey.self] }
        set { self[ImageRenderingKey.self] = newValue }
    }
    /// The size of symbols relative to the text of their font; `medium` unless set.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
    /// The variants of symbols in addition to those in their names; `none` unless set.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
    /// How the layers of symbols are coloured; nil is a palette with two or three foreground styles and otherwise
    /// monochrome.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
    /// The folders in which named images, colours and asset catalogs are searched, in order.
    package var imageSearchPaths: [String] {
        get { self[ImageSearchPathsKey.self] }
        set {
            self[ImageSearchPathsKey.self] = newValue
            // Computed when it is set, because every drawn accent colour reads it.
            self[CatalogAccentKey.self] = newValue.lazy.compactMap {
                AssetFolder(path: $0).color("AccentColor").map(CatalogAccent.init)
            }.first
        }
    }
    /// The colour "AccentColor" of the catalogs in those folders.
    var catalogAccent: CatalogAccent? { self[CatalogAccentKey.self] }
}

extension View {
    /// Sets the size of symbols in this view relative to the text of their font.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
    /// Sets how the layers of symbols in this view are coloured; nil depends on the number of foreground styles.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
    /// Adds variants to the symbols in this view, in addition to those of outer views.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant.nameParts.reduce($0) { kept, word in
            kept.nameParts.contains(word) ? kept : SymbolVariants(nameParts: kept.nameParts + [word])
        } }
    }
}
