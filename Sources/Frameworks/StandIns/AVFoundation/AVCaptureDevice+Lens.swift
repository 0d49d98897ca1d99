import CoreGraphics
public import CoreMedia
import Foundation

// Exposure, focus and white balance of a camera. No program has one, so that they have no values.

extension AVCaptureDevice {
    /// The value by which a setting stays as it is: 0.
    public class var currentISO: Float { 0 }
    /// The duration by which a setting stays as it is.
    public class var currentExposureDuration: CMTime { .invalid }
    /// The bias by which a setting stays as it is.
    public class var currentExposureTargetBias: Float { .greatestFiniteMagnitude }
    /// The position by which a setting stays as it is.
    public class var currentLensPosition: Float { .greatestFiniteMagnitude }
    /// The gains by which a setting stays as it is.
    public class var currentWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }

    /// 0.
    public var iso: Float { 0 }
    /// Not known.
    public var exposureDuration: CMTime { .invalid }
    /// 0.
    public var exposureTargetOffset: Float { 0 }
    /// The aperture; 0.
    public var lensAperture: Float { 0 }
    /// False.
    public var isAdjustingExposure: Bool { false }
    /// The longest time of an automatic exposure. Nothing to do: no program has a camera.
    public var activeMaxExposureDuration: CMTime { get { .invalid } set {} }
    /// Calls the closure at once.
    @preconcurrency public func setExposureModeCustom(duration: CMTime, iso: Float,
                                      completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {
        handler?(.zero)
    }
    /// Returns at once.
    public func setExposureModeCustom(duration: CMTime, iso: Float) async -> CMTime { .zero }

    /// From 0, near, to 1, far; 0.
    public var lensPosition: Float { 0 }
    /// False.
    public var isAdjustingFocus: Bool { false }
    /// False.
    public var isLockingFocusWithCustomLensPositionSupported: Bool { false }
    /// Millimetres; -1 where that is not known.
    public var minimumFocusDistance: Int { -1 }
    /// Calls the closure at once.
    @preconcurrency public func setFocusModeLocked(lensPosition: Float,
                                   completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {
        handler?(.zero)
    }
    /// Returns at once.
    public func setFocusModeLocked(lensPosition: Float) async -> CMTime { .zero }
    /// Which distances a camera tries.
    public enum AutoFocusRangeRestriction: Int, Sendable { case none, near, far }
    /// False.
    public var isAutoFocusRangeRestrictionSupported: Bool { false }
    /// Which distances are tried. Nothing to do: no program has a camera.
    public var autoFocusRangeRestriction: AutoFocusRangeRestriction { get { .none } set {} }

    /// How much of each colour is taken; from 1 to `maxWhiteBalanceGain`.
    public struct WhiteBalanceGains: Hashable, Sendable {
        public var redGain: Float, greenGain: Float, blueGain: Float
        /// 0 of each.
        public init() { (redGain, greenGain, blueGain) = (0, 0, 0) }
        /// How much of each colour is taken.
        public init(redGain: Float, greenGain: Float, blueGain: Float) {
            (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
        }
    }
    /// The colour of light by its temperature in kelvins, and how green, below 0, or magenta it is.
    public struct WhiteBalanceTemperatureAndTintValues: Hashable, Sendable {
        public var temperature: Float, tint: Float
        /// 0 of both.
        public init() { (temperature, tint) = (0, 0) }
        /// A temperature in kelvins and a tint.
        public init(temperature: Float, tint: Float) { (self.temperature, self.tint) = (temperature, tint) }
    }
    /// The colour of light by its coordinates in CIE 1931.
    public struct WhiteBalanceChromaticityValues: Hashable, Sendable {
        public var x: Float, y: Float
        /// 0 of both.
        public init() { (x, y) = (0, 0) }
        /// Two coordinates.
        public init(x: Float, y: Float) { (self.x, self.y) = (x, y) }
    }
    /// 1: the least gain that a framework takes.
    public var deviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains(redGain: 1, greenGain: 1, blueGain: 1) }
    /// As `deviceWhiteBalanceGains`.
    public var grayWorldDeviceWhiteBalanceGains: WhiteBalanceGains { deviceWhiteBalanceGains }
    /// 1.
    public var maxWhiteBalanceGain: Float { 1 }
    /// False.
    public var isAdjustingWhiteBalance: Bool { false }
    /// False.
    public var isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool { false }
    /// Calls the closure at once.
    @preconcurrency public func setWhiteBalanceModeLocked(with whiteBalanceGains: WhiteBalanceGains,
                                          completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {
        handler?(.zero)
    }
    /// 1 of each: what a camera would take is not known.
    public func deviceWhiteBalanceGains(for tempAndTintValues: WhiteBalanceTemperatureAndTintValues)
        -> WhiteBalanceGains { deviceWhiteBalanceGains }
    /// 1 of each: what a camera would take is not known.
    public func deviceWhiteBalanceGains(for chromaticityValues: WhiteBalanceChromaticityValues) -> WhiteBalanceGains {
        deviceWhiteBalanceGains
    }
    /// 5,000 kelvins: what a camera would see is not known.
    public func temperatureAndTintValues(for whiteBalanceGains: WhiteBalanceGains)
        -> WhiteBalanceTemperatureAndTintValues
    { WhiteBalanceTemperatureAndTintValues(temperature: 5_000, tint: 0) }
    /// A third of each: what a camera would see is not known.
    public func chromaticityValues(for whiteBalanceGains: WhiteBalanceGains) -> WhiteBalanceChromaticityValues {
        WhiteBalanceChromaticityValues(x: 1 / 3, y: 1 / 3)
    }
}
