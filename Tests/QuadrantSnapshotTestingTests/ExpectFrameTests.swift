import QuadrantSnapshotTesting
import SwiftUI
import Testing
import UIKit

/// Frames of views, and what a failure says.
@MainActor @Suite struct ExpectFrameTests {
    private struct Row: View {
        var body: some View {
            HStack(spacing: 10) {
                Color.red.frame(width: 30, height: 20).accessibilityIdentifier("red")
                Color.blue.accessibilityIdentifier("blue")
            }
            .padding(5)
        }
    }

    private let row = SwiftUISnapshotLayout.fixed(width: 100, height: 40)

    @Test func theExpectedFramePasses() {
        // (100 - 2 * 5 - 30 - 10) points are left for the second view.
        expectFrame("blue", CGRect(x: 45, y: 5, width: 50, height: 30), in: Row(), layout: row)
        expectFrame("red", CGRect(x: 5, y: 10, width: 30, height: 20), in: Row(), layout: row)
    }

    @Test func rightToLeftIsMirrored() {
        expectFrame("red", CGRect(x: 65, y: 10, width: 30, height: 20), in: Row(), layout: row,
                    traits: UITraitCollection(layoutDirection: .rightToLeft))
    }

    @Test func aFailureHasTheFrameAndTheReason() throws {
        let message = try #require(verifyFrame(
            "blue", CGRect(x: 45, y: 5, width: 60, height: 30), in: Row(), layout: row))
        #expect(message.contains("the frame of 'blue' is 45, 5, 50 × 30, not 45, 5, 60 × 30."))
        #expect(message.contains("50 × 30, proposed 50 × 30"))
        #expect(message.contains("at (40, 0) in the HStack"))
    }

    @Test func accuracyIsForEachNumber() {
        let frame = CGRect(x: 45, y: 5, width: 50.4, height: 30)
        #expect(verifyFrame("blue", frame, in: Row(), layout: row, accuracy: 0.5) == nil)
        #expect(verifyFrame("blue", frame, in: Row(), layout: row, accuracy: 0.3) != nil)
    }

    @Test func aNameOfNoViewOrOfSeveralIsAnError() throws {
        let none = try #require(verifyFrame("green", .zero, in: Row()))
        #expect(none.contains("no view is named 'green'"))
        let several = try #require(verifyFrame("Color", .zero, in: Row()))
        #expect(several.contains("2 views are named 'Color'"))
    }
}
