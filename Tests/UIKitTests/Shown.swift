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

extension ViewHarness {
    /// Whether a view shows this text.
    func shows(_ text: String) -> Bool { !host.graph.nodes(showing: text).isEmpty }
    /// The frame in the window of the view that shows this text; null where none does.
    func frame(of text: String) -> CGRect {
        host.graph.nodes(showing: text).first.map { host.graph.globalFrame(of: $0) } ?? .null
    }
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
