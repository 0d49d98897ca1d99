/// Visits nodes: called where one begins and where it ends.
public protocol NodeVisitor {
    func head(_ node: Node, _ depth: Int) throws
    func tail(_ node: Node, _ depth: Int) throws
}
open class NodeTraversor {
    private let visitor: any NodeVisitor
    public init(_ visitor: any NodeVisitor) { self.visitor = visitor }
    open func traverse(_ root: Node?) throws { if let root { try walk(root, 0) } }
    private func walk(_ node: Node, _ depth: Int) throws {
        try visitor.head(node, depth)
        for child in node.childNodes { try walk(child, depth + 1) }
        try visitor.tail(node, depth)
    }
}

/// A part of a document. A parent keeps its children, and a child does not keep its parent.
open class Node: Equatable, Hashable, NSCopying, CustomStringConvertible {
    weak var parentNode: Node?
    var childNodes: [Node] = []
    var attributes: Attributes?
    var baseUri: String
    public private(set) var siblingIndex = 0

    public init(_ baseUri: String = "", _ attributes: Attributes? = nil) {
        (self.baseUri, self.attributes) = (baseUri, attributes)
    }

    open func nodeName() -> String { "#node" }
    open func getAttributes() -> Attributes? { attributes }
    /// The value of an attribute; "abs:href" is that of `href` as a whole address. Empty without one.
    open func attr(_ attributeKey: String) throws -> String {
        if let value = attributes?.find(attributeKey) { return value }
        return attributeKey.lowercased().hasPrefix("abs:") ? try absUrl(String(attributeKey.dropFirst(4))) : ""
    }
    @discardableResult
    open func attr(_ attributeKey: String, _ attributeValue: String) throws -> Node {
        if attributes == nil { attributes = Attributes() }
        try attributes?.put(attributeKey, attributeValue)
        return self
    }
    open func hasAttr(_ attributeKey: String) -> Bool {
        if attributes?.find(attributeKey) != nil { return true }
        guard attributeKey.lowercased().hasPrefix("abs:") else { return false }
        return !((try? absUrl(String(attributeKey.dropFirst(4)))) ?? "").isEmpty
    }
    @discardableResult
    open func removeAttr(_ attributeKey: String) throws -> Node {
        attributes?.drop(attributeKey)
        return self
    }
    open func getBaseUri() -> String { baseUri }
    open func setBaseUri(_ baseUri: String) throws {
        self.baseUri = baseUri
        for child in childNodes { try child.setBaseUri(baseUri) }
    }
    /// The address in an attribute with the base; empty where neither is a whole address.
    open func absUrl(_ attributeKey: String) throws -> String {
        guard let value = attributes?.find(attributeKey) else { return "" }
        let base = URL(string: baseUri)
        guard let url = URL(string: value, relativeTo: base), url.scheme != nil else { return "" }
        return url.absoluteString
    }

    open func childNode(_ index: Int) -> Node { childNodes[index] }
    open func getChildNodes() -> [Node] { childNodes }
    open func childNodesCopy() -> [Node] { childNodes.map { $0.copied(nil) } }
    public func childNodeSize() -> Int { childNodes.count }
    public func hasChildNodes() -> Bool { !childNodes.isEmpty }
    open func parent() -> Node? { parentNode }
    open func ownerDocument() -> Document? { self as? Document ?? parentNode?.ownerDocument() }
    open func siblingNodes() -> [Node] { parentNode?.childNodes.filter { $0 !== self } ?? [] }
    open func nextSibling() -> Node? { sibling(1) }
    open func hasNextSibling() -> Bool { sibling(1) != nil }
    open func previousSibling() -> Node? { sibling(-1) }
    private func sibling(_ step: Int) -> Node? {
        guard let all = parentNode?.childNodes, all.indices.contains(siblingIndex + step) else { return nil }
        return all[siblingIndex + step]
    }
    public func setSiblingIndex(_ siblingIndex: Int) { self.siblingIndex = siblingIndex }

    open func remove() throws { detach() }
    func detach() {
        guard let parent = parentNode else { return }
        parent.childNodes.remove(at: siblingIndex)
        parent.count(from: siblingIndex)
        (parentNode, siblingIndex) = (nil, 0)
    }
    private func count(from start: Int) {
        for index in childNodes.indices.dropFirst(start) { childNodes[index].siblingIndex = index }
    }
    /// The document itself where a child is added to it is changed, never a copy.
    func insert(_ nodes: [Node], at index: Int? = nil) {
        for node in nodes { node.detach() }
        let index = min(index ?? childNodes.count, childNodes.count)
        childNodes.insert(contentsOf: nodes, at: index)
        for node in nodes { node.parentNode = self }
        count(from: index)
    }
    public func addChildren(_ children: Node...) throws { insert(children) }
    public func addChildren(_ children: [Node]) throws { insert(children) }
    public func addChildren(_ index: Int, _ children: Node...) throws { insert(children, at: index) }
    public func addChildren(_ index: Int, _ children: [Node]) throws { insert(children, at: index) }
    public func setParentNode(_ parentNode: Node) throws { parentNode.insert([self]) }
    public func removeChild(_ out: Node) throws { if out.parentNode === self { out.detach() } }
    public func replaceChild(_ out: Node, _ input: Node) throws {
        guard out.parentNode === self else { return }
        let index = out.siblingIndex
        out.detach()
        insert([input], at: index)
    }
    public func replaceWith(_ input: Node) throws { try parentNode?.replaceChild(self, input) }

    /// The nodes of a part of HTML, read as beside this one.
    func nodes(_ html: String, in context: Node?) throws -> [Node] {
        try Parser.parseFragment(html, context as? Element, baseUri)
    }
    @discardableResult
    open func before(_ html: String) throws -> Node {
        parentNode?.insert(try nodes(html, in: parentNode), at: siblingIndex)
        return self
    }
    @discardableResult
    open func before(_ node: Node) throws -> Node {
        node.detach()
        parentNode?.insert([node], at: siblingIndex)
        return self
    }
    @discardableResult
    open func after(_ html: String) throws -> Node {
        parentNode?.insert(try nodes(html, in: parentNode), at: siblingIndex + 1)
        return self
    }
    @discardableResult
    open func after(_ node: Node) throws -> Node {
        node.detach()
        parentNode?.insert([node], at: siblingIndex + 1)
        return self
    }
    /// Puts this node into the innermost element of a part of HTML, which takes its place.
    @discardableResult
    open func wrap(_ html: String) throws -> Node? {
        let outer = try nodes(html, in: parentNode)
        guard let parent = parentNode, let first = outer.first as? Element else { return nil }
        let index = siblingIndex
        detach()
        parent.insert(outer, at: index)
        var inner = first
        while let next = inner.children().first() { inner = next }
        inner.insert([self])
        return self
    }
    /// Puts the children of this node in its place.
    @discardableResult
    open func unwrap() throws -> Node? {
        guard let parent = parentNode else { return nil }
        let (index, children) = (siblingIndex, childNodes)
        detach()
        parent.insert(children, at: index)
        return children.first
    }
    @discardableResult
    open func traverse(_ nodeVisitor: any NodeVisitor) throws -> Node {
        try NodeTraversor(nodeVisitor).traverse(self)
        return self
    }

    open func outerHtml() throws -> String {
        var writer = Writer(ownerDocument()?.outputSettings() ?? OutputSettings())
        writer.write(self, 0)
        return writer.text
    }
    open func hasSameValue(_ o: Node) throws -> Bool { try self === o || outerHtml() == o.outerHtml() }
    open func equals(_ o: Node) -> Bool { self === o }
    public static func == (lhs: Node, rhs: Node) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    public var description: String { (try? outerHtml()) ?? "" }

    /// A node of the same kind, without children.
    func alike() -> Node { Node(baseUri, attributes?.clone()) }
    func copied(_ parent: Node?) -> Node {
        let node = alike()
        node.insert(childNodes.map { $0.copied(nil) })
        node.parentNode = parent
        return node
    }
    public func copy(with zone: NSZone? = nil) -> Any { copied(nil) }
    public func copy(parent: Node?) -> Node { copied(parent) }
}

/// A text between tags.
open class TextNode: Node {
    var whole: String
    public init(_ text: String, _ baseUri: String?) {
        whole = text
        super.init(baseUri ?? "")
    }
    open override func nodeName() -> String { "#text" }
    /// The text with one space for white space.
    open func text() -> String { whole.normalised }
    @discardableResult
    public func text(_ text: String) -> TextNode {
        whole = text
        return self
    }
    open func getWholeText() -> String { whole }
    open func isBlank() -> Bool { whole.utf8.allSatisfy(\.isWhite) }
    /// Keeps the characters before an offset, and puts the others into a text after this one.
    open func splitText(_ offset: Int) throws -> TextNode {
        guard (0 ... whole.count).contains(offset) else {
            throw Exception.Error(type: .IllegalArgumentException, Message: "The text has no offset \(offset).")
        }
        let rest = TextNode(String(whole.dropFirst(offset)), baseUri)
        whole = String(whole.prefix(offset))
        parentNode?.insert([rest], at: siblingIndex + 1)
        return rest
    }
    public static func createFromEncoded(_ encodedText: String, _ baseUri: String) throws -> TextNode {
        TextNode(Entities.unescaped(encodedText), baseUri)
    }
    override func alike() -> Node { TextNode(whole, baseUri) }
}

/// What is in a script or a style.
open class DataNode: Node {
    private var data: String
    public init(_ data: String, _ baseUri: String) {
        self.data = data
        super.init(baseUri)
    }
    open override func nodeName() -> String { "#data" }
    open func getWholeData() -> String { data }
    @discardableResult
    open func setWholeData(_ data: String) -> DataNode {
        self.data = data
        return self
    }
    public static func createFromEncoded(_ encodedData: String, _ baseUri: String) throws -> DataNode {
        DataNode(Entities.unescaped(encodedData), baseUri)
    }
    override func alike() -> Node { DataNode(data, baseUri) }
}

public class Comment: Node {
    private let data: String
    public init(_ data: String, _ baseUri: String) {
        self.data = data
        super.init(baseUri)
    }
    public override func nodeName() -> String { "#comment" }
    public func getData() -> String { data }
    override func alike() -> Node { Comment(data, baseUri) }
}

public class DocumentType: Node {
    let parts: [String]
    public init(_ name: String, _ publicId: String, _ systemId: String, _ baseUri: String) {
        parts = [name, publicId, systemId]
        super.init(baseUri)
    }
    public override func nodeName() -> String { "#doctype" }
    override func alike() -> Node { DocumentType(parts[0], parts[1], parts[2], baseUri) }
}

/// What stands between `<?` and `?>`, or between `<!` and `>`.
public class XmlDeclaration: Node {
    private let whole: String
    let isProcessingInstruction: Bool
    public init(_ name: String, _ baseUri: String, _ isProcessingInstruction: Bool) {
        (whole, self.isProcessingInstruction) = (name, isProcessingInstruction)
        super.init(baseUri)
    }
    public override func nodeName() -> String { "#declaration" }
    public func name() -> String { whole.split(separator: " ").first.map(String.init) ?? "" }
    public func getWholeDeclaration() throws -> String { whole }
    override func alike() -> Node { XmlDeclaration(whole, baseUri, isProcessingInstruction) }
}

extension UInt8 {
    var isWhite: Bool { self == 0x20 || (0x09 ... 0x0D).contains(self) && self != 0x0B }
}
extension String {
    /// One space for each stretch of white space.
    var normalised: String {
        var bytes: [UInt8] = []
        var isWhite = false
        for byte in utf8 {
            if byte.isWhite {
                if !isWhite { bytes.append(0x20) }
                isWhite = true
            } else {
                isWhite = false
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
