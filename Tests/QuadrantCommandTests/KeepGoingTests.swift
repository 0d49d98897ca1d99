import Foundation
import Testing
@testable import quadrant

@Suite("Programs of which a part cannot be compiled")
struct KeepGoingTests {
    private static let files = [
        "A/Good.swift": "import SwiftUI\nstruct Good: View { var body: some View { Text(\"good\") } }\n",
        "A/Bad.swift": "import SwiftUI\nstruct Bad: View { var body: some View { Txt(\"bad\") } }\n",
        "A/Needs.swift": "import SwiftUI\nstruct Needs: View { var body: some View { Bad() } }\n",
        "A/Far.swift": "import SwiftUI\nstruct Far: View { var body: some View { Needs() } }\n",
        "A/Away.swift": "import Elsewhere\nimport Nowhere\nlet x = 1\n",
        "A/Also.swift": "import Nowhere\nlet y = 1\n",
    ]

    /// The files that fail, those that need them, and those that need these.
    @Test func whatIsLeftIsDrawn() throws {
        let command = try Command(Self.files)
        let result = try command.run("render", "A", "--all", "-o", "p.svg", "--keep-going", "--size", "60x20")
        #expect(result.code == 0, "\(result.errors)")
        #expect(command.files == ["A", "p-Good.svg"])
        #expect(result.errors.contains("5 of 6 files are left out"), "\(result.errors)")
        for reason in ["A/Bad.swift:2:42: cannot find 'Txt' in scope", "A/Needs.swift:2:44: cannot find 'Bad' in scope",
                       "A/Far.swift:2:42: cannot find 'Needs' in scope", "there is no module 'Nowhere'"] {
            #expect(result.errors.contains(reason), "\(reason)\n\(result.errors)")
        }
        // The same once more, without compiling.
        let again = try command.run("render", "A", "--all", "-o", "p.svg", "--keep-going", "--json", "--size", "60x20")
        #expect(again.output.contains("\"wasCached\" : true"))
        #expect(again.errors.contains("5 of 6 files are left out"))
    }

    @Test func allMissingModulesAreSaidAtOnce() throws {
        let command = try Command(Self.files)
        let result = try command.run("render", "A", "--view", "Good")
        #expect(result.code == 1)
        #expect(result.hasFourParts, "\(result.errors)")
        #expect(result.errors.contains("there are no modules 'Elsewhere', 'Nowhere'"))
        #expect(result.errors.contains("Nowhere in A/Also.swift:1, A/Away.swift:2"), "\(result.errors)")
        #expect(!result.errors.contains("Txt"))
    }

    @Test func aProgramOfWhichNothingIsLeftSaysWhy() throws {
        let command = try Command(Self.files.filter { ["A/Bad.swift", "A/Needs.swift"].contains($0.key) })
        let result = try command.run("render", "A", "--keep-going", "-o", "a.svg")
        #expect(result.code == 1)
        #expect(result.errors.contains("cannot find 'Txt' in scope"), "\(result.errors)")
        #expect(result.hasFourParts)
    }
}
