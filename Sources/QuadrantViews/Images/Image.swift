public import Foundation
public import QuadrantCore
public import QuadrantGeometry
package import QuadrantDisplayList

/// A picture: from a file or an asset catalog beside the program, or a symbol.
public nonisolated struct Image: View, Equatable, Sendable {
    public typealias Body = Never

    package enum Source: Hashable, Sendable {
        case symbol(String)
        /// In the asset catalogs and folders that are searched; `folder` is searched first.
        case named(String, folder: String?)
        /// `scale` is pixels per point.
        case pixels(ImageHandle, scale: CGFloat)
        case drawn(DrawnImage)
    }

    /// What becomes of an image that is larger or smaller than itself.
    public enum ResizingMode: Hashable, Sendable {
        /// Copies of the image side by side, in its own size, cut off at the end.
        case tile
        /// The image is as large as its frame.
        case stretch
    }

    /// How large symbols are beside text of their font.
    public enum Scale: Hashable, Sendable, CaseIterable {
        /// Symbols 0.79 times as large as `medium` ones.
        case small
        /// Symbols that stand beside text of their font; the default.
        case medium
        /// Symbols 1.284 times as large as `medium` ones.
        case large
    }

    /// Whether an image keeps its colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The image's opacity alone counts; it is filled with the foreground style.
        case template
        /// The image keeps its colours.
        case original
    }

    /// How pixels are made where an image is not drawn pixel for pixel. `none` shows its pixels as squares; the
    /// others average neighbours.
    public enum Interpolation: Hashable, Sendable {
        /// The nearest pixel: pixels are seen as squares.
        case none
        /// Neighbouring pixels are averaged; the same as `medium` in most cases.
        case low
        /// Neighbouring pixels are averaged; the default.
        case medium
        /// Neighbouring pixels are averaged by the best filter there is.
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
    /// What a template or a symbol is filled with; nil takes the foreground style.
    package var tint: Color?
    package var renderingMode: SymbolRenderingMode?
    /// Its accessibility text.
    package enum Spoken: Equatable, Sendable { case name, nothing, label(Text) }
    package var spokenAs = Spoken.name

    package init(source: Source) { self.source = source }

    /// An image of an asset catalog or a folder, by name. A missing one is 0 × 0, draws nothing, and is reported.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .named(name, folder: bundle?.resourcePath)
    }
    /// As `init(_:bundle:)`, with `label` for assistive technology in place of the name.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        spokenAs = .label(label)
    }
    /// As `init(_:bundle:)`, hidden from accessibility.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        spokenAs = .nothing
    }

    /// A symbol by its SF name, drawn from the Bootstrap icons, in the foreground style and the size of the font.
    ///
    /// A name that is not known is reported and draws nothing; a known symbol without a drawing leaves its place
    /// empty.
    public init(systemName: String) { source = .symbol(systemName) }

    /// Pixels of one's own; `scale` is pixels per point.
    package init(pixels: ImagePixels, scale: CGFloat, isTemplate: Bool = false) {
        source = .pixels(ImageHandle(pixels), scale: scale)
        if isTemplate { templateMode = .template }
    }
}

extension Image {
    /// Lets the image take the size it is offered (Docs/Layout/Primitives.md); the insets, in points, keep their
    /// size.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var copy = self
        copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return copy
    }

    /// Whether the image keeps its colours; nil follows the catalog it is from, else the view around it.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.templateMode = renderingMode
        return copy
    }

    /// How pixels are made where the image is not drawn pixel for pixel; `medium` unless set.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var copy = self
        copy.interpolationMode = interpolation
        return copy
    }

    /// Whether the edges of a symbol are smoothed, the default. Pixels of other images are not affected.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        var copy = self
        copy.isAntialiased = isAntialiased
        return copy
    }

    /// How the layers of a symbol are coloured; nil follows `symbolRenderingMode(_:)` around the image.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.renderingMode = mode
        return copy
    }
}

/// Variations of a symbol: `fill`, `circle`, `slash`, … A symbol without such a variant stays as it is.
public struct SymbolVariants: Hashable, Sendable {
    var nameParts: [String]
    /// Symbols by their own names.
    public static let none = SymbolVariants(nameParts: [])
    /// In a circle, where the symbol has such a variant; the same holds for the others.
    public static let circle = SymbolVariants(nameParts: ["circle"])
    /// In a square.
    public static let square = SymbolVariants(nameParts: ["square"])
    /// In a rectangle.
    public static let rectangle = SymbolVariants(nameParts: ["rectangle"])
    /// With filled areas.
    public static let fill = SymbolVariants(nameParts: ["fill"])
    /// Crossed out.
    public static let slash = SymbolVariants(nameParts: ["slash"])
    /// These variants, and in a circle.
    public var circle: SymbolVariants { adding("circle") }
    /// These variants, and in a square.
    public var square: SymbolVariants { adding("square") }
    /// These variants, and in a rectangle.
    public var rectangle: SymbolVariants { adding("rectangle") }
    /// These variants, and filled.
    public var fill: SymbolVariants { adding("fill") }
    /// These variants, and crossed out.
    public var slash: SymbolVariants { adding("slash") }
    /// Whether all of `other` is part of this; `none` is part of every variant.
    public func contains(_ other: SymbolVariants) -> Bool { other.nameParts.allSatisfy(nameParts.contains) }

    private func adding(_ word: String) -> SymbolVariants {
        nameParts.contains(word) ? self : SymbolVariants(nameParts: nameParts + [word])
    }

    /// The name with the words it has not got yet, in the order symbols have them.
    func name(_ base: String) -> String {
        if nameParts.isEmpty { return base }
        var parts = base.split(separator: ".").map(String.init)
        let isFilled = parts.last == "fill" || nameParts.contains("fill")
        if parts.last == "fill" { parts.removeLast() }
        for word in ["circle", "square", "rectangle", "slash"] where nameParts.contains(word) && !parts.contains(word) {
            parts.append(word)
        }
        return (parts + (isFilled ? ["fill"] : [])).joined(separator: ".")
    }
}

private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
private enum SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }
private enum ImageSearchPathsKey: EnvironmentKey { static let defaultValue: [String] = [] }
private enum CatalogAccentKey: EnvironmentKey { static let defaultValue: CatalogAccent? = nil }

/// A colour of a catalog, in light and dark surroundings.
nonisolated struct CatalogAccent: Equatable {
    let light: RGBA, dark: RGBA
}

private enum ImageRenderingKey: EnvironmentKey { static let defaultValue = Image.TemplateRenderingMode.original }

extension EnvironmentValues {
    /// How images are drawn that do not say themselves, nor their catalog: as templates in the items of a tab bar.
    var imageRendering: Image.TemplateRenderingMode {
        get { self[ImageRenderingKey.self] }
        set { self[ImageRenderingKey.self] = newValue }
    }
    /// How large symbols are beside text of their font; `medium` unless set.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
    /// The variants that symbols take on in addition to those in their names; `none` unless set.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
    /// How the layers of symbols are coloured; nil makes a palette of two or three foreground styles and is else
    /// monochrome.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
    /// Folders in which named images, colours and asset catalogs are looked for, first wins.
    package var imageSearchPaths: [String] {
        get { self[ImageSearchPathsKey.self] }
        set {
            self[ImageSearchPathsKey.self] = newValue
            // Asked for with every accent colour that is drawn, so it is looked for here.
            self[CatalogAccentKey.self] = newValue.lazy.compactMap {
                AssetFolder(path: $0).color("AccentColor").map(CatalogAccent.init)
            }.first
        }
    }
    /// What the catalogs in those folders hold as "AccentColor".
    var catalogAccent: CatalogAccent? { self[CatalogAccentKey.self] }
}

extension View {
    /// Sets how large symbols in this view are beside text of their font.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
    /// Sets how the layers of symbols in this view are coloured; nil leaves it to the number of foreground styles.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
    /// Adds variants to the symbols in this view; those that views around have set stay.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant.nameParts.reduce($0) { kept, word in
            kept.nameParts.contains(word) ? kept : SymbolVariants(nameParts: kept.nameParts + [word])
        } }
    }
}
