import Foundation
import QuadrantBase

/// Writes the compiler's inputs.
extension Compilation {
    /// Writes a file only if its content differs, so that its modification time is that of the last change.
    static func update(_ path: String, _ data: Data) throws {
        if FileManager.default.contents(atPath: path) == data { return }
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    func writing<Made>(_ body: () throws -> Made) throws -> Made {
        do { return try body() } catch let error as Failure { throw error } catch {
            throw Compilation.Stop.lacksSpace("\(error)\n")
        }
    }

    /// Whether the output contains an error message of the system about writing files.
    func isAboutFiles(_ output: String) -> Bool {
        [ENOSPC, EDQUOT, EFBIG, EROFS, EACCES, EIO].contains { output.contains(String(cString: strerror($0))) }
    }

    /// A digest that is valid as a file name.
    package static func name(_ text: String) -> String {
        var digest = Digest()
        digest.add(text)
        let letters = String(text.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(40))
        return letters + "-" + digest.text.prefix(8)
    }
}
