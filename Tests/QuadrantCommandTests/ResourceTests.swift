import Foundation
import Testing

/// The bundle resources and the locale of a program (#10).
@Suite("Resources of a program")
struct ResourceTests {
    /// The texts in a layout, in their order.
    private func options(_ command: Command, _ arguments: String...) throws -> [String] {
        let result = try command.run(["layout"] + arguments)
        #expect(result.code == 0, "\(result.errors)")
        return result.output.split(separator: "\n").compactMap { line in
            guard let start = line.range(of: "Text(text: "), let end = line.range(of: ")  ") else { return nil }
            return String(line[start.upperBound..<end.lowerBound])
        }
    }

    private static let program = """
        import SwiftUI
        final class Marker {}
        struct A: View {
            var body: some View {
                VStack {
                    Text(verbatim: text("data", "txt"))
                    Text(verbatim: Bundle.main.path(forResource: "data", ofType: "txt") == nil ? "no path" : "a path")
                    Text(verbatim: Bundle(for: Marker.self).url(forResource: "data.txt", withExtension: nil) == nil
                         ? "no class" : "a class")
                    Text(verbatim: NSLocalizedString("hello", comment: ""))
                    Text(verbatim: String(localized: "hello"))
                    Text("hello")
                    Text("\\(1) of \\("all")")
                    Text(verbatim: Bundle.main.bundleIdentifier ?? "none")
                    Text(verbatim: Bundle.main.infoDictionary?["CFBundleName"] as? String ?? "none")
                }
            }
            func text(_ name: String, _ ending: String) -> String {
                guard let place = Bundle.main.url(forResource: name, withExtension: ending),
                      let text = try? String(contentsOf: place, encoding: .utf8) else { return "no text" }
                return text
            }
        }
        """

    /// A single file with the resources beside it.
    @Test func theMainBundle() throws {
        let command = try Command([
            "A.swift": Self.program, "data.txt": "what it holds",
            "en.lproj/Localizable.strings": "\"hello\" = \"Hello\"; \"%lld of %@\" = \"%2$@ and %1$lld\";",
            "de.lproj/Localizable.strings": "\"hello\" = \"Hallo\";",
        ])
        #expect(try options(command, "A.swift") == [
            "what it holds", "a path", "a class", "Hello", "Hello", "Hello", "all and 1", "org.example.Program",
            "Program",
        ])
        let german = try options(command, "A.swift", "--locale", "de_DE")
        #expect(german[3...5] == ["Hallo", "Hallo", "Hallo"])
    }

    @Test func theLocaleIsTheOneAskedFor() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            struct A: View {
                let date = Date(timeIntervalSince1970: 0)
                var body: some View {
                    VStack {
                        Text(verbatim: Locale.current.identifier)
                        Text(verbatim: Calendar.current.locale?.identifier ?? "none")
                        Text(verbatim: Locale.preferredLanguages[0])
                        Text(verbatim: 1234.5.formatted())
                        Text(verbatim: 0.5.formatted(.percent))
                        Text(verbatim: date.formatted(.dateTime.month(.wide).timeZone()).isEmpty ? "" : month)
                        Text(verbatim: formatter.string(from: date))
                        Text(verbatim: number.string(from: 12.5) ?? "none")
                        Text(verbatim: Calendar.current.weekdaySymbols[1])
                    }
                }
                var month: String { date.formatted(.dateTime.month(.wide)) }
                var formatter: DateFormatter {
                    let formatter = DateFormatter()
                    formatter.dateFormat = "EEEE"
                    formatter.timeZone = TimeZone(secondsFromGMT: 0)
                    return formatter
                }
                var number: NumberFormatter {
                    let formatter = NumberFormatter()
                    formatter.numberStyle = .currency
                    return formatter
                }
            }
            """])
        #expect(try options(command, "A.swift", "--locale", "de_DE") == [
            "de_DE", "de_DE", "de-DE", "1.234,5", "50\u{a0}%", "Januar", "Donnerstag", "12,50\u{a0}€", "Montag",
        ])
        #expect(try options(command, "A.swift") == [
            "en_US", "en_US", "en-US", "1,234.5", "50%", "January", "Thursday", "$12.50", "Monday",
        ])
    }

    /// All date and time APIs, at noon in Greenwich on the second day of 1970.
    @Test func timesFollowTheTimeZone() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            struct A: View {
                @Environment(\\.timeZone) var zone
                let date = Date(timeIntervalSince1970: 129_600)
                var body: some View {
                    VStack {
                        Text(zone.identifier)
                        Text(TimeZone.current.identifier)
                        Text("\\(Calendar.current.component(.hour, from: date))")
                        Text(date.formatted(.dateTime.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits)))
                        Text(formatter.string(from: date))
                    }
                }
                var formatter: DateFormatter {
                    let formatter = DateFormatter()
                    formatter.dateFormat = "HH:mm"
                    return formatter
                }
            }
            """])
        #expect(try options(command, "A.swift", "--locale", "de_DE", "--time-zone", "Asia/Tokyo") == [
            "Asia/Tokyo", "Asia/Tokyo", "21", "21:00", "21:00",
        ])
    }

    @Test func aModulesOwnBundle() throws {
        let command = try Command()
        try SampleProjects.copy("Tiles", to: command)
        #expect(try options(command, "Tiles") == ["Sky", "Moss", "a sample"])
        #expect(try options(command, "Tiles", "--locale", "de_DE")[0] == "Himmel")
    }

    @Test func anAppPlayground() throws {
        let command = try Command()
        try SampleProjects.copy("Sketch.swiftpm", to: command)
        #expect(try options(command, "Sketch.swiftpm") == ["middle C", "middle C", "org.example.sketch"])
    }

    /// Strings of a catalog, plurals, values from build settings, and colours with the names of UIKit's.
    @Test func aProjectsCatalogs() throws {
        let command = try Command()
        try SampleProjects.copy("Journal", to: command)
        let english = try options(command, "Journal", "--view", "Filled")
        #expect(english == ["Dear journal", "3 entries", "Field Journal", "Fog", "Sun"])
        let german = try options(command, "Journal", "--view", "Filled", "--locale", "de_DE")
        #expect(german.prefix(2) == ["Liebes Tagebuch", "3 Einträge"])
    }

    /// A font that Info.plist declares in `UIAppFonts`.
    @Test func anAppsFonts() throws {
        let command = try Command()
        try SampleProjects.copy("Journal", to: command)
        let result = try command.run("layout", "Journal", "--view", "Heading")
        #expect(result.output.contains("48×20"), "\(result.output)\(result.errors)")
        #expect(!result.errors.contains("Peaks"), "\(result.errors)")
    }

    @Test func aTutorialsProject() throws {
        let command = try Command()
        try SampleProjects.copy("Sights", to: command)
        let list = try options(command, "Sights")
        #expect(list.contains("Lake Hall") && list.contains("Salt Mine"))
    }
}
