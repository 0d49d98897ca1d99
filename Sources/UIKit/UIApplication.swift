public import Foundation
import QuadrantCore
import QuadrantGeometry

/// The running program.
@MainActor @preconcurrency
public final class UIApplication: NSObject {
    /// The only one.
    public static let shared = UIApplication()

    private override init() { super.init() }

    /// Whether the screen is to stay on without anybody touching it. Nothing here turns it off.
    public var isIdleTimerDisabled = false

    /// What an address may be opened with.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Open it only in a program that is made for addresses of this site.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// Opens an address as `openURL` of a view without a handler around it does: a page opens it in the browser, a
    /// window in the program that is made for it, a picture not at all. `completion` is told whether somebody took it.
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
                     completionHandler completion: ((Bool) -> Void)? = nil) {
        let isTaken = options.keys.contains(.universalLinksOnly)
            ? false : Surroundings.current.services()?.openURL(url) ?? false
        completion?(isTaken)
    }

    /// The same; answers whether somebody took it.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        var isTaken = false
        open(url, options: options) { isTaken = $0 }
        return isTaken
    }

    /// The address of the program's own settings, which nobody takes where programs have none.
    public static let openSettingsURLString = "app-settings:"

    /// The scene the program is shown in: one, whichever window asks.
    public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
    /// The windows of that scene.
    public var windows: [UIWindow] { UIWindowScene.only.windows }
    public var keyWindow: UIWindow? { UIWindowScene.only.keyWindow }
}

/// A part of a program that people see, or could.
@MainActor @preconcurrency
public class UIScene: NSObject {
    /// What a scene is to people.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    fileprivate override init() { super.init() }

    /// Views are shown while they run.
    public var activationState: ActivationState { .foregroundActive }
}

/// Which way up an interface is.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A scene with a window.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
    fileprivate static let only = UIWindowScene()

    public var windows: [UIWindow] { [UIWindow.only] }
    public var keyWindow: UIWindow? { UIWindow.only }
    public var screen: UIScreen { .main }
    /// An interface turns the other way than the device does.
    public var interfaceOrientation: UIInterfaceOrientation {
        UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
    }
}

/// The window that views are shown in, as far as it can be asked for measures.
@MainActor @preconcurrency
public final class UIWindow: NSObject {
    fileprivate static let only = UIWindow()

    private override init() { super.init() }

    private var device: HostDevice { Surroundings.deviceAsked }

    public var bounds: CGRect { CGRect(origin: .zero, size: device.size) }
    public var frame: CGRect { bounds }
    /// What bars and rounded corners take of it.
    public var safeAreaInsets: UIEdgeInsets {
        let area = device.safeArea
        return UIEdgeInsets(top: area.top, left: area.leading, bottom: area.bottom, right: area.trailing)
    }
    public var isKeyWindow: Bool { true }
    public var windowScene: UIWindowScene? { .only }
    public var screen: UIScreen { .main }
}
