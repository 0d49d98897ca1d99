import QuadrantCore
public import QuadrantViews
public import UIKit

// Values of SwiftUI from those of UIKit that mean the same.

extension ColorScheme {
    /// The appearance of a style of UIKit; nil for one that is not specified.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .light: self = .light
        case .dark: self = .dark
        case .unspecified: return nil
        }
    }
}

extension ColorSchemeContrast {
    /// The contrast of a value of UIKit; nil for one that is not specified.
    public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
        switch uiAccessibilityContrast {
        case .normal: self = .standard
        case .high: self = .increased
        case .unspecified: return nil
        }
    }
}

extension ContentSizeCategory {
    /// The text size of a category of UIKit; nil for one that is unspecified or unknown.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
        self.init(size)
    }
}

extension LayoutDirection {
    /// The direction of a value of UIKit; nil for one that is not specified.
    public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
        switch uiLayoutDirection {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        case .unspecified: return nil
        }
    }
}

extension LegibilityWeight {
    /// The weight of a value of UIKit; nil for one that is not specified.
    public init?(_ uiLegibilityWeight: UILegibilityWeight) {
        switch uiLegibilityWeight {
        case .regular: self = .regular
        case .bold: self = .bold
        case .unspecified: return nil
        }
    }
}

extension TextInputAutocapitalization {
    /// When a keyboard changes to capitals, from a value of UIKit.
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}
