public import AppIntents
import Foundation
public import SwiftUI
import QuadrantViews

/// A part of a program that is shown outside of it.
@MainActor @preconcurrency
public protocol Widget {
    /// The configuration that the widget is made of.
    associatedtype Body: WidgetConfiguration
    /// Makes the widget; it has no state.
    @MainActor @preconcurrency init()
    /// What the widget shows at which sizes.
    @MainActor @preconcurrency var body: Body { get }
}
extension Widget {
    /// A widget is shown by its previews; started as a program it has nothing to do.
    @MainActor @preconcurrency public static func main() {}
}

/// Several widgets.
@MainActor @preconcurrency
public protocol WidgetBundle {
    /// The widgets as one.
    associatedtype Body: Widget
    /// Makes the bundle.
    @MainActor @preconcurrency init()
    /// The widgets, in the order of a gallery.
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}
extension WidgetBundle {
    /// Does nothing: widgets are shown by their previews.
    @MainActor @preconcurrency public static func main() {}
}

/// Collects the widgets of a bundle.
@resultBuilder
public struct WidgetBundleBuilder {
    /// Returns one widget unchanged.
    @MainActor public static func buildExpression<W: Widget>(_ widget: W) -> W { widget }
    /// The widgets of all statements, in their order.
    @MainActor public static func buildBlock<each W: Widget>(_ widget: repeat each W) -> _WidgetList {
        var all: [_WidgetPicture] = []
        repeat all += (each widget).body._pictures
        return _WidgetList(pictures: all)
    }
    /// The widget of an `if`, where its condition is met.
    @MainActor public static func buildIf<W: Widget>(_ widget: W?) -> _OptionalWidget<W> {
        var optional = _OptionalWidget<W>()
        optional.widget = widget
        return optional
    }
    /// The widget behind a check of availability.
    @MainActor public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> _WidgetList {
        _WidgetList(pictures: widget.body._pictures)
    }
}

/// The widget of a condition. Its type is a part of its own: the compiler infers that of nil from it.
public struct _OptionalWidget<W: Widget>: Widget {
    var widget: W?
    public init() {}
    public var body: _WidgetList { _WidgetList(pictures: widget?.body._pictures ?? []) }
}

/// What a configuration shows at each of its sizes. Made by this framework only.
public struct _WidgetPicture {
    var families: [WidgetFamily]
    /// The entry that a gallery shows, where the provider has one immediately, and the view of an entry.
    var sample: @MainActor (WidgetFamily) -> (any TimelineEntry)?
    var view: @MainActor (any TimelineEntry) -> AnyView?
    var hasMargins = true
}

/// The widgets of a bundle.
public struct _WidgetList: Widget, WidgetConfiguration {
    var pictures: [_WidgetPicture] = []
    public init() {}
    init(pictures: [_WidgetPicture]) { self.pictures = pictures }
    public var body: _WidgetList { self }
    public var _pictures: [_WidgetPicture] { pictures }
}

/// What a widget is made of.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    var _pictures: [_WidgetPicture] { get }
}

extension WidgetConfiguration {
    private func with(_ change: (inout _WidgetPicture) -> Void) -> _WidgetList {
        _WidgetList(pictures: _pictures.map { picture in
            var picture = picture
            change(&picture)
            return picture
        })
    }
    /// The sizes that the widget has; small, medium and large by default.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        with { $0.families = families }
    }
    /// Leaves out the 16 points around the content of widgets on a home screen.
    public func contentMarginsDisabled() -> some WidgetConfiguration { with { $0.hasMargins = false } }
    // What galleries say of a widget; none is shown.
    /// The name in a gallery. Nothing to do: there is no gallery.
    public func configurationDisplayName(_ displayName:
        LocalizedStringKey) -> some WidgetConfiguration { with { _ in } }
    /// The unlocalized name in a gallery. Nothing to do: there is no gallery.
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName:
        S) -> some WidgetConfiguration { with { _ in } }
    /// The name in a gallery. Nothing to do: there is no gallery.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { with { _ in } }
    /// The text in a gallery. Nothing to do: there is no gallery.
    public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { with { _ in } }
    /// The unlocalized text in a gallery. Nothing to do: there is no gallery.
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { with { _ in } }
    /// The text in a gallery. Nothing to do: there is no gallery.
    public func description(_ description: Text) -> some WidgetConfiguration { with { _ in } }
    /// Called for downloads in the background. Nothing to do: the closure is not called.
    public func onBackgroundURLSessionEvents(matching: String, _ urlSessionEvent: @escaping (String,
        @escaping () -> Void) -> Void)
        -> some WidgetConfiguration
    { with { _ in } }
    /// Whether the system may leave out the background. Nothing to do: the background is shown.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { with { _ in } }
    /// Asks for the parameters when a widget is added. Nothing to do: no system shows widgets.
    public func promptsForUserConfiguration() -> some WidgetConfiguration { with { _ in } }
    /// The places in which the system should not offer the widget. Nothing to do: no system shows widgets.
    public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
        -> some WidgetConfiguration
    { with { _ in } }
}

/// Where widgets may be put.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String
    /// Among the icons of programs.
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    /// On the screen of a locked phone.
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    /// On a phone that is charged on its side.
    public static let standBy = WidgetLocation(name: "standBy")
    /// On the desktop of a Mac.
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

/// A widget without settings.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public let _pictures: [_WidgetPicture]

    /// A widget of the entries of `provider`, each shown by `content`; previews have the placeholder. The kind has no
    /// effect.
    public init<Provider: TimelineProvider>(kind: String, provider: Provider,
                                            @ViewBuilder content: @escaping (Provider.Entry) -> Content) {
        _pictures = [_WidgetPicture(families: WidgetPreviews.defaultFamilies) { family in
            provider.placeholder(in: TimelineProviderContext(family: family))
        } view: { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }]
    }
}

/// A widget with settings.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    public let _pictures: [_WidgetPicture]

    /// A widget of the entries of `provider`, each shown by `content`; previews have the placeholder. The kind has no
    /// effect.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        _pictures = [_WidgetPicture(families: WidgetPreviews.defaultFamilies) { family in
            provider.placeholder(in: TimelineProviderContext(family: family))
        } view: { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }]
    }
}

/// A widget with settings that are an intent of Siri, a class of a file that defines intents.
public struct IntentConfiguration<Intent: NSObject, Content: View>: WidgetConfiguration {
    public let _pictures: [_WidgetPicture]

    /// A widget of the entries of `provider`, each shown by `content`; previews have the placeholder. The kind has no
    /// effect.
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        _pictures = [_WidgetPicture(families: WidgetPreviews.defaultFamilies) { family in
            provider.placeholder(in: TimelineProviderContext(family: family))
        } view: { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }]
    }
}

/// How widgets are drawn for previews.
@MainActor
enum WidgetPreviews {
    nonisolated static var defaultFamilies: [WidgetFamily] { [.systemSmall, .systemMedium, .systemLarge] }

    static func view(_ picture: _WidgetPicture, _ entry: any TimelineEntry, _ family: WidgetFamily) -> AnyView {
        let margin: CGFloat = picture.hasMargins && !family.isAccessory ? 16 : 0
        return AnyView((picture.view(entry) ?? AnyView(EmptyView()))
            .padding(margin)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .environment(\.widgetFamily, family)
            .environment(\.widgetContentMargins, EdgeInsets(top: margin, leading: margin, bottom: margin,
                trailing: margin)))
    }
    static func part(_ name: String?, _ picture: _WidgetPicture, _ entry: any TimelineEntry, _ family: WidgetFamily)
        -> _PreviewEntry.Part
    {
        _PreviewEntry.Part(name: name, preferences: [.fixed(width: family.size.width, height: family.size.height)],
                           view: view(picture, entry, family))
    }
}
