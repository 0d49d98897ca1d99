public import QuadrantViews
public import UIKit

/// A scene delegate whose scene is one of SwiftUI.
@available(*, unavailable, message: "scenes of a UIKit app are made by UIKit here; show views with UIHostingController")
@MainActor @preconcurrency
public protocol UIHostingSceneDelegate: UISceneDelegate {
    /// The type of the scene.
    associatedtype RootScene: Scene
    /// The scene of SwiftUI.
    static var rootScene: RootScene { get }
}
