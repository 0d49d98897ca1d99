import Foundation
import QuadrantFoundation
import QuadrantStore

/// How the values of attributes are kept in columns.
enum ManagedForm {
    static func kind(_ attribute: NSAttributeDescription) -> StoreSchema.Kind {
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType: .integer
        case .doubleAttributeType, .floatAttributeType, .dateAttributeType: .real
        case .binaryDataAttributeType, .transformableAttributeType, .undefinedAttributeType: .bytes
        case .stringAttributeType, .UUIDAttributeType, .URIAttributeType, .decimalAttributeType, .objectIDAttributeType:
            .text
        }
    }

    static func encode(_ value: Any?, _ attribute: NSAttributeDescription) throws -> StoreValue {
        guard let value, !(value is NSNull) else { return .null }
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
            if let number = integer(value) { return .integer(number) }
        case .doubleAttributeType, .floatAttributeType:
            if let number = (value as? NSNumber)?.doubleValue ?? value as? Double
                ?? (value as? Float).map({ Double($0) })
                ?? integer(value).map({ Double($0) }) {
                return StoreValue(number: number)
            }
        case .dateAttributeType:
            if let date = value as? Date ?? (value as? NSDate).map({ $0 as Date }) {
                return StoreValue(number: date.timeIntervalSinceReferenceDate)
            }
        case .decimalAttributeType:
            if let number = (value as? NSDecimalNumber)?.decimalValue ?? value as? Decimal {
                return .text("\(number)")
            }
        case .binaryDataAttributeType:
            if let data = value as? Data ?? (value as? NSData).map({ $0 as Data }) { return .bytes(data) }
        case .stringAttributeType, .UUIDAttributeType, .URIAttributeType, .objectIDAttributeType:
            switch value {
            case let text as String: return .text(text)
            case let id as UUID: return .text(id.uuidString)
            case let url as URL: return .text(url.absoluteString)
            case let id as NSManagedObjectID: return .text(id.uriRepresentation().absoluteString)
            case let text as NSString: return .text(text as String)
            default: break
            }
        case .transformableAttributeType, .undefinedAttributeType:
            if let data = transformed(value, attribute) { return .bytes(data) }
        }
        throw StoreFailure(
            .schema, what: "a value of type \(type(of: value)) cannot be stored.",
            at: "\(attribute.entity?.name ?? "").\(attribute.name)",
            rule: "A value is of the attribute's type; a transformable one needs a transformer that gives data.",
            fix: "Change the attribute's type, or register a ValueTransformer under its name.")
    }

    static func decode(_ value: StoreValue, _ attribute: NSAttributeDescription) -> Any? {
        if case .null = value { return nil }
        return switch attribute.attributeType {
        case .integer16AttributeType: value.integer.map { Int16(truncatingIfNeeded: $0) }
        case .integer32AttributeType: value.integer.map { Int32(truncatingIfNeeded: $0) }
        case .integer64AttributeType: value.integer
        case .booleanAttributeType: value.integer.map { $0 != 0 }
        case .doubleAttributeType: value.real
        case .floatAttributeType: value.real.map { Float($0) }
        case .dateAttributeType: value.real.map { Date(timeIntervalSinceReferenceDate: $0) }
        case .decimalAttributeType: value.text.map { NSDecimalNumber(string: $0) }
        case .binaryDataAttributeType: value.bytes
        case .stringAttributeType, .objectIDAttributeType: value.text
        case .UUIDAttributeType: value.text.flatMap { UUID(uuidString: $0) }
        case .URIAttributeType: value.text.flatMap { URL(string: $0) }
        case .transformableAttributeType, .undefinedAttributeType: value.bytes.flatMap { object($0, attribute) }
        }
    }

    private static func integer(_ value: Any) -> Int64? {
        switch value {
        case let number as Bool: number ? 1 : 0
        case let number as any BinaryInteger: Int64(exactly: number)
        case let number as NSNumber: number.int64Value
        default: nil
        }
    }

    /// The system's transformers that archive objects are not here: values that a property list can have are kept as
    /// one.
    private static func transformed(_ value: Any, _ attribute: NSAttributeDescription) -> Data? {
        if let name = attribute.valueTransformerName,
           let transformer = ValueTransformer(forName: NSValueTransformerName(name)),
           let data = transformer.transformedValue(value) as? Data {
            return data
        }
        if let data = value as? Data { return data }
        return try? PropertyListSerialization.data(fromPropertyList: [value], format: .binary, options: 0)
    }
    private static func object(_ data: Data, _ attribute: NSAttributeDescription) -> Any? {
        if let name = attribute.valueTransformerName,
           let transformer = ValueTransformer(forName: NSValueTransformerName(name)),
           let value = transformer.reverseTransformedValue(data) {
            return value
        }
        let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [Any]
        return list?.first ?? data
    }
}
