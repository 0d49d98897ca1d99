public import Foundation
import QuadrantThreads

/// A centre of notices between processes, as Core Foundation has it. Here they reach the same process only.
public final class CFNotificationCenter: Sendable {
    fileprivate struct Observer {
        let observer: UnsafeRawPointer?
        let name: CFNotificationName?
        let call: CFNotificationCallback
    }
    fileprivate let observers = Locked<[Observer]>([])
    fileprivate static let darwin = CFNotificationCenter()
    fileprivate static let local = CFNotificationCenter()
}

/// The name of a notice.
public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
    /// The text.
    public var rawValue: CFString
    /// The name with a text.
    public init(rawValue: CFString) { self.rawValue = rawValue }
    /// The name with a text.
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// What is called with a notice: the centre, the observer, the name, the object and the values.
public typealias CFNotificationCallback = (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?) -> Void

/// What becomes of notices while a program is in the background. Without effect: no program is, here.
public enum CFNotificationSuspensionBehavior: CFIndex, Sendable {
    case drop = 1, coalesce, hold, deliverImmediately
}

/// The centre of all processes.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }
/// The centre of this process.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

/// Calls a function with each notice of a name, or of all names where it is nil. The object is not compared.
public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: @escaping CFNotificationCallback,
    _ name: CFString!, _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
    let entry = Unchecked(CFNotificationCenter.Observer(observer: observer, name: name.map { CFNotificationName($0) },
                                                        call: callBack))
    center.observers.withLock { $0.append(entry.value) }
}
/// The observer gets no more notices of a name, or of all names where it is nil.
public func CFNotificationCenterRemoveObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!,
                                               _ name: CFNotificationName!, _ object: UnsafeRawPointer!) {
    let asked = Unchecked((observer, name))
    center.observers.withLock { all in
        all.removeAll { $0.observer == asked.value.0 && (asked.value.1 == nil || $0.name == asked.value.1) }
    }
}
/// The observer gets no more notices.
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
    CFNotificationCenterRemoveObserver(center, observer, nil, nil)
}
/// Calls the observers of a name, in the order in which they were added.
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {
    let all = center.observers.withLock { Unchecked($0) }
    for entry in all.value where entry.name == nil || entry.name == name {
        entry.call(center, UnsafeMutableRawPointer(mutating: entry.observer), name, object, userInfo)
    }
}

private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
