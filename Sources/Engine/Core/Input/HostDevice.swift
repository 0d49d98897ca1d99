package import Foundation
import Observation
package import QuadrantGeometry
import QuadrantThreads
import Synchronization

/// The device that views are shown on, for programs that read it outside of a view.
package struct HostDevice: Equatable, Sendable {
    /// The size of the screen in its present orientation, in points; for a desktop window, that of its content.
    package var size: CGSize
    /// Pixels per point.
    package var scale: CGFloat
    /// The insets of the screen by bars and rounded corners.
    package var safeArea: EdgeInsets
    /// The version of the system whose design is current: that of the standard design, unless another one is given.
    package var systemVersion: String { ownVersion ?? SystemVersion.standard }
    private var ownVersion: String?
    /// What the user has chosen.
    package var settings = Settings()

    /// Settings of the user that programs read outside of a view.
    package struct Settings: Equatable, Sendable {
        /// Whether dark is chosen.
        package var isDark: Bool
        package var isRightToLeft: Bool
        /// The index of the text size in `DynamicTypeSize.allCases`.
        package var textSize: Int

        /// Light, from left to right, in the size `large`, unless others are given.
        package init(isDark: Bool = false, isRightToLeft: Bool = false, textSize: Int = 3) {
            (self.isDark, self.isRightToLeft, self.textSize) = (isDark, isRightToLeft, textSize)
        }
    }

    package init(size: CGSize = Device.standard.size, scale: CGFloat = Device.standard.scale,
                 safeArea: EdgeInsets = EdgeInsets(), systemVersion: String? = nil) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
        ownVersion = systemVersion
    }

    /// Whether the screen is wider than it is high.
    package var isLandscape: Bool { size.width > size.height }
}

/// Device state that programs read outside of a view: the screen, and the services of the host.
///
/// Each host has one, and assigns it to `current` before it evaluates its views, so that each of several hosts in a
/// process provides its own. Used on the thread of the host only.
package final class HostContext: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private var storedDevice: HostDevice
    /// The services of the host; nil before there are any.
    package var services: @MainActor () -> HostServices? = { nil }
    /// Removes the focus from the edited view.
    package var endEditing: @MainActor () -> Void = {}
    /// Removes the focus from the edited view of the current host.
    @MainActor package static func endEditing() { current.endEditing() }

    package init(_ device: HostDevice = HostDevice()) {
        storedDevice = device
        _ = Self.tellsTheVersion
    }

    /// Programs that ask for the system's version without UIKit receive that of the current device.
    private static let tellsTheVersion: Void = SystemVersion.read { current.storedDevice.systemVersion }

    /// The device at present; setting another one invalidates the bodies that have read it.
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

    /// The context of this thread.
    package static var current: HostContext {
        get {
            let kept = ThreadState.current.kept
            if let known = kept.known(at: .hostContext) { return unsafeDowncast(known, to: HostContext.self) }
            // Other threads read what the main thread has: nothing is stored for it while it is read.
            return ThreadState.isRenderingThread ? kept.object(at: .hostContext) { HostContext() } : initial
        }
        set { ThreadState.current.kept.set(newValue, at: .hostContext) }
    }
    /// The context of the main thread before there is a host.
    private static let initial = HostContext()
    /// The notification of a changed device orientation.
    package static let turned = Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// Whether a program has ever read the device. It may have stored the value, and then does not observe changes.
    package static var hasBeenRead: Bool { wasRead.load(ordering: .relaxed) }
    private static let wasRead = Atomic(false)

    /// The device, for programs. The read is recorded like that of an observable object's property: a body that reads
    /// it is evaluated again when the screen rotates or the window is resized.
    package static var observedDevice: HostDevice {
        if !hasBeenRead { wasRead.store(true, ordering: .relaxed) }
        current.registrar.access(current, keyPath: \.device)
        return current.storedDevice
    }

    /// What the user has set on the device, for programs; the read is recorded as that of the device. A value that a
    /// program has stored stays valid for a screen of another size: this does not count for `hasBeenRead`.
    package static var observedSettings: HostDevice.Settings {
        current.registrar.access(current, keyPath: \.device)
        return current.storedDevice.settings
    }
}
