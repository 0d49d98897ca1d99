public import Foundation

extension ProcessInfo {
    /// False: programs are on a phone here.
    public var isiOSAppOnMac: Bool { false }
    /// False: programs are on a phone here.
    public var isMacCatalystApp: Bool { false }
}
