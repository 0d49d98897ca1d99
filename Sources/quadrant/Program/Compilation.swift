import Foundation

/// Makes a library of a program, in the first place that has space for it.
struct Compilation {
    var sources: SourceSet
    var code: EntryCode
    var tools: Toolchain
    var cache: Cache

    private enum End {
        case done
        /// The place cannot take what is written; what the compiler said of it.
        case lacksSpace(String)
        /// The compiler's messages.
        case refused(String)
    }

    /// Returns the folder with `program.so`. Messages of the compiler go to standard error, or to the listener.
    func run(_ listener: CompilerListener?) throws -> WorkFolder {
        let places = cache.places
        var tried: [String] = []
        for (index, place) in places.enumerated() {
            guard let work = WorkFolder(in: place) else {
                tried.append(place)
                continue
            }
            var isFinished = false
            defer { if !isFinished { work.remove() } }
            // Where the first place failed, nothing outside the second is written.
            let modules = index == 0 ? cache.moduleFolder : work.path + "/modules"
            let said: String
            switch try compile(in: work, modules, listener) {
            case .done:
                // The code of macros, which tables of lines refer to, is no line of the user's.
                try? FileManager.default.removeItem(atPath: work.path + "/swift-generated-sources")
                isFinished = true
                return work
            case .lacksSpace(let text):
                tried.append(place)
                if index < places.count - 1 || !work.hasSpace { continue }
                said = text
            case .refused(let text):
                said = text
            }
            if listener == nil { writeError(said) }
            throw Failure(.input, "'\(sources.argument)' does not compile",
                          at: sources.files.map(\.path).prefix(3).joined(separator: ", "),
                          rule: "The messages above are the Swift compiler's own.",
                          fix: "Fix the first of them; what SwiftUI has here is listed in Docs/Parity.md.")
        }
        throw Failure(.machine, "there is no space to compile '\(sources.argument)'",
                      at: tried.isEmpty ? cache.folder : tried.joined(separator: ", "),
                      rule: "A program is compiled in the cache or, where that cannot be written, in the folder for "
                          + "temporary files; it takes some megabytes.",
                      fix: "Free some space, or set QUADRANT_CACHE to a folder that can be written.")
    }

    private func compile(in work: WorkFolder, _ modules: String?, _ listener: CompilerListener?) throws -> End {
        let libraries = work.path + "/libraries.modulemap", overlay: String?
        do {
            overlay = try writeOverlay(in: work)
            try Data(Toolchain.emptyLibraries.utf8).write(to: URL(fileURLWithPath: libraries))
        } catch {
            return .lacksSpace("\(error)\n")
        }
        let paths = sources.files.map(\.path), library = work.path + "/program.so"
        // What the compiler and its helpers put aside goes with the folder.
        let environment = ["TMPDIR": work.path]
        if let listener, tools.canHurry {
            let object = work.path + "/program.o"
            let words = tools.frontendArguments(object: object, libraries: libraries, overlay: overlay,
                                                modules: modules, files: paths)
            let compiled = Spawn.run(tools.frontend, words, collecting: .errors, environment: environment,
                                     endsWithUs: true)
            listener.output = compiled?.output ?? ""
            if compiled?.status == 0 {
                let words = tools.linkerArguments(object: object, library: library)
                let linked = Spawn.run(tools.linker, words, silent: true, endsWithUs: true)
                if linked?.status == 0 { return .done }
            } else if listener.output.contains(": error: "), !isAboutFiles(listener.output) {
                return .refused(listener.output)
            }
        }
        var arguments = tools.arguments(library: library, libraries: libraries, overlay: overlay, modules: modules,
                                        files: paths)
        if listener == nil, StandardStreams.hasColors { arguments.insert("-color-diagnostics", at: 0) }
        guard let result = Spawn.run(tools.compiler, arguments, collecting: .errors, environment: environment,
                                     endsWithUs: true) else {
            throw Failure(.machine, "the Swift compiler cannot be started", at: tools.compiler,
                          rule: "It must be a program you may run.",
                          fix: "Check the toolchain with 'quadrant doctor'.")
        }
        listener?.output = result.output
        if result.status == 0, access(library, R_OK) == 0 {
            if listener == nil { writeError(result.output) }
            return .done
        }
        return isAboutFiles(result.output) || !work.hasSpace ? .lacksSpace(result.output) : .refused(result.output)
    }

    /// The compiler reads the longer copy where it is told the user's path, so its messages name the user's file.
    private func writeOverlay(in work: WorkFolder) throws -> String? {
        var roots: [[String: String]] = []
        for (index, file) in sources.files.enumerated() {
            guard let tail = code.tail(file: index) else { continue }
            let copy = work.path + "/\(index).swift"
            try Data(file.bytes + Array(tail.utf8)).write(to: URL(fileURLWithPath: copy))
            roots.append(["type": "file", "name": file.absolute, "external-contents": copy])
        }
        if roots.isEmpty { return nil }
        let description: [String: Any] = ["version": 0, "use-external-names": false, "roots": roots]
        let data = try JSONSerialization.data(withJSONObject: description, options: [.sortedKeys])
        let overlay = work.path + "/overlay.json"
        try data.write(to: URL(fileURLWithPath: overlay))
        return overlay
    }

    /// Whether the compiler says that it cannot write its files, in the words of the system.
    private func isAboutFiles(_ output: String) -> Bool {
        [ENOSPC, EDQUOT, EFBIG, EROFS, EACCES, EIO].contains { output.contains(String(cString: strerror($0))) }
    }
}
