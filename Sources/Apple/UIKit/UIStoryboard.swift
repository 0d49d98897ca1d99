public import Foundation
import QuadrantStandIn

/// A file with interfaces of controllers. None is read: every controller that is made of it is empty.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
    private let name: String
    /// The storyboard of that name.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }
    /// Nil: no storyboard is read. Without effect: no storyboards are read.
    open func instantiateInitialViewController() -> UIViewController? {
        standIn(self, "no storyboards are read")
        return nil
    }
    /// Nil: no storyboard is read. Without effect: no storyboards are read.
    open func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        standIn(self, "no storyboards are read")
        return nil
    }
    /// An empty controller. Without effect: no storyboards are read.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        standIn(self, "no storyboards are read")
        return UIViewController()
    }
}
/// A way from one controller to another in a storyboard. None is performed.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
    /// The name; nil without one.
    public let identifier: String?
    /// The controller that it leaves.
    public let source: UIViewController
    /// The controller that it shows.
    public let destination: UIViewController
    /// A way between two controllers.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
    /// Shows the destination. For overriding; never called.
    open func perform() {}
}

/// A file with views. None is read.
@MainActor @preconcurrency
open class UINib: NSObject {
    /// The file of that name.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
    /// A file's bytes.
    public init(data: Data, bundle bundleOrNil: Bundle?) {}
    /// No views. Without effect: no interface files are read.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        standIn(self, "no interface files are read")
        return []
    }
    /// An option of reading a file.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// An option by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Objects by their names in the file.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}
extension Bundle {
    /// No views. Without effect: no interface files are read.
    @MainActor
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        standIn(self, "no interface files are read")
        return nil
    }
}
extension NSObject {
    /// Called on an object of an interface file, which none is: for calls of `super`.
    @MainActor public func _awakeFromNib() {}
}

/// Changes beside a transition of controllers, which show at once.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs changes beside the transition, and a closure at its end.
    @discardableResult
    func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
                 completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
}
/// What is known of a transition of controllers.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether it is animated.
    var isAnimated: Bool { get }
    /// Whether it was cancelled.
    var isCancelled: Bool { get }
    /// Seconds.
    var transitionDuration: TimeInterval { get }
    /// The turn of the screen.
    var targetTransform: CGAffineTransform { get }
}
/// How the status bar enters and leaves. Nothing to do: the status bar follows the interface.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
/// The state for what is shown in the place of content.
@MainActor @preconcurrency
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    /// What the interface around is like.
    public var traitCollection: UITraitCollection
    /// The text of a search; nil without one.
    public var searchText: String?
    /// A state with these traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
