import QuadrantCore
import QuadrantHost
import QuadrantTesting
import SwiftUI

/// The helix and the cover flow on a screen without bars, at a scroll offset.
@MainActor
enum TurningScenes {
    static let screen = CGSize(width: 390, height: 844)

    static func helix(scrolledBy offset: Double) -> ViewHarness {
        scrolled(ViewHarness(offering: screen.width, screen.height) { Helix() }, to: SIMD2(0, offset))
    }

    static func coverFlow(scrolledBy offset: Double) -> ViewHarness {
        scrolled(ViewHarness(offering: screen.width, screen.height) { CoverFlow() }, to: SIMD2(offset, 0))
    }

    private static func scrolled(_ scene: ViewHarness, to offset: SIMD2<Double>) -> ViewHarness {
        _ = scene.host.graph.scrolling.scrollers.first?.scroll(to: offset)
        scene.settle()
        return scene
    }
}
