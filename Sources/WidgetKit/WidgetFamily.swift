public import Foundation
public import SwiftUI

/// How large a widget is.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline

    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }

    /// In points, on a screen of 393 points.
    var size: CGSize {
        switch self {
        case .systemSmall: CGSize(width: 158, height: 158)
        case .systemMedium: CGSize(width: 338, height: 158)
        case .systemLarge: CGSize(width: 338, height: 354)
        case .systemExtraLarge: CGSize(width: 715, height: 342)
        case .accessoryCircular: CGSize(width: 72, height: 72)
        case .accessoryRectangular: CGSize(width: 160, height: 72)
        case .accessoryInline: CGSize(width: 234, height: 26)
        }
    }
    var isAccessory: Bool { self == .accessoryCircular || self == .accessoryRectangular || self == .accessoryInline }
}

/// How a widget's colours are used.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    public static let accented = WidgetRenderingMode(description: "accented")
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension EnvironmentValues {
    /// The size of the widget that a view is in.
    @Entry public var widgetFamily: WidgetFamily = .systemSmall
    @Entry public var widgetRenderingMode: WidgetRenderingMode = .fullColor
    @Entry public var showsWidgetContainerBackground: Bool = true
    @Entry public var showsWidgetLabel: Bool = false
    /// What a widget leaves around its content.
    @Entry public var widgetContentMargins: EdgeInsets = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
}

/// The background of a widget on a lock screen.
public struct AccessoryWidgetBackground: View {
    public init() {}
    public var body: some View { Color.primary.opacity(0.12) }
}

extension View {
    /// Shows a view of a widget as large as its family.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        let family = value[WidgetPreviewContext.Family.self] ?? .systemSmall
        return modifier(WidgetPreviewed(family: family))
            .previewLayout(.fixed(width: family.size.width, height: family.size.height))
    }
    /// Where a tap on the widget leads. Nothing opens a widget's program here.
    nonisolated public func widgetURL(_ url: URL?) -> some View { self }
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
    nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

private struct WidgetPreviewed: ViewModifier {
    let family: WidgetFamily
    func body(content: Content) -> some View {
        content.frame(maxWidth: .infinity, maxHeight: .infinity).environment(\.widgetFamily, family)
    }
}

/// Where a preview is shown.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A preview as a widget of a family.
public struct WidgetPreviewContext: PreviewContext {
    let family: WidgetFamily
    public init(family: WidgetFamily) { self.family = family }
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { family as? Key.Value ?? Key.defaultValue }
    enum Family: PreviewContextKey { static var defaultValue: WidgetFamily? { nil } }
}
