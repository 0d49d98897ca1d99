/// An executor of an actor that has a model context.
public protocol ModelExecutor: Executor {
    /// The context of the actor.
    var modelContext: ModelContext { get }
}
/// An executor that runs one job at a time.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs the jobs of an actor on the main thread, because the models are shared with the views.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    /// The context of the actor.
    public let modelContext: ModelContext
    /// An executor for a context.
    public init(modelContext: ModelContext) { self.modelContext = modelContext }
    /// Enqueues the job on the main actor.
    public func enqueue(_ job: consuming ExecutorJob) { MainActor.shared.enqueue(UnownedJob(job)) }
    /// The executor of the main actor.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { MainActor.sharedUnownedExecutor }
}

/// An actor with its own context.
public protocol ModelActor: Actor {
    /// The container that the context belongs to.
    nonisolated var modelContainer: ModelContainer { get }
    /// The executor of the actor; `@ModelActor` generates it.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// The executor of the main actor, because models are shared with the views.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { MainActor.sharedUnownedExecutor }
    /// The context of the actor.
    public var modelContext: ModelContext { modelExecutor.modelContext }
    /// The model with an identifier; nil if there is none, or if it is of another class.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as as: T.Type) -> T? {
        modelContext.registeredModel(for: id)
    }
}
