import QuadrantDisplayList
public import SwiftUI
import QuadrantCore
import QuadrantViews

extension ModelContext {
    /// The context if no view has set one.
    static var none: ModelContext { empty.main }
    private static let empty: ModelContainer = {
        let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
        let schema = Schema([any PersistentModel.Type]())
        guard let container = try? ModelContainer(for: schema, configurations: [configuration]) else {
            fatalError("SwiftData: a container in memory cannot fail.")
        }
        return container
    }()
}

private struct ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext { ModelContext.none }
}

extension EnvironmentValues {
    /// The context in which the queries of a view fetch models.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

/// Creates a container when the view first appears, and sets its context in the environment.
nonisolated struct ContainerOwnerModifier: ViewModifier {
    @StateObject private var made: ContainerOwner
    @Environment(\.undoManager) private var undoManager
    private let isUndoEnabled: Bool
    private let place = ContainerPlace()

    init(_ types: [any PersistentModel.Type], inMemory: Bool, isAutosaveEnabled: Bool, isUndoEnabled: Bool,
         onSetup: @escaping (Result<ModelContainer, any Error>) -> Void) {
        self.isUndoEnabled = isUndoEnabled
        _made = StateObject(wrappedValue: ContainerOwner(types, inMemory, isAutosaveEnabled, onSetup))
    }

    @MainActor func body(content: Content) -> some View {
        let _ = place.show(made.container)
        let _ = makeUndoable()
        content.environment(\.modelContext, made.container?.main ?? ModelContext.none)
    }
}

extension ContainerOwnerModifier {
    @MainActor private func makeUndoable() {
        guard isUndoEnabled, let context = made.container?.main, context.undoManager == nil else { return }
        context.undoManager = undoManager ?? UndoManager()
    }
}

private final class ContainerOwner: ObservableObject {
    let container: ModelContainer?
    init(_ types: [any PersistentModel.Type], _ inMemory: Bool, _ isAutosaveEnabled: Bool,
         _ onSetup: (Result<ModelContainer, any Error>) -> Void) {
        let configuration = ModelConfiguration(isStoredInMemoryOnly: inMemory)
        let result = Result { try ModelContainer(for: Schema(types), configurations: [configuration]) }
        container = try? result.get()
        container?.main.autosaveEnabled = isAutosaveEnabled
        onSetup(result)
    }
}

/// Sets the context of a given container in the environment.
nonisolated struct GivenContainerModifier: ViewModifier {
    let container: ModelContainer
    private let place = ContainerPlace()
    init(container: ModelContainer) { self.container = container }

    @MainActor func body(content: Content) -> some View {
        let _ = place.show(container)
        content.environment(\.modelContext, container.main)
    }
}

/// The place of a container in the views: keeps its models for the next build of the program, and reports once that
/// they are in no file.
private struct ContainerPlace: InstalledProperty {
    private var place: PropertyContext?
    private var cell: ContainerCell?
    mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        let known = slot as? ContainerCell ?? ContainerCell()
        (slot, cell, place) = (known, known, context)
    }

    func show(_ container: ModelContainer?) {
        if let container { cell?.show(container) }
        guard let place else { return }
        if let configuration = container?.diskConfiguration {
            place.graph.report(Diagnostic(
                what: "the models of the store '\(configuration.name)' are kept in memory, and end with the program.",
                at: place.graph.path(of: place.node), rule: "Pictures write to no disk; quadrant run does.",
                fix: "Give previews a store of their own: ModelConfiguration(isStoredInMemoryOnly: true).",
                identity: "SwiftData disk"))
        }
    }
}

extension View {
    /// Sets the container from which queries in this view fetch models.
    nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
        modifier(GivenContainerModifier(container: container))
    }

    /// Sets the context in which queries in this view fetch models.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }

    /// Creates a container for a model type when the view first appears.
    nonisolated public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                       isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Creates a container for several model types when the view first appears.
    nonisolated public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(ContainerOwnerModifier(modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                                        isUndoEnabled: isUndoEnabled, onSetup: onSetup))
    }
}
