import QuadrantSubstitutes
import SwiftUI
import UIKit

// SwiftUI-Introspect: the views of SwiftUI are no views of UIKit here, so that there is none to be changed.

/// A kind of view.
public protocol IntrospectableViewType {}
/// Where the view is that is looked for.
public struct IntrospectionScope: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let receiver = Self(rawValue: 1), ancestor = Self(rawValue: 2)
}
/// A system, with the class that it has for a kind of view.
public struct PlatformViewVersion<Kind: IntrospectableViewType, Entity>: Comparable, Sendable {
    init() {}
    public static func < (a: Self, b: Self) -> Bool { false }
}
public typealias iOSViewVersion = PlatformViewVersion
public struct PlatformViewVersionPredicate<Kind: IntrospectableViewType, Entity>: Sendable {
    public static func iOS(_ versions: PlatformViewVersion<Kind, Entity>...) -> Self { Self() }
    public static func iOS(_ versions: PartialRangeFrom<PlatformViewVersion<Kind, Entity>>) -> Self { Self() }
}

extension View {
    /// The view as it is. Without effect: there is no view of UIKit, and `customize` is not called.
    @MainActor
    public func introspect<Kind: IntrospectableViewType, Entity>(
        _ viewType: Kind, on platforms: (PlatformViewVersionPredicate<Kind, Entity>)...,
                                         scope: IntrospectionScope? = nil,
        customize: @escaping @MainActor (Entity) -> Void
    ) -> some View {
        standIn(nil, "there is no view of UIKit, and `customize` is not called")
        return self
    }
}

// MARK: Kinds

public struct ListType: IntrospectableViewType {}
extension IntrospectableViewType where Self == ListType {
    public static var list: Self { Self() }
}
extension PlatformViewVersion where Kind == ListType, Entity == UITableView {
    public static var v13: Self { Self() }
    public static var v14: Self { Self() }
    public static var v15: Self { Self() }
}
extension PlatformViewVersion where Kind == ListType, Entity == UICollectionView {
    public static var v16: Self { Self() }
    public static var v17: Self { Self() }
    public static var v18: Self { Self() }
    public static var v26: Self { Self() }
}
public struct FormType: IntrospectableViewType {}
extension IntrospectableViewType where Self == FormType {
    public static var form: Self { Self() }
}
extension PlatformViewVersion where Kind == FormType, Entity == UITableView {
    public static var v13: Self { Self() }
    public static var v14: Self { Self() }
    public static var v15: Self { Self() }
}
extension PlatformViewVersion where Kind == FormType, Entity == UICollectionView {
    public static var v16: Self { Self() }
    public static var v17: Self { Self() }
    public static var v18: Self { Self() }
    public static var v26: Self { Self() }
}
public struct ScrollViewType: IntrospectableViewType {}
extension IntrospectableViewType where Self == ScrollViewType {
    public static var scrollView: Self { Self() }
}
extension PlatformViewVersion where Kind == ScrollViewType, Entity == UIScrollView {
    public static var v13: Self { Self() }
    public static var v14: Self { Self() }
    public static var v15: Self { Self() }
    public static var v16: Self { Self() }
    public static var v17: Self { Self() }
    public static var v18: Self { Self() }
    public static var v26: Self { Self() }
}
public struct TextFieldType: IntrospectableViewType {}
extension IntrospectableViewType where Self == TextFieldType {
    public static var textField: Self { Self() }
}
extension PlatformViewVersion where Kind == TextFieldType, Entity == UITextField {
    public static var v13: Self { Self() }
    public static var v14: Self { Self() }
    public static var v15: Self { Self() }
    public static var v16: Self { Self() }
    public static var v17: Self { Self() }
    public static var v18: Self { Self() }
    public static var v26: Self { Self() }
}
public struct SecureFieldType: IntrospectableViewType {}
extension IntrospectableViewType where Self == SecureFieldType {
    public static var secureField: Self { Self() }
}
extension PlatformViewVersion where Kind == SecureFieldType, Entity == UITextField {
    public static var v13: Self { Self() }
    public static var v14: Self { Self() }
    public static var v15: Self { Self() }
    public static var v16: Self { Self() }
    public static var v17: Self { Self() }
    public static var v18: Self { Self() }
    public static var v26: Self { Self() }
}
public struct TextEditorType: IntrospectableViewType {}
extension IntrospectableViewType where Self == TextEditorType {
    public static var textEditor: Self { Self() }
}
extension PlatformViewVersion where Kind == TextEditorType, Entity == UITextView {
    public static var v14: Self { Self() }
    public static var v15: Self { Self() }
    public static var v16: Self { Self() }
    public static var v17: Self { Self() }
    public static var v18: Self { Self() }
    public static var v26: Self { Self() }
}
public struct SearchFieldType: IntrospectableViewType {}
extension IntrospectableViewType where Self == SearchFieldType {
    public static var searchField: Self { Self() }
}
extension PlatformViewVersion where Kind == SearchFieldType, Entity == UISearchBar {
    public static var v15: Self { Self() }
    public static var v16: Self { Self() }
    public static var v17: Self { Self() }
    public static var v18: Self { Self() }
    public static var v26: Self { Self() }
}
public struct NavigationStackType: IntrospectableViewType {}
extension IntrospectableViewType where Self == NavigationStackType {
    public static var navigationStack: Self { Self() }
}
extension PlatformViewVersion where Kind == NavigationStackType, Entity == UINavigationController {
    public static var v16: Self { Self() }
    public static var v17: Self { Self() }
    public static var v18: Self { Self() }
    public static var v26: Self { Self() }
}
public struct TabViewType: IntrospectableViewType {}
extension IntrospectableViewType where Self == TabViewType {
    public static var tabView: Self { Self() }
}
extension PlatformViewVersion where Kind == TabViewType, Entity == UITabBarController {
    public static var v13: Self { Self() }
    public static var v14: Self { Self() }
    public static var v15: Self { Self() }
    public static var v16: Self { Self() }
    public static var v17: Self { Self() }
    public static var v18: Self { Self() }
    public static var v26: Self { Self() }
}
public struct ToggleType: IntrospectableViewType {}
extension IntrospectableViewType where Self == ToggleType {
    public static var toggle: Self { Self() }
}
extension PlatformViewVersion where Kind == ToggleType, Entity == UISwitch {
    public static var v13: Self { Self() }
    public static var v14: Self { Self() }
    public static var v15: Self { Self() }
    public static var v16: Self { Self() }
    public static var v17: Self { Self() }
    public static var v18: Self { Self() }
    public static var v26: Self { Self() }
}
public struct SliderType: IntrospectableViewType {}
extension IntrospectableViewType where Self == SliderType {
    public static var slider: Self { Self() }
}
extension PlatformViewVersion where Kind == SliderType, Entity == UISlider {
    public static var v13: Self { Self() }
    public static var v14: Self { Self() }
    public static var v15: Self { Self() }
    public static var v16: Self { Self() }
    public static var v17: Self { Self() }
    public static var v18: Self { Self() }
    public static var v26: Self { Self() }
}
public struct StepperType: IntrospectableViewType {}
extension IntrospectableViewType where Self == StepperType {
    public static var stepper: Self { Self() }
}
extension PlatformViewVersion where Kind == StepperType, Entity == UIStepper {
    public static var v13: Self { Self() }
    public static var v14: Self { Self() }
    public static var v15: Self { Self() }
    public static var v16: Self { Self() }
    public static var v17: Self { Self() }
    public static var v18: Self { Self() }
    public static var v26: Self { Self() }
}
public struct SheetType: IntrospectableViewType {}
extension IntrospectableViewType where Self == SheetType {
    public static var sheet: Self { Self() }
}
extension PlatformViewVersion where Kind == SheetType, Entity == UIPresentationController {
    public static var v13: Self { Self() }
    public static var v14: Self { Self() }
    public static var v15: Self { Self() }
    public static var v16: Self { Self() }
    public static var v17: Self { Self() }
    public static var v18: Self { Self() }
    public static var v26: Self { Self() }
}
public struct FullScreenCoverType: IntrospectableViewType {}
extension IntrospectableViewType where Self == FullScreenCoverType {
    public static var fullScreenCover: Self { Self() }
}
extension PlatformViewVersion where Kind == FullScreenCoverType, Entity == UIPresentationController {
    public static var v14: Self { Self() }
    public static var v15: Self { Self() }
    public static var v16: Self { Self() }
    public static var v17: Self { Self() }
    public static var v18: Self { Self() }
    public static var v26: Self { Self() }
}
public struct ViewType: IntrospectableViewType {}
extension IntrospectableViewType where Self == ViewType {
    public static var view: Self { Self() }
}
extension PlatformViewVersion where Kind == ViewType, Entity == UIView {
    public static var v13: Self { Self() }
    public static var v14: Self { Self() }
    public static var v15: Self { Self() }
    public static var v16: Self { Self() }
    public static var v17: Self { Self() }
    public static var v18: Self { Self() }
    public static var v26: Self { Self() }
}
public struct ViewControllerType: IntrospectableViewType {}
extension IntrospectableViewType where Self == ViewControllerType {
    public static var viewController: Self { Self() }
}
extension PlatformViewVersion where Kind == ViewControllerType, Entity == UIViewController {
    public static var v13: Self { Self() }
    public static var v14: Self { Self() }
    public static var v15: Self { Self() }
    public static var v16: Self { Self() }
    public static var v17: Self { Self() }
    public static var v18: Self { Self() }
    public static var v26: Self { Self() }
}
public struct WindowType: IntrospectableViewType {}
extension IntrospectableViewType where Self == WindowType {
    public static var window: Self { Self() }
}
extension PlatformViewVersion where Kind == WindowType, Entity == UIWindow {
    public static var v13: Self { Self() }
    public static var v14: Self { Self() }
    public static var v15: Self { Self() }
    public static var v16: Self { Self() }
    public static var v17: Self { Self() }
    public static var v18: Self { Self() }
    public static var v26: Self { Self() }
}
public struct NavigationViewWithStackStyleType: IntrospectableViewType {
    public enum Style: Sendable { case stack }
}
extension IntrospectableViewType where Self == NavigationViewWithStackStyleType {
    public static func navigationView(style: Self.Style) -> Self { Self() }
}
extension PlatformViewVersion where Kind == NavigationViewWithStackStyleType, Entity == UINavigationController {
    public static var v13: Self { Self() }
    public static var v14: Self { Self() }
    public static var v15: Self { Self() }
    public static var v16: Self { Self() }
    public static var v17: Self { Self() }
    public static var v18: Self { Self() }
    public static var v26: Self { Self() }
}
public struct TabViewWithPageStyleType: IntrospectableViewType {
    public enum Style: Sendable { case page }
}
extension IntrospectableViewType where Self == TabViewWithPageStyleType {
    public static func tabView(style: Self.Style) -> Self { Self() }
}
extension PlatformViewVersion where Kind == TabViewWithPageStyleType, Entity == UICollectionView {
    public static var v14: Self { Self() }
    public static var v15: Self { Self() }
    public static var v16: Self { Self() }
    public static var v17: Self { Self() }
    public static var v18: Self { Self() }
    public static var v26: Self { Self() }
}
public struct PickerWithSegmentedStyleType: IntrospectableViewType {
    public enum Style: Sendable { case segmented }
}
extension IntrospectableViewType where Self == PickerWithSegmentedStyleType {
    public static func picker(style: Self.Style) -> Self { Self() }
}
extension PlatformViewVersion where Kind == PickerWithSegmentedStyleType, Entity == UISegmentedControl {
    public static var v13: Self { Self() }
    public static var v14: Self { Self() }
    public static var v15: Self { Self() }
    public static var v16: Self { Self() }
    public static var v17: Self { Self() }
    public static var v18: Self { Self() }
    public static var v26: Self { Self() }
}
public struct PickerWithWheelStyleType: IntrospectableViewType {
    public enum Style: Sendable { case wheel }
}
extension IntrospectableViewType where Self == PickerWithWheelStyleType {
    public static func picker(style: Self.Style) -> Self { Self() }
}
extension PlatformViewVersion where Kind == PickerWithWheelStyleType, Entity == UIPickerView {
    public static var v13: Self { Self() }
    public static var v14: Self { Self() }
    public static var v15: Self { Self() }
    public static var v16: Self { Self() }
    public static var v17: Self { Self() }
    public static var v18: Self { Self() }
    public static var v26: Self { Self() }
}
