import Observation
import SwiftUI

/// An observable for the queries of one type of model, which changes with the set of its models.
final class KindChanges: Observable {
    private let registrar = ObservationRegistrar()
    private var models: Void { () }
    /// The queries that animate changes, with their transactions.
    private(set) var followers: [WeakFollower] = []
    /// The properties that fetches of a store have read in the database, and not of the objects.
    private var names: Set<String> = []
    struct WeakFollower { weak var follower: QueryFollower? }

    func follow(_ follower: QueryFollower) {
        followers.removeAll { $0.follower == nil || $0.follower === follower }
        followers.append(WeakFollower(follower: follower))
    }

    func readValues(_ names: Set<String>) { if !names.isSubset(of: self.names) { self.names.formUnion(names) } }
    /// A property has another value: what was found by it is found again.
    func changed(_ name: String) { if names.contains(name) { notify() } }

    func read() { registrar.access(self, keyPath: \.models) }
    func notify() {
        if let transaction = followers.lazy.compactMap({ $0.follower?.transaction }).first {
            withTransaction(transaction) { registrar.withMutation(of: self, keyPath: \.models) {} }
        } else {
            registrar.withMutation(of: self, keyPath: \.models) {}
        }
    }
}
