import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantProject

/// Modules of quadrant stand for packages that are not on this machine (Docs/Decisions/0038-substitutes.md).
@Suite("Substitutes of packages")
struct PackageSubstitutesTests {
    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "App", dependencies: [
                .package(url: "https://example.org/onevcat/Kingfisher.git", from: "7.0.0"),
                .package(url: "https://example.org/Knots", from: "1.0.0"),
            ],
            targets: [.target(name: "App", dependencies: ["Kingfisher", .product(name: "Knots", package: "Knots")])])
        """
    private static let view = """
        import Kingfisher
        import SwiftUI
        #if canImport(Kingfisher)
        let isThere = true
        #endif
        #Preview {
            KFImage(URL(fileURLWithPath: "PICTURE")).placeholder { Text("waiting") }
                .onSuccess { print("loaded", $0.image.size.width, isThere) }
                .resizable().frame(width: 20, height: 20)
        }

        """

    /// An app, with a picture of two pixels.
    private func command(_ more: [String: String] = [:]) throws -> Command {
        let command = try Command(more)
        let picture = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJg"
            + "gg=="
        try #require(Data(base64Encoded: picture)).write(to: URL(fileURLWithPath: command.folder + "/a.png"))
        try command.write(Self.manifest, to: "App/Package.swift")
        let view = Self.view.replacing("PICTURE", with: command.folder + "/a.png")
        try command.write(view, to: "App/Sources/App/A.swift")
        return command
    }

    private struct Report: Decodable {
        struct Missing: Decodable { var name: String }
        var substitutes: [Project.Substitute]
        var missing: [Missing]
        var targets: [Project.Target]
        var notes: [String]
    }
    private func report(_ command: Command, _ arguments: String...) throws -> Report {
        let result = try command.run(["project", "--json", "--offline"] + arguments)
        #expect(result.code == 0, "\(result.errors)")
        return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    }

    @Test func anAppWhosePackageCannotBeFetchedIsDrawnAsItStands() throws {
        let command = try command()
        let result = try command.run("render", "App", "--offline", "-o", "a.png")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("loaded 2.0 true"), "\(result.output)")
        #expect(result.errors.ranges(of: "substitutes of quadrant stand for packages").count == 1, "\(result.errors)")
    }

    /// A module in Objective-C brings Foundation and Combine, and one over UIKit brings UIKit.
    @Test func modulesBringWhatTheyBringOnAPhone() throws {
        let command = try Command([
            "App/Model.swift": """
                import FirebaseFirestore
                import FirebaseFunctions
                final class Model: ObservableObject {
                    @Published var joined = Date(timeIntervalSince1970: 0)
                    let functions = Functions.functions(region: "europe-west1")
                }

                """,
            "App/Screen.swift": """
                import GoogleSignIn
                func screen() -> UIViewController? { UIApplication.shared.windows.first?.rootViewController }

                """,
            "App/A.swift": """
                import CodeScanner
                import FirebasePerformance
                import MarkdownUI
                import SwiftUI
                struct Page: View {
                    @StateObject private var model = Model()
                    var body: some View {
                        Markdown("# Title\\n\\n- one\\n- **two**\\n\\n> quote\\n\\n```\\ncode\\n```")
                            .task { print("joined", model.joined.timeIntervalSince1970, screen() == nil) }
                        CodeScannerView(codeTypes: [.qr], simulatedData: "a") { result in
                            if case .success(let found) = result { print(found.string) }
                        }
                    }
                }
                #Preview { Page() }

                """,
        ])
        let result = try command.run("render", "App", "--offline", "-o", "a.png")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("joined 0.0"), "\(result.output)")
    }

    /// Requests go out by `URLSession`, so that files answer them; views move and go away as those of the packages.
    @Test func packagesInSwiftAloneDoWhatTheyDo() throws {
        let command = try Command([
            "web/posts.json": #"[{"id": 1, "title": "One"}, {"id": 2, "title": "Two"}]"#,
            "App/Model.swift": """
                import Alamofire
                import SwiftyJSON
                struct Post: Codable { let id: Int, title: String }
                enum Route: URLRequestConvertible {
                    case posts
                    func asURLRequest() throws -> URLRequest {
                        try URLRequest(url: "https://example.invalid/posts", method: .get)
                    }
                }
                @MainActor func load() async {
                    let headers: HTTPHeaders = ["Authorization": "Bearer x"]
                    let parameters: [String: Any] = ["page": 1, "tags": ["a b", "c"]]
                    let posts = AF.request("https://example.invalid/posts", parameters: parameters, headers: headers)
                        .validate().serializingDecodable([Post].self)
                    print("posts", (try? await posts.value.map(\\.title)) ?? [])
                    print("query", await posts.response.request?.url?.query ?? "")
                    AF.request(Route.posts).responseJSON { response in
                        let json = JSON(response.value as Any)
                        print("json", json[1]["title"].stringValue, json[0, "id"].intValue, json[7]["x"].exists())
                    }
                    let missing = await AF.request("https://example.invalid/none").serializingData().result
                    if case .failure(let error) = missing { print("failed", error.isSessionTaskError) }
                }

                """,
            "App/A.swift": """
                import ActivityIndicatorView
                import AlertToast
                import PopupView
                import Shimmer
                import SwiftUI
                struct Page: View {
                    @State private var isShown = true
                    var body: some View {
                        VStack {
                            Text("Light").shimmering()
                            ActivityIndicatorView(isVisible: $isShown, type: .arcs(count: 3, lineWidth: 2))
                        }
                        .toast(isPresenting: $isShown, duration: 0) {
                            AlertToast(type: .complete(.green), title: "Saved")
                        }
                        .popup(isPresented: $isShown) {
                            Text("Popup")
                        } customize: {
                            $0.type(.floater()).position(.bottom).closeOnTapOutside(true)
                        }
                        .task { await load() }
                    }
                }
                #Preview { Page() }

                """,
        ])
        let result = try command.run("layout", "App", "--offline", "--fixtures", "web", "--at", "settled")
        #expect(result.code == 0, "\(result.errors)")
        for line in [#"posts ["One", "Two"]"#, "query page=1&tags%5B%5D=a%20b&tags%5B%5D=c", "json Two 1 false",
                     "failed true", "text: Saved", "text: Popup"] {
            #expect(result.output.contains(line), "\(result.output)")
        }
    }

    @Test func withoutSubstitutesTheModuleIsMissing() throws {
        let result = try command().run("render", "App", "--offline", "--no-substitutes", "-o", "a.png")
        #expect(result.code == 1 && result.errors.contains("no such module 'Kingfisher'"), "\(result.errors)")
    }

    @Test func projectNamesThem() throws {
        let command = try command()
        let report = try report(command, "App")
        #expect(report.substitutes == [.init(
            module: "Kingfisher", package: "Kingfisher", source: "https://example.org/onevcat/Kingfisher.git",
            users: ["App"])])
        #expect(report.missing.map(\.name) == ["Knots"])
        let text = try command.run("project", "App", "--offline").output
        #expect(text.contains("substitutes\n  Kingfisher  for https://example.org/onevcat/Kingfisher.git  used by App"),
                "\(text)")
        let without = try self.report(command, "App", "--no-substitutes")
        #expect(without.substitutes.isEmpty && without.missing.map(\.name) == ["Kingfisher", "Knots"])
    }

    @Test func aPackageThatIsThereIsUsed() throws {
        let command = try command([
            "packages/Kingfisher/Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "Kingfisher", products: [.library(name: "Kingfisher", targets: ["Kingfisher"])],
                    targets: [.target(name: "Kingfisher")])
                """,
            "packages/Kingfisher/Sources/Kingfisher/A.swift": "public let title = \"its own\"\n",
        ])
        let report = try report(command, "App", "--packages", "packages")
        #expect(report.substitutes.isEmpty)
        let target = try #require(report.targets.first { $0.name == "Kingfisher" })
        #expect(target.sources.map(FilePath.name) == ["A.swift"])
    }

    /// The compiler has no Objective-C here.
    @Test func aPackageInObjectiveCIsReplaced() throws {
        let command = try command([
            "App/Package.swift": "",
            "packages/Kingfisher/Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "Kingfisher", products: [.library(name: "Kingfisher", targets: ["Kingfisher"])],
                    targets: [.target(name: "Kingfisher", dependencies: ["Base"]), .target(name: "Base")])
                """,
            "packages/Kingfisher/Sources/Kingfisher/A.swift": "import Base\n",
            "packages/Kingfisher/Sources/Base/A.m": "@implementation A @end\n",
            "packages/Kingfisher/Sources/Base/include/A.h": "@interface A @end\n",
        ])
        let report = try report(command, "App", "--packages", "packages")
        #expect(report.substitutes.map(\.module) == ["Kingfisher"] && report.substitutes.map(\.users) == [["App"]])
        let result = try command.run("render", "App", "--offline", "--packages", "packages", "-o", "a.png")
        #expect(result.code == 0 && result.output.contains("loaded 2.0 true"), "\(result.errors)")
    }

    /// Of files without a project, too, and with what a substitute is built on.
    @Test func modulesThatASubstituteImportsComeWithIt() throws {
        let command = try Command(["A.swift": "import Firebase\nimport SwiftUI\n#Preview { Text(\"A\") }\n"])
        let report = try report(command, "A.swift")
        let modules = report.targets.map(\.module)
        #expect(modules.last == "Program" && modules.contains("FirebaseAuth"))
        #expect(try #require(modules.firstIndex(of: "FirebaseCore")) < (modules.firstIndex(of: "FirebaseAuth") ?? 0))
    }

    /// The command embeds every file.
    @Test func allFilesAreEmbedded() throws {
        let folder = FilePath.folder(of: FilePath.folder(of: SampleProjects.folder)) + "/Sources/Frameworks/Packages"
        let here = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(Set(here) == PackageSubstitutes.modules)
        for module in here {
            let files = try FileManager.default.contentsOfDirectory(atPath: folder + "/" + module)
            #expect(files.sorted() == PackageSubstitutes.names(of: module).sorted())
        }
    }

    /// A package with headers of Objective-C brings what they import.
    @Test func aPackageOfHeadersBringsFoundationAndUIKit() throws {
        let command = try Command([
            "P/Day.swift": """
                import Sentry
                enum Day {
                    static let start = Calendar.current.startOfDay(for: Date())
                    static let color = UIColor.red
                }
                """,
            "P/View.swift": "import SwiftUI\n#Preview { Text(Day.start, style: .date) }\n",
        ])
        let result = try command.run("layout", "P")
        #expect(result.code == 0, "\(result.errors)")
    }

    /// The programs of `Tests/Projects/Packages`, one for each package, as people write them.
    @Test func programsOfAllPackagesAreDrawn() throws {
        let command = try Command()
        try SampleProjects.copy("Packages", to: command)
        let result = try command.run("render", "Packages", "--all", "-o", "out/.png")
        #expect(result.code == 0, "\(result.errors)")
        #expect(!result.errors.contains("error:") && !result.errors.contains("skipped"), "\(result.errors)")
        let pictures = command.files(in: "out")
        for file in command.files(in: "Packages") {
            #expect(pictures.contains(file.replacing(".swift", with: "-1.png")), "\(file)")
        }
        for line in [
            "Apollo Atlas true none false 3 Wien GLOBE true", #"Moya ["Graz"] 200 page=2 Bearer secret"#,
            "Sent Linz application/json 0", #"Published ["Graz"]"#, "Gemini 2 Hi true internalError",
            "Kingfisher 2.0", "SDWebImageSwiftUI 2.0", "NukeUI 2.0", "Nuke 2.0", "RevenueCat false 0",
            "KeychainAccess secret [\"more\", \"token\"] false", "KeychainSwift secret true none",
            "Firebase true 0 false true Default a/b none Firebase Authentication has no service on this system.",
            "Supabase 0 true true /storage/v1/object/public/pictures/a/b.png 1.0 INITIAL_SESSION none Supabase has no "
                + "service on this system.",
            "SwiftSoup News & more 2 A up B one two", "Link https://example.org/vote?a=1&b=2 true #up_7",
            #"List ["1", "2", "3"] 7"#,
            #"Clean <p>Hi <b>you</b> <a href="http://a.org/" rel="nofollow">ok</a></p> false"#,
            #"Changed <a id="up_7" class="vote nosee read" href="x">&lt;new&gt;</a>"#, "XML 2", "Wrong SelectorParse",
            #"Markdown ["A", "b", "c"]"#,
            "Measured one  false off", "Superwall 1 none false", "RealmSwift [\"Cook\", \"Wash\"] 1 Wash 1",
            #"OrderedDictionary ["Bob": [5], "Mia": [3, 4], "Zoe": [9]] 1 [1, 2, 1]"#,
            #"Grouped [3,["one","two"],5,["three"]] true"#,
            #"OrderedSet ["Ann", "Mia", "Zoe"] (inserted: false, index: 0) ["Ann", "Zoe", "Bob"]"#,
            "Deque 1 4 [2, 3] 3", "Heap 0 9 1 5 3", #"TreeDictionary ["a": 2] [2]"#,
            "Parts [[10, 20, 30], [10, 40, 40], [15]] [3, 3, 1] [3, 2, 2] [150, 155]",
            #"Pairs [10, 10, -20, 30, 0, -25] ["a1", "a2", "b1", "b2"] [1, 5, 6] [1, 0, 2]"#,
            "Orders [[1, 2], [1, 3], [2, 3]] 6 [1, 2, 1] [10, 20, 30, 40, 15]",
            "Ends [10, 10] [40, 40] [2, 3, 4, 1] 165 a [40, 40, 15] [1, 3]",
            #"Guests ["Anna", "Mia"] [2, 1] 7.0 00 01 de_DE"#, "Scheduled", "Tagged 8.0 true 7 true",
            "TestClock 5.0 seconds 7.0 seconds", "Factory preview one gone true true true mock Mia false 3",
            "Swinject hammer true true saw true true", "Resolver red green -1 blue true",
            #"Defaults [0.5, 0.75] dark Mia 1 ["a", "b"] true false"#, "Reset 1 true true 0.5 none", "Update 0.9",
            "Debounced [3, 4]", #"Merged [1, 2, 3] [1, 2, 3] ["a", "b"]"#,
            "Note first", "Finished 1 4", "Rows [4, 0] 4 is replaced first", "Cancelled none", "Presented 1",
            "Dismissed true", "Alert true 0", "Stack [1]", "End 0 1 [1]", #"Shared 3 3 ["", "B!"]"#,
            "Cases true 9 false true", "Diff 5 .help", "INFO SwiftyBeaver.body:14 - shown", "Logs false 1",
            #"Latest ["1a"] [1, 2] [[1, 2], [3]] [3, 5] [1]"#, "Timed 3 ticks [1, 5]",
        ] {
            #expect(result.output.contains(line), "\(line)\n\(result.output)")
        }
        let note = "`introspect(_:on:scope:customize:)` has no effect on this system"
        #expect(result.errors.ranges(of: note).count == 1, "\(result.errors)")
    }
}
