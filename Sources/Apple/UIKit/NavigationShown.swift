import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantViews

/// A stack of controllers as a stack of SwiftUI.
struct NavigationShown: View {
    let controller: UINavigationController
    let revision: Int

    var body: some View {
        // Closures see the screens of this evaluation: there may be fewer when they are called again.
        let screens = controller.viewControllers
        if let root = screens.first {
            let pushed = screens.dropFirst().map { Screen(controller: $0) }
            let path = Binding(unequal: { pushed }, writing: { controller.userWent(backTo: $0.count + 1) })
            InsideSafeArea {
                NavigationStack(path: path) {
                    screen(root, in: screens)
                        .navigationDestination(for: Screen.self) { screen($0.controller, in: screens) }
                }
                .environment(\.ownBarColors, controller.navigationBar.colors)
            }
        }
    }

    /// A controller of any class: destinations are found by the class of a value.
    private struct Screen: Hashable {
        let controller: UIViewController
    }

    private func screen(_ screen: UIViewController, in screens: [UIViewController]) -> some View {
        let item = screen.navigationItem, isRoot = screen === screens.first
        let hidesBack = item.hidesBackButton || !item.leading.isEmpty && !item.leftItemsSupplementBackButton
        return UIViewShown(ControllerStages.container(of: screen, appears: screen === screens.last), fills: true)
            .background { screen.view.backgroundColor?.color.ignoresSafeArea() }
            .navigationTitle(Text(verbatim: item.title ?? screen.title ?? ""))
            .navigationBarTitleDisplayMode(mode(of: item, isRoot: isRoot))
            .navigationBarBackButtonHidden(hidesBack)
            .toolbar(controller.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
            .toolbar(screen.hidesBottomBarWhenPushed && !isRoot ? .hidden : .automatic, for: .tabBar)
            .toolbar {
                if !item.leading.isEmpty {
                    ToolbarItemGroup(placement: .navigationBarLeading) {
                        ForEach(item.leading, id: \.self) { $0.button }
                    }
                }
                if let view = item.titleView {
                    ToolbarItem(placement: .principal) { UIViewShown(UIViewContainer(view)) }
                }
                if !item.trailing.isEmpty {
                    ToolbarItemGroup(placement: .navigationBarTrailing) {
                        ForEach(item.trailing, id: \.self) { $0.button }
                    }
                }
                if !controller.isToolbarHidden {
                    ToolbarItemGroup(placement: .bottomBar) {
                        ForEach(screen.toolbarItems ?? [], id: \.self) { $0.button }
                    }
                }
            }
            .modifier(SearchField(controller: item.searchController))
    }

    private func mode(of item: UINavigationItem, isRoot: Bool) -> NavigationBarItem.TitleDisplayMode {
        guard controller.navigationBar.prefersLargeTitles else { return .inline }
        switch item.largeTitleDisplayMode {
        case .always: return .large
        case .never: return .inline
        case .automatic: return isRoot ? .large : .automatic
        }
    }
}

/// Bars keep to the safe area of the window, where the view that shows their controller ignores it.
struct InsideSafeArea<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        GeometryReader { proxy in
            let insets = UIWindow.safeArea(of: proxy)
            content.padding(EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom,
                                       trailing: insets.right))
        }
    }
}

extension UIWindow {
    /// What the safe area takes of a view, where that reaches beyond it.
    static func safeArea(of proxy: GeometryProxy) -> UIEdgeInsets {
        shown.safeArea(of: proxy.frame(in: .global))
    }
}

/// The field of a search in the bar.
private struct SearchField: ViewModifier {
    let controller: UISearchController?

    func body(content: Content) -> some View {
        if let controller {
            content.modifier(ControllerSearch(controller: controller, presentation: controller.presentation))
        } else {
            content
        }
    }
}

private struct ControllerSearch: ViewModifier {
    let controller: UISearchController
    @ObservedObject var presentation: SearchPresentation

    func body(content: Content) -> some View {
        let bar = controller.searchBar, titles = bar.scopeButtonTitles ?? []
        content.searchable(text: Binding(unequal: { bar.text ?? "" }, writing: { new in
            bar.text = new
            bar.delegate?.searchBar(bar, textDidChange: new)
            controller.changed()
        }), isPresented: $presentation.isPresented, prompt: Text(verbatim: bar.searchTextField.placeholder ?? ""))
        .searchScopes(Binding(unequal: { bar.selectedScopeButtonIndex }, writing: { bar.choose($0) })) {
            ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
        }
        .onSubmit(of: .search) { bar.delegate?.searchBarSearchButtonClicked(bar) }
        .onChange(of: presentation.isPresented) { _, isPresented in controller.present(isPresented) }
    }
}
