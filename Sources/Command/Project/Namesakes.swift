import Foundation
import QuadrantBase
import SwiftParser
import SwiftSyntax

/// Files of the same name in a folder without a project, of which nothing says which belong to the program.
///
/// The compiler accepts a file name once in a module. Files of the same name that declare different types are compiled
/// under distinct names. Of two that declare the same type only one can be in the program; usually the other is an old
/// copy, so the one that declares more is used, then the one that is less deep in the folder.
package struct Namesakes {
    /// The files of the program, in the given order.
    package private(set) var sources: [String]
    /// Messages about the files that are not used.
    package private(set) var notes: [String] = []

    package init(_ paths: [String], in root: String) {
        sources = paths
        let groups = Dictionary(grouping: paths, by: FilePath.name).values.filter { $0.count > 1 }
        var unused: [String: String] = [:]
        for group in groups {
            var used: [File] = []
            for file in group.map(File.init).sorted(by: { $0.rank.lexicographicallyPrecedes($1.rank) }) {
                func ignored(_ other: File, _ reason: String) -> String {
                    "'\(FilePath.relative(file.path, to: root))' is ignored: "
                        + "'\(FilePath.relative(other.path, to: root))' has \(reason)"
                }
                if let other = used.first(where: { $0.text == file.text }) {
                    unused[file.path] = ignored(other, "the same content")
                } else if let other = used.first(where: { !$0.types.isDisjoint(with: file.types) }) {
                    let types = other.types.intersection(file.types).sorted().prefix(3).joined(separator: ", ")
                    unused[file.path] = ignored(other, "its name and declares \(types), too; --exclude chooses another")
                } else {
                    used.append(file)
                }
            }
        }
        sources.removeAll { unused[$0] != nil }
        notes = unused.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Distinct names of the files for the compiler, by path; no entry for a file that keeps its own.
    package static func distinctNames(_ paths: some Sequence<String>) -> [String: String] {
        var taken = Set(paths.map(FilePath.name)), seen: Set<String> = [], names: [String: String] = [:]
        for path in paths where !seen.insert(FilePath.name(of: path)).inserted {
            for number in 2... {
                let name = "\(FilePath.stem(of: path))+\(number).swift"
                guard taken.insert(name).inserted else { continue }
                names[path] = FilePath.folder(of: path) + "/" + name
                break
            }
        }
        return names
    }

    /// The file that the compiler has read under a distinct name, as line tables have it; any other path as it is.
    package static func original(_ path: String) -> String {
        let stem = FilePath.stem(of: path)
        guard !FilePath.exists(path), let plus = stem.lastIndex(of: "+"), Int(stem[stem.index(after: plus)...]) != nil
        else { return path }
        return FilePath.folder(of: path) + "/" + stem[..<plus] + ".swift"
    }

    private struct File {
        var path: String
        var text: Data
        /// The types that it declares for all files of its module.
        var types: Set<String>

        init(_ path: String) {
            self.path = path
            text = FileManager.default.contents(atPath: path) ?? Data()
            let tree = Array(text).withUnsafeBufferPointer { Parser.parse(source: $0) }
            types = Set(tree.statements.compactMap { Self.type($0.item) })
        }

        /// The file that is used comes first.
        var rank: [Int] { [-types.count, path.count { $0 == "/" }] }

        private static func type(_ item: CodeBlockItemSyntax.Item) -> String? {
            let kinds: Set<SyntaxKind> = [.structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl]
            guard kinds.contains(item.kind), let name = item.asProtocol((any NamedDeclSyntax).self)?.name.text else {
                return nil
            }
            let modifiers = item.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
            return modifiers.contains { ["private", "fileprivate"].contains($0.name.text) } ? nil : name
        }
    }
}
