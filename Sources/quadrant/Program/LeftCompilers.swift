import Foundation

/// Compilers that still run although the command that started them was killed, which no program can notice in time.
/// They would write into a folder that is removed, or into objects that another command makes.
enum LeftCompilers {
    private static let maxScans = 50

    /// Ends the compilers of this user that work in `folder`: those whose `TMPDIR` it is. Returns when they are gone.
    static func end(workingIn folder: String) {
        for _ in 0..<maxScans {
            let found = processes(workingIn: folder)
            if found.isEmpty { return }
            found.forEach { kill($0, SIGKILL) }
            usleep(10_000)
        }
    }

    /// A process of another user shows no environment, one that has ended an empty one.
    private static func processes(workingIn folder: String) -> [pid_t] {
        let variable = Array("TMPDIR=\(folder)".utf8)
        return ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { name in
            guard let process = pid_t(name), process != getpid(),
                  let variables = FileManager.default.contents(atPath: "/proc/\(name)/environ") else { return nil }
            return variables.split(separator: 0).contains { $0.elementsEqual(variable) } ? process : nil
        }
    }
}
