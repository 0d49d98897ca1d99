import Foundation
import QuadrantCore
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Position, offset and coordinates of the documents")
@MainActor
struct QuadrantTests {
    /// `offset` is relative to the centre, towards the trailing edge and up; mirrored in right-to-left layouts.
    @Test(arguments: [(Variant.plain, 80.0 + 40), (.rightToLeft, 160 - (80 + 40))])
    func offsetCountsFromWhereTheViewIs(variant: Variant, x: Double) {
        let dot = QuadrantScenes.offset(variant).frame("dot")
        #expect(abs(dot.midX - x) < 1e-9 && abs(dot.midY - (80 - 40)) < 1e-9)
    }

    /// `position` is relative to the top leading corner of the square.
    @Test(arguments: [(Variant.plain, 144.0), (.rightToLeft, 160 - 144)])
    func positionCountsFromTheCorner(variant: Variant, x: Double) {
        let dot = QuadrantScenes.position(variant).frame("dot")
        #expect(abs(dot.midX - x) < 1e-9 && abs(dot.midY - 80) < 1e-9)
    }

    /// The numbers of day 93, digit by digit, with the rules and text widths of iOS 13.
    @Test func tellsTheDocumentsNumbers() {
        #expect(QuadrantScenes.tappedCoordinates(.ios13) == [
            "Global center: 202.0 x 455.16666666666663",
            "Custom center: 202.0 x 411.16666666666663",
            "Local center: 164.0 x 378.5",
        ])
    }
}
