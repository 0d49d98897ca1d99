public import SwiftUI

/// How something that is sold looks.
@MainActor @preconcurrency
public protocol ProductViewStyle {
    associatedtype Body: View
    /// Draws something that is sold; never called.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ProductViewStyleConfiguration
}
/// What a style draws.
public struct ProductViewStyleConfiguration {
    /// What is known of a product.
    public enum State {
        case loading, unavailable
        case failure(any Error)
        case success(Product)
    }
    /// A picture: nothing.
    public struct Icon: View { public var body: some View { EmptyView() } }
    /// What is known of the product: nothing.
    public var state: State { .unavailable }
    /// The picture: nothing.
    public var icon: Icon { Icon() }
    /// Whether there is a text about it.
    public var hasDescription: Bool { true }
    /// Whether it was bought.
    public var hasCurrentEntitlement: Bool { false }
    /// The product; nil.
    public var product: Product? { nil }
    /// Buys it. Nothing to do: nothing can be bought.
    public func purchase() {}
}
/// The way of the system.
public struct AutomaticProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
/// Small.
public struct CompactProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
/// As usual.
public struct RegularProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
/// Large.
public struct LargeProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
extension ProductViewStyle where Self == AutomaticProductViewStyle {
    /// The way of the system.
    nonisolated public static var automatic: Self { Self() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
    /// Small.
    nonisolated public static var compact: Self { Self() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
    /// As usual.
    nonisolated public static var regular: Self { Self() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
    /// Large.
    nonisolated public static var large: Self { Self() }
}
/// How far a picture of something that is sold is.
public enum ProductIconPhase: Sendable {
    /// None was loaded.
    case loading, unavailable
    /// The picture of the shop.
    case promotionalIcon(Image)
    /// Loading has failed.
    case failure(any Error)

    /// The picture; nil where there is none.
    public var promotionalIcon: Image? { if case .promotionalIcon(let image) = self { image } else { nil } }
    /// Why there is none; nil where it has not failed.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
