import Foundation
import QuadrantGeometry

/// A cache of the layers of symbols in the frames of images, so that all images of one symbol and size share a path.
/// Safe to use from any thread.
nonisolated final class PlacedSymbols: @unchecked Sendable {
    static let shared = PlacedSymbols()

    /// Paths relative to the frame of the image, in points, and their bounds if they are shared.
    typealias Layers = [(path: Path, bounds: CGRect?)]

    private struct Key: Hashable {
        var origin: SymbolGlyph.Origin
        var scale: SIMD2<Double>
        var offset: SIMD2<Double>
    }

    private let lock = NSLock()
    private var known: [Key: Layers] = [:]
    private static let maxSymbols = 1000

    /// The layers of `glyph`, moved by a transform without rotation.
    func layers(of glyph: SymbolGlyph, _ transform: CGAffineTransform) -> Layers {
        guard let origin = glyph.origin else { return glyph.layers.map { ($0.path.applying(transform), nil) } }
        let key = Key(origin: origin, scale: [transform.a, transform.d], offset: [transform.tx, transform.ty])
        if let found = lock.withLock({ known[key] }) { return found }
        let made: Layers = glyph.layers.map { layer in
            let path = layer.path.applying(transform)
            return (path, path.boundingRect)
        }
        return lock.withLock {
            if let found = known[key] { return found }
            if known.count >= Self.maxSymbols { known.removeAll(keepingCapacity: true) }
            known[key] = made
            return made
        }
    }
}
