import Foundation
import QuadrantBase
import QuadrantProject

/// Finds the files of a module that are compiled again, without the compiler's driver: to find out that one of 500
/// files has changed takes the driver longer than the file takes to compile.
///
/// The rule is the driver's: a file whose text has changed, and no other where what others can see of it is the same.
/// What the last successful build was made from is kept; where anything else has changed, the driver decides.
struct ChangedFiles {
    private struct Record: Codable, Equatable {
        var identity: String
        /// The shapes of the files by their paths.
        var shapes: [String: String]
    }

    private let layout: TargetFolder
    private let now: Record
    private let generated: [String]

    /// `arguments` are those of the driver, `inputs` are files that every file depends on: generated code, modules of
    /// the program and libraries of macros.
    init(_ layout: TargetFolder, _ texts: [TargetFolder.Text], arguments: [String], generated: [String],
         inputs: [String]) {
        (self.layout, self.generated) = (layout, generated)
        var digest = Digest()
        for argument in arguments { digest.add(argument) }
        for path in generated { digest.add(Array(FileManager.default.contents(atPath: path) ?? Data())) }
        digest.add(Toolchain.identity(inputs))
        let shapes = Dictionary(texts.map { ($0.file, $0.shape) }) { first, _ in first }
        now = Record(identity: digest.text, shapes: shapes)
    }

    /// The more files change, the less the driver's time matters, which uses all cores.
    private static let maxCount = 4

    /// The files to compile; nil if the driver decides. `isImported` is whether other modules of the program see what
    /// is in bodies: the types behind `some View`.
    func alone(isImported: Bool) -> [String]? {
        guard let data = FileManager.default.contents(atPath: path),
              (try? JSONDecoder().decode(Record.self, from: data)) == now,
              generated.allSatisfy(isCompiled) else { return nil }
        let changed = now.shapes.keys.filter { !isCompiled($0) }.sorted()
        return changed.isEmpty || !isImported && changed.count <= Self.maxCount ? changed : nil
    }

    private func isCompiled(_ file: String) -> Bool { access(layout.object(file), F_OK) == 0 }

    private var path: String { layout.path + "/built.json" }

    /// Called when all files are compiled.
    func keep() {
        guard let data = try? JSONEncoder().encode(now) else { return }
        try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// Called before the driver compiles: if that fails, objects of other files may be of another shape.
    func forget() { unlink(path) }
}
