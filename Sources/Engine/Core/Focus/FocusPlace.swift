import QuadrantGraph

/// Where the focus is, in words that hold for the next build of a program: the user views and the ids of elements
/// around the focused view, and its number among the views there that can be focused.
package struct FocusPlace: Equatable {
    fileprivate var place: String
    fileprivate var number: Int
}

extension ViewGraph {
    /// Nil without a focus.
    package var focusPlace: FocusPlace? {
        guard let focused = focus.focused, tree.isLive(focused) else { return nil }
        let place = box(focused.index).statePlace
        return targets(at: place).firstIndex(of: focused.index).map { FocusPlace(place: place, number: $0) }
    }

    /// Moves the focus to the view at a place, if there is one.
    package func focus(at place: FocusPlace) {
        let found = targets(at: place.place)
        guard found.indices.contains(place.number) else { return }
        responder(of: found[place.number])?.site.requestFocus()
    }

    private func targets(at place: String) -> [NodeIndex] {
        var found: [NodeIndex] = []
        eachNode { node, box in
            guard let focus = responder(of: node)?.focus, focus.keys != nil, box.statePlace == place else { return }
            found.append(node)
        }
        return found
    }
}
