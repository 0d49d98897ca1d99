package import Foundation
package import QuadrantDisplayList

/// Pictures as SVG 1.1 with a few properties of CSS, in the order they are drawn. The same list gives the same bytes.
package enum SVG {
    package enum TextStyle: Hashable, Sendable {
        /// Characters that can be selected, in fonts cut down to what is used and put into the file. Glyphs that no
        /// single character stands for, and text in perspective, are outlines all the same.
        case selectable
        /// Paths only; looks the same in every program, even one that knows no embedded fonts.
        case outlines
    }

    /// A picture could not be made: what, where, the rule behind it and what to do about it.
    package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        package var what: String
        package var at: String
        package var rule: String
        package var fix: String

        package var description: String {
            "SwiftUI: \(what)\n  at    \(at)\n  rule  \(rule)\n  fix   \(fix)"
        }
    }

    package static func encode(_ list: DisplayList, text: TextStyle = .selectable) throws -> Data {
        let size = list.size
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            throw Failure(what: "the picture has no area.", at: "a canvas of \(size.width) x \(size.height) points",
                          rule: "Width and height are finite and greater than zero.",
                          fix: "Give the view a frame, or a content that is not empty.")
        }
        var writer = Writer(list, text: text)
        list.visit(&writer)
        return Data(writer.document().utf8)
    }
}
