import Foundation
import QuadrantBase
import QuadrantProject

/// Links the objects of a program to a library.
extension Compilation {
    /// What an object was compiled from.
    struct Origin {
        var source: String
        var isOwn: Bool
    }

    func link(_ objects: [String], _ origins: [String: Origin], _ frameworks: [String], _ work: WorkFolder,
              _ state: State) throws {
        let library = work.path + "/program.so"
        let objects = objects + (try undefinedStandIns(work, state).map { [$0] } ?? [])
        if tools.canHurry {
            var text = try hurried(objects, frameworks, library, work, options: [])
            if let said = text {
                try check(LinkerMessages.duplicates(in: said), origins, state)
                text = try hurried(objects, frameworks, library, work, options: ProgramSymbols.firstDefinition)
            }
            if text == nil { return }
        }
        let result = Spawn.run(tools.compiler, ["-emit-library", "-o", library] + objects + frameworks
                                   + (ProgramSymbols.linkerOptions + ProgramSymbols.firstDefinition)
                                       .flatMap { ["-Xlinker", $0] }, collecting: .errors,
                               environment: ["TMPDIR": work.path], group: .endsWithUs)
        if result?.status == 0, access(library, R_OK) == 0 { return }
        let text = result?.output ?? ""
        if isAboutFiles(text) || !work.hasSpace { throw Stop.lacksSpace(text) }
        throw LinkerMessages.failure(text, sources.argument) ?? Stop.refused(text, files: [])
    }

    /// Links without the driver. Returns what the linker has printed, nil if it has succeeded.
    private func hurried(_ objects: [String], _ frameworks: [String], _ library: String, _ work: WorkFolder,
                         options: [String]) throws -> String? {
        // An argument list too long for a command line is passed in a response file.
        let list = work.path + "/objects"
        try writing { try Data(objects.map { "\"\($0)\"\n" }.joined().utf8).write(to: URL(fileURLWithPath: list)) }
        defer { unlink(list) }
        let arguments = tools.linkerArguments(objects: ["@" + list], frameworks: frameworks, library: library)
        let result = Spawn.run(tools.linker, arguments + options, collecting: .errors, group: .endsWithUs)
        return result?.status == 0 ? nil : result?.output ?? ""
    }

    /// Throws if two files of the user define a symbol, or notes that the second definition is left out. A file that
    /// several targets have defines its symbols in each, and packages may bring the same library.
    private func check(_ duplicates: [LinkerMessages.Duplicate], _ origins: [String: Origin], _ state: State) throws {
        let wrong = duplicates.filter { duplicate in
            let found = duplicate.objects.map { origins[$0] }
            return found.allSatisfy { $0?.isOwn == true } && Set(found.map { $0?.source }).count > 1
        }
        guard let first = wrong.first else { return }
        func places(_ duplicate: LinkerMessages.Duplicate) -> [String] {
            duplicate.objects.compactMap { origins[$0] }
                .map { UndefinedFunctions.place(of: duplicate.symbol, inFile: $0.source) }
        }
        if !continues(state) {
            let more = wrong.count == 1 ? "" : ", and \(wrong.count - 1) other\(wrong.count == 2 ? "" : "s")"
            throw Failure(
                .input, "the function '\(first.symbol)' is defined twice" + more,
                at: places(first).joined(separator: ", "),
                rule: "A name for the linker, of @_cdecl or of a function in C, is defined once in a program.",
                fix: "Rename one of them, make one 'static' in C, or leave one out.")
        }
        state.duplicates = wrong.map { duplicate in
            let second = duplicate.objects.dropFirst().first.flatMap { origins[$0]?.source }
            let file = sources.files.firstIndex { $0.absolute == second } ?? sources.targets.last?.files.first ?? 0
            let places = places(duplicate)
            return LeftOut(file: file, declaration: duplicate.symbol,
                           reason: "\(places.last ?? ""): the function '\(duplicate.symbol)' is defined twice, "
                               + "first in \(places.first ?? "another file")")
        }
    }

    // MARK: Undefined functions

    /// An object with a function for each that no library has, which stops the program; nil if there is none.
    private func undefinedStandIns(_ work: WorkFolder, _ state: State) throws -> String? {
        if state.undefined.isEmpty { return nil }
        let source = work.path + "/undefined.c", object = work.path + "/undefined.o"
        func literal(_ text: String) -> String {
            "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
        }
        var text = "extern void quadrant_left_out(const char *name, const char *reason);\n"
        for (number, part) in state.undefined.enumerated() {
            let name = part.declaration ?? ""
            text += "void stand_in_\(number)(void) __asm__(\(literal(name)));\n"
                + "void stand_in_\(number)(void) { quadrant_left_out(\(literal(name)), "
                + "\(literal(UndefinedFunctions.reason + part.reason))); }\n"
        }
        try writing { try Data(text.utf8).write(to: URL(fileURLWithPath: source)) }
        let result = Spawn.run(tools.clang, ["-c", "-fPIC", "-O1", source, "-o", object], collecting: .errors,
                               environment: ["TMPDIR": work.path], group: .endsWithUs)
        return result?.status == 0 ? object : nil
    }
}
