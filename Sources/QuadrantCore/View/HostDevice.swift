package import Foundation
import Observation
package import QuadrantGeometry

/// The machine that views are shown on, as programs ask for it apart from their views.
package struct HostDevice: Equatable, Sendable {
    /// The whole screen as it is held, in points; in a window of a desktop that window's content.
    package var size: CGSize
    /// Pixels a point.
    package var scale: CGFloat
    /// What bars and rounded corners take of the screen.
    package var safeArea: EdgeInsets
    /// Of the system that the design in force belongs to.
    package var systemVersion: String

    package init(size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3,
                 safeArea: EdgeInsets = EdgeInsets(), systemVersion: String = "17.0") {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
        self.systemVersion = systemVersion
    }

    package var isLandscape: Bool { size.width > size.height }
}

/// Where views are shown, for what programs reach without going through a view: the screen, and what the host does
/// for them.
///
/// A host has one, and puts it in the place of `current` before it lets its views do anything, so that several hosts
/// in a process each tell their own. Used on the main thread only.
package final class HostContext: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private var storedDevice: HostDevice
    /// What the host does for its views; nil before it has any.
    package var services: @MainActor () -> HostServices? = { nil }
    /// Takes the focus away from the view that is edited.
    package var endEditing: @MainActor () -> Void = {}
    /// The same, where views are shown now.
    @MainActor package static func endEditing() { current.endEditing() }

    package init(_ device: HostDevice = HostDevice()) { storedDevice = device }

    package var device: HostDevice {
        get { storedDevice }
        set {
            guard newValue != storedDevice else { return }
            let hasTurned = newValue.isLandscape != storedDevice.isLandscape
            registrar.withMutation(of: self, keyPath: \.device) { storedDevice = newValue }
            guard hasTurned else { return }
            Self.current = self
            NotificationCenter.default.post(name: Self.turned, object: nil)
        }
    }

    package nonisolated(unsafe) static var current = HostContext()
    /// What programs may wait for to hear that a device is held another way.
    package static let turned = Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// Whether a program has ever asked. One that has may have kept what it was told, where no change can reach it.
    package nonisolated(unsafe) private(set) static var hasBeenRead = false

    /// The device as programs ask for it. Recorded as the reading of an observable object's property: a body that has
    /// asked runs again when the screen turns or the window grows.
    package static var observedDevice: HostDevice {
        hasBeenRead = true
        current.registrar.access(current, keyPath: \.device)
        return current.storedDevice
    }
}
