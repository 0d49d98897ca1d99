import Foundation
import QuadrantHost

/// What a page inspects: one view of one preview.
struct Inspection {
    var screen: Int
    /// Whether the view stays selected while the pointer moves.
    var isKept = false
    /// What the page was told last.
    var told: InspectedView?
}

/// The Inspect mode. The page receives the selected view again with each frame in which something of it has changed.
extension Session {
    /// Returns false for a message that is not part of the protocol.
    func inspect(_ message: PageMessage) -> Bool {
        switch message.phase {
        case "off":
            inspection.map { screens.indices.contains($0.screen) ? screens[$0.screen].inspector.deselect() : () }
            inspection = nil
        case "hovered", "kept":
            guard let index = message.screen, screens.indices.contains(index), let point = message.location else {
                return true
            }
            let isKept = message.phase == "kept"
            if !isKept, inspection?.isKept == true { return true }
            if inspection?.screen != index {
                inspection.map { screens.indices.contains($0.screen) ? screens[$0.screen].inspector.deselect() : () }
                inspection = Inspection(screen: index)
            }
            let isFound = screens[index].inspector.select(at: point)
            inspection?.isKept = isKept && isFound
            tellInspection(isAnswer: true)
        case "outer":
            guard let inspection, screens.indices.contains(inspection.screen) else { return true }
            screens[inspection.screen].inspector.selectOuter()
            self.inspection?.isKept = true
            tellInspection(isAnswer: true)
        case "released":
            inspection?.isKept = false
            tellInspection(isAnswer: true)
        default: return false
        }
        server.plan()
        return true
    }

    /// Tells the page what it does not know yet of the selected view.
    func tellInspection(isAnswer: Bool = false) {
        guard let inspection, screens.indices.contains(inspection.screen) else { return }
        let view = screens[inspection.screen].inspector.view
        if view == nil { self.inspection?.isKept = false }
        if view == inspection.told, !isAnswer { return }
        self.inspection?.told = view
        send(Inspected(screen: inspection.screen, view: view, isKept: self.inspection?.isKept ?? false))
    }

    /// Opens the line of a part of the selected view in the user's editor. What prevents it is reported each time,
    /// unlike the faults of the views.
    func edit(_ part: Int) {
        guard let view = inspection?.told, view.parts.indices.contains(part),
              let source = view.parts[part].source else { return }
        server.onEdit?(source) { [weak self] fault in
            self?.server.log(fault)
            self?.send(IssueReport(text: fault))
        }
    }

    /// After the program was replaced: what is now where the centre of the kept view was, if it has the same name.
    func inspectAgain() {
        guard let old = inspection else { return }
        guard old.isKept, screens.indices.contains(old.screen), let view = old.told else {
            inspection = nil
            send(Inspected(screen: old.screen, view: nil, isKept: false))
            return
        }
        let inspector = screens[old.screen].inspector, frame = view.frame
        inspector.select(at: CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
        while let found = inspector.view, found.title != view.title, found.hasOuterView { inspector.selectOuter() }
        if inspector.view?.title != view.title { inspector.deselect() }
        tellInspection(isAnswer: true)
    }

    private struct Inspected: Encodable {
        var kind = "inspected"
        var screen: Int
        var view: InspectedView?
        var isKept: Bool
    }
}
