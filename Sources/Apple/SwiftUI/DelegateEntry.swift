import QuadrantCore
public import QuadrantViews
public import UIKit

extension _PreviewEntry {
    /// Called for a program without an `App` whose delegates fill its window: shows the view of the window's root
    /// controller. Either delegate may be missing.
    @MainActor public static func make(appDelegate: (() -> any UIApplicationDelegate)?,
                                       sceneDelegate: (() -> any UISceneDelegate)?) -> UnsafeMutableRawPointer {
        make(nil, traits: []) {
            DelegateRoot.view(DelegateLaunch.rootController(app: appDelegate?(), scene: sceneDelegate?()))
        }
    }
}

@MainActor
private protocol HostsView { var hosted: any View { get } }
extension UIHostingController: HostsView { fileprivate var hosted: any View { rootView } }

/// The view of a window.
@MainActor
enum DelegateRoot {
    static func view(_ controller: UIViewController?) -> any View {
        guard let controller else { return NoWindow() }
        // As the root of a window the view has all of the screen, its bars and safe area included.
        if let hosting = controller as? any HostsView {
            controller.appear()
            return hosting.hosted
        }
        return RootController(controller: controller).ignoresSafeArea()
    }
}

private struct NoWindow: View {
    var body: some View { FrameworkPanel("UIWindow", detail: "no root view controller was set") }
}

private struct RootController: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
