import QuadrantTesting
import SwiftUI

/// The five implementations of a speed label, which must have the same layout.
@MainActor
enum SpeedScenes {
    nonisolated static let names = ["two rows", "overlay", "raised baseline", "preference", "layout"]
    static let bigCap = Double(UIFont.systemFont(ofSize: 100).capHeight)
    static let smallCap = Double(UIFont.systemFont(ofSize: 24).capHeight)

    static func scene(_ name: String) -> ViewHarness {
        ViewHarness {
            switch name {
            case "two rows": SpeedInTwoRows()
            case "overlay": SpeedWithOverlay()
            case "raised baseline": SpeedWithRaisedBaseline()
            case "preference": SpeedWithPreference()
            default: SpeedWithLayout()
            }
        }
    }
}
