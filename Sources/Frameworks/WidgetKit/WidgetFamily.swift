public import Foundation
public import SwiftUI

/// The size of a widget: 158, 338 by 158, 338 by 354 and 715 by 342 points on home screens; 72, 160 by 72 and 234 by 26
/// on lock screens. Those of a screen 393 points wide.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline

    /// The name of the case.
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
    /// The name of the mode.
    public let description: String
    /// With its own colours.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// In two groups of one colour each. Not drawn.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// Without colours, on a lock screen. Not drawn.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// How a picture is drawn in a widget of one colour.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String
    /// In the accent.
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    /// Without colours, in the accent.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    /// Without colours.
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    /// With its own colours.
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}
extension Image {
    /// How the picture is drawn in a widget of one colour. Returns it unchanged: such widgets are not drawn.
    public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View { self }
}

extension EnvironmentValues {
    /// The size of the widget that a view is in.
    @Entry public var widgetFamily: WidgetFamily = .systemSmall
    /// `fullColor` until a view sets another; drawing does not change with it.
    @Entry public var widgetRenderingMode: WidgetRenderingMode = .fullColor
    /// True until a view sets another value.
    @Entry public var showsWidgetContainerBackground: Bool = true
    /// False until a view sets another value: no labels are drawn.
    @Entry public var showsWidgetLabel: Bool = false
    /// What a widget leaves around its content.
    @Entry public var widgetContentMargins: EdgeInsets = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
}

/// The background of a widget on a lock screen.
public struct AccessoryWidgetBackground: View {
    /// The label colour at 12 %, as large as the space that is offered.
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
    /// Returns the view unchanged: accented widgets are not drawn.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    /// Returns the view unchanged: no label is drawn beside it.
    nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
    /// Returns the view unchanged: `label` is not made.
    nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
    /// Marks content that may be out of date. Nothing to do: a widget is drawn when it is shown.
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
    /// The value of a key in this context.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
/// A key of a preview's context.
public protocol PreviewContextKey {
    /// The type of the key's value.
    associatedtype Value
    /// The value in contexts without one.
    static var defaultValue: Value { get }
}

/// A preview as a widget of a family.
public struct WidgetPreviewContext: PreviewContext {
    let family: WidgetFamily
    /// A preview as large as this family.
    public init(family: WidgetFamily) { self.family = family }
    /// The family for the key that asks for it, the default of any other.
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { family as? Key.Value ?? Key.defaultValue }
    enum Family: PreviewContextKey { static var defaultValue: WidgetFamily? { nil } }
}
