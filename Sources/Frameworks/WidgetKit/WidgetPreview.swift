import Foundation
public import SwiftUI
import QuadrantCore
import QuadrantViews

/// A picture of a widget with entries of its own.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @_PreviewEntriesBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "QuadrantMacros", type: "PreviewMacro")

/// A picture of a widget with the entries of a provider.
@freestanding(declaration)
public macro Preview<P: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "QuadrantMacros", type: "PreviewMacro")

/// Lists entries.
@resultBuilder
public struct _PreviewEntriesBuilder {
    /// One entry.
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
    /// Several entries, in their order.
    public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    /// The entries of all statements, in their order.
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
    /// The entries of a loop, in its order.
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
    /// The entries of an `if`; none where its condition is not met.
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
}

extension _PreviewEntry {
    /// Called by what `#Preview(as:)` expands to: each entry is a preview of its own.
    @MainActor public static func _make(
        name: String?, as family: WidgetFamily, widget: @MainActor () -> any Widget,
        @_PreviewEntriesBuilder timeline: @MainActor () -> [any TimelineEntry]
    ) -> UnsafeMutableRawPointer { parts(name, family, widget(), timeline()) }

    @MainActor public static func _make<P: TimelineProvider>(
        name: String?, as family: WidgetFamily, widget: @MainActor () -> any Widget,
        timelineProvider: @MainActor () -> P
    ) -> UnsafeMutableRawPointer {
        parts(name, family, widget(), [timelineProvider().placeholder(in: TimelineProviderContext(family: family))])
    }

    /// Called for a widget without a preview: its placeholder at each of its sizes.
    @MainActor public static func make(widget: any Widget.Type) -> UnsafeMutableRawPointer { samples(widget.init()) }
    /// The same for all widgets of a bundle.
    @MainActor public static func make(widgetBundle: any WidgetBundle.Type) -> UnsafeMutableRawPointer {
        func body<Bundle: WidgetBundle>(_ bundle: Bundle.Type) -> any Widget { bundle.init().body }
        return samples(body(widgetBundle))
    }

    @MainActor private static func pictures(_ widget: any Widget) -> [_WidgetPicture] {
        func of<W: Widget>(_ widget: W) -> [_WidgetPicture] { widget.body._pictures }
        return of(widget)
    }
    @MainActor private static func samples(_ widget: any Widget) -> UnsafeMutableRawPointer {
        make(parts: pictures(widget).flatMap { picture in
            picture.families.compactMap { family in
                picture.sample(family).map { WidgetPreviews.part(family.description, picture, $0, family) }
            }
        })
    }
    @MainActor private static func parts(_ name: String?, _ family: WidgetFamily, _ widget: any Widget,
                                         _ entries: [any TimelineEntry]) -> UnsafeMutableRawPointer {
        let picture = pictures(widget).first
        return make(parts: entries.compactMap { entry in
            picture.map { WidgetPreviews.part(name, $0, entry, family) }
        })
    }
}
