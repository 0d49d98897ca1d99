import Foundation
import Testing
import UIKit

@Suite("Values of UIKit")
@MainActor
struct UIKitDataTests {
    @Test func coloursHaveNames() {
        #expect(UIColor.white.accessibilityName == "white" && UIColor.red.accessibilityName == "red")
    }
    @Test func lettersAreSections() {
        let sections = UILocalizedIndexedCollation.current()
        let title = sections.section(for: "Éclair", collationStringSelector: Selector("self"))
        #expect(sections.sectionTitles[title] == "E" && sections.sectionTitles.last == "#")
    }
    @Test func anItemIsMadeWhenItIsShared() {
        final class Provider: UIActivityItemProvider, @unchecked Sendable {
            override var item: Any { "made" }
        }
        let provider = Provider(placeholderItem: "later"), sheet = UIActivityViewController(
            activityItems: [provider], applicationActivities: nil)
        #expect(provider.activityViewControllerPlaceholderItem(sheet) as? String == "later")
        #expect(provider.activityViewController(sheet, itemForActivityType: nil) as? String == "made")
    }
    @Test func keysHaveTheirNumbers() {
        #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 4 && UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue == 40)
        #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 82 && UIKeyboardHIDUsage.keyboardF13.rawValue == 104)
        #expect(UIKeyboardHIDUsage.keyboardLeftControl.rawValue == 224)
    }
    @Test func interactionsAreKeptByTheirView() {
        final class Target: NSObject, UIDropInteractionDelegate, UIDragInteractionDelegate {
            func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
                -> [UIDragItem] { [] }
        }
        let target = Target(), view = UIView(), drop = UIDropInteraction(delegate: target)
        view.addInteraction(drop)
        view.addInteraction(UIDragInteraction(delegate: target))
        #expect(view.interactions.count == 2 && drop.view === view && drop.delegate === target)
    }
    @Test func behavioursAreAddedAndTakenAway() {
        let animator = UIDynamicAnimator(referenceView: UIView()), gravity = UIGravityBehavior(items: [UIView()])
        animator.addBehavior(gravity)
        #expect(animator.behaviors.count == 1 && gravity.dynamicAnimator === animator && gravity.items.count == 1)
        animator.removeAllBehaviors()
        #expect(animator.behaviors.isEmpty && gravity.dynamicAnimator == nil)
    }
    /// What a view removes from its layer as it ends is a change of a view that is no more.
    @Test func aViewMayChangeItsLayerAsItEnds() {
        final class Video: UIView {
            private let inner = CALayer()
            override init(frame: CGRect) {
                super.init(frame: frame)
                layer.addSublayer(inner)
            }
            required init?(coder: NSCoder) { nil }
            deinit { MainActor.assumeIsolated { inner.removeFromSuperlayer() } }
        }
        var video: Video? = Video(frame: .zero)
        weak let ended = video
        #expect(ended != nil)
        video = nil
        #expect(ended == nil)
    }
}
