import Foundation
import QuadrantViews
import Testing
import UIKit

@Suite("Previews of views")
@MainActor
struct UITargetedPreviewTests {
    @Test func aPreviewStandsWhereItsViewDoes() {
        let outer = UIView(), view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        outer.addSubview(view)
        let preview = UITargetedPreview(view: view)
        #expect(preview.size == CGSize(width: 30, height: 40) && preview.target.container === outer)
        #expect(preview.target.center == CGPoint(x: 25, y: 40))
        let moved = preview.retargetedPreview(with: UIPreviewTarget(container: view, center: .zero))
        #expect(moved.target.container === view && moved.view === view)
        preview.parameters.visiblePath = UIBezierPath(rect: view.bounds)
        #expect(preview.parameters.backgroundColor == .systemBackground)
    }

    @Test func effectsOfSymbolsEndAtOnce() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        var ends = 0
        view.addSymbolEffect(.bounce) { if $0.isFinished { ends += 1 } }
        view.addSymbolEffect(.pulse)
        view.setSymbolImage(UIImage(systemName: "heart")!, contentTransition: .replace) { _ in ends += 1 }
        view.removeAllSymbolEffects()
        #expect(ends == 2)
    }

    @Test func edgesAndExtensionsOfIOS26() {
        let scroll = UIScrollView()
        scroll.topEdgeEffect.isHidden = true
        #expect(scroll.topEdgeEffect.isHidden && scroll.bottomEdgeEffect.style == .automatic)
        let extended = UIBackgroundExtensionView(frame: CGRect(x: 0, y: 0, width: 80, height: 60)), content = UIView()
        extended.contentView = content
        extended.layoutIfNeeded()
        #expect(content.superview === extended && content.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
        let item = UIBarButtonItem(title: "A", primaryAction: nil)
        item.identifier = "a"
        item.style = .prominent
        #expect(item.identifier == "a" && item.style == .done && UIBarButtonItem.Badge.count(3).stringValue == "3")
    }
}
