/// What subscriptions and subscribers of operators show of themselves: their name. `print()`, `dump` and logs show it
/// in place of what is stored.
protocol StageDescription: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {}

extension StageDescription {
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
    var playgroundDescription: Any { description }
}
