/// A tag with its attributes and what is in it.
open class Element: Node {
    private var kind: Tag

    public init(_ tag: Tag, _ baseUri: String, _ attributes: Attributes = Attributes()) {
        kind = tag
        super.init(baseUri, attributes)
    }
    override func alike() -> Node { Element(kind, baseUri, attributes?.clone() ?? Attributes()) }
    open override func nodeName() -> String { kind.getName() }
    open func tagName() -> String { kind.getName() }
    open func tagNameNormal() -> String { kind.getNameNormal() }
    @discardableResult
    public func tagName(_ tagName: String) throws -> Element {
        kind = try Tag.valueOf(tagName)
        return self
    }
    open func tag() -> Tag { kind }
    open func isBlock() -> Bool { kind.isBlock() }
    open func isEmpty() -> Bool { childNodes.isEmpty }
    open func id() -> String { attributes?.find("id") ?? "" }
    @discardableResult
    open override func attr(_ attributeKey: String, _ attributeValue: String) throws -> Element {
        try super.attr(attributeKey, attributeValue)
        return self
    }
    /// Sets an attribute without a value, or removes it.
    @discardableResult
    open func attr(_ attributeKey: String, _ attributeValue: Bool) throws -> Element {
        if attributeValue { try super.attr(attributeKey, "") } else { attributes?.drop(attributeKey) }
        return self
    }
    open func dataset() -> [String: String] { attributes?.dataset() ?? [:] }

    open override func parent() -> Element? { parentNode as? Element }
    /// The elements around this one, without the document, from inside out.
    open func parents() -> Elements {
        let around = sequence(first: self) { $0.parent() }.dropFirst()
        return Elements(around.filter { !($0 is Document) })
    }
    var elements: [Element] { childNodes.compactMap { $0 as? Element } }
    open func child(_ index: Int) -> Element { elements[index] }
    open func children() -> Elements { Elements(elements) }
    open func textNodes() -> [TextNode] { childNodes.compactMap { $0 as? TextNode } }
    open func dataNodes() -> [DataNode] { childNodes.compactMap { $0 as? DataNode } }
    public func siblingElements() -> Elements { Elements((parent()?.elements ?? []).filter { $0 !== self }) }
    public func nextElementSibling() throws -> Element? { beside(1) }
    public func previousElementSibling() throws -> Element? { beside(-1) }
    func beside(_ step: Int) -> Element? {
        guard let nodes = parentNode?.childNodes else { return nil }
        var index = siblingIndex + step
        while nodes.indices.contains(index) {
            if let element = nodes[index] as? Element { return element }
            index += step
        }
        return nil
    }
    public func firstElementSibling() -> Element? { parent()?.elements.first }
    public func lastElementSibling() -> Element? { parent()?.elements.last }
    public func elementSiblingIndex() throws -> Int { place }
    var place: Int { parent()?.elements.firstIndex { $0 === self } ?? 0 }

    // Searches

    /// The elements in this one, and itself, for which a condition holds, in the order of the document.
    func all(_ condition: (Element) throws -> Bool) rethrows -> Elements {
        var found: [Element] = []
        var open: [Node] = [self]
        while let node = open.popLast() {
            if let element = node as? Element, try condition(element) { found.append(element) }
            open.append(contentsOf: node.childNodes.reversed())
        }
        return Elements(found)
    }
    public func select(_ cssQuery: String) throws -> Elements { try select(QueryParser.parse(cssQuery)) }
    public func select(_ evaluator: Evaluator) throws -> Elements { try all { try evaluator.matches(self, $0) } }
    public func iS(_ cssQuery: String) throws -> Bool { try iS(QueryParser.parse(cssQuery)) }
    public func iS(_ evaluator: Evaluator) throws -> Bool {
        try evaluator.matches(ownerDocument() ?? parents().last() ?? self, self)
    }
    public func getElementById(_ id: String) throws -> Element? { all { $0.id() == id }.first() }
    public func getElementsByTag(_ tagName: String) throws -> Elements {
        let name = tagName.lowercased().trimmed
        return all { $0.tagNameNormal() == name }
    }
    public func getElementsByClass(_ className: String) throws -> Elements { all { $0.hasClass(className) } }
    public func getElementsByAttribute(_ key: String) throws -> Elements { all { $0.hasAttr(key.trimmed) } }
    public func getElementsByAttributeStarting(_ keyPrefix: String) throws -> Elements {
        try select("[^" + keyPrefix + "]")
    }
    private func having(_ key: String, _ condition: (String) -> Bool) throws -> Elements {
        try all { try $0.hasAttr(key) && condition($0.attr(key)) }
    }
    public func getElementsByAttributeValue(_ key: String, _ value: String) throws -> Elements {
        try having(key) { $0.trimmed.lowercased() == value.trimmed.lowercased() }
    }
    public func getElementsByAttributeValueNot(_ key: String, _ value: String) throws -> Elements {
        try all { try $0.attr(key).lowercased() != value.lowercased() }
    }
    public func getElementsByAttributeValueStarting(_ key: String, _ valuePrefix: String) throws -> Elements {
        try having(key) { $0.lowercased().hasPrefix(valuePrefix.lowercased()) }
    }
    public func getElementsByAttributeValueEnding(_ key: String, _ valueSuffix: String) throws -> Elements {
        try having(key) { $0.lowercased().hasSuffix(valueSuffix.lowercased()) }
    }
    public func getElementsByAttributeValueContaining(_ key: String, _ match: String) throws -> Elements {
        try having(key) { $0.lowercased().contains(match.lowercased()) }
    }
    public func getElementsByAttributeValueMatching(_ key: String, _ regex: String) throws -> Elements {
        let pattern = try Evaluator.pattern(regex)
        return try having(key) { value in pattern.isIn(value) }
    }
    public func getElementsByIndexLessThan(_ index: Int) throws -> Elements { all { $0.place < index } }
    public func getElementsByIndexGreaterThan(_ index: Int) throws -> Elements { all { $0.place > index } }
    public func getElementsByIndexEquals(_ index: Int) throws -> Elements { all { $0.place == index } }
    public func getElementsContainingText(_ searchText: String) throws -> Elements {
        try all { try $0.text().lowercased().contains(searchText.lowercased()) }
    }
    public func getElementsContainingOwnText(_ searchText: String) throws -> Elements {
        all { $0.ownText().lowercased().contains(searchText.lowercased()) }
    }
    public func getElementsMatchingText(_ regex: String) throws -> Elements {
        let pattern = try Evaluator.pattern(regex)
        return try all { try pattern.isIn($0.text()) }
    }
    public func getElementsMatchingOwnText(_ regex: String) throws -> Elements {
        let pattern = try Evaluator.pattern(regex)
        return all { pattern.isIn($0.ownText()) }
    }
    public func getAllElements() throws -> Elements { all { _ in true } }
    /// A selector that finds this element alone.
    public func cssSelector() throws -> String {
        if !id().isEmpty { return "#" + id() }
        let classes = try classNames().map { "." + $0 }.joined()
        let own = tagName().replacingOccurrences(of: ":", with: "|") + classes
        guard let parent = parent(), !(parent is Document) else { return own }
        let isOne = try parent.elements.filter { try $0.iS(own) }.count == 1
        return try parent.cssSelector() + " > " + own + (isOne ? "" : ":nth-child(\(place + 1))")
    }

    // Changes

    @discardableResult
    public func appendChild(_ child: Node) throws -> Element {
        insert([child])
        return self
    }
    @discardableResult
    public func prependChild(_ child: Node) throws -> Element {
        insert([child], at: 0)
        return self
    }
    /// Adds nodes at an index; one below zero counts from behind the last.
    @discardableResult
    public func insertChildren(_ index: Int, _ children: [Node]) throws -> Element {
        insert(children, at: index < 0 ? childNodes.count + index + 1 : index)
        return self
    }
    @discardableResult
    public func appendElement(_ tagName: String) throws -> Element { try added(tagName, at: childNodes.count) }
    @discardableResult
    public func prependElement(_ tagName: String) throws -> Element { try added(tagName, at: 0) }
    private func added(_ tagName: String, at index: Int) throws -> Element {
        let element = Element(try Tag.valueOf(tagName), baseUri)
        insert([element], at: index)
        return element
    }
    @discardableResult
    public func appendText(_ text: String) throws -> Element { try appendChild(TextNode(text, baseUri)) }
    @discardableResult
    public func prependText(_ text: String) throws -> Element { try prependChild(TextNode(text, baseUri)) }
    @discardableResult
    public func append(_ html: String) throws -> Element {
        insert(try nodes(html, in: self))
        return self
    }
    @discardableResult
    public func prepend(_ html: String) throws -> Element {
        insert(try nodes(html, in: self), at: 0)
        return self
    }
    @discardableResult
    open override func before(_ html: String) throws -> Element {
        try super.before(html)
        return self
    }
    @discardableResult
    open override func before(_ node: Node) throws -> Element {
        try super.before(node)
        return self
    }
    @discardableResult
    open override func after(_ html: String) throws -> Element {
        try super.after(html)
        return self
    }
    @discardableResult
    open override func after(_ node: Node) throws -> Element {
        try super.after(node)
        return self
    }
    @discardableResult
    open override func wrap(_ html: String) throws -> Element {
        try super.wrap(html)
        return self
    }
    @discardableResult
    public func empty() -> Element {
        for child in childNodes { child.detach() }
        return self
    }

    // Texts

    /// The text of this element and of all in it, where blocks are apart.
    public func text(trimAndNormaliseWhitespace: Bool = true) throws -> String {
        var text: [UInt8] = []
        collect(self, &text, trimAndNormaliseWhitespace)
        let result = String(decoding: text, as: UTF8.self)
        return trimAndNormaliseWhitespace ? result.trimmed : result
    }
    private func collect(_ node: Node, _ text: inout [UInt8], _ isNormalised: Bool) {
        if let part = node as? TextNode {
            let keeps = !isNormalised || (part.parentNode as? Element)?.keepsWhite == true
            for byte in part.whole.utf8 {
                if keeps || !byte.isWhite { text.append(byte) } else if text.last?.isWhite != true { text.append(0x20) }
            }
        } else if let element = node as? Element {
            let isApart = element.isBlock() || element.tagNameNormal() == "br"
            if isApart, let last = text.last, !last.isWhite { text.append(0x20) }
        }
        for child in node.childNodes { collect(child, &text, isNormalised) }
    }
    var keepsWhite: Bool { kind.preserveWhitespace() || parent()?.kind.preserveWhitespace() == true }
    /// The text that is in this element and in none of its own.
    public func ownText() -> String {
        let parts = childNodes.map { node in
            if let text = node as? TextNode { return keepsWhite ? text.whole : text.whole.normalised }
            return (node as? Element)?.tagNameNormal() == "br" ? " " : ""
        }
        return parts.joined().normalised.trimmed
    }
    @discardableResult
    public func text(_ text: String) throws -> Element { try empty().appendText(text) }
    public func hasText() -> Bool {
        childNodes.contains { ($0 as? TextNode)?.isBlank() == false || ($0 as? Element)?.hasText() == true }
    }
    /// What is in a script or a style.
    public func data() -> String {
        childNodes.map { ($0 as? DataNode)?.getWholeData() ?? ($0 as? Element)?.data() ?? "" }.joined()
    }
    public func html() throws -> String {
        let settings = ownerDocument()?.outputSettings() ?? OutputSettings()
        var writer = Writer(settings)
        for child in childNodes { writer.write(child, 0) }
        return settings.prettyPrint() ? writer.text.trimmed : writer.text
    }
    @discardableResult
    public func html(_ html: String) throws -> Element { try empty().append(html) }

    // Classes and values

    public func className() throws -> String { (attributes?.find("class") ?? "").trimmed }
    public func classNames() throws -> OrderedSet<String> { OrderedSet(sequence: names) }
    private var names: [String] {
        (attributes?.find("class") ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    }
    @discardableResult
    public func classNames(_ classNames: OrderedSet<String>) throws -> Element {
        if classNames.isEmpty { attributes?.drop("class") }
        else { try attr("class", classNames.joined(separator: " ")) }
        return self
    }
    /// Whether the element has a class, whose letters may be of another case.
    public func hasClass(_ className: String) -> Bool {
        names.contains { $0.caseInsensitiveCompare(className) == .orderedSame }
    }
    @discardableResult
    public func addClass(_ className: String) throws -> Element { try changed { $0.append(className) } }
    @discardableResult
    public func removeClass(_ className: String) throws -> Element { try changed { $0.remove(className) } }
    @discardableResult
    public func toggleClass(_ className: String) throws -> Element {
        try changed { $0.contains(className) ? $0.remove(className) : $0.append(className) }
    }
    private func changed(_ change: (OrderedSet<String>) -> Void) throws -> Element {
        let all = OrderedSet(sequence: names)
        change(all)
        return try classNames(all)
    }
    /// The value of a control of a form.
    public func val() throws -> String { tagNameNormal() == "textarea" ? try text() : try attr("value") }
    @discardableResult
    public func val(_ value: String) throws -> Element {
        tagNameNormal() == "textarea" ? try text(value) : try attr("value", value)
    }
}

/// A form, with its controls.
public class FormElement: Element {
    override func alike() -> Node { FormElement(tag(), baseUri, attributes?.clone() ?? Attributes()) }
    public func elements() -> Elements {
        let names: Set = ["button", "fieldset", "input", "keygen", "object", "output", "select", "textarea"]
        return all { names.contains($0.tagNameNormal()) }
    }
}
