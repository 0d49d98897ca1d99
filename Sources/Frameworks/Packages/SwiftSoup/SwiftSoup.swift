@_exported import Foundation

// SwiftSoup: documents of HTML and XML that are read, searched with selectors of CSS, changed and written.

/// Reads a document of HTML; addresses in it are relative to `baseUri`.
public func parse(_ html: String, _ baseUri: String) throws -> Document { try Parser.parse(html, baseUri) }
public func parse(_ html: String) throws -> Document { try Parser.parse(html, "") }
public func parse(_ data: Data, _ baseUri: String) throws -> Document { try Parser.parse(text(data), baseUri) }
public func parse(_ data: Data) throws -> Document { try Parser.parse(text(data), "") }
public func parse(_ html: String, _ baseUri: String, _ parser: Parser) throws -> Document {
    try parser.parseInput(html, baseUri)
}
/// Reads the document at an address, which is its base as well.
public func parse(_ url: URL) throws -> Document { try parse(url, .htmlParser()) }
public func parse(_ url: URL, _ parser: Parser) throws -> Document {
    try parser.parseInput(text(Data(contentsOf: url)), url.absoluteString)
}
public func parseHTML(_ html: String, _ baseUri: String) throws -> Document { try Parser.parse(html, baseUri) }
public func parseHTML(_ html: String) throws -> Document { try Parser.parse(html, "") }
public func parseHTML(_ data: Data, _ baseUri: String) throws -> Document { try Parser.parse(text(data), baseUri) }
public func parseHTML(_ data: Data) throws -> Document { try Parser.parse(text(data), "") }
/// Reads a document of XML, whose names keep their letters.
public func parseXML(_ xml: String, _ baseUri: String) throws -> Document {
    try Parser.xmlParser().parseInput(xml, baseUri)
}
public func parseXML(_ xml: String) throws -> Document { try parseXML(xml, "") }
public func parseXML(_ data: Data, _ baseUri: String) throws -> Document { try parseXML(text(data), baseUri) }
public func parseXML(_ data: Data) throws -> Document { try parseXML(text(data), "") }
/// Reads a part of HTML as what is in the body of a document.
public func parseBodyFragment(_ bodyHtml: String, _ baseUri: String) throws -> Document {
    try Parser.parseBodyFragment(bodyHtml, baseUri)
}
public func parseBodyFragment(_ bodyHtml: String) throws -> Document { try parseBodyFragment(bodyHtml, "") }

/// The part of HTML with the elements and attributes alone that a list allows.
public func clean(_ bodyHtml: String, _ baseUri: String, _ whitelist: Whitelist) throws -> String? {
    try Cleaner(headWhitelist: nil, bodyWhitelist: whitelist).clean(parseBodyFragment(bodyHtml, baseUri)).body()?.html()
}
public func clean(_ bodyHtml: String, _ whitelist: Whitelist) throws -> String? { try clean(bodyHtml, "", whitelist) }
public func clean(_ bodyHtml: String, _ baseUri: String, _ whitelist: Whitelist,
                  _ outputSettings: OutputSettings) throws -> String? {
    let document = try parseBodyFragment(bodyHtml, baseUri)
    let cleaned = try Cleaner(headWhitelist: nil, bodyWhitelist: whitelist).clean(document)
    return try cleaned.outputSettings(outputSettings).body()?.html()
}
/// Whether a list allows all of a part of HTML.
public func isValid(_ bodyHtml: String, _ whitelist: Whitelist) throws -> Bool {
    try Cleaner(headWhitelist: nil, bodyWhitelist: whitelist).isValid(parseBodyFragment(bodyHtml))
}

private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

public enum ExceptionType: Sendable {
    case IllegalArgumentException, IOException, XmlDeclaration, MalformedURLException
    case CloneNotSupportedException, SelectorParseException
}
public enum Exception: Error { case Error(type: ExceptionType, Message: String) }

/// A reader of HTML or of XML.
public class Parser {
    private let isXML: Bool
    private init(isXML: Bool) { self.isXML = isXML }

    public static func htmlParser() -> Parser { Parser(isXML: false) }
    public static func xmlParser() -> Parser { Parser(isXML: true) }
    public func parseInput(_ html: String, _ baseUri: String) throws -> Document {
        isXML ? XMLBuilder(html, baseUri).document : HTMLBuilder(html, baseUri).build()
    }
    public static func parse(_ html: String, _ baseUri: String) throws -> Document {
        HTMLBuilder(html, baseUri).build()
    }
    /// The nodes of a part of HTML, as they are read in an element.
    public static func parseFragment(_ fragmentHtml: String, _ context: Element?, _ baseUri: String) throws -> [Node] {
        HTMLBuilder(fragmentHtml, baseUri).nodes(in: context?.tagNameNormal() ?? "body")
    }
    public static func parseXmlFragment(_ fragmentXml: String, _ baseUri: String) throws -> [Node] {
        let document = XMLBuilder(fragmentXml, baseUri).document
        let nodes = document.childNodes
        for node in nodes { try node.remove() }
        return nodes
    }
    public static func parseBodyFragment(_ bodyHtml: String, _ baseUri: String) throws -> Document {
        let document = HTMLBuilder("", baseUri).build()
        try document.body()?.addChildren(parseFragment(bodyHtml, document.body(), baseUri))
        return document
    }
    public static func unescapeEntities(_ string: String, _ inAttribute: Bool) throws -> String {
        Entities.unescaped(string, inAttribute: inAttribute)
    }
}

/// Values in the order in which they came, each once.
public class OrderedSet<T: Hashable>: Sequence, Equatable, ExpressibleByArrayLiteral, CustomStringConvertible {
    private var items: [T] = []

    public init() {}
    public init<S: Sequence>(sequence: S) where S.Element == T { append(contentsOf: sequence) }
    public required init(arrayLiteral elements: T...) { append(contentsOf: elements) }
    public func index(of object: T) -> Int? { items.firstIndex(of: object) }
    public func append(_ object: T) { if !items.contains(object) { items.append(object) } }
    public func append<S: Sequence>(contentsOf sequence: S) where S.Element == T { sequence.forEach(append) }
    public func insert(_ object: T, at index: Int) { if !items.contains(object) { items.insert(object, at: index) } }
    public func remove(_ object: T) { items.removeAll { $0 == object } }
    public func remove<S: Sequence>(_ objects: S) where S.Element == T { objects.forEach { remove($0) } }
    public func removeObject(at index: Int) { items.remove(at: index) }
    public func removeAllObjects() { items = [] }
    public func contains(_ object: T) -> Bool { items.contains(object) }
    public var first: T? { items.first }
    public var last: T? { items.last }
    public var count: Int { items.count }
    public var isEmpty: Bool { items.isEmpty }
    public var startIndex: Int { 0 }
    public var endIndex: Int { items.count }
    public subscript(index: Int) -> T { items[index] }
    public func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
    public static func == (lhs: OrderedSet<T>, rhs: OrderedSet<T>) -> Bool { lhs.items == rhs.items }
    public var description: String { "OrderedSet (\(count) object(s)): \(items)" }
}
