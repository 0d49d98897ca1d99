public import SwiftUI
import QuadrantViews

extension Scene {
    /// Sets the container from which queries in the scene's views fetch models.
    nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene {
        modified(GivenContainerModifier(container: container))
    }

    /// Sets the context in which queries in the scene's views fetch models.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some Scene {
        environment(\.modelContext, modelContext)
    }

    /// Creates a container for a model type when the scene first appears.
    nonisolated public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                       isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Creates a container for several model types when the scene first appears.
    nonisolated public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modified(ContainerOwnerModifier(modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                                        isUndoEnabled: isUndoEnabled, onSetup: onSetup))
    }
}
