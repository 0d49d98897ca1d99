public import Foundation

/// The process. The command writes this in the place of `ProcessInfo()`, which cannot be made on Linux.
public var _processInfo: ProcessInfo { .processInfo }

extension ProcessInfo {
    /// False: programs are on a phone here.
    public var isiOSAppOnMac: Bool { false }
    /// False: programs are on a phone here.
    public var isMacCatalystApp: Bool { false }

    /// How hot the device is.
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
    /// Nominal: no sensor is read.
    public var thermalState: ThermalState { .nominal }
    /// False: there is no battery to save.
    public var isLowPowerModeEnabled: Bool { false }
    /// Never sent: the state does not change.
    public static let thermalStateDidChangeNotification =
        Notification.Name("NSProcessInfoThermalStateDidChangeNotification")

    /// What an activity asks of the system.
    public struct ActivityOptions: OptionSet, Sendable {
        /// A bit for each option.
        public let rawValue: UInt64
        /// Unknown bits are kept.
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        /// The screen stays on.
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        /// The system stays awake.
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        /// The program is not ended without a warning.
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        /// The program is not ended to save memory.
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        /// The user has asked for it.
        public static let userInitiated = ActivityOptions(rawValue: 0xFF_FFFF)
        /// The user has asked for it, and the system may sleep.
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0xEF_FFFF)
        /// The system does it by itself.
        public static let background = ActivityOptions(rawValue: 0xFF)
        /// It needs exact times.
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }
    /// Begins an activity; programs are left to run here, whatever the options are.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
        NSString(string: reason)
    }
    /// Ends an activity. Nothing to do: programs are left to run.
    public func endActivity(_ activity: any NSObjectProtocol) {}
    /// Runs `block` at once: programs are left to run.
    public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) { block() }
    /// Runs `block` with false on another thread: the time does not expire.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { block(false) }
    }
}

extension NSNotification.Name {
    /// Never sent: the device does not begin to save power.
    public static let NSProcessInfoPowerStateDidChange =
        NSNotification.Name("NSProcessInfoPowerStateDidChangeNotification")
    /// Never sent.
    public static let NSSystemClockDidChange = NSNotification.Name("NSSystemClockDidChangeNotification")
}
