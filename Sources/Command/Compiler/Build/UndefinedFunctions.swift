import Foundation
import QuadrantBase
import QuadrantProject

/// Functions with a name of C that a program declares and no library has, such as those of a file in Objective-C.
package enum UndefinedFunctions {
    /// How the reason begins that the crash report of a call gets.
    package static let reason = "no library has it: "

    /// Their names in a library that cannot be loaded. Functions of Swift are missing for another reason: something was
    /// left out.
    static func names(in library: String) -> [String] {
        let needed = (ElfFile(library)?.needed ?? []).compactMap { dlopen($0, RTLD_LAZY | RTLD_LOCAL) }
        var names: [String] = []
        _ = ElfSymbols(library)?.first(in: .dynamic) { symbol -> Bool? in
            guard symbol.isUndefined, !symbol.isWeak, symbol.name[0] != CChar(UInt8(ascii: "$")), symbol.name[0] != 0,
                  dlsym(nil, symbol.name) == nil else { return nil }
            if needed.allSatisfy({ dlsym($0, symbol.name) == nil }) { names.append(String(cString: symbol.name)) }
            return nil
        }
        return names.sorted()
    }

    /// Where each is used, as a part that is left out.
    static func parts(_ names: [String], _ sources: SourceSet) -> [Compilation.LeftOut] {
        names.map { name in
            let found = place(of: name, in: sources)
            let reason = "\(found.place): the function '\(name)' is declared and is in no library"
            return Compilation.LeftOut(file: found.file, declaration: name, reason: reason)
        }
    }

    static func failure(_ parts: [Compilation.LeftOut]) -> Failure {
        let names = parts.compactMap(\.declaration), one = names.count == 1
        let list = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
        let more = names.count > 5 ? " and \(names.count - 5) more" : ""
        let places = parts.prefix(3).map { $0.reason.split(separator: ": ").first.map(String.init) ?? "" }
        return Failure(.input, "the function\(one ? "" : "s") \(list)\(more) \(one ? "is" : "are") declared and "
                           + "\(one ? "is" : "are") in no library",
                       at: places.joined(separator: ", "),
                       rule: "A function that is declared for the linker, in a header or by @_silgen_name, must be in "
                           + "the program or in a library that it is linked with. Objective-C is not compiled here.",
                       fix: "Add the library, write the function, or leave it out with #if !os(Linux). --keep-going "
                           + "draws what does not call it.")
    }

    /// The first line of a source that has the name, as a literal or a word; the file alone where none has.
    static func place(of name: String, inFile path: String) -> String {
        let bytes = FileManager.default.contents(atPath: path) ?? Data(), short = CompilerOutput.shortened(path)
        let found = word("\"\(name)\"", in: bytes) ?? word(name, in: bytes)
        return found.map { "\(short):\(line(bytes, $0))" } ?? short
    }

    private static func line(_ bytes: Data, _ found: Range<Int>) -> Int {
        1 + bytes[..<found.lowerBound].count { $0 == UInt8(ascii: "\n") }
    }

    /// The first line that has the name: as a literal, else as a word, else in a source in C.
    private static func place(of name: String, in sources: SourceSet) -> (file: Int, place: String) {
        for text in ["\"\(name)\"", name] {
            for (index, file) in sources.files.enumerated() {
                let bytes = Data(file.bytes)
                if let found = word(text, in: bytes) { return (index, "\(file.path):\(line(bytes, found))") }
            }
        }
        let last = sources.targets.last?.files.first ?? 0
        for path in sources.targets.filter({ $0.target.language == .c }).flatMap(\.target.sources) {
            guard let bytes = FileManager.default.contents(atPath: path), let found = word(name, in: bytes) else {
                continue
            }
            return (last, "\(CompilerOutput.shortened(path)):\(line(bytes, found))")
        }
        return (last, sources.argument)
    }

    /// The first place of a text in which it is no part of a longer name.
    private static func word(_ text: String, in bytes: Data) -> Range<Int>? {
        func isOfName(_ byte: UInt8) -> Bool {
            let letter = Character(Unicode.Scalar(byte))
            return letter == "_" || letter.isLetter || letter.isNumber
        }
        var start = bytes.startIndex
        while let found = bytes[start...].range(of: Data(text.utf8)) {
            let isBegun = found.lowerBound > 0 && isOfName(bytes[found.lowerBound - 1])
            let isContinued = found.upperBound < bytes.endIndex && isOfName(bytes[found.upperBound])
            if !isBegun, !isContinued { return found }
            start = found.upperBound
        }
        return nil
    }
}
