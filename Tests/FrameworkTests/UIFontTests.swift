import SwiftUI
import Testing
import UIKit

@Suite("UIFont")
@MainActor
struct UIFontTests {
    /// Programs use a UIKit font for text in views as `Font(font as CTFont)`.
    @Test func aFontOfUIKitIsOneOfCoreText() {
        let font = UIFont.preferredFont(forTextStyle: .title1)
        #expect(Font(font as CTFont) == Font(font))
    }

    @Test func theStylesOfLargerScreensAreTheLargestHere() {
        let large = UIFont.preferredFont(forTextStyle: .largeTitle)
        #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle).pointSize == large.pointSize)
        #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle2).pointSize == large.pointSize)
    }
}
