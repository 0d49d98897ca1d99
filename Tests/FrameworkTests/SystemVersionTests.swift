import Foundation
import QuadrantCore
import QuadrantFoundation
import QuadrantThreads
import Testing

/// The version of the system, for programs that ask for it without UIKit.
@MainActor @Suite("The version of the system")
struct SystemVersionTests {
    private func on<Value>(_ version: String, _ ask: () -> Value) -> Value {
        let before = HostContext.current
        defer { HostContext.current = before }
        HostContext.current = HostContext(HostDevice(systemVersion: version))
        return ask()
    }

    @Test(arguments: [("17.0", [17], true), ("17.0", [17, 1], false), ("17.4.1", [17, 4, 1], true),
                      ("17.4", [17, 4, 1], false), ("26.4", [18], true), ("26.4", [27], false),
                      ("26.4", [9_999], false)])
    func itIsThatOfTheCurrentDevice(version: String, numbers: [Int], isThere: Bool) {
        let all = numbers + [0, 0]
        let condition: Bool = on(version) { _iOS(all[0], all[1], all[2]) }
        #expect(condition == isThere)
        let asked = OperatingSystemVersion(majorVersion: all[0], minorVersion: all[1], patchVersion: all[2])
        let answer: Bool = on(version) { ProcessInfo.processInfo._isPhoneSystemAtLeast(asked) }
        #expect(answer == isThere)
    }

    /// A device without a version of its own has that of the standard design.
    @Test func aDeviceHasTheVersionOfTheStandardDesign() {
        #expect(HostDevice().systemVersion == SystemVersion.standard)
        #expect(HostDevice(systemVersion: "13.0").systemVersion == "13.0")
    }

    @Test func itHasThreeNumbers() {
        let version: OperatingSystemVersion = on("18.5") { ProcessInfo.processInfo._phoneSystemVersion }
        #expect(version.majorVersion == 18)
        #expect(version.minorVersion == 5)
        #expect(version.patchVersion == 0)
        let text: String = on("18.5") { ProcessInfo.processInfo._phoneSystemVersionString }
        #expect(text == "Version 18.5")
    }
}
