public import SwiftUI

// Queries whose result is in sections. Their macros are declarations only, as those of other queries.

/// Fetches the models of a descriptor, in sections by a text; changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, animation: Animation,
    sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Fetches the models that match a predicate, in sections by a text; changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
    sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Fetches the models that match a predicate, in the order of a property, in sections by a text; changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation,
    sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Fetches the models that match a predicate, in the order of a property that may be nil, in sections by a text;
/// changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation,
    sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Fetches the models of a descriptor, in sections by a text; changes are shown with a transaction.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Fetches the models that match a predicate, in sections by a text; changes are shown with a transaction.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil,
    sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Fetches the models that match a predicate, in the order of a property, in sections by a text; changes are shown with
/// a transaction.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Fetches the models that match a predicate, in the order of a property that may be nil, in sections by a text;
/// changes are shown with a transaction.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: any KeyPath<Element, String> & Sendable
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Fetches the models of a descriptor, in sections by a text that may be nil; changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, animation: Animation,
    sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Fetches the models that match a predicate, in sections by a text that may be nil; changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
    sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Fetches the models that match a predicate, in the order of a property, in sections by a text that may be nil;
/// changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation,
    sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Fetches the models that match a predicate, in the order of a property that may be nil, in sections by a text that
/// may be nil; changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation,
    sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Fetches the models of a descriptor, in sections by a text that may be nil; changes are shown with a transaction.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Fetches the models that match a predicate, in sections by a text that may be nil; changes are shown with a
/// transaction.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil,
    sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Fetches the models that match a predicate, in the order of a property, in sections by a text that may be nil;
/// changes are shown with a transaction.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
/// Fetches the models that match a predicate, in the order of a property that may be nil, in sections by a text that
/// may be nil; changes are shown with a transaction.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: any KeyPath<Element, String?> & Sendable
) = #externalMacro(module: "QuadrantMacros", type: "QueryMacro")
