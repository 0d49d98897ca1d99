import Foundation
import QuadrantViews
public import SwiftUI

// Views of a shop. None can be asked, so that panels stand for what is sold.

/// Something that is sold, with its price: a panel with its name, 80 points high.
public struct ProductView: View {
    private let id: String
    /// A panel with this name; the icon has no effect.
    public init(id: String, prefersPromotionalIcon: Bool = false) { self.id = id }
    /// A panel with the name of `product`; the icon has no effect.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) { id = product.id }
    public var body: some View { FrameworkPanel("ProductView", symbol: "bag", detail: id).frame(height: 80) }
}

/// Several things that are sold: a panel with their names.
public struct StoreView: View {
    private let ids: [String]
    /// A panel with these names, separated by commas; icons have no effect.
    public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false) { self.ids = Array(ids) }
    public var body: some View {
        FrameworkPanel("StoreView", symbol: "bag", detail: ids.joined(separator: ", "))
    }
}

/// The subscriptions of a group: a panel with its name.
public struct SubscriptionStoreView: View {
    private let detail: String
    /// A panel with the name of a group.
    public init(groupID: String) { detail = groupID }
    /// A panel with the names of subscriptions, separated by commas.
    public init(productIDs: some Collection<String>) { detail = productIDs.joined(separator: ", ") }
    public var body: some View { FrameworkPanel("SubscriptionStoreView", symbol: "bag", detail: detail) }
}
