import QuadrantDisplayList
public import SwiftUI
import QuadrantCore
import QuadrantViews

extension ModelContext {
    /// The one where no view has set any.
    nonisolated(unsafe) static let none: ModelContext = {
        let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
        let schema = Schema([any PersistentModel.Type]())
        guard let container = try? ModelContainer(for: schema, configurations: [configuration]) else {
            fatalError("SwiftData: a container in memory cannot fail.")
        }
        return container.main
    }()
}

private struct ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext { ModelContext.none }
}

extension EnvironmentValues {
    /// Where the models are that queries of a view find.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

/// Makes a container when the view first appears, and hands its context down.
nonisolated struct ContainerOwnerModifier: ViewModifier {
    @StateObject private var made: ContainerOwner
    private let note: ContainerNote

    init(_ types: [any PersistentModel.Type], inMemory: Bool, isAutosaveEnabled: Bool, isUndoEnabled: Bool,
         onSetup: @escaping (Result<ModelContainer, any Error>) -> Void) {
        note = ContainerNote(isUndoEnabled: isUndoEnabled)
        _made = StateObject(wrappedValue: ContainerOwner(types, inMemory, isAutosaveEnabled, onSetup))
    }

    @MainActor func body(content: Content) -> some View {
        let _ = note.report(made.container)
        content.environment(\.modelContext, made.container?.main ?? ModelContext.none)
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

/// Takes the container given and hands its context down.
nonisolated struct GivenContainerModifier: ViewModifier {
    let container: ModelContainer
    private let note = ContainerNote(isUndoEnabled: false)
    init(container: ModelContainer) { self.container = container }

    @MainActor func body(content: Content) -> some View {
        let _ = note.report(container)
        content.environment(\.modelContext, container.main)
    }
}

/// Reports once what a container does not support.
private struct ContainerNote: InstalledProperty {
    let isUndoEnabled: Bool
    private var place: PropertyContext?
    init(isUndoEnabled: Bool) { self.isUndoEnabled = isUndoEnabled }
    mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) { place = context }

    func report(_ container: ModelContainer?) {
        guard let place else { return }
        if let configuration = container?.diskConfiguration {
            place.graph.report(Diagnostic(
                what: "the models of the store '\(configuration.name)' are kept in memory, and end with the program.",
                at: place.graph.path(of: place.row), rule: "Models are written to no disk here.",
                fix: "Give previews a store of their own: ModelConfiguration(isStoredInMemoryOnly: true).",
                identity: "SwiftData disk"))
        }
        if isUndoEnabled {
            place.graph.report(Diagnostic(
                what: "changes of models cannot be undone.", at: place.graph.path(of: place.row),
                rule: "There is no undo manager here.", fix: "Leave isUndoEnabled false.",
                identity: "SwiftData undo"))
        }
    }
}

extension View {
    /// Sets the models that queries in this view find.
    nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
        modifier(GivenContainerModifier(container: container))
    }

    /// Sets the context that queries in this view find models in.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }

    /// Makes a container for a kind of models when the view first appears.
    nonisolated public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                       isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Makes a container for several kinds of models when the view first appears.
    nonisolated public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(ContainerOwnerModifier(modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                                       isUndoEnabled: isUndoEnabled, onSetup: onSetup))
    }
}
