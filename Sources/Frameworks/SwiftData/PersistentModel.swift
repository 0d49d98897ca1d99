@_exported public import Foundation
@_exported public import Observation
import QuadrantCore

/// A class whose objects are stored in a context. `@Model` adds the conformance.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
    /// The record of the object in its context. `@Model` generates it.
    var _$record: _ModelRecord { get }
    /// The stored properties, in the order of their declaration. `@Model` generates it.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// The lists of properties of `#Unique`.
    static var _uniqueConstraints: [[AnyKeyPath]] { get }
    /// The lists of properties of `#Index`.
    static var _indices: [[AnyKeyPath]] { get }
    /// A model of a store whose values are read when they are asked for. `@Model` generates it.
    init(_unread: _UnreadModel)
}

extension PersistentModel {
    /// No constraints.
    public static var _uniqueConstraints: [[AnyKeyPath]] { [] }
    /// No indices.
    public static var _indices: [[AnyKeyPath]] { [] }
    /// The identifier of the model, constant for the lifetime of the program. That of a saved model leads to it in a
    /// later run too, where it was kept as JSON.
    public var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(entityName: ModelKind.of(type(of: self)).name, number: _$record.number)
    }
    /// Equal to `persistentModelID`.
    public var id: PersistentIdentifier { persistentModelID }
    /// The context that the model was inserted in; nil before that, and after its deletion was saved.
    public var modelContext: ModelContext? { _$record.context }
    /// Whether there are unsaved changes of the model.
    public var hasChanges: Bool { _$record.lifecycleState == .inserted || !_$record.saved.isEmpty }
    /// Whether the model was deleted and the deletion was not rolled back.
    public var isDeleted: Bool { _$record.isDeleted }

    public static func == (a: Self, b: Self) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(_$record.number) }
}

/// The state of one model: its context, its observers, and its last saved values.
///
/// Contexts change it while they hold the lock of their container.
public final class _ModelRecord: @unchecked Sendable {
    enum LifecycleState { case loose, inserted, saved }

    private(set) var number = PersistentIdentifier.next()
    weak var context: ModelContext?
    var lifecycleState = LifecycleState.loose
    var isDeleted = false
    /// The last saved values of changed properties, by name.
    var saved: [String: Any] = [:]
    /// The models of relationships to many that have many, by the names of the properties: whether a model is among
    /// them is asked at each change of another end.
    var members: [String: Set<ObjectIdentifier>] = [:]
    /// Whether values are being restored, which does not count as a change.
    var isRestoring = false
    private let registrar = ObservationRegistrar()
    /// The model that was made of this one in the next build of the program.
    package weak var successor: AnyObject?

    /// A record of a model that is in no context.
    public init() {}

    /// The store and the row of a saved model; nil where its container is in memory.
    private(set) var place: ModelPlace?
    /// The models that were found with this one, of which the next ones are read at the same time.
    var batch: (rows: RowList, place: Int)?

    /// Says where the model is saved. A model that has been read, and not inserted here, is identified by its row.
    func set(_ place: ModelPlace?, isRead: Bool = false) {
        self.place = place
        guard let place else { return }
        if isRead { number = OpenStores.number(at: place.number) } else { OpenStores.note(number, place.number) }
    }

    /// Reads a property from the store of its model.
    public func read<Model: PersistentModel>(_ name: String, of model: Model) {
        if let place { return place.store.read(name, of: model) }
        // It was deleted before its values were read.
        guard let property = ModelKind.of(type(of: model)).property(name) else { return }
        if let value = property.defaultValue?() ?? EmptyValue.of(property.valueType) { property.store(model, value) }
    }

    /// Gives the model the identifier that it had in an older build.
    func follow(_ older: _ModelRecord) { number = older.number }

    /// Registers the observer of a read: a body is evaluated again when the property changes.
    public func access<Model: PersistentModel, Member>(_ model: Model, _ keyPath: KeyPath<Model, Member>) {
        registrar.access(model, keyPath: keyPath)
    }

    /// Changes a property and notifies its observers.
    public func withMutation<Model: PersistentModel, Member, Result>(
        _ model: Model, _ keyPath: KeyPath<Model, Member>, _ mutation: () throws -> Result
    ) rethrows -> Result {
        try registrar.withMutation(of: model, keyPath: keyPath, mutation)
    }

    /// Writes a property: notifies observers, records the saved value, and updates the inverse of a relationship.
    public func set<Model: PersistentModel, Value>(
        _ model: Model, _ keyPath: KeyPath<Model, Value>, _ name: String, from old: Value, to new: Value,
        _ store: (Value) -> Void
    ) {
        let link = ModelKind.of(type(of: model)).links[name]
        if link != nil { members[name] = nil }
        let value = link?.isMany == true ? Links.withoutRepeats(new) : new
        registrar.withMutation(of: model, keyPath: keyPath) { store(value) }
        if isRestoring { return }
        if context != nil, lifecycleState == .saved, saved[name] == nil { saved[name] = old }
        context?.noteChange(of: model, name)
        context?.canUndo { $0.undoWrite(to: model, name, old) }
        if let link { Links.follow(model, link, from: Links.models(in: old), to: Links.models(in: value)) }
    }
}

extension _ModelRecord: CarriedRecord {
    /// A record with the same identifier, which is in no context.
    package func renewed() -> Self {
        let made = Self()
        made.follow(self)
        return made
    }

    package func initialValue(of property: String, in type: Any.Type) -> Any? {
        guard let type = type as? any PersistentModel.Type else { return nil }
        return ModelKind.of(type).properties.first { "_" + $0.name == property }?.defaultStorage?()
    }
}
