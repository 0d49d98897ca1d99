import CoreText
import SwiftUI

struct FontLoader {
    static func register(_ name: String) {
        guard let url = Bundle.main.url(forResource: name, withExtension: "ttf") else { return }
        var error: Unmanaged<NSError>?
        _ = CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error)
    }
}
#Preview {
    let font = CTFontCreateWithName("Helvetica" as CFString, 20, nil)
    Text("Ascent \(CTFontGetAscent(font))").onAppear { FontLoader.register("Lobster") }
}
