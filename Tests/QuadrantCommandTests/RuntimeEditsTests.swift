import Foundation
import Testing
@testable import QuadrantCompiler
@testable import QuadrantProject

/// What the Objective-C runtime does on a phone, in programs as they are written there.
@Suite("Programs that rely on the Objective-C runtime")
struct RuntimeEditsTests {
    private func edited(_ text: String) -> String {
        let file = SourceSet.File(path: "a.swift", absolute: "/a.swift", bytes: Array(text.utf8))
        let scans = Scanner.read(SourceSet(argument: "a.swift", files: [file]), CompilationConditions.defaultModules)
            .files
        return scans[0].edited(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    @Test(arguments: [
        ("class A { @objc dynamic var a = 1 }", "class A {       @_KVO   var a = 1 }"),
        ("@objcMembers class A { dynamic var a = 1 }", "             class A { @_KVO   var a = 1 }"),
        ("class A { @objc dynamic private(set) var a: Int? }", "class A {       @_KVO   private(set) var a: Int? }"),
        ("class A { @objc dynamic var a = 1 { didSet {} } }", "class A {       @_KVO   var a = 1 { didSet {} } }"),
        // Without storage, with another owner than a class, or with a wrapper.
        ("class A { @objc dynamic var a: Int { 1 } }", "class A {       dynamic var a: Int { 1 } }"),
        ("class A { @objc dynamic weak var a: A? }", "class A {       dynamic weak var a: A? }"),
        ("class A { @objc dynamic lazy var a = 1 }", "class A {       dynamic lazy var a = 1 }"),
        ("class A { @objc dynamic func a() {} }", "class A {       dynamic func a() {} }"),
        ("class A { @Published @objc dynamic var a = 1 }", "class A { @Published       dynamic var a = 1 }"),
        ("class A { var _a = 1; @objc dynamic var a = 1 }", "class A { var _a = 1;       dynamic var a = 1 }"),
        ("extension A { @objc dynamic var a: Int { 1 } }", "extension A {       dynamic var a: Int { 1 } }"),
    ])
    func dynamicPropertiesWithStorageAreWrapped(text: String, result: String) {
        #expect(edited(text) == result)
    }

    /// Calls compare with the version of the look that is drawn; lines and columns stay.
    @Test(arguments: [
        ("if #available(iOS 17.4, *) {}", "if _iOS(17,4)              {}"),
        ("if #available(macOS 14, iOS 17, *), a {}", "if _iOS(17)                       , a {}"),
        ("guard #unavailable(iOS 26) else {}", "guard !_iOS(26)            else {}"),
        ("if #available(\n  iOS 16,\n  *\n) {}", "if _iOS(16)   \n         \n   \n  {}"),
        ("let a = ProcessInfo.processInfo.operatingSystemVersion",
         "let a = ProcessInfo.processInfo._phoneSystemVersion   "),
        ("let a = ProcessInfo().isOperatingSystemAtLeast(b)",
         "let a = _processInfo ._isPhoneSystemAtLeast   (b)"),
        // Where a type is chosen, which only the compiler's own condition may do.
        ("func a() -> some View { if #available(iOS 16, *) { return b } else { return c } }",
         "func a() -> some View { if #available(iOS 16, *) { return b } else { return c } }"),
        ("var a: some View { if #available(iOS 16, *) { b } }", "var a: some View { if _iOS(16)              { b } }"),
        // Of other systems, and of other objects.
        ("if #available(macOS 14, *) {}", "if #available(macOS 14, *) {}"),
        ("let a = device.operatingSystemVersion", "let a = device.operatingSystemVersion"),
    ])
    func theSystemIsThatOfTheProfile(text: String, result: String) throws {
        let file = edited("import SwiftUI\n" + text)
        #expect(file.hasPrefix("import SwiftUI"))
        #expect(file.split(separator: "\n", maxSplits: 1).last.map(String.init) == result)
        // Without an import there is nothing to call.
        #expect(edited(text) == text)
    }

    /// What the system has since then is preferred; what it has not can be called.
    @Test(arguments: [
        ("extension A {\n@available(iOS, obsoleted: 14.0, message: \"a\")\nvar a: Int { 1 } }",
         "extension A {\n@_disfavoredOverload                          \nvar a: Int { 1 } }"),
        ("@available(iOS, introduced: 13,\n  obsoleted: 15)\npublic func a() {}",
         "@_disfavoredOverload           \n                \npublic func a() {}"),
        // A type gives way to the system's, and so does what extends it.
        ("@available(iOS, introduced: 13, obsoleted: 17)\nstruct A {}",
         "@available(*,                   unavailable  )\nstruct A {}"),
        ("@available(\n  iOS,\n  obsoleted: 17,\n  message: \"a\"\n)\nextension A {}",
         "@available(\n  *,  \n  unavailable   \n              \n)\nextension A {}"),
        ("#if DEBUG\n@available(iOS, obsoleted: 17)\nstruct A {}\n#endif",
         "#if DEBUG\n@available(*,   unavailable  )\nstruct A {}\n#endif"),
        // Of another system, to come, of a type in another, or of something local.
        ("struct A { @available(macOS, obsoleted: 11) func a() {} }",
         "struct A { @available(macOS, obsoleted: 11) func a() {} }"),
        ("struct A { @available(iOS, obsoleted: 9999) func a() {} }",
         "struct A { @available(iOS, obsoleted: 9999) func a() {} }"),
        ("struct B { @available(iOS, obsoleted: 14) struct A {} }",
         "struct B { @available(iOS, obsoleted: 14) struct A {} }"),
        ("@available(iOS, deprecated: 14) func a() {}", "@available(iOS, deprecated: 14) func a() {}"),
        ("func b() { @available(iOS, obsoleted: 14) func a() {} }",
         "func b() { @available(iOS, obsoleted: 14) func a() {} }"),
    ])
    func obsoletedMembersAreNotPreferred(text: String, result: String) {
        #expect(edited(text) == result)
    }

    @Test(arguments: [
        ("extension A { override func f() {} }", "extension A {          func _() {} }"),
        ("extension A { open override var isTall: Bool { true } }",
         "extension A {               var _sTall: Bool { true } }"),
        ("extension A {\n#if DEBUG\noverride func go() {}\n#endif\n}",
         "extension A {\n#if DEBUG\n         func _o() {}\n#endif\n}"),
        ("extension A { override open func viewDidLoad() {} }",
         "extension A { public        func _iewDidLoad() {} };extension A: UIKit._OverridesViewDidLoad {}"),
        ("extension UITabBar { override func layoutSubviews() {} }",
         "extension UITabBar { public   func _ayoutSubviews() {} };"
             + "extension UITabBar: @retroactive UIKit._OverridesLayoutSubviews {}"),
        ("extension A { override func willSave() {} }",
         "extension A { public   func _illSave() {} };extension A: CoreData._OverridesWillSave {}"),
        ("class B: A { override func f() {} }", "class B: A { override func f() {} }"),
    ])
    func membersThatOverrideInAnExtensionHaveANameOfTheirOwn(text: String, result: String) {
        #expect(edited(text) == result)
    }

    @Test(arguments: ["NSFetchRequest<NSFetchRequestResult>", "NSFetchRequest<any NSFetchRequestResult>"])
    func requestsAreCastToThoseOfAnyResult(type: String) {
        let spaces = String(repeating: " ", count: "as! ".count + type.count - "._request".count)
        #expect(edited("let a = b() as! \(type); c()") == "let a = b() ._request\(spaces); c()")
        #expect(edited("let a = b as? \(type)") == "let a = b as? \(type)")
        #expect(edited("let a = super.fetchRequest() as! NSFetchRequest<C>")
            == "let a = super.fetchRequest() ._of(C.self)         ")
        #expect(edited("let a = b as! NSFetchRequest<C>") == "let a = b as! NSFetchRequest<C>")
    }

    @Test(arguments: [
        (
            "class A: NSObject { override func value(forUndefinedKey key: String) -> Any? { 1 } }",
            "class A: NSObject, _ReadsUndefinedValues {          func _alue(forUndefinedKey key: String) -> Any? { 1 } }"
        ),
        (
            "class A: B, C {\n#if DEBUG\noverride public func setValue(_ v: Any?, forUndefinedKey key: String) {}\n#endif\n}",
            "class A: B, C, _SetsUndefinedValues {\n#if DEBUG\n         public func _etValue(_ v: Any?, forUndefinedKey key: "
                + "String) {}\n#endif\n}"
        ),
        (
            "class A: B { override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { false } }",
            "class A: B {          class func _utomaticallyNotifiesObservers(forKey key: String) -> Bool { false } }"
        ),
        // A method of the program's own class.
        ("class A: B { override func value(for key: String) {} }",
         "class A: B { override func value(for key: String) {} }"),
    ])
    func methodsThatAnObjectHasInACategoryAreOverridden(text: String, result: String) {
        #expect(edited(text) == result)
    }

    private let program = """
        import SwiftUI
        import UIKit

        class Model: NSObject {
            @objc dynamic var count = 0
            @objc dynamic var name: String? { didSet { changes += 1 } }
            @objc dynamic private(set) var isBusy = false
            @objc dynamic var words: String { "\\(name ?? "none"), \\(count)" }
            @objc weak var owner: NSObject?
            var changes = 0
            func start() { isBusy = true }
        }
        extension UserDefaults {
            @objc dynamic var greeting: String? { string(forKey: "greeting") }
        }
        final class Watcher: ObservableObject {
            @Published var lines: [String] = []
            private var tokens: [NSKeyValueObservation] = []
            private var cancellable: Any?
            let model = Model()
            init() {
                tokens.append(model.observe(\\.words, options: [.new]) { [weak self] _, change in
                    self?.lines.append(change.newValue ?? "?")
                })
                tokens.append(model.observe(\\.isBusy) { [weak self] model, _ in
                    self?.lines.append("busy \\(model.isBusy)")
                })
                cancellable = UserDefaults.standard.publisher(for: \\.greeting).dropFirst().sink { [weak self] in
                    self?.lines.append($0 ?? "nil")
                }
                model.name = "Ada"
                model.setValue(2, forKey: #keyPath(Model.count))
                model.start()
                UserDefaults.standard.setValue("hello", forKey: "greeting")
                lines.append("\\(model.value(forKey: "count") ?? "-") \\(model.changes)")
            }
        }
        private nonisolated(unsafe) var countContext = 0
        final class Listener: NSObject {
            @objc dynamic var model = Model()
            override init() {
                super.init()
                addObserver(self, forKeyPath: #keyPath(model.count), options: [.old, .new], context: &countContext)
                model.addObserver(self, forKeyPath: #keyPath(Model.name), options: .initial, context: nil)
                model.count = 3
                model = Model()
                model.count = 4
                removeObserver(self, forKeyPath: #keyPath(Listener.model.count), context: &countContext)
                model.count = 6
            }
            override func observeValue(forKeyPath keyPath: String?, of object: Any?,
                                       change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
                guard context == &countContext else {
                    return lines.append("\\(keyPath ?? "") \\(object is Model)")
                }
                lines.append("\\(change?[.oldKey] as? Int ?? -1) to \\(change?[.newKey] as? Int ?? -1)")
            }
            var lines: [String] = []
        }
        final class Editor: UIViewController {
            let model = Model()
            var number = 0
            override func viewDidLoad() {
                model.addObserver(self, forKeyPath: "count", context: nil)
                model.count += 1
                setValue(3, forKey: "nothing")
                number += value(forKey: "something") as? Int ?? 0
            }
            override func observeValue(forKeyPath keyPath: String?, of object: Any?,
                                       change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
                if keyPath == "count" {
                    number += model.count
                } else {
                    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
                }
            }
            override func setValue(_ value: Any?, forUndefinedKey key: String) { number += (value as? Int ?? 0) * 10 }
            override func value(forUndefinedKey key: String) -> Any? { key.count * 100 }
        }
        class Screen: UIViewController {}
        final class Detail: Screen {
            override func viewDidLoad() {
                super.viewDidLoad()
                Log.lines.append("detail")
            }
        }
        extension Screen {
            override func viewDidLoad() {
                super.viewDidLoad()
                Log.lines.append("screen")
            }
            override open func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                Log.lines.append("appear \\(animated)")
            }
            override var prefersStatusBarHidden: Bool { true }
        }
        extension UINavigationController {
            override open func viewDidLoad() {
                super.viewDidLoad()
                Log.lines.append("bars")
            }
        }
        @MainActor enum Log { static var lines: [String] = [] }

        struct ContentView: View {
            @StateObject private var watcher = Watcher()
            var body: some View {
                Text(watcher.lines.joined(separator: "; "))
                Text(controllers())
                Text(Listener().lines.joined(separator: " | "))
                Text(edited())
            }
            func edited() -> String {
                let editor = Editor()
                editor.loadViewIfNeeded()
                return "edited \\(editor.number)"
            }
            func controllers() -> String {
                Log.lines = []
                Detail().loadViewIfNeeded()
                UINavigationController(rootViewController: Screen()).loadViewIfNeeded()
                return Log.lines.joined(separator: ", ")
            }
        }
        """

    @Test func theyObserveAndOverride() throws {
        let command = try Command(["A.swift": program])
        let result = try command.run("layout", "A.swift", "--view", "ContentView")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("Ada, 0; Ada, 2; busy true; hello; 2 1"), "\(result.output)")
        #expect(result.output.contains("screen, detail"), "\(result.output)")
        #expect(result.output.contains("bars"), "\(result.output)")
        #expect(result.output.contains("name true | 0 to 3 | 3 to 0 | 0 to 4"), "\(result.output)")
        #expect(result.output.contains("edited 931"), "\(result.output)")
    }

    @Test func namesOfFoundationAndSwiftUIAreThereWithTheirImportAlone() throws {
        let command = try Command([
            "P/Package.swift": """
                // swift-tools-version: 6.2
                import PackageDescription
                let package = Package(name: "P", targets: [.target(name: "P", swiftSettings: [
                    .enableUpcomingFeature("MemberImportVisibility")])])
                """,
            "P/Sources/P/Words.swift": """
                import Foundation
                struct Text { var resource: LocalizedStringResource }
                enum Words {
                    static let title = Text(resource: "Title \\(1)")
                    static let plain = String(localized: "Plain \\(2)")
                    static var bold: Bool {
                        let text = try? AttributedString(markdown: "**a**")
                        return text?.runs.first?.inlinePresentationIntent == .stronglyEmphasized
                    }
                    static func pooled() -> Int { autoreleasepool { 3 } }
                    static func locked() -> Bool {
                        var lock = os_unfair_lock()
                        os_unfair_lock_lock(&lock)
                        defer { os_unfair_lock_unlock(&lock) }
                        return true
                    }
                    struct Saved: Codable { var text: AttributedString }
                }
                """,
            "P/Sources/P/Shown.swift": """
                import SwiftUI
                struct Shown: View {
                    var body: some View {
                        SwiftUI.Text(String(localized: Words.title.resource))
                        SwiftUI.Text("\\(Words.plain), \\(Words.bold), \\(Words.pooled()), \\(Words.locked())")
                            .task { await UNUserNotificationCenter.current().notificationSettings() }
                    }
                }
                """,
        ])
        let result = try command.run("layout", "P", "--view", "Shown", "--offline")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("Title 1") && result.output.contains("Plain 2, true, 3, true"),
                "\(result.output)")
    }

    @Test func previewsShowControllersAndViewsOfUIKit() throws {
        let command = try Command([
            "A.swift": """
                import UIKit
                final class Screen: UIViewController {
                    override func viewDidLoad() {
                        view.backgroundColor = .red
                    }
                }
                #Preview("Screen") { Screen() }
                #Preview("Label") {
                    let label = UILabel()
                    label.text = "From UIKit"
                    return label
                }
                """,
            "B.swift": """
                import SwiftUI
                #Preview("Both") { UIViewController() }
                #Preview("View", traits: .fixedLayout(width: 60, height: 40)) { Text("From SwiftUI") }
                """,
        ])
        for (file, name, words) in [("A.swift", "Label", "From UIKit"), ("A.swift", "Screen", "UIView"),
                                    ("B.swift", "Both", "UIView"), ("B.swift", "View", "From SwiftUI")] {
            let result = try command.run("layout", file, "--view", name)
            #expect(result.code == 0 && result.output.contains(words), "\(name): \(result.errors)\(result.output)")
        }
    }
}
