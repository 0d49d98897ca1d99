import Observation
public import SwiftUI

// Declarations only: their implementations are in Sources/Engine/Macros.

/// Makes a class's stored variables properties of a model, which a context stores and views observe.
@attached(member, names: named(_$record), named(schemaMetadata), named(_uniqueConstraints), named(_indices),
          named(access), named(withMutation), named(init))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "QuadrantMacros", type: "ModelMacro")

/// Part of the expansion of `@Model`.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "QuadrantMacros", type: "PersistedPropertyMacro")

/// Sets how a property of a model is stored; in memory, only `.unique` has an effect.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "QuadrantMacros", type: "MarkMacro")

/// Sets the inverse and the delete rule of a relationship.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "QuadrantMacros", type: "MarkMacro")

/// Excludes a stored variable from the model: it is neither stored nor observed.
@attached(peer)
public macro Transient() = #externalMacro(module: "QuadrantMacros", type: "MarkMacro")

/// Sets lists of properties whose combined values are unique among models.
@freestanding(declaration)
public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "QuadrantMacros", type: "MarkMacro") where T: PersistentModel

/// Sets the properties by which models in a file are found fast. A store in memory is scanned.
@freestanding(declaration)
public macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "QuadrantMacros", type: "MarkMacro") where T: PersistentModel

/// Gives an actor its own context.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "QuadrantMacros", type: "ModelActorMacro")

/// Fetches all models of a type in the view's context, and again when the result may change.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Fetches all models of a type, and animates changes of the result.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Fetches all models of a type, and shows changes of the result with a transaction.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")

/// Fetches the models of a descriptor.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
    #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Fetches the models of a descriptor, and shows changes with a transaction; nil without animation.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")

/// Fetches the models that match a predicate, in the order of several comparisons.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Fetches the models that match a predicate, and shows changes with a transaction; nil without animation.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")

/// Fetches the models that match a predicate, in the order of a property.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Fetches the models that match a predicate, in the order of a property, with a transaction for changes.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Fetches the models that match a predicate, in the order of a property that may be nil; changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Fetches the models that match a predicate, in the order of a property that may be nil, with a transaction.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
