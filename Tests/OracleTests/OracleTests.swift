import Foundation
import Testing

/// The result of a case.
enum Outcome {
    case pass
    case fail([String])
    /// The case has no view: a feature is missing, or the case does not describe its view completely.
    case notYet
}

@Suite("Recorded layouts of Apple's SwiftUI", .serialized)
@MainActor
struct OracleTests {
    /// Every recorded case matches, or is listed as a known issue.
    @Test func recordedCasesAgree() async throws {
        #expect(throws: Never.self) { try Oracle.catalogs.get() }
        var outcomes: [(OracleCase, Outcome)] = []
        for record in Oracle.all { outcomes.append((record, await outcome(record))) }
        let failed = outcomes.filter { if case .fail = $0.1 { true } else { false } }.map(\.0.id)
        let open = outcomes.filter { if case .notYet = $0.1 { true } else { false } }.map(\.0.id)
        let agreeing = outcomes.filter { if case .pass = $0.1 { true } else { false } }.map(\.0)
        let frames = agreeing.reduce(0) { $0 + ($1.expected["frames"]?.list?.count ?? 0) }
        report(outcomes, agreeing: agreeing.count, frames: frames)
        #expect(Set(open) == Set(KnownIssues.open.keys))
        #expect(Set(failed).subtracting(KnownIssues.cases.keys) == [], "cases that passed before or are new")
        #expect(Set(KnownIssues.cases.keys).subtracting(failed) == [], "known issues that are none any more")
        switch try Oracle.minimum.get().verdict(cases: agreeing.count, frames: frames) {
        case .met: break
        case .below(let text): Issue.record("\(text)")
        case .above(let text): print("Recorded cases: \(text).")
        }
    }

    /// An equivalent view has the same recorded frames.
    @Test(arguments: Disguise.allCases) func disguisedViewsKeepTheirFrames(_ disguise: Disguise) async {
        Disguise.current = disguise
        defer { Disguise.current = .none }
        for record in Oracle.frames where KnownIssues.cases[record.id] == nil {
            if case .fail(let found) = await outcome(record) {
                Issue.record("\(record.id) in \(disguise): \(found.prefix(3).joined(separator: ", "))")
            }
        }
    }

    private func outcome(_ record: OracleCase) async -> Outcome {
        guard let subject = Catalog.subjects[record.id] else { return .notYet }
        var found: [String] = []
        for scale in record.scales {
            let answer = if let later = subject.laterAnswer { await later() } else { subject.answer(record, scale) }
            found += differences(record.expected, answer, Tolerance(record.tolerance))
        }
        return found.isEmpty ? .pass : .fail(found)
    }

    private func report(_ outcomes: [(OracleCase, Outcome)], agreeing: Int, frames: Int) {
        print("\(agreeing) of \(outcomes.count) recorded cases agree (\(frames) frames).")
        for (record, outcome) in outcomes {
            switch outcome {
            case .pass: break
            case .fail(let found):
                print("  differs  \(record.id)\n      " + found.prefix(4).joined(separator: "\n      "))
            case .notYet: print("  no view  \(record.id)")
            }
        }
    }
}

/// Failing cases, each with the known reason.
enum KnownIssues {
    /// Cases for which no view can be written.
    static let open = [
        "ax-uislider-height-18_5": "UIKit's slider is 34 high; a SwiftUI slider is 31",
        "ax-uislider-height-26_2": "UIKit's slider is 34 high; a SwiftUI slider is 31",
        "ax-uislider-track-26": "controls are drawn as iOS 18 draws them; since 26 the track is 6 high and as wide",
    ]

    static let cases = own.merging(reports) { first, _ in first }

    private static let own = [
        "ax-uislider-track-18": "the track agrees; of the knob the picture shows what differs from white",
        "fer-button-text": "the words are 1.67 points wider in the font at hand; the height agrees",
        "fer-currentroad": "the words are 4 points narrower in the font at hand; the height agrees",
        "pf-checked-sizethatfits": "the symbol is drawn from another set and three points wider",
        "pf-textwidth-Whats-17": "the recording's font (iOS 13) has an apostrophe that is 2.67 points wider",
        "rb-animation-linear": "an animation prints the engine's own types",
        "rb-just-on-receive": "a publisher that is equal to the last one is not subscribed to again",
        "rb-ole-lazy-column": "a row far outside of the viewport loses its state; not repaired",
        "rb-ole-lazy-grid": "a row far outside of the viewport loses its state; not repaired",
        "rb-ole-list": "a row far outside of the viewport loses its state; not repaired",
        "rb-appear-phases-order": "the author calls the order unknown; another report prints the inner ones first",
        "rb-on-receive-after-button": "so until iOS 14; OpenSwiftUI, made from iOS 18, calls the action at once",
        "rb-os-environment-keypath": "a defect of Apple's: the environment keeps the first key path",
        "rb-two-curves-in-one-offset": "the second curve moves the rest of the first one's distance as well",
        "sw-path-stroked-triangle-round": "a round join is one cubic; here one for each quarter turn",
        "sw-redacted-widths": "covered words keep their own widths; Apple's are as wide as so many equal letters",
        "sw-text-paragraphs": "title words are narrower in the font at hand, so that one more fits a line",
    ]
}
