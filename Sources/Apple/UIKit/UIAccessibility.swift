public import Foundation
public import QuadrantViews

/// A text size that the user chooses.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
    /// The name that the system has for the size.
    public let rawValue: String
    /// A size by the name that the system has for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No size.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The first of seven sizes.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// The second of seven sizes.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// The third of seven sizes.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The fourth of seven sizes, the default.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// The fifth of seven sizes.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// The sixth of seven sizes.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The last of seven sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first of five sizes for accessibility.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second of five sizes for accessibility.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third of five sizes for accessibility.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth of five sizes for accessibility.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The last of five sizes for accessibility.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
    /// Never sent: the size is that of the environment.
    public static let didChangeNotification = Foundation.Notification.Name(
        "UIContentSizeCategoryDidChangeNotification")
}

extension UIContentSizeCategory {
    /// The sizes in the order of `DynamicTypeSize`.
    private static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Whether it is one of the five sizes for accessibility.
    public var isAccessibilityCategory: Bool { DynamicTypeSize(self)?.isAccessibilitySize ?? false }

    /// The category of a text size of SwiftUI.
    public init(_ size: DynamicTypeSize?) {
        self = size.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }.map { Self.all[$0] } ?? .unspecified
    }

    fileprivate var index: Int? { Self.all.firstIndex(of: self) }
}

extension DynamicTypeSize {
    /// The text size of a category; nil for one that is unspecified or unknown.
    public init?(_ category: UIContentSizeCategory) {
        guard let index = category.index else { return nil }
        self = Self.allCases[index]
    }
}

extension UIUserInterfaceSizeClass {
    /// The size class of SwiftUI; nil is unspecified.
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        self = switch sizeClass {
        case .compact: .compact
        case .regular: .regular
        case nil: .unspecified
        }
    }
}

extension UserInterfaceSizeClass {
    /// The size class of UIKit; nil for one that is unspecified.
    public init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case .unspecified: return nil
        }
    }
}

/// Accessibility settings of the system, and notifications for assistive technologies.
public enum UIAccessibility {
    /// False.
    public static var isVoiceOverRunning: Bool { false }
    /// False; the environment has the setting of the host.
    public static var isReduceMotionEnabled: Bool { false }
    /// False.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// False.
    public static var isBoldTextEnabled: Bool { false }
    /// False.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// False.
    public static var isInvertColorsEnabled: Bool { false }
    /// False.
    public static var isSwitchControlRunning: Bool { false }
    /// False.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Never sent.
    public static let voiceOverStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Never sent.
    public static let reduceMotionStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Never sent.
    public static let boldTextStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")

    /// What assistive technologies are notified of.
    public struct Notification: Hashable, RawRepresentable, Sendable {
        /// The number that the system has for it.
        public let rawValue: UInt32
        /// A notification by the number that the system has for it.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Another screen is shown.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is to be read out.
        public static let announcement = Notification(rawValue: 1008)
        /// Content has scrolled by a page.
        public static let pageScrolled = Notification(rawValue: 1009)
    }
    /// A picture has no assistive technology.
    public static func post(notification: Notification, argument: Any?) {}
}
