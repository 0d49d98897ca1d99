import Foundation
import QuadrantThreads

/// Defaults that tell who observes a key.
///
/// Foundation's do not, and a program observes those that Foundation made: `watch(_:)` turns them into objects of this
/// class, which stores nothing more.
final class ObservedDefaults: UserDefaults, @unchecked Sendable {
    private static let nodes = Locked<[ObjectIdentifier: [String: KeyValueNode]]>([:])
    /// An object that takes the place of one that was watched must not be taken for it.
    private static let kept = Locked<[UserDefaults]>([])

    /// Makes changes of `defaults` known; for ever, since a program keeps its defaults.
    static func watch(_ defaults: UserDefaults) {
        guard type(of: defaults) == UserDefaults.self else { return }
        nodes.withLock { nodes in
            guard nodes.updateValue([:], forKey: ObjectIdentifier(defaults)) == nil else { return }
            kept.withLock { $0.append(defaults) }
            let isa = Unmanaged.passUnretained(defaults).toOpaque().assumingMemoryBound(to: UnsafeRawPointer.self)
            isa.pointee = unsafeBitCast(ObservedDefaults.self as AnyClass, to: UnsafeRawPointer.self)
        }
    }

    private func node(_ key: String) -> KeyValueNode {
        Self.nodes.withLock { nodes in
            let id = ObjectIdentifier(self)
            if let known = nodes[id]?[key] { return known }
            let made = KeyValueNode()
            nodes[id, default: [:]][key] = made
            return made
        }
    }

    override func object(forKey defaultName: String) -> Any? {
        KeyValueReads.didRead { node(defaultName) }
        return super.object(forKey: defaultName)
    }
    override func set(_ value: Any?, forKey defaultName: String) {
        node(defaultName).notify { super.set(value, forKey: defaultName) }
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }
    override func removeObject(forKey defaultName: String) {
        node(defaultName).notify { super.removeObject(forKey: defaultName) }
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }
}
