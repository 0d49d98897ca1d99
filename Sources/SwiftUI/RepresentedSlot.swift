import QuadrantCore

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
