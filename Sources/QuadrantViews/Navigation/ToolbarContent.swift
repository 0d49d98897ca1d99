public import QuadrantCore

/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement: Sendable {
    enum Place: Hashable, Sendable {
        case leading, principal, titleMenu, trailing, confirmation, overflow, bottom, status, keyboard
    }
    let place: Place

    /// The trailing end of the navigation bar.
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    /// The middle of the navigation bar, in the title's place.
    public static let principal = ToolbarItemPlacement(place: .principal)
    /// The leading end of the navigation bar.
    public static let navigation = ToolbarItemPlacement(place: .leading)
    /// The trailing end of the navigation bar.
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    /// A menu at the trailing end of the navigation bar.
    public static let secondaryAction = ToolbarItemPlacement(place: .overflow)
    /// The middle of the bar at the bottom.
    public static let status = ToolbarItemPlacement(place: .status)
    /// The trailing end of the navigation bar, bold.
    public static let confirmationAction = ToolbarItemPlacement(place: .confirmation)
    /// The leading end of the navigation bar.
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    /// The trailing end of the navigation bar.
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    /// Above the keyboard on the screen; where there is none, nowhere.
    public static let keyboard = ToolbarItemPlacement(place: .keyboard)
    /// The leading end of the navigation bar, behind the back button.
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    /// The trailing end of the navigation bar.
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// The bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    /// The older name of `topBarLeading`.
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    /// The older name of `topBarTrailing`.
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
}

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// What the items come down to; `Never` for those of the library.
    associatedtype Body: ToolbarContent
    /// The items that these are made of; evaluated with the view that declares the toolbar.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
    /// Hands over the items one by one. Contents never write it.
    @MainActor @preconcurrency func _collect(_ items: _ToolbarItems)
}

/// What a toolbar is made of, while it is gathered.
public final class _ToolbarItems {
    var found: [(place: ToolbarItemPlacement.Place, content: AnyView)] = []
    /// Connects the dynamic properties of contents with a body.
    let reader: ContentReader
    nonisolated init(reader: ContentReader) { self.reader = reader }
}

extension ToolbarContent {
    public func _collect(_ items: _ToolbarItems) { items.reader.connected(self).body._collect(items) }
}

extension ToolbarContent {
    /// Whether items share a surface of glass (iOS 26). Bars here are drawn as before it: no item has one.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension ToolbarContent where Body == Never {
    public var body: Never { fatalError("SwiftUI: \(Self.self) is a primitive: its body is never asked for.") }
}

extension Never: ToolbarContent {
    public func _collect(_ items: _ToolbarItems) {}
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never
    public func _collect(_ items: _ToolbarItems) { self?._collect(items) }
}

/// One item of a toolbar.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content

    @MainActor public func _collect(_ items: _ToolbarItems) {
        items.found.append((placement.place, AnyView(content)))
    }
}

extension ToolbarItem where ID == () {
    /// An item in the place `placement`; `automatic` is the trailing end of the navigation bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

extension ToolbarItem where ID == String {
    /// `id` tells items apart where people may arrange them; on a phone they cannot.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

/// Several items of a toolbar in one place.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content

    /// The views of `content`, one beside the other, in the place `placement`.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    @MainActor public func _collect(_ items: _ToolbarItems) {
        items.found.append((placement.place, AnyView(content)))
    }
}

/// Items one after another.
public nonisolated struct _ToolbarContents: ToolbarContent {
    public typealias Body = Never
    let collect: @MainActor (_ToolbarItems) -> Void
    @MainActor public func _collect(_ items: _ToolbarItems) { collect(items) }
}

/// Builds toolbars from closures.
@MainActor @preconcurrency @resultBuilder
public struct ToolbarContentBuilder {
    /// One content, unchanged.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// One content, unchanged.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Several contents in their order.
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
        _ToolbarContents { items in repeat (each content)._collect(items) }
    }
    /// The content of an `if` without `else`; nil has no items.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    /// The content of the first branch.
    public static func buildEither<First: ToolbarContent>(first: First) -> _ToolbarContents {
        _ToolbarContents { first._collect($0) }
    }
    /// The content of the second branch.
    public static func buildEither<Second: ToolbarContent>(second: Second) -> _ToolbarContents {
        _ToolbarContents { second._collect($0) }
    }
    /// Content behind `if #available`, as it is.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
        content
    }
}

/// Connects the dynamic properties of values that are no views, on behalf of the view that holds this property.
struct ContentReader: InstalledProperty {
    private var context: PropertyContext?
    nonisolated init() {}
    mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) { self.context = context }
    func connected<Value>(_ value: Value) -> Value { context.map { $0.connected(value) } ?? value }
}
