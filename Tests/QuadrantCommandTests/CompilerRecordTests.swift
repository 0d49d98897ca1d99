import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantProject

/// What the cache knows of the last compiler (`CompilerRecord`).
@Suite("The compiler of the last run")
struct CompilerRecordTests {
    @Test func isReadAsItWasWritten() throws {
        let cache = Cache(["QUADRANT_CACHE": try Command().folder + "/cache"])
        #expect(CompilerRecord.last(cache) == nil)
        let record = CompilerRecord(path: "/opt/swift/usr/bin/swiftc", identity: "a", version: "Swift version 6.3.1")
        record.write(cache)
        #expect(CompilerRecord.last(cache) == record)
    }

    @Test(arguments: [
        ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", "6.3.1"), ("Swift version 6.4-dev", "6.4"),
        ("Apple Swift version 6.2 (swiftlang)", "6.2"), ("clang", nil),
    ]) func hasANumber(_ text: String, _ number: String?) {
        #expect(CompilerRecord.number(in: text) == number)
    }

    /// The frontend is asked, which needs fewer libraries than the driver.
    @Test func versionIsThatOfTheFrontend() throws {
        let command = try Command([
            "usr/bin/swiftc": "#!/bin/sh\nexit 127\n",
            "usr/bin/swift-frontend": "#!/bin/sh\necho 'Swift version 6.9 (test)'\necho 'Target: x'\n",
        ])
        for name in ["swiftc", "swift-frontend"] { chmod(command.folder + "/usr/bin/" + name, 0o755) }
        #expect(Toolchain.version(of: command.folder + "/usr/bin/swiftc") == "Swift version 6.9 (test)")
        unlink(command.folder + "/usr/bin/swift-frontend")
        #expect(Toolchain.version(of: command.folder + "/usr/bin/swiftc") == nil)
    }
}
