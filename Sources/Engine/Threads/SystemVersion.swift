/// The version of the system that programs see, for modules that cannot see its device.
package enum SystemVersion {
    /// That of the look that is drawn where none is named: iOS 26.4.
    package static let standard = "26.4"

    private static let reader = Locked<@Sendable () -> String>({ standard })

    /// The version of the current device, such as "17.0"; `standard` before there is one. From any thread.
    package static var current: String { reader.withLock { $0 }() }

    /// Makes `version` the function that `current` calls.
    package static func read(from version: @escaping @Sendable () -> String) { reader.withLock { $0 = version } }
}
