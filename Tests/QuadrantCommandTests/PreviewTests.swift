import Foundation
import Testing
#if canImport(QuadrantPreview)
import QuadrantPreview
#endif
@testable import quadrant

@Suite("quadrant preview")
struct PreviewCommandTests {
    @Test(arguments: ["x", "-1", "65536", "80.5", ""])
    func aPortIsANumber(port: String) throws {
        let result = try Command(["V.swift": ""]).run("preview", "V.swift", "--port=\(port)")
        #expect(result.code == ExitCode.usage.rawValue || result.code == ExitCode.machine.rawValue)
        #expect(result.hasFourParts)
    }

    @Test func aFileThatIsNotThereIsNamed() throws {
        let result = try Command(["Panel.swift": ""]).run("preview", "Panle.swift", "--port", "0")
        #expect(result.code == ExitCode.input.rawValue || result.code == ExitCode.machine.rawValue)
        #expect(result.hasFourParts)
    }

    #if canImport(QuadrantPreview)
    @Test func aPortInUseIsNamed() throws {
        let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(handle) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(handle, $0, length)
                _ = listen(handle, 1)
                _ = getsockname(handle, $0, &length)
            }
        }
        let port = Int(in_port_t(bigEndian: address.sin_port))
        let result = try Command(["V.swift": "import SwiftUI"]).run("preview", "V.swift", "--port", "\(port)")
        #expect(result.code == ExitCode.output.rawValue)
        #expect(result.hasFourParts)
        #expect(result.errors.contains("port \(port) is in use") && result.errors.contains("--port 0"))
    }

    @Test func compilerMessagesAreToldApart() {
        let output = """
            A/B.swift:3:9: warning: variable 'x' was never used
             3 |     let x = 1
               |         `- warning: variable 'x' was never used
            A/B.swift:8:14: error: cannot find 'a:b' in scope
             7 |
             8 |         Text(a:b)
               |              `- error: cannot find 'a:b' in scope
             9 |     }
            A/C.swift:1:1: note: did you mean 'c'?
            A/B.swift:8:14: error: cannot find 'a:b' in scope
            """
        let found = CompilerMessages.parse(output)
        #expect(found.map(\.file) == ["A/B.swift"])
        #expect(found.first.map { "\($0.line):\($0.column) \($0.text)" } == "8:14 cannot find 'a:b' in scope")
        #expect(found.first?.excerpt.contains("Text(a:b)") == true)
        #expect(found.first?.excerpt.contains("error") == false)
    }
    #endif
}
