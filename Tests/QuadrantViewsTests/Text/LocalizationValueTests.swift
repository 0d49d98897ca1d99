import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// String(localized:…) and LocalizedStringResource (#9.35).
@Suite("Localized strings")
struct LocalizationValueTests {
    /// A bundle with one table.
    private func bundle(_ strings: String, _ body: (Bundle) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Words-\(UUID().uuidString).bundle")
        let language = folder.appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["Localizable", "Other"] {
            try Data(strings.utf8).write(to: language.appendingPathComponent("\(name).strings"))
        }
        try body(try #require(Bundle(path: folder.path)))
    }

    private let german = Locale(identifier: "de_DE")

    @Test func keysWithoutATableSayThemselves() {
        let (name, count) = ("Ann", 1_234)
        #expect(String(localized: "Hello") == "Hello")
        #expect(String(localized: "\(name) has \(count)", locale: german) == "Ann has 1.234")
        #expect(String(localized: "100 %", comment: "a comment") == "100 %")
        #expect(String(localized: "key.of.code", defaultValue: "Hello \(name)") == "Hello Ann")
        #expect(String(localized: "\(0.5, specifier: "%.2f")", locale: Locale(identifier: "en_US")) == "0.50")
    }

    /// Keys contain values as printf specifiers, which may be in another order in the table.
    @Test func tablesHoldTextByKey() throws {
        let table = """
            "greeting" = "Good morning";
            "%@ has %lld" = "%2$lld of 100%% for %1$@";
            "key.of.code" = "Dear %@";
            """
        try bundle(table) { bundle in
            let (name, count) = ("Ann", 1_234)
            #expect(String(localized: "greeting", bundle: bundle) == "Good morning")
            #expect(String(localized: "greeting", table: "Other", bundle: bundle) == "Good morning")
            #expect(String(localized: "\(name) has \(count)", bundle: bundle, locale: german)
                == "1.234 of 100% for Ann")
            #expect(String(localized: "key.of.code", defaultValue: "Hello \(name)", bundle: bundle) == "Dear Ann")
            #expect(String(localized: "absent \(name)", bundle: bundle) == "absent Ann")
            let place = LocalizedStringResource.BundleDescription.atURL(bundle.bundleURL)
            let resource = LocalizedStringResource("\(name) has \(count)", locale: german, bundle: place)
            #expect(resource.key == "%@ has %lld")
            #expect(String(localized: resource) == "1.234 of 100% for Ann")
        }
    }

    private struct Fruit: CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { "Apple" }
    }

    @Test @MainActor func resourcesAreShownAndStandInOthers() {
        let count = 1_234
        let scene = ViewHarness(locale: german) {
            VStack {
                Text(Fruit().localizedStringResource)
                Text("\(count) of \(Fruit().localizedStringResource)")
                Text(LocalizedStringResource("\(count)", locale: Locale(identifier: "en_US")))
            }
        }
        #expect(scene.host.accessibilityElements().map(\.label) == ["Apple", "1.234 of Apple", "1,234"])
        #expect(LocalizedStringResource("a") == "a" && LocalizedStringResource("a", table: "T") != "a")
    }
}
