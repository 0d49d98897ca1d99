import Foundation
import QuadrantDisplayList
import Testing
import QuadrantCore
import QuadrantTesting
import QuadrantViews

/// Fonts asked for by name (#9.21).
@MainActor @Suite("Fonts by name")
struct FontNameTests {
    /// A font that is not installed is reported once, with its substitute.
    @Test func missingFontsAreReportedOnce() {
        let scene = ViewHarness {
            VStack {
                Text("a").font(.custom("AmericanTypewriter", size: 20))
                Text("b").font(.custom("AmericanTypewriter", size: 30))
                Text("c").font(.custom("No Such Font", size: 20))
            }
        }
        scene.settle()
        #expect(scene.takeReports().map(\.what).sorted() == [
            "the font \"No Such Font\" is not installed; drawing with the system font.",
            "the iOS font \"AmericanTypewriter\" is not installed; drawing with Roboto Slab.",
        ])
    }

    @Test func installedFontsAreNotReported() {
        let scene = ViewHarness { Text("a").font(.custom("DejaVu Sans", size: 20)) }
        scene.settle()
        #expect(scene.takeReports().isEmpty)
    }

    /// A script that no font has is reported once for all texts (#33.21). Vithkuqi is younger than Debian's fonts.
    @Test func missingScriptsAreReportedOnce() {
        let scene = ViewHarness { VStack { Text("𐕰𐕱"); Text("a 𐕰").bold(); Label("𐕱", systemImage: "star") } }
        scene.settle()
        #expect(scene.takeReports().map(\.what)
            == ["no font for the script Vithkuqi is installed; drawing empty boxes."])
    }
}
