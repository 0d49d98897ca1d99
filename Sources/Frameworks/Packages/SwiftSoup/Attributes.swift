open class Attribute: CustomStringConvertible {
    private var key: String
    private var value: String
    public init(key: String, value: String) throws {
        guard !key.trimmed.isEmpty else {
            throw Exception.Error(type: .IllegalArgumentException, Message: "An attribute has a name.")
        }
        (self.key, self.value) = (key.trimmed, value)
    }
    /// One that was read, whose name is not empty.
    init(read key: String, _ value: String) { (self.key, self.value) = (key, value) }
    open func getKey() -> String { key }
    open func setKey(key: String) throws { self.key = key.trimmed }
    open func getValue() -> String { value }
    @discardableResult
    open func setValue(value: String) -> String {
        defer { self.value = value }
        return self.value
    }
    public func html() -> String { written(OutputSettings()) }
    open func toString() -> String { html() }
    public var description: String { html() }
    public func isDataAttribute() -> Bool { key.hasPrefix("data-") && key.count > 5 }
    public func isBooleanAttribute() -> Bool { Self.flags.contains(key.lowercased()) }
    public func clone() -> Attribute { Attribute(read: key, value) }

    func written(_ out: OutputSettings) -> String {
        if out.syntax() == .html, isBooleanAttribute(), value.isEmpty || value.lowercased() == key.lowercased() {
            return key
        }
        return key + "=\"" + Entities.escaped(value, out, inAttribute: true) + "\""
    }
    private static let flags: Set = [
        "allowfullscreen", "async", "autofocus", "checked", "compact", "declare", "default", "defer", "disabled",
        "formnovalidate", "hidden", "inert", "ismap", "itemscope", "multiple", "muted", "nohref", "noresize",
        "noshade", "novalidate", "nowrap", "open", "readonly", "required", "reversed", "seamless", "selected",
        "sortable", "truespeed", "typemustmatch",
    ]
}

/// The attributes of an element, in the order in which they came.
open class Attributes: NSCopying, Sequence, CustomStringConvertible {
    private var list: [Attribute] = []
    public init() {}

    func find(_ key: String) -> String? {
        list.first { $0.getKey() == key }?.getValue()
            ?? list.first { $0.getKey().caseInsensitiveCompare(key) == .orderedSame }?.getValue()
    }
    func drop(_ key: String) { list.removeAll { $0.getKey().caseInsensitiveCompare(key) == .orderedSame } }
    /// Adds one that was read; of two with one name the first is kept.
    func read(_ key: String, _ value: String) {
        if !list.contains(where: { $0.getKey() == key }) { list.append(Attribute(read: key, value)) }
    }

    open func get(key: String) -> String { list.first { $0.getKey() == key }?.getValue() ?? "" }
    open func getIgnoreCase(key: String) throws -> String { find(key) ?? "" }
    open func put(_ key: String, _ value: String) throws { put(attribute: try Attribute(key: key, value: value)) }
    open func put(attribute: Attribute) {
        if let index = list.firstIndex(where: { $0.getKey() == attribute.getKey() }) {
            list[index] = attribute
        } else {
            list.append(attribute)
        }
    }
    open func remove(key: String) throws { list.removeAll { $0.getKey() == key } }
    open func removeIgnoreCase(key: String) throws { drop(key) }
    open func hasKey(key: String) -> Bool { list.contains { $0.getKey() == key } }
    open func hasKeyIgnoreCase(key: String) -> Bool { find(key) != nil }
    open func size() -> Int { list.count }
    open func addAll(incoming: Attributes?) { incoming?.list.forEach(put) }
    open func asList() -> [Attribute] { list }
    /// The values of names with "data-", by what follows it.
    open func dataset() -> [String: String] {
        Dictionary(list.filter { $0.isDataAttribute() }.map { (String($0.getKey().dropFirst(5)), $0.getValue()) },
                   uniquingKeysWith: { first, _ in first })
    }
    open func html() throws -> String { written(OutputSettings()) }
    open func toString() throws -> String { try html() }
    public var description: String { written(OutputSettings()) }
    open func lowercaseAllKeys() {
        for attribute in list { try? attribute.setKey(key: attribute.getKey().lowercased()) }
    }
    open func clone() -> Attributes {
        let copy = Attributes()
        copy.list = list.map { $0.clone() }
        return copy
    }
    public func copy(with zone: NSZone? = nil) -> Any { clone() }
    public func makeIterator() -> AnyIterator<Attribute> { AnyIterator(list.makeIterator()) }
    func written(_ out: OutputSettings) -> String { list.map { " " + $0.written(out) }.joined() }
}

/// The name of an element, with what is known of elements of that name.
open class Tag: Hashable, CustomStringConvertible {
    private let name: String
    private let normal: String
    public init(_ tagName: String) { (name, normal) = (tagName, tagName.lowercased()) }
    public static func valueOf(_ tagName: String) throws -> Tag {
        guard !tagName.trimmed.isEmpty else {
            throw Exception.Error(type: .IllegalArgumentException, Message: "An element has a name.")
        }
        return Tag(tagName.trimmed)
    }
    open func getName() -> String { name }
    open func getNameNormal() -> String { normal }
    open func isBlock() -> Bool { Self.blocks.contains(normal) }
    open func isInline() -> Bool { !isBlock() }
    open func formatAsBlock() -> Bool { isBlock() ? !Self.inText.contains(normal) : !Self.inlines.contains(normal) }
    open func canContainBlock() -> Bool { !Self.inlines.contains(normal) }
    open func isEmpty() -> Bool { Self.voids.contains(normal) }
    open func isData() -> Bool { normal == "script" || normal == "style" }
    open func isSelfClosing() -> Bool { isEmpty() || !isKnownTag() }
    open func isKnownTag() -> Bool { Self.isKnownTag(normal) }
    public static func isKnownTag(_ tagName: String) -> Bool { blocks.contains(tagName) || inlines.contains(tagName) }
    public func preserveWhitespace() -> Bool { ["pre", "plaintext", "title", "textarea"].contains(normal) }
    open func toString() -> String { name }
    public var description: String { name }
    public static func == (lhs: Tag, rhs: Tag) -> Bool { lhs.name == rhs.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
    static let blocks = words("""
        html head body frameset script noscript style meta link title frame noframes section nav aside hgroup header \
        footer p h1 h2 h3 h4 h5 h6 ul ol pre div blockquote hr address figure figcaption form fieldset ins del s dl \
        dt dd li table caption thead tfoot tbody colgroup col tr th td video audio canvas details menu plaintext \
        template \
        article main svg math
        """)
    static let inlines = words("""
        object base font tt i b u big small em strong dfn code samp kbd var cite abbr time acronym mark ruby rt rp a \
        img \
        br wbr map q sub sup bdo iframe embed span input select textarea label button optgroup option legend datalist \
        keygen output progress meter area param source track summary command device basefont bgsound menuitem
        """)
    /// Blocks that are written in the line that they are in.
    private static let inText = words("title a p h1 h2 h3 h4 h5 h6 pre address li th td script style ins del s")
    static let voids = words("""
        meta link base frame img br wbr embed hr input keygen col command device area basefont bgsound menuitem param \
        source track
        """)
}
