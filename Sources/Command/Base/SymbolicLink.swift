import Foundation

/// A symbolic link in the file system.
package struct SymbolicLink {
    /// The destination as it is stored in the link.
    var destination: String
    /// Whether the link refers to itself, directly or through other links.
    package var isLoop: Bool

    /// Nil if the path is not a symbolic link.
    package init?(_ path: String) {
        guard let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return nil }
        self.destination = destination
        isLoop = access(path, F_OK) != 0 && errno == ELOOP
    }

    /// The failure for a source file that is a broken link.
    package func failure(_ argument: String) -> Failure {
        isLoop
            ? Failure(.input, "'\(argument)' is part of a loop of symbolic links", at: "\(argument) → \(destination)",
                      rule: "A symbolic link must resolve to a file or folder.", fix: "Correct the link.")
            : Failure(.input, "'\(argument)' is a broken symbolic link",
                      at: "\(argument) → \(destination)", rule: "A symbolic link must resolve to a file or folder.",
                      fix: "Restore the file, or correct the link.")
    }
}
