import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantCompiler
@testable import QuadrantProject

/// Programs that compile on a phone, and ended in an internal error (#33).
@Suite("Unusual programs")
struct UnusualSyntaxTests {
    private func drawn(_ text: String) throws -> (Command, Command.Result) {
        let command = try Command(["A.swift": "import SwiftUI\n" + text])
        return (command, try command.run("render", "A.swift", "--all", "-o", "out/"))
    }

    @Test func aPreviewMayHaveAnAvailability() throws {
        let (command, result) = try drawn("""
            @available(iOS 16, *)
            #Preview("a") { Text("a") }
            @available(iOS 17.0, *) #Preview("b", traits: .sizeThatFitsLayout) { Text("b") }
            @available(iOS 17, *)
            #Preview("c") {
                @Previewable @State var text = "c"
                Text(text)
            }
            @available(iOS 18, *)
            struct D: PreviewProvider { static var previews: some View { Text("d") } }
            """)
        #expect(result.code == 0, "\(result.errors)")
        #expect(command.files(in: "out") == ["A-4.png", "A-a.png", "A-b.png", "A-c.png"])
    }

    @Test func anActorMayInheritFromNSObject() throws {
        let (_, result) = try drawn("""
            actor Counter: NSObject {
                var number = 1
                override init() { super.init() }
            }
            #Preview { Text("a").task { let number = await Counter().number; print(number) } }
            """)
        #expect(result.code == 0 && result.output == "1\n", "\(result.errors)")
    }

    @Test(arguments: ["nothing()", "1"])
    func aFunctionThatIsNowhereIsNamed(use: String) throws {
        let (_, result) = try drawn("""
            @_silgen_name("this_is_nowhere") func nothing() -> Int
            func call() -> Int { \(use) }
            #Preview { Text("\\(call())") }
            """)
        if use == "1" { return #expect(result.code == 0, "\(result.errors)") }
        #expect(result.code == ExitCode.input.rawValue && result.hasFourParts, "\(result.errors)")
        #expect(result.errors.contains("the function 'this_is_nowhere' is declared and is in no library"))
        #expect(result.errors.contains("  at    A.swift:2"))
    }

    /// The compiler does not parse it.
    @Test(arguments: ["compiler(>=6.9)", "swift(>=9)", "compiler(>=99) && canImport(SwiftUI)"])
    func syntaxOfTheFutureIsNotRead(condition: String) throws {
        let (command, result) = try drawn("""
            #if \(condition)
            let x = some future syntax { << }
            #if os(iOS)
            struct Y: ~Future borrowing ?? {
            #endif
            #Preview("no") { Text("no" ??? b }
            #else
            #Preview("yes") { Text("yes") }
            #endif
            """)
        #expect(result.code == 0, "\(result.errors)")
        #expect(command.files(in: "out") == ["A-yes.png"])
    }

    /// All positions stay; a clause that holds, or that does not ask for a version, is kept.
    @Test func onlyUnknownSyntaxIsRemoved() {
        let text = "#if compiler(>=99)\n?? a\n#elseif os(iOS)\n?? b\n#else\n?? c\n#endif\n#if swift(>=5)\n?? d\n#endif"
        let removed = UnknownSyntax.removed(from: Array(text.utf8), CompilationConditions())
        #expect(removed.map { String(decoding: $0, as: UTF8.self) }
            == text.replacingOccurrences(of: "?? a", with: "    "))
        #expect(UnknownSyntax.removed(from: Array("#if os(iOS)\n?? b\n#endif".utf8), CompilationConditions()) == nil)
    }

    /// A file system has names of at most 255 bytes.
    @Test func aPreviewMayHaveAVeryLongName() throws {
        let (command, result) = try drawn("""
            #Preview("\(String(repeating: "a", count: 5_000))") { Text("a") }
            #Preview("\(String(repeating: "包", count: 300))") { Text("b") }
            """)
        #expect(result.code == 0, "\(result.errors)")
        #expect(command.files(in: "out") == ["A-" + String(repeating: "a", count: 200) + ".png",
                                             "A-" + String(repeating: "包", count: 66) + ".png"])
    }
}
