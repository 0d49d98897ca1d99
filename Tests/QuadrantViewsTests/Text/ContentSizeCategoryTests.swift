import QuadrantCore
import QuadrantViews
import Testing

@Suite("Content size categories")
struct ContentSizeCategoryTests {
    /// The deprecated and the current names are the same twelve sizes, in the same order.
    @Test func bothNamesMeanTheSameSize() {
        var values = EnvironmentValues()
        #expect(values.sizeCategory == .large)
        for (old, new) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
            values.sizeCategory = old
            #expect(values.dynamicTypeSize == new)
            #expect(values.sizeCategory == old)
            #expect(old.isAccessibilityCategory == new.isAccessibilitySize)
        }
        #expect(ContentSizeCategory.allCases.count == DynamicTypeSize.allCases.count)
        #expect(ContentSizeCategory.small < .medium && ContentSizeCategory.accessibilityLarge >= .extraLarge)
    }

    @Test func categoriesAreOrdered() {
        let all = ContentSizeCategory.allCases
        for (smaller, larger) in zip(all, all.dropFirst()) {
            #expect(smaller < larger && smaller <= larger && larger > smaller && larger >= smaller)
            #expect(!(larger < smaller) && !(larger <= smaller) && !(smaller > larger) && !(smaller >= larger))
        }
        #expect(ContentSizeCategory.medium <= .medium && ContentSizeCategory.medium >= .medium)
        #expect(!(ContentSizeCategory.medium > .medium) && !(ContentSizeCategory.medium < .medium))
    }
}
