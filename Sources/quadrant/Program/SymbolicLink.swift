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
            ? Failure(.input, "the link '\(argument)' leads back to itself", at: "\(argument) → \(destination)",
                      rule: "A symbolic link leads to a file or a folder.", fix: "Let the link name the file itself.")
            : Failure(.input, "'\(argument)' is a link to a file that does not exist",
                      at: "\(argument) → \(destination)", rule: "A symbolic link leads to a file or a folder.",
                      fix: "Put the file there, or let the link name another one.")
    }
}
