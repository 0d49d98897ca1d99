import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantTesting
import UIKit

/// A view of UIKit in a window of a size in points, which it fills.
@MainActor
func shown(_ view: UIView, _ width: CGFloat, _ height: CGFloat, _ variant: Variant = .plain) -> ViewHarness {
    let container = UIViewContainer(view)
    return ViewHarness(offering: width, height, variant) { UIViewShown(container, fills: true) }
}

/// What happened, in order.
@MainActor
final class Log {
    private var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
    /// The lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
