public import Foundation
import QuadrantCairo
import QuadrantComparison
import QuadrantDisplayList
import QuadrantHost
public import QuadrantCore
import QuadrantPNG
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
                    UIImage(pixels: $0, scale: scale, notes: PNG.privateChunks(prefix: PictureNotes.prefix, in: data))
                } ?? UIImage()
            },
            diff: { $0.difference(of: $1, Double(precision), Double(perceptualPrecision)) })
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
                                   notes: try PictureNotes.notes(host, list))
                }
            })
    }
}

extension UIImage {
    fileprivate var recorded: RecordedPicture? {
        guard case .pixels(let pixels) = content else { return nil }
        return RecordedPicture(pixels: pixels, notes: notes)
    }

    /// The message and the files of the difference of a picture from this reference; nil if they count as equal.
    fileprivate func difference(of picture: UIImage, _ precision: Double, _ perceptualPrecision: Double)
        -> (String, [XCTAttachment])? {
        guard (0...1).contains(precision), (0...1).contains(perceptualPrecision) else {
            return ("  pixels\n    A precision is a number from 0 to 1, not \(precision) and \(perceptualPrecision).", [])
        }
        guard let old = recorded, let new = picture.recorded else {
            return ("  pixels\n    A picture has no pixels.", [])
        }
        guard let difference = PictureDifference(
            old, new, precision: precision, perceptualPrecision: perceptualPrecision, scale: picture.scale)
        else { return nil }
        let image = UIImage(pixels: PixelDifference.image(old.pixels, new.pixels), scale: picture.scale)
        let profile = difference.profileText(keptBy: SnapshotProfile.variable + "=").map {
            PictureDifference.part("profile", $0) + "\n"
        }
        return ((profile ?? "") + difference.text, [
            XCTAttachment("reference.png", pngData() ?? Data()),
            XCTAttachment("result.png", picture.pngData() ?? Data()),
            XCTAttachment("difference.png", image.pngData() ?? Data()),
        ])
    }
}
