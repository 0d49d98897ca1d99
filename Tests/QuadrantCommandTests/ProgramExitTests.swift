import Foundation
import Testing
@testable import QuadrantBase

@Suite("A view that ends the process, and views that are found by their label")
struct ProgramExitTests {
    /// Neither a picture without a word, nor the end of the other views.
    @Test func exitIsAFailureOfTheView() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            #Preview("Ends") { Button("Go") { exit(0) }.onAppear { exit(0) } }
            #Preview("Stays") { Text("Still here") }
            """])
        let result = try command.run("render", "A.swift", "--all", "-o", "out/")
        #expect(result.code == ExitCode.view.rawValue)
        #expect(result.errors.contains("exit(0) was called") && result.errors.contains("A.swift:2"), "\(result.errors)")
        #expect(command.files(in: "out") == ["A-Stays.png"])
    }

    /// `--view-named` takes the labels that its message lists.
    @Test func explainTakesWhatItLists() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            struct A: View {
                var body: some View { Color.red.frame(width: 30, height: 20).accessibilityLabel("Sea") }
            }
            """])
        let unknown = try command.run("explain", "A.swift", "--view-named", "Se")
        #expect(unknown.errors.contains("'Sea'"))
        let found = try command.run("explain", "A.swift", "--view-named", "Sea")
        #expect(found.code == 0 && found.output.contains("30 × 20"), "\(found.errors)")
    }

    /// The button is named as it was when it was pressed.
    @Test func aChangeNamesTheButtonByItsOldLabel() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            struct A: View {
                @State private var isOn = false
                var body: some View { Button(isOn ? "Stop" : "Start") { isOn.toggle() } }
            }
            """])
        let result = try command.run("explain", "A.swift", "--tap", "Start", "--changed")
        #expect(result.output.contains("the Button \"Start\""), "\(result.output)")
        #expect(!result.output.contains("the Button \"Stop\""))
    }

    /// File, line and reason, and the events as options of another command.
    @Test func fuzzSaysWhatFailedAndHowToLookAtIt() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            struct A: View {
                @State private var list = [1]
                var body: some View {
                    Color.red.onTapGesture {
                        list.removeLast()
                    }
                }
            }
            """])
        let result = try command.run("fuzz", "A.swift", "--events", "60", "--size", "100x100")
        #expect(result.code == ExitCode.view.rawValue)
        #expect(result.hasFourParts)
        #expect(result.errors.contains("Can't remove last element from an empty collection"), "\(result.errors)")
        #expect(result.errors.contains("A.swift:6"))
        #expect(result.errors.contains("looking for fewer events"))
        let options = try #require(result.errors.components(separatedBy: "quadrant render A.swift ").last)
        #expect(options.contains("tap "), "\(result.errors)")
    }

    /// A picture of all symbols is about as wide as high, and readers can open it.
    @Test func allSymbolsAreASheet() throws {
        let command = try Command([:])
        let result = try command.run("symbols", "--all", "-o", "all.svg")
        #expect(result.code == 0, "\(result.errors)")
        let text = String(decoding: try #require(command.data("all.svg")), as: UTF8.self)
        let size = try #require(text.firstMatch(of: /width="([0-9.]+)" height="([0-9.]+)"/))
        let (width, height) = (try #require(Double(size.1)), try #require(Double(size.2)))
        #expect(height < 10_000 && width < 10_000 && height / width < 3 && width / height < 3)
    }
}
