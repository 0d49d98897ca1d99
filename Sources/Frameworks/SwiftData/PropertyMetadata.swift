extension Schema {
    /// A stored property of a model type, as `@Model` lists it.
    public struct PropertyMetadata {
        /// The name of the property.
        public let name: String
        /// The key path of the property.
        public let keypath: AnyKeyPath
        let metadata: Any?
        /// The name of the inverse property after `inverse:`.
        let inverse: String?
        let valueType: Any.Type
        /// The declared initial value; nil if there is none, or it is no literal.
        private(set) var defaultValue: (() -> Any)?
        /// The storage with that value, as a new object has it.
        private(set) var defaultStorage: (() -> Any)?
        let value: (any PersistentModel) -> Any
        let write: (any PersistentModel, Any) -> Void
        /// Whether the value has not been read from the store.
        let isUnread: (any PersistentModel) -> Bool
        /// Sets the storage without notifying observers; nil makes it unread.
        let store: (any PersistentModel, Any?) -> Void
        /// Adds a model to an array of models in place; nil for other values.
        private(set) var append: ((any PersistentModel, any PersistentModel) -> Void)?
        /// Whether the property is a constant, which only an initialiser can set.
        let isConstant: Bool
        /// Tells the observers of the property that it has another value.
        let tell: (any PersistentModel) -> Void

        /// A property of a class; `metadata` is its `Attribute` or `Relationship`, nil for none.
        public init<Model: PersistentModel, Value>(
            name: String, keypath: ReferenceWritableKeyPath<Model, Value>,
            storage: ReferenceWritableKeyPath<Model, _Stored<Value>>, inverse: String? = nil, metadata: Any? = nil
        ) {
            (self.name, self.keypath, self.inverse, self.metadata) = (name, keypath, inverse, metadata)
            valueType = Value.self
            isConstant = false
            value = { ($0 as! Model)[keyPath: keypath] }
            write = { ($0 as! Model)[keyPath: keypath] = $1 as! Value }
            isUnread = { ($0 as! Model)[keyPath: storage].isUnread }
            store = { model, value in
                (model as! Model)[keyPath: storage] = value.map { _Stored($0 as! Value) } ?? _Stored()
            }
            tell = { ($0 as! Model)._$record.withMutation($0 as! Model, keypath) {} }
            if let list = Value.self as? any AppendableModels.Type {
                append = { model, other in
                    let model = model as! Model
                    model._$record.withMutation(model, keypath) {
                        withUnsafeMutablePointer(to: &model[keyPath: storage]) { list.append(other, at: $0) }
                    }
                }
            }
            if Value.self is any ExpressibleByNilLiteral.Type {
                defaultStorage = { EmptyValue.of(Value.self).map { _Stored($0 as! Value) } ?? _Stored() }
            }
        }

        /// A property with an initial value.
        public init<Model: PersistentModel, Value>(
            name: String, keypath: ReferenceWritableKeyPath<Model, Value>,
            storage: ReferenceWritableKeyPath<Model, _Stored<Value>>,
            defaultValue: @autoclosure @escaping () -> Value, inverse: String? = nil, metadata: Any? = nil
        ) {
            self.init(name: name, keypath: keypath, storage: storage, inverse: inverse, metadata: metadata)
            self.defaultValue = defaultValue
            defaultStorage = { _Stored(defaultValue()) }
        }

        /// A constant of a class.
        public init<Model: PersistentModel, Value>(
            name: String, keypath: KeyPath<Model, Value>, inverse: String? = nil, metadata: Any? = nil
        ) {
            (self.name, self.keypath, self.inverse, self.metadata) = (name, keypath, inverse, metadata)
            valueType = Value.self
            isConstant = true
            value = { ($0 as! Model)[keyPath: keypath] }
            write = { _, _ in }
            isUnread = { _ in false }
            store = { _, _ in }
            tell = { _ in }
        }
    }
}

/// An array of models, which grows in place: a relationship to many models would be copied for each new one.
private protocol AppendableModels {
    static func append(_ model: any PersistentModel, at storage: UnsafeMutableRawPointer)
}
extension Array: AppendableModels where Element: PersistentModel {
    fileprivate static func append(_ model: any PersistentModel, at storage: UnsafeMutableRawPointer) {
        guard let model = model as? Element else { return }
        storage.assumingMemoryBound(to: _Stored<Self>.self).pointee.change { $0.append(model) }
    }
}
