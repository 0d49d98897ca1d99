import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantTesting
import Testing

@Suite("A label over a slider's knob")
@MainActor
struct SliderLabelTests {
    private let tenths = (0...10).map { CGFloat($0) / 10 }

    /// The label is centred over the knob for every tenth of the range.
    @Test(arguments: ["1", "2-1", "2-3", "2-4"], [Variant.plain, .rightToLeft, .threePixels])
    func isOverTheKnob(method: String, variant: Variant) {
        for fraction in tenths {
            let scene = SliderScenes.scene(method, at: fraction, variant)
            let distance = scene.label.midX - scene.knobCenter(at: fraction, variant)
            #expect(abs(distance) <= 0.5, "\(method) at \(fraction)")
        }
    }

    /// Method 2-2: the stack is as large as the label, in the reader's top leading corner, so that the label's centre
    /// is at half its width + (t − ½) × (width − 28) from the slider's edge.
    @Test func isMisplacedByWhatTheStackHugs() {
        for fraction in tenths {
            let scene = SliderScenes.scene("2-2", at: fraction)
            let expected = scene.track.minX + scene.label.width / 2 + (fraction - 0.5) * (scene.track.width - 28)
            #expect(abs(scene.label.midX - expected) < 1e-9)
            // The error is half the knob's travel plus half a knob, less half the label, which is not 0 on a wide
            // slider.
            let off = (scene.track.width - 28) / 2 + 14 - scene.label.width / 2
            #expect(abs(scene.knobCenter(at: fraction) - scene.label.midX - off) < 1e-9)
        }
    }

    /// The label is above the knob and does not overlap it.
    @Test(arguments: ["1", "2-1", "2-2", "2-3", "2-4"])
    func isAboveTheSlider(method: String) {
        let scene = SliderScenes.scene(method, at: 0.5)
        #expect(scene.label.midY < scene.track.minY)
    }
}

extension ViewHarness {
    fileprivate var label: CGRect { found { $0.description?.shownText != nil } }
    fileprivate var track: CGRect { found { $0.name == "SliderTrack" } }

    private func found(_ matches: (NodeBox) -> Bool) -> CGRect {
        var frame = CGRect.null
        host.graph.eachNode { row, box in if frame.isNull, matches(box) { frame = host.graph.globalFrame(of: row) } }
        return frame
    }

    /// The knob's centre is 14 points inside of each end, measured from the leading edge.
    fileprivate func knobCenter(at fraction: CGFloat, _ variant: Variant = .plain) -> CGFloat {
        let along = 14 + fraction * (track.width - 28)
        return variant.isRightToLeft ? track.maxX - along : track.minX + along
    }
}
