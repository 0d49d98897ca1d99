public import QuadrantCore

/// The placement of an item in a toolbar.
public struct ToolbarItemPlacement: Sendable {
    enum Place: Hashable, Sendable {
        case leading, principal, titleMenu, trailing, confirmation, overflow, bottom, status, keyboard
        case title, subtitle, largeTitle, largeSubtitle
    }
    let place: Place

    /// The trailing end of the navigation bar.
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    /// The centre of the navigation bar, in place of the title.
    public static let principal = ToolbarItemPlacement(place: .principal)
    /// The title in the row of the navigation bar (iOS 26).
    public static var title: ToolbarItemPlacement { ToolbarItemPlacement(place: .title) }
    /// Below the title in the row of the navigation bar, in place of `navigationSubtitle` (iOS 26).
    public static let subtitle = ToolbarItemPlacement(place: .subtitle)
    /// The large title, where a screen has one (iOS 26).
    public static let largeTitle = ToolbarItemPlacement(place: .largeTitle)
    /// Below the large title, in place of `navigationSubtitle` (iOS 26).
    public static let largeSubtitle = ToolbarItemPlacement(place: .largeSubtitle)
    /// The leading end of the navigation bar.
    public static let navigation = ToolbarItemPlacement(place: .leading)
    /// The trailing end of the navigation bar.
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    /// A menu at the trailing end of the navigation bar.
    public static let secondaryAction = ToolbarItemPlacement(place: .overflow)
    /// The centre of the bottom bar.
    public static let status = ToolbarItemPlacement(place: .status)
    /// The trailing end of the navigation bar, bold.
    public static let confirmationAction = ToolbarItemPlacement(place: .confirmation)
    /// The leading end of the navigation bar.
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    /// The trailing end of the navigation bar.
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    /// Above the on-screen keyboard; not shown where there is none.
    public static let keyboard = ToolbarItemPlacement(place: .keyboard)
    /// The leading end of the navigation bar, after the back button.
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    /// The trailing end of the navigation bar.
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// The bottom bar.
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    /// The older name of `topBarLeading`.
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    /// The older name of `topBarTrailing`.
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
}

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the body; `Never` for built-in items.
    associatedtype Body: ToolbarContent
    /// The items; evaluated with the view that declares the toolbar.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
    /// Passes on the items one by one. Custom content does not implement it.
    @MainActor @preconcurrency func _collect(_ items: _ToolbarItems)
}

/// An item as a toolbar declares it.
struct ToolbarDeclaration {
    let place: ToolbarItemPlacement.Place
    var content: AnyView
    var kind = BarItem.Kind.view
    /// Where the item is in the content of the toolbar: the indices of statements and of branches, from outside in.
    var path: [Int] = []
    init(_ place: ToolbarItemPlacement.Place, _ content: AnyView, kind: BarItem.Kind = .view, path: [Int] = []) {
        (self.place, self.content, self.kind, self.path) = (place, content, kind, path)
    }
}

/// Collects the items of a toolbar.
public final class _ToolbarItems {
    private(set) var found: [ToolbarDeclaration] = []
    /// Where the content that is collected is in that of the toolbar.
    private var path: [Int] = []
    /// Installs the dynamic properties of the contents.
    let reader: ContentReader
    nonisolated init(reader: ContentReader) { self.reader = reader }

    func add(_ item: ToolbarDeclaration) {
        var item = item
        item.path = path + item.path
        found.append(item)
    }

    /// Collects the items of statements that follow each other.
    @MainActor func collect<each Content: ToolbarContent>(statements: repeat each Content) {
        var index = 0
        @MainActor func collect<One: ToolbarContent>(_ one: One) {
            self.collect(one, at: index)
            index += 1
        }
        repeat collect(each statements)
    }

    /// Collects the items of a statement, or of a branch.
    @MainActor func collect<Content: ToolbarContent>(_ content: Content, at index: Int) {
        path.append(index)
        content._collect(self)
        path.removeLast()
    }

    /// Collects the items of `content`; bare ones are on no plate.
    @MainActor func collect<Content: ToolbarContent>(_ content: Content, isBare: Bool) {
        let start = found.count
        content._collect(self)
        guard isBare else { return }
        for index in found.indices.dropFirst(start) where found[index].kind == .view { found[index].kind = .bare }
    }

    /// Collects the items of `content` as sources of a zoom.
    @MainActor func collect<Content: ToolbarContent>(_ content: Content, zoomingFrom key: ZoomKey) {
        let start = found.count
        content._collect(self)
        for index in found.indices.dropFirst(start) {
            found[index].content = AnyView(found[index].content
                .modifier(ZoomSource(mark: ZoomMark(key: key, radius: 0))))
        }
    }
}

extension ToolbarContent {
    public func _collect(_ items: _ToolbarItems) { items.reader.connected(self).body._collect(items) }
}

extension ToolbarContent {
    /// Whether the items are on a plate of glass with their neighbours (iOS 26); hidden ones are on none. Bars of
    /// earlier designs have no plates.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        PlateItems(base: self, isBare: visibility == .hidden)
    }
    /// Names the items as the source of a zoom, which begins at their place in the bar.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
        -> some ToolbarContent
    {
        ZoomItems(base: self, key: ZoomKey(id: AnyHashable(id), namespace: namespace))
    }
    /// Leaves the items out of the toolbar.
    nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent { hidden ? nil : self }
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
    var isShown = true

    @MainActor public func _collect(_ items: _ToolbarItems) {
        // A spacer between items of a bar separates them, also where it is an item of its own.
        let kind = content is Spacer ? BarItem.Kind.flexibleSpace : .view
        if isShown { items.add(ToolbarDeclaration(placement.place, AnyView(content), kind: kind)) }
    }
}

extension ToolbarItem where ID == () {
    /// An item with the placement `placement`; `automatic` is the trailing end of the navigation bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

extension ToolbarItem where ID == String {
    /// An item with an id for customizable toolbars, which do not exist on a phone.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
    /// An item with an id for customizable toolbars. One that is not shown by default is not shown on a phone,
    /// which offers no way to add it.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
                @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content(), isShown: showsByDefault)
    }
}

/// Several items of a toolbar with one placement.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content

    /// The views of `content`, side by side, with the placement `placement`.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    @MainActor public func _collect(_ items: _ToolbarItems) {
        ToolbarDeclaration.items(of: content, placement.place).forEach(items.add)
    }
}

/// The views of a labelled group of a toolbar. A phone shows them, and the label nowhere.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    @MainActor public var body: some View { content }
}

extension ToolbarItemGroup {
    /// The views of `content`, side by side. Where a bar collapses the group into a menu, which that of a phone does
    /// not, `label` is the menu's.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
    }
}

/// Items that are on a plate of glass, or on none.
private nonisolated struct ZoomItems<Base: ToolbarContent>: ToolbarContent {
    typealias Body = Never
    let base: Base
    let key: ZoomKey
    @MainActor func _collect(_ items: _ToolbarItems) { items.collect(base, zoomingFrom: key) }
}

private nonisolated struct PlateItems<Base: ToolbarContent>: ToolbarContent {
    typealias Body = Never
    let base: Base
    let isBare: Bool
    @MainActor func _collect(_ items: _ToolbarItems) { items.collect(base, isBare: isBare) }
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
        _ToolbarContents { $0.collect(statements: repeat each content) }
    }
    /// The content of an `if` without `else`; nil has no items.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    /// The content of the first branch.
    public static func buildEither<First: ToolbarContent>(first: First) -> _ToolbarContents {
        _ToolbarContents { $0.collect(first, at: 0) }
    }
    /// The content of the second branch.
    public static func buildEither<Second: ToolbarContent>(second: Second) -> _ToolbarContents {
        _ToolbarContents { $0.collect(second, at: 1) }
    }
    /// Content behind `if #available`, as it is.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
        content
    }
}

/// Installs the dynamic properties of values that are not views, for the view with this property.
struct ContentReader: InstalledProperty {
    private var context: PropertyContext?
    nonisolated init() {}
    mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) { self.context = context }
    func connected<Value>(_ value: Value) -> Value { context.map { $0.connected(value) } ?? value }
}
