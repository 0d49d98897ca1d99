public import SwiftUI

// How the views of a shop look. They are panels, so that none of it has an effect.

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
    /// The way of the view.
    public static var automatic: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
    /// A button for each.
    public static var buttons: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
    /// A list, and a button.
    public static var picker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
    /// A list that stands out, and a button.
    public static var prominentPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
    /// A list in pages, and a button.
    public static var pagedPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PagedProminentPickerSubscriptionStoreControlStyle {
    /// A list in pages that stands out, and a button.
    public static var pagedProminentPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
    /// A list in one row, and a button.
    public static var compactPicker: Self { Self() }
}

/// What the button of a subscription says.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    private var parts: Set<String> = []
    private func adding(_ part: String) -> Self {
        var label = self
        label.parts.insert(part)
        return label
    }
    /// As the view says.
    public static let automatic = Self()
    /// In one line.
    public static let singleLine = Self().adding("singleLine")
    /// In several lines.
    public static let multiline = Self().adding("multiline")
    /// What the button does.
    public static let action = Self().adding("action")
    /// The name of the subscription.
    public static let displayName = Self().adding("displayName")
    /// Its price.
    public static let price = Self().adding("price")
    /// In one line as well.
    public var singleLine: Self { adding("singleLine") }
    /// In several lines as well.
    public var multiline: Self { adding("multiline") }
    /// What the button does as well.
    public var action: Self { adding("action") }
    /// The name of the subscription as well.
    public var displayName: Self { adding("displayName") }
    /// Its price as well.
    public var price: Self { adding("price") }
}
/// A text of the law about a subscription.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
    private let name: String
    /// What is done with data.
    public static let privacyPolicy = SubscriptionStorePolicyKind(name: "privacyPolicy")
    /// The terms.
    public static let termsOfService = SubscriptionStorePolicyKind(name: "termsOfService")
}
/// What is behind the buttons of a subscription.
public struct SubscriptionStoreControlBackground: Hashable, Sendable {
    private let name: String
    /// As the view says.
    public static let automatic = SubscriptionStoreControlBackground(name: "automatic")
    /// A material that fades.
    public static let gradientMaterial = SubscriptionStoreControlBackground(name: "gradientMaterial")
}

extension View {
    /// How subscriptions are chosen. Nothing to do: a panel stands for them.
    nonisolated public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
        self
    }
    /// How subscriptions are chosen, and where. Nothing to do: a panel stands for them.
    nonisolated public func subscriptionStoreControlStyle<S: SubscriptionStoreControlStyle>(
        _ style: S, placement: SubscriptionStoreControlPlacement
    ) -> some View { self }
    /// How groups of subscriptions are chosen. Nothing to do: a panel stands for them.
    nonisolated public func subscriptionStoreOptionGroupStyle(_ style: some SubscriptionOptionGroupStyle) -> some View {
        self
    }
    /// What the button says. Nothing to do: a panel stands for it.
    nonisolated public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
    /// What is behind the buttons. Nothing to do: a panel stands for them.
    nonisolated public func subscriptionStoreControlBackground(
        _ background: SubscriptionStoreControlBackground?
    ) -> some View { self }
    /// What is behind the buttons. Nothing to do: a panel stands for them.
    nonisolated public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }
    /// A picture for each subscription. Nothing to do: a panel stands for them.
    nonisolated public func subscriptionStoreControlIcon(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
    ) -> some View { self }
    /// What is behind a row of the list. Nothing to do: a panel stands for it.
    nonisolated public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
    /// What is behind a row of the list. Nothing to do: a panel stands for it.
    nonisolated public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle, in shape: some Shape)
        -> some View { self }
    /// The address of a text of the law. Nothing to do: a panel stands for its button.
    nonisolated public func subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind)
        -> some View { self }
    /// A text of the law. Nothing to do: a panel stands for its button.
    nonisolated public func subscriptionStorePolicyDestination(
        for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
    ) -> some View { self }
    /// The colour of the buttons of texts of the law. Nothing to do: a panel stands for them.
    nonisolated public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
    /// The colours of the buttons of texts of the law. Nothing to do: a panel stands for them.
    nonisolated public func subscriptionStorePolicyForegroundStyle(_ primary: some ShapeStyle,
                                                                   _ secondary: some ShapeStyle) -> some View { self }
    /// What the button that signs in does; never called.
    nonisolated public func subscriptionStoreSignInAction(_ action: (() -> ())?) -> some View { self }
    /// How something that is sold looks. Nothing to do: a panel stands for it.
    nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
    /// Whether the text about something is shown. Nothing to do: a panel stands for it.
    nonisolated public func productDescription(_ visibility: Visibility) -> some View { self }
    /// Draws a border around a picture of something that is sold: nothing to do, a panel stands for it.
    nonisolated public func productIconBorder() -> some View { self }
    /// Which offer is used. Nothing to do: nothing can be bought.
    nonisolated public func preferredSubscriptionOffer(
        _ offer: @escaping @Sendable (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer])
            -> Product.SubscriptionOffer?
    ) -> some View { self }
    /// An offer of the program. Nothing to do: nothing can be bought.
    nonisolated public func subscriptionPromotionalOffer(
        offer: @escaping (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
        signature: @escaping (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) async throws
            -> Product.SubscriptionOffer.Signature
    ) -> some View { self }
}
extension Product.SubscriptionOffer {
    /// What proves that an offer is of the program.
    public struct Signature: Hashable, Sendable {
        public let keyID: String, nonce: UUID, timestamp: Int, signature: Data
        /// What proves that an offer is of the program.
        public init(keyID: String, nonce: UUID, timestamp: Int, signature: Data) {
            (self.keyID, self.nonce, self.timestamp, self.signature) = (keyID, nonce, timestamp, signature)
        }
    }
}
extension ContainerBackgroundPlacement {
    /// Behind a view of subscriptions: here the screen that it is on (a guess).
    public static var subscriptionStore: ContainerBackgroundPlacement { .navigation }
    /// Behind the content of the program above subscriptions: here the screen that it is on (a guess).
    public static var subscriptionStoreHeader: ContainerBackgroundPlacement { .navigation }
    /// Behind a view of subscriptions, up to the edges: here the screen that it is on (a guess).
    public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { .navigation }
}
