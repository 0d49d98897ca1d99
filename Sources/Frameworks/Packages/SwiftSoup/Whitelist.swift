/// The elements, attributes and addresses that are safe.
public class Whitelist {
    /// What is done with white space around addresses.
    public enum URLWhitespaceMode: Sendable { case strict, trim, allow }
    private var tags: Set<String> = []
    private var keys: [String: Set<String>] = [:]
    private var enforced: [String: [(String, String)]] = [:]
    private var protocols: [String: [String: [String]]] = [:]
    private var keepsRelative = false
    private var whitespace = URLWhitespaceMode.strict

    public init() {}
    public static func none() -> Whitelist { Whitelist() }
    public static func simpleText() throws -> Whitelist { Whitelist().adding("b em i strong u") }
    public static func basic() throws -> Whitelist {
        let list = Whitelist().adding("""
            a b blockquote br cite code dd dl dt em i li ol p pre q small span strike strong sub sup u ul
            """)
        try list.addAttributes("a", "href").addAttributes("blockquote", "cite").addAttributes("q", "cite")
        try list.addProtocols("a", "href", "ftp", "http", "https", "mailto")
        try list.addProtocols("blockquote", "cite", "http", "https")
        return try list.addProtocols("cite", "cite", "http", "https").addEnforcedAttribute("a", "rel", "nofollow")
    }
    public static func basicWithImages() throws -> Whitelist {
        try basic().addTags("img").addAttributes("img", "align", "alt", "height", "src", "title", "width")
            .addProtocols("img", "src", "http", "https")
    }
    public static func relaxed() throws -> Whitelist {
        let list = Whitelist().adding("""
            a b blockquote br caption cite code col colgroup dd div dl dt em h1 h2 h3 h4 h5 h6 i img li ol p pre q \
            small \
            span strike strong sub sup table tbody td tfoot th thead tr u ul
            """)
        let keys = ["a": "href title", "blockquote": "cite", "col": "span width", "colgroup": "span width",
                    "img": "align alt height src title width", "ol": "start type", "q": "cite",
                    "table": "summary width", "td": "abbr axis colspan rowspan width",
                    "th": "abbr axis colspan rowspan scope width", "ul": "type"]
        list.keys = keys.mapValues { Set($0.split(separator: " ").map(String.init)) }
        try list.addProtocols("a", "href", "ftp", "http", "https", "mailto")
        try list.addProtocols("blockquote", "cite", "http", "https")
        return try list.addProtocols("img", "src", "http", "https").addProtocols("q", "cite", "http", "https")
    }
    private func adding(_ names: String) -> Whitelist {
        tags.formUnion(names.split(separator: " ").map(String.init))
        return self
    }

    @discardableResult
    open func addTags(_ tags: String...) throws -> Whitelist {
        self.tags.formUnion(tags)
        return self
    }
    @discardableResult
    open func removeTags(_ tags: String...) throws -> Whitelist {
        self.tags.subtract(tags)
        for tag in tags { (keys[tag], enforced[tag], protocols[tag]) = (nil, nil, nil) }
        return self
    }
    /// Allows attributes of a tag, or of all with ":all".
    @discardableResult
    open func addAttributes(_ tag: String, _ keys: String...) throws -> Whitelist {
        if tag != ":all" { tags.insert(tag) }
        self.keys[tag, default: []].formUnion(keys)
        return self
    }
    @discardableResult
    open func removeAttributes(_ tag: String, _ keys: String...) throws -> Whitelist {
        for name in tag == ":all" ? Array(self.keys.keys) : [tag] { self.keys[name]?.subtract(keys) }
        return self
    }
    @discardableResult
    open func addEnforcedAttribute(_ tag: String, _ key: String, _ value: String) throws -> Whitelist {
        tags.insert(tag)
        enforced[tag, default: []].removeAll { $0.0 == key }
        enforced[tag, default: []].append((key, value))
        return self
    }
    @discardableResult
    open func removeEnforcedAttribute(_ tag: String, _ key: String) throws -> Whitelist {
        enforced[tag]?.removeAll { $0.0 == key }
        return self
    }
    @discardableResult
    open func preserveRelativeLinks(_ preserve: Bool) -> Whitelist {
        keepsRelative = preserve
        return self
    }
    @discardableResult
    open func urlWhitespace(_ mode: URLWhitespaceMode) -> Whitelist {
        whitespace = mode
        return self
    }
    @discardableResult
    open func addProtocols(_ tag: String, _ key: String, _ protocols: String...) throws -> Whitelist {
        self.protocols[tag, default: [:]][key, default: []] += protocols
        return self
    }
    @discardableResult
    open func removeProtocols(_ tag: String, _ key: String, _ protocols: String...) throws -> Whitelist {
        self.protocols[tag]?[key]?.removeAll(where: protocols.contains)
        if self.protocols[tag]?[key]?.isEmpty == true { self.protocols[tag]?[key] = nil }
        return self
    }

    public func isSafeTag(_ tag: String) -> Bool { tags.contains(tag) }
    public func isSafeAttribute(_ tagName: String, _ el: Element, _ attr: Attribute) throws -> Bool {
        try safeAttribute(tagName, el, attr) != nil
    }
    /// The attribute as it may stay; nil if it may not.
    public func safeAttribute(_ tagName: String, _ el: Element, _ attr: Attribute) throws -> Attribute? {
        let key = attr.getKey()
        guard keys[tagName]?.contains(key) == true else {
            return tagName == ":all" ? nil : try safeAttribute(":all", el, attr)
        }
        guard let allowed = protocols[tagName]?[key] else { return attr.clone() }
        let written = attr.getValue(), value = whitespace == .strict ? written : written.trimmed
        let whole = URL(string: value, relativeTo: URL(string: el.getBaseUri()))
        let address = (whole?.scheme == nil ? value : whole?.absoluteString ?? value).lowercased()
        let isSafe = allowed.contains { name in
            name == "#" ? value.hasPrefix("#") && !value.contains(" ") : address.hasPrefix(name + ":")
        }
        guard isSafe else { return nil }
        let result = attr.clone()
        if !keepsRelative, whole?.scheme != nil, !value.hasPrefix("#") {
            result.setValue(value: whole?.absoluteString ?? value)
        } else if whitespace == .trim { result.setValue(value: value) }
        return result
    }
    public func getEnforcedAttributes(_ tagName: String) throws -> Attributes {
        let result = Attributes()
        for (key, value) in enforced[tagName] ?? [] { try result.put(key, value) }
        return result
    }
}

/// Makes documents of what a list allows.
open class Cleaner {
    private let headList: Whitelist?
    private let bodyList: Whitelist

    public init(headWhitelist: Whitelist?, bodyWhitelist: Whitelist) {
        (headList, bodyList) = (headWhitelist, bodyWhitelist)
    }
    public convenience init(_ whitelist: Whitelist) { self.init(headWhitelist: nil, bodyWhitelist: whitelist) }

    public func clean(_ dirtyDocument: Document) throws -> Document {
        let document = Document.createShell(dirtyDocument.getBaseUri())
        if let headList, let from = dirtyDocument.head(), let to = document.head() { try copy(from, to, headList) }
        if let from = dirtyDocument.body(), let to = document.body() { try copy(from, to, bodyList) }
        return document
    }
    public func isValid(_ dirtyDocument: Document) throws -> Bool {
        let document = Document.createShell(dirtyDocument.getBaseUri())
        guard let from = dirtyDocument.body(), let to = document.body() else { return true }
        return try copy(from, to, bodyList) == 0
    }
    /// The number of elements and attributes that were left out.
    @discardableResult
    private func copy(_ source: Element, _ destination: Element, _ list: Whitelist) throws -> Int {
        var left = 0
        for node in source.childNodes {
            switch node {
            case let element as Element:
                let name = element.tagName()
                guard list.isSafeTag(name) else {
                    left += 1 + (try copy(element, destination, list))
                    continue
                }
                let kept = Element(Tag(name), element.baseUri)
                for attribute in element.attributes ?? Attributes() {
                    if let safe = try list.safeAttribute(name, element, attribute) {
                        kept.attributes?.put(attribute: safe)
                    } else { left += 1 }
                }
                kept.attributes?.addAll(incoming: try list.getEnforcedAttributes(name))
                destination.insert([kept])
                left += try copy(element, kept, list)
            case let text as TextNode: destination.insert([TextNode(text.whole, text.baseUri)])
            default: left += 1
            }
        }
        return left
    }
}
