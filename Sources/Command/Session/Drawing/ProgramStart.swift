import Foundation
import QuadrantBase
package import QuadrantCompiler
import QuadrantDisplayList
import Synchronization

/// The start of a program before its first preview: its app is made and its delegate launches, as in the process that
/// Xcode shows previews in. What they register is there for the previews then.
///
/// Its crash ends the process as every crash does. The next image reports it, and shows the previews as if the program
/// had no app.
@MainActor package enum ProgramStart {
    /// How the code of the program is watched meanwhile.
    package enum Watch {
        /// As a view of the scene.
        case scene
        /// As a view without a time limit, in a process that is watched already; with what it is watched as otherwise.
        case process(String)
        /// By the process that has started this one.
        case none
    }

    /// Starts the app of a loaded program, unless no preview is shown.
    package static func run(_ shown: [Candidate], of program: ProgramScan, _ sources: SourceSet,
                            in library: UnsafeMutableRawPointer, _ scene: SceneOptions, watch: Watch = .scene) {
        guard !isSkipped, shown.contains(where: { $0.kind != .app }),
              let app = program.candidates.first(where: \.isStarted),
              let start = try? CompiledProgram.Shown(candidate: app, symbol: EntryCode.startSymbol)
                  .entry(in: library, as: (@convention(c) () -> Void).self) else { return }
        let place = sources.place(of: app)
        switch watch {
        case .scene:
            Guard.watch(place, timeLimit: scene.timeLimit)
            StallWatch.begin(view: place, limit: scene.stallLimit)
        case .process: Guard.watchNext(place, timeLimit: 0)
        case .none: break
        }
        RenderSession.prepare(scene)
        CrashRecord.isOfStart.store(true, ordering: .relaxed)
        start()
        CrashRecord.isOfStart.store(false, ordering: .relaxed)
        switch watch {
        case .scene:
            StallWatch.end()
            Guard.suspend()
        case .process(let view): Guard.watchNext(view, timeLimit: 0)
        case .none: break
        }
    }

    /// Whether the start has crashed in an image of this process.
    package static var isSkipped: Bool { Variable.start.value != nil }

    /// Another program is loaded, whose start may not crash.
    package static func forgetCrash() { Variable.start.remove() }

    /// What is said of a picture for which the start has crashed.
    package static var notes: [String] {
        CrashRestart.startFailure.map { ["\($0.what), at \($0.diagnostic.at). \($0.diagnostic.rule)"] } ?? []
    }
}
