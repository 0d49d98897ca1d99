public import Foundation
private import FoundationXML
package import QuadrantThreads

/// An attribute or a relationship of an entity.
open class NSPropertyDescription: NSObject {
    /// The key of the value.
    open var name = ""
    /// Whether the value may be missing when an object is saved; true by default.
    open var isOptional = true
    /// Whether the value is not stored; such values are not validated at a save.
    open var isTransient = false
    /// The entity that it belongs to.
    open internal(set) weak var entity: NSEntityDescription?
    /// For the program; nil by default.
    open var userInfo: [AnyHashable: Any]?
    /// The name in the model before, by which a migration finds the values.
    open var renamingIdentifier: String?
    /// What makes it another version, so that a file is migrated.
    open var versionHashModifier: String?
    /// Predicates that a value must meet, and what is said where it does not. Nothing to do: values are not checked.
    open private(set) var validationPredicates: [NSPredicate] = []
    /// What is said where a value does not meet its predicate.
    open private(set) var validationWarnings: [Any] = []
    /// Sets predicates that a value must meet. Nothing to do: values are not checked.
    open func setValidationPredicates(_ validationPredicates: [NSPredicate]?,
                                      withValidationWarnings validationWarnings: [String]?) {
        (self.validationPredicates, self.validationWarnings) = (validationPredicates ?? [], validationWarnings ?? [])
    }
}

/// The types of attributes.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100, integer32AttributeType = 200, integer64AttributeType = 300
    case decimalAttributeType = 400, doubleAttributeType = 500, floatAttributeType = 600
    case stringAttributeType = 700, booleanAttributeType = 800, dateAttributeType = 900
    case binaryDataAttributeType = 1000, UUIDAttributeType = 1100, URIAttributeType = 1200
    case transformableAttributeType = 1800, objectIDAttributeType = 2000
}

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription {
    /// The kind of the value; undefined by default.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The value of new objects; nil gives them none.
    open var defaultValue: Any?
    /// The class of a transformable value; nil for others.
    open var attributeValueClassName: String?
    /// What turns a value into the data that a file has; nil keeps what a property list can have.
    open var valueTransformerName: String?
    /// Whether large values have files of their own. Nothing to do: they are in the store's file.
    open var allowsExternalBinaryDataStorage = false
    /// Whether the class declares a scalar type instead of an object.
    package var isScalar = false
}

extension NSAttributeDescription {
    /// The type of an attribute, by a shorter name than that of `NSAttributeType`.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        /// That of the `NSAttributeType`.
        public let rawValue: UInt
        /// A type by the number of its `NSAttributeType`.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        private init(_ type: NSAttributeType) { rawValue = type.rawValue }
        /// No type.
        public static let undefined = AttributeType(.undefinedAttributeType)
        /// An integer of 16 bits.
        public static let integer16 = AttributeType(.integer16AttributeType)
        /// An integer of 32 bits.
        public static let integer32 = AttributeType(.integer32AttributeType)
        /// An integer of 64 bits.
        public static let integer64 = AttributeType(.integer64AttributeType)
        /// A decimal number.
        public static let decimal = AttributeType(.decimalAttributeType)
        /// A number of double precision.
        public static let double = AttributeType(.doubleAttributeType)
        /// A number of single precision.
        public static let float = AttributeType(.floatAttributeType)
        /// A text.
        public static let string = AttributeType(.stringAttributeType)
        /// True or false.
        public static let boolean = AttributeType(.booleanAttributeType)
        /// A date.
        public static let date = AttributeType(.dateAttributeType)
        /// Bytes.
        public static let binaryData = AttributeType(.binaryDataAttributeType)
        /// A unique identifier.
        public static let uuid = AttributeType(.UUIDAttributeType)
        /// An address.
        public static let uri = AttributeType(.URIAttributeType)
        /// An object that a transformer changes into bytes.
        public static let transformable = AttributeType(.transformableAttributeType)
        /// The identifier of an object.
        public static let objectID = AttributeType(.objectIDAttributeType)
    }
    /// The kind of the value; the same as `attributeType`.
    public var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
}

/// The effect of a deletion on the destination.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A relationship between objects.
open class NSRelationshipDescription: NSPropertyDescription {
    /// The entity of the related objects.
    open weak var destinationEntity: NSEntityDescription?
    /// The inverse relationship, which is updated with this one; nil for none.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// 1 for one object, 0 for any number.
    open var maxCount = 0
    /// The least number of objects at the other end; 0 by default. Nothing to do: numbers are not checked.
    open var minCount = 0
    /// Whether a to-many relationship is an `NSOrderedSet` and not an `NSSet`.
    open var isOrdered = false
    /// The effect of a deletion on the related objects: by default it removes the object from their relationships.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// Whether `maxCount` is not 1.
    open var isToMany: Bool { maxCount != 1 }
    fileprivate var names: (destination: String, inverse: String?) = ("", nil)
}

/// The name and the properties of an entity.
open class NSEntityDescription: NSObject {
    /// The name in the model; nil before it is set.
    open var name: String?
    /// The class of its objects, with or without its module; an unknown class is replaced by `NSManagedObject`.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// Whether it has only subentities and no objects; not checked.
    open var isAbstract = false
    /// The entity whose properties it inherits; nil for none.
    open internal(set) weak var superentity: NSEntityDescription?
    /// The name in the model before, by which a migration finds the objects.
    open var renamingIdentifier: String?
    /// What makes it another version. Nothing to do: a migration compares the properties.
    open var versionHashModifier: String?
    /// For the program; nil by default.
    open var userInfo: [AnyHashable: Any]?
    /// Attributes, by name, of which no two objects may have the same values in a file. In memory they are not
    /// compared.
    open var uniquenessConstraints: [[Any]] = []
    /// The entities that inherit its properties.
    open var subentities: [NSEntityDescription] = []
    /// Its own properties and those of its superentities.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + own }
        set {
            own = newValue
            newValue.forEach { $0.entity = self }
        }
    }
    package private(set) var own: [NSPropertyDescription] = []
    package var parentName: String?
    /// Xcode's code generation for the class: `class`, `category` or nil.
    package var codeGeneration: String?

    /// An entity without a name or properties.
    public override init() { super.init() }
    init(name: String) {
        super.init()
        self.name = name
        managedObjectClassName = name
    }

    /// All properties by name; its own override inherited ones.
    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }) { $1 }
    }
    /// The attributes by name.
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    /// The relationships by name.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }
    /// Whether it is `entity` or a subentity of it; entities with the same name are considered equal.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        var current: NSEntityDescription? = self
        while let found = current {
            if found === entity || found.name == entity.name { return true }
            current = found.superentity
        }
        return false
    }

    /// A new object of the entity's class, in the context.
    @discardableResult
    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
        -> NSManagedObject
    {
        let entity = context.entity(named: entityName)
        return entity.objectClass.init(entity: entity, insertInto: context)
    }
    /// The entity with a name in the model of the context; if there is none, a new one without properties. Never nil.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
        -> NSEntityDescription?
    { context.entity(named: entityName) }

    /// The class of its objects, found when it is first asked for.
    var objectClass: NSManagedObject.Type {
        knownClass.withLock { known in
            let found = known ?? findClass()
            known = found
            return found
        }
    }
    private let knownClass = Locked<NSManagedObject.Type?>(nil)
    private func findClass() -> NSManagedObject.Type {
        let name = managedObjectClassName ?? "NSManagedObject"
        let modules = name.contains(".") ? [] : NSManagedObjectModel.modules.withLock { $0 }
        for candidate in [name] + modules.map({ "\($0).\(name)" }) {
            if let found = NSClassFromString(candidate) as? NSManagedObject.Type { return found }
        }
        return NSManagedObject.self
    }
}

/// The entities of a program, as a data model file describes them.
open class NSManagedObjectModel: NSObject {
    /// A model without entities.
    public override init() { super.init() }

    /// A data model (`.momd`, `.xcdatamodeld` or `.xcdatamodel`) in Xcode's source format; the command copies it into
    /// the program's bundle uncompiled. Nil if it cannot be read.
    public convenience init?(contentsOf url: URL) {
        guard let path = Self.contents(of: url.path), let data = FileManager.default.contents(atPath: path) else {
            return nil
        }
        self.init()
        let reader = ModelReader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse() else { return nil }
        entities = reader.entities
        connect()
    }

    /// The models of the bundles, or of the program, as one.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let merged = NSManagedObjectModel()
        for bundle in bundles ?? [.main] {
            // A model without versions is compiled to a file of its own.
            let urls = ["momd", "mom"].flatMap { ending in
                bundle.urls(forResourcesWithExtension: ending, subdirectory: nil) ?? []
            }
            for url in urls {
                merged.entities += NSManagedObjectModel(contentsOf: url as URL)?.entities ?? []
            }
        }
        return merged
    }

    /// In the order of the file.
    open var entities: [NSEntityDescription] = []
    /// The entities by name; of two with the same name the first.
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { first, _ in first }
    }

    /// The modules of the program, in which the classes of entities are looked up.
    package static let modules = Locked<[String]>([])

    /// The file of the model's current version.
    private static func contents(of path: String) -> String? {
        let files = FileManager.default
        if files.fileExists(atPath: path + "/contents") { return path + "/contents" }
        let versions = ((try? files.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix(".xcdatamodel") }
        var chosen = versions.sorted().first
        if let data = files.contents(atPath: path + "/.xccurrentversion"),
           let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
           let name = list["_XCCurrentVersionName"] as? String, versions.contains(name) {
            chosen = name
        }
        return chosen.map { "\(path)/\($0)/contents" }
    }

    /// Resolves the names of related entities and inverse relationships.
    private func connect() {
        let names = entitiesByName
        for entity in entities {
            guard let parent = entity.parentName.flatMap({ names[$0] }), parent !== entity else { continue }
            entity.superentity = parent
            parent.subentities.append(entity)
        }
        for case let relationship as NSRelationshipDescription in entities.flatMap(\.own) {
            relationship.destinationEntity = names[relationship.names.destination]
            relationship.inverseRelationship = relationship.names.inverse.flatMap {
                relationship.destinationEntity?.relationshipsByName[$0]
            }
        }
    }
}

/// Reads the XML that Xcode writes for a data model.
private final class ModelReader: NSObject, XMLParserDelegate {
    var entities: [NSEntityDescription] = []
    private var properties: [NSPropertyDescription] = []

    func parser(_ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
                qualifiedName qName: String?, attributes values: [String: String]) {
        switch elementName {
        case "entity":
            let entity = NSEntityDescription(name: values["name"] ?? "")
            let module = values["representedModuleName"].map { $0.trimmingCharacters(in: ["."]) } ?? ""
            let name = values["representedClassName"].map { $0.trimmingCharacters(in: ["."]) } ?? "NSManagedObject"
            entity.managedObjectClassName = module.isEmpty || name.contains(".") ? name : module + "." + name
            entity.isAbstract = values["isAbstract"] == "YES"
            entity.parentName = values["parentEntity"]
            entity.codeGeneration = values["codeGenerationType"]
            entity.renamingIdentifier = values["elementID"]
            entities.append(entity)
            properties = []
        case "attribute":
            let attribute = NSAttributeDescription()
            attribute.attributeType = Self.types[values["attributeType"] ?? ""] ?? .undefinedAttributeType
            // Without the flag, Xcode takes plain numbers and truth values, and objects for dates.
            attribute.isScalar = values["usesScalarValueType"].map { $0 == "YES" }
                ?? (attribute.attributeType != .dateAttributeType)
            attribute.attributeValueClassName = values["customClassName"]
            attribute.defaultValue = Self.value(attribute.attributeType, values)
            add(attribute, values)
        case "uniquenessConstraint": entities.last?.uniquenessConstraints.append([])
        case "constraint":
            guard let last = entities.last, !last.uniquenessConstraints.isEmpty, let name = values["value"]
            else { break }
            last.uniquenessConstraints[last.uniquenessConstraints.count - 1].append(name)
        case "relationship":
            let relationship = NSRelationshipDescription()
            relationship.maxCount = values["toMany"] == "YES" ? Int(values["maxCount"] ?? "") ?? 0
                : Int(values["maxCount"] ?? "") ?? 1
            relationship.isOrdered = values["ordered"] == "YES"
            relationship.deleteRule = Self.rules[values["deletionRule"] ?? ""] ?? .noActionDeleteRule
            relationship.names = (values["destinationEntity"] ?? "", values["inverseName"])
            add(relationship, values)
        default: break
        }
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
                qualifiedName qName: String?) {
        if elementName == "entity" { entities.last?.properties = properties }
    }

    private func add(_ property: NSPropertyDescription, _ values: [String: String]) {
        property.name = values["name"] ?? ""
        property.isOptional = values["optional"] == "YES"
        property.isTransient = values["transient"] == "YES"
        property.renamingIdentifier = values["elementID"]
        property.versionHashModifier = values["versionHashModifier"]
        properties.append(property)
    }

    private static let types: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
        "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
        "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
        "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
        "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
    ]
    private static let rules: [String: NSDeleteRule] = [
        "Nullify": .nullifyDeleteRule, "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule,
        "No Action": .noActionDeleteRule,
    ]

    private static func value(_ type: NSAttributeType, _ values: [String: String]) -> Any? {
        if let time = values["defaultDateTimeInterval"].flatMap(Double.init) {
            return Date(timeIntervalSinceReferenceDate: time)
        }
        guard let text = values["defaultValueString"] else { return nil }
        switch type {
        case .integer16AttributeType: return Int16(text)
        case .integer32AttributeType: return Int32(text)
        case .integer64AttributeType: return Int64(text)
        case .doubleAttributeType: return Double(text)
        case .floatAttributeType: return Float(text)
        case .decimalAttributeType: return NSDecimalNumber(string: text)
        case .booleanAttributeType: return text == "YES"
        case .stringAttributeType: return text
        case .URIAttributeType: return URL(string: text)
        case .UUIDAttributeType: return UUID(uuidString: text)
        default: return nil
        }
    }
}
