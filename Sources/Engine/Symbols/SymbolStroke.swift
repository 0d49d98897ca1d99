import Foundation

/// The stroke widths of symbols, in hundredths of an em.
///
/// Regular, medium and semibold are measured in pictures of iOS 17 to 26 (Docs/Layout/Symbols.md); the other weights
/// lie on the curve through them and are estimates.
package enum SymbolStroke: Sendable, Equatable {
    /// A free stroke, such as a bar of "plus".
    case normal
    /// The ring of an enclosure, and a closed outline.
    case ring
    /// A line inside a closed outline. It thins out at heavy weights, so that the symbol does not fill up.
    case thin
    /// One of several lines side by side inside a closed outline. Above regular weight it hardly grows.
    case fine

    /// The measured and estimated widths of a free stroke by font weight.
    private static let widths: [(weight: Double, width: Double)] = [
        (100, 3.0), (200, 4.5), (300, 6.5), (400, 8.55), (500, 9.7), (600, 12.1), (700, 13.6), (800, 15.0), (900, 16.5),
    ]
    /// The width of a free stroke at regular weight, with which descriptions are drawn.
    package static let regular = 8.55

    /// The width at `weight` (100 to 900; other values are clamped, and between two weights it is interpolated).
    package func width(_ weight: Double) -> Double {
        let weight = weight.isNaN ? 400 : min(max(weight, 100), 900)
        var free = Self.widths[0].width
        for (low, high) in zip(Self.widths, Self.widths.dropFirst()) where weight > low.weight {
            let part = min((weight - low.weight) / (high.weight - low.weight), 1)
            free = low.width + (high.width - low.width) * part
        }
        switch self {
        case .normal: return free
        case .ring: return free * 0.924
        case .thin: return free * (0.87 - 0.25 * max(0, weight - 400) / 500)
        case .fine:
            let thin = Self.thin.width(weight), regular = Self.thin.width(400)
            return min(thin, regular + (thin - regular) * 0.1)
        }
    }
}
