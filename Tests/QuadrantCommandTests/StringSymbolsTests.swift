import Foundation
import Testing
@testable import QuadrantCompiler
@testable import QuadrantSession

@Suite("Symbols of string catalogs")
struct StringSymbolsTests {
    private static let catalog = """
        { "sourceLanguage" : "en", "version" : "1.1", "strings" : {
          "Welcome.title" : { "extractionState" : "manual", "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Welcome" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Willkommen" } } } },
          "Day %lld" : { "extractionState" : "manual", "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Day %1$(number)lld" } } } },
          "cycle %lld/%@" : { "extractionState" : "manual", "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "100 %% of %2$@ in %1$lld" } } } },
          "years" : { "extractionState" : "manual", "localizations" : { "en" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld year" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld years" } } } } } } },
          "own" : { "extractionState" : "manual" },
          "found in code" : { }
        } }
        """

    private static let program = """
        import SwiftUI
        extension LocalizedStringResource { static let own: LocalizedStringResource = "Own" }
        enum Page: CaseIterable {
            case first
            var title: LocalizedStringResource { switch self { case .first: .welcomeTitle } }
        }
        #Preview {
            VStack {
                Text(.welcomeTitle)
                Button(.welcomeTitle) {}
                Label(Page.first.title, systemImage: "star").labelStyle(.titleOnly)
                Text(.day(number: 3))
                Text(.cycle(2, "all"))
                Text(.years(2))
                Text(.own)
                Text(.Other.greeting)
            }
            .navigationTitle(.welcomeTitle)
        }
        """

    private func texts(_ command: Command, _ arguments: String...) throws -> [String] {
        let result = try command.run(["layout"] + arguments)
        #expect(result.code == 0, "\(result.errors)")
        return result.output.split(separator: "\n").compactMap { line in
            guard let start = line.range(of: "Text(text: "), let end = line.range(of: ")  ") else { return nil }
            return String(line[start.upperBound..<end.lowerBound])
        }
    }

    /// Entries that were added by hand have symbols: without values a property, otherwise a function.
    @Test func entriesHaveSymbols() throws {
        let command = try Command([
            "App/A.swift": Self.program, "App/Localizable.xcstrings": Self.catalog,
            "App/Other.xcstrings": #"{ "sourceLanguage" : "en", "strings" : { "greeting" : { "extractionState" : "#
                + #""manual", "localizations" : { "en" : { "stringUnit" : { "value" : "Hello" } } } } } }"#,
        ])
        #expect(try texts(command, "App") == [
            "Welcome", "Welcome", "Welcome", "Day 3", "100 % of all in 2", "2 years", "Own", "Hello",
        ])
        #expect(try texts(command, "App", "--locale", "de_DE").first == "Willkommen")
    }

    @Test func onlyEntriesOfPeopleHaveSymbols() throws {
        let command = try Command(["Localizable.xcstrings": Self.catalog])
        let path = command.folder + "/Localizable.xcstrings"
        let text = StringSymbols(catalogs: [path], besides: [], bundle: ".main").text
        #expect(text.contains("static var `welcomeTitle`: LocalizedStringResource"))
        #expect(text.contains("static func `day`(number: Int) -> LocalizedStringResource"))
        #expect(text.contains("static func `cycle`(_ arg1: Int, _ arg2: String) -> LocalizedStringResource"))
        #expect(!text.contains("foundInCode"))
    }
}
