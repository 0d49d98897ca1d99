/// Elements that were found.
open class Elements: NSCopying, RandomAccessCollection, Equatable, CustomStringConvertible {
    private var list: [Element]

    public init() { list = [] }
    public init(_ a: [Element]) { list = a }
    public convenience init(_ a: OrderedSet<Element>) { self.init(Array(a)) }
    public func copy(with zone: NSZone? = nil) -> Any { Elements(list.compactMap { $0.copied(nil) as? Element }) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { list.count }
    public subscript(position: Int) -> Element { list[position] }
    open func first() -> Element? { list.first }
    open func last() -> Element? { list.last }
    open func isEmpty() -> Bool { list.isEmpty }
    open func size() -> Int { list.count }
    open func get(_ i: Int) -> Element { list[i] }
    open func array() -> [Element] { list }
    open func add(_ e: Element) { list.append(e) }
    open func add(_ index: Int, _ element: Element) { list.insert(element, at: index) }
    public static func == (lhs: Elements, rhs: Elements) -> Bool { lhs.list == rhs.list }

    private func changed(_ change: (Element) throws -> Void) rethrows -> Elements {
        try list.forEach(change)
        return self
    }
    /// The value of an attribute of the first element that has it.
    open func attr(_ attributeKey: String) throws -> String {
        try list.first { $0.hasAttr(attributeKey) }?.attr(attributeKey) ?? ""
    }
    open func hasAttr(_ attributeKey: String) -> Bool { list.contains { $0.hasAttr(attributeKey) } }
    @discardableResult
    open func attr(_ attributeKey: String, _ attributeValue: String) throws -> Elements {
        try changed { try $0.attr(attributeKey, attributeValue) }
    }
    @discardableResult
    open func removeAttr(_ attributeKey: String) throws -> Elements { try changed { try $0.removeAttr(attributeKey) } }
    @discardableResult
    open func addClass(_ className: String) throws -> Elements { try changed { try $0.addClass(className) } }
    @discardableResult
    open func removeClass(_ className: String) throws -> Elements { try changed { try $0.removeClass(className) } }
    @discardableResult
    open func toggleClass(_ className: String) throws -> Elements { try changed { try $0.toggleClass(className) } }
    open func hasClass(_ className: String) -> Bool { list.contains { $0.hasClass(className) } }
    open func val() throws -> String { try list.first?.val() ?? "" }
    @discardableResult
    open func val(_ value: String) throws -> Elements { try changed { try $0.val(value) } }

    open func text(trimAndNormaliseWhitespace: Bool = true) throws -> String {
        try list.map { try $0.text(trimAndNormaliseWhitespace: trimAndNormaliseWhitespace) }
            .filter { !$0.isEmpty }.joined(separator: " ")
    }
    open func hasText() -> Bool { list.contains { $0.hasText() } }
    public func eachText() throws -> [String] { try list.filter { $0.hasText() }.map { try $0.text() } }
    public func eachAttr(_ attributeKey: String) throws -> [String] {
        try list.filter { $0.hasAttr(attributeKey) }.map { try $0.attr(attributeKey) }
    }
    open func html() throws -> String { try list.map { try $0.html() }.joined(separator: "\n") }
    open func outerHtml() throws -> String { try list.map { try $0.outerHtml() }.joined(separator: "\n") }
    open func toString() throws -> String { try outerHtml() }
    public var description: String { (try? outerHtml()) ?? "" }
    @discardableResult
    open func tagName(_ tagName: String) throws -> Elements { try changed { try $0.tagName(tagName) } }
    @discardableResult
    open func html(_ html: String) throws -> Elements { try changed { try $0.html(html) } }
    @discardableResult
    open func prepend(_ html: String) throws -> Elements { try changed { try $0.prepend(html) } }
    @discardableResult
    open func append(_ html: String) throws -> Elements { try changed { try $0.append(html) } }
    @discardableResult
    open func before(_ html: String) throws -> Elements { try changed { try $0.before(html) } }
    @discardableResult
    open func after(_ html: String) throws -> Elements { try changed { try $0.after(html) } }
    @discardableResult
    open func wrap(_ html: String) throws -> Elements { try changed { try $0.wrap(html) } }
    @discardableResult
    open func unwrap() throws -> Elements { try changed { try $0.unwrap() } }
    @discardableResult
    open func empty() -> Elements { changed { $0.empty() } }
    @discardableResult
    open func remove() throws -> Elements { try changed { try $0.remove() } }
    @discardableResult
    open func traverse(_ nodeVisitor: any NodeVisitor) throws -> Elements {
        try changed { try $0.traverse(nodeVisitor) }
    }

    open func select(_ query: String) throws -> Elements { try select(QueryParser.parse(query)) }
    open func select(_ evaluator: Evaluator) throws -> Elements {
        var seen: Set<Element> = []
        return Elements(try list.flatMap { try $0.select(evaluator) }.filter { seen.insert($0).inserted })
    }
    /// The elements that a selector does not find.
    open func not(_ query: String) throws -> Elements { try not(QueryParser.parse(query)) }
    open func not(_ evaluator: Evaluator) throws -> Elements { Elements(try list.filter { try !$0.iS(evaluator) }) }
    open func eq(_ index: Int) -> Elements { Elements(list.indices.contains(index) ? [list[index]] : []) }
    open func iS(_ query: String) throws -> Bool { try iS(QueryParser.parse(query)) }
    open func iS(_ eval: Evaluator) throws -> Bool { try list.contains { try $0.iS(eval) } }
    open func parents() -> Elements { Elements(OrderedSet(sequence: list.flatMap { $0.parents() })) }
    open func forms() -> [FormElement] { list.compactMap { $0 as? FormElement } }
}
