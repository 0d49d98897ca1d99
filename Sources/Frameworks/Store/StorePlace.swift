package import Foundation
import QuadrantThreads

/// Where the stores of this process are kept.
package enum StorePlace {
    /// Which stores are files.
    package enum Kept: Sendable {
        /// All that a program does not want in memory: programs that are run, and servers.
        case all
        /// Those with an address of the program's own: live pages.
        case given
        /// None: pictures and tests are the same each time.
        case none
    }
    private struct State: Sendable {
        var kept: Kept?
        var program: String?
    }
    private static let state = Locked(State())

    /// Sets which stores are files, and whose the default folder is, where the process is not the program's own.
    package static func keep(_ kept: Kept, program: String? = nil) {
        state.withLock { ($0.kept, $0.program) = (kept, program ?? $0.program) }
    }
    /// As `keep(_:)`, if nothing else was set.
    package static func keepUnlessSet(_ kept: Kept) { state.withLock { $0.kept = $0.kept ?? kept } }

    /// Whether a store is a file; `isGiven` where the program has given its address.
    package static func keepsFiles(isGiven: Bool) -> Bool {
        switch state.withLock({ $0.kept }) ?? (isTest ? .given : .all) {
        case .all: true
        case .given: isGiven
        case .none: false
        }
    }

    /// Whether the process runs tests, which begin with empty stores each time.
    private static let isTest = ProcessInfo.processInfo.processName.hasSuffix("xctest")

    /// The folder of stores without an address: that of the program in the user's folder for such data.
    package static var folder: URL {
        let program = state.withLock { $0.program } ?? Bundle.main.bundleIdentifier
            ?? ProcessInfo.processInfo.processName
        let base = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
        return base.appendingPathComponent(program, isDirectory: true)
    }
}
