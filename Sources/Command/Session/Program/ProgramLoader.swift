import Foundation
import QuadrantBase
package import QuadrantCompiler
package import QuadrantProject
import QuadrantStore
import QuadrantViews

/// Loads compiled programs into this process, whose surroundings are prepared before their code runs.
package struct ProgramLoader: ProgramHost {
    package init() {}

    package func managedClasses(of target: Project.Target, besides sources: [SourceSet.File]) -> String {
        ManagedClasses(target, besides: sources).text + IntentClasses(target, besides: sources).text
    }

    package func didLoad(_ library: String, around address: UnsafeMutableRawPointer) {
        CodeRanges.add(library, around: address)
        StackTrace.note(library, with: address)
    }

    package func open(_ library: String, _ folders: [String], _ files: [SourceSet.File]) throws
        -> UnsafeMutableRawPointer {
        // Pictures are the same each time: only programs that are run keep models in files.
        StorePlace.keepUnlessSet(.none)
        ViewTasks.shared.consider(library)
        ProgramNumbers.prepare()
        ProgramAssets.folders = folders + ProgramResources.folders
        if let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) { return handle }
        let reason = dlerror().map { String(cString: $0) } ?? "unknown reason"
        // Not the name of a Swift declaration: the program has declared a function of C that is nowhere.
        if let start = reason.range(of: "undefined symbol: "), case let name = String(reason[start.upperBound...]),
           !name.hasPrefix("$"), let place = Self.place(of: name, in: files) {
            throw Failure(.input, "the function '\(name)' is declared and is in no library", at: place,
                          rule: "A function that is declared for the linker, as by @_silgen_name, must be in the program "
                              + "or in a library that it is linked with.",
                          fix: "Add the library, write the function, or leave it out with #if !os(Linux).")
        }
        throw Failure(.fault, "cannot load the compiled program", at: reason,
                      rule: "It must match this build of quadrant, and be in a folder that code may be "
                          + "loaded from.",
                      fix: "Set \(Variable.cache.name) to another folder; if that fails too, report this as a bug.")
    }

    /// The first line that has the name as a literal.
    private static func place(of name: String, in files: [SourceSet.File]) -> String? {
        let word = Data("\"\(name)\"".utf8)
        for file in files {
            guard let found = Data(file.bytes).range(of: word) else { continue }
            return "\(file.path):\(1 + file.bytes[..<found.lowerBound].count { $0 == UInt8(ascii: "\n") })"
        }
        return nil
    }
}
