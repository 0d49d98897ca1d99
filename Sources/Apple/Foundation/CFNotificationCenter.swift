public import Foundation
import QuadrantThreads

/// A centre of notices between processes, as Core Foundation has it. Here they reach the same process only.
public final class CFNotificationCenter: Sendable {
    fileprivate struct Observer: Sendable {
        /// The address of the observer, and the name; nil for all.
        let observer: UInt, name: String?
        let call: CFNotificationCallback
    }
    fileprivate let observers = Locked<[Observer]>([])
    fileprivate static let darwin = CFNotificationCenter()
    fileprivate static let local = CFNotificationCenter()
}

/// The name of a notice.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
    fileprivate let text: String
    /// The text.
    public var rawValue: CFString { text as NSString }
    /// The name with a text.
    public init(rawValue: CFString) { text = rawValue as String }
    /// The name with a text.
    public init(_ rawValue: CFString) { text = rawValue as String }
}

/// What is called with a notice: the centre, the observer, the name, the object and the values.
public typealias CFNotificationCallback = @Sendable (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?) -> Void

/// What becomes of notices while a program is in the background. Nothing to do: no program is, here.
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
    let entry = CFNotificationCenter.Observer(observer: UInt(bitPattern: observer), name: name as String?,
                                              call: callBack)
    center.observers.withLock { $0.append(entry) }
}
/// The observer gets no more notices of a name, or of all names where it is nil.
public func CFNotificationCenterRemoveObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!,
                                               _ name: CFNotificationName!, _ object: UnsafeRawPointer!) {
    let (address, text) = (UInt(bitPattern: observer), name?.text)
    center.observers.withLock { $0.removeAll { $0.observer == address && (text == nil || $0.name == text) } }
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
    for entry in center.observers.withLock({ $0 }) where entry.name == nil || entry.name == name?.text {
        entry.call(center, UnsafeMutableRawPointer(bitPattern: entry.observer), name, object, userInfo)
    }
}
