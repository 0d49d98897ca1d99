public import CoreTransferable
public import QuadrantCore
public import UniformTypeIdentifiers

/// Rows of a table that come from a collection.
public protocol DynamicTableRowContent: TableRowContent {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection of the rows' elements.
    var data: Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

/// A modifier of rows. Programs do not have own ones.
public protocol _TableRowModifier {
    /// Changes the rows of the content.
    func _changed<Value: Identifiable>(_ nodes: [_TableNode<Value>]) -> [_TableNode<Value>]
}

/// Takes drops between rows.
public nonisolated struct OnInsertTableRowModifier: _TableRowModifier {
    let insertion: RowInsertion
    init(_ insertion: RowInsertion) { self.insertion = insertion }
    nonisolated public func _changed<Value: Identifiable>(_ nodes: [_TableNode<Value>]) -> [_TableNode<Value>] {
        nodes.enumerated().map { index, node in
            var node = node
            node.insertion = (insertion, index)
            return node
        }
    }
}

/// Lets rows be dragged.
public nonisolated struct ItemProviderTableRowModifier: _TableRowModifier {
    let action: (() -> NSItemProvider?)?
    init(_ action: (() -> NSItemProvider?)?) { self.action = action }
    nonisolated public func _changed<Value: Identifiable>(_ nodes: [_TableNode<Value>]) -> [_TableNode<Value>] {
        let action = action
        return nodes.map { node in
            var node = node
            node.decorations.append { AnyView($0.itemProvider(action)) }
            return node
        }
    }
}

extension ModifiedContent: TableRowContent where Content: TableRowContent, Modifier: _TableRowModifier {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = ModifiedContent
    public var tableRowBody: ModifiedContent { self }
    public func _nodes() -> [_TableNode<Content.TableRowValue>] { modifier._changed(content._nodes()) }
}

extension ModifiedContent: DynamicTableRowContent where Content: DynamicTableRowContent, Modifier: _TableRowModifier {
    public var data: Content.Data { content.data }
}

extension DynamicTableRowContent {
    /// Lets the user drop items between the rows. `action` receives the index of the element before which they are
    /// dropped.
    public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void)
        -> ModifiedContent<Self, OnInsertTableRowModifier>
    {
        let insertion = RowInsertion(types: supportedContentTypes.map(\.identifier), action)
        return ModifiedContent(content: self, modifier: OnInsertTableRowModifier(insertion))
    }

    /// Lets the user drop items between the rows that can be converted to `payloadType`. `action` receives the index of
    /// the element before which they are dropped.
    public func dropDestination<T: Transferable>(for payloadType: T.Type = T.self,
                                                 action: @escaping (Int, [T]) -> Void)
        -> ModifiedContent<Self, OnInsertTableRowModifier>
    {
        let insertion = RowInsertion(T.self) { action($1, $0) }
        return ModifiedContent(content: self, modifier: OnInsertTableRowModifier(insertion))
    }
}

extension TableRowContent {
    /// Lets the user drag the item of `action` from the rows; nil, or a nil item, forbids it.
    @MainActor @preconcurrency
    public func itemProvider(_ action: (() -> NSItemProvider?)?)
        -> ModifiedContent<Self, ItemProviderTableRowModifier>
    {
        ModifiedContent(content: self, modifier: ItemProviderTableRowModifier(action))
    }
}
