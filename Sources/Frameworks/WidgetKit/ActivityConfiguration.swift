public import ActivityKit
import Foundation
public import SwiftUI

/// What a Live Activity shows.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// The name of the activity.
    public let activityID: String
    /// What does not change.
    public let attributes: Attributes
    /// What changes.
    public let state: Attributes.ContentState
    /// False.
    public var isStale: Bool { false }
}

/// What previews show of an activity.
struct ActivityEntry: TimelineEntry {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let attributes: any ActivityAttributes
    let state: Any
    let kind: ActivityPreviewViewKind
}

/// A widget for Live Activities: shown by previews.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    public let _pictures: [_WidgetPicture]
    /// A widget that shows an activity on the locked screen, and around the camera.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        // No family: there is no entry without an activity.
        _pictures = [_WidgetPicture(families: []) { _ in nil } view: { entry in
            guard let entry = entry as? ActivityEntry, let attributes = entry.attributes as? Attributes,
                  let state = entry.state as? Attributes.ContentState else { return nil }
            let context = ActivityViewContext(activityID: "preview", attributes: attributes, state: state)
            switch entry.kind {
            case .content: return AnyView(content(context))
            case .dynamicIsland(let state): return dynamicIsland(context).view(state)
            }
        }]
    }
}

/// The parts of an activity around the camera.
@MainActor @preconcurrency
public struct DynamicIsland {
    private let expanded: [DynamicIslandExpandedRegion]
    private let leading: AnyView, trailing: AnyView, minimal: AnyView
    private var margin: CGFloat = 16
    /// The parts of an activity around the camera.
    public init<Leading: View, Trailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> [DynamicIslandExpandedRegion],
        @ViewBuilder compactLeading: @escaping () -> Leading, @ViewBuilder compactTrailing: @escaping () -> Trailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {
        self.expanded = expanded()
        (leading, trailing) = (AnyView(compactLeading()), AnyView(compactTrailing()))
        self.minimal = AnyView(minimal())
    }
    /// Which address a tap opens. Nothing to do: nothing opens a widget's program here.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    /// The colour of a line around it. Nothing to do: the line is not drawn.
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    /// The space around its expanded content.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode)
        -> DynamicIsland {
        var island = self
        if mode == .expanded { island.margin = CGFloat(length) }
        return island
    }

    func view(_ state: DynamicIslandPreviewViewState) -> AnyView {
        func region(_ position: DynamicIslandExpandedRegionPosition) -> AnyView? {
            expanded.first { $0.position == position }?.content
        }
        switch state {
        case .compact:
            return framed(HStack {
                leading
                Spacer(minLength: 110)
                trailing
            }.padding(.horizontal, 8).frame(height: 37).fixedSize(), 18.5)
        case .minimal: return framed(minimal.frame(width: 37, height: 37), 18.5)
        case .expanded:
            return framed(VStack(spacing: 8) {
                HStack(alignment: .top) {
                    region(.leading)
                    Spacer(minLength: 0)
                    region(.center)
                    Spacer(minLength: 0)
                    region(.trailing)
                }
                region(.bottom)
            }.padding(margin).frame(width: 371).frame(minHeight: 84).fixedSize(horizontal: false, vertical: true), 44)
        }
    }
    private func framed(_ content: some View, _ radius: CGFloat) -> AnyView {
        AnyView(content.foregroundStyle(.white).background(.black, in: RoundedRectangle(cornerRadius: radius))
            .environment(\.colorScheme, .dark))
    }
}

/// The forms of an activity around the camera.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String
    /// Two parts beside the camera.
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    /// Two parts beside the camera.
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    /// A circle.
    public static let minimal = DynamicIslandMode(name: "minimal")
    /// Large, after a long press.
    public static let expanded = DynamicIslandMode(name: "expanded")
}
/// A place in the large form.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String
    /// Before the camera.
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    /// After the camera.
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    /// Below the camera.
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    /// Below the others.
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}
/// A part of the large form.
@MainActor @preconcurrency
public struct DynamicIslandExpandedRegion {
    let position: DynamicIslandExpandedRegionPosition
    let content: AnyView
    /// A part at a place; the priority has no effect.
    public init<Content: View>(_ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
                               @ViewBuilder content: () -> Content) {
        (self.position, self.content) = (position, AnyView(content()))
    }
}
/// Collects the parts of the large form.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
    /// The parts of all statements.
    public static func buildBlock(_ regions: DynamicIslandExpandedRegion...) -> [DynamicIslandExpandedRegion] {
        regions
    }
}

extension View {
    /// The background of an activity on the locked screen.
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { background(color) }
    /// The colour of the system's button beside an activity. Nothing to do: no such button is drawn.
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

// MARK: Previews

/// Which part of an activity a preview shows.
public enum ActivityPreviewViewKind: Sendable {
    case content
    case dynamicIsland(DynamicIslandPreviewViewState)
}
/// Which form a preview shows.
public enum DynamicIslandPreviewViewState: Sendable { case compact, minimal, expanded }

/// Pictures of a Live Activity, one for each state.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @_PreviewStatesBuilder<Attributes.ContentState> contentStates:
        @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "QuadrantMacros", type: "PreviewMacro")

/// Lists states.
@resultBuilder
public struct _PreviewStatesBuilder<State> {
    /// One state.
    public static func buildExpression(_ state: State) -> [State] { [state] }
    /// The states of all statements, in their order.
    public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap { $0 } }
    /// The states of a loop, in its order.
    public static func buildArray(_ states: [[State]]) -> [State] { states.flatMap { $0 } }
}

extension _PreviewEntry {
    /// Called by what `#Preview(as:using:)` expands to: each state is a preview of its own.
    @MainActor public static func _make<Attributes: ActivityAttributes>(
        name: String?, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
        widget: @MainActor () -> any Widget,
        @_PreviewStatesBuilder<Attributes.ContentState> contentStates: @MainActor () -> [Attributes.ContentState]
    ) -> UnsafeMutableRawPointer {
        func pictures<W: Widget>(_ widget: W) -> [_WidgetPicture] { widget.body._pictures }
        let all = pictures(widget())
        return make(parts: contentStates().compactMap { state in
            let entry = ActivityEntry(attributes: attributes, state: state, kind: viewKind)
            return all.lazy.compactMap { $0.view(entry) }.first.map { view in
                Part(name: name, preferences: [.ideal], view: AnyView(WidgetPreviews.activity(view, viewKind)))
            }
        })
    }
}

extension WidgetPreviews {
    /// As wide as on the locked screen, or the form around the camera as it is.
    static func activity(_ view: AnyView, _ kind: ActivityPreviewViewKind) -> some View {
        Group {
            if case .content = kind {
                view.frame(width: 371).fixedSize(horizontal: false, vertical: true)
                    .background(Color(uiColor: .systemBackground))
                    .clipShape(RoundedRectangle(cornerRadius: 24))
            } else {
                view
            }
        }
    }
}

extension ActivityAttributes {
    /// A preview of an activity in a preview provider. Nothing is drawn: which widget shows the activity is known to
    /// `#Preview(as:using:)` only.
    @MainActor
    public func previewContext(_ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind)
        -> some View { EmptyView() }
}
