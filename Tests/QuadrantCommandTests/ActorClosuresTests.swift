import Foundation
import Testing
@testable import QuadrantCompiler
@testable import QuadrantProject

/// What belongs to an actor and meets Foundation's functions and classes, as code from before Swift's concurrency does
/// on a phone.
@Suite("Closures and classes of Objective-C in programs with actors")
struct ActorClosuresTests {
    private func edited(_ text: String) -> String {
        let file = SourceSet.File(path: "a.swift", absolute: "/a.swift", bytes: Array(text.utf8))
        let scans = Scanner.read(SourceSet(argument: "a.swift", files: [file]), CompilationConditions.defaultModules)
            .files
        return scans[0].edited(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    /// Functions of Foundation that take a closure have a second declaration, under a name of the same length.
    @Test(arguments: [
        ("Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in a() }",
         "Timer._cheduledTimer(withTimeInterval: 1, repeats: true) { _ in a() }"),
        ("let a = Timer(timeInterval: 1, repeats: true, block: b)",
         "let a = _imer(timeInterval: 1, repeats: true, block: b)"),
        ("OperationQueue.main.addOperation { a() }", "OperationQueue.main._ddOperation { a() }"),
        ("RunLoop.main.perform { a() }", "RunLoop.main._erform { a() }"),
        ("URLSession.shared.dataTask(with: a) { _, _, _ in b() }.resume()",
         "URLSession.shared._ataTask(with: a) { _, _, _ in b() }.resume()"),
        // Without a closure, and of other objects.
        ("Timer.scheduledTimer(timeInterval: 1, target: a, selector: b, userInfo: nil, repeats: true)",
         "Timer.scheduledTimer(timeInterval: 1, target: a, selector: b, userInfo: nil, repeats: true)"),
        ("OperationQueue.main.addOperation(a)", "OperationQueue.main.addOperation(a)"),
        ("URLSession.shared.dataTask(with: a).resume()", "URLSession.shared.dataTask(with: a).resume()"),
        ("session.dataTask(with: a) { _, _, _ in b() }", "session.dataTask(with: a) { _, _, _ in b() }"),
        ("Timer { a() }", "Timer { a() }"),
    ])
    func functionsWithClosuresHaveANameOfTheirOwn(text: String, result: String) {
        #expect(edited("import Foundation\n" + text).hasSuffix("\n" + result))
    }

    @Test(arguments: [
        ("class A: Operation { }",
         "class A: Operation {nonisolated public override init(){super.init()}; }"),
        ("final class A: NSManagedObject {\n}",
         "final class A: NSManagedObject {nonisolated public required init(entity a: NSEntityDescription, "
             + "insertInto b: NSManagedObjectContext?){super.init(entity:a,insertInto:b)};\n}"),
        // With isolation or initialisers of its own.
        ("@MainActor class A: Operation { }", "@MainActor class A: Operation { }"),
        ("nonisolated class A: Operation { }", "nonisolated class A: Operation { }"),
        ("class A: Operation { init(a: Int) {} }", "class A: Operation { init(a: Int) {} }"),
        ("class A: NSObject { }", "class A: NSObject { }"),
    ])
    func classesOfObjectiveCInheritInitialisers(text: String, result: String) {
        #expect(edited("import Foundation\n" + text).hasSuffix("\n" + result))
    }

    /// The closures of a class on the main actor may use it, in the Swift 5 mode, as on a phone.
    @Test func closuresOfFoundationMayUseWhatBelongsToAnActor() throws {
        let text = """
            import SwiftUI
            @MainActor final class Clock: ObservableObject {
                @Published var ticks = 0
                func tick() { ticks += 1 }
                func start() {
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
                    RunLoop.main.add(Timer(timeInterval: 1, repeats: true) { _ in self.ticks += 1 }, forMode: .common)
                    _ = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: .main) { _ in
                        self.tick()
                    }
                    _ = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in
                        self.ticks = 0
                    }
                    OperationQueue.main.addOperation { print(self.ticks) }
                    URLSession.shared.dataTask(with: URL(string: "a:b")!) { _, _, _ in print(self.ticks) }.resume()
                }
            }
            struct V: View {
                @StateObject var clock = Clock()
                var body: some View { Text("\\(clock.ticks)").onAppear { clock.start() } }
            }
            """
        let result = try Command(["V.swift": text]).run("layout", "V.swift", "--wait", "3.5")
        #expect(result.code == 0, "\(result.errors)")
        // The two timers of a second run in the view's time.
        #expect(result.output.contains("Text(text: 6)"), "\(result.output)")
    }
}
