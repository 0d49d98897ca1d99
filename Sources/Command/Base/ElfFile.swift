import Foundation

/// What the dynamic linker reads of a program or shared library: a 64-bit ELF file.
package struct ElfFile {
    /// The names of the libraries that it needs itself.
    package private(set) var needed: [String] = []
    /// The folders in which they are searched first; `$ORIGIN` is the folder of the file.
    package private(set) var folders: [String] = []
    /// The highest version of each family of symbols, such as GLIBC, that it mentions: needed by a program, provided by
    /// the library itself.
    package private(set) var versions: [String: [Int]] = [:]

    /// Nil if it is no such file.
    package init?(_ path: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
              data.count > 64, data.prefix(5).elementsEqual([0x7f, 0x45, 0x4c, 0x46, 2]) else { return nil }
        func number(_ offset: Int, _ size: Int) -> Int {
            guard offset >= 0, offset + size <= data.count else { return 0 }
            return (0..<size).reversed().reduce(0) { ($0 << 8) | Int(data[data.startIndex + offset + $1]) }
        }
        // Program headers: where segments are in the file and in memory, and the dynamic section.
        let table = number(32, 8), size = number(54, 2), count = number(56, 2)
        guard size >= 56, count < 1_000 else { return nil }
        var segments: [(file: Int, memory: Int, size: Int)] = [], dynamic: (offset: Int, size: Int)?
        for index in 0..<count {
            let header = table + index * size, kind = number(header, 4)
            if kind == 1 { segments.append((number(header + 8, 8), number(header + 16, 8), number(header + 32, 8))) }
            if kind == 2 { dynamic = (number(header + 8, 8), number(header + 32, 8)) }
        }
        // A program without one is linked statically as a whole.
        guard let dynamic else { return }
        var names: [Int] = [], paths: [Int] = [], strings = 0, length = 0
        for entry in stride(from: dynamic.offset, to: dynamic.offset + dynamic.size, by: 16) {
            let value = number(entry + 8, 8)
            switch number(entry, 8) {
            case 0: continue
            case 1: names.append(value)
            case 5: strings = value
            case 10: length = value
            case 15, 29: paths.append(value)
            default: break
            }
        }
        let home = segments.first { $0.memory <= strings && strings < $0.memory + $0.size }
        guard let home else { return }
        let start = strings - home.memory + home.file
        guard start >= 0, length >= 0, start + length <= data.count else { return }
        let texts = data[(data.startIndex + start)..<(data.startIndex + start + length)]
        func text(_ offset: Int) -> String {
            guard offset < texts.count else { return "" }
            return String(decoding: texts[(texts.startIndex + offset)...].prefix { $0 != 0 }, as: UTF8.self)
        }
        needed = names.map(text)
        folders = paths.flatMap { text($0).split(separator: ":").map(String.init) }
        for part in texts.split(separator: 0) where part.starts(with: Array("GLIBC".utf8)) {
            let words = String(decoding: part, as: UTF8.self).split(separator: "_")
            guard words.count == 2 else { continue }
            let version = words[1].split(separator: ".").compactMap { Int($0) }
            let known = versions[String(words[0])] ?? []
            if known.lexicographicallyPrecedes(version) { versions[String(words[0])] = version }
        }
    }
}
