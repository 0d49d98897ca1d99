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

    /// Code that does not compile is left out, and a view without its body is drawn as a placeholder.
    @Test func whatIsLeftIsDrawn() throws {
        let command = try Command(Self.files)
        let result = try command.run("render", "A", "--all", "-o", "p.svg", "--keep-going", "--size", "60x20")
        #expect(result.code == 0, "\(result.errors)")
        #expect(command.files == ["A", "p-Far.svg", "p-Good.svg", "p-Needs.svg"])
        #expect(result.errors.contains("skipped 4 parts of 3 files"), "\(result.errors)")
        for reason in ["A/Bad.swift:2:42: cannot find 'Txt' in scope (Bad.body)", "Bad.body is shown as a grey panel",
                       "A/Also.swift:1: no such module 'Nowhere' (import Nowhere)"] {
            #expect(result.errors.contains(reason), "\(reason)\n\(result.errors)")
        }
        // The same from the cache, without compiling.
        let again = try command.run("render", "A", "--all", "-o", "p.svg", "--keep-going", "--json", "--size", "60x20")
        #expect(again.output.contains("\"wasCached\" : true"))
        #expect(again.errors.contains("skipped 4 parts of 3 files"))
    }

    /// A declaration with an unknown type is left out entirely, together with the expressions that call it.
    @Test func whatNeedsAMissingDeclarationGoesToo() throws {
        let command = try Command([
            "A/Feed.swift": "struct Feed {\n    func load(_ from: Server) {}\n    var title: String { \"feed\" }\n}\n",
            "A/Row.swift": "import SwiftUI\nstruct Row: View {\n    var body: some View { Text(Feed().title) }\n}\n",
            "A/List.swift": "import SwiftUI\nstruct Page: View {\n    func begin() { Feed().load(1) }\n"
                + "    var body: some View { Row().onAppear { begin() } }\n}\n#Preview { Page() }\n",
        ])
        let result = try command.run("render", "A", "--all", "-o", "p.svg", "--keep-going", "--size", "60x20")
        #expect(result.code == 0, "\(result.errors)")
        #expect(command.files == ["A", "p-Page.svg", "p-Preview-6.svg", "p-Row.svg"])
        #expect(result.errors.contains("A/Feed.swift:2:23: cannot find type 'Server' in scope (Feed.load)"))
        #expect(result.errors.contains("(Page.begin)"), "\(result.errors)")
        #expect(result.errors.contains("skipped 2 parts of 2 files"), "\(result.errors)")
    }

    /// A view keeps its initialiser if a property loses its unknown wrapper.
    @Test func propertiesWithoutTheirWrappersAreEmpty() throws {
        let command = try Command([
            "A/Rows.swift": "import SwiftUI\nstruct Rows: View {\n    @Query private var rows: [String]\n"
                + "    var body: some View { Text(\"\\(rows.count) rows\") }\n}\n#Preview { Rows() }\n",
            "A/Page.swift": "import SwiftUI\nstruct Page: View {\n    var body: some View { Rows() }\n}\n",
        ])
        let result = try command.run("render", "A", "--all", "-o", "p.svg", "--keep-going", "--size", "60x20")
        #expect(result.code == 0, "\(result.errors)")
        #expect(command.files == ["A", "p-Page.svg", "p-Preview-6.svg"])
        #expect(result.errors.contains("skipped 1 part of 1 file"), "\(result.errors)")
        #expect(result.errors.contains("A/Rows.swift:3:6: unknown attribute 'Query' (@Query of Rows.rows)"))
    }

    /// Of several protocols, each unknown one is left out separately.
    @Test func aTypeKeepsWhatItsHeaderHas() throws {
        let command = try Command([
            "A/Store.swift": "import SwiftUI\nfinal class Store: NSObject, FirstMissing, ObservableObject, SecondMissing "
                + "{\n    @Published var title = \"kept\"\n}\n",
            "A/Page.swift": "import SwiftUI\nstruct Page: View {\n    @StateObject var store = Store()\n"
                + "    var body: some View { Text(store.title) }\n}\n",
        ])
        let result = try command.run("layout", "A", "--view", "Page", "--keep-going")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("kept"))
        #expect(result.errors.contains("FirstMissing, SecondMissing of Store"), "\(result.errors)")
    }

    @Test func allMissingModulesAreSaidAtOnce() throws {
        let command = try Command(Self.files)
        let result = try command.run("render", "A", "--view", "Good")
        #expect(result.code == 1)
        #expect(result.hasFourParts, "\(result.errors)")
        #expect(result.errors.contains("no such modules: 'Elsewhere', 'Nowhere'"))
        #expect(result.errors.contains("Nowhere in A/Also.swift:1, A/Away.swift:2"), "\(result.errors)")
        #expect(!result.errors.contains("Txt"))
    }

    @Test func aProgramOfWhichNothingIsLeftSaysWhy() throws {
        let command = try Command(Self.files.filter { $0.key == "A/Bad.swift" })
        let result = try command.run("render", "A", "--keep-going", "-o", "a.svg")
        #expect(result.code == 1)
        #expect(result.errors.contains("cannot find 'Txt' in scope"), "\(result.errors)")
        #expect(result.hasFourParts)
    }
}
