import Foundation
package import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
package import QuadrantText

/// What an image turned out to be where it stands.
nonisolated final class ResolvedImage {
    enum Kind {
        case symbol(SymbolGlyph, weight: Int)
        case bitmap(ImageHandle, scale: CGFloat, isTemplate: Bool)
        case drawn(DrawnImage, isTemplate: Bool)
        case missing
    }
    let kind: Kind
    /// In points, before resizing.
    let size: CGSize
    /// For symbols: points below the baseline.
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
    func resolve(in environment: EnvironmentValues, font: FontSpec? = nil,
                 report: (RuntimeIssue) -> Void = { _ in }) -> ResolvedImage {
        switch source {
        case .pixels(let handle, let scale):
            return ResolvedImage(bitmap: handle, scale: scale, isTemplate: templateMode == .template)
        case .drawn(let image):
            image.check(report)
            return ResolvedImage(kind: .drawn(image, isTemplate: templateMode == .template), size: image.size)
        case .symbol(let name):
            guard let fixedSymbol else {
                return symbol(environment.symbolVariants.name(name), environment, font ?? environment.resolvedFont,
                              environment.imageScale, report)
            }
            return symbol(name, environment, fixedSymbol.font, fixedSymbol.scale, report)
        case .named(let name, let folder):
            let folders = (folder.map { [$0] } ?? []) + environment.imageSearchPaths
            let scale = environment.displayScale, isDark = environment.colorScheme == .dark
            for path in folders {
                guard let file = AssetFolder(path: path).image(name, scale: scale, isDark: isDark) else { continue }
                let isVector = file.path.lowercased().hasSuffix(".svg")
                let vectorScale = isVector ? max(1, Int(scale.rounded(.up))) : 1
                if let handle = ImageDecoder.shared.image(at: file.path, vectorScale: vectorScale) {
                    return ResolvedImage(bitmap: handle, scale: isVector ? CGFloat(vectorScale) : file.scale,
                                         isTemplate: templateMode.map { $0 == .template } ?? file.isTemplate)
                }
                report(RuntimeIssue(
                    what: "the image \"\(name)\" cannot be read from \(file.path); drawing nothing.", at: "",
                    rule: "PNG, JPEG, GIF, TIFF and BMP are read as they are; WebP and SVG need a plug-in.",
                    fix: "Check the file, or install webp-pixbuf-loader or librsvg2-common."))
                return .missing
            }
            report(RuntimeIssue(
                what: "no image named \"\(name)\"; drawing nothing.", at: "",
                rule: "Images are looked for in asset catalogs and files beside the program's sources.",
                fix: "Put \(name).png " + (folders.first.map { "into \($0)." } ?? "beside the source file.")))
            return .missing
        }
    }

    private func symbol(_ name: String, _ environment: EnvironmentValues, _ font: FontSpec,
                        _ scale: Scale, _ report: (RuntimeIssue) -> Void) -> ResolvedImage {
        let catalog = SymbolCatalog.shared
        guard let glyph = catalog.glyph(name, isRightToLeft: environment.layoutDirection == .rightToLeft) else {
            if catalog.isInstalled {
                report(RuntimeIssue(
                    what: "no symbol named \"\(name)\"; drawing nothing.", at: "",
                    rule: "Symbols are drawn from the Bootstrap icons, which cover most of the names in use.",
                    fix: "Check the name, or draw an image of your own."))
            } else {
                report(RuntimeIssue(
                    what: "the symbols are not installed; drawing none.", at: "",
                    rule: "Image(systemName:) takes its outlines from the Debian package \(SymbolCatalog.package).",
                    fix: "Run: sudo apt-get install \(SymbolCatalog.package)"))
            }
            return .missing
        }
        let metrics = SymbolMetrics(glyph, name: name, pointSize: CGFloat(font.size), scale: scale,
                                    displayScale: environment.displayScale)
        return ResolvedImage(kind: .symbol(glyph, weight: font.weight), size: metrics.size,
                             baselineOffset: metrics.baselineOffset)
    }

    /// This image as part of a text; nil when there is none.
    package func attachment(in environment: EnvironmentValues, font: FontSpec) -> TextAttachment? {
        let resolved = resolve(in: environment, font: font)
        switch resolved.kind {
        case .missing: return nil
        case .symbol(let glyph, _):
            let merged = glyph.merged
            let path = merged.path.applying(SymbolDrawing.transform(glyph.ink, to: resolved.size))
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

enum SymbolDrawing {
    /// Stretches what a symbol draws over the whole of `size`.
    static func transform(_ ink: CGRect, to size: CGSize) -> CGAffineTransform {
        let x = ink.width > 0 ? size.width / ink.width : 1, y = ink.height > 0 ? size.height / ink.height : 1
        return CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: -ink.minX * x, ty: -ink.minY * y)
    }
}
