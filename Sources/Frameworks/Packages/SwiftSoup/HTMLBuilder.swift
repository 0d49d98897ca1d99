/// Makes a document of HTML with the places that HTML gives to elements: what a tag closes, what is implied, and what
/// is taken out of a table.
struct HTMLBuilder {
    private let baseUri: String
    private let document: Document
    private var reader: Reader
    private var open: [Element] = []
    /// The elements of style that are open, to be opened again in the next block; nil is the border of a cell.
    private var styles: [Element?] = []
    private var head: Element?, body: Element?, form: Element?

    init(_ text: String, _ baseUri: String) {
        (document, self.baseUri) = (Document(baseUri), baseUri)
        reader = Reader(text, isXML: false)
    }

    func build() -> Document {
        var builder = self
        let html = Element(Tag("html"), baseUri)
        builder.open = [html]
        builder.readAll()
        if builder.head == nil { html.insert([Element(Tag("head"), baseUri)], at: 0) }
        builder.ensureBody()
        document.insert([html])
        return document
    }
    /// The nodes of a part, as they are read in an element of a name.
    func nodes(in context: String) -> [Node] {
        var builder = self
        let names = ["td": ["table", "tbody", "tr", "td"], "th": ["table", "tbody", "tr", "th"],
                     "tr": ["table", "tbody", "tr"], "tbody": ["table", "tbody"], "thead": ["table", "thead"],
                     "tfoot": ["table", "tfoot"], "select": ["select"], "table": ["table"]][context] ?? []
        var parent = Element(Tag("body"), baseUri)
        builder.head = Element(Tag("head"), baseUri)
        builder.body = parent
        builder.open = [Element(Tag("html"), baseUri), parent]
        for name in names {
            let element = Element(Tag(name), baseUri)
            parent.insert([element])
            builder.open.append(element)
            parent = element
        }
        builder.readAll()
        let nodes = parent.childNodes
        for node in nodes { node.detach() }
        return nodes
    }

    // Where things go

    private var current: Element { open[open.count - 1] }
    private var name: String { current.tagNameNormal() }
    private func index(of names: Set<String>, within borders: Set<String> = Self.scopes) -> Int? {
        for index in open.indices.reversed() {
            if names.contains(open[index].tagNameNormal()) { return index }
            if borders.contains(open[index].tagNameNormal()) { return nil }
        }
        return nil
    }
    private mutating func close(_ names: Set<String>, within borders: Set<String> = Self.scopes) {
        if let index = index(of: names, within: borders) { open.removeSubrange(index...) }
    }
    private mutating func close(to names: Set<String>) {
        while open.count > 2, !names.contains(name) { open.removeLast() }
    }
    private var ensuredHead: Element {
        mutating get {
            if let head { return head }
            let element = Element(Tag("head"), baseUri)
            open[0].insert([element], at: 0)
            head = element
            return element
        }
    }
    private mutating func ensureBody() {
        guard body == nil else { return }
        _ = ensuredHead
        let element = Element(Tag("body"), baseUri)
        open[0].insert([element])
        open = [open[0], element]
        body = element
    }
    /// Adds a node to the open element, or before the table that it may not be in.
    private func add(_ node: Node, isOfTable: Bool = false) {
        if !isOfTable, Self.rows.contains(name), let index = open.lastIndex(where: { $0.tagNameNormal() == "table" }) {
            let table = open[index]
            if let parent = table.parentNode { parent.insert([node], at: table.siblingIndex) }
            else { open[index - 1].insert([node]) }
        } else if let text = node as? TextNode, let last = current.childNodes.last as? TextNode {
            last.whole += text.whole
        } else {
            current.insert([node])
        }
    }
    @discardableResult
    private mutating func push(_ name: String, _ attributes: Attributes = Attributes(), isOfTable: Bool = false)
        -> Element {
        let element = name == "form" ? FormElement(Tag(name), baseUri, attributes)
            : Element(Tag(name), baseUri, attributes)
        add(element, isOfTable: isOfTable)
        open.append(element)
        return element
    }
    /// Opens styles again that a block closed.
    private mutating func reopen() {
        var first = styles.count
        while first > 0, let style = styles[first - 1], !open.contains(where: { $0 === style }) { first -= 1 }
        for index in first..<styles.count {
            guard let style = styles[index] else { continue }
            styles[index] = push(style.tagName(), style.attributes?.clone() ?? Attributes())
        }
    }

    // Marks

    private mutating func readAll() {
        while let mark = reader.next() {
            switch mark {
            case .text(let text): self.text(text)
            case .comment(let data): note(Comment(data, baseUri))
            case .type(let words):
                if open.count == 1, body == nil { document.insert([DocumentType(words: words, baseUri)]) }
            case .start(let name, let attributes, let isClosed): start(name, attributes, isClosed)
            case .end(let name): end(name)
            case .declaration, .data: break
            }
        }
    }
    private func note(_ comment: Comment) {
        if body != nil { current.insert([comment]) } else if let head { head.insert([comment]) } else {
            document.insert([comment])
        }
    }
    private mutating func text(_ text: String) {
        let isBlank = text.utf8.allSatisfy(\.isWhite)
        if body == nil {
            if isBlank { return }
            ensureBody()
        }
        if !isBlank { reopen() }
        add(TextNode(text, baseUri), isOfTable: isBlank)
    }
    private mutating func start(_ name: String, _ attributes: Attributes, _ isClosed: Bool) {
        switch name {
        case "html": for attribute in attributes { open[0].attributes?.read(attribute.getKey(), attribute.getValue()) }
        case "head":
            let element = ensuredHead
            for attribute in attributes { element.attributes?.read(attribute.getKey(), attribute.getValue()) }
        case "body":
            ensureBody()
            for attribute in attributes { body?.attributes?.read(attribute.getKey(), attribute.getValue()) }
        case _ where body == nil && Self.ofHead.contains(name):
            open.append(ensuredHead)
            content(name, attributes, isClosed)
            if open.count > 1 { open.removeSubrange(1...) }
        default:
            ensureBody()
            place(name)
            content(name, attributes, isClosed)
        }
    }
    /// Closes what cannot contain an element of a name.
    private mutating func place(_ name: String) {
        if Self.closingParagraphs.contains(name) { close(["p"], within: Self.buttons) }
        if Self.headings.contains(name), Self.headings.contains(self.name) { open.removeLast() }
        switch name {
        case "li": closeItem(["li"])
        case "dt", "dd": closeItem(["dt", "dd"])
        case "option", "optgroup":
            if self.name == "option" { open.removeLast() }
            if name == "optgroup", self.name == "optgroup" { open.removeLast() }
        case "a", "nobr": if styles.contains(where: { $0?.tagNameNormal() == name }) { end(name) }
        case "button": close(["button"])
        case "rt", "rp": if ["rt", "rp"].contains(self.name) { open.removeLast() }
        default: break
        }
    }
    private mutating func closeItem(_ names: Set<String>) {
        for index in open.indices.reversed() {
            let name = open[index].tagNameNormal()
            if names.contains(name) { return open.removeSubrange(index...) }
            if Self.special.contains(name), !["address", "div", "p"].contains(name) { return }
        }
    }
    private mutating func content(_ name: String, _ attributes: Attributes, _ isClosed: Bool) {
        switch name {
        case "caption", "colgroup", "tbody", "thead", "tfoot", "tr", "td", "th", "col":
            return ofTable(name, attributes)
        case "script", "style", "noframes", "iframe", "xmp", "noembed":
            push(name, attributes, isOfTable: true)
            let data = reader.raw(name)
            if !data.isEmpty {
                current.insert([Tag(name).isData() ? DataNode(data, baseUri) : TextNode(data, baseUri)])
            }
            open.removeLast()
        case "title", "textarea":
            push(name, attributes)
            var text = Entities.unescaped(reader.raw(name))
            if name == "textarea", text.hasPrefix("\n") { text.removeFirst() }
            if !text.isEmpty { current.insert([TextNode(text, baseUri)]) }
            open.removeLast()
        case "form":
            guard form == nil else { return }
            form = push(name, attributes)
        default:
            let known = name == "image" ? "img" : name
            if !Self.special.contains(known) || Tag.voids.contains(known), body != nil { reopen() }
            let isStyle = Self.styleNames.contains(known)
            let element = push(known, attributes)
            if Tag.voids.contains(known) || isClosed && !Tag.isKnownTag(known) { open.removeLast() }
            else if isStyle { styles.append(element) } else if known == "object" { styles.append(nil) }
        }
    }
    private mutating func ofTable(_ name: String, _ attributes: Attributes) {
        guard open.contains(where: { $0.tagNameNormal() == "table" }) else { return }
        switch name {
        case "td", "th":
            close(to: ["tr", "tbody", "thead", "tfoot", "table", "template"])
            if self.name == "table" { push("tbody", isOfTable: true) }
            if self.name != "tr" { push("tr", isOfTable: true) }
        case "tr":
            close(to: ["tbody", "thead", "tfoot", "table", "template"])
            if self.name == "table" { push("tbody", isOfTable: true) }
        case "col":
            close(to: ["colgroup", "table", "template"])
            if self.name == "table" { push("colgroup", isOfTable: true) }
        default: close(to: ["table", "template"])
        }
        push(name, attributes, isOfTable: true)
        if name == "col" { open.removeLast() }
        if ["td", "th", "caption"].contains(name) { styles.append(nil) }
    }
    private mutating func end(_ name: String) {
        switch name {
        case "html", "body", "head": return
        case "br": return start("br", Attributes(), false)
        case "p":
            if index(of: ["p"], within: Self.buttons) == nil { start("p", Attributes(), false) }
            close(["p"], within: Self.buttons)
        case _ where Self.headings.contains(name): close(Self.headings)
        case "form":
            form = nil
            close(["form"])
        case "td", "th", "caption", "object":
            guard index(of: [name]) != nil || name == "object" else { return }
            close([name])
            while let last = styles.popLast(), last != nil {}
        case "table", "tr", "tbody", "thead", "tfoot":
            guard let index = index(of: [name], within: ["html"]) else { return }
            let cells = open[index...].filter { ["td", "th", "caption"].contains($0.tagNameNormal()) }.count
            open.removeSubrange(index...)
            for _ in 0..<cells { while let last = styles.popLast(), last != nil {} }
        case _ where Self.styleNames.contains(name): endStyle(name)
        default:
            for index in open.indices.reversed().dropLast(2) {
                if open[index].tagNameNormal() == name { return open.removeSubrange(index...) }
                if Self.special.contains(open[index].tagNameNormal()), !Self.special.contains(name) { return }
                if Self.scopes.contains(open[index].tagNameNormal()) { return }
            }
        }
    }
    /// Ends a style; of a block that begins in it, what is read until then has the style, and what follows has not.
    private mutating func endStyle(_ name: String) {
        guard let entry = styles.lastIndex(where: { $0 == nil || $0?.tagNameNormal() == name }),
              let style = styles[entry] else { return }
        styles.remove(at: entry)
        guard let index = open.lastIndex(where: { $0 === style }) else { return }
        guard let block = open[(index + 1)...].firstIndex(where: { Self.special.contains($0.tagNameNormal()) }) else {
            return open.removeSubrange(index...)
        }
        let furthest = open[block], around = open[index - 1]
        around.insert([furthest], at: style.siblingIndex + 1)
        let inner = Element(style.tag(), baseUri, style.attributes?.clone() ?? Attributes())
        inner.insert(furthest.childNodes)
        furthest.insert([inner])
        open.removeSubrange(index..<block)
    }

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
    private static let headings = words("h1 h2 h3 h4 h5 h6")
    private static let rows = words("table tbody thead tfoot tr")
    private static let scopes = words("applet caption html table td th marquee object template")
    private static let buttons = scopes.union(["button"])
    private static let ofHead = words("base basefont bgsound link meta noframes noscript script style title template")
    private static let styleNames = words("a b big code em font i nobr s small strike strong tt u")
    private static let closingParagraphs = words("""
        address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header \
        hgroup main menu nav ol p section summary ul pre listing form li dd dt plaintext hr xmp table h1 h2 h3 h4 h5 h6
        """)
    private static let special = closingParagraphs.union(words("""
        applet area base basefont bgsound body br button caption col colgroup embed frame frameset head html iframe \
        img input link marquee meta noembed noframes noscript object param script select source style tbody td \
        template \
        textarea tfoot th thead title tr track wbr
        """))
}
