public import CoreGraphics
public import Foundation
public import QuadrantFoundation
import UIKit

/// A font of a file, or of a name.
public final class CGFont: Sendable {
    private let name: String
    /// The font of a name; nil where there is none.
    public init?(_ name: CFString) {
        guard UIFont(name: name as String, size: 12) != nil else { return nil }
        self.name = name as String
    }
    /// The font of a file; nil where the data are no font with a name.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let name = FontNames.postScript(in: data as Data) else { return nil }
        self.name = name
    }
    /// The name of the font.
    public var postScriptName: CFString? { name as CFString }
    /// The name of the font.
    public var fullName: CFString? { name as CFString }
}

/// Makes a font known. Those of the program's bundle are known already; others cannot be made known without their file,
/// and false is returned.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: CTFontManagerErrorPointer?) -> Bool {
    guard let name = font.postScriptName else { return false }
    return UIFont(name: name as String, size: 12) != nil
}
/// Makes a font unknown: it stays known.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: CTFontManagerErrorPointer?) -> Bool { false }
/// Makes the fonts of a file unknown: they stay known.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(_ fontURL: CFURL, _ scope: CTFontManagerScope,
                                               _ error: CTFontManagerErrorPointer?) -> Bool { false }

/// The names in a font's file.
enum FontNames {
    /// The name by which programs ask for the font: entry 6 of the table `name`.
    static func postScript(in data: Data) -> String? {
        let bytes = [UInt8](data)
        func number(_ place: Int, _ count: Int) -> Int? {
            guard place >= 0, place + count <= bytes.count else { return nil }
            return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
        }
        guard let version = number(0, 4), [0x0001_0000, 0x4f54_544f, 0x7472_7565].contains(version),
              let tables = number(4, 2) else { return nil }
        for table in 0..<tables {
            let entry = 12 + 16 * table
            guard number(entry, 4) == 0x6e61_6d65, let start = number(entry + 8, 4), let count = number(start + 2, 2),
                  let strings = number(start + 4, 2) else { continue }
            for index in 0..<count {
                let record = start + 6 + 12 * index
                guard number(record + 6, 2) == 6, let length = number(record + 8, 2),
                      let offset = number(record + 10, 2) else { continue }
                let first = start + strings + offset
                guard length > 0, first + length <= bytes.count else { continue }
                // Windows has two bytes for a letter, the others one; the name has letters of ASCII only.
                return String(decoding: bytes[first..<first + length].filter { $0 != 0 }, as: UTF8.self)
            }
        }
        return nil
    }
}
