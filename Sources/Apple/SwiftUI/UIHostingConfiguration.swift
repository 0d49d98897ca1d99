public import Foundation
public import QuadrantCore
public import QuadrantViews
public import UIKit

/// Views of SwiftUI as the content of a cell.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration, CellViewsConfiguration {
    package let content: Content
    private var views: CellViews

    private init(_ content: Content, _ views: CellViews) { (self.content, self.views) = (content, views) }

    package var cellViews: CellViews { views }
    public var _shown: AnyView { views.shown() }

    /// The same with a style behind the content and its margins.
    public func background<S: ShapeStyle>(_ style: S)
        -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>
    {
        changed { $0.background = AnyView(_UIHostingConfigurationBackgroundView(style: style)) }
    }

    /// The same with a view behind the content and its margins.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        let background = content()
        return changed { $0.background = AnyView(background) }
    }

    /// The same with margins of a length on some edges, in points.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// The same with a margin for each of some edges, in points; the others stay.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
        changed {
            if edges.contains(Edge.Set.top) { $0.margins.top = insets.top }
            if edges.contains(Edge.Set.leading) { $0.margins.leading = insets.leading }
            if edges.contains(Edge.Set.bottom) { $0.margins.bottom = insets.bottom }
            if edges.contains(Edge.Set.trailing) { $0.margins.trailing = insets.trailing }
        }
    }

    /// The same with least lengths, in points; nil is that of the cell.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
        changed { ($0.minWidth, $0.minHeight) = (width, height) }
    }

    /// The same with the least size of the cell.
    public func minSize() -> UIHostingConfiguration<Content, Background> { minSize(width: nil, height: nil) }

    private func changed<Other: View>(_ change: (inout CellViews) -> Void) -> UIHostingConfiguration<Content, Other> {
        var views = views
        change(&views)
        return UIHostingConfiguration<Content, Other>(content, views)
    }
}

extension UIHostingConfiguration where Background == EmptyView {
    /// The content, made at once.
    public init(@ViewBuilder content: () -> Content) {
        let made = content()
        self.init(made, CellViews(content: AnyView(made)))
    }
}

/// A style as the background of a cell.
@MainActor @preconcurrency
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
    let style: S
    public var body: some View { Rectangle().fill(style) }
}
