import Foundation
import QuadrantViews
import Testing
import UIKit

@MainActor @Suite struct UITraitCollectionTests {
    @Test func nothingIsSpecifiedUnlessGiven() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.horizontalSizeClass == .unspecified)
        #expect(traits.layoutDirection == .unspecified)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits.accessibilityContrast == .unspecified)
        #expect(traits.userInterfaceIdiom == .unspecified)
    }

    @Test func theLastSpecifiedValueCounts() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection(verticalSizeClass: .regular), UITraitCollection(layoutDirection: .rightToLeft),
            UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(),
            UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
            UITraitCollection(accessibilityContrast: .high), UITraitCollection(userInterfaceIdiom: .pad),
        ])
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.horizontalSizeClass == .regular)
        #expect(traits.verticalSizeClass == .regular)
        #expect(traits.layoutDirection == .rightToLeft)
        #expect(traits.preferredContentSizeCategory.isAccessibilityCategory)
        #expect(traits.accessibilityContrast == .high)
        #expect(traits.userInterfaceIdiom == .pad)
        #expect(traits == UITraitCollection(traitsFrom: [UITraitCollection(), traits]))
        #expect(traits != UITraitCollection())
    }

    @Test func textSizesStandForThoseOfSwiftUI() {
        for size in DynamicTypeSize.allCases {
            #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size)
            #expect(UIContentSizeCategory(size).isAccessibilityCategory == size.isAccessibilitySize)
        }
        #expect(UIContentSizeCategory(.large) == .large)
        #expect(DynamicTypeSize(.unspecified) == nil)
        #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass.unspecified) == nil)
        #expect(UIUserInterfaceSizeClass(UserInterfaceSizeClass.compact) == .compact)
    }

    @Test func traitsAreChanged() {
        let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
        #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
        let both = dark.modifyingTraits {
            $0.displayScale = 3
            $0.preferredContentSizeCategory = .large
        }
        #expect(both.userInterfaceStyle == .dark && both.displayScale == 3 && dark.displayScale == 0)
        #expect(both.modifyingTraits { $0.userInterfaceStyle = .unspecified }.userInterfaceStyle == .unspecified)
    }
}
