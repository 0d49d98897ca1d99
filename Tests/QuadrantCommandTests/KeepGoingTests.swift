import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantProject

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

    /// Without being asked, all previews are drawn as far as they can be; the exit code and the list say what is not.
    @Test func allDrawsWhatItCan() throws {
        let command = try Command(Self.files)
        let result = try command.run("render", "A", "--all", "-o", "p.svg", "--size", "60x20")
        #expect(result.code == ExitCode.input.rawValue, "\(result.errors)")
        #expect(command.files == ["A", "p-Far.svg", "p-Good.svg", "p-Needs.svg"])
        #expect(result.hasFourParts && result.errors.contains("'A' does not compile as a whole: 4 parts were left out"))
        let end = result.errors.components(separatedBy: "does not compile as a whole")[1]
        for reason in ["A/Bad.swift:2:42: cannot find 'Txt' in scope (Bad.body)", "no such module 'Nowhere'"] {
            #expect(end.contains(reason), "\(end)")
        }
        // The list comes with -q, too, and from the cache.
        let again = try command.run("render", "A", "--all", "-o", "p.svg", "-q", "--size", "60x20")
        #expect(again.code == ExitCode.input.rawValue)
        #expect(again.errors.contains("A/Bad.swift:2:42: cannot find 'Txt' in scope (Bad.body)"))
    }

    /// An expression that the compiler gives up is no error of the program's where names are missing, and is not tried
    /// for longer.
    @Test func anExpressionIsNotBlamedForMissingNames() throws {
        let slow = """
            import SwiftUI
            struct Slow: View {
                let a: Double = 1, b: Double = 2
                var body: some View { Text("x").padding(missing) }
                var text: String {
                    1 + a + "x" + 2 + b + "b" + 3 + "c" + 4 + "d" + a * 2 + 1 + [1, 2].map { $0 + 1 + "a" + 2 + b }
                }
            }

            """
        let command = try Command(["Slow.swift": slow])
        let result = try command.run("render", "Slow.swift", "-o", "p.png")
        #expect(result.code == ExitCode.input.rawValue && result.errors.contains("cannot find 'missing' in scope"))
        #expect(result.errors.contains("not checked to the end because of these errors: Slow.swift:6"))
        #expect(!result.errors.contains("in reasonable time") && !result.errors.contains("round 2"), "\(result.errors)")
    }

    /// While errors are worked around only types are checked; the program is compiled once.
    @Test func theRestIsCompiledOnce() throws {
        var files = Self.files
        files["swiftc"] = """
            #!/bin/bash
            case " $* " in
            *' -typecheck '*) echo check ;;
            *' -emit-library '*) echo link ;;
            *) echo compile ;;
            esac >> calls
            exec \(try #require(Toolchain.findCompiler())) "$@"
            """
        let command = try Command(files)
        chmod(command.folder + "/swiftc", 0o755)
        let result = try command.run(["render", "A", "--all", "-o", "p.svg", "--size", "60x20"],
                                     ["QUADRANT_SWIFTC": command.folder + "/swiftc"])
        #expect(result.code == ExitCode.input.rawValue, "\(result.errors)")
        let calls = try String(contentsOfFile: command.folder + "/calls", encoding: .utf8)
        #expect(calls == "check\ncheck\ncompile\nlink\n")
        #expect(result.errors.contains("4 parts were left out"))
    }

    @Test func strictDrawsAllOrNothing() throws {
        let command = try Command(Self.files)
        let result = try command.run("render", "A", "--all", "--strict", "-o", "p.svg", "--size", "60x20")
        #expect(result.code == ExitCode.input.rawValue)
        #expect(command.files == ["A"])
        // Missing modules do not hide the other errors.
        #expect(result.hasFourParts, "\(result.errors)")
        #expect(result.errors.contains("no such modules: 'Elsewhere', 'Nowhere', and 1 other error"))
        #expect(result.errors.contains("A/Bad.swift:2:42: error: cannot find 'Txt' in scope"))
    }

    /// A module that others import is compiled without what fails, so that their errors are found in the same run.
    @Test func errorsOfAllTargetsAreSaidAtOnce() throws {
        let command = try Command([
            "P/Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package("
                + "name: \"P\", targets: [.target(name: \"P\", dependencies: [\"Q\"]), .target(name: \"Q\")])\n",
            "P/Sources/Q/Q.swift": "import Nowhere\npublic let one: Int = \"1\"\n",
            "P/Sources/P/P.swift": "import Q\nimport SwiftUI\n#Preview { Txt(\"\\(one)\") }\n",
        ])
        let result = try command.run("render", "P", "-o", "p.svg")
        #expect(result.code == ExitCode.input.rawValue)
        #expect(result.errors.contains("Q.swift:2:23: error: cannot convert value of type 'String'"))
        #expect(result.errors.contains("P.swift:3:12: error: cannot find 'Txt' in scope"))
        #expect(result.errors.contains("no such module 'Nowhere', and 2 other errors") && result.hasFourParts)
    }

    /// No package brings a framework of Apple's.
    @Test func adviceForAFrameworkIsNoPackage() throws {
        let command = try Command(["A.swift": "import ClockKit\nimport SwiftUI\n#Preview { Text(\"\") }\n"])
        let result = try command.run("render", "A.swift")
        #expect(result.errors.contains("ClockKit is a framework of Apple that is not available here"))
        #expect(!result.errors.contains("Add the package"))
    }

    /// Code that was left out is not the user's fault.
    @Test func whatComesToCodeThatWasLeftOutNamesIt() throws {
        let command = try Command([
            "A/Store.swift": "final class Store {\n    let handle: () -> Void = unknown()\n    let name = \"a\"\n}\n",
            "A/Page.swift": "import SwiftUI\n#Preview { Text(Store().name) }\n",
        ])
        let result = try command.run("render", "A", "--all", "-o", "p.svg")
        #expect(result.code == ExitCode.input.rawValue, "\(result.errors)")
        #expect(result.errors.contains("the view needs Store.handle, which was left out"), "\(result.errors)")
        #expect(result.errors.contains("cannot find 'unknown' in scope"))
        #expect(!result.errors.contains("Fix that line"))
    }

    /// Functions and properties of a type with an empty value do not stop the views that read them.
    @Test func emptyValuesKeepViewsDrawn() throws {
        let command = try Command([
            "A/Store.swift": """
                import Foundation
                struct Item: Codable, Hashable, Identifiable { var id: Int; var title: String; var tags: [String] }
                enum Kind: CaseIterable { case first, second }
                struct Store {
                    let session: Missing?
                    let kind: Kind = unknown()
                    var first: Item { unknown() }
                    var count: Int { unknown() }
                    init() { self.session = unknown(); let other = unknown(); other.start() }
                }

                """,
            "A/Page.swift": "import SwiftUI\n#Preview { let store = Store()\n"
                + "    Text(\"\\(store.count)-\\(store.first.title)-\\(\"\\(store.kind)\")\").fixedSize() }\n",
        ])
        let result = try command.run("layout", "A", "--keep-going")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("0--first"), "\(result.output)")
    }

    /// A type that is not found is replaced in declarations that mention it.
    /// A cache is empty where its code is left out.
    @Test func emptyCachesStandForOthers() throws {
        let command = try Command(["A/A.swift": """
            import SwiftUI
            let cache: NSCache<NSString, NSNumber> = makeCache()
            struct A: View { var body: some View { Text(cache.object(forKey: "a") == nil ? "empty" : "full") } }
            #Preview { A() }
            """, "A/B.swift": "let b = 1\n"])
        let result = try command.run("layout", "A", "--keep-going")
        #expect(result.code == 0 && result.output.contains("empty"), "\(result.errors)")
    }

    /// Any number of wrong colours in a body leaves the rest of it.
    @Test func aBodyOutlivesItsColours() throws {
        let names = ["one", "two", "three", "four", "five"]
        let rows = names.map { "Text(\"\($0)\").background(Circle().fill(Color.\($0)))" }
        let command = try Command(["A/A.swift": """
            import SwiftUI
            struct A: View {
                let known: Font = .unheard
                var body: some View {
                    VStack {
                        \(rows.joined(separator: "\n            "))
                        Text(\"six\").font(known).foregroundColor(.unknown)
                    }
                }
            }
            #Preview { A() }
            """, "A/B.swift": "let b = 1\n"])
        let result = try command.run("layout", "A", "--keep-going")
        #expect(result.code == 0, "\(result.errors)")
        for name in names + ["six"] { #expect(result.output.contains(name), "\(name)\n\(result.output)") }
        #expect(result.errors.contains("type 'Color' has no member 'five' (Color.five in A.body)"), "\(result.errors)")
    }

    @Test func declarationsOutliveATypeThatIsNotFound() throws {
        let command = try Command([
            "A/Feed.swift": "struct Feed {\n    func load(_ from: Server) {}\n    var title: String { \"feed\" }\n}\n",
            "A/Row.swift": "import SwiftUI\nstruct Row: View {\n    var body: some View { Text(Feed().title) }\n}\n",
            "A/List.swift": "import SwiftUI\nstruct Page: View {\n    func begin() { Feed().load(1) }\n"
                + "    var body: some View { Row().onAppear { begin() } }\n}\n#Preview { Page() }\n",
        ])
        let result = try command.run("render", "A", "--all", "-o", "p.svg", "--keep-going", "--size", "60x20")
        #expect(result.code == 0, "\(result.errors)")
        #expect(command.files == ["A", "p-List-1.svg", "p-Row.svg"])
        #expect(result.errors.contains("A/Feed.swift:2:23: cannot find type 'Server' in scope (the type Server of "
            + "Feed.load)"), "\(result.errors)")
        #expect(result.errors.contains("(Page.begin)"), "\(result.errors)")
        #expect(result.errors.contains("skipped 2 parts of 2 files"), "\(result.errors)")
    }

    /// An unknown type in the parameters of initialisers, and members of it as default values.
    @Test func initialisersOutliveTheTypesOfTheirParameters() throws {
        let command = try Command(["A/Model.swift": """
            import Foundation
            final class Word: ObservableObject {
                var store: AStoreThatIsNowhere?
                @Published var text: String { didSet { store?.set(text) } }
                init(_ text: String = "none", store: AStoreThatIsNowhere? = nil) {
                    self.store = store
                    self.text = store?.string(text) ?? text
                }
            }
            final class Words: ObservableObject {
                var store = AStoreThatIsNowhere.shared
                let all: [Word], defaults: UserDefaults
                var isNew: Bool
                init(_ texts: [String] = ["a", "b"], store: AStoreThatIsNowhere = .shared) {
                    self.store = store
                    if let saved = store.data(forKey: "a") {
                        isNew = saved.isEmpty
                        defaults = .standard
                    } else {
                        isNew = true
                        self.defaults = UserDefaults(suiteName: "a")!
                    }
                    all = texts.map { Word($0) }
                }
            }
            """, "A/Page.swift": """
            import SwiftUI
            struct Page: View {
                @StateObject private var words = Words()
                var body: some View { Text("\\(words.all.count) words") }
            }
            #Preview { Page() }
            """])
        let result = try command.run("layout", "A", "--keep-going", "--size", "60x20")
        #expect(result.code == 0 && result.output.contains("2 words"), "\(result.errors)")
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
        #expect(command.files == ["A", "p-Page.svg", "p-Rows-1.svg"])
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
        #expect(result.errors.contains("A/Bad.swift:2:42: error: cannot find 'Txt' in scope"))
    }

    @Test func aProgramOfWhichNothingIsLeftSaysWhy() throws {
        let command = try Command(Self.files.filter { $0.key == "A/Bad.swift" })
        let result = try command.run("render", "A", "--keep-going", "-o", "a.svg")
        #expect(result.code == 1)
        #expect(result.errors.contains("cannot find 'Txt' in scope"), "\(result.errors)")
        #expect(result.hasFourParts)
    }
}
