import Foundation
import QuadrantBase
import QuadrantSession
import QuadrantText

/// Checks what a built program needs beside it on the machine that runs it: `quadrant doctor --deployed BINARY`.
///
/// Nothing of the program runs. With a root, the files of another system are checked, such as those of an image.
struct DeployedProgram {
    let binary: String
    let root: String

    /// What brings a library that the engine or Foundation links, for libraries that are not installed here.
    private static let packages = [
        "libcairo.so.2": "libcairo2", "libharfbuzz.so.0": "libharfbuzz0b",
        "libharfbuzz-subset.so.0": "libharfbuzz-subset0",
        "libfreetype.so.6": "libfreetype6", "libspng.so.0": "libspng0", "libz.so.1": "zlib1g",
        "libdeflate.so.0": "libdeflate0",
        "libgdk_pixbuf-2.0.so.0": "libgdk-pixbuf-2.0-0", "libglib-2.0.so.0": "libglib2.0-0",
        "libgobject-2.0.so.0": "libglib2.0-0", "libgio-2.0.so.0": "libglib2.0-0", "libcurl.so.4": "libcurl4",
        "libxml2.so.2": "libxml2", "libstdc++.so.6": "libstdc++6", "libgcc_s.so.1": "libgcc-s1", "libc.so.6": "libc6",
        "libm.so.6": "libc6", "libgtk-4.so.1": "libgtk-4-1", "libwebsockets.so.17": "libwebsockets17",
    ]

    init(_ binary: String, root: String) throws {
        let path = FilePath.absolute(binary)
        guard FilePath.exists(path) else {
            throw Failure(.input, "there is no such file", at: path, rule: "--deployed names a built program.",
                          fix: "Give its path, such as .build/release/NAME.")
        }
        guard ElfFile(path) != nil else {
            throw Failure(.input, "'\(FilePath.name(of: path))' is not a program for 64-bit Linux", at: path,
                          rule: "--deployed reads ELF files.", fix: "Give the binary, such as .build/release/NAME.")
        }
        let folder = root.isEmpty ? "" : FilePath.absolute(root)
        guard folder.isEmpty || FilePath.isFolder(folder) else {
            throw Failure(.input, "there is no such folder", at: folder, rule: "--root is the root of another system.",
                          fix: "Give the folder of the unpacked image.")
        }
        (self.binary, self.root) = (path, folder == "/" ? "" : folder)
    }

    var checks: [Doctor.Check] { libraries + versions + bundles + fonts }

    // MARK: Libraries

    private func exists(_ path: String) -> Bool { FilePath.exists(root + path) }

    /// The folders that the dynamic linker searches after those that the file names.
    private var standardFolders: [String] {
        let configuration = FilePath.names(in: root + "/etc/ld.so.conf.d").flatMap { name in
            (FileManager.default.contents(atPath: root + "/etc/ld.so.conf.d/" + name)).map {
                String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init)
            } ?? []
        }.filter { $0.hasPrefix("/") }
        #if arch(arm64)
        let machine = "aarch64-linux-gnu"
        #else
        let machine = "x86_64-linux-gnu"
        #endif
        return configuration + ["/lib/\(machine)", "/usr/lib/\(machine)", "/lib64", "/lib", "/usr/lib64", "/usr/lib"]
    }

    private struct Library {
        var name: String
        /// Inside the root; nil if it is nowhere.
        var path: String?
        var user: String
    }

    /// The libraries that are loaded with the program, each after what needs it first.
    private var closure: [Library] {
        var found: [Library] = [], seen: Set<String> = [], standard: [String]?
        func visit(_ path: String, _ own: ElfFile, _ user: String, _ inherited: [String]) {
            let origin = FilePath.folder(of: path)
            let folders = own.folders.map {
                $0.replacingOccurrences(of: "${ORIGIN}", with: origin).replacingOccurrences(of: "$ORIGIN", with: origin)
            }
            for name in own.needed where !name.hasPrefix("ld-linux") && seen.insert(name).inserted {
                if standard == nil { standard = standardFolders }
                // Beside the program a library is looked up on this machine, where the binary is.
                let near = folders.map { $0 + "/" + name }.first {
                    $0.hasPrefix(FilePath.folder(of: binary)) ? FilePath.exists($0) : exists($0)
                }
                let place = near ?? (standard ?? []).map { $0 + "/" + name }.first(where: exists)
                found.append(Library(name: name, path: place, user: user))
                guard let place else { continue }
                let real = place.hasPrefix(FilePath.folder(of: binary)) ? place : root + place
                if let file = ElfFile(real) { visit(place, file, name, folders) }
            }
        }
        if let file = ElfFile(binary) { visit(binary, file, FilePath.name(of: binary), []) }
        return found
    }

    private static func isSwift(_ name: String) -> Bool {
        ["libswift", "libFoundation", "lib_Foundation", "libdispatch", "libBlocksRuntime", "libXCTest", "libTesting",
         "lib_Testing", "libSwift"].contains(where: name.hasPrefix)
    }

    private var libraries: [Doctor.Check] {
        let all = closure, swift = all.filter { Self.isSwift($0.name) }
        var checks: [Doctor.Check] = []
        if let first = swift.first {
            let missing = swift.filter { $0.path == nil }.map(\.name)
            let folder = first.path.map(FilePath.folder) ?? ""
            checks.append(Doctor.Check(
                name: "Swift runtime",
                found: missing.isEmpty ? "\(swift.count) libraries in \(folder)" : missing.joined(separator: ", "),
                isFine: missing.isEmpty, isOptional: false,
                fix: missing.isEmpty ? nil : "copy the toolchain's usr/lib/swift/linux/*.so beside the program, or "
                    + "build it with --static-swift-stdlib"))
        } else {
            checks.append(Doctor.Check(name: "Swift runtime", found: "linked statically", isFine: true,
                                       isOptional: false))
        }
        // One line for each package, in the order in which its first library is needed.
        var order: [String] = [], byPackage: [String: [Library]] = [:]
        let others = all.filter { !Self.isSwift($0.name) }, known = owners(of: others.compactMap(\.path))
        for library in others {
            let name = library.path.flatMap { known[$0] } ?? Self.packages[library.name] ?? "unknown package"
            if byPackage[name] == nil { order.append(name) }
            byPackage[name, default: []].append(library)
        }
        // What only other libraries need comes with their packages.
        let own = Set(ElfFile(binary)?.needed ?? [])
        for package in order {
            if byPackage[package]?.allSatisfy({ $0.path != nil && !own.contains($0.name) }) ?? true { continue }
            let parts = byPackage[package] ?? [], missing = parts.filter { $0.path == nil }
            let names = (missing.isEmpty ? parts : missing).map(\.name).joined(separator: ", ")
            let users = missing.first.map { ", needed by \($0.user)" } ?? ""
            checks.append(Doctor.Check(
                name: package, found: names + users, isFine: missing.isEmpty, isOptional: false,
                fix: missing.isEmpty ? nil : package == "unknown package" ? "find the package of the library with "
                    + "'apt-file search \(missing[0].name)'" : "apt-get install --no-install-recommends \(package)"))
        }
        return checks
    }

    /// The Debian packages of files, from dpkg's lists.
    private func owners(of paths: [String]) -> [String: String] {
        var wanted: [String: [String]] = [:]
        for path in paths {
            // The lists name files under /usr/lib or under /lib, and the file that a link leads to.
            let real = URL(fileURLWithPath: root + path).resolvingSymlinksInPath().path
            for name in [path, String(real.dropFirst(real.hasPrefix(root) ? root.count : 0))] {
                for form in [name, name.hasPrefix("/usr/lib/") ? String(name.dropFirst(4)) : "/usr" + name] {
                    wanted[form, default: []].append(path)
                }
            }
        }
        var found: [String: String] = [:]
        let folder = root + "/var/lib/dpkg/info"
        for name in FilePath.names(in: folder) where name.hasSuffix(".list") && name.hasPrefix("lib")
            || name.hasPrefix("zlib1g") && name.hasSuffix(".list") {
            guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { continue }
            for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
                for path in wanted[String(line)] ?? [] where found[path] == nil {
                    found[path] = String(name.dropLast(5).prefix { $0 != ":" })
                }
            }
        }
        return found
    }

    private var versions: [Doctor.Check] {
        let needed = ElfFile(binary)?.versions ?? [:]
        return [("GLIBC", "libc.so.6", "libc6"), ("GLIBCXX", "libstdc++.so.6", "libstdc++6")].compactMap { family in
            guard let wanted = needed[family.0], let place = closure.first(where: { $0.name == family.1 })?.path,
                  let given = ElfFile(root + place)?.versions[family.0] else { return nil }
            func text(_ version: [Int]) -> String { version.map(String.init).joined(separator: ".") }
            let isFine = !given.lexicographicallyPrecedes(wanted)
            return Doctor.Check(name: "\(family.2) version",
                                found: "\(family.0) \(text(wanted)) needed, \(text(given)) there",
                                isFine: isFine, isOptional: false,
                                fix: isFine ? nil : "build the program on the older system, or use a newer one")
        }
    }

    // MARK: Files

    /// The folders with resources that SwiftPM lays beside the program: their names are in the binary.
    private var bundles: [Doctor.Check] {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: binary), options: .alwaysMapped) else { return [] }
        let ending = Data(".resources".utf8)
        var names: Set<String> = [], position = data.startIndex
        while let range = data.range(of: ending, in: position..<data.endIndex) {
            position = range.upperBound
            // The name alone: the same text with a folder before it is where it was built.
            let before = data[..<range.lowerBound].suffix(200)
            let text = before.reversed().prefix { ($0 >= 0x30 && $0 <= 0x7a && $0 != 0x3a) || $0 == 0x2d || $0 == 0x2e }
            let name = String(decoding: text.reversed(), as: UTF8.self)
            let isEnd = range.upperBound == data.endIndex || data[range.upperBound] == 0
            if isEnd, name.contains("_"), !name.contains("/") { names.insert(name + ".resources") }
        }
        return names.sorted().map { name in
            let path = FilePath.folder(of: binary) + "/" + name, isThere = FilePath.isFolder(path)
            return Doctor.Check(name: "resources", found: isThere ? path : "\(path): missing", isFine: isThere,
                                isOptional: false,
                                fix: isThere ? nil : "copy \(name) from the build folder beside the program")
        }
    }

    private var fonts: [Doctor.Check] {
        FontPackage.all.map { package in
            let missing = package.files.first { !Fonts.isReadable(root + $0) }
            return Doctor.Check(
                name: package.name, found: missing.map { "\($0): missing (\(package.use))" } ?? package.files[0],
                isFine: missing == nil, isOptional: package.isOptional,
                fix: missing.map { _ in "apt-get install --no-install-recommends \(package.name)" })
        }
    }

    /// The command that installs what is missing.
    static func command(_ checks: [Doctor.Check]) -> String? {
        let start = "apt-get install --no-install-recommends "
        var seen: Set<String> = []
        let packages = checks.filter { !$0.isFine && !$0.isOptional }.compactMap(\.fix).filter { $0.hasPrefix(start) }
            .map { String($0.dropFirst(start.count)) }.filter { seen.insert($0).inserted }
        return packages.isEmpty ? nil : start + packages.joined(separator: " ")
    }
}
