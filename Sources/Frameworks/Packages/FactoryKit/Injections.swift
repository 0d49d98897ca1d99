import SwiftUI

/// An object of a factory, made with the object that has it.
@propertyWrapper
public struct Injected<T> {
    private let factory: Factory<T>
    private var value: T
    public init(_ keyPath: KeyPath<Container, Factory<T>>) { self.init(Container.shared[keyPath: keyPath]) }
    public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) { self.init(C.shared[keyPath: keyPath]) }
    private init(_ factory: Factory<T>) { (self.factory, value) = (factory, factory()) }
    public var wrappedValue: T {
        get { value }
        mutating set { value = newValue }
    }
    public var projectedValue: Self {
        get { self }
        mutating set { self = newValue }
    }
    public mutating func resolve(reset options: FactoryResetOptions = .none) { value = factory.reset(options)() }
}

/// An object of a factory, made when it is asked for first.
@propertyWrapper
public struct LazyInjected<T> {
    private let factory: Factory<T>
    private var value: T?
    public init(_ keyPath: KeyPath<Container, Factory<T>>) { factory = Container.shared[keyPath: keyPath] }
    public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) { factory = C.shared[keyPath: keyPath] }
    public var wrappedValue: T {
        mutating get {
            if let value { return value }
            let made = factory()
            value = made
            return made
        }
        mutating set { value = newValue }
    }
    public var projectedValue: Self {
        get { self }
        mutating set { self = newValue }
    }
    public func resolvedOrNil() -> T? { value }
    public mutating func resolve(reset options: FactoryResetOptions = .none) { value = factory.reset(options)() }
}

/// An object of a factory, made when it is asked for first and not kept.
@propertyWrapper
public struct WeakLazyInjected<T> {
    private let factory: Factory<T>
    private var isMade = false
    private weak var object: AnyObject?
    public init(_ keyPath: KeyPath<Container, Factory<T>>) { factory = Container.shared[keyPath: keyPath] }
    public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) { factory = C.shared[keyPath: keyPath] }
    public var wrappedValue: T? {
        mutating get {
            if !isMade { resolve() }
            return object as? T
        }
        mutating set { (object, isMade) = (newValue.map { $0 as AnyObject }, true) }
    }
    public var projectedValue: Self {
        get { self }
        mutating set { self = newValue }
    }
    public mutating func resolve(reset options: FactoryResetOptions = .none) {
        (object, isMade) = (factory.reset(options)() as AnyObject, true)
    }
}

/// An object of a factory, asked for each time.
@propertyWrapper
public struct DynamicInjected<T> {
    private let factory: Factory<T>
    public init(_ keyPath: KeyPath<Container, Factory<T>>) { factory = Container.shared[keyPath: keyPath] }
    public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) { factory = C.shared[keyPath: keyPath] }
    public var wrappedValue: T { factory() }
    public var projectedValue: Factory<T> { factory }
}

/// A state object of a view, which a factory makes.
@MainActor @propertyWrapper
public struct InjectedObject<T: ObservableObject>: DynamicProperty {
    @StateObject private var object: T
    public init(_ keyPath: KeyPath<Container, Factory<T>>) {
        _object = StateObject(wrappedValue: Container.shared[keyPath: keyPath]())
    }
    public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {
        _object = StateObject(wrappedValue: C.shared[keyPath: keyPath]())
    }
    public var wrappedValue: T { object }
    public var projectedValue: ObservedObject<T>.Wrapper { $object }
}

/// The state of a view that is an object of a factory.
@MainActor @propertyWrapper
public struct InjectedObservable<T: Observable & AnyObject>: DynamicProperty {
    @State private var object: T
    public init(_ keyPath: KeyPath<Container, Factory<T>>) {
        _object = State(wrappedValue: Container.shared[keyPath: keyPath]())
    }
    public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {
        _object = State(wrappedValue: C.shared[keyPath: keyPath]())
    }
    public var wrappedValue: T { object }
    public var projectedValue: Binding<T> { $object }
}
