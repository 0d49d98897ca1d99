public import Foundation
import QuadrantThreads

/// A method by its name, and how it is called.
///
/// The command compiles `#selector(method)` as `_Selector(method)`. There is no runtime here that finds methods by
/// name: a selector made of a string alone calls nothing.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
    private let name: String
    /// The target, then up to two arguments. Returns whether the target has the method.
    private let call: ((AnyObject, Any?, Any?) -> Bool)?

    /// A selector by its name, which calls nothing.
    public init(_ name: String) { self.init(name, nil) }
    /// A selector by its name, which calls nothing.
    public init(stringLiteral value: String) { self.init(value, nil) }
    fileprivate init(_ name: String, _ call: ((AnyObject, Any?, Any?) -> Bool)?) {
        self.name = name
        self.call = call
    }

    /// The name; of a method its type, line and column.
    public var description: String { name }
    /// Whether the names are the same.
    public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Calls the method of `target`; false when that has none.
    @discardableResult
    package func perform(on target: AnyObject, with first: Any? = nil, _ second: Any? = nil) -> Bool {
        call?(target, first, second) ?? false
    }
}

/// A selector by its name, which calls nothing.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
/// The name; of a method its type, line and column.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

// What `#selector` becomes: of a method named with its type, or of one of the object it stands in. Only on the main
// thread, where actions, timers and observers are called. Methods on the main actor and others have functions of their
// own, so that a method of a type is never taken for one of an object.

/// A method without an argument of a type on the main actor; called for targets of that type.
public func _Selector<T: AnyObject, R>(_ method: @escaping (T) -> @MainActor () -> R, _line: Int = #line,
                                       _column: Int = #column) -> Selector {
    Selector("\(T.self) \(_line) \(_column)") { target, _, _ in
        guard let target = target as? T else { return false }
        onMain((method, target)) { _ = $0.0($0.1)() }
        return true
    }
}

/// A method with one argument of a type on the main actor; not called where the argument has another type.
public func _Selector<T: AnyObject, A, R>(_ method: @escaping (T) -> @MainActor (A) -> R, _line: Int = #line,
                                          _column: Int = #column) -> Selector {
    Selector("\(T.self) \(_line) \(_column)") { target, first, _ in
        guard let target = target as? T, let first = first as? A else { return false }
        onMain((method, target, first)) { _ = $0.0($0.1)($0.2) }
        return true
    }
}

/// A method with two arguments of a type on the main actor; not called where one has another type.
public func _Selector<T: AnyObject, A, B, R>(_ method: @escaping (T) -> @MainActor (A, B) -> R, _line: Int = #line,
                                             _column: Int = #column) -> Selector {
    Selector("\(T.self) \(_line) \(_column)") { target, first, second in
        guard let target = target as? T, let first = first as? A, let second = second as? B else { return false }
        onMain((method, target, first, second)) { _ = $0.0($0.1)($0.2, $0.3) }
        return true
    }
}

/// A method without an argument of a type; called for targets of that type.
public func _Selector<T: AnyObject, R>(_ method: @escaping (T) -> () -> R, _line: Int = #line,
                                       _column: Int = #column) -> Selector {
    Selector("\(T.self) \(_line) \(_column)") { target, _, _ in
        guard let target = target as? T else { return false }
        _ = method(target)()
        return true
    }
}

/// A method with one argument of a type; not called where the argument has another type.
public func _Selector<T: AnyObject, A, R>(_ method: @escaping (T) -> (A) -> R, _line: Int = #line,
                                          _column: Int = #column) -> Selector {
    Selector("\(T.self) \(_line) \(_column)") { target, first, _ in
        guard let target = target as? T, let first = first as? A else { return false }
        _ = method(target)(first)
        return true
    }
}

/// A method with two arguments of a type; not called where one has another type.
public func _Selector<T: AnyObject, A, B, R>(_ method: @escaping (T) -> (A, B) -> R, _line: Int = #line,
                                             _column: Int = #column) -> Selector {
    Selector("\(T.self) \(_line) \(_column)") { target, first, second in
        guard let target = target as? T, let first = first as? A, let second = second as? B else { return false }
        _ = method(target)(first, second)
        return true
    }
}

/// A method without an argument of the object that `#selector` stands in; called whatever the target is.
public func _Selector<R>(_ method: @escaping @MainActor () -> R, _line: Int = #line, _column: Int = #column)
    -> Selector
{
    Selector("\(_line) \(_column)") { _, _, _ in
        onMain(method) { _ = $0() }
        return true
    }
}

/// A method with one argument of the object that `#selector` stands in; called whatever the target is.
public func _Selector<A, R>(_ method: @escaping @MainActor (A) -> R, _line: Int = #line, _column: Int = #column)
    -> Selector
{
    Selector("\(_line) \(_column)") { _, first, _ in
        guard let first = first as? A else { return false }
        onMain((method, first)) { _ = $0.0($0.1) }
        return true
    }
}

private func onMain<Value>(_ value: Value, _ body: @MainActor (Value) -> Void) {
    let value = Unsafely(value)
    MainActor.assumeIsolated { body(value.value) }
}

/// Transfers a value without a sendability check: all of this is on the main thread.
private struct Unsafely<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension NSObjectProtocol {
    /// Calls the method of this object; without effect where it has none. Always nil: results are not returned.
    @discardableResult
    public func perform(_ selector: Selector) -> Unmanaged<AnyObject>? {
        selector.perform(on: self)
        return nil
    }
    /// Calls the method of this object with an argument; without effect where it has none. Always nil.
    @discardableResult
    public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
        selector.perform(on: self, with: object)
        return nil
    }
    /// Calls the method on the main queue after `delay` seconds; object and argument are kept until then.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        let (target, value) = (Unsafely(self as AnyObject), Unsafely(argument))
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            selector.perform(on: target.value, with: value.value)
        }
    }
}

extension NotificationCenter {
    /// Calls the method of `observer` with each notification of this name, until the observer is gone.
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        let holder = SelectorObservers.Entry(target: observer as AnyObject)
        let center = Unsafely(self)
        holder.token = addObserver(forName: name, object: object, queue: nil) { [weak holder] note in
            guard let holder else { return }
            guard let target = holder.target else {
                holder.token.map { center.value.removeObserver($0) }
                return
            }
            selector.perform(on: target, with: note)
        }
        SelectorObservers.add(holder)
    }
}

/// Keeps observers that were given as an object and a method.
private enum SelectorObservers {
    final class Entry: @unchecked Sendable {
        weak var target: AnyObject?
        var token: (any NSObjectProtocol)?
        init(target: AnyObject) { self.target = target }
    }
    private static let all = Locked<[Entry]>([])
    static func add(_ entry: Entry) {
        all.withLock {
            $0.removeAll { $0.target == nil }
            $0.append(entry)
        }
    }
}

extension Timer {
    /// Calls the method of `target` again and again.
    public convenience init(timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
        repeats: Bool) {
        let target = Unsafely(target as AnyObject)
        self.init(timeInterval: timeInterval, repeats: repeats) { timer in
            selector.perform(on: target.value, with: timer)
        }
    }

    /// Calls the method of `target`, which is kept, every `timeInterval` seconds or once, on the run loop of this
    /// thread. The user info is not kept.
    @discardableResult
    public class func scheduledTimer(timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
                                     repeats: Bool) -> Timer {
        let target = Unsafely(target as AnyObject)
        return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { timer in
            selector.perform(on: target.value, with: timer)
        }
    }
}
