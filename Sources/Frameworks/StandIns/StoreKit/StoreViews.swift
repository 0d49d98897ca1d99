import Foundation
import QuadrantViews
public import SwiftUI

// Views of a shop. None can be asked, so that panels stand for what is sold.

/// Something that is sold, with its price: a panel with its name, 80 points high.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    private let id: String
    public var body: some View { FrameworkPanel("ProductView", symbol: "bag", detail: id).frame(height: 80) }
    /// A panel with this name; pictures are not drawn.
    public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
                @ViewBuilder placeholderIcon: () -> PlaceholderIcon) { self.id = id }
    /// A panel with the name of `product`; the picture is not drawn.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
    where PlaceholderIcon == EmptyView { id = product.id }
    /// A panel with this name; the picture is not drawn.
    public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
    where PlaceholderIcon == EmptyView { self.id = id }
    /// A panel with this name; the picture is not drawn.
    public init(id: String, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon)
    where PlaceholderIcon == EmptyView { self.id = id }
}
extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    /// A panel with this name; the icon has no effect.
    public init(id: String, prefersPromotionalIcon: Bool = false) { self.id = id }
    /// A panel with the name of `product`; the icon has no effect.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) { id = product.id }
}

/// Several things that are sold: a panel with their names.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    private let ids: [String]
    public var body: some View {
        FrameworkPanel("StoreView", symbol: "bag", detail: ids.joined(separator: ", "))
    }
    /// A panel with these names, separated by commas; pictures are not drawn.
    public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false,
                @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon) {
        self.ids = Array(ids)
    }
    /// A panel with these names, separated by commas; pictures are not drawn.
    public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false,
                @ViewBuilder icon: @escaping (Product) -> Icon) where PlaceholderIcon == EmptyView {
        self.ids = Array(ids)
    }
    /// A panel with the names of products, separated by commas; pictures are not drawn.
    public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
                @ViewBuilder icon: @escaping (Product) -> Icon) where PlaceholderIcon == EmptyView {
        ids = products.map(\.id)
    }
}
extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    /// A panel with these names, separated by commas; icons have no effect.
    public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false) { self.ids = Array(ids) }
    /// A panel with the names of products, separated by commas; icons have no effect.
    public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) { ids = products.map(\.id) }
}

/// The subscriptions of a group: what the program shows of them, and a panel with the name of the group.
public struct SubscriptionStoreView<Content: View>: View {
    private let detail: String, content: Content
    public var body: some View {
        VStack {
            content
            FrameworkPanel("SubscriptionStoreView", symbol: "bag", detail: detail)
        }
    }
    /// A panel with the name of a group, below the content; which subscriptions are shown has no effect.
    public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
                @ViewBuilder marketingContent: () -> Content) {
        (detail, content) = (groupID, marketingContent())
    }
    /// A panel with the names of subscriptions, separated by commas, below the content.
    public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content) {
        (detail, content) = (productIDs.joined(separator: ", "), marketingContent())
    }
    /// A panel with the names of subscriptions, separated by commas, below the content.
    public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) {
        (detail, content) = (subscriptions.map(\.id).joined(separator: ", "), marketingContent())
    }
}
extension SubscriptionStoreView where Content == EmptyView {
    /// A panel with the name of a group; which subscriptions are shown has no effect.
    public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
        self.init(groupID: groupID, visibleRelationships: visibleRelationships) { EmptyView() }
    }
    /// A panel with the names of subscriptions, separated by commas.
    public init(productIDs: some Collection<String>) { self.init(productIDs: productIDs) { EmptyView() } }
    /// A panel with the names of subscriptions, separated by commas.
    public init(subscriptions: some Collection<Product>) { self.init(subscriptions: subscriptions) { EmptyView() } }
}
extension Product {
    /// How a subscription compares with that in force.
    public struct SubscriptionRelationship: OptionSet, Sendable {
        /// The bits of the kinds.
        public let rawValue: Int
        /// Unknown bits are kept.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Better.
        public static let upgrade = SubscriptionRelationship(rawValue: 1)
        /// Less.
        public static let downgrade = SubscriptionRelationship(rawValue: 2)
        /// As good, for another time.
        public static let crossgrade = SubscriptionRelationship(rawValue: 4)
        /// That in force.
        public static let current = SubscriptionRelationship(rawValue: 8)
        /// All.
        public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
    }
}

/// Buttons of the views of a shop.
public struct StoreButtonKind: Hashable, Sendable {
    private let name: String
    /// Closes the view.
    public static let cancellation = StoreButtonKind(name: "cancellation")
    /// Fetches what was bought on another device.
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    /// Asks for a code of an offer.
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    /// Signs in to an account of the program.
    public static let signIn = StoreButtonKind(name: "signIn")
    /// Shows the terms and the treatment of data.
    public static let policies = StoreButtonKind(name: "policies")
}
/// What is known of something bought.
public enum EntitlementTaskState<Value> {
    case loading
    case failure(any Error)
    case success(Value)

    /// The value; nil while it is not known.
    public var value: Value? { if case .success(let value) = self { value } else { nil } }
}
extension EntitlementTaskState: Sendable where Value: Sendable {}
extension Product {
    /// What is known of a product.
    public enum TaskState: Sendable {
        case loading, unavailable
        case failure(any Error)
        case success(Product)

        /// The product; nil while it is not known.
        public var product: Product? { if case .success(let product) = self { product } else { nil } }
    }
    /// What is known of several products.
    public enum CollectionTaskState: Sendable {
        case loading
        case failure(any Error)
        case success([Product], unavailable: [Product.ID])

        /// The products that can be bought; nil while they are not known.
        public var products: [Product]? { if case .success(let products, _) = self { products } else { nil } }
    }
}

extension View {
    /// Calls the action with `loading`, and with no subscription.
    nonisolated public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        @_inheritActorContext
        action: @escaping @Sendable (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> ()
    ) -> some View {
        task(id: groupID, priority: priority) {
            await action(.loading)
            await action(.success([]))
        }
    }
    /// Calls the action with `loading`, and with nil: nothing was bought.
    nonisolated public func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        @_inheritActorContext
        action: @escaping @Sendable (EntitlementTaskState<VerificationResult<Transaction>?>) async -> ()
    ) -> some View {
        task(id: productID, priority: priority) {
            await action(.loading)
            await action(.success(nil))
        }
    }
    /// Calls the action with `loading`, and with `unavailable`: no product is found.
    nonisolated public func storeProductTask(
        for id: Product.ID, priority: TaskPriority = .medium,
        @_inheritActorContext action: @escaping @Sendable (Product.TaskState) async -> ()
    ) -> some View {
        task(id: id, priority: priority) {
            await action(.loading)
            await action(.unavailable)
        }
    }
    /// Calls the action with `loading`, and with no product: none is found.
    nonisolated public func storeProductsTask(
        for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
        @_inheritActorContext action: @escaping @Sendable (Product.CollectionTaskState) async -> ()
    ) -> some View {
        task(id: Array(ids), priority: priority) {
            await action(.loading)
            await action(.success([], unavailable: Array(ids)))
        }
    }
    /// Calls the action before a purchase. Never called: nothing can be bought.
    nonisolated public func onInAppPurchaseStart(perform action: ((Product) async -> ())?) -> some View { self }
    /// Calls the action after a purchase. Never called: nothing can be bought.
    nonisolated public func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> ())?
    ) -> some View { self }
    /// Sets what purchases are made with. Nothing to do: nothing can be bought.
    nonisolated public func inAppPurchaseOptions(
        _ options: ((Product) async -> Set<Product.PurchaseOption>)?
    ) -> some View { self }
    /// Shows or hides buttons of the views of a shop. Nothing to do: they are panels.
    nonisolated public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View {
        self
    }
    /// Shows the subscriptions of the user: closed at once, there is no shop.
    nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
        closedSheet(isPresented) {}
    }
    /// Shows the subscriptions of a group: closed at once, there is no shop.
    nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String)
        -> some View { closedSheet(isPresented) {} }
    /// Asks to be paid back: closed at once, as if it was cancelled. There is no shop.
    nonisolated public func refundRequestSheet(
        for transactionID: Transaction.ID, isPresented: Binding<Bool>,
        onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> ())? = nil
    ) -> some View { closedSheet(isPresented) { onDismiss?(.success(.userCancelled)) } }
    /// Asks for a code of an offer: closed at once, with an error. There is no shop.
    nonisolated public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { closedSheet(isPresented) { onCompletion(.failure(StoreKitError.unsupported)) } }
    /// Recommends another program: closed at once, there is no shop.
    nonisolated public func appStoreOverlay(isPresented: Binding<Bool>,
                                            configuration: @escaping () -> SKOverlay.Configuration) -> some View {
        closedSheet(isPresented) {}
    }
    /// Sets a binding to false when it becomes true, and calls a function then.
    nonisolated private func closedSheet(_ isPresented: Binding<Bool>, _ end: @escaping () -> Void) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
            guard isShown else { return }
            isPresented.wrappedValue = false
            end()
        }
    }
}
