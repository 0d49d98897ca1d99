/// What `print()` and `dump` show of a stage between a publisher and a subscriber: the operator's name, and what
/// `children` lists.
protocol StageDescription: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    /// What a mirror of the stage lists; nothing where the operator does not say.
    var children: [Mirror.Child] { get }
}

extension StageDescription {
    var children: [Mirror.Child] { [] }
    var customMirror: Mirror { Mirror(self, children: children) }
    var playgroundDescription: Any { description }
}
