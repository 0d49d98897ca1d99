import CPages

/// Pages of HTML, made of the files that this program embeds: Sources/Outputs/Pages/Files.
///
/// In a page, `{{file PATH}}` is another file, as it is, and `{{NAME}}` a value.
package enum PageTemplate {
    /// What stands for `{{NAME}}`.
    package enum Value {
        /// Text or the value of an attribute: `&`, `<`, `>` and quotation marks are escaped.
        case text(String)
        /// The contents of a script element that is JSON or has no `<`: nothing in it ends the element.
        case data(String)
        /// Markup, as it is.
        case markup(String)

        fileprivate var markup: String {
            switch self {
            case .markup(let text): return text
            case .data(let text):
                return text.utf8.contains(UInt8(ascii: "<")) ? text.replacing("<", with: "\\u003c") : text
            case .text(let text): return escaped(text)
            }
        }
    }

    /// Text as content or attribute of an element.
    package static func escaped(_ text: String) -> String {
        var made: [UInt8] = []
        made.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): made += "&amp;".utf8
            case UInt8(ascii: "<"): made += "&lt;".utf8
            case UInt8(ascii: ">"): made += "&gt;".utf8
            case UInt8(ascii: "\""): made += "&quot;".utf8
            case UInt8(ascii: "'"): made += "&#39;".utf8
            default: made.append(byte)
            }
        }
        return String(decoding: made, as: UTF8.self)
    }

    /// The page at a path, with its files and values.
    ///
    /// - Precondition: the files exist, and `values` has exactly the names of the page.
    package static func page(_ path: String, _ values: [String: Value]) -> String {
        var made = "", used: Set<String> = []
        for (index, part) in file(path).split(separator: "{{", omittingEmptySubsequences: false).enumerated() {
            guard index > 0 else { made += part; continue }
            let pieces = part.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
            precondition(pieces.count == 2, "'{{' has no end in \(path)")
            let name = pieces[0].trimmingPrefix("file ")
            if name.count < pieces[0].count {
                // Without the end of the last line.
                made += file(String(name)).dropLast()
            } else {
                guard let value = values[String(name)] else { preconditionFailure("\(path) needs a value '\(name)'") }
                used.insert(String(name))
                made += value.markup
            }
            made += pieces[1]
        }
        precondition(used.count == values.count, "\(path) has no place for \(Set(values.keys).subtracting(used))")
        return made
    }

    /// The embedded files by their paths.
    package static let files: [String: String] = {
        var files: [String: String] = [:]
        while let file = page_file(Int32(files.count))?.pointee {
            files[String(cString: file.path)] = String(cString: file.text)
        }
        return files
    }()

    private static func file(_ path: String) -> String {
        guard let text = files[path] else { preconditionFailure("\(path) is not embedded") }
        return text
    }
}
