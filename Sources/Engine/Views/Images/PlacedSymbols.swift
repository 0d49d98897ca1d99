import Foundation
import QuadrantGeometry
import QuadrantThreads

/// A cache of the layers of symbols in the frames of images, so that all images of one symbol and size share a path.
/// Safe to use from any thread.
nonisolated final class PlacedSymbols: Sendable {
    static let shared = PlacedSymbols()

    /// A path relative to the frame of the image, in points, and its bounds if it is shared.
    typealias Area = (path: Path, bounds: CGRect?)

    struct Placed {
        var layers: [Area]
        /// All layers of a monochrome symbol in one path; nil where they have different fill rules.
        var whole: Area?
    }

    private struct Key: Hashable {
        var origin: SymbolGlyph.Origin
        var scale: SIMD2<Double>
        var offset: SIMD2<Double>
    }

    private let placed = Locked<[Key: Placed]>([:])
    private static let maxSymbols = 1000

    /// The layers of `glyph`, moved by a transform without rotation.
    func layers(of glyph: SymbolGlyph, _ transform: CGAffineTransform) -> Placed {
        guard let origin = glyph.origin else {
            return Placed(layers: glyph.layers.map { ($0.path.applying(transform), nil) })
        }
        let key = Key(origin: origin, scale: [transform.a, transform.d], offset: [transform.tx, transform.ty])
        if let found = placed.withLock({ $0[key] }) { return found }
        let made = place(glyph, transform)
        return placed.withLock { known in
            if let found = known[key] { return found }
            if known.count >= Self.maxSymbols { known.removeAll(keepingCapacity: true) }
            known[key] = made
            return made
        }
    }

    private func place(_ glyph: SymbolGlyph, _ transform: CGAffineTransform) -> Placed {
        func area(_ path: Path) -> Area { (path, path.boundingRect) }
        let layers = glyph.layers.map { area($0.path.applying(transform)) }
        if glyph.layers.count == 1 { return Placed(layers: layers, whole: layers[0]) }
        return Placed(layers: layers, whole: area(glyph.merged.path.applying(transform)))
    }
}
