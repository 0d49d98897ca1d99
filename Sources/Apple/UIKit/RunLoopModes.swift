public import Foundation

extension RunLoop.Mode {
    /// While a finger tracks something. Events are handled in the usual mode here, so what waits for this one waits.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
