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
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
