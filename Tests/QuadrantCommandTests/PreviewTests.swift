import Foundation
import Testing
#if canImport(QuadrantPreview)
import QuadrantGeometry
import QuadrantPreview
#endif
@testable import QuadrantBase
@testable import QuadrantSession
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
    /// A live page shows what compiles of a single file, too; with --strict all or nothing.
    @Test(arguments: [("", "showing a"), ("--keep-going", "showing a"), ("--strict", "error: cannot find 'Txt'")])
    func oneUnknownNameDoesNotStopTheRest(option: String, said: String) throws {
        let command = try Command([
            "A.swift": "import SwiftUI\n#Preview(\"a\") { Text(\"a\") }\n"
                + "struct B: View { var body: some View { Txt(\"b\") } }\n",
        ])
        let result = try command.shell("""
            "$QUADRANT" preview A.swift --port 0 \(option) > out 2> err & process=$!
            for step in $(seq 300); do grep -qE "\(said)" err && break; sleep 0.2; done
            kill $process; wait $process; cat err >&2
            """)
        #expect(result.errors.contains(said), "\(result.errors)")
        #expect(result.errors.contains("showing a") == (option != "--strict"))
        #expect(result.errors.contains("A.swift:3:40"))
    }

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

    /// Standard output has the address only; what the program prints is on standard error (#33).
    @Test func jsonIsAllThatIsOnStandardOutput() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            #Preview { let _ = print("said"); Text("a") }
            """])
        let result = try command.shell("""
            timeout 60 "$QUADRANT" preview A.swift --port 0 --json > out 2> err &
            for i in $(seq 300); do grep -q said out err && break; sleep 0.1; done
            kill %1; wait
            """)
        #expect(result.code == 0)
        let output = command.text("out") ?? ""
        #expect(output.hasPrefix("{\"port\"") && output.split(separator: "\n").count == 1, "\(output)")
        #expect(command.text("err")?.contains("said") == true)
    }

    /// The parts of a device that cover its screen, in points (#9.28).
    @Test(arguments: [
        ("iphone-se", 0.0, DeviceFrame.Cutout.none, 20.0, 0.0), ("iphone-8-plus", 0, .none, 20, 0),
        ("iphone-x", 39, .notch, 44, 134), ("iphone-13-mini", 44, .notch, 50, 134),
        ("iphone-14", 47.33, .notch, 47, 139),
        ("iphone-14-pro", 55, .island, 59, 140), ("iphone-16", 55, .island, 59, 140),
        ("iphone-17", 62, .island, 62, 144), ("ipad", 0, .none, 20, 0), ("ipad-pro-11", 18, .none, 24, 298),
    ])
    func devicesHaveTheirFrames(name: String, corner: Double, cutout: DeviceFrame.Cutout, bar: Double,
                                indicator: Double) throws {
        let device = try Device.option(name)
        let upright = try #require(device.frame(around: CGSize(width: device.width, height: device.height)))
        #expect(upright.cornerRadius == corner && upright.cutout == cutout && upright.statusBarHeight == bar)
        #expect(upright.indicatorWidth == indicator && !upright.isLandscape)
        let lying = try #require(device.frame(around: CGSize(width: device.height, height: device.width)))
        #expect(lying.isLandscape && lying.statusBarHeight == (name.hasPrefix("ipad") ? bar : 0))
        #expect(device.frame(around: CGSize(width: 100, height: 100)) == nil)
        #expect(device.frame(around: nil) == nil)
    }

    @Test func everyDeviceWithoutAButtonHasACutoutAndRoundCorners() throws {
        for device in Device.all where !device.name.hasPrefix("ipad") {
            let frame = try #require(device.frame(around: CGSize(width: device.width, height: device.height)))
            #expect((frame.cutout == .none) == (device.bottom == 0), "\(device.name)")
            #expect((frame.cornerRadius == 0) == (device.bottom == 0), "\(device.name)")
        }
    }
    #endif
}
