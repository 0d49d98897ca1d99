import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantTesting
import QuadrantViews
import Testing

/// Texts in the language of the locale that a view is given.
@Suite("Languages of views") @MainActor
struct LocalizationOriginTests {
    private func inBundle(_ languages: [String: String], _ body: (Bundle) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Words-\(UUID().uuidString).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (language, text) in languages {
            let inner = folder.appendingPathComponent(language + ".lproj")
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            try Data("\"greeting\" = \"\(text)\"; \"%@ and %@\" = \"%2$@ \(text) %1$@\";\n".utf8)
                .write(to: inner.appendingPathComponent("Localizable.strings"))
        }
        try body(try #require(Bundle(path: folder.path)))
    }

    private func drawn(_ text: Text, _ locale: String) -> String {
        ViewHarness(offering: 300, 100) { text.environment(\.locale, Locale(identifier: locale)) }.displayList.text
    }

    @Test func aTextIsInTheLanguageOfItsLocale() throws {
        try inBundle(["en": "Hello", "de": "Hallo", "zh-Hant": "Nihao"]) { bundle in
            let text = Text("greeting", bundle: bundle)
            for (locale, word) in [("de_DE", "Hallo"), ("de", "Hallo"), ("zh_TW", "Nihao"), ("fr", "Hello"),
                                   ("zh_CN", "Hello"), ("en_GB", "Hello")] {
                #expect(drawn(text, locale) == drawn(Text(verbatim: word), locale), "\(locale)")
            }
        }
    }

    @Test func valuesAreInTheOrderOfTheLanguage() throws {
        try inBundle(["en": "and", "de": "und"]) { bundle in
            let text = Text("\("a") and \("b")", bundle: bundle)
            #expect(drawn(text, "de") == drawn(Text(verbatim: "b und a"), "de"))
            #expect(drawn(text, "en_US") == drawn(Text(verbatim: "b and a"), "en_US"))
        }
    }

    @Test func aResourceHasTheLanguageOfItsOwnLocale() throws {
        try inBundle(["en": "Hello", "de": "Hallo"]) { bundle in
            let german = LocalizedStringResource("greeting", locale: Locale(identifier: "de_DE"),
                                                 bundle: .atURL(bundle.bundleURL))
            #expect(String(localized: german) == "Hallo")
            let plain = LocalizedStringResource("greeting", bundle: .atURL(bundle.bundleURL))
            #expect(String(localized: plain) == "Hello")
            #expect(drawn(Text(plain), "de_DE") == drawn(Text(verbatim: "Hallo"), "de_DE"))
        }
    }
}
