import Foundation
import SwiftUI
import Testing
import UIKit

@Suite("Attributes of UIKit in attributed strings")
@MainActor
struct UIKitAttributesTests {
    /// The type of the value decides; where both scopes have one, it is SwiftUI's.
    @Test func valuesOfBothScopes() {
        var text = AttributedString("Text")
        text.font = .systemFont(ofSize: 14, weight: .bold)
        text.foregroundColor = .red
        #expect(text.uiKit.font == UIFont.systemFont(ofSize: 14, weight: .bold))
        #expect(text.swiftUI.font == nil && text.swiftUI.foregroundColor == Color.red)
        text.foregroundColor = UIColor.blue
        text.font = .headline
        #expect(text.uiKit.foregroundColor == UIColor.blue && text.swiftUI.font == .headline)
    }

    @Test func bothKindsOfStringsHaveThem() {
        var text = AttributedString("Text")
        text.uiKit.font = UIFont.systemFont(ofSize: 14)
        text.uiKit.kern = 2
        text.uiKit.underlineStyle = .single
        let older = NSAttributedString(text)
        let values = older.attributes(at: 0, effectiveRange: nil)
        #expect(values[.font] as? UIFont == UIFont.systemFont(ofSize: 14))
        #expect((values[.kern] as? NSNumber)?.doubleValue == 2 && values[.underlineStyle] as? Int == 1)
        #expect(AttributedString(older) == text)
    }
}
