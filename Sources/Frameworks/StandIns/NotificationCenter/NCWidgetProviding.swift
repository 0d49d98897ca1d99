@_exported public import CoreGraphics
@_exported public import Foundation

// Widgets of before iOS 14. No system shows them: programs import the framework for its name, which is that of a class.

/// Whether a widget has new content.
public enum NCUpdateResult: UInt, Sendable { case newData, noData, failed }
/// How high a widget is.
public enum NCWidgetDisplayMode: Int, Sendable { case compact, expanded }

/// A controller of a widget. Its methods are never called.
@MainActor @preconcurrency
public protocol NCWidgetProviding: NSObjectProtocol {
    /// Asks for new content.
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    /// The widget becomes lower or higher.
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
}
extension NCWidgetProviding {
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        completionHandler(.noData)
    }
    public func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode,
                                                 withMaximumSize maxSize: CGSize) {}
}

/// Says whether a widget is shown.
open class NCWidgetController: NSObject {
    public override init() { super.init() }
    /// Shows or hides a widget. Nothing to do: no system shows it.
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}
