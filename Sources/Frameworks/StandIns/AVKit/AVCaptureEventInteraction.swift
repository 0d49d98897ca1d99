public import Foundation
public import SwiftUI
public import UIKit

/// What is done with a button of the phone that takes pictures.
public enum AVCaptureEventPhase: UInt, Sendable { case began, ended, cancelled }

/// A press of a button of the phone that takes pictures.
public final class AVCaptureEvent: NSObject, Sendable {
    /// What is done with it.
    public let phase: AVCaptureEventPhase
    init(phase: AVCaptureEventPhase) { self.phase = phase }
}

/// Hears the buttons of the phone that take pictures. There are none: no closure is called.
@MainActor @preconcurrency
open class AVCaptureEventInteraction: NSObject, UIInteraction {
    /// Whether it hears them.
    open var isEnabled = true
    public private(set) weak var view: UIView?
    /// Calls one closure for any button.
    public init(handler: @escaping (AVCaptureEvent) -> Void) {}
    /// Calls a closure for each of two buttons.
    public init(primary primaryAction: @escaping (AVCaptureEvent) -> Void,
                secondary secondaryAction: @escaping (AVCaptureEvent) -> Void) {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

extension View {
    /// Hears the buttons of the phone that take pictures. Nothing to do: there are none.
    public func onCameraCaptureEvent(isEnabled: Bool = true,
                                     action: @escaping (AVCaptureEvent) -> Void) -> some View { self }
    /// Hears both buttons of the phone that take pictures. Nothing to do: there are none.
    public func onCameraCaptureEvent(
        isEnabled: Bool = true, primaryAction: @escaping (AVCaptureEvent) -> Void,
        secondaryAction: @escaping (AVCaptureEvent) -> Void
    ) -> some View { self }
}
