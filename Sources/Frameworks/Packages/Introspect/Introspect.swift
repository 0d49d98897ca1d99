import QuadrantSubstitutes
import SwiftUI
import UIKit

// Introspect: the views of SwiftUI are no views of UIKit here, so that there is none to be changed.

@MainActor extension View {
    /// The view as it is. Without effect: there is no view of UIKit, and `customize` is not called.
    public func introspectNavigationController(customize: @escaping (UINavigationController) -> Void) -> some View {
        standIn(nil, "there is no view of UIKit, and `customize` is not called")
        return self
    }
    /// The view as it is. Without effect: there is no view of UIKit, and `customize` is not called.
    public func introspectViewController(customize: @escaping (UIViewController) -> Void) -> some View {
        standIn(nil, "there is no view of UIKit, and `customize` is not called")
        return self
    }
    /// The view as it is. Without effect: there is no view of UIKit, and `customize` is not called.
    public func introspectTabBarController(customize: @escaping (UITabBarController) -> Void) -> some View {
        standIn(nil, "there is no view of UIKit, and `customize` is not called")
        return self
    }
    /// The view as it is. Without effect: there is no view of UIKit, and `customize` is not called.
    public func introspectTableView(customize: @escaping (UITableView) -> Void) -> some View {
        standIn(nil, "there is no view of UIKit, and `customize` is not called")
        return self
    }
    /// The view as it is. Without effect: there is no view of UIKit, and `customize` is not called.
    public func introspectTableViewCell(customize: @escaping (UITableViewCell) -> Void) -> some View {
        standIn(nil, "there is no view of UIKit, and `customize` is not called")
        return self
    }
    /// The view as it is. Without effect: there is no view of UIKit, and `customize` is not called.
    public func introspectCollectionView(customize: @escaping (UICollectionView) -> Void) -> some View {
        standIn(nil, "there is no view of UIKit, and `customize` is not called")
        return self
    }
    /// The view as it is. Without effect: there is no view of UIKit, and `customize` is not called.
    public func introspectScrollView(customize: @escaping (UIScrollView) -> Void) -> some View {
        standIn(nil, "there is no view of UIKit, and `customize` is not called")
        return self
    }
    /// The view as it is. Without effect: there is no view of UIKit, and `customize` is not called.
    public func introspectTextField(customize: @escaping (UITextField) -> Void) -> some View {
        standIn(nil, "there is no view of UIKit, and `customize` is not called")
        return self
    }
    /// The view as it is. Without effect: there is no view of UIKit, and `customize` is not called.
    public func introspectTextView(customize: @escaping (UITextView) -> Void) -> some View {
        standIn(nil, "there is no view of UIKit, and `customize` is not called")
        return self
    }
    /// The view as it is. Without effect: there is no view of UIKit, and `customize` is not called.
    public func introspectSwitch(customize: @escaping (UISwitch) -> Void) -> some View {
        standIn(nil, "there is no view of UIKit, and `customize` is not called")
        return self
    }
    /// The view as it is. Without effect: there is no view of UIKit, and `customize` is not called.
    public func introspectSlider(customize: @escaping (UISlider) -> Void) -> some View {
        standIn(nil, "there is no view of UIKit, and `customize` is not called")
        return self
    }
    /// The view as it is. Without effect: there is no view of UIKit, and `customize` is not called.
    public func introspectStepper(customize: @escaping (UIStepper) -> Void) -> some View {
        standIn(nil, "there is no view of UIKit, and `customize` is not called")
        return self
    }
    /// The view as it is. Without effect: there is no view of UIKit, and `customize` is not called.
    public func introspectSegmentedControl(customize: @escaping (UISegmentedControl) -> Void) -> some View {
        standIn(nil, "there is no view of UIKit, and `customize` is not called")
        return self
    }
}
