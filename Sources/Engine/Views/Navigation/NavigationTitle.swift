import Foundation
public import QuadrantCore

/// The title of a screen.
public struct NavigationBarItem: Sendable {
    /// How a title is displayed.
    public enum TitleDisplayMode: Sendable {
        /// As on the screen before; large on the root screen.
        case automatic
        /// In the centre of the bar.
        case inline
        /// Below the bar until it is scrolled away.
        case large

        nonisolated var mode: TitleMode {
            switch self {
            case .automatic: .automatic
            case .inline: .inline
            case .large: .large
            }
        }
    }
}

extension View {
    private nonisolated func title(_ title: Text) -> some View { screenFact(title) { $0.title = $1 } }

    /// Sets the title of the enclosing screen; the outermost one of several applies.
    nonisolated public func navigationTitle(_ title: Text) -> some View { self.title(title) }
    /// Sets the title of the enclosing screen, as a localized text.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { title(Text(titleKey)) }
    /// Sets the title of the screen to the text of a binding, which the bar does not edit.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        BindingReader(title, self) { $0.title(Text($1)) }
    }
    /// Sets the title of the enclosing screen to a string that is shown verbatim.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self.title(Text(title)) }

    /// Sets how the title of this screen is displayed.
    nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    {
        screenFact(displayMode.mode) { $0.mode = $1 }
    }

    /// The older name of `navigationTitle(_:)`.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { self.title(title) }
    /// The older name of `navigationTitle(_:)`, with a localized title.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { title(Text(titleKey)) }
    /// The older name of `navigationTitle(_:)`, with a title that is shown verbatim.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self.title(Text(title)) }

    /// Sets the title of the screen and how it is displayed.
    nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    {
        self.title(title).navigationBarTitleDisplayMode(displayMode)
    }
    /// Sets a localized title of the screen and how it is displayed.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        title(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
    }
    /// Sets a title of the screen that is shown verbatim, and how it is displayed.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        self.title(Text(title)).navigationBarTitleDisplayMode(displayMode)
    }

    /// Hides the navigation bar of this screen, or shows it.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        screenFact(hidden) { $0.bars[.navigation, default: BarPaint()].bar = $1 ? .hidden : .visible }
    }

    /// Hides the back button of this screen, and disables the swipe from the edge.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        screenFact(hidesBackButton) { $0.hidesBack = $1 }
    }

    /// Adds a view at each end of this screen's bar; the leading one follows the back button.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        barItems([ToolbarDeclaration(.leading, AnyView(leading), path: [0]),
                  ToolbarDeclaration(.trailing, AnyView(trailing), path: [1])])
    }
    /// Adds a view at the leading end of this screen's bar.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        barItems([ToolbarDeclaration(.leading, AnyView(leading), path: [0])])
    }
    /// Adds a view at the trailing end of this screen's bar.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        barItems([ToolbarDeclaration(.trailing, AnyView(trailing), path: [1])])
    }
}
