public import Foundation
import QuadrantViews

/// What a data set of an asset catalog holds.
open class NSDataAsset: NSObject {
    public typealias Name = String

    public let name: Name
    public let data: Data
    /// Its uniform type identifier.
    public let typeIdentifier: String

    /// Nil when no catalog holds a data set of this name.
    public convenience init?(name: Name) { self.init(name: name, bundle: .main) }

    public init?(name: Name, bundle: Bundle) {
        guard let found = ProgramAssets.data(named: name, in: bundle) else { return nil }
        self.name = name
        (data, typeIdentifier) = found
    }
}
