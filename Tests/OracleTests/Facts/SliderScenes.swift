import QuadrantTesting
import SwiftUI

// The seed programs with named parts, one scene each. Separate from the tests, because a file that imports both SwiftUI
// and Testing requires a cross-import overlay of CoreGraphics that exists on Apple's systems only.

@MainActor
enum SliderScenes {
    /// A method of the document by its number, at a fraction of its slider's range.
    static func scene(_ method: String, at fraction: CGFloat, _ variant: Variant = .plain) -> ViewHarness {
        let range: ClosedRange<CGFloat> = 100...300
        let value = Binding.constant(100 + 200 * fraction)
        return ViewHarness(offering: 400, 200, variant) {
            switch method {
            case "1": FixedWidthLabel(value: fraction)
            case "2-1": PositionedLabel(value: value, range: range)
            case "2-2": MisplacedLabel(value: value, range: range)
            case "2-3": FilledStackLabel(value: value, range: range)
            default: PaddedReaderLabel(value: value, range: range)
            }
        }
    }
}
