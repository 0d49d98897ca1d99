import Foundation
import QuadrantTesting
import Testing
import UIKit

/// The glass of iOS 26 in views of UIKit.
@Suite("Glass of UIKit")
@MainActor
struct UIGlassEffectTests {
    /// How much is drawn.
    private func count(_ view: UIView) -> Int { shown(view, 200, 100).drawnFrames.count }

    @Test func glassIsDrawnBehindTheContent() {
        let plain = UIVisualEffectView(effect: nil), glass = UIVisualEffectView(effect: UIGlassEffect())
        #expect(count(glass) > 0 && count(plain) == 0)
        #expect(count(UIVisualEffectView(effect: UIGlassEffect(style: .clear))) > 0)
        // Content is in the view, as with a blur.
        glass.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        glass.layoutIfNeeded()
        #expect(glass.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    }

    @Test func aContainerOfGlassDrawsNothing() {
        #expect(count(UIVisualEffectView(effect: UIGlassContainerEffect())) == 0)
    }

    @Test func buttonsStandOnGlass() {
        func button(_ configuration: UIButton.Configuration) -> Int {
            var configuration = configuration
            configuration.title = "Title"
            return count(UIButton(configuration: configuration))
        }
        // The title alone.
        let plain = button(.plain())
        for glass in [UIButton.Configuration.glass(), .clearGlass(), .prominentGlass(), .prominentClearGlass()] {
            #expect(button(glass) > plain)
        }
    }
}
