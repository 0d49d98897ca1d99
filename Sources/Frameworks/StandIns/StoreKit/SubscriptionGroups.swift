import Foundation
public import SwiftUI

// Subscriptions in groups. None is known here, so that no group is shown.

/// How groups of subscriptions are chosen.
public protocol SubscriptionOptionGroupStyle: Sendable {}
/// The way of the view.
public struct AutomaticSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle { public init() {} }
/// In a row above them.
public struct TabsSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle { public init() {} }
/// By buttons that lead to them.
public struct LinksSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
    /// How groups are shown.
    public struct PresentationPreference: Hashable, Sendable {
        private let name: String
        /// As the view says.
        public static let automatic = PresentationPreference(name: "automatic")
        /// On a sheet.
        public static let sheet = PresentationPreference(name: "sheet")
        /// On the next screen.
        public static let navigation = PresentationPreference(name: "navigation")
    }
    public init() {}
    /// How groups are shown has no effect.
    public init(presentation: PresentationPreference) {}
}
extension SubscriptionOptionGroupStyle where Self == AutomaticSubscriptionOptionGroupStyle {
    /// The way of the view.
    public static var automatic: Self { Self() }
}
extension SubscriptionOptionGroupStyle where Self == TabsSubscriptionOptionGroupStyle {
    /// In a row above them.
    public static var tabs: Self { Self() }
}
extension SubscriptionOptionGroupStyle where Self == LinksSubscriptionOptionGroupStyle {
    /// By buttons that lead to them.
    public static var links: Self { Self() }
    /// By buttons that lead to them; how has no effect.
    public static func links(_ presentation: LinksSubscriptionOptionGroupStyle.PresentationPreference) -> Self {
        Self(presentation: presentation)
    }
}

/// Some of the subscriptions of a view. Shows nothing: none is known.
public struct SubscriptionOptionGroup<Label: View, MarketingContent: View>: View {
    public var body: some View { EmptyView() }
    /// Some of the subscriptions, with a label and what the program shows of them.
    public init(isIncluded: @escaping (Product) -> Bool = { _ in true }, @ViewBuilder label: () -> Label,
                @ViewBuilder marketingContent: () -> MarketingContent) {}
    /// Some of the subscriptions, with a label.
    public init(isIncluded: @escaping (Product) -> Bool = { _ in true }, @ViewBuilder label: () -> Label)
    where MarketingContent == EmptyView {}
    /// Some of the subscriptions, with a title and what the program shows of them.
    public init(_ titleKey: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool = { _ in true },
                @ViewBuilder marketingContent: () -> MarketingContent) where Label == Text {}
    /// Some of the subscriptions, with a title.
    public init(_ titleKey: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool = { _ in true })
    where Label == Text, MarketingContent == EmptyView {}
}
/// Some of the subscriptions of a view under a header. Shows nothing: none is known.
public struct SubscriptionOptionSection<Header: View, Footer: View>: View {
    public var body: some View { EmptyView() }
    /// Some of the subscriptions, with a header and a footer.
    public init(isIncluded: @escaping (Product) -> Bool = { _ in true }, @ViewBuilder header: () -> Header,
                @ViewBuilder footer: () -> Footer) {}
    /// Some of the subscriptions, with a header.
    public init(isIncluded: @escaping (Product) -> Bool = { _ in true }, @ViewBuilder header: () -> Header)
    where Footer == EmptyView {}
    /// Some of the subscriptions, with a title.
    public init(_ titleKey: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool = { _ in true })
    where Header == Text, Footer == EmptyView {}
}
/// The subscriptions of a view in groups. Shows nothing: none is known.
public struct SubscriptionOptionGroupSet<GroupKey: Hashable, Label: View, MarketingContent: View>: View {
    public var body: some View { EmptyView() }
    /// A group for each value of a function, with a label and what the program shows of it.
    public init(groupedBy: @escaping (Product) -> GroupKey, @ViewBuilder label: @escaping (GroupKey) -> Label,
                @ViewBuilder marketingContent: @escaping (GroupKey) -> MarketingContent) {}
    /// A group for each value of a function, with a label.
    public init(groupedBy: @escaping (Product) -> GroupKey, @ViewBuilder label: @escaping (GroupKey) -> Label)
    where MarketingContent == EmptyView {}
}
/// The subscriptions of a view in groups of the same time. Shows nothing: none is known.
public struct SubscriptionPeriodGroupSet<Label: View, MarketingContent: View>: View {
    public var body: some View { EmptyView() }
    /// A group for each time.
    public init() where Label == Text, MarketingContent == EmptyView {}
    /// A group for each time, with what the program shows of it.
    public init(@ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod) -> MarketingContent)
    where Label == Text {}
    /// A group for each time, with a label and what the program shows of it.
    public init(@ViewBuilder label: @escaping (Product.SubscriptionPeriod) -> Label,
                @ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod) -> MarketingContent) {}
}
