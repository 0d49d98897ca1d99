public import Foundation

// A list of texts, each followed by its attributes, under the names of Foundation: `["a ", {}, "b", {"NSLink": …}]`.
// Apple does not document its coding: this form, and the table of attributes that is read, are a guess from what other
// programs have saved. Attributes of SwiftUI and UIKit, such as fonts, have no coding.
extension AttributedString: @retroactive Codable {
    /// Encodes the characters and Foundation's attributes.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for run in runs {
            try list.encode(String(characters[run.range]))
            try list.encode(CodedAttributes(attributes: run.attributes))
        }
        if runs.isEmpty {
            try list.encode("")
            try list.encode(CodedAttributes(attributes: AttributeContainer()))
        }
    }

    /// Decodes characters and Foundation's attributes. Other attributes are left out.
    public init(from decoder: any Decoder) throws {
        self.init()
        // Where attributes repeat, Apple's coding has them in a table, and their places in it instead of them.
        let keyed = try? decoder.container(keyedBy: Names.self)
        let table = try keyed?.decodeIfPresent([CodedAttributes].self, forKey: Names("attributeTable")) ?? []
        var list = try keyed?.nestedUnkeyedContainer(forKey: Names("runs")) ?? decoder.unkeyedContainer()
        while !list.isAtEnd {
            let text = try list.decode(String.self)
            let attributes: AttributeContainer
            if let place = try? list.decode(Int.self) {
                guard table.indices.contains(place) else {
                    throw DecodingError.dataCorruptedError(
                        in: list, debugDescription: "There are no attributes \(place).")
                }
                attributes = table[place].attributes
            } else {
                attributes = try list.decode(CodedAttributes.self).attributes
            }
            append(AttributedString(text, attributes: attributes))
        }
    }
}

private struct Names: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// Attributes that have a coding, each under its name.
private struct CodedAttributes: Codable {
    var attributes: AttributeContainer

    init(attributes: AttributeContainer) { self.attributes = attributes }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Names.self)
        for key in CodedAttribute.all { try key.encode(attributes, &container) }
    }

    init(from decoder: any Decoder) throws {
        attributes = AttributeContainer()
        let container = try decoder.container(keyedBy: Names.self)
        for key in CodedAttribute.all where container.contains(Names(key.name)) {
            try key.decode(container.superDecoder(forKey: Names(key.name)), &attributes)
        }
    }
}

private struct CodedAttribute: Sendable {
    let name: String
    let encode: @Sendable (AttributeContainer, inout KeyedEncodingContainer<Names>) throws -> Void
    let decode: @Sendable (any Decoder, inout AttributeContainer) throws -> Void

    init<Key: CodableAttributedStringKey>(_: Key.Type) where Key.Value: Sendable {
        name = Key.name
        encode = { attributes, container in
            guard let value = attributes[Key.self] else { return }
            try container.encode(Coded<Key>(value: value), forKey: Names(Key.name))
        }
        decode = { decoder, attributes in attributes[Key.self] = try Key.decode(from: decoder) }
    }

    private struct Coded<Key: EncodableAttributedStringKey>: Encodable {
        let value: Key.Value
        func encode(to encoder: any Encoder) throws { try Key.encode(value, to: encoder) }
    }

    private typealias Scope = AttributeScopes.FoundationAttributes
    static let all = [
        CodedAttribute(Scope.LinkAttribute.self), CodedAttribute(Scope.LanguageIdentifierAttribute.self),
        CodedAttribute(Scope.PersonNameComponentAttribute.self),
        CodedAttribute(Scope.NumberFormatAttributes.NumberPartAttribute.self),
        CodedAttribute(Scope.NumberFormatAttributes.SymbolAttribute.self),
        CodedAttribute(Scope.DateFieldAttribute.self), CodedAttribute(Scope.AlternateDescriptionAttribute.self),
        CodedAttribute(Scope.ImageURLAttribute.self), CodedAttribute(Scope.ReplacementIndexAttribute.self),
        CodedAttribute(Scope.MeasurementAttribute.self), CodedAttribute(Scope.ByteCountAttribute.self),
        CodedAttribute(Scope.DurationFieldAttribute.self),
    ]
}
