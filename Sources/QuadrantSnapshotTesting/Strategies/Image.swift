public import Foundation
import QuadrantCairo
import QuadrantComparison
import QuadrantDisplayList
import QuadrantHost
public import QuadrantCore
public import SwiftUI
public import UIKit

extension Diffing where Value == UIImage {
    /// Pictures as PNG files. See `image(precision:perceptualPrecision:scale:)`.
    public static var image: Diffing { image() }

    /// Pictures as PNG files. Those of views carry the layout and the display list, so that a failure can name them.
    ///
    /// - Parameters:
    ///   - precision: The part of the pixels that must be equal, 0 to 1.
    ///   - perceptualPrecision: How equal a pixel must be, 0 to 1: its colour difference ΔE (CIE 1976) may be
    ///     100 × (1 − `perceptualPrecision`). 0.98 is about what is not seen.
    ///   - scale: Pixels per point of a reference, for the messages; nil is 2.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
        let scale = scale ?? 2
        var diffing = Diffing(
            toData: { image in image.pngData().map { PNG.adding(image.notes, to: $0) } ?? Data() },
            fromData: { data in
                PNG.decode([UInt8](data)).map {
                    UIImage(pixels: $0, scale: scale, notes: PNG.privateChunks(prefix: SnapshotNotes.prefix, in: data))
                } ?? UIImage()
            },
            diff: { reference, image in
                PictureComparison(reference: reference, picture: image, precision: Double(precision),
                                  perceptualPrecision: Double(perceptualPrecision)).difference
            })
        diffing.fault = { data in
            PNG.decode([UInt8](data)) == nil ? "it is no PNG file of at most 8,192 pixels a side" : nil
        }
        return diffing
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// A picture as a PNG file.
    public static var image: Snapshotting { image() }

    /// A picture as a PNG file, compared as `Diffing.image(precision:perceptualPrecision:scale:)` says.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil)
        -> Snapshotting {
        Snapshotting(pathExtension: "png", diffing: .image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
    /// The picture of a view in its ideal size, two pixels per point.
    public static var image: Snapshotting { image() }

    /// The picture of a view.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Has no effect: there is one way to draw.
    ///   - precision: The part of the pixels that must be equal, 0 to 1.
    ///   - perceptualPrecision: How equal a pixel must be, 0 to 1; see `Diffing.image`.
    ///   - layout: The size of the picture.
    ///   - traits: Light or dark, direction, text size, pixels per point and so on; before those of a device.
    ///   - locale: The locale in the environment; nil is `en_US`. The time zone is GMT on every machine.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(),
        locale: Locale? = nil
    ) -> Snapshotting {
        picture(SnapshotScene(layout: layout, traits: traits, locale: locale), precision, perceptualPrecision)
    }

    /// The picture of a view after taps, drags and waiting, which take no time of the test. The rest as in `image`.
    public static func image(
        after step: SnapshotStep, _ steps: SnapshotStep..., precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(),
        locale: Locale? = nil
    ) -> Snapshotting {
        picture(SnapshotScene(layout: layout, traits: traits, locale: locale, steps: [step] + steps), precision,
                perceptualPrecision)
    }

    private static func picture(_ scene: SnapshotScene, _ precision: Float, _ perceptualPrecision: Float)
        -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scene.scale),
            snapshot: { view in
                scene.opened(view, empty: UIImage()) { host in
                    let list = host.frame()
                    return UIImage(pixels: try raster(list), scale: list.scale,
                                   notes: try SnapshotNotes.notes(host, list))
                }
            })
    }
}

/// What the picture of a view carries beside its pixels.
enum SnapshotNotes {
    static let prefix = "qu"
    static let layout = "quTR", displayList = "quDL"

    @MainActor static func notes(_ host: ViewHost, _ list: DisplayList) throws -> [String: Data] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return [layout: try encoder.encode(host.layoutTree()), displayList: Data(list.text.utf8)]
    }

    static func trees(_ notes: [String: Data]) -> [LayoutTree]? {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return notes[layout].flatMap { try? decoder.decode([LayoutTree].self, from: $0) }
    }

    static func text(_ notes: [String: Data]) -> String? {
        notes[displayList].map { String(decoding: $0, as: UTF8.self) }
    }
}

/// A picture beside its reference: first the layout, then the display list, then the pixels.
struct PictureComparison {
    let reference, picture: UIImage
    let precision, perceptualPrecision: Double

    /// The message and the files of a difference; nil if the pictures count as equal.
    var difference: (String, [XCTAttachment])? {
        guard case .pixels(let old) = reference.content, case .pixels(let new) = picture.content else {
            return ("  pixels\n    A picture has no pixels.", [])
        }
        let pixels: String
        if (old.width, old.height) != (new.width, new.height) {
            pixels = "\(new.width) × \(new.height) pixels instead of \(old.width) × \(old.height)."
        } else {
            guard let found = PixelDifference(old, new, perceptualPrecision: perceptualPrecision),
                  found.precision < precision else { return nil }
            let wanted = precision < 1 ? "; precision \(Number.text(found.precision, decimals: 4)) is below "
                + Number.text(precision, decimals: 4) : ""
            pixels = found.text(scale: Double(picture.scale)) + wanted + "."
        }
        let parts = [("layout", layout), ("display list", lines), ("pixels", pixels)]
        let text = parts.map { "  \($0)\n" + Self.indented($1) }.joined(separator: "\n")
        let image = UIImage(pixels: PixelDifference.image(old, new), scale: picture.scale)
        return (text, [
            XCTAttachment("reference.png", reference.pngData() ?? Data()),
            XCTAttachment("result.png", picture.pngData() ?? Data()),
            XCTAttachment("difference.png", image.pngData() ?? Data()),
        ])
    }

    private static let unknown = "The reference has none: it was recorded by another program."

    private var layout: String {
        guard let old = SnapshotNotes.trees(reference.notes), let new = SnapshotNotes.trees(picture.notes) else {
            return Self.unknown
        }
        return LayoutDifference(old, new)?.text() ?? "Equal."
    }

    private var lines: String {
        guard let old = SnapshotNotes.text(reference.notes), let new = SnapshotNotes.text(picture.notes) else {
            return Self.unknown
        }
        guard let found = LineDifference(old, new, context: 0) else { return "Equal." }
        let shown = found.text.split(separator: "\n").prefix(12).joined(separator: "\n")
        return "Lines removed: \(found.removed), added: \(found.added).\n\(shown)"
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    }
}
