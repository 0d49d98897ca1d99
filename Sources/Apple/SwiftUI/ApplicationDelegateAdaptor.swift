public import Foundation
public import QuadrantCore
import QuadrantViews
public import UIKit

/// Makes a delegate of UIKit's kind for an app, and keeps it.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The delegate: the application's own where that has this type, else a new one.
    public let wrappedValue: DelegateType

    /// Makes the delegate and lets it launch. Stops the program where the class cannot be made without arguments.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = UIApplication.shared.delegate as? DelegateType ?? Self.launched()
    }

    private static func launched() -> DelegateType {
        let maker = DelegateType.self as? any _MadeByAdaptor.Type
        guard let made = maker?._make() as? DelegateType else {
            Misuse.stop("SwiftUI: UIApplicationDelegateAdaptor cannot make a \(DelegateType.self). A delegate is a "
                + "class at the top level of a file, conforms to UIApplicationDelegate and has an init without arguments.")
        }
        _ = DelegateLaunch.rootController(app: made, scene: nil)
        return made
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the properties of a delegate that can be observed.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
