/// What runs the code of an actor that has a context.
public protocol ModelExecutor: Executor {
    /// The context that the actor works with.
    var modelContext: ModelContext { get }
}
/// An executor that runs one piece of work at a time.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs the code of an actor on the main thread: the models are shared with the views there.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    /// The context that the actor works with.
    public let modelContext: ModelContext
    /// An executor for a context.
    public init(modelContext: ModelContext) { self.modelContext = modelContext }
    /// Adds the work to the main actor's.
    public func enqueue(_ job: consuming ExecutorJob) { MainActor.shared.enqueue(UnownedJob(job)) }
    /// The executor of the main actor.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { MainActor.sharedUnownedExecutor }
}

/// An actor with a context of its own.
public protocol ModelActor: Actor {
    /// The container that the context belongs to.
    nonisolated var modelContainer: ModelContainer { get }
    /// What runs the actor's code; `@ModelActor` makes it.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// The executor of the main actor: models are shared with the views there.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { MainActor.sharedUnownedExecutor }
    /// The context of the actor.
    public var modelContext: ModelContext { modelExecutor.modelContext }
    /// The model with an identifier; nil where there is none, and where it is of another class.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as as: T.Type) -> T? {
        modelContext.registeredModel(for: id)
    }
}
