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

    /// Texts of views are in messages: none changes a terminal or looks like a message (#33).
    @Test func aPartIsOneLineWithoutControlCharacters() {
        let forged = Diagnostic(what: "a\u{1B}[31mb", at: "c\nquadrant: d", rule: "e\u{7}\u{85}\u{2028}f",
                                fix: "ä 包\tg")
        #expect(forged.text(from: "quadrant") == """
            quadrant: a\\u{1b}[31mb
              at    c quadrant: d
              rule  e\\u{7}\\u{85}\\u{2028}f
              fix   ä 包 g
            """)
    }
}
