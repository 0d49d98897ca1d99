import Foundation
import Testing
@testable import QuadrantCompiler

@Suite("Texts as SwiftGen generates them")
struct SwiftGenStringsTests {
    private static let english = """
        "alert__title" = "Title";
        "percent" = "100 %% sure";
        "private" = "%@ is %d";
        "ownership" = "The %3$@ of %1$d %2$@";
        "settings.navigation-bar.title" = "Settings";
        "settings.HEADER_TITLE" = "Header";
        "apples.count" = "%d apples";
        """

    private static let plurals = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>apples.count</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@apples@</string>
        <key>apples</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d apple</string><key>other</key><string>%d apples</string></dict>
        </dict></dict></plist>
        """

    private func project(_ template: String, _ parameters: String, _ program: String, more: [String: String] = [:])
        throws -> Command {
        try Command([
            "P/Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "P", defaultLocalization: "en", targets: [
                    .target(name: "P", resources: [.process("Texts")]),
                ])

                """,
            "P/swiftgen.yml": """
                input_dir: Sources/P/Texts
                output_dir: Sources/P
                strings:
                  inputs: en.lproj
                  outputs:
                    - templateName: \(template)
                      output: Strings+Generated.swift
                \(parameters)
                """,
            "P/Sources/P/Texts/en.lproj/Localizable.strings": Self.english,
            "P/Sources/P/Texts/de.lproj/Localizable.strings": #""alert__title" = "Überschrift";"#,
            "P/Sources/P/P.swift": "import SwiftUI\n#Preview { VStack { \(program) } }\n",
        ].merging(more) { $1 })
    }

    private func texts(_ command: Command, _ arguments: String...) throws -> [String] {
        let result = try command.run(["layout", "P", "--offline"] + arguments)
        #expect(result.code == 0, "\(result.errors)")
        return result.output.split(separator: "\n").compactMap { line in
            guard let start = line.range(of: "Text(text: "), let end = line.range(of: ")  ") else { return nil }
            return String(line[start.upperBound..<end.lowerBound])
        }
    }

    /// Keys with dots are enumerations, a text with values is a function, and the language is that of the app.
    @Test func structuredTexts() throws {
        let command = try project("structured-swift5", "", """
            Text(L10n.alertTitle); Text(L10n.percent); Text(L10n.private("Ada", 3))
            Text(L10n.ownership(2, "cats", "hat"))
            Text(L10n.Settings.NavigationBar.title); Text(L10n.Settings.headerTitle); Text(L10n.Apples.count(5))
            """)
        #expect(try texts(command) == [
            "Title", "100 % sure", "Ada is 3", "The hat of 2 cats", "Settings", "Header",
            "5 apples",
        ])
        #expect(try texts(command, "--locale", "de").first == "Überschrift")
    }

    @Test func flatTextsHaveOneEnumeration() throws {
        let command = try project("flat-swift5", "      params:\n        enumName: Words\n", """
            Text(Words.settingsNavigationBarTitle); Text(Words.applesCount(2))
            """)
        #expect(try texts(command) == ["Settings", "2 apples"])
    }

    @Test func severalTablesHaveAnEnumerationEach() throws {
        let command = try project("structured-swift5", "", "Text(L10n.Localizable.alertTitle); Text(L10n.Other.hello)",
                                  more: ["P/Sources/P/Texts/en.lproj/Other.strings": #""hello" = "Hello";"#])
        #expect(try texts(command) == ["Title", "Hello"])
    }

    /// `String(format:)` chooses no plural form here: the text is that of many.
    @Test func pluralsTakeANumber() throws {
        let command = try project("structured-swift5", "", "Text(L10n.Apples.count(4))",
                                  more: ["P/Sources/P/Texts/en.lproj/Localizable.stringsdict": Self.plurals])
        #expect(try texts(command) == ["4 apples"])
    }

    @Test func aLookupFunctionIsCalled() throws {
        let command = try project(
            "structured-swift5", "      params:\n        lookupFunction: find(_:in:or:)\n", "Text(L10n.alertTitle)",
            more: ["P/Sources/P/Find.swift": """
                func find(_ key: String, in table: String, or text: String) -> String { "\\(table) \\(key) \\(text)" }
                """])
        #expect(try texts(command) == ["Localizable alert__title Title"])
    }

    /// A file that is in the project is used as it is.
    @Test func aGeneratedFileOnDiskIsKept() throws {
        let command = try project("structured-swift5", "", "Text(L10n.mine)", more: [
            "P/Sources/P/Strings+Generated.swift": "enum L10n { static let mine = \"Mine\" }",
        ])
        #expect(try texts(command) == ["Mine"])
    }

    @Test(arguments: [
        ("plain", []), ("%@ %d %f", ["Any", "Int", "Float"]), ("%2$@ of %1$lld", ["Int", "Any"]), ("100 %%", []),
        ("%0$@", []), ("%3$@'s %1$d %2$@.", ["Int", "Any", "Any"]), ("%c %s", ["CChar", "UnsafePointer<CChar>"]),
        ("%1.2f", ["Float"]), ("%#@apples@ in %@", ["Int", "Any"]), ("%2$@ %3$d", ["Any", "Int"]),
    ] as [(String, [String])])
    func aValueHasTheTypeOfItsFormat(_ format: String, _ types: [String]) {
        #expect(SwiftGenStrings.types(format) == types)
    }
}
