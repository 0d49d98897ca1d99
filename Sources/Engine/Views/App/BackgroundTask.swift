/// What the system runs an app for while it is not in front.
public struct BackgroundTask<Request, Response>: Sendable {
    init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
    /// A request of `BGTaskScheduler` to refresh the app.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
    /// Transfers of the session of that identifier have ended.
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
    /// Transfers of a session have ended.
    public static var urlSession: BackgroundTask<Void, Void> { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
    /// Transfers of a session whose identifier `matching` accepts have ended.
    public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void> {
        BackgroundTask<String, Void>()
    }
}

extension Scene {
    /// Runs `action` for a task in the background. Nothing to do: an app is always in front here.
    nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
}
