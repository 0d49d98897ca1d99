public import Foundation
public import QuadrantCore

/// Parts of the definition of a text's formats.
public nonisolated enum AttributedTextFormatting {}

/// Which attributes an editor keeps, and which values of them.
public protocol AttributedTextFormattingDefinition<Scope> {
    /// The attributes that are kept.
    associatedtype Scope: AttributeScope
    /// The type of the body.
    associatedtype Body: AttributedTextFormattingDefinition
    /// The constraints of values.
    @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
    typealias ValueConstraint = AttributedTextFormatting.ValueConstraint
    /// Limits the values of a run's attributes.
    func constrain(_ container: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
    /// Limits the values as the body does.
    public func constrain(_ container: inout AttributeContainer) { body.constrain(&container) }
}

extension AttributedTextFormattingDefinition where Body == AttributedTextFormatting.EmptyDefinition<Scope> {
    /// No constraints besides those of the definition itself.
    public var body: AttributedTextFormatting.EmptyDefinition<Scope> { AttributedTextFormatting.EmptyDefinition() }
}

/// Limits the values of one attribute, which may depend on others.
public protocol AttributedTextValueConstraint: Hashable, Sendable, AttributedTextFormattingDefinition {
    /// The attribute.
    associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
    typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>
    /// Limits the value of the attribute of a run.
    func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
    /// No constraints of other attributes.
    public var body: AttributedTextFormatting.EmptyDefinition<Scope> { AttributedTextFormatting.EmptyDefinition() }
    /// Limits the value of the attribute.
    public func constrain(_ container: inout AttributeContainer) {
        var proxy = Attributes(container: container)
        constrain(&proxy)
        container = proxy.container
    }
}

extension AttributedTextFormatting {
    /// The attributes of a run, of which a constraint changes one.
    @dynamicMemberLookup
    public struct AttributeContainerProxy<Scope: AttributeScope, Attribute: AttributedStringKey>
    where Attribute.Value: Sendable {
        var container: AttributeContainer
        /// The value of the attribute; nil for none.
        public subscript(key: Attribute.Type) -> Attribute.Value? {
            get { container[key] }
            set { container[key] = newValue }
        }
        /// The value of the attribute by its name; nil for none.
        public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>) -> Attribute.Value? {
            get { container[Attribute.self] }
            set { container[Attribute.self] = newValue }
        }
        /// The value of another attribute, which the constraint may depend on; nil for none.
        @_disfavoredOverload
        public subscript<Key: AttributedStringKey>(key: Key.Type) -> Key.Value? where Key.Value: Sendable {
            container[key]
        }
        /// The value of another attribute by its name; nil for none.
        @_disfavoredOverload
        public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Key>)
            -> Key.Value? where Key.Value: Sendable
        {
            container[Key.self]
        }
        /// The attributes of a scope inside, by the scope's name.
        public subscript<Subscope: AttributeScope>(dynamicMember keyPath: KeyPath<AttributeScopes, Subscope.Type>)
            -> Scoped<Subscope>
        {
            get { Scoped(container: container) }
            set { container = newValue.container }
        }

        /// The attributes of a scope.
        @dynamicMemberLookup
        public struct Scoped<Subscope: AttributeScope> {
            var container: AttributeContainer
            /// The value of the attribute by its name; nil for none.
            public subscript(dynamicMember keyPath: KeyPath<Subscope, Attribute>) -> Attribute.Value? {
                get { container[Attribute.self] }
                set { container[Attribute.self] = newValue }
            }
            /// The value of another attribute by its name; nil for none.
            @_disfavoredOverload
            public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<Subscope, Key>) -> Key.Value?
            where Key.Value: Sendable { container[Key.self] }
        }
    }

    /// Limits an attribute to some values; nil among them is none.
    public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
        AttributedTextFormattingDefinition where AttributeKey.Value: Sendable & Hashable {
        public typealias Body = EmptyDefinition<Scope>
        let values: Set<AttributeKey.Value?>
        let standard: AttributeKey.Value?
        /// Values that are not allowed become `defaultValue`.
        public init(for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>,
                    default defaultValue: AttributeKey.Value?) {
            values = allowedValues
            standard = defaultValue
        }
        /// Replaces a value that is not allowed.
        public func constrain(_ container: inout AttributeContainer) {
            if !values.contains(container[AttributeKey.self]) { container[AttributeKey.self] = standard }
        }
    }

    /// A definition without constraints.
    public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        public typealias Body = EmptyDefinition<Scope>
        /// Has no options.
        public init() {}
        /// The definition itself.
        public var body: EmptyDefinition<Scope> { self }
        /// Keeps every value.
        public func constrain(_ container: inout AttributeContainer) {}
    }

    /// A definition of any type.
    public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        public typealias Body = EmptyDefinition<Scope>
        private let limit: (inout AttributeContainer) -> Void
        /// Erases the type of a definition.
        public init(_ definition: some AttributedTextFormattingDefinition<Scope>) {
            limit = { definition.constrain(&$0) }
        }
        /// Limits the values as the definition does.
        public func constrain(_ container: inout AttributeContainer) { limit(&container) }
    }

    /// Several definitions, in their order.
    public struct TupleDefinition<Scope: AttributeScope, each Definition: AttributedTextFormattingDefinition>:
        AttributedTextFormattingDefinition {
        public typealias Body = EmptyDefinition<Scope>
        let parts: (repeat each Definition)
        /// Limits the values as each definition does.
        public func constrain(_ container: inout AttributeContainer) {
            repeat (each parts).constrain(&container)
        }
    }

    /// Builds definitions from closures.
    @resultBuilder
    public struct DefinitionBuilder<Scope: AttributeScope> {
        /// No constraints.
        public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }
        /// One definition, unchanged.
        public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
        where D.Scope == Scope { definition }
        /// One definition, unchanged.
        public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
        where D.Scope == Scope { definition }
        /// Several definitions, in their order.
        public static func buildBlock<each D: AttributedTextFormattingDefinition>(_ definition: repeat each D)
            -> TupleDefinition<Scope, repeat each D>
        {
            TupleDefinition(parts: (repeat each definition))
        }
    }
}

private enum FormattingKey: EnvironmentKey { static var defaultValue: ((inout AttributeContainer) -> Void)? { nil } }

extension EnvironmentValues {
    /// Limits the attributes of runs in editors.
    var textFormatting: ((inout AttributeContainer) -> Void)? {
        get { self[FormattingKey.self] }
        set { self[FormattingKey.self] = newValue }
    }
}

extension View {
    /// Limits the attributes of text in editors of this view: what is typed or set otherwise is changed.
    nonisolated public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
        _ definition: D
    ) -> some View {
        transformEnvironment(\.textFormatting) { $0 = { definition.constrain(&$0) } }
    }
    /// Limits the attributes of text in editors of this view to those of a scope.
    nonisolated public func attributedTextFormattingDefinition<S: AttributeScope>(_ scope: S.Type) -> some View { self }
}

extension AttributedString {
    /// The text with the attributes that `limit` leaves.
    func limited(by limit: (inout AttributeContainer) -> Void) -> AttributedString {
        var copy = self
        for run in runs {
            var attributes = run.attributes
            limit(&attributes)
            if attributes != run.attributes { copy[run.range].setAttributes(attributes) }
        }
        return copy
    }
}
