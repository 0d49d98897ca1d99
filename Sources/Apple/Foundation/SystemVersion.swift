public import Foundation
import QuadrantThreads

// What the compiled copy of a program has in place of `#available` and of the version of this system: the version of
// the phone whose look is drawn.

/// Whether the system is at least the release, for `#available(iOS 17.4, *)`.
public func _iOS(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
    ProcessInfo.processInfo._isPhoneSystemAtLeast(
        OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: patch))
}

extension ProcessInfo {
    /// For `operatingSystemVersion`: that of the look that is drawn, see `UIDevice.systemVersion`.
    public var _phoneSystemVersion: OperatingSystemVersion {
        let parts = SystemVersion.current.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
        return OperatingSystemVersion(majorVersion: parts[0], minorVersion: parts[1], patchVersion: parts[2])
    }

    /// For `operatingSystemVersionString`, without the number of a build: "Version 26.4".
    public var _phoneSystemVersionString: String { "Version \(SystemVersion.current)" }

    /// For `isOperatingSystemAtLeast`.
    public func _isPhoneSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        func parts(_ version: OperatingSystemVersion) -> [Int] {
            [version.majorVersion, version.minorVersion, version.patchVersion]
        }
        return !parts(_phoneSystemVersion).lexicographicallyPrecedes(parts(version))
    }
}
