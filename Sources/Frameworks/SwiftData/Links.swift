import Foundation

// A relationship has two ends. A write to one end updates the other by the rules here. That second write updates no
// further end, because several properties may have the same inverse.

private protocol ModelList {
    static var element: any PersistentModel.Type { get }
    var models: [any PersistentModel] { get }
    static func made(of models: [any PersistentModel]) -> Any
}

extension Array: ModelList where Element: PersistentModel {
    fileprivate static var element: any PersistentModel.Type { Element.self }
    fileprivate var models: [any PersistentModel] { self }
    fileprivate static func made(of models: [any PersistentModel]) -> Any { models.compactMap { $0 as? Element } }
}

extension Set: ModelList where Element: PersistentModel {
    fileprivate static var element: any PersistentModel.Type { Element.self }
    fileprivate var models: [any PersistentModel] { sorted { $0._$record.number < $1._$record.number } }
    fileprivate static func made(of models: [any PersistentModel]) -> Any { Set(models.compactMap { $0 as? Element }) }
}

private protocol Wrapping {
    static var wrapped: Any.Type { get }
    static var none: Any { get }
}

extension Optional: Wrapping {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
    fileprivate static var none: Any { Self(nilLiteral: ()) as Any }
}

enum Links {
    /// The model type that values of `type` refer to: a model, a collection of models, or an optional of these.
    static func destination(of type: Any.Type) -> (type: any PersistentModel.Type, isMany: Bool)? {
        if let optional = type as? any Wrapping.Type { return destination(of: optional.wrapped) }
        if let list = type as? any ModelList.Type { return (list.element, true) }
        return (type as? any PersistentModel.Type).map { ($0, false) }
    }

    static func models(in value: Any) -> [any PersistentModel] {
        if let list = value as? any ModelList { return list.models }
        return (value as? any PersistentModel).map { [$0] } ?? []
    }

    static func models(of model: any PersistentModel, _ link: ModelKind.Link) -> [any PersistentModel] {
        models(in: link.property.value(model))
    }

    /// The value without duplicate models.
    static func withoutRepeats<Value>(_ value: Value) -> Value {
        guard let list = value as? any ModelList else { return value }
        let models = list.models
        var seen: Set<ObjectIdentifier> = []
        let once = models.filter { seen.insert(ObjectIdentifier($0)).inserted }
        return once.count == models.count ? value : type(of: list).made(of: once) as? Value ?? value
    }

    /// Updates the inverse after a write to one end, and inserts new models in the context.
    static func follow(_ model: any PersistentModel, _ link: ModelKind.Link, from old: [any PersistentModel],
                       to new: [any PersistentModel]) {
        if let context = model._$record.context {
            for other in new where other._$record.context == nil { context.insert(any: other) }
        } else if let context = new.lazy.compactMap(\._$record.context).first {
            context.insert(any: model)
        }
        let before = Set(old.map(ObjectIdentifier.init)), now = Set(new.map(ObjectIdentifier.init))
        for other in old where !now.contains(ObjectIdentifier(other)) { take(model, link, from: other) }
        for other in new where !before.contains(ObjectIdentifier(other)) { give(model, link, to: other) }
    }

    /// Whether a relationship to many need not be changed with its inverse: it has not been read, and will be made of
    /// the other ends.
    private static func follows(_ model: any PersistentModel, _ link: ModelKind.Link) -> Bool {
        guard link.isMany, let place = model._$record.place, link.property.isUnread(model) else { return false }
        return place.store.isMadeOfOtherEnds(link, of: model)
    }

    /// Sets the inverse of `other` to `model`.
    static func give(_ model: any PersistentModel, _ link: ModelKind.Link, to other: any PersistentModel) {
        let inverses = ModelKind.of(type(of: model)).inverses(of: link)
        if let inverse = inverses.first, inverses.count == 1, follows(other, inverse) { return }
        guard let inverse = inverses.first, !inverses.contains(where: { has(model, other, $0) }) else { return }
        if !inverse.isMany, let before = models(of: other, inverse).first, before !== model {
            // It was related to another model, whose relationship loses it.
            take(other, inverse, from: before)
        }
        if inverse.isMany, let append = inverse.property.append, !inverse.property.isUnread(other) {
            noteWrite(other, inverse)
            append(other, model)
            other._$record.members[inverse.property.name]?.insert(ObjectIdentifier(model))
        } else {
            write(other, inverse, inverse.isMany ? models(of: other, inverse) + [model] : [model])
        }
    }

    /// Whether `model` is among the models of a relationship.
    private static func has(_ model: any PersistentModel, _ other: any PersistentModel, _ link: ModelKind.Link)
        -> Bool {
        let name = link.property.name
        if let members = other._$record.members[name] { return members.contains(ObjectIdentifier(model)) }
        let all = models(of: other, link)
        if all.count < 64 { return all.contains { $0 === model } }
        let members = Set(all.map(ObjectIdentifier.init))
        other._$record.members[name] = members
        return members.contains(ObjectIdentifier(model))
    }

    /// Removes `model` from the inverse of `other`.
    static func take(_ model: any PersistentModel, _ link: ModelKind.Link, from other: any PersistentModel) {
        for inverse in ModelKind.of(type(of: model)).inverses(of: link) where !follows(other, inverse) {
            remove(model, from: other, inverse)
        }
    }

    static func remove(_ model: any PersistentModel, from other: any PersistentModel, _ link: ModelKind.Link) {
        let all = models(of: other, link)
        let rest = all.filter { $0 !== model }
        if rest.count != all.count { write(other, link, rest) }
    }

    /// Writes one end only. A non-optional property whose new value would be nil keeps its value.
    static func write(_ model: any PersistentModel, _ link: ModelKind.Link, _ new: [any PersistentModel]) {
        guard let value = value(of: link.property.valueType, new) else { return }
        noteWrite(model, link)
        let record = model._$record
        record.isRestoring = true
        defer { record.isRestoring = false }
        link.property.write(model, value)
    }

    private static func noteWrite(_ model: any PersistentModel, _ link: ModelKind.Link) {
        let record = model._$record
        let name = link.property.name
        if let context = record.context {
            if record.lifecycleState == .saved, record.saved[name] == nil {
                record.saved[name] = link.property.value(model)
            }
            context.noteChange(of: model, name)
        }
    }

    /// Converts models to a value of a property's type; nil if that is not possible.
    static func value(of type: Any.Type, _ models: [any PersistentModel]) -> Any? {
        if let optional = type as? any Wrapping.Type {
            if models.isEmpty, !(optional.wrapped is any ModelList.Type) { return optional.none }
            return value(of: optional.wrapped, models)
        }
        if let list = type as? any ModelList.Type { return list.made(of: models) }
        return models.first
    }
}
