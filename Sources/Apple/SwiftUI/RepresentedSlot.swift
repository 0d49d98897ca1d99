import QuadrantCore
import UIKit

/// A place of a view's node where something is kept as long as the node, with the values in force there.
struct RepresentedSlot<Value: AnyObject>: InstalledProperty {
    private final class Cell { var value: Value? }
    private var cell: Cell?
    private(set) var environment = EnvironmentValues()

    mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        let known = slot as? Cell ?? Cell()
        slot = known
        cell = known
        environment = context.environment
    }

    func value(_ make: () -> Value) -> Value {
        if let value = cell?.value { return value }
        let made = make()
        cell?.value = made
        return made
    }
}

/// What a representable made, with its coordinator: lasts as long as the representable stands there.
final class Represented<Object: AnyObject, Coordinator> {
    let coordinator: Coordinator
    let object: Object
    let container: UIViewContainer
    private let dismantle: @MainActor () -> Void

    @MainActor init(_ object: Object, _ coordinator: Coordinator, view: UIView,
                    dismantle: @escaping @MainActor () -> Void) {
        (self.object, self.coordinator, self.dismantle) = (object, coordinator, dismantle)
        container = UIViewContainer(view)
    }

    deinit {
        let dismantle = dismantle
        MainActor.assumeIsolated { dismantle() }
    }
}
