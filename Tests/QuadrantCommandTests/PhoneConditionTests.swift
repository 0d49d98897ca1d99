import Foundation
import Testing
@testable import QuadrantCompiler
@testable import QuadrantProject

@Suite("A program that believes it is on an iPhone")
struct PhoneConditionTests {
    private func edited(_ text: String) -> String {
        let file = SourceSet.File(path: "a.swift", absolute: "/a.swift", bytes: Array(text.utf8))
        let scans = Scanner.read(SourceSet(argument: "a.swift", files: [file]), CompilationConditions.defaultModules)
            .files
        return scans[0].edited(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    /// The modules that Foundation re-exports on iOS.
    private static let foundations
        = ";import Combine;import Observation;import FoundationNetworking;import QuadrantFoundation"

    /// The edited text has the same length, or is longer at the end of the line: columns do not change.
    @Test(arguments: [
        ("#if os(iOS)\n#endif", "#if true   \n#endif"),
        ("#if !os(Linux) && os(macOS)\n#endif", "#if !false     && os(macOS)\n#endif"),
        ("#if targetEnvironment(simulator)\n#elseif os(iOS)\n#endif",
         "#if true                        \n#elseif true   \n#endif"),
        ("import class UIKit.UIColor", "import       UIKit        " + foundations),
        ("import Foundation // dates", "import Foundation" + foundations + " // dates"),
        ("import struct Mine.Thing", "import struct Mine.Thing"),
        ("import _MapKit_SwiftUI", "import MapKit         "),
        ("import _Mine_SwiftUI", "import _Mine_SwiftUI"),
        ("import SwiftUICore", "import SwiftUI    "),
        ("import Foundation;let a = kSecClass",
         "import Foundation" + foundations + ";import Security;let a = kSecClass"),
        ("import Foundation;var a: CGContext?",
         "import Foundation" + foundations + ";import class SwiftUI.CGContext;var a: CGContext?"),
        ("import Foundation;var a: CGImageSource?",
         "import Foundation" + foundations + ";import CoreGraphics;import ImageIO;var a: CGImageSource?"),
        ("import Foundation;var a: CGAffineTransform?",
         "import Foundation" + foundations + ";import CoreGraphics;var a: CGAffineTransform?"),
        ("import UIKit;var a: CGPath?", "import UIKit" + foundations + ";var a: CGPath?"),
        ("import Foundation;let a = ProcessInfo().environment",
         "import Foundation" + foundations + ";let a = _processInfo .environment"),
        ("import Foundation;let a: NSExpression = NSExpression(format: b)",
         "import Foundation" + foundations + ";let a: _Expression  = _Expression (format: b)"),
        ("import ObjectiveC", "import Foundation" + foundations),
        ("import CoreLocation", "import CoreLocation;import Foundation" + foundations),
        ("import WatchConnectivity", "import WatchConnectivity;import Foundation" + foundations),
        ("import SwiftData", "import SwiftData;import Foundation" + foundations),
        ("import SafariServices", "import SafariServices;import Foundation;import UIKit" + foundations),
        ("import FirebaseFirestore", "import FirebaseFirestore;import Foundation" + foundations),
        ("import CoreFoundation", "import Foundation    " + foundations),
        ("class A { @objc(name:) func f() {} }", "class A {              func f() {} }"),
        ("class A { @IBAction func f() {} }", "class A {           func f() {} }"),
        ("let a = #selector(A.f)", "let a = _Selector(A.f)"),
        ("let a = #selector(getter: A.f)", "let a = Selector(\"A.f\")       "),
        ("let a = #keyPath(A.f)", "let a = \"f\"          "),
        ("typealias F = @convention(block) (Int) -> Void", "typealias F =                    (Int) -> Void"),
        ("let f: @convention(c) (CGPoint) -> Void", "let f:                (CGPoint) -> Void"),
        ("let f: @convention(c) (Int) -> Void", "let f: @convention(c) (Int) -> Void"),
        ("let a = \"os(iOS)\"", "let a = \"os(iOS)\""),
    ])
    func sourceOfAPhoneIsRewritten(text: String, result: String) {
        #expect(edited(text) == result)
        #expect(result.utf8.count == text.utf8.count || text.hasPrefix("import"))
    }

    /// The accessors of a managed object are inserted after the declaration; columns before it do not change.
    @Test func managedObjectsHaveAccessors() {
        #expect(edited("class A { @NSManaged var a: Int }") == "class A {            var a: Int "
            + "{ get { _managed(\"a\") } set { _setManaged(\"a\", newValue) } } }")
        #expect(edited("class A { override init(entity: E, insertInto c: C?) {} }")
            == "class A { required init(entity: E, insertInto c: C?) {} }")
        // A table and a collection make objects of a class that they know at run time.
        #expect(edited("class A: UITableViewCell { override init(style: S, reuseIdentifier r: String?) {} }")
            == "class A: UITableViewCell { required init(style: S, reuseIdentifier r: String?) {} }")
        #expect(edited("class A: MKMarkerAnnotationView { override init(annotation: B?, reuseIdentifier: String?) {} }")
            == "class A: MKMarkerAnnotationView { required init(annotation: B?, reuseIdentifier: String?) {} }")
        #expect(edited("class A: BaseCell<B>, C { override init(frame: CGRect) {} }")
            == "class A: BaseCell<B>, C { required init(frame: CGRect) {} }")
        #expect(edited("class A: UIView { override init(frame: CGRect) {} }")
            == "class A: UIView { override init(frame: CGRect) {} }")
    }

    /// Conditions, modules, formatters and resources of a package, all in one picture.
    @Test func aPackageFindsWhatAPhoneHas() throws {
        let result = try Command().run(["layout", SampleProjects.path("Lantern"), "--locale", "de_DE",
                                        "--time-zone", "Asia/Tokyo"], ["QUADRANT_CACHE": "cache"])
        #expect(result.code == 0, "\(result.errors)")
        for part in ["phone, five, 2, 31", "text: 9:00", "de_DE, Asia/Tokyo, 2", "1.234,5 2.345,5 Donnerstag 09",
                     "14.333×12.333", "2 lamps are lit", "two turns to the left", "color: sail", "#336699",
                     "Nebel über der See", "40×20", "2 strokes, 2 bells"] {
            #expect(result.output.contains(part), "\(part): \(result.output)")
        }
        #expect(result.errors.split(separator: "\n").count { $0.contains("Lighthouse") && !$0.hasPrefix(" ") } == 1,
                "\(result.errors)")
    }

    /// Xcode 26 writes `internal import Combine` where a file lacks the import: the imports that are added to other
    /// files have the same level.
    @Test func addedImportsHaveTheLevelOfOthers() throws {
        let command = try Command([
            "A/Model.swift": "import Foundation\ninternal import Combine\n"
                + "final class Model: ObservableObject { @Published var text = \"a\" }\n",
            "A/Page.swift": "import Foundation\nimport SwiftUI\nstruct Page: View {\n"
                + "    @StateObject private var model = Model()\n    var body: some View { Text(model.text) }\n}\n"
                + "#Preview { Page() }\n",
        ])
        let result = try command.run("layout", "A")
        #expect(result.code == 0 && result.output.contains("Text(text: a)"), "\(result.errors)\(result.output)")
    }

    /// The usual way to iterate over the elements of a path with a closure.
    @Test func blocksArePassedAsPointers() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            extension CGPath {
                typealias Applier = @convention(block) (UnsafePointer<CGPathElement>) -> Void
                func each(_ applier: @escaping Applier) {
                    let callback: @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = {
                        let block = unsafeBitCast($0, to: Applier.self)
                        block($1)
                    }
                    apply(info: unsafeBitCast(applier, to: UnsafeMutableRawPointer.self),
                          function: unsafeBitCast(callback, to: CGPathApplierFunction.self))
                }
            }
            struct A: View {
                var body: some View {
                    var kinds: [Int32] = []
                    CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil).each {
                        kinds.append($0.pointee.type.rawValue)
                    }
                    return Text(kinds.map(String.init).joined())
                }
            }
            """])
        let result = try command.run("layout", "A.swift")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("01114"), "\(result.output)")
    }

    @Test func phoneCodeCompilesAndIsShown() throws {
        let command = try Command([
            "A/Model.swift": """
                import Foundation
                import class UIKit.UIColor
                class Old: ObservableObject { @Published var words = "old" }
                @Observable class New { var words = "new" }
                @objcMembers class Kept: NSObject {
                    let color = UIColor.red
                    @objc func act() {}
                    func target() { NotificationCenter.default.post(name: .init("x"), object: nil) }
                }
                """,
            "A/Face.swift": """
                import SwiftUI
                #if os(iOS) && targetEnvironment(simulator) && !os(Linux)
                struct Face: View { var body: some View { Text(Old().words + New().words) } }
                #elseif os(macOS)
                struct Mac: View { var body: some View { Text("mac") } }
                #endif
                """,
        ])
        let result = try command.run("layout", "A")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("oldnew"), "\(result.output)")
        let hidden = try command.run("layout", "A", "--view", "Mac")
        #expect(hidden.code == 1)
        #expect(hidden.errors.contains("Mac is not part of the program"), "\(hidden.errors)")
        #expect(hidden.errors.contains("A/Face.swift:5, behind '#elseif os(macOS)'"))
    }

    /// A folder named Tests is skipped in a search, but not if it is the named folder.
    @Test func aFolderOfTestsMayBeNamed() throws {
        let command = try Command()
        try SampleProjects.copy("Lantern", to: command)
        for argument in ["Lantern/Tests", "Lantern/Tests/Snapshots/Snapshot.swift"] {
            let result = try command.run("layout", argument)
            #expect(result.output.contains("a view in a folder of tests"), "\(result.output)\(result.errors)")
        }
    }

    /// An app's folder is shown as its window; the error lists the parameters of an explicit initialiser.
    @Test func aFolderWithAnAppIsShownAsItsWindow() throws {
        let command = try Command([
            "A/AAA.swift": """
                import SwiftUI
                #Preview("first by name") { Text("not this") }
                struct Row: View {
                    init(title: String, _ count: Int, style: Int = 1) {}
                    var body: some View { Text("row") }
                }
                """,
            "A/App.swift": "import SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup { Text(\"window\") } } }",
        ])
        let result = try command.run("layout", "A")
        #expect(result.output.contains("window"), "\(result.output)\(result.errors)")
        let refused = try command.run("layout", "A", "--view", "Row")
        #expect(refused.errors.contains("It requires title: String, count: Int."), "\(refused.errors)")
    }
}
