import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Values in a format of attributed text.
@MainActor @Suite("Texts of formats of attributed text")
struct AttributedFormatTests {
    /// The number in red, with the separators of its language.
    private struct Reddened: FormatStyle {
        var locale = Locale(identifier: "en_US")
        func format(_ value: Double) -> AttributedString {
            var string = AttributedString(value.formatted(.number.locale(locale)))
            string.foregroundColor = .red
            return string
        }
        func locale(_ locale: Locale) -> Self { Self(locale: locale) }
    }
    private func drawing(_ text: Text, _ language: String = "en_US") -> String {
        ViewHarness(offering: 300, 100) { text.environment(\.locale, Locale(identifier: language)) }.displayList.text
    }

    @Test func theAttributesOfTheFormatAreDrawn() {
        #expect(drawing(Text(1.5, format: Reddened())) == drawing(Text(verbatim: "1.5").foregroundStyle(.red)))
        #expect(drawing(Text("Size: \(1.5, format: Reddened())"))
            == drawing(Text(verbatim: "Size: ") + Text(verbatim: "1.5").foregroundStyle(.red)))
    }

    @Test func theFormatHasTheLocaleOfTheEnvironment() {
        #expect(drawing(Text(1.5, format: Reddened()), "de_DE")
            == drawing(Text(verbatim: "1,5").foregroundStyle(.red)))
    }

    /// Foundation's own styles say what each part is, which is not drawn; each part is a run of its own.
    @Test func foundationsAttributedStylesAreTexts() {
        let day = Date(timeIntervalSince1970: 0)
        let style = Date.FormatStyle(date: .long, time: .omitted, timeZone: .gmt)
        #expect(drawing(Text(day, format: style.attributedStyle)).contains("\"January 1, 1970\""))
        #expect(drawing(Text(1234, format: .number.attributed)).contains("\"1,234\""))
    }

    @Test func textsOfOtherColorsAreNotEqual() {
        struct Plain: FormatStyle {
            func format(_ value: Double) -> AttributedString { AttributedString(value.formatted(.number)) }
            func locale(_ locale: Locale) -> Self { self }
        }
        #expect(Text(1.5, format: Plain()) != Text(1.5, format: Reddened()))
        #expect(Text(1.5, format: Reddened()) == Text(1.5, format: Reddened()))
    }
}
