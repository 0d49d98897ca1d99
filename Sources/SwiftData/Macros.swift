import Observation
public import SwiftUI

// Declarations only: what they expand to is in Sources/QuadrantMacros.

/// Makes a class's stored variables properties of a model, which a context keeps and views observe.
@attached(member, names: named(_$record), named(schemaMetadata), named(_uniqueConstraints), named(access),
          named(withMutation))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "QuadrantMacros", type: "ModelMacro")

/// Part of what `@Model` expands to.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "QuadrantMacros", type: "PersistedPropertyMacro")

/// Sets how a property of a model is stored; in memory, only `.unique` has an effect.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "QuadrantMacros", type: "MarkMacro")

/// Says what ties a property to other models: the property of theirs that points back, and what their deletion means.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "QuadrantMacros", type: "MarkMacro")

/// Excludes a stored variable from the model: it is neither stored nor observed.
@attached(peer)
public macro Transient() = #externalMacro(module: "QuadrantMacros", type: "MarkMacro")

/// Properties that no two models have in common, each list together.
@freestanding(declaration)
public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "QuadrantMacros", type: "MarkMacro") where T: PersistentModel

/// Properties that a store on a disk would find models by. One in memory looks through all.
@freestanding(declaration)
public macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "QuadrantMacros", type: "MarkMacro") where T: PersistentModel

/// Gives an actor a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "QuadrantMacros", type: "ModelActorMacro")

/// Finds all models of a kind in the context of a view, and again when that changes.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Finds all models of a kind, and animates changes of what is found.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Finds all models of a kind, and shows changes of what is found with a transaction.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")

/// Finds the models of a descriptor.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
    #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Finds the models of a descriptor, and shows changes with a transaction; nil without animation.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")

/// Finds the models that a predicate holds for, in the order that several comparisons give.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Finds the models that a predicate holds for, and shows changes with a transaction; nil without animation.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")

/// Finds the models that a predicate holds for, in the order of a property.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Finds the models that a predicate holds for, in the order of a property, with a transaction for changes.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Finds the models that a predicate holds for, in the order of a property that may be nil; changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Finds the models that a predicate holds for, in the order of a property that may be nil, with a transaction.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
