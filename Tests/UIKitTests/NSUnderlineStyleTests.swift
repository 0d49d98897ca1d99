import Foundation
import QuadrantViews
import Testing
@testable import UIKit

/// Both ways between UIKit's lines and those of texts, as OpenSwiftUI's compatibility tests have them.
@Suite struct NSUnderlineStyleTests {
    private let patterns: [(NSUnderlineStyle, Text.LineStyle.Pattern)] = [
        ([], .solid), (.patternDot, .dot), (.patternDash, .dash), (.patternDashDot, .dashDot),
        (.patternDashDotDot, .dashDotDot),
    ]

    @Test func singleLinesHavePatterns() {
        for (bits, pattern) in patterns {
            #expect(Text.LineStyle(nsUnderlineStyle: bits.union(.single)) == Text.LineStyle(pattern: pattern))
            #expect(NSUnderlineStyle(Text.LineStyle(pattern: pattern, color: .red)) == bits.union(.single))
        }
    }

    @Test func otherLinesAreNone() {
        let others: [NSUnderlineStyle] = [
            .thick, .double, .byWord, [], [.single, .thick], [.single, .byWord], [.single, .patternDot, .thick],
            .patternDot,
        ]
        for style in others { #expect(Text.LineStyle(nsUnderlineStyle: style) == nil, "\(style.rawValue)") }
    }

    @Test func textsHaveThePatternAndTheColor() {
        let bits = NSUnderlineStyle([.double, .patternDot]).rawValue
        let text = NSAttributedString(string: "a", attributes: [
            .underlineStyle: bits, .underlineColor: UIColor.red, .strikethroughStyle: NSUnderlineStyle.thick.rawValue,
        ])
        let run = text.drawn.runs.first
        #expect(run?.swiftUI.underlineStyle == Text.LineStyle(pattern: .dot, color: UIColor.red.color))
        #expect(run?.swiftUI.strikethroughStyle == .single)
    }
}
