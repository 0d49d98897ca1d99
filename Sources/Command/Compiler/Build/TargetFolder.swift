import Foundation
import QuadrantBase

/// The folder with the compiler's inputs and outputs for one module.
package struct TargetFolder {
    package let path: String
    package var outputs: String { path + "/outputs.json" }
    private var record: String { path + "/objects/module.priors" }
    private var mark: String { path + "/unfinished" }
    private var known: String { path + "/texts.json" }
    /// The paths under which the compiler reads files, where they are not their own.
    let distinct: [String: String]

    init(_ path: String, _ files: some Sequence<SourceSet.File>) {
        self.path = path
        let renamed = files.compactMap { file in file.distinct.map { (file.absolute, $0) } }
        distinct = Dictionary(renamed) { first, _ in first }
    }

    func compiled(_ file: String) -> String { distinct[file] ?? file }

    /// The compiler's output, with the user's paths.
    func restored(_ output: String) -> String {
        distinct.sorted { $0.key < $1.key }.reduce(output) { $0.replacing($1.value, with: $1.key) }
    }

    package func begin(isClean: Bool) throws {
        for folder in ["", "/copies", "/objects", "/generated"] {
            try FileManager.default.createDirectory(atPath: path + folder, withIntermediateDirectories: true)
        }
        // After an interrupted build, the compiler's dependency records are discarded.
        if isClean || access(mark, F_OK) == 0 {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: path + "/objects")) ?? [] {
                unlink(path + "/objects/" + name)
            }
            unlink(known)
            unlink(path + "/built.json")
        }
        try Data().write(to: URL(fileURLWithPath: mark))
    }

    package func end() { unlink(mark) }

    /// Removes the objects that define or need a symbol.
    func removeObjects(with symbol: String) {
        let name = Data(symbol.utf8), folder = path + "/objects/"
        for file in FilePath.names(in: folder) where file.hasSuffix(".o") {
            let data = try? Data(contentsOf: URL(fileURLWithPath: folder + file), options: .mappedIfSafe)
            if data?.range(of: name) != nil { unlink(folder + file) }
        }
    }

    private func stem(_ file: String) -> String {
        var digest = Digest()
        digest.add(file)
        return String(((file as NSString).lastPathComponent as NSString).deletingPathExtension
            .filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(40)) + "-" + digest.text.prefix(12)
    }

    package func object(_ file: String) -> String { path + "/objects/" + stem(file) + ".o" }

    /// The text that the compiler reads for a file.
    package struct Text {
        package var file: String
        package var bytes: [UInt8]
        /// Names by which other files may refer to it.
        package var declared: Set<String>
        /// Changes when the meaning of those names may have.
        var shape: String
    }

    private struct Known: Codable, Equatable {
        var digest: String
        /// The declared names of all versions since the last successful compilation.
        var declared: Set<String>
        var shape: String?
    }

    /// Writes the copies that the compiler reads instead of the files, and returns the path of their list. The object
    /// of a copy that changes is removed.
    ///
    /// The compiler reads each copy under the user's path, so that its messages name the user's file. It knows which
    /// files use declarations of another from that file's last compilation. If the file has not compiled since, that
    /// record is missing: then files that mention one of its names are recompiled.
    package func write(_ texts: [Text]) throws -> String {
        var old: [String: Known] = [:], new: [String: Known] = [:]
        if let data = FileManager.default.contents(atPath: known) {
            old = (try? JSONDecoder().decode([String: Known].self, from: data)) ?? [:]
        }
        var roots: [[String: String]] = []
        var stale: Set<String> = []
        for text in texts {
            var digest = Digest()
            digest.add(text.bytes)
            let copy = path + "/copies/" + stem(text.file) + ".swift", object = object(text.file)
            let isCompiled = access(object, F_OK) == 0
            let before = isCompiled ? [] : old[text.file]?.declared ?? []
            if old[text.file]?.digest != digest.text || access(copy, R_OK) != 0 {
                if old[text.file]?.shape != text.shape { stale.formUnion(before) }
                unlink(object)
                try Data(text.bytes).write(to: URL(fileURLWithPath: copy), options: .atomic)
            }
            new[text.file] = Known(digest: digest.text, declared: before.union(text.declared), shape: text.shape)
            roots.append(["type": "file", "name": compiled(text.file), "external-contents": copy])
        }
        if !stale.isEmpty {
            for text in texts where access(object(text.file), F_OK) == 0 && Self.mentions(text.bytes, stale) {
                unlink(object(text.file))
            }
        }
        if new != old { try JSONEncoder().encode(new).write(to: URL(fileURLWithPath: known), options: .atomic) }
        let description: [String: Any] = ["version": 0, "use-external-names": false, "roots": roots]
        let overlay = path + "/overlay.json"
        try Compilation.update(overlay, try JSONSerialization.data(withJSONObject: description,
                                                                   options: [.sortedKeys]))
        return overlay
    }

    /// The files whose text has changed, and those that mention a name whose meaning may have.
    static func affected(_ texts: [Text], since old: [Text]) -> Set<String> {
        var stale: Set<String> = [], files: Set<String> = []
        for (text, before) in zip(texts, old) where text.bytes != before.bytes {
            files.insert(text.file)
            if text.shape != before.shape { stale.formUnion(text.declared.union(before.declared)) }
        }
        if stale.isEmpty { return files }
        return files.union(texts.filter { !files.contains($0.file) && mentions($0.bytes, stale) }.map(\.file))
    }

    /// Whether a text contains one of the names as a word.
    private static func mentions(_ bytes: [UInt8], _ names: Set<String>) -> Bool {
        bytes.split { byte in
            !(byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
              || (0x41...0x5a).contains(byte & 0xdf))
        }.contains { names.contains(String(decoding: $0, as: UTF8.self)) }
    }

    /// Writes the driver's map of the output files for each source.
    func writeOutputs(_ files: [String]) throws {
        var map: [String: [String: String]] = ["": ["swift-dependencies": path + "/objects/module.swiftdeps"]]
        for file in files {
            let stem = path + "/objects/" + stem(file)
            map[compiled(file)] = ["object": stem + ".o", "swift-dependencies": stem + ".swiftdeps"]
        }
        try Compilation.update(outputs, try JSONEncoder.sorted.encode(map))
    }
}

extension JSONEncoder {
    fileprivate static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return encoder
    }
}
