import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantSymbols
import QuadrantText

/// An image resolved in an environment.
nonisolated final class ResolvedImage {
    enum Kind {
        case symbol(SymbolGlyph, SymbolMetrics)
        case bitmap(ImageHandle, scale: CGFloat, isTemplate: Bool)
        case drawn(DrawnImage, isTemplate: Bool)
        case missing
    }
    let kind: Kind
    /// The size in points, before resizing.
    let size: CGSize
    /// The height below the baseline of a symbol, in points.
    let baselineOffset: CGFloat

    init(kind: Kind, size: CGSize, baselineOffset: CGFloat = 0) {
        self.kind = kind
        self.size = size
        self.baselineOffset = baselineOffset
    }

    var isSymbol: Bool { if case .symbol = kind { true } else { false } }
    var isMissing: Bool { if case .missing = kind { true } else { false } }

    static var missing: ResolvedImage { ResolvedImage(kind: .missing, size: .zero) }

    convenience init(bitmap handle: ImageHandle, scale: CGFloat, isTemplate: Bool) {
        self.init(kind: .bitmap(handle, scale: scale, isTemplate: isTemplate),
                  size: CGSize(width: CGFloat(handle.pixels.width) / scale,
                               height: CGFloat(handle.pixels.height) / scale))
    }
}

extension Image {
    /// The rendering mode of the image, else that of its catalog, else that of the environment.
    private func isTemplate(_ file: TemplateRenderingMode?, _ environment: EnvironmentValues) -> Bool {
        (templateMode ?? file ?? environment.imageRendering) == .template
    }

    func resolve(in environment: EnvironmentValues, font: FontSpec? = nil,
                 report: (Diagnostic) -> Void = { _ in }) -> ResolvedImage {
        switch source {
        case .pixels(let handle, let scale):
            return ResolvedImage(bitmap: handle, scale: scale, isTemplate: isTemplate(nil, environment))
        case .drawn(let image):
            image.check(report)
            return ResolvedImage(kind: .drawn(image, isTemplate: isTemplate(nil, environment)), size: image.size)
        case .symbol(let name):
            guard let fixedSymbol else {
                return symbol(name, environment.symbolVariants, environment, font ?? environment.symbolFont,
                              environment.imageScale, report)
            }
            return symbol(name, .none, environment, fixedSymbol.font, fixedSymbol.scale, report)
        case .named(let name, let folder):
            let folders = (folder.map { [$0] } ?? []) + environment.imageSearchPaths
            let scale = environment.displayScale, isDark = environment.colorScheme == .dark
            for path in folders {
                if let file = AssetFolder(path: path).symbol(name) {
                    return ownSymbol(name, file, environment, font ?? environment.symbolFont, report)
                }
                guard let file = AssetFolder(path: path).image(name, scale: scale, isDark: isDark) else { continue }
                if let image = ImageDecoder.shared.image(file, scale: scale) {
                    return ResolvedImage(bitmap: image.handle, scale: image.scale,
                                         isTemplate: isTemplate(file.rendering, environment))
                }
                report(Diagnostic(
                    what: "the image \"\(name)\" cannot be read from \(file.path); drawing nothing.", at: "",
                    rule: "PNG, JPEG, GIF, TIFF and BMP are read as they are; WebP, HEIC and SVG need a plug-in, PDF "
                        + "needs pdftocairo and the plug-in for SVG. An image has at most "
                        + "\(ImageDecoder.maxPixels / 1_000_000) million pixels.",
                    fix: fixForUnreadImage(file.path)))
                return .missing
            }
            report(Diagnostic(
                what: "no image named \"\(name)\"; drawing nothing.", at: "",
                rule: "Images are looked for in asset catalogs and files beside the program's sources.",
                fix: "Put \(name).png " + (folders.first.map { "into \($0)." } ?? "beside the source file.")))
            return .missing
        }
    }

    private func symbol(_ base: String, _ variants: SymbolVariants, _ environment: EnvironmentValues, _ font: FontSpec,
                        _ scale: Scale, _ report: (Diagnostic) -> Void) -> ResolvedImage {
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let library = SystemSymbols.library
        for name in variants.names(base) {
            if let glyph = SymbolGlyph(named: name, weight: font.weight, scale: scale.inkFactor,
                                       isRightToLeft: isRightToLeft),
               let drawing = library.drawing(name, isRightToLeft: isRightToLeft) {
                if SymbolVocabulary.isTrademark(base) {
                    report(Diagnostic(
                        what: "the symbol \"\(base)\" is a trade mark; drawing a neutral mark.", at: "",
                        rule: "Trade marks of others are not drawn.",
                        fix: "None is needed: on a device the mark is that of its owner.", identity: "symbol " + base))
                }
                let fit = SymbolFit.named(library.directed(name, isRightToLeft)) ?? SymbolFit(drawing)
                return placed(glyph, fit, environment, font, scale)
            }
        }
        let near = library.names(near: base)
        let similar = near.isEmpty ? "" : " Similar names: " + near.joined(separator: ", ") + "."
        guard SymbolVocabulary.describes(base) else {
            report(Diagnostic(
                what: "no symbol named \"\(base)\"; drawing nothing.", at: "",
                rule: "Image(systemName:) takes the name of one of Apple's SF Symbols.",
                fix: "Check the name, or draw an image of your own." + similar, identity: "symbol " + base))
            return .missing
        }
        report(Diagnostic(
            what: "the symbol \"\(base)\" has no drawing; drawing a dotted square of its size.", at: "",
            rule: "Symbols are drawn from the descriptions of this library, by name; Docs/Guide/AddASymbol.md.",
            fix: "Take a symbol of a similar meaning, or draw an image of your own." + similar,
            identity: "symbol " + base))
        guard let glyph = SymbolGlyph(named: "square.dashed", weight: font.weight, scale: scale.inkFactor,
                                      isRightToLeft: false) else { return .missing }
        return placed(glyph, SymbolFit.named(base) ?? .unknown, environment, font, scale)
    }

    private func placed(_ glyph: SymbolGlyph, _ fit: SymbolFit, _ environment: EnvironmentValues, _ font: FontSpec,
                        _ scale: Scale) -> ResolvedImage {
        let metrics = SymbolMetrics(fit, pointSize: CGFloat(font.size), weight: font.weight,
                                    scale: scale, displayScale: environment.displayScale)
        return ResolvedImage(kind: .symbol(glyph, metrics),
                             size: resizing == nil ? metrics.size : metrics.inkBoundsSize,
                             baselineOffset: metrics.baselineOffset)
    }

    /// A symbol of a catalog, which is sized by the adjacent text like a system symbol.
    private func ownSymbol(_ name: String, _ file: String, _ environment: EnvironmentValues, _ font: FontSpec,
                           _ report: (Diagnostic) -> Void) -> ResolvedImage {
        guard let symbol = SymbolFiles.shared.file(file)?.symbol(weight: font.weight, scale: environment.imageScale)
        else {
            report(Diagnostic(
                what: "the symbol \"\(name)\" cannot be read from \(file); drawing nothing.", at: "",
                rule: "The file of a symbol set is an SVG from the template of the SF Symbols app: its drawing is in a "
                    + "group named Regular-M, Regular-S or the like.",
                fix: "Export the symbol again as a template.", identity: "symbol " + name))
            return .missing
        }
        let metrics = SymbolMetrics(symbol.fit, pointSize: CGFloat(font.size), weight: symbol.weight,
                                    scale: environment.imageScale, displayScale: environment.displayScale)
        return ResolvedImage(kind: .symbol(symbol.glyph, metrics),
                             size: resizing == nil ? metrics.size : metrics.inkBoundsSize,
                             baselineOffset: metrics.baselineOffset)
    }

    /// This image as a text attachment; nil if it is missing.
    /// `style` is that of the text, nil the foreground style; `index` gives the index of the style of a layer.
    func attachment(in environment: EnvironmentValues, font: FontSpec, style: AnyShapeStyle?,
                    index: (AnyShapeStyle) -> Int) -> TextAttachment? {
        let resolved = resolve(in: environment, font: font)
        switch resolved.kind {
        case .missing: return nil
        case .symbol(let glyph, let metrics):
            let place = SymbolPlacement(glyph, metrics, in: metrics.size, isResizable: false)
            let levels = SymbolLevels(mode: ownRenderingMode ?? environment.symbolRenderingMode, colorMode: colorMode,
                                      value: variableValue, base: tint.map { AnyShapeStyle($0) } ?? style, environment)
            guard levels.isMonochrome, tint == nil else {
                let layers = glyph.layers.compactMap { layer in
                    levels.style(of: layer).map {
                        TextAttachment.Layer(path: layer.path.applying(place.transform), isEvenOdd: layer.isEvenOdd,
                                             style: index($0))
                    }
                }
                return TextAttachment(size: resolved.size, baselineOffset: Double(resolved.baselineOffset),
                                      payload: .layers(layers))
            }
            let merged = glyph.merged
            let path = merged.path.applying(place.transform)
            return TextAttachment(size: resolved.size, baselineOffset: Double(resolved.baselineOffset),
                                  payload: .path(path, isEvenOdd: merged.isEvenOdd))
        case .bitmap(let handle, _, let isTemplate):
            return TextAttachment(size: resolved.size, baselineOffset: 0,
                                  payload: .image(handle, isTemplate: isTemplate))
        case .drawn(let image, let isTemplate):
            return TextAttachment(size: resolved.size, baselineOffset: 0,
                                  payload: .picture(image.picture(in: environment), isTemplate: isTemplate))
        }
    }
}

/// The place of a symbol's outline in the frame of its image.
nonisolated struct SymbolPlacement {
    /// From the outline to the frame.
    let transform: CGAffineTransform
    /// The width of a line along the edges of the outline, in points; 0 for an outline that has the weight.
    let emboldening: CGFloat

    init(_ glyph: SymbolGlyph, _ metrics: SymbolMetrics, in size: CGSize, isResizable: Bool) {
        var box = Self.inkBounds(metrics, in: size, isResizable: isResizable)
        if let units = glyph.unitsPerEm, !isResizable {
            // The outline has the size of the text; its middle is that of the frame.
            let x = metrics.em / units * size.width / metrics.size.width
            let y = metrics.em / units * size.height / metrics.size.height
            transform = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: box.midX - glyph.inkBounds.midX * x,
                                          ty: box.midY - glyph.inkBounds.midY * y)
            emboldening = 0
            return
        }
        // An emboldened stroke extends by half its growth beyond the outline.
        let bold = glyph.unitsPerEm != nil ? 0
            : metrics.emboldening * min(box.width / metrics.inkBounds.width, box.height / metrics.inkBounds.height)
        box = box.insetBy(dx: min(bold, box.width) / 2, dy: min(bold, box.height) / 2)
        transform = Self.transform(glyph.inkBounds, to: box)
        emboldening = bold
    }

    /// The transform from the ink bounds of a glyph to `box`.
    private static func transform(_ inkBounds: CGRect, to box: CGRect) -> CGAffineTransform {
        let x = inkBounds.width > 0 ? box.width / inkBounds.width : 1,
            y = inkBounds.height > 0 ? box.height / inkBounds.height : 1
        return CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: box.minX - inkBounds.minX * x,
                                 ty: box.minY - inkBounds.minY * y)
    }

    /// The ink bounds in a frame of this size: inside the side bearings, which scale with the frame, or, for a
    /// resizable symbol, the whole frame but for the rounding to whole pixels.
    private static func inkBounds(_ metrics: SymbolMetrics, in size: CGSize, isResizable: Bool) -> CGRect {
        let whole = isResizable ? metrics.inkBoundsSize : metrics.size
        let x = size.width / whole.width, y = size.height / whole.height
        var inkBounds = metrics.inkBounds
        if isResizable {
            inkBounds.origin = CGPoint(x: (metrics.inkBoundsSize.width - inkBounds.width) / 2,
                                       y: (metrics.inkBoundsSize.height - inkBounds.height) / 2)
        }
        return CGRect(x: inkBounds.minX * x, y: inkBounds.minY * y, width: inkBounds.width * x,
                      height: inkBounds.height * y)
    }
}

/// What lets an image of a format be read.
private func fixForUnreadImage(_ path: String) -> String {
    let package = switch (path as NSString).pathExtension.lowercased() {
    case "webp": "webp-pixbuf-loader"
    case "heic", "heif", "avif": "heif-gdk-pixbuf"
    case "svg": "librsvg2-common"
    case "pdf": "poppler-utils and librsvg2-common"
    default: ""
    }
    if !RegularFile.isThere(path) { return "Add the file that the catalog names." }
    return package.isEmpty ? "Check the file and its size." : "Check the file and its size, or install \(package)."
}
