import CoreData
import Foundation
import QuadrantBase
import QuadrantCompiler
import QuadrantProject

/// Generates Swift classes for the entities of a target's data models, as Xcode does: the whole class for an entity
/// with the code generation "class", only the properties with "category".
struct ManagedClasses {
    /// The generated Swift text; empty without such entities.
    private(set) var text = ""

    /// Classes that the sources declare are not generated.
    init(_ target: Project.Target, besides sources: [SourceSet.File]) {
        let models = target.resources.map(\.path).filter {
            ["xcdatamodeld", "xcdatamodel"].contains(FilePath.ending(of: $0))
        }
        let own = models.isEmpty ? ""
            : sources.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
        func isDeclared(_ pattern: String) -> Bool { own.range(of: pattern, options: .regularExpression) != nil }
        var seen: Set<String> = [], parts: [String] = []
        for model in models.sorted() {
            for entity in NSManagedObjectModel(contentsOf: URL(fileURLWithPath: model))?.entities ?? [] {
                let name = Self.className(entity)
                guard let kind = entity.codeGeneration, name != "NSManagedObject", seen.insert(name).inserted else {
                    continue
                }
                let hasClass = isDeclared("\\bclass\\s+\(name)\\b")
                if kind == "class", !hasClass {
                    let above = entity.superentity.map(Self.className) ?? "NSManagedObject"
                    let isolation = target.isMainActorByDefault ? "nonisolated " : ""
                    parts.append("\(isolation)public class \(name): \(above) {}\n")
                    if entity.superentity == nil, !isDeclared("extension\\s+\(name)\\s*:[^{]*\\bIdentifiable\\b") {
                        parts.append("extension \(name): Identifiable {}\n")
                    }
                }
                if kind == "category" || !hasClass { parts.append(Self.members(entity, name)) }
            }
        }
        if !parts.isEmpty { text = "import Foundation\nimport CoreData\n" + parts.joined() }
    }

    private static func className(_ entity: NSEntityDescription) -> String {
        entity.managedObjectClassName.split(separator: ".").last.map(String.init) ?? "NSManagedObject"
    }

    private static func members(_ entity: NSEntityDescription, _ name: String) -> String {
        var lines = """
                public class func fetchRequest() -> NSFetchRequest<\(name)> {
                    NSFetchRequest<\(name)>(entityName: "\(entity.name ?? name)")
                }

            """
        for property in entity.own {
            let type = (property as? NSAttributeDescription).map(type)
                ?? (property as? NSRelationshipDescription).map(type) ?? "Any?"
            let key = property.name
            lines += """
                    public var `\(key)`: \(type) {
                        get { _managed("\(key)") }
                        set { _setManaged("\(key)", newValue) }
                    }

                """
            guard let relationship = property as? NSRelationshipDescription, relationship.isToMany else { continue }
            let title = key.prefix(1).uppercased() + key.dropFirst()
            let element = relationship.destinationEntity.map(className) ?? "NSManagedObject"
            for value in [element, relationship.isOrdered ? "NSOrderedSet" : "NSSet"] {
                for (verb, adds) in [("addTo", true), ("removeFrom", false)] {
                    lines += """
                            public func \(verb)\(title)(_ value: \(value)) {
                                _changeManaged("\(key)", adding: \(adds), value)
                            }

                        """
                }
            }
        }
        return "extension \(name) {\n\(lines)}\n"
    }

    /// Attributes of object type are optional, whatever the model says, as in Xcode's generated classes.
    private static func type(_ attribute: NSAttributeDescription) -> String {
        let isScalar = attribute.isScalar
        switch attribute.attributeType {
        case .integer16AttributeType: return isScalar ? "Int16" : "NSNumber?"
        case .integer32AttributeType: return isScalar ? "Int32" : "NSNumber?"
        case .integer64AttributeType: return isScalar ? "Int64" : "NSNumber?"
        case .doubleAttributeType: return isScalar ? "Double" : "NSNumber?"
        case .floatAttributeType: return isScalar ? "Float" : "NSNumber?"
        case .booleanAttributeType: return isScalar ? "Bool" : "NSNumber?"
        case .decimalAttributeType: return "NSDecimalNumber?"
        case .stringAttributeType: return "String?"
        case .dateAttributeType: return isScalar ? "TimeInterval" : "Date?"
        case .binaryDataAttributeType: return "Data?"
        case .UUIDAttributeType: return "UUID?"
        case .URIAttributeType: return "URL?"
        case .transformableAttributeType: return (attribute.attributeValueClassName ?? "NSObject") + "?"
        case .objectIDAttributeType: return "NSManagedObjectID?"
        case .undefinedAttributeType: return "Any?"
        }
    }

    private static func type(_ relationship: NSRelationshipDescription) -> String {
        if relationship.isToMany { return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?" }
        return (relationship.destinationEntity.map(className) ?? "NSManagedObject") + "?"
    }
}
