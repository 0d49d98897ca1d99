public import UIKit

/// The window of a program that draws a map. There is none.
@MainActor @preconcurrency
open class CPWindow: UIWindow {
    /// The part without buttons.
    public let mapButtonSafeAreaLayoutGuide = UILayoutGuide()
}
/// Is notified of a car that connects; none does.
@MainActor @preconcurrency
public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
    /// A car has connected; never called.
    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene,
                                  didConnect interfaceController: CPInterfaceController)
    /// A car has connected to a program that draws a map; never called.
    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene,
                                  didConnect interfaceController: CPInterfaceController, to window: CPWindow)
    /// A car has gone; never called.
    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene,
                                  didDisconnectInterfaceController interfaceController: CPInterfaceController)
    /// A car has gone from a program that draws a map; never called.
    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene,
                                  didDisconnect interfaceController: CPInterfaceController, from window: CPWindow)
    /// A car is dark or bright; never called.
    func contentStyleDidChange(_ contentStyle: UIUserInterfaceStyle)
}
extension CPTemplateApplicationSceneDelegate {
    public func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene,
                                         didConnect interfaceController: CPInterfaceController) {}
    public func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene,
                                         didConnect interfaceController: CPInterfaceController, to window: CPWindow) {}
    public func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene,
                                         didDisconnectInterfaceController interfaceController: CPInterfaceController) {}
    public func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene,
                                         didDisconnect interfaceController: CPInterfaceController,
                                         from window: CPWindow) {}
    public func contentStyleDidChange(_ contentStyle: UIUserInterfaceStyle) {}
}
/// The program on the screen of a car. There is none.
@MainActor @preconcurrency
open class CPTemplateApplicationScene: UIScene {
    /// Its pages.
    public let interfaceController = CPInterfaceController()
    /// The window of a map.
    public let carWindow = CPWindow()
    /// Whether the car is dark or bright.
    open var contentStyle: UIUserInterfaceStyle { .light }
}
extension UISceneSession.Role {
    /// The screen of a car.
    public static let carTemplateApplication = UISceneSession.Role(
        rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
}

/// What a car cannot do while it is driven.
public struct CPLimitableUserInterface: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let keyboard = CPLimitableUserInterface(rawValue: 1)
    public static let lists = CPLimitableUserInterface(rawValue: 2)
}
/// Whether a car is dark or bright.
public struct CPContentStyle: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let light = CPContentStyle(rawValue: 1)
    public static let dark = CPContentStyle(rawValue: 2)
}
/// Is notified of limits.
@MainActor @preconcurrency
public protocol CPSessionConfigurationDelegate: NSObjectProtocol {
    /// Limits have changed; never called.
    func sessionConfiguration(_ sessionConfiguration: CPSessionConfiguration,
                              limitedUserInterfacesChanged limitedUserInterfaces: CPLimitableUserInterface)
    /// A car is dark or bright; never called.
    func sessionConfiguration(_ sessionConfiguration: CPSessionConfiguration,
                              contentStyleChanged contentStyle: CPContentStyle)
}
extension CPSessionConfigurationDelegate {
    public func sessionConfiguration(_ sessionConfiguration: CPSessionConfiguration,
                                     limitedUserInterfacesChanged limitedUserInterfaces: CPLimitableUserInterface) {}
    public func sessionConfiguration(_ sessionConfiguration: CPSessionConfiguration,
                                     contentStyleChanged contentStyle: CPContentStyle) {}
}
/// The limits of a car: none.
@MainActor @preconcurrency
open class CPSessionConfiguration: NSObject {
    /// Who is notified.
    open weak var delegate: (any CPSessionConfigurationDelegate)?
    /// None.
    open var limitedUserInterfaces: CPLimitableUserInterface { [] }
    /// Bright.
    open var contentStyle: CPContentStyle { .light }
    /// Limits of a car.
    public init(delegate: any CPSessionConfigurationDelegate) { self.delegate = delegate }
}
