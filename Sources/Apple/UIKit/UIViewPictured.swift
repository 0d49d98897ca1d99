package import QuadrantCore

/// A view of UIKit as it is, for a picture of it.
package struct UIViewPictured: View {
    let view: UIView
    package init(view: UIView) { self.view = view }
    package var body: some View { UIViewTree(view: view, revision: view.revision) }
}
