/// The version of the system that programs see, for modules that cannot see its device.
package enum SystemVersion {
    private static let chosen = Locked("26.4")
    private static let reader = Locked<@Sendable () -> String>({ standard })

    /// That of devices that name none: of `Design.standard`, which sets it. From any thread.
    package static var standard: String {
        get { chosen.withLock { $0 } }
        set { chosen.withLock { $0 = newValue } }
    }

    /// The version of the current device, such as "17.0"; `standard` before there is one. From any thread.
    package static var current: String { reader.withLock { $0 }() }

    /// Makes `version` the function that `current` calls.
    package static func read(from version: @escaping @Sendable () -> String) { reader.withLock { $0 = version } }
}
