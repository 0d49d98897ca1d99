import Foundation
import Testing

/// What became of a case.
enum Outcome {
    case pass
    case fail([String])
    /// No view stands for it: it needs something that is not there yet, or the case leaves out what would be needed.
    case notYet
}

@Suite("Recorded layouts of Apple's SwiftUI", .serialized)
@MainActor
struct OracleTests {
    /// Every recorded case comes out as recorded, or is listed as one that does not yet.
    @Test(.enabled(if: Oracle.all != nil,
        "shared/oracle/cases.json is not at hand; the excerpt is tested all the same"))
    func recordedCases() {
        let cases = Oracle.all ?? []
        let outcomes = cases.map { ($0, outcome($0)) }
        report(outcomes)
        let failed = outcomes.filter { if case .fail = $0.1 { true } else { false } }.map(\.0.id)
        let open = outcomes.filter { if case .notYet = $0.1 { true } else { false } }.map(\.0.id)
        let passed = outcomes.filter { if case .pass = $0.1 { true } else { false } }.count
        #expect(Set(open) == Set(KnownIssues.open.keys))
        #expect(Set(failed).subtracting(KnownIssues.cases.keys) == [], "cases that passed before or are new")
        #expect(Set(KnownIssues.cases.keys).subtracting(failed) == [], "known issues that are none any more")
        #expect(passed >= 243)
    }

    /// The part of the collection that is kept here needs no other file.
    @Test func excerpt() {
        #expect(Oracle.excerpt.count >= 60)
        for record in Oracle.excerpt {
            if case .fail(let found) = outcome(record), KnownIssues.cases[record.id] == nil {
                Issue.record("\(record.id): \(record.view)\n  \(found.joined(separator: "\n  "))")
            }
        }
    }

    /// Frames published since: each comes out as recorded, or is listed with the reason why not.
    @Test func recordedFrames() {
        let outcomes = Oracle.recorded.map { ($0, outcome($0)) }
        report(outcomes)
        let failed = outcomes.filter { if case .fail = $0.1 { true } else { false } }.map(\.0.id)
        let agreeing = outcomes.filter { if case .pass = $0.1 { true } else { false } }.map(\.0)
        #expect(Set(failed).subtracting(KnownIssues.frames.keys) == [], "cases that passed before or are new")
        #expect(Set(KnownIssues.frames.keys).subtracting(failed) == [], "known issues that are none any more")
        #expect(agreeing.count == outcomes.count - KnownIssues.frames.count, "each case has a view")
        let frames = agreeing.reduce(0) { $0 + ($1.expected["frames"]?.list?.count ?? 0) }
        print("Frames that agree: \(frames).")
        #expect(agreeing.count >= 231)
        #expect(frames >= 796)
    }

    /// Written in another way that means the same, a view keeps its recorded frames.
    @Test(arguments: Disguise.allCases) func disguisedViewsKeepTheirFrames(_ disguise: Disguise) {
        Disguise.current = disguise
        defer { Disguise.current = .none }
        for record in Oracle.recorded where KnownIssues.frames[record.id] == nil {
            if case .fail(let found) = outcome(record) {
                Issue.record("\(record.id) in \(disguise): \(found.prefix(3).joined(separator: ", "))")
            }
        }
    }

    private func outcome(_ record: OracleCase) -> Outcome {
        guard let subject = Catalog.subjects[record.id] else { return .notYet }
        let found = record.scales.flatMap { scale in
            differences(record.expected, subject.answer(record, scale), Tolerance(record.tolerance))
        }
        return found.isEmpty ? .pass : .fail(found)
    }

    private func report(_ outcomes: [(OracleCase, Outcome)]) {
        var passed = 0, failed: [String] = [], open: [String] = []
        for (record, outcome) in outcomes {
            switch outcome {
            case .pass: passed += 1
            case .fail(let found): failed.append("\(record.id)\n      " + found.prefix(4).joined(separator: "\n      "))
            case .notYet: open.append(record.id)
            }
        }
        print("Recorded cases: \(outcomes.count). Pass \(passed), fail \(failed.count), not yet \(open.count).")
        for line in failed { print("  fail     \(line)") }
        for id in open { print("  not yet  \(id)") }
    }
}

/// Cases that fail, each with what is known of the reason.
enum KnownIssues {
    static let frames = [
        "sw-layout-rtl-text": "the star in a label stands a twelfth of a point higher",
        "sw-path-stroked-triangle-round": "a round join is one cubic; here one for each quarter turn",
        "sw-redacted-widths": "covered words keep their own widths; Apple's are as wide as so many equal letters",
        "sw-text-paragraphs": "title words are narrower in the font at hand, so that one more fits a line",
    ]

    /// Cases that no view can stand for.
    static let open = [
        "ax-uislider-height-18_5": "UIKit's slider is 34 high; a SwiftUI slider is 31",
        "ax-uislider-height-26_2": "UIKit's slider is 34 high; a SwiftUI slider is 31",
        "ax-uislider-track-26": "controls are drawn as iOS 18 draws them; since 26 the track is 6 high and as wide",
    ]

    static let cases = [
        "ax-uislider-track-18": "the track agrees; of the knob the picture shows what can be told from white",
        "fer-button-text": "the words are 1.67 points wider in the font at hand; the height agrees",
        "fer-currentroad": "the words are 4 points narrower in the font at hand; the height agrees",
        "pf-checked-sizethatfits": "the symbol is drawn from another set and three points wider",
        "pf-textwidth-Whats-17": "the recording's font (iOS 13) has an apostrophe that is 2.67 points wider",
    ]
}
