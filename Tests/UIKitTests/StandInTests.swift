import Foundation
import QuadrantStandIn
import Testing
import UIKit

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
        UILabel().autoresizingMask = [.flexibleWidth]
        #expect(notes("autoresizingMask") == [
            "`UIView.autoresizingMask` has no effect on this system: frames stay as they were set",
        ])
    }

    @Test func methodsAreNamedWithTheirLabels() {
        UIScrollView().zoom(to: .zero, animated: false)
        #expect(notes("zoom") == ["`UIScrollView.zoom(to:animated:)` has no effect on this system: content is not zoomed"])
    }

    @Test func membersOfNestedTypesAreNamedWithTheTypesAround() {
        _ = StandIns.take()
        _ = UIImage.SymbolConfiguration(hierarchicalColor: .red)
        let notes = notes("UIImage.SymbolConfiguration.")
        #expect(notes.count == 1 && notes[0].hasSuffix("has no effect on this system: symbols have one layer"))
    }

    @Test func defaultValuesAreNotNoted() {
        _ = StandIns.take()
        _ = UIPanGestureRecognizer()
        #expect(notes("NumberOfTouches") == [])
    }
}
