public import SwiftUI
import QuadrantViews

extension Scene {
    /// Sets the models that queries in the scene's views find.
    nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene {
        modified(GivenContainerModifier(container: container))
    }

    /// Sets the context that queries in the scene's views find models in.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some Scene {
        environment(\.modelContext, modelContext)
    }

    /// Makes a container for a kind of models when the scene first appears.
    nonisolated public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                       isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Makes a container for several kinds of models when the scene first appears.
    nonisolated public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modified(ContainerOwnerModifier(modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                                       isUndoEnabled: isUndoEnabled, onSetup: onSetup))
    }
}
