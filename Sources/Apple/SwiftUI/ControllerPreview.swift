import QuadrantCore
public import QuadrantViews
public import UIKit

// The traits are optional for the compiler alone: where it cannot tell the kind of the body, as with `@Previewable`, it
// then takes the preview of a view.

/// A preview of a view controller.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>?...,
    body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "QuadrantMacros", type: "PreviewMacro")

/// A preview of a view of UIKit, which has its own size in the middle of the screen, or that of its traits.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>?..., body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "QuadrantMacros", type: "PreviewMacro")

extension _PreviewEntry {
    /// Called by the expansion of `#Preview` with a controller.
    @_disfavoredOverload @MainActor public static func make(
        _ name: String?, traits: [PreviewTrait<Preview.ViewTraits>], body: @escaping @MainActor () -> UIViewController
    ) -> UnsafeMutableRawPointer {
        make(name, traits: traits) { PreviewedController(make: body) }
    }
    /// Called by the expansion of `#Preview` with a view of UIKit.
    @_disfavoredOverload @MainActor public static func make(
        _ name: String?, traits: [PreviewTrait<Preview.ViewTraits>], body: @escaping @MainActor () -> UIView
    ) -> UnsafeMutableRawPointer {
        make(name, traits: traits) { PreviewedView(make: body) }
    }
}

/// The controller is the root of the window: its view has all of the screen.
private struct PreviewedController: View {
    let make: @MainActor () -> UIViewController
    var body: some View { Represented(make: make).ignoresSafeArea() }

    private struct Represented: UIViewControllerRepresentable {
        let make: @MainActor () -> UIViewController
        func makeUIViewController(context: Context) -> UIViewController { make() }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }
}

private struct PreviewedView: UIViewRepresentable {
    let make: @MainActor () -> UIView
    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ uiView: UIView, context: Context) {}
}
