public import Foundation
public import QuadrantCore
import QuadrantViews
public import UIKit

/// Makes a delegate of UIKit's kind for an app, and keeps it.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    public let wrappedValue: DelegateType

    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = UIApplication.shared.delegate as? DelegateType ?? Self.launched()
    }

    private static func launched() -> DelegateType {
        let made = NSObjectMaker.make(DelegateType.self)
        _ = DelegateLaunch.rootController(app: made, scene: nil)
        return made
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}

/// Makes objects of classes that are known only at run time.
///
/// Foundation's `NSObject.init()` is no required initialiser here, so that the compiler calls it for no metatype. Every
/// class has it all the same, as the first entry of its table of methods; a root class of ours, whose required
/// initialiser is the first entry too, stands in for it.
enum NSObjectMaker {
    private class Root { required init() {} }

    static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        unsafeBitCast(unsafeBitCast(type as Any.Type, to: Root.Type.self).init(), to: Object.self)
    }
}
