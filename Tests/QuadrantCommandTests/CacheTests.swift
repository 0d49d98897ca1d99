import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantCompiler

/// The cache of compiled programs, and damage to it (#9.1, #9.2, #9.10).
@Suite("The cache of compiled programs")
struct CacheTests {
    private struct Content: Codable, Equatable {
        var program: ProgramScan
        var leftOut: [Compilation.LeftOut]

        init(note: String) {
            program = ProgramScan(candidates: [], broken: [])
            leftOut = [Compilation.LeftOut(file: 0, reason: note)]
        }
    }

    private static let text = """
        import SwiftUI
        struct A: View { var body: some View { Color.red.frame(width: 20, height: 10) } }
        """
    private static let draw = ["render", "A.swift", "-o", "a.svg", "--size", "40x20"]

    /// A cache in a separate folder.
    private func cache(_ command: Command) -> Cache { Cache(["QUADRANT_CACHE": command.folder + "/cache"]) }

    private func keep(_ key: String, in cache: Cache) throws {
        #expect(cache.isWritable)
        let work = try #require(WorkFolder(in: cache.folder))
        try Data("library \(key)".utf8).write(to: URL(fileURLWithPath: work.path + "/program.so"))
        let library = cache.keep(work, as: key, Content(note: key), replaces: false)
        #expect(library == cache.entry(key) + "/program.so")
    }

    private func key(_ number: Int) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
    }

    @Test func onlyWhatItMadeAndMarkedIsRemoved() throws {
        let command = try Command(), cache = cache(command)
        // Any name, including those of entries and work folders, with any content.
        var foreign: [String] = []
        for number in 0..<70 {
            foreign += ["project \(number)/notes.txt", "\(key(number))/program.so", "work-abc\(number)/program.json"]
        }
        foreign += ["program-\(key(3))/program.so", "program-\(key(9_000))/program.so",
                    "program-\(key(9_001))/quadrant-entry", "work-zzzzzz/a.swift"]
        for name in foreign { try command.write("precious", to: "cache/" + name) }
        for number in 0..<Cache.kept + 6 { try keep(key(number), in: cache) }
        for name in foreign { #expect(command.text("cache/" + name) == "precious", "\(name)") }
        let kept = try FileManager.default.contentsOfDirectory(atPath: cache.folder).filter { name in
            name.hasPrefix("program-") && FileManager.default.fileExists(atPath: "\(cache.folder)/\(name)/program.json")
        }
        #expect(kept.count == Cache.kept)
    }

    /// A symbolic link to another folder is not an entry, even if it refers to one.
    @Test func linksAreNotFollowed() throws {
        let command = try Command(), cache = cache(command), other = try Command()
        let beside = self.cache(other)
        try keep(key(1), in: beside)
        #expect(cache.isWritable)
        try FileManager.default.createSymbolicLink(
            atPath: cache.entry(key(1)), withDestinationPath: beside.entry(key(1)))
        #expect(cache.content(of: key(1), as: Content.self) == nil)
        #expect(!cache.discard(cache.entry(key(1))))
        #expect(beside.content(of: key(1), as: Content.self) != nil)
    }

    @Test func damageIsSeenBeforeSomethingIsLoaded() throws {
        let command = try Command(), cache = cache(command)
        let damages: [(String, (String) throws -> Void)] = [
            ("empty", { try Data().write(to: URL(fileURLWithPath: $0 + "/program.so")) }),
            ("cut off", { try Data("libr".utf8).write(to: URL(fileURLWithPath: $0 + "/program.so")) }),
            ("garbage", { try Data("library 2".utf8).write(to: URL(fileURLWithPath: $0 + "/program.so")) }),
            ("missing", { try FileManager.default.removeItem(atPath: $0 + "/program.so") }),
            ("senseless", {
                let text = "0\n{\"program\":{},\"leftOut\":[]}"
                try Data(text.utf8).write(to: URL(fileURLWithPath: $0 + "/program.json"))
            }),
            ("changed", { entry in
                let file = URL(fileURLWithPath: entry + "/program.json")
                let text = try String(contentsOf: file, encoding: .utf8)
                try Data(text.replacingOccurrences(of: "reason\":\"0", with: "reason\":\"1").utf8).write(to: file)
            }),
            ("record cut off", { try Data("{".utf8).write(to: URL(fileURLWithPath: $0 + "/program.json")) }),
            ("unmarked", { try FileManager.default.removeItem(atPath: $0 + "/" + Cache.mark) }),
        ]
        for (name, damage) in damages {
            try keep(key(1), in: cache)
            #expect(cache.content(of: key(1), as: Content.self) == Content(note: key(1)))
            try damage(cache.entry(key(1)))
            #expect(cache.content(of: key(1), as: Content.self) == nil, "\(name)")
            try? FileManager.default.removeItem(atPath: cache.entry(key(1)))
        }
    }

    /// Whatever the damage to an entry, the same command draws the same picture again, without a message.
    @Test func damagedEntriesAreCompiledAgain() throws {
        let command = try Command(["A.swift": Self.text]), cache = cache(command)
        let environment = ["QUADRANT_CACHE": "cache"]
        #expect(try command.run(Self.draw, environment).code == 0)
        let drawn = command.data("a.svg")
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: cache.folder).first {
            $0.hasPrefix("program-")
        })
        let key = String(name.dropFirst(8)), library = cache.entry(key) + "/program.so"
        let content = try #require(cache.content(of: key, as: Content.self))
        for damage in ["cut off", "not a library"] {
            try FileManager.default.removeItem(atPath: command.folder + "/a.svg")
            let bytes = try #require(FileManager.default.contents(atPath: library))
            if damage == "cut off" {
                try bytes.prefix(5_000).write(to: URL(fileURLWithPath: library))
            } else {
                // An undamaged entry that the system cannot load.
                let work = try #require(WorkFolder(in: cache.folder))
                try Data("no library".utf8).write(to: URL(fileURLWithPath: work.path + "/program.so"))
                #expect(cache.keep(work, as: key, content, replaces: true) == library)
            }
            let result = try command.run(Self.draw, environment)
            #expect(result.code == 0, "\(damage): \(result.errors)")
            #expect(command.data("a.svg") == drawn)
            #expect(cache.content(of: key, as: Content.self) == content)
        }
        #expect(try command.run(Self.draw + ["--json"], environment).output.contains("\"wasCached\" : true"))
    }

    /// Sets of names are written in another order by each process.
    @Test func everyProcessFindsTheEntry() throws {
        let names = (1...12).map { "View\($0)" }
        let text = "import SwiftUI\n#Preview { VStack { \(names.map { $0 + "()" }.joined(separator: "; ")) } }\n"
            + names.map { "struct \($0): View { var body: some View { Text(\"\($0)\") } }\n" }.joined()
        let command = try Command(["A.swift": text, "B.swift": "import Nothing\nlet b = nothing()\n"])
        let draw = ["render", "A.swift", "B.swift", "--all", "--json", "-o", "out/"]
        for isCached in [false, true, true, true] {
            let result = try command.run(draw, ["QUADRANT_CACHE": "cache"])
            #expect(result.code == 1 && result.output.contains("\"wasCached\" : \(isCached)"), "\(result.errors)")
        }
    }

    @Test func workFoldersAreRemovedWhenTheirProcessIsGone() throws {
        let command = try Command(), cache = cache(command)
        #expect(cache.isWritable)
        let busy = try #require(WorkFolder(in: cache.folder))
        var left = WorkFolder(in: cache.folder)
        let path = try #require(left?.path)
        // The remains of a killed process: the folder with its mark file, without the lock.
        left = nil
        try keep(key(1), in: cache)
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(FileManager.default.fileExists(atPath: busy.path))
        busy.remove()
    }

    /// An interrupted deletion has left the mark file, which is deleted last.
    @Test func workFoldersThatWereNotDeletedToTheEndAreRemoved() throws {
        let command = try Command(), cache = cache(command)
        #expect(cache.isWritable)
        var left = WorkFolder(in: cache.folder)
        let path = try #require(left?.path)
        left = nil
        #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [Cache.mark])
        try FileManager.default.createDirectory(atPath: path + "/objects", withIntermediateDirectories: true)
        try Data("o".utf8).write(to: URL(fileURLWithPath: path + "/objects/a.o"))
        WorkFolder.delete(path)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    // MARK: Folders that are not writable

    @Test func aRelativeFolderIsInTheCurrentOne() throws {
        #expect(Cache(["QUADRANT_CACHE": "kept"]).folder == FileManager.default.currentDirectoryPath + "/kept")
        #expect(Cache(["QUADRANT_CACHE": "", "XDG_CACHE_HOME": "x", "HOME": "/h"]).folder == "/h/.cache/quadrant")
        #expect(Cache(["XDG_CACHE_HOME": "/x", "HOME": "/h"]).folder == "/x/quadrant")
    }

    @Test func withoutACacheTheTemporaryFolderServes() throws {
        let command = try Command(["A.swift": Self.text, "temporary/x": ""])
        let environment = ["QUADRANT_CACHE": "/proc/none", "TMPDIR": command.folder + "/temporary"]
        let result = try command.run(Self.draw, environment)
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.errors.contains("the cache is disabled: '/proc/none' is not writable"))
        #expect(command.files == ["A.swift", "a.svg", "temporary"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: command.folder + "/temporary") == ["x"])
    }

    /// With a file size limit of some kilobytes, the library fits in neither place.
    @Test func withoutSpaceThatIsWhatIsSaid() throws {
        let command = try Command(["A.swift": Self.text])
        let script = "ulimit -f 8; exec \"$QUADRANT\" \(Self.draw.joined(separator: " ")) --quiet"
        let result = try command.shell(script, ["QUADRANT_CACHE": "cache"])
        #expect(result.code == ExitCode.machine.rawValue, "\(result.errors)")
        #expect(result.errors.contains("no space left to compile 'A.swift'"))
        #expect(result.hasFourParts)
        #expect(try FileManager.default.contentsOfDirectory(atPath: command.folder + "/cache") == [])
    }

    private static let canMount = (try? Command(["cache/x": ""]).shell(
        "unshare -m mount -t tmpfs -o size=200k none cache"))?.code == 0

    /// A disk of 200 KiB, if the system permits mounting one.
    @Test(.enabled(if: canMount, "only root mounts disks"))
    func aFullCacheIsLeftForTheTemporaryFolder() throws {
        let command = try Command(["A.swift": Self.text, "cache/x": ""])
        let script = "mount -t tmpfs -o size=200k none cache && \"$QUADRANT\" \(Self.draw.joined(separator: " "))"
        let result = try command.shell("unshare -m bash -c '\(script)'", ["QUADRANT_CACHE": "cache"])
        #expect(result.code == 0, "\(result.errors)")
        #expect(command.data("a.svg") != nil)
    }

    /// The compiler's own cache is in HOME.
    @Test func anUnwritableHomeIsNoObstacle() throws {
        let command = try Command(["A.swift": Self.text])
        let environment = ["HOME": "/proc/none", "XDG_CACHE_HOME": "/proc/none", "QUADRANT_CACHE": "cache"]
        let result = try command.run(Self.draw, environment)
        #expect(result.code == 0, "\(result.errors)")
        let doctor = try command.run(["doctor"], environment)
        #expect(doctor.code == 0)
        #expect(doctor.output.contains("/proc/none/clang/ModuleCache is not writable"))
    }

    // MARK: Other users

    /// The folders of the cache with what is read and run (#33.36).
    @Test(arguments: ["packages", "manifests", "quadrant-modules"])
    func aFolderThatOthersCanWriteIsNotUsed(name: String) throws {
        let cache = cache(try Command())
        #expect(cache.folder(name) == cache.folder + "/" + name)
        chmod(cache.folder + "/" + name, 0o777)
        #expect(cache.folder(name) == nil)
        #expect(cache.moduleFolder(orIn: "work") != cache.folder + "/quadrant-modules" || name != "quadrant-modules")
    }

    /// As in an image that any user runs: all can write in the folder, and only owners rename.
    @Test func inAFolderOfSeveralUsersEachHasOne() throws {
        let command = try Command(["cache/x": ""])
        chmod(command.folder + "/cache", 0o1777)
        #expect(cache(command).folder == command.folder + "/cache/user-\(geteuid())")
        #expect(cache(command).isWritable)
    }

    /// `HOME` is another user's with `sudo`, and in some containers.
    @Test(.enabled(if: geteuid() == 0, "only root gives files to another user"))
    func theCacheIsNotInTheHomeOfAnotherUser() throws {
        let command = try Command(["his/x": ""]), home = command.folder + "/his"
        #expect(Cache(["HOME": home]).folder == home + "/.cache/quadrant")
        chown(home, 60_002, 60_002)
        let own = String(cString: getpwuid(geteuid()).pointee.pw_dir)
        #expect(Cache(["HOME": home]).folder == own + "/.cache/quadrant")
    }

    @Test(arguments: ["", "/" + Cache.mark])
    func anEntryThatOthersCanWriteIsNotUsed(file: String) throws {
        let cache = cache(try Command())
        try keep(key(1), in: cache)
        #expect(cache.content(of: key(1), as: Content.self) != nil)
        chmod(cache.entry(key(1)) + file, 0o777)
        #expect(!cache.isOurs(cache.folder + "/program-" + key(1)))
        #expect(cache.content(of: key(1), as: Content.self) == nil)
    }

    /// The user learns why nothing is kept, with a command that says how it is corrected.
    @Test func aCacheThatOthersCanWriteIsNamed() throws {
        let command = try Command(["A.swift": Self.text, "cache/x": ""])
        chmod(command.folder + "/cache", 0o777)
        let drawn = try command.run(Self.draw, ["QUADRANT_CACHE": "cache"])
        #expect(drawn.code == 0)
        let reason = "can be written by other users"
        #expect(drawn.errors.contains("the cache is disabled: '") && drawn.errors.contains("/cache' \(reason)"),
                "\(drawn.errors)")
        #expect(try command.run(["doctor"], ["QUADRANT_CACHE": "cache"]).output.contains(reason))
        #expect(try FileManager.default.contentsOfDirectory(atPath: command.folder + "/cache") == ["x"])
    }

    // MARK: Signals

    /// A compiler stub that never exits, with a subprocess.
    private static let compiler = """
        #!/bin/bash
        sleep 600 &
        echo $! > helper
        echo $$ > compiler
        wait
        """

    /// Terminated during a compilation, the command leaves neither a folder nor a running compiler.
    @Test(arguments: ["INT", "TERM", "HUP"])
    func aSignalEndsTheCompilerToo(signal: String) throws {
        let command = try Command(["A.swift": Self.text, "swiftc": Self.compiler])
        chmod(command.folder + "/swiftc", 0o755)
        let result = try command.shell("""
            set -m
            env --default-signal=INT,TERM,HUP "$QUADRANT" render A.swift -o a.png & process=$!
            until [ -s compiler ]; do sleep 0.02; done
            kill -\(signal) $process
            wait $process
            code=$?
            for name in compiler helper; do
                for turn in {1..200}; do kill -0 $(<$name) 2>/dev/null || break; sleep 0.02; done
                grep -q '^State:.[^Z]' /proc/$(<$name)/status 2>/dev/null && echo "$name still runs"
            done
            ls cache
            exit $code
            """, ["QUADRANT_CACHE": "cache", "QUADRANT_SWIFTC": command.folder + "/swiftc"])
        #expect(result.code == 128 + ["INT": 2, "TERM": 15, "HUP": 1][signal]!)
        #expect(result.output.isEmpty, "\(result.output)")
    }
}
