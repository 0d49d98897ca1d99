import Foundation

/// A symbolic link in the file system.
struct SymbolicLink {
    /// Where it leads, as it is written in the link.
    var destination: String
    /// Whether it leads, through others or directly, back to itself.
    var isLoop: Bool

    /// Nil where there is no link.
    init?(_ path: String) {
        guard let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return nil }
        self.destination = destination
        isLoop = access(path, F_OK) != 0 && errno == ELOOP
    }

    /// What is said of a source file that is a link to nothing.
    func failure(_ argument: String) -> Failure {
        isLoop
            ? Failure(.input, "'\(argument)' is part of a loop of symbolic links", at: "\(argument) → \(destination)",
                      rule: "A symbolic link must resolve to a file or folder.", fix: "Correct the link.")
            : Failure(.input, "'\(argument)' is a broken symbolic link",
                      at: "\(argument) → \(destination)", rule: "A symbolic link must resolve to a file or folder.",
                      fix: "Restore the file, or correct the link.")
    }
}
