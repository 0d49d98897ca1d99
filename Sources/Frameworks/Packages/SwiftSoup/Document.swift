/// A document that was read.
open class Document: Element {
    public enum QuirksMode: Sendable { case noQuirks, quirks, limitedQuirks }
    private var settings = OutputSettings()
    private var quirks = QuirksMode.noQuirks

    public init(_ baseUri: String) { super.init(Tag("#root"), baseUri) }
    override func alike() -> Node {
        let document = Document(baseUri)
        (document.settings, document.quirks) = (settings.clone(), quirks)
        return document
    }
    /// A document of no content, with a head and a body.
    public static func createShell(_ baseUri: String) -> Document { HTMLBuilder("", baseUri).build() }
    open override func nodeName() -> String { "#document" }
    public func location() -> String { baseUri }
    private func part(_ name: String) -> Element? {
        elements.first { $0.tagNameNormal() == "html" }?.elements.first { $0.tagNameNormal() == name }
    }
    public func head() -> Element? { part("head") }
    public func body() -> Element? { part("body") }
    public func title() throws -> String { try getElementsByTag("title").first()?.text().normalised.trimmed ?? "" }
    public func title(_ title: String) throws {
        let element = try getElementsByTag("title").first() ?? head()?.appendElement("title")
        try element?.text(title)
    }
    public func createElement(_ tagName: String) throws -> Element { Element(try Tag.valueOf(tagName), baseUri) }
    /// Documents that are read have their parts in their places.
    @discardableResult
    public func normalise() throws -> Document { self }
    open override func outerHtml() throws -> String { try html() }
    @discardableResult
    open override func text(_ text: String) throws -> Element {
        try body()?.text(text)
        return self
    }
    public func charset() -> String.Encoding { settings.charset() }
    public func charset(_ charset: String.Encoding) throws { settings.charset(charset) }
    public func outputSettings() -> OutputSettings { settings }
    @discardableResult
    public func outputSettings(_ outputSettings: OutputSettings) -> Document {
        settings = outputSettings
        return self
    }
    public func quirksMode() -> QuirksMode { quirks }
    @discardableResult
    public func quirksMode(_ quirksMode: QuirksMode) -> Document {
        quirks = quirksMode
        return self
    }
}

/// How a document is written.
public class OutputSettings: NSCopying {
    public enum Syntax: Sendable { case html, xml }
    private var values = (mode: Entities.EscapeMode.base, encoding: String.Encoding.utf8, syntax: Syntax.html,
                          isPretty: true, isOutline: false, indent: UInt(1))

    public init() {}
    private func set(_ change: (OutputSettings) -> Void) -> OutputSettings {
        change(self)
        return self
    }
    public func escapeMode() -> Entities.EscapeMode { values.mode }
    @discardableResult
    public func escapeMode(_ escapeMode: Entities.EscapeMode) -> OutputSettings { set { $0.values.mode = escapeMode } }
    public func encoder() -> String.Encoding { values.encoding }
    public func charset() -> String.Encoding { values.encoding }
    @discardableResult
    public func encoder(_ encoder: String.Encoding) -> OutputSettings { set { $0.values.encoding = encoder } }
    @discardableResult
    public func charset(_ e: String.Encoding) -> OutputSettings { set { $0.values.encoding = e } }
    public func syntax() -> Syntax { values.syntax }
    @discardableResult
    public func syntax(syntax: Syntax) -> OutputSettings { set { $0.values.syntax = syntax } }
    /// Whether blocks begin on lines of their own.
    public func prettyPrint() -> Bool { values.isPretty }
    @discardableResult
    public func prettyPrint(pretty: Bool) -> OutputSettings { set { $0.values.isPretty = pretty } }
    /// Whether every element begins on a line of its own.
    public func outline() -> Bool { values.isOutline }
    @discardableResult
    public func outline(outlineMode: Bool) -> OutputSettings { set { $0.values.isOutline = outlineMode } }
    public func indentAmount() -> UInt { values.indent }
    @discardableResult
    public func indentAmount(indentAmount: UInt) -> OutputSettings { set { $0.values.indent = indentAmount } }
    func clone() -> OutputSettings {
        let copy = OutputSettings()
        copy.values = values
        return copy
    }
    public func copy(with zone: NSZone? = nil) -> Any { clone() }
}

/// Writes nodes as text.
struct Writer {
    private(set) var text = ""
    private let out: OutputSettings

    init(_ out: OutputSettings) { self.out = out }

    private mutating func indent(_ depth: Int) {
        text += "\n" + String(repeating: " ", count: depth * Int(out.indentAmount()))
    }
    mutating func write(_ node: Node, _ depth: Int) {
        switch node {
        case let document as Document: for child in document.childNodes { write(child, depth) }
        case let element as Element: write(element, depth)
        case let part as TextNode: write(part, depth)
        case let data as DataNode: text += data.getWholeData()
        case let comment as Comment:
            if out.prettyPrint() { indent(depth) }
            text += "<!--" + comment.getData() + "-->"
        case let type as DocumentType: write(type)
        case let declaration as XmlDeclaration:
            let mark = declaration.isProcessingInstruction ? "?" : "!"
            text += "<" + mark + ((try? declaration.getWholeDeclaration()) ?? "") + (mark == "?" ? "?>" : ">")
        default: break
        }
    }
    private mutating func write(_ element: Element, _ depth: Int) {
        let (tag, children) = (element.tag(), element.childNodes)
        let isAlone = out.prettyPrint()
            && (tag.formatAsBlock() || element.parent()?.tag().formatAsBlock() == true || out.outline())
        if isAlone, !text.isEmpty { indent(depth) }
        text += "<" + tag.getName() + (element.attributes?.written(out) ?? "")
        if children.isEmpty, tag.isSelfClosing() {
            text += out.syntax() == .html && tag.isEmpty() ? ">" : " />"
            return
        }
        text += ">"
        for child in children { write(child, depth + 1) }
        let isOutlined = out.outline() && (children.count > 1 || !(children.first is TextNode))
        if out.prettyPrint(), !children.isEmpty, tag.formatAsBlock() || isOutlined { indent(depth) }
        text += "</" + tag.getName() + ">"
    }
    private mutating func write(_ part: TextNode, _ depth: Int) {
        let parent = part.parentNode as? Element
        if out.prettyPrint(), !part.isBlank() {
            let isFirst = part.siblingIndex == 0 && parent?.tag().formatAsBlock() == true
            if isFirst || out.outline() && (part.parentNode?.childNodes.count ?? 0) > 1 { indent(depth) }
        }
        let isNormalised = out.prettyPrint() && parent.map { !($0 is Document) && !$0.keepsWhite } ?? false
        text += Entities.escaped(isNormalised ? part.whole.normalised : part.whole, out)
    }
    private mutating func write(_ type: DocumentType) {
        let (name, publicID, systemID) = (type.parts[0], type.parts[1], type.parts[2])
        text += out.syntax() == .html && publicID.isEmpty && systemID.isEmpty ? "<!doctype" : "<!DOCTYPE"
        if !name.isEmpty { text += " " + name }
        if !publicID.isEmpty { text += " PUBLIC \"" + publicID + "\"" }
        if !systemID.isEmpty { text += (publicID.isEmpty ? " SYSTEM" : "") + " \"" + systemID + "\"" }
        text += ">"
    }
}
