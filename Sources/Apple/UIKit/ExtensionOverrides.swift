// On a phone an extension may override a method; the runtime finds it. Swift has no such overrides: the command gives
// the method a name of its own, and makes its class conform to one of these protocols, through which the method of the
// base class calls it.

/// An extension overrides `viewDidLoad()`.
@MainActor @preconcurrency public protocol _OverridesViewDidLoad { func _iewDidLoad() }
/// An extension overrides `viewWillAppear(_:)`.
@MainActor @preconcurrency public protocol _OverridesViewWillAppear { func _iewWillAppear(_ animated: Bool) }
/// An extension overrides `viewIsAppearing(_:)`.
@MainActor @preconcurrency public protocol _OverridesViewIsAppearing { func _iewIsAppearing(_ animated: Bool) }
/// An extension overrides `viewDidAppear(_:)`.
@MainActor @preconcurrency public protocol _OverridesViewDidAppear { func _iewDidAppear(_ animated: Bool) }
/// An extension overrides `viewWillDisappear(_:)`.
@MainActor @preconcurrency public protocol _OverridesViewWillDisappear { func _iewWillDisappear(_ animated: Bool) }
/// An extension overrides `viewDidDisappear(_:)`.
@MainActor @preconcurrency public protocol _OverridesViewDidDisappear { func _iewDidDisappear(_ animated: Bool) }
/// An extension overrides `viewWillLayoutSubviews()`.
@MainActor @preconcurrency public protocol _OverridesViewWillLayoutSubviews { func _iewWillLayoutSubviews() }
/// An extension overrides `viewDidLayoutSubviews()`.
@MainActor @preconcurrency public protocol _OverridesViewDidLayoutSubviews { func _iewDidLayoutSubviews() }
/// An extension overrides `layoutSubviews()`.
@MainActor @preconcurrency public protocol _OverridesLayoutSubviews { func _ayoutSubviews() }
@MainActor
enum ExtensionOverride {
    /// The overrides that run: they call the base class's method as `super`.
    private static var running: [(object: ObjectIdentifier, override: ObjectIdentifier)] = []

    /// Calls an extension's override of a method, from the method of the base class. False where there is none, or
    /// where it is the override that calls: then the base class does its own part.
    static func run<Override>(_ object: AnyObject, _ override: Override.Type, _ call: (Override) -> Void) -> Bool {
        guard let overriding = object as? Override else { return false }
        let id = (object: ObjectIdentifier(object), override: ObjectIdentifier(override))
        guard !running.contains(where: { $0 == id }) else { return false }
        running.append(id)
        defer { running.removeLast() }
        call(overriding)
        return true
    }
}

extension UIView {
    /// Runs an extension's override of `layoutSubviews()`, and says whether there was one to run.
    var layoutOfExtension: Bool {
        ExtensionOverride.run(self, (any _OverridesLayoutSubviews).self) { $0._ayoutSubviews() }
    }
}
