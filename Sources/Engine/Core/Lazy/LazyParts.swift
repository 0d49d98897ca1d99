import Foundation
import QuadrantGraph

/// A container that builds its children only when they become visible.
protocol LazyContainer: ScrolledContainer {
    /// Changes the environment of headers and footers; nil leaves it unchanged.
    var partEnvironment: ((RowPlace.Role, inout EnvironmentValues) -> Void)? { get }
}

/// A node whose elements are built one by one in a lazy container.
protocol LazySource: ElementSource {
    /// The index of the element with an id, among all elements.
    func lazyIndex(of key: AnyHashable) -> Int?
}

extension NodeBox {
    /// The source of elements, if the node is one.
    var lazySource: (any LazySource)? { part?.lazySource as? any LazySource }
    /// The elements of the node that are built on demand.
    var lazyElements: LazyElements? { part?.lazySource?.elementList.map { unsafeDowncast($0, to: LazyElements.self) } }
}
