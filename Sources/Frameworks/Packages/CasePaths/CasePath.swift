// CasePaths: paths to the values of an enum's cases, as key paths are to the properties of a struct.

/// How a value is put into a case and taken out of it.
public struct AnyCasePath<Root, Value>: Sendable {
    private let made: @Sendable (Value) -> Root
    private let found: @Sendable (Root) -> Value?
    public init(embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?) {
        made = embed
        found = extract
    }
    public init() where Root == Value { self.init(embed: { $0 }, extract: { $0 }) }
    public init(_ keyPath: CaseKeyPath<Root, Value>) {
        let one = Case<Root>()[keyPath: keyPath]
        self.init(embed: { one.root($0) }, extract: { one.value($0) })
    }
    /// What `@CasePathable` makes of a case.
    public static func _$embed(
        _ embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
    ) -> Self { Self(embed: embed, extract: extract) }
    public func embed(_ value: Value) -> Root { made(value) }
    public func extract(from root: Root) -> Value? { found(root) }
    public func modify<Result>(_ root: inout Root, _ body: (inout Value) throws -> Result) throws -> Result {
        guard var value = found(root) else { throw ExtractionFailed() }
        let result = try body(&value)
        root = made(value)
        return result
    }
    public func appending<Inner>(path: AnyCasePath<Value, Inner>) -> AnyCasePath<Root, Inner> {
        AnyCasePath<Root, Inner>(embed: { made(path.embed($0)) }, extract: { found($0).flatMap(path.extract) })
    }
    public func callAsFunction(_ value: Value) -> Root { made(value) }
}
extension AnyCasePath where Value == Void {
    public func callAsFunction() -> Root { embed(()) }
}
public typealias CasePath<Root, Value> = AnyCasePath<Root, Value>
package struct ExtractionFailed: Error {}

public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

/// What a path of cases begins with and leads to.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
    private let embed: @Sendable (Value) -> Any
    private let extract: @Sendable (Any) -> Value?
    public init() {
        embed = { $0 }
        extract = { $0 as? Value }
    }
    fileprivate init(embed: @escaping @Sendable (Value) -> Any, extract: @escaping @Sendable (Any) -> Value?) {
        self.embed = embed
        self.extract = extract
    }
    public subscript<Member>(
        dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
    ) -> Case<Member> where Value: CasePathable { appending(Value.allCasePaths[keyPath: keyPath]) }
    private func appending<Member>(_ path: AnyCasePath<Value, Member>) -> Case<Member> {
        let (embed, extract) = (embed, extract)
        return Case<Member>(
            embed: { embed(path.embed($0)) }, extract: { extract($0).flatMap { path.extract(from: $0) } })
    }
    /// The end of the path of a case that has none.
    public var never: Case<Never> { Case<Never>(embed: impossible, extract: { _ in nil }) }
    package func value(_ root: Any) -> Value? { extract(root) }
    package func root<Root>(_ value: Value) -> Root {
        guard let root = embed(value) as? Root else { preconditionFailure("\(Value.self) is no case of \(Root.self)") }
        return root
    }
}
@Sendable private func impossible(_ never: Never) -> Any {}
private protocol AnyCase {
    func found(in root: Any) -> Any?
    func made(of value: Any) -> Any?
}
extension Case: AnyCase {
    func found(in root: Any) -> Any? { extract(root).map { $0 as Any } }
    func made(of value: Any) -> Any? { (value as? Value).map(embed) }
}

public protocol CasePathable {
    associatedtype AllCasePaths
    static var allCasePaths: AllCasePaths { get }
}
public protocol CasePathReflectable<Root> {
    associatedtype Root: CasePathable
    subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}

@attached(member, names: named(AllCasePaths), named(allCasePaths))
@attached(extension, conformances: CasePathable, CasePathIterable)
public macro CasePathable() = #externalMacro(module: "QuadrantMacros", type: "CasePathableMacro")

extension CasePathable {
    public typealias Cases = Case<Self>
    public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
        Case<Self>()[keyPath: keyPath].value(self)
    }
    @_disfavoredOverload
    public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value {
        @available(*, unavailable, message: "A case can only be set") get { fatalError() }
        set {
            let one = Case<Self>()[keyPath: keyPath]
            if one.value(self) != nil { self = one.root(newValue) }
        }
    }
    /// The value of a case; nil for another case. For an enum that has `@dynamicMemberLookup`.
    public subscript<Value>(
        dynamicMember keyPath: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>
    ) -> Value? { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
    @_disfavoredOverload
    public subscript<Value>(dynamicMember keyPath: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>) -> Value {
        @available(*, unavailable, message: "A case can only be set") get { fatalError() }
        set {
            let path = Self.allCasePaths[keyPath: keyPath]
            if path.extract(from: self) != nil { self = path.embed(newValue) }
        }
    }
    public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
        (Case<Self>()[keyPath: keyPath] as? any AnyCase)?.found(in: self) != nil
    }
    public mutating func modify<Value>(
        _ keyPath: CaseKeyPath<Self, Value>, yield: (inout Value) -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let one = Case<Self>()[keyPath: keyPath]
        guard var value = one.value(self) else { return }
        yield(&value)
        self = one.root(value)
    }
}
extension CasePathable where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {
    public static var allCasePathsArray: [PartialCaseKeyPath<Self>] { Array(allCasePaths) }
}

extension KeyPath {
    /// A case with a value.
    public func callAsFunction<Enum, AssociatedValue>(_ value: AssociatedValue) -> Enum
    where Root == Case<Enum>, Value == Case<AssociatedValue> { Case<Enum>()[keyPath: self].root(value) }
    public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
        Case<Enum>()[keyPath: self].root(())
    }
}
extension PartialKeyPath {
    public func callAsFunction<Enum>(_ value: Any) -> Enum? where Root == Case<Enum> {
        (Case<Enum>()[keyPath: self] as? any AnyCase)?.made(of: value) as? Enum
    }
}
public func ~= <Root: CasePathable>(keyPath: PartialCaseKeyPath<Root>, root: Root) -> Bool { root.is(keyPath) }

// MARK: Cases of the library

extension Optional: CasePathable, CasePathIterable {
    @dynamicMemberLookup
    public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
        public subscript(root: Wrapped?) -> PartialCaseKeyPath<Wrapped?> { root == nil ? \.none : \.some }
        public var none: AnyCasePath<Wrapped?, Void> {
            AnyCasePath(embed: { nil }, extract: { $0 == nil ? () : nil })
        }
        public var some: AnyCasePath<Wrapped?, Wrapped> { AnyCasePath(embed: { $0 }, extract: { $0 }) }
        public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Wrapped?>]> {
            let all: [PartialCaseKeyPath<Wrapped?>] = [\.none, \.some]
            return all.makeIterator()
        }
    }
    public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
extension Optional.AllCasePaths where Wrapped: CasePathable {
    public subscript<Member>(
        dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
    ) -> AnyCasePath<Wrapped?, Member> {
        optional(Wrapped.allCasePaths[keyPath: keyPath])
    }
}
private func optional<Root, Value>(_ path: AnyCasePath<Root, Value>) -> AnyCasePath<Root?, Value> {
    AnyCasePath(embed: { path.embed($0) }, extract: { $0.flatMap { path.extract(from: $0) } })
}
extension Result: CasePathable, CasePathIterable {
    public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
        public subscript(root: Result) -> PartialCaseKeyPath<Result> {
            if case .success = root { \.success } else { \.failure }
        }
        public var success: AnyCasePath<Result, Success> {
            AnyCasePath(embed: { .success($0) }, extract: { if case .success(let value) = $0 { value } else { nil } })
        }
        public var failure: AnyCasePath<Result, Failure> {
            AnyCasePath(embed: { .failure($0) }, extract: { if case .failure(let error) = $0 { error } else { nil } })
        }
        public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Result>]> {
            let all: [PartialCaseKeyPath<Result>] = [\.success, \.failure]
            return all.makeIterator()
        }
    }
    public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
