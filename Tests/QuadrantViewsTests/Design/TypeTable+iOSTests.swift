import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Text sizes of iOS")
struct TypeTableiOSTests {
    /// Published: Human Interface Guidelines, Typography; the line heights at the standard setting.
    @Test(arguments: [(Font.TextStyle.largeTitle, 34.0, 41.0), (.title, 28, 34), (.title2, 22, 28), (.title3, 20, 25),
                      (.headline, 17, 22), (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20),
                      (.footnote, 13, 18), (.caption, 12, 16), (.caption2, 11, 13)])
    func sizesAtTheStandardSetting(style: Font.TextStyle, points: Double, pitch: Double) {
        #expect(TypeTable.iOS.size(style, .large) == points && TypeTable.iOS.pitch(style, .large) == pitch)
    }

    @Test(arguments: Font.TextStyle.allCases.filter { $0 != .extraLargeTitle && $0 != .extraLargeTitle2 })
    func sizesGrowWithTheSetting(style: Font.TextStyle) {
        let sizes = DynamicTypeSize.allCases.map { TypeTable.iOS.size(style, $0) }
        #expect(sizes == sizes.sorted() && sizes.count == 12)
    }
}
