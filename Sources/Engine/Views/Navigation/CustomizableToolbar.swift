public import QuadrantCore

// Toolbars that people arrange on larger devices. A phone shows them as the program declares them.

/// Items of a toolbar that people may arrange, which a phone does not offer.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension DefaultToolbarItem: CustomizableToolbarContent {}

/// What people may do with an item of a toolbar.
public struct ToolbarCustomizationBehavior: Equatable, Sendable {
    private let name: String
    /// Move and remove it.
    public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "default") }
    /// Move it.
    public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "reorderable") }
    /// Nothing.
    public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "disabled") }
}

/// Options of an item that people can add to a toolbar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It is in a menu while it is not in the toolbar. Nothing to do: a phone has no such menu.
    public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

/// Customizable items that are on a plate of glass, or on none.
private nonisolated struct CustomizableZoomItems<Base: CustomizableToolbarContent>: CustomizableToolbarContent {
    typealias Body = Never
    let base: Base
    let key: ZoomKey
    @MainActor func _collect(_ items: _ToolbarItems) { items.collect(base, zoomingFrom: key) }
}

private nonisolated struct CustomizablePlateItems<Base: CustomizableToolbarContent>: CustomizableToolbarContent {
    typealias Body = Never
    let base: Base
    let isBare: Bool
    @MainActor func _collect(_ items: _ToolbarItems) { items.collect(base, isBare: isBare) }
}

/// Customizable items one after another.
public nonisolated struct _CustomizableToolbarContents: CustomizableToolbarContent {
    public typealias Body = Never
    let collect: @MainActor (_ToolbarItems) -> Void
    @MainActor public func _collect(_ items: _ToolbarItems) { collect(items) }
}

extension ToolbarContentBuilder {
    /// One content, unchanged.
    public static func buildBlock<Content: CustomizableToolbarContent>(_ content: Content) -> Content { content }
    /// Several contents in their order.
    public static func buildBlock<each Content: CustomizableToolbarContent>(_ content: repeat each Content)
        -> some CustomizableToolbarContent
    {
        _CustomizableToolbarContents { $0.collect(statements: repeat each content) }
    }
    /// The content of an `if` without `else`; nil has no items.
    public static func buildIf<Content: CustomizableToolbarContent>(_ content: Content?) -> Content? { content }
    /// The content of the first branch.
    public static func buildEither<First: CustomizableToolbarContent>(first: First) -> _CustomizableToolbarContents {
        _CustomizableToolbarContents { $0.collect(first, at: 0) }
    }
    /// The content of the second branch.
    public static func buildEither<Second: CustomizableToolbarContent>(second: Second)
        -> _CustomizableToolbarContents
    {
        _CustomizableToolbarContents { $0.collect(second, at: 1) }
    }
    /// Content behind `if #available`, as it is.
    public static func buildLimitedAvailability<Content: CustomizableToolbarContent>(_ content: Content)
        -> some CustomizableToolbarContent
    {
        content
    }
}

extension CustomizableToolbarContent {
    /// Leaves the items out of the toolbar.
    nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent { hidden ? nil : self }
    /// Whether the items are on a plate of glass with their neighbours (iOS 26); hidden ones are on none. Bars of
    /// earlier designs have no plates.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
        CustomizablePlateItems(base: self, isBare: visibility == .hidden)
    }
    /// Names the items as the source of a zoom, which begins at their place in the bar.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
        -> some CustomizableToolbarContent
    {
        CustomizableZoomItems(base: self, key: ZoomKey(id: AnyHashable(id), namespace: namespace))
    }
    /// What people may do with the items. Nothing to do: the toolbar of a phone cannot be arranged.
    nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
        -> some CustomizableToolbarContent { self }
    /// Whether the items are in the toolbar before people arrange it; hidden ones are not shown on a phone,
    /// which offers no way to add them.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { defaultVisibility == .hidden ? nil : self }
}

extension View {
    /// Adds items to the bars of this screen, by their placements. The id is for people's arrangements, which do not
    /// exist on a phone.
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        toolbar(content: content)
    }
}
