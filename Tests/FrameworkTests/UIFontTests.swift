import SwiftUI
import Testing
import UIKit

@Suite("UIFont")
@MainActor
struct UIFontTests {
    /// Code that takes a font of UIKit for text in views writes `Font(font as CTFont)`.
    @Test func aFontOfUIKitIsOneOfCoreText() {
        let font = UIFont.preferredFont(forTextStyle: .title1)
        #expect(Font(font as CTFont) == Font(font))
    }
}
