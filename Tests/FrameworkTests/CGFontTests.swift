import CoreText
import Foundation
import Testing
import UIKit

@Suite("Fonts of Core Graphics")
struct CGFontTests {
    /// A font with nothing but its name: the table `name` with entry 6.
    private func font(named name: String) -> Data {
        var bytes: [UInt8] = [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
        bytes += Array("name".utf8) + [0, 0, 0, 0] + [0, 0, 0, 28] + [0, 0, 0, UInt8(18 + name.utf8.count)]
        bytes += [0, 0, 0, 1, 0, 18] + [0, 1, 0, 0, 0, 0, 0, 6, 0, UInt8(name.utf8.count), 0, 0]
        return Data(bytes + Array(name.utf8))
    }

    @Test func aFontHasTheNameOfItsFile() throws {
        let provider = try #require(CGDataProvider(data: font(named: "Evening-Bold") as NSData))
        #expect(CGFont(provider)?.postScriptName as String? == "Evening-Bold")
    }

    @Test func otherDataAreNoFont() throws {
        let provider = try #require(CGDataProvider(data: Data([0, 1, 0, 0, 9, 9]) as NSData))
        #expect(CGFont(provider) == nil)
    }

    @Test func aFontThatIsNotInstalledCannotBeRegistered() throws {
        let provider = try #require(CGDataProvider(data: font(named: "Nowhere-Thin") as NSData))
        let font = try #require(CGFont(provider))
        #expect(!CTFontManagerRegisterGraphicsFont(font, nil))
    }
}
