import Foundation
package import QuadrantBase
package import QuadrantProject

/// Runs the compiler and the linker.
extension Compilation {
    /// The processor time in seconds that one compiler process, for a few files, may use if modules are missing.
    private static let maxSeconds = 60.0

    /// What the compiler does with the files of a module.
    package enum Round: Equatable {
        case compile
        /// Only types are checked, and nothing is written.
        case checkAll
        /// As `checkAll`, in these files only.
        case check(Set<String>)
    }

    /// Runs the compiler on a module: on the files in `alone` only, if they are known.
    package func compiler(_ target: Project.Target, _ layout: TargetFolder, _ around: Toolchain.CompilerContext,
                  isImported: Bool, _ files: [String], _ round: Round, _ work: WorkFolder,
                  alone: [String]? = nil) throws -> Spawn.Result {
        // Temporary files of the compiler and its subprocesses are removed with the folder.
        var environment = ["TMPDIR": work.path]
        let watch = around.isHasty ? CompilerWatch(limit: Self.maxSeconds) : nil
        // Symbolising the backtrace of a compiler that the watch has killed would take seconds.
        if watch != nil { environment["LLVM_DISABLE_SYMBOLIZATION"] = "1" }
        func spawn(_ program: String, _ arguments: [String]) -> Spawn.Result? {
            defer { watch?.end() }
            if listener?.isObsolete == true { return nil }
            var result = Spawn.run(program, arguments, collecting: .errors, environment: environment,
                                   group: .endsWithUs) {
                watch?.begin($0, isDriver: program == tools.compiler)
            }
            if let output = result?.output, !layout.distinct.isEmpty { result?.output = layout.restored(output) }
            return result
        }
        let colors = listener == nil && StandardStreams.hasColors
        let files = files.map(layout.compiled)
        if let alone {
            if alone.isEmpty { return .init(status: 0, output: "") }
            let arguments = tools.frontendArguments(alone.map { (layout.compiled($0), layout.object($0)) },
                                                    target, around, files: files)
            if let result = spawn(tools.frontend, arguments),
               result.status == 0 || result.output.contains("error: ") { return result }
        }
        if round != .compile {
            // One process is enough for some of the files; the driver starts one for each core.
            let result = if case .check(let some) = round, some.count * 2 <= files.count, tools.canHurry {
                spawn(tools.frontend,
                      tools.checkArguments(Set(some.map(layout.compiled)), target, around, files: files))
            } else {
                spawn(tools.compiler, tools.checkArguments(target, around, files: files))
            }
            if listener?.isObsolete == true { throw CompilerListener.obsolete }
            if let result { return result }
        }
        if isSingle, tools.canHurry {
            var arguments = tools.frontendArguments(object: layout.path + "/program.o", target, around, files: files)
            if colors { arguments.append("-color-diagnostics") }
            if let result = spawn(tools.frontend, arguments),
               result.status == 0 || result.output.contains("error: ") { return result }
        }
        var arguments: [String]
        if isSingle {
            arguments = tools.arguments(library: layout.path + "/program.o", target, around, files: files)
                .map { $0 == "-emit-library" ? "-c" : $0 } + ["-wmo"]
            if colors { arguments.append("-color-diagnostics") }
        } else {
            let module = isImported ? (around.moduleFolder ?? layout.path) + "/\(target.module).swiftmodule" : nil
            arguments = tools.incremental(outputs: layout.outputs, module: module, target, around, files: files)
        }
        let result = spawn(tools.compiler, arguments)
        if listener?.isObsolete == true { throw CompilerListener.obsolete }
        guard let result else {
            throw Failure(.machine, "cannot run the Swift compiler", at: tools.compiler,
                          rule: "It must be executable.",
                          fix: "Check the toolchain with 'quadrant doctor'.")
        }
        return result
    }
}
