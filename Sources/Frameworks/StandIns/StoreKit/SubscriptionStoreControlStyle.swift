import Foundation
import QuadrantViews
public import SwiftUI

// How subscriptions are chosen. None is known here, so that a panel stands for the controls.

/// How the subscriptions of a view are chosen.
@MainActor @preconcurrency
public protocol SubscriptionStoreControlStyle: Sendable {
    /// The type of the controls.
    associatedtype Body: View
    /// The controls; never asked for.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    /// What is chosen from.
    typealias Configuration = SubscriptionStoreControlStyleConfiguration
}
/// What is chosen from. None is made here: no subscription is known.
public struct SubscriptionStoreControlStyleConfiguration: Sendable {
    /// A subscription that can be chosen.
    public struct Option: Identifiable, Hashable, Sendable {
        /// What is sold.
        public let subscription: Product
        /// The name of the product.
        public var id: String { subscription.id }
        /// Its name for people.
        public var displayName: String { subscription.displayName }
        /// What it is.
        public var description: String { subscription.description }
        /// Its price.
        public var displayPrice: String { subscription.displayPrice }
        /// Its price as a number.
        public var price: Decimal { subscription.price }
        /// Whether a family shares it.
        public var isFamilyShareable: Bool { subscription.isFamilyShareable }
        /// Whether it is in force. False.
        public var isActive: Bool { false }
    }
    /// What can be chosen. Empty.
    public let options: [Option]
    /// Whether an offer is shown. False.
    public var isEligibleForIntroOffer: Bool { false }
}
/// Where the controls of subscriptions are.
public struct SubscriptionStoreControlPlacement: Hashable, Sendable {
    private let name: String
    /// As the style says.
    public static let automatic = SubscriptionStoreControlPlacement(name: "automatic")
    /// Below what the program shows, with which they scroll.
    public static let scrollView = SubscriptionStoreControlPlacement(name: "scrollView")
    /// At the lower edge.
    public static let bottomBar = SubscriptionStoreControlPlacement(name: "bottomBar")
    /// The buttons at the lower edge; the list scrolls.
    public static let buttonsInBottomBar = SubscriptionStoreControlPlacement(name: "buttonsInBottomBar")
}

/// Subscriptions to choose from, and a button for the one that is chosen: a panel.
public struct SubscriptionPicker<PickerOption: View, ConfirmationButton: View>: View {
    public var body: some View { FrameworkPanel("SubscriptionPicker", symbol: "bag") }
    /// A panel: the rows and the button are not made.
    public init(
        _ configuration: SubscriptionStoreControlStyleConfiguration,
        @ViewBuilder pickerOption: @escaping (SubscriptionStoreControlStyleConfiguration.Option) -> PickerOption,
        @ViewBuilder confirmation: @escaping (SubscriptionStoreControlStyleConfiguration.Option) -> ConfirmationButton
    ) {}
}
/// A button that buys a subscription. It does nothing: nothing can be bought.
public struct SubscribeButton: View {
    private let name: String
    public var body: some View { Button(name) {}.buttonStyle(.borderedProminent) }
    /// A button with the name of a subscription.
    public init(_ option: SubscriptionStoreControlStyleConfiguration.Option) { name = option.displayName }
}

/// A way of the framework: each is a panel.
public protocol _PanelControlStyle: SubscriptionStoreControlStyle {}
extension _PanelControlStyle {
    /// A panel.
    public func makeBody(configuration: Configuration) -> some View {
        FrameworkPanel("SubscriptionStoreView", symbol: "bag")
    }
}
/// The way of the view.
public struct AutomaticSubscriptionStoreControlStyle: _PanelControlStyle {
    public nonisolated init() {}
}
/// A button for each.
public struct ButtonsSubscriptionStoreControlStyle: _PanelControlStyle {
    public nonisolated init() {}
}
/// A list, and a button.
public struct PickerSubscriptionStoreControlStyle: _PanelControlStyle {
    public nonisolated init() {}
}
/// A list that stands out, and a button.
public struct ProminentPickerSubscriptionStoreControlStyle: _PanelControlStyle {
    public nonisolated init() {}
}
/// A list in pages, and a button.
public struct PagedPickerSubscriptionStoreControlStyle: _PanelControlStyle {
    public nonisolated init() {}
}
/// A list in pages that stands out, and a button.
public struct PagedProminentPickerSubscriptionStoreControlStyle: _PanelControlStyle {
    public nonisolated init() {}
}
/// A list in one row, and a button.
public struct CompactPickerSubscriptionStoreControlStyle: _PanelControlStyle {
    public nonisolated init() {}
}
