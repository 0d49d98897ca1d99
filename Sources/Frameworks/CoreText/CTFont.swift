public import CoreGraphics
public import Foundation
public import QuadrantFoundation
import QuadrantText
public import UIKit

/// The font of a name, or the system's where there is none. The matrix has no effect.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
    -> CTFont { UIFont(name: name as String, size: size > 0 ? size : 12) ?? .systemFont(ofSize: size > 0 ? size : 12) }
/// The size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// The height above the baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// The depth below the baseline, a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// The space between lines.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The height of capital letters.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of small letters.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// The name of the font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as CFString }
/// The name of the family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as CFString }
/// The name of the font.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName as CFString }

/// Who may use a font that is registered. Here it is this program in every case.
public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// What a function reports of an error; it is not filled in here.
public typealias CTFontManagerErrorPointer = UnsafeMutablePointer<Unmanaged<NSError>?>

/// Makes the fonts of a file known, with those beside it; false where there is no such file.
@discardableResult
public func CTFontManagerRegisterFontsForURL(_ fontURL: CFURL, _ scope: CTFontManagerScope,
                                             _ error: CTFontManagerErrorPointer?) -> Bool {
    guard let path = fontURL.path, FileManager.default.fileExists(atPath: path) else { return false }
    Fonts.add(folder: (path as NSString).deletingLastPathComponent)
    return true
}
/// Makes the fonts of files known, with those beside them; the closure is called with the errors of none.
public func CTFontManagerRegisterFontURLs(_ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
                                          _ registrationHandler: ((CFArray, Bool) -> Bool)?) {
    for case let url as URL in fontURLs as [AnyObject] {
        CTFontManagerRegisterFontsForURL(url as CFURL, scope, nil)
    }
    _ = registrationHandler?([] as CFArray, true)
}
