public import Foundation
public import UniformTypeIdentifiers

/// A value that can be transferred: dragged and dropped, or pasted.
@preconcurrency public protocol Transferable: Sendable {
    /// The type of the representations.
    associatedtype Representation: TransferRepresentation
    /// Its representations, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// One or several representations of a value.
public protocol TransferRepresentation<Item>: Sendable {
    /// What is transferred.
    associatedtype Item: Transferable
    /// The type of `body`; `Never` for primitive representations.
    associatedtype Body: TransferRepresentation
    /// The representations that this one is made of.
    @TransferRepresentationBuilder<Item> var body: Body { get }
    /// Its primitive representations. Representations of the library implement it; others never do.
    func _forms() -> [_TransferForm]
}

extension TransferRepresentation {
    public func _forms() -> [_TransferForm] { body._forms() }
}

extension TransferRepresentation where Body == Never {
    /// Not to be called: traps.
    public var body: Never { fatalError("SwiftUI: \(Self.self) is primitive: its body is never asked for.") }
}

extension Never: Transferable {
    /// Not to be called: traps.
    public static var transferRepresentation: Never { fatalError("SwiftUI: Never has no representation.") }
}
extension Never: TransferRepresentation {
    /// No value is transferred.
    public typealias Item = Never
    /// There is none.
    public typealias Body = Never
}

/// One representation of a value, with its type erased.
public struct _TransferForm: Sendable {
    package enum Kind: Sendable {
        /// Bytes of a kind.
        case data(UTType, export: (@Sendable (Any) throws -> Data)?, load: (@Sendable (Data) throws -> Any)?)
        /// Another transferable value.
        case proxy(any Transferable.Type, export: (@Sendable (Any) throws -> any Transferable)?,
                   load: (@Sendable (Any) throws -> Any)?)
    }
    package let kind: Kind
    package init(_ kind: Kind) { self.kind = kind }
}

/// Builds a list of representations.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// Returns one representation unchanged.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
    /// The one representation of a list.
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
    /// The first representation of a list.
    public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
    where Content.Item == Item { content }
    /// A representation behind those before it.
    public static func buildPartialBlock<A: TransferRepresentation, B: TransferRepresentation>(
        accumulated: A, next: B
    ) -> TupleTransferRepresentation<Item, (A, B)> where A.Item == Item, B.Item == Item {
        TupleTransferRepresentation(forms: accumulated._forms() + next._forms())
    }
}

/// Several representations.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
    /// Primitive.
    public typealias Body = Never
    let forms: [_TransferForm]
    public func _forms() -> [_TransferForm] { forms }
}

/// A value that is transferred as another transferable value.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    /// Primitive.
    public typealias Body = Never
    private let export: (@Sendable (Item) throws -> ProxyRepresentation)?
    private let load: (@Sendable (ProxyRepresentation) throws -> Item)?

    /// Transfers by way of another value, in both directions; each may throw.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
                importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        export = exporting
        load = importing
    }
    /// Transfers by way of another value, out only.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        export = exporting
        load = nil
    }
    /// Transfers by way of another value, in only.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        export = nil
        load = importing
    }

    public func _forms() -> [_TransferForm] {
        var give: (@Sendable (Any) throws -> any Transferable)?
        var take: (@Sendable (Any) throws -> Any)?
        if let export { give = { item in try export(item as! Item) } }
        if let load { take = { proxy in try load(proxy as! ProxyRepresentation) } }
        return [_TransferForm(.proxy(ProxyRepresentation.self, export: give, load: take))]
    }
}

/// A value that is transferred as JSON of its coded properties.
@preconcurrency public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    /// Primitive.
    public typealias Body = Never
    private let contentType: UTType
    /// JSON of this content type, as `JSONEncoder` and `JSONDecoder` write and read it without settings.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) { self.contentType = contentType }

    public func _forms() -> [_TransferForm] {
        [_TransferForm(.data(contentType, export: { try JSONEncoder().encode($0 as! Item) },
                             load: { try JSONDecoder().decode(Item.self, from: $0) }))]
    }
}

/// Bytes of a kind that a type of the library knows how to make and read.
package struct PlainRepresentation<Item: Transferable>: TransferRepresentation {
    package typealias Body = Never
    let contentType: UTType
    let export: (@Sendable (Item) throws -> Data)?
    let load: (@Sendable (Data) throws -> Item?)?

    package init(contentType: UTType, export: (@Sendable (Item) throws -> Data)? = nil,
                 load: (@Sendable (Data) throws -> Item?)? = nil) {
        (self.contentType, self.export, self.load) = (contentType, export, load)
    }

    package func _forms() -> [_TransferForm] {
        var give: (@Sendable (Any) throws -> Data)?
        var take: (@Sendable (Data) throws -> Any)?
        if let export { give = { try export($0 as! Item) } }
        if let load {
            take = { data in
                guard let item = try load(data) else { throw TransferFailure.unreadable }
                return item
            }
        }
        return [_TransferForm(.data(contentType, export: give, load: take))]
    }
}

/// Why a value cannot be transferred.
package enum TransferFailure: Error { case unreadable, unwritable }

extension String: Transferable {
    /// Text in UTF-8.
    public static var transferRepresentation: some TransferRepresentation {
        PlainRepresentation<String>(contentType: .utf8PlainText) { Data($0.utf8) } load: {
            String(data: $0, encoding: .utf8)
        }
    }
}
extension Data: Transferable {
    /// The bytes as they are.
    public static var transferRepresentation: some TransferRepresentation {
        PlainRepresentation<Data>(contentType: .data) { $0 } load: { $0 }
    }
}
extension URL: Transferable {
    /// An address in UTF-8; out as text, too.
    public static var transferRepresentation: some TransferRepresentation {
        PlainRepresentation<URL>(contentType: .url) { Data($0.absoluteString.utf8) } load: {
            String(data: $0, encoding: .utf8).flatMap { URL(string: $0) }
        }
        ProxyRepresentation<URL, String>(exporting: \.absoluteString)
    }
}
extension AttributedString: Transferable {
    /// The text without its attributes.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<AttributedString, String>(exporting: { String($0.characters) },
                                                      importing: { AttributedString($0) })
    }
}
