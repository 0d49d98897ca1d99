import Foundation
import QuadrantProject

/// A run of this program whose output is collected.
final class BackgroundRun {
    private let process = Process()
    private let output = Pipe()
    private let done = DispatchSemaphore(value: 0)
    private(set) var text = ""
    var status: Int32 { process.terminationStatus }

    init(_ words: [String], _ sandbox: Sandbox?) {
        let (program, words) = sandbox?.command(words) ?? (Toolchain.executable, words)
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        process.terminationHandler = { [done] _ in done.signal() }
        do { try process.run() } catch {
            text = "\(error)"
            done.signal()
        }
    }

    func isDone(within seconds: Double) -> Bool {
        text += String(decoding: output.fileHandleForReading.readAvailable(), as: UTF8.self)
        guard done.wait(timeout: .now() + seconds) == .success else { return false }
        text += String(decoding: output.fileHandleForReading.readAvailable(), as: UTF8.self)
        return true
    }

    func end() { process.terminate() }
}

extension FileHandle {
    /// What can be read without waiting.
    fileprivate func readAvailable() -> Data {
        var data = Data(), chunk = [UInt8](repeating: 0, count: 1 << 16)
        let flags = fcntl(fileDescriptor, F_GETFL)
        _ = fcntl(fileDescriptor, F_SETFL, flags | O_NONBLOCK)
        while case let count = Foundation.read(fileDescriptor, &chunk, chunk.count), count > 0 {
            data.append(contentsOf: chunk[..<count])
        }
        return data
    }
}
