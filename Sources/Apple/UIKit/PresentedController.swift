import Foundation
import QuadrantCore
import QuadrantViews

/// Shows what a controller presents: an alert, a list of choices, a sheet or a screen over all.
struct PresentedController: ViewModifier {
    let controller: UIViewController
    let revision: Int

    private var shown: UIViewController? { controller.presentedViewController }
    private var alert: UIAlertController? { shown as? UIAlertController }

    private func isShown(_ matches: @escaping (UIViewController) -> Bool) -> Binding<Bool> {
        Binding(unequal: { controller.presentedViewController.map(matches) ?? false }, writing: { isOn in
            if !isOn, controller.presentedViewController.map(matches) == true { controller.endPresentation() }
        })
    }
    private static func isAlert(_ style: UIAlertController.Style) -> (UIViewController) -> Bool {
        { ($0 as? UIAlertController)?.preferredStyle == style }
    }
    private static func coversAll(_ controller: UIViewController) -> Bool {
        [.fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom]
            .contains(controller.modalPresentationStyle)
    }

    func body(content: Content) -> some View {
        content
            .alert(Text(verbatim: alert?.title ?? ""), isPresented: isShown(Self.isAlert(.alert))) {
                if let alert { fields(alert) }
                if let alert { actions(alert) }
            } message: {
                if let message = alert?.message { Text(verbatim: message) }
            }
            .confirmationDialog(Text(verbatim: alert?.title ?? ""), isPresented: isShown(Self.isAlert(.actionSheet)),
                                titleVisibility: alert?.title == nil ? .hidden : .visible) {
                if let alert { actions(alert) }
            } message: {
                if let message = alert?.message { Text(verbatim: message) }
            }
            .sheet(isPresented: isShown { !($0 is UIAlertController) && !Self.coversAll($0) }) {
                if let shown { sheet(shown) }
            }
            .fullScreenCover(isPresented: isShown { !($0 is UIAlertController) && Self.coversAll($0) }) {
                if let shown { screen(shown).ignoresSafeArea() }
            }
    }

    private func screen(_ controller: UIViewController) -> some View {
        UIViewShown(ControllerStages.container(of: controller), fills: true)
    }
    private func sheet(_ controller: UIViewController) -> some View {
        let options = controller.sheetPresentationController
        return screen(controller)
            .presentationDetents(Set((options?.detents ?? []).map(\.shown)))
            .presentationDragIndicator(options?.prefersGrabberVisible == true ? .visible : .automatic)
            .presentationCornerRadius(options?.preferredCornerRadius)
            .interactiveDismissDisabled(controller.isModalInPresentation)
    }
    private func fields(_ alert: UIAlertController) -> some View {
        ForEach(alert.textFields ?? [], id: \.self) { field in
            let text = Binding(unequal: { field.text ?? "" }, writing: {
                field.text = $0
                field.sendActions(for: .editingChanged)
            })
            let prompt = Text(verbatim: field.placeholder ?? "")
            if field.isSecureTextEntry {
                SecureField(text: text, prompt: prompt) { EmptyView() }
            } else {
                TextField(text: text, prompt: prompt) { EmptyView() }
            }
        }
    }
    private func actions(_ alert: UIAlertController) -> some View {
        ForEach(alert.actions, id: \.self) { action in
            let role: ButtonRole? = switch action.style {
            case .default: nil
            case .cancel: .cancel
            case .destructive: .destructive
            }
            Button(role: role) {
                controller.endPresentation()
                action.handler?(action)
            } label: { Text(verbatim: action.title ?? "") }
                .disabled(!action.isEnabled)
        }
    }
}
