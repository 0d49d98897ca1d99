package import Foundation
package import QuadrantDisplayList
package import QuadrantGeometry
import CHarfBuzz
import QuadrantThreads

/// The font interface for backends and the environment.
package enum Fonts {
    /// The metrics of a font at its size. Costs a lookup after the first time.
    package static func metrics(_ spec: FontSpec, _ profile: TextMetricsProfile = .current) -> FontMetrics {
        ResolvedFont.of(spec, profile).metrics
    }

    /// The outline of a glyph in em, with y down from the baseline.
    package static func outline(_ font: FontHandle, glyph: UInt32) -> Path {
        let key = GlyphKey(font: font, glyph: glyph)
        if let known = outlines.withLock({ $0[key] }) { return known }
        let instance = FontRegistry.instance(font), reader = OutlineReader(scale: CGFloat(1 / instance.unitsPerEm))
        quadrant_draw_glyph(instance.font, glyph, OutlineReader.functions.pointer,
                            Unmanaged.passUnretained(reader).toOpaque())
        let path = reader.path
        outlines.withLock {
            if $0.count >= maxOutlines { $0.removeAll(keepingCapacity: true) }
            $0[key] = path
        }
        return path
    }

    /// The outline of a short string in the text cut of the system font, in em, from the start of its baseline. Empty
    /// if a character is missing.
    package static func outline(of string: String, weight: Int) -> Path {
        let font = ResolvedFont.of(FontSpec(size: 17, weight: weight), .current).primary
        var path = Path(), x = 0.0
        for scalar in string.unicodeScalars {
            guard let glyph = font.glyph(scalar.value) else { return Path() }
            path.addPath(outline(font.handle, glyph: glyph), transform: CGAffineTransform(translationX: x, y: 0))
            x += Double(hb_font_get_glyph_h_advance(font.font, glyph)) / font.unitsPerEm
        }
        return path
    }

    /// The file and the variations that a handle stands for.
    package static func file(_ font: FontHandle) -> FontFile { FontRegistry.instance(font).file }
    /// The units of the font's design per em: 1,000 or 2,048 in most.
    package static func unitsPerEm(_ font: FontHandle) -> Double { FontRegistry.instance(font).unitsPerEm }

    /// The picture of a colour glyph.
    package struct Bitmap: Sendable {
        /// A PNG file.
        package var png: [UInt8]
        /// The frame of the bitmap, in em, with y down from the glyph's origin.
        package var box: CGRect
    }

    /// The bitmap of a colour glyph, or nil for an outline glyph.
    package static func bitmap(_ font: FontHandle, glyph: UInt32) -> Bitmap? {
        let instance = FontRegistry.instance(font)
        guard instance.isColor, let blob = hb_ot_color_glyph_reference_png(instance.font, glyph) else { return nil }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(instance.font, glyph, &extents) != 0 else { return nil }
        let em = instance.unitsPerEm
        let bytes = data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
            Array(UnsafeBufferPointer(start: $0, count: Int(length)))
        }
        return Bitmap(png: bytes, box: CGRect(
            x: Double(extents.x_bearing) / em, y: -Double(extents.y_bearing) / em,
            width: Double(extents.width) / em, height: -Double(extents.height) / em))
    }

    /// Registers the fonts in `folder` and its subfolders by name.
    package static func add(folder: String) {
        FontCatalog.add(folder: folder)
        ResolvedFont.forget()
        Fallback.forget()
    }

    /// Whether there is a font with this family, full or PostScript name, or a substitute.
    package static func isInstalled(_ name: String) -> Bool { source(of: name) != .system }

    /// The font that is drawn for a font name.
    package enum Source: Hashable, Sendable {
        case itself
        /// The family of a similar font.
        case substitute(String)
        /// The system font: there is no similar font.
        case system
    }

    /// What is drawn for a font of a family, full or PostScript name.
    package static func source(of name: String) -> Source {
        func has(_ name: String) -> Bool { FontCatalog.entry(named: name, weight: 400, isItalic: false) != nil }
        if has(name) { return .itself }
        guard let face = FontSubstitutes.face(for: name), has(face.family) else { return .system }
        return .substitute(face.family)
    }

    /// Whether an iPhone has the font, as of iOS 17.
    package static func isOfPhone(_ name: String) -> Bool { FontSubstitutes.isOfPhone(name) }

    /// The path of a font file, given as a path in `/usr/share/fonts`: that of the release if this program is one and
    /// has the file.
    package static func file(_ path: String) -> String { FontPaths.file(path) }

    /// Whether the file contains a usable font.
    package static func isReadable(_ path: String) -> Bool { FontRegistry.instance(path: path) != nil }

    /// Why no text can be laid out; nil if there is a font. Costs a lookup in a table if the system font is installed.
    package static var fault: Diagnostic? { ResolvedFont.fault }

    /// The files of the system font.
    package static let systemFiles = [false, true].flatMap { isItalic in
        [false, true].map { FontPaths.inter(isDisplay: $0, isItalic: isItalic) }
    }

    /// A missing package, and its effect on text.
    package struct Problem: Hashable, Sendable {
        /// The name of the Debian package.
        package var package: String
        /// What text is like without it, as a clause.
        package var effect: String
        /// Whether pictures are wrong without it, and not merely of lower quality.
        package var isSevere: Bool
    }

    /// The packages of fonts that are missing on this machine. Reads a file of each.
    package static func problems() -> [Problem] {
        var problems: [Problem] = []
        func check(_ path: String, _ name: String, _ effect: String, isSevere: Bool = false) {
            if !isReadable(path) {
                problems.append(Problem(package: name, effect: effect, isSevere: isSevere))
            }
        }
        for path in systemFiles where problems.isEmpty {
            check(path, "fonts-inter-variable",
                  "the system font is replaced and texts have other sizes", isSevere: true)
        }
        check(FontPaths.dejavu(.sans, isBold: false, isItalic: false), "fonts-dejavu",
              "the serif and monospaced designs, Hebrew, Arabic and many signs are missing")
        check(FontPaths.serif(isBold: false, isItalic: false)[0], "fonts-crosextra-caladea",
              "the serif design has another character")
        check(FontPaths.emoji, "fonts-noto-color-emoji", "emoji are missing")
        check(FontPaths.cjk(isBold: false), "fonts-noto-cjk", "Chinese, Japanese and Korean are missing")
        return problems
    }

    private struct GlyphKey: Hashable {
        var font: FontHandle
        var glyph: UInt32
    }
    private static let outlines = Locked<[GlyphKey: Path]>([:])
    private static let maxOutlines = 16_384
}
