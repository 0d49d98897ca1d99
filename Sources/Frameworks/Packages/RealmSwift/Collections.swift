import Foundation
import QuadrantSubstitutes

/// Ends notices, of which there are none.
public final class NotificationToken: NSObject {
    /// Nothing to do: nothing is notified of.
    public func invalidate() {}
}
public enum RealmCollectionChange<CollectionType> {
    case initial(CollectionType)
    case update(CollectionType, deletions: [Int], insertions: [Int], modifications: [Int])
    case error(any Error)
}
public struct SortDescriptor: Sendable {
    public let keyPath: String, ascending: Bool
    public init(keyPath: String, ascending: Bool = true) { (self.keyPath, self.ascending) = (keyPath, ascending) }
}
public protocol RealmCollection: RandomAccessCollection where Index == Int {}

private func order<Element>(_ elements: [Element], by descriptors: [SortDescriptor]) -> [Element] {
    func value(_ element: Element, _ path: String) -> Any? {
        var current: Any? = element
        for name in path.split(separator: ".") { current = (current as? ObjectBase)?.value(named: String(name)) }
        return current
    }
    func compared(_ first: Any?, _ second: Any?) -> ComparisonResult {
        func compare<T: Comparable>(_ one: T, _ two: Any?) -> ComparisonResult {
            guard let two = two as? T else { return .orderedSame }
            return one < two ? .orderedAscending : one == two ? .orderedSame : .orderedDescending
        }
        if let flag = first as? Bool { return compare(flag ? 1 : 0, (second as? Bool).map { $0 ? 1 : 0 }) }
        guard let first = first as? any Comparable else { return .orderedSame }
        return compare(first, second)
    }
    return elements.enumerated().sorted { one, two in
        for descriptor in descriptors {
            let result = compared(value(one.element, descriptor.keyPath), value(two.element, descriptor.keyPath))
            if result != .orderedSame { return (result == .orderedAscending) == descriptor.ascending }
        }
        return one.offset < two.offset
    }.map(\.element)
}

/// Values in the order of a program.
public final class List<Element: RealmCollectionValue>: RealmCollection, RangeReplaceableCollection, MutableCollection,
    _Persistable, ExpressibleByArrayLiteral {
    private var elements: [Element] = []
    public init() {}
    public static func _initial() -> List { List() }
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(position: Int) -> Element {
        get { elements[position] }
        set { elements[position] = newValue }
    }
    public func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == Element {
        elements.replaceSubrange(subrange, with: newElements)
    }
    public convenience init(arrayLiteral elements: Element...) {
        self.init()
        self.elements = elements
    }
    public func append(objectsIn objects: some Sequence<Element>) { elements.append(contentsOf: objects) }
    public func move(from: Int, to: Int) { elements.insert(elements.remove(at: from), at: to) }
    public func move(fromOffsets offsets: IndexSet, toOffset destination: Int) {
        let moved = offsets.map { elements[$0] }, before = offsets.count { $0 < destination }
        for index in offsets.reversed() { elements.remove(at: index) }
        elements.insert(contentsOf: moved, at: destination - before)
    }
    public func remove(atOffsets offsets: IndexSet) { for index in offsets.reversed() { elements.remove(at: index) } }
    public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
        Results { [self] in order(elements, by: [SortDescriptor(keyPath: keyPath, ascending: ascending)]) }
    }
    public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> {
        Results { [self] in elements }.filter(predicateFormat)
    }
    public var isInvalidated: Bool { false }
    public func freeze() -> List { self }
    public func thaw() -> List? { self }
    /// Calls the closure once.
    public func observe(on queue: DispatchQueue? = nil,
                        _ block: @escaping (RealmCollectionChange<List>) -> Void) -> NotificationToken {
        block(.initial(self))
        return NotificationToken()
    }
}
/// Values without an order, each once.
public final class MutableSet<Element: RealmCollectionValue & Hashable>: _Persistable {
    private var elements: Set<Element> = []
    public init() {}
    public static func _initial() -> MutableSet { MutableSet() }
    public var count: Int { elements.count }
    public func contains(_ element: Element) -> Bool { elements.contains(element) }
    public func insert(_ element: Element) { elements.insert(element) }
    public func remove(_ element: Element) { elements.remove(element) }
    public func removeAll() { elements = [] }
}
/// Objects that are looked for.
public struct Results<Element: RealmCollectionValue>: RealmCollection, _Persistable {
    private let find: () -> [Element]
    init(_ find: @escaping () -> [Element]) { self.find = find }
    public static func _initial() -> Results { Results { [] } }
    public var startIndex: Int { 0 }
    public var endIndex: Int { find().count }
    public subscript(position: Int) -> Element { find()[position] }
    public func makeIterator() -> IndexingIterator<[Element]> { find().makeIterator() }
    public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results {
        sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
    }
    public func sorted(by descriptors: [SortDescriptor]) -> Results {
        Results { [find] in order(find(), by: descriptors) }
    }
    public func sorted<Value: Comparable>(by keyPath: KeyPath<Element, Value>, ascending: Bool = true) -> Results {
        Results { [find] in
            find().sorted { ($0[keyPath: keyPath] < $1[keyPath: keyPath]) == ascending }
        }
    }
    /// All objects. Without effect: conditions in words are not read here.
    public func filter(_ predicateFormat: String, _ args: Any...) -> Results {
        standIn(self, "conditions in words are not read here")
        return self
    }
    /// All objects. Without effect: conditions in words are not read here.
    public func filter(_ predicate: NSPredicate) -> Results {
        standIn(self, "conditions in words are not read here")
        return self
    }
    /// The objects that a closure says yes to.
    public func `where`(_ isIncluded: @escaping (Element) -> Bool) -> Results {
        Results { [find] in find().filter(isIncluded) }
    }
    public var isInvalidated: Bool { false }
    public func freeze() -> Results { self }
    public func thaw() -> Results? { self }
    /// Calls the closure once.
    public func observe(on queue: DispatchQueue? = nil,
                        _ block: @escaping (RealmCollectionChange<Results>) -> Void) -> NotificationToken {
        block(.initial(self))
        return NotificationToken()
    }
}
/// Objects that have this one. None is known.
public struct LinkingObjects<Element: ObjectBase>: RealmCollection, _Persistable, _LinkingObjectsProtocol {
    public init() {}
    public init(fromType type: Element.Type, property propertyName: String) {}
    public static func _initial() -> LinkingObjects { LinkingObjects() }
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Element { fatalError("LinkingObjects has no objects") }
}
