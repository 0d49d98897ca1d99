public import Foundation

/// The button of a shield that a person taps.
public enum ShieldAction: Int, Hashable, Sendable { case primaryButtonPressed, secondaryButtonPressed }
/// What happens to the program or page below a shield.
public enum ShieldActionResponse: Int, Hashable, Sendable { case none, close, `defer` }

/// The answers of an extension to the buttons of shields; there are no shields here, so that nothing asks.
open class ShieldActionDelegate: NSObject {
    public override init() { super.init() }
    /// The answer for a program: the shield stays.
    open func handle(action: ShieldAction, for application: ApplicationToken,
                     completionHandler: @escaping (ShieldActionResponse) -> Void) { completionHandler(.none) }
    /// The answer for a domain: the shield stays.
    open func handle(action: ShieldAction, for webDomain: WebDomainToken,
                     completionHandler: @escaping (ShieldActionResponse) -> Void) { completionHandler(.none) }
    /// The answer for a category: the shield stays.
    open func handle(action: ShieldAction, for category: ActivityCategoryToken,
                     completionHandler: @escaping (ShieldActionResponse) -> Void) { completionHandler(.none) }
}
