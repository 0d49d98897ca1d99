import Foundation
import QuadrantThreads

/// The metadata of a model class. Created once per class.
final class ModelKind: @unchecked Sendable {
    /// A relationship property.
    struct Link {
        let property: Schema.PropertyMetadata
        let destination: any PersistentModel.Type
        let isMany: Bool
        var relationship: Schema.Relationship? { property.metadata as? Schema.Relationship }
        var deleteRule: Schema.Relationship.DeleteRule { relationship?.deleteRule ?? .nullify }
    }

    let type: any PersistentModel.Type
    let name: String
    let properties: [Schema.PropertyMetadata]
    let propertiesByName: [String: Schema.PropertyMetadata]
    /// Relationships by property name.
    let links: [String: Link]
    /// The uniqueness constraints: lists of properties.
    let constraints: [[Schema.PropertyMetadata]]
    /// The lists of properties by which models are found fast.
    let indices: [[Schema.PropertyMetadata]]
    private let inversesByName = Locked<[String: [Link]]>([:])

    private static let known = Locked<[ObjectIdentifier: ModelKind]>([:])

    /// That of a class. Where several threads ask for a class at the same time, all receive the same object.
    static func of(_ type: any PersistentModel.Type) -> ModelKind {
        if let known = known.withLock({ $0[ObjectIdentifier(type)] }) { return known }
        // The properties of a class are asked for without the lock, since they are code of the program.
        let made = ModelKind(type)
        return known.withLock { known in
            let first = known[ObjectIdentifier(type)] ?? made
            known[ObjectIdentifier(type)] = first
            return first
        }
    }

    private init(_ type: any PersistentModel.Type) {
        let listed = type.schemaMetadata
        self.type = type
        name = "\(type)"
        properties = listed
        propertiesByName = Dictionary(uniqueKeysWithValues: listed.map { ($0.name, $0) })
        links = Dictionary(uniqueKeysWithValues: listed.compactMap { property in
            Links.destination(of: property.valueType).map {
                (property.name, Link(property: property, destination: $0.type, isMany: $0.isMany))
            }
        })
        let single = listed.filter { ($0.metadata as? Schema.Attribute)?.isUnique == true }.map { [$0] }
        constraints = single + type._uniqueConstraints.map { paths in
            paths.compactMap { path in listed.first { $0.keypath == path } }
        }.filter { !$0.isEmpty }
        indices = type._indices.map { paths in
            paths.compactMap { path in listed.first { $0.keypath == path } }
        }.filter { !$0.isEmpty }
    }

    /// The relationships in the order of their declaration.
    var orderedLinks: [Link] { properties.compactMap { links[$0.name] } }

    /// The inverse properties in the related type: the one that is named, those that name this one, or the only
    /// candidate if each type has exactly one relationship to the other.
    func inverses(of link: Link) -> [Link] {
        let name = link.property.name
        if let known = inversesByName.withLock({ $0[name] }) { return known }
        let found = findInverses(of: link)
        inversesByName.withLock { $0[name] = found }
        return found
    }

    private func findInverses(of link: Link) -> [Link] {
        let other = ModelKind.of(link.destination)
        if let name = link.property.inverse { return other.links[name].map { [$0] } ?? [] }
        let back = other.orderedLinks.filter { $0.destination == type }
        let naming = back.filter { $0.property.inverse == link.property.name }
        if !naming.isEmpty { return naming }

        let there = orderedLinks.filter { $0.destination == other.type }
        let namedHere = there.compactMap(\.property.inverse), namedThere = back.compactMap(\.property.inverse)
        let free = back.filter { $0.property.inverse == nil && !namedHere.contains($0.property.name) }
        let own = there.filter { $0.property.inverse == nil && !namedThere.contains($0.property.name) }
        if other === self {
            return free.count == 2 ? free.filter { $0.property.name != link.property.name } : []
        }
        return free.count == 1 && own.count == 1 ? free : []
    }
}
