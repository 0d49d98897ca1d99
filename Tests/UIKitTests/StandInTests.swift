import Foundation
import QuadrantStandIn
import Testing
import UIKit

enum OuterOfStandIn {
    struct Inner {
        func act() { standIn(self, "it is a test") }
    }
}

/// Serial: notes are collected for the whole process.
@Suite("Notes of members without an effect", .serialized)
@MainActor
struct StandInTests {
    private final class Wide: UISlider {}

    /// The notes about members of this test; other tests use others.
    private func notes(_ member: String) -> [String] { StandIns.take().filter { $0.contains(member) } }

    @Test func theClassThatDeclaresTheMemberIsNamedOnce() {
        _ = StandIns.take()
        for _ in 1...3 { Wide().minimumValueImage = nil }
        #expect(notes("minimumValueImage") == [
            "`UISlider.minimumValueImage` has no effect on this system: nothing stands beside the track",
        ])
        UISlider().minimumValueImage = UIImage()
        #expect(notes("minimumValueImage") == [])
    }

    @Test func membersThatAClassInheritsAreNamedAfterTheOneThatDeclaresThem() {
        UILabel().semanticContentAttribute = .forceRightToLeft
        #expect(notes("semanticContentAttribute") == [
            "`UIView.semanticContentAttribute` has no effect on this system: views are mirrored with the interface",
        ])
    }

    @Test func methodsAreNamedWithTheirLabels() {
        UITextView().scrollRangeToVisible(NSRange())
        #expect(notes("scrollRange") == [
            "`UITextView.scrollRangeToVisible(_:)` has no effect on this system: the user scrolls from the start",
        ])
    }

    @Test func membersOfNestedTypesAreNamedWithTheTypesAround() {
        _ = StandIns.take()
        OuterOfStandIn.Inner().act()
        #expect(notes("act()") == ["`OuterOfStandIn.Inner.act()` has no effect on this system: it is a test"])
    }

    @Test func defaultValuesAreNotNoted() {
        _ = StandIns.take()
        _ = UIPanGestureRecognizer()
        #expect(notes("NumberOfTouches") == [])
    }
}
