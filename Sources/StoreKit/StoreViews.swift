import Foundation
import QuadrantViews
public import SwiftUI

// Views of a shop. None can be asked, so that panels stand for what is sold.

public struct ProductView: View {
    private let id: String
    public init(id: String, prefersPromotionalIcon: Bool = false) { self.id = id }
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) { id = product.id }
    public var body: some View { FrameworkPanel("ProductView", symbol: "bag", detail: id).frame(height: 80) }
}

public struct StoreView: View {
    private let ids: [String]
    public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false) { self.ids = Array(ids) }
    public var body: some View {
        FrameworkPanel("StoreView", symbol: "bag", detail: ids.joined(separator: ", "))
    }
}

public struct SubscriptionStoreView: View {
    private let detail: String
    public init(groupID: String) { detail = groupID }
    public init(productIDs: some Collection<String>) { detail = productIDs.joined(separator: ", ") }
    public var body: some View { FrameworkPanel("SubscriptionStoreView", symbol: "bag", detail: detail) }
}
