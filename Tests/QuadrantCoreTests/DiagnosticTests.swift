import QuadrantDisplayList
import Testing

@Suite("Diagnostics")
struct DiagnosticTests {
    private let diagnostic = Diagnostic(what: "it broke.", at: "here", rule: "Things stay whole.", fix: "Fix it.")

    @Test func textHasFourParts() {
        #expect(diagnostic.description == """
            SwiftUI: it broke.
              at    here
              rule  Things stay whole.
              fix   Fix it.
            """)
        #expect(diagnostic.text(from: "quadrant").hasPrefix("quadrant: it broke.\n  at    here\n"))
        #expect(diagnostic.advice == "Things stay whole. Fix it.")
    }

    @Test func diagnosticsAreNotFatalUnlessTheySaySo() {
        #expect(!diagnostic.isFatal && diagnostic.identity == nil && diagnostic.missing == nil)
    }
}
