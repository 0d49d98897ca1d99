// On a phone an extension may override a method; the runtime finds it. Swift has no such overrides: the command gives
// the method a name of its own, and makes its class conform to one of these protocols, through which the method of the
// base class calls it.

/// An extension overrides `awakeFromInsert()`.
public protocol _OverridesAwakeFromInsert { func _wakeFromInsert() }
/// An extension overrides `willSave()`.
public protocol _OverridesWillSave { func _illSave() }
/// An extension overrides `didSave()`.
public protocol _OverridesDidSave { func _idSave() }
/// An extension overrides `prepareForDeletion()`.
public protocol _OverridesPrepareForDeletion { func _repareForDeletion() }

extension NSManagedObject {
    /// Calls an extension's override of a method, from the method of the base class; not where it is the override that
    /// calls.
    func runOverride<Override>(_ type: Override.Type, _ call: (Override) -> Void) {
        guard let overriding = self as? Override, running.insert(ObjectIdentifier(type)).inserted else { return }
        defer { running.remove(ObjectIdentifier(type)) }
        call(overriding)
    }
}
