import Foundation

/// Compilers that outlive a killed command. They would write into a folder that is being removed, or overwrite objects
/// of another command.
enum LeftCompilers {
    private static let maxScans = 50

    /// Kills the compilers of this user whose `TMPDIR` is `folder`, and returns when they have ended.
    static func end(workingIn folder: String) {
        for _ in 0..<maxScans {
            let found = processes(workingIn: folder)
            if found.isEmpty { return }
            found.forEach { kill($0, SIGKILL) }
            usleep(10_000)
        }
    }

    /// The environment of another user's process cannot be read, and that of an ended process is empty.
    private static func processes(workingIn folder: String) -> [pid_t] {
        let variable = Array("TMPDIR=\(folder)".utf8)
        return ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { name in
            guard let process = pid_t(name), process != getpid(),
                  let variables = FileManager.default.contents(atPath: "/proc/\(name)/environ") else { return nil }
            return variables.split(separator: 0).contains { $0.elementsEqual(variable) } ? process : nil
        }
    }
}
