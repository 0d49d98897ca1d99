public import Foundation
public import QuadrantCore
import QuadrantHost
import QuadrantViews
public import UIKit

/// Makes a delegate of UIKit's kind for an app, and keeps it.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    private let launch = Launch()

    /// The delegate: the application's own where that has this type, else a new one, which launches when the app's
    /// `init` has returned, or when it is first asked for.
    public var wrappedValue: DelegateType { launch.delegate }

    /// Stops the program at the launch where the class cannot be made without arguments.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        AppHost.launches.append { [launch] in _ = launch.delegate }
    }

    @MainActor private final class Launch {
        private var made: DelegateType?

        var delegate: DelegateType {
            if let made { return made }
            let delegate = UIApplication.shared.delegate as? DelegateType ?? launched()
            made = delegate
            return delegate
        }

        private func launched() -> DelegateType {
            let maker = DelegateType.self as? any _MadeByAdaptor.Type
            guard let delegate = maker?._make() as? DelegateType else {
                Misuse.stop("SwiftUI: UIApplicationDelegateAdaptor cannot make a \(DelegateType.self). A delegate is a "
                    + "class at the top level of a file, conforms to UIApplicationDelegate and has an init without "
                    + "arguments.")
            }
            // Its own launch may ask for it.
            made = delegate
            _ = DelegateLaunch.rootController(app: delegate, scene: nil)
            return delegate
        }
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the properties of a delegate that can be observed.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
