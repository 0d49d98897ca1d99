package import QuadrantGraph

/// A cell that the user can set by name.
package protocol SettableCell: AnyObject {
    /// Sets the value from `text`; false if the text is no value of the cell's type.
    func set(from text: String) -> Bool
    var typeName: String { get }
    var valueDescription: String { get }
    /// What `set(from:)` reads, and the value as it reads it.
    var textForm: TextValueForm { get }
    var text: String { get }
}

/// A cell whose value can outlive the build that created it.
package protocol KeepingCell: AnyObject {
    /// The value, if it was written since the cell was created, or is an object, whose properties may have been.
    var kept: Any? { get }
    /// Adopts a value of an older build, if its type matches.
    func adopt(_ value: Any, _ carried: CarriedValues)
    /// Parses and adopts a value that the user typed; false if the text is no value of the cell's type.
    func adopt(text: String) -> Bool
}

/// An object that a state has held from the beginning: its properties are kept, in the object of the new build.
struct KeptObject {
    let object: AnyObject
}

/// A node that evaluates a body, and owns its state.
protocol StateOwner: StatePart {
    var stateCells: [(name: String, cell: any SettableCell)] { get }
    /// Those that a later build of the program may take over.
    var keepingCells: [(name: String, cell: any KeepingCell)] { get }
    /// The view's state, for when the view is built again; nil if there is none.
    var savedState: SavedState? { get }
    /// Whether the view has a body, and so hides the state of the views inside.
    var hasBody: Bool { get }
}

extension NodeBox {
    /// The owner of the state, if the node evaluates a body.
    var stateOwner: (any StateOwner)? { if case .state(let part)? = part { part as? any StateOwner } else { nil } }
}

extension ViewGraph {
    /// The states of the view that `node` evaluates.
    package func stateCells(of node: NodeIndex) -> [(name: String, cell: any SettableCell)] {
        box(node).stateOwner?.stateCells ?? []
    }

    /// The state of the first view with a body in `node`.
    func outermostState(in node: NodeIndex) -> SavedState? {
        for child in children(of: node) {
            if let owner = box(child).stateOwner {
                if let state = owner.savedState { return state }
                // A view with a body hides the states inside.
                if owner.hasBody { return nil }
            }
            if let state = outermostState(in: child) { return state }
        }
        return nil
    }
}
