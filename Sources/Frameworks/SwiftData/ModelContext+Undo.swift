import Foundation
import QuadrantFoundation

// Changes that a program makes are undone one by one, by the opposite change; what follows from one follows from the
// other.

extension ModelContext {
    /// Records an opposite of a change. It is not a part of a change that follows from another one.
    func canUndo(_ undo: @escaping (ModelContext) -> Void) {
        guard let undoManager, undoManager.isUndoRegistrationEnabled else { return }
        undoManager.registerUndo(withTarget: self) { context in undo(context) }
    }

    func undoWrite(to model: any PersistentModel, _ name: String, _ value: Any) {
        ModelKind.of(type(of: model)).property(name)?.write(model, value)
    }

    /// Inserts a deleted model again, with its relationships.
    func undoDeletion(of model: any PersistentModel, _ related: [(ModelKind.Link, [any PersistentModel])]) {
        insert(any: model)
        for (link, others) in related {
            // Both ends: a model that was deleted with this one has left its relationships.
            let living = others.filter { !$0._$record.isDeleted }
            Links.write(model, link, living)
            for other in living { Links.give(model, link, to: other) }
        }
        canUndo { $0.delete(any: model) }
    }
}
