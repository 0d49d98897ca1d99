public import Foundation
import QuadrantViews

/// The contents of a data set of an asset catalog.
open class NSDataAsset: NSObject {
    /// The name of a data set in a catalog.
    public typealias Name = String

    /// As given when it was made.
    public let name: Name
    /// All of the file.
    public let data: Data
    /// Its uniform type identifier.
    public let typeIdentifier: String

    /// Nil when no catalog holds a data set of this name.
    public convenience init?(name: Name) { self.init(name: name, bundle: .main) }

    /// The data set of this name, looking into `bundle` first; nil when no catalog holds one.
    public init?(name: Name, bundle: Bundle) {
        guard let found = ProgramAssets.data(named: name, in: bundle) else { return nil }
        self.name = name
        (data, typeIdentifier) = found
    }
}
